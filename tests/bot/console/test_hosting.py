"""`boneyard run` as a process: tokens that are missing, wrong or good, servers that come and go, and its end."""

from __future__ import annotations

import asyncio
import signal
import socket
import sys
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import cast

import pytest

from bot.console.hosting import BAD_TOKEN, NO_TOKEN, hush
from bot.exits import Exit
from bot.platforms import Platform
from tests.bot.hosted import Hosted, discord, free_port, hosted, relay, telegram, under_nohup
from tests.fakes.discord import FakeChannel, FakeDiscord
from tests.fakes.discord import Person as Member
from tests.fakes.telegram.fake import TelegramFake
from tests.fakes.telegram.groups import Group
from tests.fakes.telegram.people import Person
from tests.forks import ROOT
from tests.waiting import PATIENCE

pytestmark = pytest.mark.slow

WRONG = "7000000002:a-token-that-nobody-has-ever-made"
QUIET = {"LOG_LEVEL": "WARNING"}
NO_TELEGRAM = BAD_TOKEN.format(platform="Telegram")
NO_DISCORD = BAD_TOKEN.format(platform="Discord")


@asynccontextmanager
async def telegrams() -> AsyncIterator[tuple[TelegramFake, Person, Group]]:
    async with TelegramFake() as fake:
        ann = fake.person("Ann")
        yield fake, ann, fake.group("Friends", ann)
        assert fake.violations == []


@asynccontextmanager
async def discords() -> AsyncIterator[tuple[FakeDiscord, Member, FakeChannel]]:
    async with FakeDiscord() as fake:
        ann = fake.person("Ann")
        yield fake, ann, fake.guild("Club", ann).channel("games")
        fake.check()


async def plays_on_telegram(fake: TelegramFake, ann: Person, group: Group) -> None:
    """Ann opens a table and is shown its buttons."""
    ann.say(group, "/play")
    await fake.until(lambda: ann.buttons(group))


async def plays_on_discord(fake: FakeDiscord, ann: Member, channel: FakeChannel) -> None:
    await fake.until(lambda: fake.gateway.connected and ann.offered(channel))
    ann.slash(channel, "play")
    await fake.until(lambda: any(shown.labels for shown in fake.visible(ann, channel)))


def in_order(bot: Hosted) -> bool:
    """Whether nothing unexpected was written."""
    return "Traceback" not in bot.said and "ERROR" not in bot.said


async def test_a_host_begins_it_anew(tmp_path: Path) -> None:
    """All other processes here are forked from one which has loaded everything before."""
    async with telegrams() as (fake, ann, group), discords() as (other, dot, channel):
        database = {"DATABASE_URL": f"sqlite:///{tmp_path}/boneyard.db"}
        settings = {**telegram(fake), **discord(other), **database}
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bot", "run"),
            cwd=tmp_path,
            env={"PYTHONPATH": str(ROOT), "HOME": str(tmp_path), **settings},
            stderr=PIPE,
        )
        try:
            await plays_on_telegram(fake, ann, group)
            await plays_on_discord(other, dot, channel)
            process.terminate()
            async with asyncio.timeout(PATIENCE):
                _, written = await process.communicate()
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()
    said = written.decode()
    assert process.returncode == Exit.GOOD, said
    assert "Traceback" not in said
    assert "ERROR" not in said


# --- Tokens -----------------------------------------------------------------------------------------------


async def test_without_a_token_it_says_what_to_set(tmp_path: Path) -> None:
    async with hosted(tmp_path, "run") as bot:
        assert await bot.ended() == Exit.UNUSABLE
        assert bot.said == NO_TOKEN


async def test_a_token_may_stand_in_a_file(tmp_path: Path) -> None:
    async with telegrams() as (fake, ann, group):
        lines = "".join(f"{name}={value}\n" for name, value in telegram(fake).items())
        (tmp_path / ".env").write_text(lines)
        async with hosted(tmp_path, "run") as bot:
            await plays_on_telegram(fake, ann, group)
            assert await bot.terminated() == Exit.GOOD


@pytest.mark.parametrize("token", [WRONG, "not even in form"])
async def test_a_wrong_token_of_telegram_is_one_line(tmp_path: Path, token: str) -> None:
    async with telegrams() as (fake, _, _), hosted(tmp_path, "run", **telegram(fake, token), **QUIET) as bot:
        assert await bot.ended() == Exit.FAILED
        assert bot.said == NO_TELEGRAM


async def test_a_wrong_token_of_discord_is_one_line(tmp_path: Path) -> None:
    async with discords() as (fake, _, _), hosted(tmp_path, "run", **discord(fake, WRONG), **QUIET) as bot:
        assert await bot.ended() == Exit.FAILED
        assert bot.said == NO_DISCORD


