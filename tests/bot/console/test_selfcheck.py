"""`boneyard selfcheck` before the fakes: a chat in order, and what it says where something is not."""

from __future__ import annotations

import asyncio
import re
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from bot.console.selfcheck import DISCORD, NO_TOKEN, TELEGRAM, Patience, SelfCheck, Wanted
from bot.console.trials import Mark
from bot.exits import Exit
from bot.platforms.discord import DiscordPlatform
from bot.platforms.telegram import TelegramPlatform
from tests.bot.hosted import discord, free_port, hosted, telegram
from tests.bot.kept import WORDS
from tests.fakes.discord import FakeDiscord, Permission
from tests.fakes.telegram.fake import TelegramFake
from tests.fakes.telegram.faults import Fault
from tests.fakes.telegram.groups import Group
from tests.fakes.telegram.people import Person
from tests.fakes.telegram.refusals import OTHER_POLLER
from tests.waiting import PATIENCE

HURRIED = Patience(login=PATIENCE, commands=PATIENCE, rights=2, slow=30, people=0.1)
"""Nobody comes later. What is waited for in vain is waited for only a moment."""
WRONG = "7000000002:a-token-that-nobody-has-ever-made"

Found = dict[str, tuple[Mark, str]]
"""What was reported, by what it is about."""


@dataclass
class Checked:
    """A check of one of the fakes, which need no waiting."""

    check: SelfCheck
    slept: list[float]

    async def run(self, wanted: Wanted) -> int:
        return await self.check.run(wanted)

    @property
    def found(self) -> Found:
        return {result.about: (result.mark, result.words) for result in self.check.results}

    @property
    def problems(self) -> list[str]:
        return [result.about for result in self.check.results if result.mark is Mark.PROBLEM]


def on_telegram(fake: TelegramFake, token: str = TelegramFake.token, patience: Patience = HURRIED) -> Checked:
    slept = list[float]()

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        fake.clock.advance(seconds)
        await asyncio.sleep(0)

    platform = TelegramPlatform(token, WORDS, api_url=fake.url)
    check = SelfCheck(
        platform,
        TELEGRAM,
        WORDS,
        abilities=platform.abilities,
        has_rival=platform.has_rival,
        sleep=sleep,
        patience=patience,
    )
    return Checked(check, slept)


def on_discord(fake: FakeDiscord, token: str = "", patience: Patience = HURRIED) -> Checked:
    slept = list[float]()

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        await asyncio.sleep(0)

    platform = DiscordPlatform(token or fake.token, WORDS, api_url=fake.api_url, gateway_url=fake.gateway_url)
    return Checked(SelfCheck(platform, DISCORD, WORDS, sleep=sleep, patience=patience), slept)


def left(fake: TelegramFake, person: Person, group: Group | None = None) -> list[str]:
    """What the bot has written and not removed."""
    shown = fake.messages(person, group)
    return [one.text for one in shown if one.message is not None and one.message.sender is fake.world.bot]


@asynccontextmanager
async def telegrams(*, ephemeral: bool = True) -> AsyncIterator[TelegramFake]:
    async with TelegramFake(ephemeral=ephemeral) as fake:
        fake.pace.speed = 0
        yield fake
        assert fake.violations == []


@asynccontextmanager
async def discords() -> AsyncIterator[FakeDiscord]:
    async with FakeDiscord(speed=1000) as fake:
        yield fake
        fake.check()


# --- In order ---------------------------------------------------------------------------------------------


async def test_telegram_in_order(capsys: pytest.CaptureFixture[str]) -> None:
    async with telegrams() as fake:
        ann = fake.person("Ann")
        ann.start()
        group = fake.group("Tests", ann)
        checked = on_telegram(fake)
        assert await checked.run(Wanted(chat=group.id, person=ann.id)) == Exit.GOOD
        assert checked.found["token"] == (Mark.GOOD, "this is @boneyard_fake_bot")
        assert checked.found["inline mode"] == (Mark.GOOD, "yes")
        assert checked.found["ephemeral messages"] == (Mark.GOOD, "yes")
        assert {"commands", "names", "private message", "removing"} <= {*checked.found}
        assert checked.found["picture, changed twice"][0] is Mark.GOOD
        shown = [one.text for one in fake.seen(ann)]
        assert any(len(text) > 3900 for text in shown)
        assert any("@everyone" in text for text in shown)
        assert left(fake, ann, group) == []
        assert left(fake, ann) == ["The bot is being checked."], "the answer to /start"
        assert ann.menu(group.chat), "the commands are there"
        said = capsys.readouterr().out
        assert said.endswith("All that games need is in order.\n")
        assert fake.token not in said


