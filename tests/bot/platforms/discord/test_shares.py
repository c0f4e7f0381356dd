"""A bot on so many servers that Discord wants them to be shared among several connections."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from types import SimpleNamespace
from typing import cast

import pytest
from discord.gateway import DiscordWebSocket

from bot.console.hosting import hush
from bot.ids import RoomId
from bot.messages import text
from bot.platforms import BadToken, CannotServe
from bot.platforms.discord import entrance, gateway
from bot.platforms.discord.client import Client
from bot.ports import Command, Finding, Request, Room, TooFast
from tests.bot.platforms.discord.answering import whispering
from tests.bot.platforms.discord.company import Company, at, platform_for, serving, to
from tests.bot.platforms.saying import say
from tests.fakes.discord import FakeChannel, FakeDiscord, FakeGuild
from tests.waiting import PATIENCE


def share_of(guild: FakeGuild) -> int:
    """Of two, as Discord shares servers."""
    return (int(guild.id) >> 22) % 2


class Town:
    """A bot on more servers than one connection may have."""

    def __init__(self, fake: FakeDiscord) -> None:
        self.fake = fake
        self.ann = fake.person("Ann")
        self.guilds: list[FakeGuild] = []
        self.company = Company()
        self.platform = platform_for(fake)

    async def grow(self) -> None:
        """Servers come until there are some of each share."""
        while len(set(map(share_of, self.guilds))) < 2:
            self.guilds.append(self.fake.guild("Club", self.ann))
            await asyncio.sleep(0.001)
        self.fake.gateway.most_guilds = len(self.guilds) - 1

    def channels(self) -> list[FakeChannel]:
        """A new one on a server of each share."""
        return [{share_of(guild): guild for guild in self.guilds}[share].channel("games") for share in (0, 1)]

    async def until_connected(self) -> None:
        both = {(0, 2), (1, 2)}
        await self.fake.until(lambda: {(one.share, one.shares) for one in self.fake.gateway.connected} == both)


@pytest.fixture
async def town(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Town]:
    async with FakeDiscord() as fake:
        found = Town(fake)
        await found.grow()
        monkeypatch.setattr(gateway, "SHARE", len(found.guilds))
        yield found


async def test_each_share_has_a_connection_of_its_own(town: Town) -> None:
    channels, port = town.channels(), town.platform.port
    town.company.on = whispering("Good day.")
    async with serving(town.platform, town.company):
        await town.until_connected()
        reached = {("reached", at(channel).key) for channel in channels}
        await town.fake.until(lambda: town.company.memory and reached <= {*town.company.events})
        for channel in channels:
            fine = Finding(text("doctor-discord-fine"), good=True)
            assert await port.examine(Room(RoomId(at(channel).key))) == (fine,)
            await port.send(at(channel), say("The table."), loud=False)
            await town.fake.answered(town.ann.slash(channel, "help"))
            assert [shown.content for shown in town.fake.visible(town.ann, channel)] == ["The table.", "Good day."]
        await port.send(to(town.ann), say("Your hand."), loud=False)
        town.ann.say(town.ann.dm, "/help")
        await town.fake.until(lambda: len(town.company.requests) == 3)
        assert [request.what for request in town.company.requests] == [Command("help", "")] * 3
    assert not town.fake.gateway.connected
    town.fake.check()


async def test_what_has_arrived_on_any_connection_is_still_answered(town: Town) -> None:
    async def dawdle(request: Request) -> None:
        begun.set()
        await finish.wait()
        await request.whisper(say("Good day."))

    begun, finish = asyncio.Event(), asyncio.Event()
    town.company.on = dawdle
    _, second = town.channels()
    async with serving(town.platform, town.company):
        await town.until_connected()
        await town.fake.until(lambda: town.company.memory)
        asked = town.ann.slash(second, "help")
        await begun.wait()
        letting_go = asyncio.create_task(town.platform.hush())
        await town.fake.until(lambda: not town.fake.gateway.connected)
        assert not letting_go.done()
        finish.set()
        await letting_go
        assert [shown.content for shown in town.fake.replies(asked)] == ["Good day."]


@pytest.mark.parametrize(("code", "how"), [(4004, BadToken), (4011, CannotServe)])
async def test_where_one_connection_is_let_in_no_more_the_others_end(
    town: Town, code: int, how: type[Exception]
) -> None:
    await town.platform.log_in()
    serve = asyncio.create_task(town.platform.serve(town.company))
    await town.until_connected()
    [one] = [session.connection for session in town.fake.gateway.connected if session.share == 1]
    assert one is not None
    await one.close(code)
    with pytest.raises(how):
        await serve
    assert not town.platform.port.online
    await town.fake.until(lambda: not town.fake.gateway.connected)
    await town.platform.hush()
    await town.platform.close()


async def test_connections_are_let_go_of_together(town: Town, monkeypatch: pytest.MonkeyPatch) -> None:
    """Discord may be slow to confirm it, or be out of reach."""
    close, both = DiscordWebSocket.close, asyncio.Barrier(2)

    async def slow(self: DiscordWebSocket, code: int = 4000) -> None:
        await both.wait()
        await close(self, code)

    monkeypatch.setattr(DiscordWebSocket, "close", slow)
    async with serving(town.platform, town.company):
        await town.until_connected()
        async with asyncio.timeout(PATIENCE):
            await town.platform.hush()
        monkeypatch.undo()


async def test_what_is_in_hand_is_broken_off_though_discord_does_not_let_go(
    town: Town, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def dawdle(_request: Request) -> None:
        begun.set()
        try:
            await asyncio.Event().wait()
        finally:
            broken_off.set()

    async def never(_self: DiscordWebSocket, code: int = 4000) -> None:
        await asyncio.Event().wait()

    begun, broken_off = asyncio.Event(), asyncio.Event()
    town.company.on = dawdle
    async with serving(town.platform, town.company):
        await town.until_connected()
        await town.fake.until(lambda: town.company.memory)
        town.ann.slash(town.channels()[1], "help")
        await begun.wait()
        monkeypatch.setattr(DiscordWebSocket, "close", never)
        await hush([town.platform], patience=0.1)
        assert broken_off.is_set()
        monkeypatch.undo()


async def test_nobody_comes_to_the_entrance_long_before_his_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """The library would leave after a minute."""
    waits: list[float] = []

    async def sleep(seconds: float) -> None:
        waits.append(seconds)

    async def connect() -> None:
        pass

    monkeypatch.setattr(asyncio, "sleep", sleep)
    await gateway.connect([cast(Client, SimpleNamespace(connect=connect)) for _ in range(3)])
    assert waits == [0.0, entrance.GAP, 2 * entrance.GAP]


@pytest.mark.parametrize(("servers", "expected"), [(999, 1), (1000, 2), (2500, 3), (None, 1), ("5000", 1)])
def test_how_many_connections_are_needed(servers: object, expected: int) -> None:
    client = SimpleNamespace(application=SimpleNamespace(approximate_guild_count=servers))
    assert gateway.needed(cast(Client, client)) == expected


LOG_IN = "GET /users/@me"


async def test_before_all_connections_have_logged_in_nothing_is_sent(
    town: Town, monkeypatch: pytest.MonkeyPatch
) -> None:
    waits: list[bool] = []

    async def sleep(_seconds: float) -> None:
        waits.append(town.platform.port.online)

    monkeypatch.setattr("bot.platforms.discord.platform.asyncio.sleep", sleep)
    town.fake.fail(LOG_IN)  # which does the first no harm
    town.fake.fail(LOG_IN, status=503)
    await town.platform.log_in()
    monkeypatch.undo()
    assert waits == [False]
    assert town.platform.port.online
    await town.platform.close()


async def test_the_log_in_may_be_broken_off_between_two_connections(town: Town) -> None:
    town.fake.fail(LOG_IN)
    town.fake.fail(LOG_IN, delay=PATIENCE)
    logging_in = asyncio.create_task(town.platform.log_in())
    await town.fake.until(lambda: not any(planned.times for planned in town.fake.faults.planned))
    logging_in.cancel()
    await asyncio.wait([logging_in])
    await town.platform.hush()
    await town.platform.close()
    assert not town.platform.port.online
    with pytest.raises(TooFast):
        await town.platform.port.send(at(town.channels()[0]), say("The table."), loud=False)


async def test_for_few_servers_one_connection_does(town: Town, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gateway, "SHARE", len(town.guilds) + 1)
    town.fake.gateway.most_guilds += 1
    async with serving(town.platform, town.company):
        await town.fake.until(lambda: town.fake.gateway.connected)
        assert [session.shares for session in town.fake.gateway.connected] == [1]


async def test_connections_are_let_in_one_after_another(monkeypatch: pytest.MonkeyPatch) -> None:
    """As often a day as Discord has it, at most."""
    now, entered = 100.0, list[float]()

    async def sleep(seconds: float) -> None:
        nonlocal now
        now += max(0.0, seconds)

    monkeypatch.undo()  # the gap is that of the bot
    monkeypatch.setattr(entrance, "monotonic", lambda: now)
    monkeypatch.setattr(asyncio, "sleep", sleep)
    door = entrance.Entrance()
    while now < 24 * 3600:
        await door.passed()
        entered.append(now)
    assert entered[:4] == [100, 105, 110, 115]
    assert entered[-1] - entered[-2] == entrance.LONG_GAP
    assert 900 < len(entered) < 1000