async def test_a_token_that_the_gateway_refuses(tmp_path: Path) -> None:
    async with discords() as (fake, _, _):
        fake.token = WRONG  # from now on that of the API alone
        async with hosted(tmp_path, "run", **discord(fake)) as bot:
            assert await bot.ended() == Exit.FAILED
            assert NO_DISCORD in bot.said
            assert in_order(bot)
            assert fake.gateway.identifies == 1


async def test_discord_is_served_when_telegram_refuses_the_token(tmp_path: Path) -> None:
    async with (
        telegrams() as (other, _, _),
        discords() as (fake, ann, channel),
        hosted(tmp_path, "run", **telegram(other, WRONG), **discord(fake)) as bot,
    ):
        await plays_on_discord(fake, ann, channel)
        assert NO_TELEGRAM in bot.said
        assert await bot.terminated() == Exit.GOOD
        assert in_order(bot)


async def test_telegram_is_served_when_discord_refuses_the_token(tmp_path: Path) -> None:
    async with (
        telegrams() as (fake, ann, group),
        discords() as (other, _, _),
        hosted(tmp_path, "run", **telegram(fake), **discord(other, WRONG)) as bot,
    ):
        await plays_on_telegram(fake, ann, group)
        assert NO_DISCORD in bot.said
        assert await bot.terminated() == Exit.GOOD
        assert in_order(bot)


@pytest.mark.parametrize("level", ["DEBUG", "INFO"])
async def test_no_token_is_ever_written(tmp_path: Path, level: str) -> None:
    async with (
        telegrams() as (one, ann, group),
        discords() as (other, bob, channel),
        hosted(tmp_path, "run", **telegram(one), **discord(other), LOG_LEVEL=level) as bot,
    ):
        await plays_on_telegram(one, ann, group)
        await plays_on_discord(other, bob, channel)
        assert await bot.terminated() == Exit.GOOD
        assert level in bot.said
        for secret in (one.token, one.token.partition(":")[2], other.token):
            assert secret not in bot.said


# --- The end ----------------------------------------------------------------------------------------------


async def test_a_stop_does_not_wait_for_the_long_question(tmp_path: Path) -> None:
    """The server would hold it for half a minute, which is longer than anybody waits for the end here."""
    async with telegrams() as (fake, ann, group), hosted(tmp_path, "run", **telegram(fake)) as bot:
        await plays_on_telegram(fake, ann, group)
        await fake.until(lambda: fake.world.poll is not None)
        bot.told(signal.SIGTERM)
        await fake.until(lambda: fake.world.poll is None or not bot.lives, within=15)
        assert await bot.ended() == Exit.GOOD
        assert in_order(bot)


class Busy:
    """A platform with something in hand that does not end; when it is broken off it takes a moment to say so."""

    def __init__(self, moment: float) -> None:
        self.moment = moment
        self.has_ended = False

    async def hush(self) -> None:
        try:
            await asyncio.Event().wait()
        finally:
            await asyncio.sleep(self.moment)
            self.has_ended = True


async def test_a_platform_that_is_ready_waits_for_the_farewell_of_another() -> None:
    """Else the connections would be closed by which it is said."""
    quick, slow = Busy(0), Busy(0.05)
    await hush([cast(Platform, quick), cast(Platform, slow)], patience=0)
    assert quick.has_ended
    assert slow.has_ended


async def test_the_end_of_the_terminal_is_an_end_in_good_order(tmp_path: Path) -> None:
    async with telegrams() as (fake, ann, group), hosted(tmp_path, "run", **telegram(fake)) as bot:
        await plays_on_telegram(fake, ann, group)
        bot.told(signal.SIGHUP)
        assert await bot.ended() == Exit.GOOD
        assert in_order(bot)


async def test_under_nohup_the_bot_outlives_its_terminal(tmp_path: Path) -> None:
    async with telegrams() as (fake, ann, group), under_nohup(tmp_path, "run", **telegram(fake)) as bot:
        await bot.says("ready")
        bot.told(signal.SIGHUP)
        await plays_on_telegram(fake, ann, group)
        assert await bot.terminated() == Exit.GOOD


async def test_a_stop_before_anything_can_be_reached(tmp_path: Path) -> None:
    settings = {"TELEGRAM_TOKEN": WRONG, "TELEGRAM_API_URL": f"http://127.0.0.1:{free_port()}"}
    async with hosted(tmp_path, "run", **settings) as bot:
        await bot.says("cannot be reached")
        assert await bot.terminated() == Exit.GOOD
        assert in_order(bot)


# --- Servers ----------------------------------------------------------------------------------------------