async def test_discord_in_order(capsys: pytest.CaptureFixture[str]) -> None:
    async with discords() as fake:
        ann = fake.person("Ann")
        channel = fake.guild("Club", ann).channel("tests")
        checked = on_discord(fake)
        assert await checked.run(Wanted(chat=int(channel.id), person=int(ann.id))) == Exit.GOOD
        assert checked.found["token"] == (Mark.GOOD, "this is boneyard")
        assert {"commands", "names", "private message", "removing"} <= {*checked.found}
        assert checked.found["picture, changed twice"][0] is Mark.GOOD
        assert [result.mark for result in checked.check.results if result.about == "rights"] == [Mark.GOOD]
        assert any(len(seen.content) > 1800 for seen in fake.seen(ann))
        assert not fake.visible(ann, channel)
        assert not fake.visible(ann, ann.dm)
        assert ann.offered(channel), "the commands are there"
        assert capsys.readouterr().out.endswith("All that games need is in order.\n")


async def test_messages_may_be_kept() -> None:
    async with telegrams() as fake:
        ann = fake.person("Ann")
        group = fake.group("Tests", ann)
        assert await on_telegram(fake).run(Wanted(chat=group.id, keep=True)) == Exit.GOOD
        names = next(one for one in fake.messages(ann, group) if "@everyone" in one.text)
        assert "<b>Bold</b> & *stars*" in names.text


async def test_a_topic_is_a_place_of_its_own() -> None:
    async with telegrams() as fake:
        ann = fake.person("Ann")
        forum = fake.group("Tests", ann, forum=True)
        topic = forum.topic("Here")
        assert await on_telegram(fake).run(Wanted(chat=forum.id, topic=topic.thread, keep=True)) == Exit.GOOD
        assert fake.messages(ann, topic)
        assert {call.parameters.get("message_thread_id") for call in fake.calls_to(forum, "sendMessage")} == {
            str(topic.thread)
        }


# --- Not in order -----------------------------------------------------------------------------------------


async def test_a_wrong_token_of_telegram() -> None:
    async with telegrams() as fake:
        checked = on_telegram(fake, WRONG)
        assert await checked.run(Wanted(chat=-1)) == Exit.FAILED
        assert [*checked.found] == ["token"]
        assert "does not take it" in checked.found["token"][1]


async def test_a_wrong_token_of_discord() -> None:
    async with discords() as fake:
        checked = on_discord(fake, WRONG)
        assert await checked.run(Wanted(chat=1)) == Exit.FAILED
        assert [*checked.found] == ["token"]
        assert "does not take it" in checked.found["token"][1]


async def test_a_token_that_the_gateway_refuses() -> None:
    async with discords() as fake:
        channel = fake.guild("Club").channel("tests")
        fake.token = WRONG  # from now on that of the API alone
        checked = on_discord(fake, patience=replace(HURRIED, rights=0.1, slow=2))
        assert await checked.run(Wanted(chat=int(channel.id))) == Exit.FAILED
        assert "does not take the token" in checked.found["connection"][1]


async def test_a_server_that_cannot_be_reached() -> None:
    platform = TelegramPlatform(WRONG, WORDS, api_url=f"http://127.0.0.1:{free_port()}")
    checked = Checked(SelfCheck(platform, TELEGRAM, WORDS, patience=replace(HURRIED, login=0.2)), [])
    assert await checked.run(Wanted(chat=-1)) == Exit.FAILED
    assert checked.found["token"][1] == "the platform cannot be reached"


async def test_a_chat_of_telegram_that_does_not_exist() -> None:
    async with telegrams() as fake:
        checked = on_telegram(fake, patience=replace(HURRIED, rights=0.1))
        assert await checked.run(Wanted(chat=-1007)) == Exit.FAILED
        assert checked.problems == ["text in every style"], "nothing more is tried there"
        assert TELEGRAM.room in checked.found["text in every style"][1]


