"""The bot, put together: people who cannot be reached for a while, and a stop in good order."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from contextlib import closing
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest

from bot.app import running
from bot.data import What, pack
from bot.ids import PostId, RoomId
from bot.messages import Message
from bot.ports import Address, Press
from bot.tables.plan import CLOSING_TIME, Pauses
from storage import chats, matches
from storage.changes import NotSaved, Unit
from storage.database import CannotOpen, Database
from tests.bot.chat import LIMITS, Asked, Chat, buttons, chatting, says, told
from tests.bot.kept import WORDS
from tests.bot.reading import table_post
from tests.bot.steering import to_the_end
from tests.bot.strict import GROUP, PLATFORM, StrictPort


async def test_who_opens_his_private_chat_is_shown_his_hand(tmp_path: Path) -> None:
    async with chatting(tmp_path, limits=replace(LIMITS, doors=True)) as chat:
        ann, bob = chat.guests("Ann", "Bob")
        chat.port.unreachable.add(bob.id)
        await chat.playing("/play block", "Ann", "Bob")
        assert not bob.private()
        assert ann.private()
        chat.port.unreachable.clear()
        await ann.say("/table")
        await bob.say("/table")
        assert not bob.private(), "nobody knows yet"
        await bob.write("/start")
        assert len(bob.private()) == 1
        assert "hand" in bob.hand().message.plain()


async def test_what_somebody_has_missed_is_no_condition_for_an_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with chatting(tmp_path) as chat:
        bob = chat.guest("Bob")
        chat.port.unreachable.add(bob.id)
        await chat.playing("/play block", "Ann", "Bob")
        chat.port.unreachable.clear()

        tried = []

        async def broken(person: str) -> None:
            tried.append(person)
            raise RuntimeError("the database")

        monkeypatch.setattr(logging.getLogger("bot.router"), "propagate", False)
        monkeypatch.setattr("bot.chats.reach.PATIENCE", 0.0)
        monkeypatch.setattr(chat.bot.world.tables, "of_person", broken)
        assert told(await bob.write("/start")) == says("welcome")
        assert tried == [bob.id]


async def test_a_press_of_which_two_processes_are_told_adds_one_computer_player(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, _ = await chat.seated("/play block", "Ann", "Bob")
        post = chat.room()[-1]
        press = Press(buttons(post, What.COMPUTER)[0].data, post.id, "test:1")
        other = Chat(StrictPort(LIMITS))
        async with chatting(tmp_path, chat=other):
            for one in (chat, other):
                await one.bot.handle(Asked(one, ann.person, chat.group, press))
            (lobby,) = await matches.in_room(chat.bot.world.database, GROUP)
            assert len(lobby.seats) == 3
            await chat.bot.handle(Asked(chat, ann.person, chat.group, replace(press, name="test:2")))
            (lobby,) = await matches.in_room(chat.bot.world.database, GROUP)
            assert len(lobby.seats) == 4, "pressed twice"


async def test_a_command_that_comes_after_a_change_by_another_process_can_be_given_again(tmp_path: Path) -> None:
    """It is no button, and so no old one."""
    async with chatting(tmp_path) as chat:
        _, bob = await chat.seated("/play block", "Ann", "Bob")
        other = Chat(StrictPort(LIMITS))
        async with chatting(tmp_path, chat=other):
            await other.guest("Cid").send(pack(What.JOIN, chat.table().id))
        assert told(await bob.say("/leave")) == says("not-saved")
        await bob.say("/leave")
        assert [seat.name for seat in chat.table().match.seats] == ["Ann", "Cid"]


@pytest.mark.parametrize("what", [What.REMATCH, What.NEW])
async def test_a_press_of_which_two_processes_are_told_opens_one_table(tmp_path: Path, what: What) -> None:
    async with chatting(tmp_path) as chat:
        guests = await chat.playing("/play block single_round=yes", "Ann", "Bob")
        await to_the_end(chat, guests)
        post = chat.room()[-1]
        press = Press(buttons(post, what)[0].data, post.id, "test:1")
        other = Chat(StrictPort(LIMITS))
        async with chatting(tmp_path, chat=other):
            asked = [Asked(one, guests[0].person, chat.group, press) for one in (chat, other)]
            await asyncio.gather(*(one.chat.bot.handle(one) for one in asked))
            assert len(await matches.in_room(chat.bot.world.database, GROUP)) == 1
            assert not any(one.whispers for one in asked)


async def test_a_start_without_space_on_the_disk_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def full(_database: Database, *_units: Unit) -> None:
        raise NotSaved.because(sqlite3.OperationalError("database or disk is full"))

    monkeypatch.setattr(Database, "write", full)
    with pytest.raises(CannotOpen) as said:
        async with running(tmp_path / "bones.db", {PLATFORM: StrictPort(LIMITS)}, WORDS):
            pass
    file = tmp_path / "bones.db"
    assert str(said.value) == f"in the database {file} nothing can be saved: database or disk is full"


@pytest.mark.parametrize("table", ["meta", "snapshot", "chat"])
async def test_a_start_over_a_damaged_file_says_so(tmp_path: Path, table: str) -> None:
    async with chatting(tmp_path) as chat:
        await chat.playing("/play block", "Ann", "Bob")
    file = tmp_path / "boneyard.db"
    with closing(sqlite3.connect(file)) as connection:
        page = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (table,)).fetchone()[0]
        size = connection.execute("PRAGMA page_size").fetchone()[0]
    with file.open("r+b") as written:
        written.seek((page - 1) * size)
        written.write(b"?" * size)

    async def opened(database: Database) -> None:
        await chats.get(database, GROUP)

    with pytest.raises(CannotOpen) as said:
        async with running(file, {PLATFORM: chat.port}, WORDS, opened=opened):
            pass
    assert str(said.value) == f"the database {file} cannot be read: database disk image is malformed"


async def test_a_start_shows_nothing_twice(tmp_path: Path) -> None:
    async with chatting(tmp_path, pauses=Pauses()) as chat:
        await chat.playing("/play general", "Ann", "Bob", "Cid", "Dot")
        before = len(chat.port.posts), [len(post.versions) for post in chat.port.posts]
    for _ in range(2):
        async with chatting(tmp_path, chat=chat):
            await chat.bot.world.publisher.settle()
            assert (len(chat.port.posts), [len(post.versions) for post in chat.port.posts]) == before


class Slow(StrictPort):
    """A port whose edits wait until it is open."""

    def __init__(self) -> None:
        super().__init__(LIMITS)
        self.open = asyncio.Event()
        self.open.set()

    async def edit(self, to: Address, post: PostId, message: Message) -> None:
        await self.open.wait()
        await super().edit(to, post, message)


async def test_a_match_that_has_ended_is_not_let_go_before_a_start_has_come_to_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many tables come first: else its end would be shown a second time."""
    monkeypatch.setattr("bot.publishing.publisher.MATCH_TIME", 20.0)
    port = Slow()
    async with chatting(tmp_path, chat=Chat(port)) as chat:
        ann, bob = chat.guests("Ann", "Bob")
        await ann.say("/play block")
        chat.group = replace(chat.group, id=RoomId("test:elsewhere"))
        await bob.say("/play block")
        match = chat.tables()[-1].id
        await bob.say("/stop")
        port.open.clear()
        await chat.bot.world.preferences.change_chat(GROUP, lambda room: replace(room, language="ru"))
    posts = len(port.posts)
    async with running(tmp_path / "boneyard.db", {PLATFORM: port}, WORDS, now=lambda: chat.now) as bot:
        clock, table = bot.world.clock, bot.world.tables.in_memory(match)
        assert table is not None
        chat.now += CLOSING_TIME + timedelta(seconds=1)
        clock.rearm()
        await clock.settle()
        assert bot.world.tables.in_memory(match) is not None
        port.open.set()
        await bot.settle()
        assert len(port.posts) == posts
        chat.now += CLOSING_TIME
        clock.rearm()
        await clock.settle()
        assert bot.world.tables.in_memory(match) is None


async def test_a_command_is_new_once_and_when_that_cannot_be_known(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with chatting(tmp_path) as chat:
        assert [await chat.bot.is_first("one") for _ in range(2)] == [True, False]

        async def full(*_units: Unit) -> None:
            raise NotSaved("the disk is full")

        with monkeypatch.context() as patch:
            patch.setattr(chat.bot.world.database, "write", full)
            assert await chat.bot.is_first("one"), "or nobody would be answered"
        assert not caplog.records, "who could not save it has told the log"
        assert not await chat.bot.is_first("one")


async def test_it_is_known_in_which_room_a_message_shows_something(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, _ = await chat.playing("/play block", "Ann", "Bob")
        assert await chat.bot.room_of(PostId("nothing"), table_post(chat).id) == GROUP
        assert await chat.bot.room_of(PostId("nothing"), ann.hand().id) is None, "a hand is shown in no room"