async def test_telegram_comes_later(tmp_path: Path) -> None:
    port = free_port()
    async with telegrams() as (fake, ann, group):
        settings = telegram(fake) | {"TELEGRAM_API_URL": f"http://127.0.0.1:{port}"}
        async with hosted(tmp_path, "run", **settings) as bot:
            await bot.says("cannot be reached")
            async with relay(port, int(fake.url.rpartition(":")[2])):
                await plays_on_telegram(fake, ann, group)
                assert await bot.terminated() == Exit.GOOD
            assert in_order(bot)


async def test_discord_comes_later(tmp_path: Path) -> None:
    port = free_port()
    async with discords() as (fake, ann, channel):
        settings = discord(fake) | {"DISCORD_API_URL": f"http://127.0.0.1:{port}/api/v10"}
        async with hosted(tmp_path, "run", **settings) as bot:
            await bot.says("cannot be reached")
            async with relay(port, int(fake.base.rpartition(":")[2])):
                await plays_on_discord(fake, ann, channel)
                assert await bot.terminated() == Exit.GOOD
            assert in_order(bot)


async def test_one_that_cannot_be_reached_does_not_keep_the_other_waiting(tmp_path: Path) -> None:
    settings = {"TELEGRAM_TOKEN": WRONG, "TELEGRAM_API_URL": f"http://127.0.0.1:{free_port()}"}
    async with discords() as (fake, ann, channel), hosted(tmp_path, "run", **settings, **discord(fake)) as bot:
        await plays_on_discord(fake, ann, channel)
        assert "cannot be reached" in bot.said
        assert "discord: ready" in bot.said
        assert await bot.terminated() == Exit.GOOD
        assert in_order(bot)


async def test_updates_are_brought_where_the_webhook_says(tmp_path: Path) -> None:
    port = free_port()
    webhook = {
        "TELEGRAM_WEBHOOK_URL": f"http://127.0.0.1:{port}/telegram/here",
        "TELEGRAM_WEBHOOK_PORT": str(port),
        "TELEGRAM_WEBHOOK_SECRET": "only-the-server-knows",
    }
    async with telegrams() as (fake, ann, group), hosted(tmp_path, "run", **telegram(fake), **webhook) as bot:
        await plays_on_telegram(fake, ann, group)
        assert fake.world.webhook["secret_token"] == webhook["TELEGRAM_WEBHOOK_SECRET"]
        assert not [call for call in fake.calls if call.method == "getUpdates"]
        assert await bot.terminated() == Exit.GOOD
        assert in_order(bot)
        assert webhook["TELEGRAM_WEBHOOK_SECRET"] not in bot.said
        assert "telegram: ready" in bot.said


async def test_who_cannot_be_called_is_not_ready(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("0.0.0.0", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        webhook = {"TELEGRAM_WEBHOOK_URL": "https://example.org/x", "TELEGRAM_WEBHOOK_PORT": port}
        async with telegrams() as (fake, _, _), hosted(tmp_path, "run", **telegram(fake), **webhook) as bot:
            assert await bot.ended() == Exit.FAILED
            assert f"the webhook cannot have port {port}" in bot.said
            assert ": ready" not in bot.said


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells which processes another has begun")
async def test_pictures_and_thoughts_have_processes_that_end_with_the_bot(tmp_path: Path) -> None:
    async with telegrams() as (fake, ann, group), hosted(tmp_path, "run", **telegram(fake)) as bot:
        ann.say(group, "/play solo-rows")
        await fake.until(lambda: any(button.text == "Hint" for button in ann.buttons(group)))
        ann.click(group, "Hint")
        await bot.until(lambda: set(children(bot).values()) == {"bot.workers.painter", "bot.workers.thinker"})
        begun = children(bot)
        assert await bot.terminated() == Exit.GOOD
        assert in_order(bot)
        assert not any(map(lives, begun))


def lives(pid: int) -> bool:
    return Path(f"/proc/{pid}").exists()


def children(bot: Hosted) -> dict[int, str]:
    """The modules that run in processes of a bot."""
    begun = Path(f"/proc/{bot.pid}/task/{bot.pid}/children").read_text().split()
    return {int(one): Path(f"/proc/{one}/cmdline").read_text().split("\0")[-2] for one in begun}


async def test_two_with_one_token_live(tmp_path: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    """The server lets only one of them ask for updates, so both are told, and somebody has to stop one."""
    async with telegrams() as (fake, ann, group), hosted(tmp_path, "run", **telegram(fake)) as one:
        await fake.until(lambda: fake.world.poll is not None)
        async with hosted(tmp_path_factory.mktemp("two"), "run", **telegram(fake)) as two:
            await one.says("another program uses the token")
            await plays_on_telegram(fake, ann, group)
            assert await two.terminated() == Exit.GOOD
            assert in_order(two)
        ann.say(group, "/help")
        await fake.until(lambda: not fake.world.updates.pending)
        assert await one.terminated() == Exit.GOOD
        assert in_order(one)