async def test_a_channel_of_discord_that_does_not_exist() -> None:
    async with discords() as fake:
        fake.guild("Club").channel("tests")
        checked = on_discord(fake, patience=replace(HURRIED, rights=0.1))
        assert await checked.run(Wanted(chat=7)) == Exit.FAILED
        assert checked.problems == ["text in every style"]
        assert DISCORD.room in checked.found["text in every style"][1]


async def test_a_group_in_which_the_bot_may_not_write() -> None:
    async with telegrams() as fake:
        group = fake.group("Tests")
        group.restrict_bot("can_send_messages")
        checked = on_telegram(fake)
        assert await checked.run(Wanted(chat=group.id)) == Exit.FAILED
        assert checked.problems == ["text in every style"]
        assert any("not allowed to write" in words for mark, words in rights(checked) if mark is Mark.NOTE)


async def test_a_channel_in_which_the_bot_may_not_write() -> None:
    async with discords() as fake:
        channel = fake.guild("Club").channel("tests")
        channel.deny(Permission.SEND_MESSAGES)
        checked = on_discord(fake)
        assert await checked.run(Wanted(chat=int(channel.id))) == Exit.FAILED
        assert checked.problems == ["text in every style"]
        assert any("cannot write" in words for mark, words in rights(checked) if mark is Mark.NOTE)


async def test_games_can_do_without_pictures() -> None:
    async with telegrams() as fake:
        group = fake.group("Tests")
        group.restrict_bot("can_send_photos")
        checked = on_telegram(fake)
        assert await checked.run(Wanted(chat=group.id)) == Exit.GOOD
        assert any("photos" in words for mark, words in rights(checked) if mark is Mark.NOTE)
        assert checked.found["picture, changed twice"][0] is Mark.NOTE
        assert checked.found["private message"] == (Mark.NOTE, "not tried: --person ID says to whom")


async def test_pictures_that_a_channel_does_not_take_are_not_called_good() -> None:
    async with discords() as fake:
        channel = fake.guild("Club").channel("tests")
        channel.deny(Permission.ATTACH_FILES)
        checked = on_discord(fake)
        assert await checked.run(Wanted(chat=int(channel.id))) == Exit.GOOD
        assert checked.found["picture, changed twice"][0] is Mark.NOTE


async def test_a_picture_that_the_server_cannot_work_with_is_not_called_good() -> None:
    async with telegrams() as fake:
        no = "Bad Request: IMAGE_PROCESS_FAILED"
        fake.fail(Fault(method="sendPhoto", times=None, status=400, description=no))
        checked = on_telegram(fake)
        assert await checked.run(Wanted(chat=fake.group("Tests").id)) == Exit.GOOD
        assert checked.found["picture, changed twice"][0] is Mark.NOTE


def rights(checked: Checked) -> list[tuple[Mark, str]]:
    return [(result.mark, result.words) for result in checked.check.results if result.about == "rights"]


async def test_a_person_who_has_not_opened_the_private_chat() -> None:
    async with telegrams() as fake:
        ann = fake.person("Ann")
        group = fake.group("Tests", ann)
        checked = on_telegram(fake)
        assert await checked.run(Wanted(chat=group.id, person=ann.id)) == Exit.FAILED
        assert checked.problems == ["private message"]
        assert TELEGRAM.person in checked.found["private message"][1]


async def test_a_person_who_takes_no_direct_messages() -> None:
    async with discords() as fake:
        ann = fake.person("Ann")
        ann.close_dms()
        channel = fake.guild("Club", ann).channel("tests")
        checked = on_discord(fake)
        assert await checked.run(Wanted(chat=int(channel.id), person=int(ann.id))) == Exit.FAILED
        assert checked.problems == ["private message"]
        assert DISCORD.person in checked.found["private message"][1]


async def test_commands_that_are_not_taken() -> None:
    async with telegrams() as fake:
        fake.fail(Fault(method="setMyCommands", times=None, status=400, description="Bad Request: no"))
        checked = on_telegram(fake, patience=replace(HURRIED, commands=0.2))
        assert await checked.run(Wanted(chat=fake.group("Tests").id)) == Exit.FAILED
        assert checked.problems == ["commands"]


