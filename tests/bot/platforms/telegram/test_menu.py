"""The lists of commands, and what /doctor finds."""

from __future__ import annotations

import logging
from collections.abc import Iterable

import pytest

from bot.announcing import FIRST_WAIT
from bot.commands import COMMANDS
from bot.ids import RoomId
from bot.platforms.telegram import TelegramPlatform, menu
from bot.ports import Finding, Room, Unreachable
from bot.words import Words
from tests.bot.kept import WORDS
from tests.bot.platforms.telegram.listening import Listener, in_room, says, serving, staged
from tests.fakes.telegram.fake import TelegramFake
from tests.fakes.telegram.faults import Fault
from tests.fakes.telegram.groups import Group


def keys(found: Iterable[Finding]) -> set[str]:
    return {finding.text.key.removeprefix("telegram-") for finding in found}


# --- Lists ------------------------------------------------------------------------------------------------


async def test_the_lists_are_set_in_all_languages_and_only_when_they_have_changed() -> None:
    listener = Listener()
    async with TelegramFake() as fake:
        async with serving(fake, listener):
            await fake.until(lambda: menu.NAME in listener.remembered)
        ann, boris = fake.person("Ann", language="fi"), fake.person("Борис", language="ru")
        group = fake.group("Friends", ann, boris)
        for person, language in ((ann, "en"), (boris, "ru")):
            for chat in (person.private, group.chat):
                listed = {one["command"]: one for one in person.menu(chat)}
                assert list(listed) == list(COMMANDS)
                about = WORDS.line(COMMANDS["play"].about, language)
                assert listed["play"]["description"] == about
                for name, command in COMMANDS.items():
                    hushed = chat is group.chat and command.quiet
                    assert bool(listed[name].get("is_ephemeral")) is hushed, name
        fake.calls.clear()
        async with serving(fake, listener):
            await fake.quiet()
            assert not [call for call in fake.calls if call.method == "setMyCommands"]
        listener.remembered[menu.NAME] = "another"
        async with serving(fake, listener):
            await fake.until(lambda: listener.remembered[menu.NAME] != "another")
            assert [call for call in fake.calls if call.method == "setMyCommands"]


async def test_whose_language_is_not_known_has_lists_in_that_of_the_host() -> None:
    words = Words(default="ru")
    async with TelegramFake() as fake:
        platform = TelegramPlatform(fake.token, words, api_url=fake.url)
        await platform.log_in()
        await menu.sync(platform._wire, Listener(), words, ephemeral=True)
        await platform.close()
        for language, shown in (("uk", "ru"), ("en-US", "en"), ("de", "de")):
            person = fake.person("Ann", language=language)
            listed = {one["command"]: one["description"] for one in person.menu(person.private)}
            assert listed["play"] == words.line(COMMANDS["play"].about, shown)


async def test_an_old_server_is_not_told_of_ephemeral_commands() -> None:
    async with staged(ephemeral=False) as stage:
        await stage.fake.until(lambda: menu.NAME in stage.listener.remembered)
        assert all("is_ephemeral" not in str(call.parameters) for call in stage.fake.calls)


async def test_lists_that_could_not_be_set_are_sent_again(caplog: pytest.LogCaptureFixture) -> None:
    async with TelegramFake() as fake:
        fake.fail(Fault("setMyCommands", status=403, description="Forbidden: not now", times=2))
        async with serving(fake) as stage:
            await fake.until(lambda: menu.NAME in stage.listener.remembered)
            assert {FIRST_WAIT, 2 * FIRST_WAIT} <= {*stage.slept}
    assert caplog.text.count("does not take the commands now") == 2


async def test_a_server_that_says_how_long_to_wait_is_told_the_lists_then() -> None:
    async with TelegramFake() as fake:
        slow = {"retry_after": 3000}
        fake.fail(Fault("setMyCommands", status=429, description="Too Many Requests", parameters=slow))
        async with serving(fake) as stage:
            await fake.until(lambda: menu.NAME in stage.listener.remembered)
            assert 3000 in stage.slept


async def test_lists_that_are_refused_are_sent_once(caplog: pytest.LogCaptureFixture) -> None:
    async with TelegramFake() as fake:
        fake.fail(Fault("setMyCommands", status=400, description="Bad Request: BOT_COMMAND_INVALID", times=None))
        async with serving(fake) as stage:
            await fake.until(lambda: "Telegram refuses the commands" in caplog.text)
            await fake.quiet()
            assert FIRST_WAIT not in stage.slept
        assert max(record.levelno for record in caplog.records) == logging.WARNING
        assert len([call for call in fake.calls if call.method == "setMyCommands"]) == 1


async def test_a_memory_that_fails_is_reported(caplog: pytest.LogCaptureFixture) -> None:
    class Forgetful(Listener):
        async def recall(self, name: str) -> str | None:
            raise ValueError("no database")

    async with TelegramFake() as fake, serving(fake, Forgetful()):
        await fake.until(lambda: "no database" in caplog.text)