async def test_another_program_with_the_token_is_told_of() -> None:
    async with telegrams() as fake:
        fake.fail(Fault(method="getUpdates", times=1, status=409, description=f"Conflict: {OTHER_POLLER}"))
        checked = on_telegram(fake)
        assert await checked.run(Wanted(chat=fake.group("Tests").id)) == Exit.FAILED
        assert checked.problems == ["connection"]
        assert "another program" in checked.found["connection"][1]


async def test_what_is_refused_is_told_in_the_words_of_the_platform() -> None:
    async with telegrams() as fake:
        group = fake.group("Tests")
        fake.fail(Fault(method="editMessageText", times=1, status=400, description="Bad Request: not like this"))
        checked = on_telegram(fake)
        assert await checked.run(Wanted(chat=group.id)) == Exit.FAILED
        assert checked.problems == ["edits"]
        assert "ot like this" in checked.found["edits"][1]


async def test_a_message_that_will_not_go() -> None:
    async with telegrams() as fake:
        group = fake.group("Tests")
        no = "Bad Request: message can't be deleted"
        fake.fail(Fault(method="deleteMessage", times=1, status=400, description=no))
        checked = on_telegram(fake)
        assert await checked.run(Wanted(chat=group.id)) == Exit.FAILED
        assert checked.found["removing"] == (Mark.PROBLEM, "what was removed could still be edited")


# --- The pace ---------------------------------------------------------------------------------------------


async def test_it_keeps_to_the_pace_of_a_game() -> None:
    async with telegrams() as fake:
        fake.pace.speed = 1
        group = fake.group("Tests")
        checked = on_telegram(fake)
        assert await checked.run(Wanted(chat=group.id)) == Exit.GOOD
        assert [call for call in fake.refused if call.status == 429] == []
        assert sum(checked.slept) > 10


async def test_it_waits_when_it_is_told_to() -> None:
    async with telegrams() as fake:
        group = fake.group("Tests")
        fake.flood(group, 12)
        checked = on_telegram(fake)
        assert await checked.run(Wanted(chat=group.id)) == Exit.GOOD
        assert max(checked.slept) > 5  # longer than any pace; some of the time has gone by


async def test_it_does_not_wait_for_ever() -> None:
    async with telegrams() as fake:
        group = fake.group("Tests")
        fake.flood(group, 3000)
        checked = on_telegram(fake)
        assert await checked.run(Wanted(chat=group.id)) == Exit.FAILED
        assert "3000 s" in checked.found["text in every style"][1]


async def test_how_many_messages_are_taken_at_once() -> None:
    async with telegrams() as fake:
        ann = fake.person("Ann")
        group = fake.group("Tests", ann)
        fake.pace.speed = 1
        checked = on_telegram(fake)
        assert await checked.run(Wanted(chat=group.id, flood=True)) == Exit.GOOD
        assert re.match(r"3 messages in \d+ s, then ", checked.found["pace"][1])
        assert left(fake, ann, group) == []


# --- People -----------------------------------------------------------------------------------------------

SLOW = replace(HURRIED, people=PATIENCE)


async def test_somebody_shows_where_and_presses_on_telegram() -> None:
    async with telegrams() as fake:
        ann = fake.person("Ann")
        ann.start()
        group = fake.group("Tests", ann)
        running = asyncio.create_task((checked := on_telegram(fake, patience=SLOW)).run(Wanted(press=True)))
        await fake.until(lambda: ann.menu(group.chat))
        ann.say(group, "/doctor")
        await fake.until(lambda: any("Press me" in button.text for button in ann.buttons(group)))
        press = ann.click(group, "Press me")
        assert await running == Exit.GOOD
        assert press.answered
        assert checked.found["chat"][1] == f"telegram:{group.id}, written to by telegram:{ann.id}"
        assert checked.found["press"][1].startswith(f"telegram:{ann.id} was answered")
        assert "private message" in checked.found
        assert not [one for one in fake.everything_public(group) if "nobody else sees" in one.text]


async def test_who_can_be_answered_by_a_popup_alone_is_answered() -> None:
    async with telegrams(ephemeral=False) as fake:
        ann = fake.person("Ann")
        group = fake.group("Tests", ann)
        running = asyncio.create_task(
            (checked := on_telegram(fake, patience=SLOW)).run(Wanted(chat=group.id, press=True))
        )
        await fake.until(lambda: any("Press me" in button.text for button in ann.buttons(group)))
        press = ann.click(group, "Press me")
        assert await running == Exit.GOOD
        assert "nobody else sees these words" in press.popup
        assert checked.found["press"][0] is Mark.GOOD


async def test_somebody_shows_where_and_presses_on_discord() -> None:
    async with discords() as fake:
        ann = fake.person("Ann")
        channel = fake.guild("Club", ann).channel("tests")
        running = asyncio.create_task((checked := on_discord(fake, patience=SLOW)).run(Wanted(press=True)))
        await fake.until(lambda: ann.offered(channel) and fake.gateway.connected)
        ann.slash(channel, "doctor")
        await fake.until(lambda: any("Press me" in shown.labels for shown in fake.visible(ann, channel)))
        last = next(shown for shown in fake.visible(ann, channel) if "Press me" in shown.labels)
        press = ann.click(last, "Press me")
        assert await running == Exit.GOOD
        assert [reply.ephemeral for reply in fake.replies(press)] == [True]
        assert checked.found["press"][1].startswith(f"discord:{ann.id} was answered")


async def test_nobody_writes() -> None:
    async with telegrams() as fake:
        fake.group("Tests")
        checked = on_telegram(fake)
        assert await checked.run(Wanted()) == Exit.FAILED
        assert checked.problems == ["chat"]


async def test_nobody_presses() -> None:
    async with discords() as fake:
        channel = fake.guild("Club").channel("tests")
        checked = on_discord(fake)
        assert await checked.run(Wanted(chat=int(channel.id), press=True)) == Exit.FAILED
        assert checked.problems == ["press"]


# --- The command ------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize(("platform", "name"), [("telegram", "TELEGRAM_TOKEN"), ("discord", "DISCORD_TOKEN")])
async def test_without_a_token_there_is_nothing_to_check(tmp_path: Path, platform: str, name: str) -> None:
    async with hosted(tmp_path, "selfcheck", platform) as command:
        assert await command.ended() == Exit.UNUSABLE
        assert command.said == NO_TOKEN.format(name=name)


@pytest.mark.slow
async def test_a_topic_alone_is_no_place(tmp_path: Path) -> None:
    async with hosted(tmp_path, "selfcheck", "telegram", "--topic", "3") as command:
        assert await command.ended() == Exit.UNUSABLE
        assert command.said == "boneyard: --topic needs --chat\n"


@pytest.mark.slow
@pytest.mark.parametrize("told", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
async def test_an_interruption_leaves_nothing_behind(tmp_path: Path, told: signal.Signals) -> None:
    async with discords() as fake:
        ann = fake.person("Ann")
        channel = fake.guild("Club", ann).channel("tests")
        arguments = ("selfcheck", "discord", "--channel", channel.id, "--press")
        async with hosted(tmp_path, *arguments, **discord(fake)) as command:
            await command.says("Press the button")
            assert fake.visible(ann, channel)
            command.told(told)
            assert await command.ended() == Exit.INTERRUPTED
            assert "Traceback" not in command.said
            assert not fake.visible(ann, channel)


@pytest.mark.slow
async def test_the_command_checks_telegram(tmp_path: Path) -> None:
    async with telegrams() as fake:
        arguments = ("selfcheck", "telegram", "--chat", "-1007", "--topic", "3")
        async with hosted(tmp_path, *arguments, **telegram(fake), LOG_LEVEL="DEBUG") as command:
            assert await command.ended() == Exit.FAILED
            assert "ok      token: this is @boneyard_fake_bot\n" in command.said
            assert command.said.endswith("Not in order: text in every style.\n")
            assert fake.token not in command.said


@pytest.mark.slow
async def test_the_command_checks_discord(tmp_path: Path) -> None:
    async with discords() as fake:
        channel = fake.guild("Club").channel("tests")
        arguments = ("selfcheck", "discord", "--channel", channel.id)
        async with hosted(tmp_path, *arguments, **discord(fake), LOG_LEVEL="DEBUG") as command:
            assert await command.ended() == Exit.GOOD
            assert "ok      names\n" in command.said
            assert fake.token not in command.said