# --- The doctor -------------------------------------------------------------------------------------------


async def examined(fake: TelegramFake, group: Group, topic: int | None = None) -> set[str]:
    async with serving(fake) as stage:
        where = f"telegram:{group.id}" + (f"/{topic}" if topic else "")
        return keys(await stage.port.examine(Room(RoomId(where), group.chat.title)))


async def test_a_group_where_all_is_well() -> None:
    async with TelegramFake(inline=False) as fake:
        group = fake.group("Friends")
        assert await examined(fake, group) == {"texts-yes", "photos-yes", "sees-little", "inline-no"}
        group.promote_bot()
        assert await examined(fake, group) == {"texts-yes", "photos-yes", "runs", "inline-no"}


async def test_rights_that_are_missing() -> None:
    async with TelegramFake() as fake:
        group = fake.group("Friends")
        group.restrict_bot("can_send_photos")
        assert await examined(fake, group) == {"texts-yes", "photos-no", "sees-little", "inline-yes"}
        group.restrict_bot("can_send_messages", "can_send_photos")
        assert {"texts-no", "photos-no"} <= await examined(fake, group)
        group.demote_bot()
        group.deny("can_send_photos")
        assert {"texts-yes", "photos-no"} <= await examined(fake, group)
        group.promote_bot()
        assert {"texts-yes", "photos-yes"} <= await examined(fake, group), "who runs it is above what all may do"
        fake.fail(Fault("getChatMember", status=400, description="Bad Request: member list is inaccessible"))
        assert await examined(fake, group) == {"unknown"}
        group.kick_bot()
        assert await examined(fake, group) == {"unknown"}


async def test_topics_and_private_chats() -> None:
    async with TelegramFake() as fake:
        forum = fake.group("Forum", forum=True)
        topic = forum.topic("Dominoes")
        assert {"topic", "topic-open"} <= await examined(fake, forum, topic.thread)
        assert {"general", "topic-open"} <= await examined(fake, forum)
        forum.promote_bot()
        managed = await examined(fake, forum)
        assert "topics-closed" in managed
        assert "topic-open" not in managed
        ann = fake.person("Ann")
        async with serving(fake) as stage:
            private = Room(RoomId(f"telegram:{ann.id}"), private=True)
            assert keys(await stage.port.examine(private)) == {"inline-yes"}


async def test_what_botfather_is_told_is_noticed_without_a_new_start() -> None:
    async with staged(inline=False) as stage:
        private = Room(RoomId(f"telegram:{stage.fake.person('Ann').id}"), private=True)

        async def found() -> tuple[set[str], bool]:
            return keys(await stage.port.examine(private)), stage.port.limits.inline

        assert await found() == ({"inline-no"}, False)
        stage.fake.world.inline = True
        assert await found() == ({"inline-yes"}, True)
        stage.fake.world.inline = False
        stage.fake.fail(Fault("getMe", status=403, description="Forbidden: not now"))
        assert await found() == ({"inline-yes"}, True), "nothing else is known yet"
        assert await found() == ({"inline-no"}, False)


async def test_a_closed_topic_is_known_by_the_message_that_it_has_refused() -> None:
    async with staged() as stage:
        forum = stage.fake.group("Forum", forum=True)
        here = in_room(forum)

        async def found() -> set[str]:
            assert here.room is not None
            return keys(await stage.port.examine(Room(here.room, forum.chat.title)))

        forum.chat.general_closed = True
        assert {"texts-yes", "topic-open"} <= await found()
        with pytest.raises(Unreachable):
            await stage.port.send(here, says("a table"), loud=True)
        closed = await found()
        assert "topic-closed" in closed
        assert not closed & {"texts-yes", "topic-open"}
        forum.promote_bot("can_delete_messages")
        assert "topic-closed" in await found()
        forum.promote_bot()
        managed = await found()
        assert {"texts-yes", "topics-closed"} <= managed
        assert "topic-closed" not in managed
        await stage.port.send(here, says("a table"), loud=True)
        forum.demote_bot()
        assert "topic-closed" not in await found(), "something has arrived since"


async def test_a_closed_topic_is_known_by_what_the_server_tells() -> None:
    async with staged() as stage:
        forum = stage.fake.group("Forum", forum=True)
        topic, other = forum.topic("Dominoes"), forum.topic("Talk")

        async def found(thread: int | None) -> set[str]:
            return keys(await stage.port.examine(Room(RoomId(f"telegram:{forum.id}/{thread}"))))

        forum.close_topic(topic)
        await stage.fake.until(lambda: list(stage.port.closed))
        assert "topic-closed" in await found(topic.thread)
        assert "topic-closed" not in await found(other.thread)
        forum.reopen_topic(topic)
        await stage.happened("reached", f"telegram:{forum.id}/{topic.thread}")
        assert "texts-yes" in await found(topic.thread)
