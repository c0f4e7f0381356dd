"""What becomes of the tables of a room that moves, that is lost or takes nothing, and that people leave."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest

from bot.chats.reach import Access
from bot.data import What
from bot.ids import PostId, RoomId
from bot.messages import Message
from bot.ports import Address, Gone, Room
from storage import chats, ledger, matches, surfaces
from storage.changes import NotSaved, Stale
from storage.matches import Status
from tests.bot.chat import Chat, Guest, buttons, chatting, says, told
from tests.bot.steering import make, moves, state_of
from tests.bot.strict import GROUP

Change = Callable[..., Awaitable[None]]

MOVED = RoomId("test:moved")


def failing_first(change: Change, error: Exception) -> Change:
    """A change that fails the first time."""
    errors = [error]

    async def changed(*args: object, **more: object) -> None:
        if errors:
            raise errors.pop()
        await change(*args, **more)

    return changed


async def make_by_button(chat: Chat, guests: list[Guest]) -> None:
    """A move of whose turn it is, in his private chat."""
    guest = chat.on_turn(guests)
    hand = guest.hand()
    await guest.send(buttons(hand, What.MOVE)[0].data, hand)


async def test_a_room_with_another_id_keeps_its_tables_its_language_and_its_tally(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        guests = await chat.playing("/play block", "Ann", "Bob")
        chat.admins.add(guests[0].id)
        await guests[0].say("/language chat ru")
        await chat.bot.moved(GROUP, MOVED)
        await chat.bot.moved(GROUP, MOVED)  # told twice, as platforms do
        await chat.settle()
        chat.group = replace(chat.group, id=MOVED)
        assert chat.table().match.room == MOVED
        assert await chat.bot.world.languages.of_room(MOVED) == "ru"
        post = chat.room()[-1]
        assert says("table-turn", "ru", name=chat.on_turn(guests).person.name) in post.message.plain()
        await make(chat, guests, moves(state_of(chat))[0])
        assert chat.room()[-1] is post, "the new message is the one that changes"
        assert len(await matches.in_room(chat.bot.world.database, MOVED)) == 1


@pytest.mark.parametrize("error", [NotSaved("the disk is full"), Stale("a table was opened there")])
async def test_a_room_whose_move_could_not_be_noted_stays_as_it_is_until_it_is_told_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    async with chatting(tmp_path) as chat:
        _, bob = await chat.seated("/play block", "Ann", "Bob")
        database, (lobby,) = chat.bot.world.database, chat.room()
        monkeypatch.setattr(logging.getLogger("bot.app"), "propagate", False)
        monkeypatch.setattr(database, "write", failing_first(database.write, error))
        assert not await chat.bot.moved(GROUP, MOVED)
        assert chat.table().match.room == GROUP
        await chat.guest("Cid").say("/join")
        assert chat.room() == [lobby]
        assert "Cid" in lobby.message.plain()
        assert await chat.bot.moved(GROUP, MOVED)
        chat.group = replace(chat.group, id=MOVED)
        assert not await bob.say("/leave")
        assert [seat.name for seat in chat.table().match.seats] == ["Ann", "Cid"]


@pytest.mark.parametrize("how", ["refused", "changed", "sent"])
async def test_of_a_room_that_moves_while_a_message_is_on_the_way_one_message_is_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    """A platform may tell of the move by refusing that very message."""
    there = RoomId(f"{GROUP}/moved")
    async with chatting(tmp_path, step_by_step=False) as chat:
        ann, bob, cid = chat.guests("Ann", "Bob", "Cid")
        edit, send = chat.port.edit, chat.port.send

        async def move(to: Address) -> bool:
            if to.room != GROUP or chat.group.id == there:
                return False
            chat.group = replace(chat.group, id=there)
            return await chat.bot.moved(GROUP, there)

        async def edited(to: Address, post: PostId, message: Message) -> None:
            if await move(to) and how == "refused":
                raise Gone(post)
            await edit(to, post, message)

        async def sent(to: Address, message: Message, *, loud: bool) -> PostId:
            if how == "sent":
                await move(to)
            await asyncio.sleep(0)  # the room's new lane sends at the same time
            return await send(to, message, loud=loud)

        monkeypatch.setattr(chat.port, "edit", edited)
        monkeypatch.setattr(chat.port, "send", sent)
        await ann.say("/play goat")
        await chat.bot.shown()
        old = None if how == "sent" else chat.room()[-1]
        await bob.say("/join")
        await chat.bot.shown()
        (row,) = await surfaces.of_match(chat.bot.world.database, chat.table().id)
        (lobby,) = [post for post in chat.room() if post is not old]
        assert (row.room, row.post) == (there, lobby.id)
        await cid.say("/join")
        await chat.bot.shown()
        assert "Cid" in lobby.message.plain()


async def test_a_room_takes_its_tables_to_one_where_tables_are_open_already(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob, cid, dot = chat.guests("Ann", "Bob", "Cid", "Dot")
        await ann.say("/play block")
        await bob.say("/play draw")
        await ann.say("/tally add goat: Ann > Bob")
        chat.group = replace(chat.group, id=MOVED)
        await cid.say("/play muggins")
        assert await chat.bot.moved(GROUP, MOVED)
        await chat.settle()
        open_there = await matches.in_room(chat.bot.world.database, MOVED)
        assert {match.game: match.name for match in open_there} == {"block": "C", "draw": "B", "muggins": "A"}
        assert {table.id: table.match for table in chat.tables()} == {match.id: match for match in open_there}
        assert await chats.get(chat.bot.world.database, GROUP) is None
        assert ann.id in await ledger.of_people(chat.bot.world.database, MOVED)
        await dot.say("/play block")
        assert "D" in {table.match.name for table in chat.tables()}


async def test_what_a_room_has_chosen_holds_for_all_tables_of_the_one_that_it_becomes(tmp_path: Path) -> None:
    """Somebody may have been heard there before it was told of the move."""
    async with chatting(tmp_path) as chat:
        ann, bob, cid = chat.guests("Ann", "Bob", "Cid")
        chat.admins.add(ann.id)
        await ann.say("/language chat ru")
        await ann.say("/play block")
        await bob.say("/play draw")
        chat.group = replace(chat.group, id=MOVED)
        await cid.say("/play muggins")
        assert await chat.bot.moved(GROUP, MOVED)
        await chat.settle()
        labels = [buttons(post, What.JOIN)[0].text for post in chat.port.posts[-3:]]
        assert labels == [says("button-join", "ru")] * 3


async def test_a_room_that_the_bot_is_removed_from_is_closed_with_a_word_to_who_plays(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob = await chat.playing("/play block", "Ann", "Bob")
        match = chat.table().match
        await chat.bot.removed(GROUP)
        await chat.settle()
        assert not chat.tables()
        stopped = await matches.get(chat.bot.world.database, match.id)
        assert stopped is not None
        assert stopped.status is Status.STOPPED
        word = says("removed-from-room", game="Block", room="The club")
        assert [guest.private()[-1].message.plain() for guest in (ann, bob)] == [word, word]
        assert await chat.bot.world.reach.of(Address(room=GROUP)) is Access.CLOSED


async def test_a_room_that_is_gone_is_closed_with_another_word(tmp_path: Path) -> None:
    """Whether the platform tells so by itself or when something is sent there."""
    async with chatting(tmp_path) as chat:
        (ann,) = chat.guests("Ann")
        word = says("room-is-gone", game="Block", room="The club")
        for told_of in (chat.bot.removed(GROUP, gone=True), chat.bot.world.reach.on_vanish(Address(room=GROUP))):
            await ann.say("/play block")
            await told_of
            await chat.settle()
            assert not chat.tables()
            assert ann.private()[-1].message.plain() == word


async def test_a_topic_goes_with_its_chat(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        chat.group = Room(RoomId(f"{GROUP}/7"), "A topic")
        await chat.playing("/play block", "Ann", "Bob")
        await chat.bot.removed(GROUP)
        await chat.settle()
        assert not chat.tables()


async def test_a_chat_whose_id_begins_alike_is_another(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        chat.group = Room(RoomId(f"{GROUP}7"), "Another")
        await chat.guest("Ann").say("/play block")
        await chat.bot.removed(GROUP)
        assert chat.table().match.room == chat.group.id


@pytest.mark.parametrize("error", [Stale("another process"), NotSaved("the disk is full"), RuntimeError("a bug")])
async def test_a_table_that_cannot_be_changed_keeps_no_other_from_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, error: Exception
) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob = chat.guests("Ann", "Bob")
        for table in "ABC":
            await ann.say("/play block")
            await bob.say(f"/join {table}")
        actions, logger = chat.bot.world.actions, logging.getLogger("bot.rooms")
        monkeypatch.setattr(logger, "propagate", False)
        monkeypatch.setattr(logger, "handlers", [caplog.handler])
        monkeypatch.setattr(actions, "arrange", failing_first(actions.arrange, error))
        await chat.bot.left(GROUP, bob.id)
        unchanged = 0 if isinstance(error, Stale) else 1  # what another process has changed is tried once more
        assert [len(table.match.seats) for table in chat.tables()] == [1 + unchanged, 1, 1]
        monkeypatch.setattr(actions, "stop", failing_first(actions.stop, error))
        await chat.bot.removed(GROUP)
        await chat.settle()
        assert [table.match.name for table in chat.tables()] == ["A"][:unchanged]
        assert await chat.bot.world.reach.closed(Address(room=GROUP))
        assert ("ERROR" in caplog.text) is not isinstance(error, Stale)


async def test_who_leaves_the_room_leaves_its_tables(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob = await chat.seated("/play block", "Ann", "Bob")
        await chat.bot.left(GROUP, ann.id)
        await chat.settle()
        assert [(seat.name, chat.table().match.host) for seat in chat.table().match.seats] == [("Bob", bob.id)]
        await ann.press("Join")
        await bob.press("Start")
        await chat.bot.left(GROUP, ann.id)
        await chat.bot.left(GROUP, ann.id)
        assert [seat.held_by is not None for seat in chat.table().match.seats] == [False, True]
        await chat.bot.left(GROUP, bob.id)
        assert not chat.tables()


async def test_who_leaves_the_room_stays_on_the_score_sheet(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, _ = await chat.playing("/sheet goat target=51", "Ann", "Bob")
        seats = chat.table().match.seats
        await chat.bot.left(GROUP, ann.id)
        assert chat.table().match.seats == seats


@pytest.mark.parametrize("room", [GROUP, RoomId(f"{GROUP}/7")])
async def test_a_room_that_took_nothing_is_shown_what_it_missed(tmp_path: Path, room: RoomId) -> None:
    """Also when it is a topic, and the whole chat that takes something again."""
    async with chatting(tmp_path) as chat:
        chat.group = Room(room, "A room")
        guests = await chat.playing("/play block", "Ann", "Bob")
        await chat.bot.lost(Address(room=room))
        versions = len(chat.room()[-1].versions)
        await make_by_button(chat, guests)
        assert len(chat.room()[-1].versions) == versions
        await chat.bot.reached(Address(room=GROUP))
        await chat.settle()
        assert len(chat.room()[-1].versions) == versions + 1


async def test_a_room_that_took_nothing_is_shown_what_has_ended_meanwhile(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        await chat.playing("/play block", "Ann", "Bob")
        await chat.bot.removed(GROUP)
        await chat.settle()
        stopped = says("table-stopped", game="Block")
        assert chat.room()[-1].message.plain() != stopped
        await chat.bot.reached(Address(room=GROUP))
        await chat.settle()
        assert chat.room()[-1].message.plain() == stopped


async def test_a_closed_room_is_tried_again_when_somebody_speaks_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with chatting(tmp_path) as chat:
        guests = await chat.playing("/play block", "Ann", "Bob")
        await chat.bot.lost(Address(room=GROUP))
        await make_by_button(chat, guests)
        versions = len(chat.room()[-1].versions)
        monkeypatch.setattr("bot.chats.reach.PATIENCE", 0.0)
        await guests[0].say("hello")
        assert len(chat.room()[-1].versions) == versions + 1


async def test_a_closed_room_is_tried_again_by_what_is_shown_there_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those who play in their private chats say nothing in the room."""
    async with chatting(tmp_path) as chat:
        guests = await chat.playing("/play block", "Ann", "Bob")
        await chat.bot.lost(Address(room=GROUP))
        versions = len(chat.room()[-1].versions)
        await make_by_button(chat, guests)
        assert len(chat.room()[-1].versions) == versions
        monkeypatch.setattr("bot.chats.reach.PATIENCE", 0.0)
        await make_by_button(chat, guests)
        assert len(chat.room()[-1].versions) == versions + 1


async def stopped_unseen(chat: Chat) -> str:
    """A match that ends while its room takes nothing; gives its id."""
    await chat.playing("/play block", "Ann", "Bob")
    await chat.bot.lost(Address(room=GROUP))
    async with chat.bot.world.tables.changing(chat.table().id) as table:
        await chat.bot.world.actions.stop(table)
    return table.id


async def test_what_ends_while_a_room_takes_nothing_is_shown_there_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with chatting(tmp_path) as chat:
        match = await stopped_unseen(chat)
        await chat.wait(minutes=1.5)
        await chat.settle()
        assert chat.bot.world.tables.in_memory(match) is not None
        stopped = says("table-stopped", game="Block")
        assert stopped not in chat.room()[-1].message.plain()
        monkeypatch.setattr("bot.chats.reach.PATIENCE", 0.0)
        await chat.wait(minutes=1)
        await chat.settle()
        assert stopped in chat.room()[-1].message.plain()
        await chat.wait(minutes=2)
        await chat.settle()
        assert chat.bot.world.tables.in_memory(match) is None


async def test_what_ends_in_a_room_that_takes_nothing_is_kept_for_ten_minutes(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        match = await stopped_unseen(chat)
        await chat.wait(minutes=9)
        await chat.settle()
        assert chat.bot.world.tables.in_memory(match) is not None
        await chat.wait(minutes=2)
        await chat.settle()
        assert chat.bot.world.tables.in_memory(match) is None


async def test_where_the_table_can_hardly_be_shown_it_is_waited_for_what_comes_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.play.playing.MOMENT", 0.0)
    async with chatting(tmp_path) as chat:
        guests = await chat.playing("/play block", "Ann", "Bob")
        chat.port.unreachable.add(None)
        send = chat.port.send

        async def late(to: Address, message: Message, *, loud: bool) -> PostId:
            await asyncio.sleep(0.01)  # longer than a moment
            return await send(to, message, loud=loud)

        monkeypatch.setattr(chat.port, "send", late)
        chat.group = replace(chat.group, doubtful=True)
        assert told(await guests[0].say("/table")) == says("no-voice-here")


async def test_who_asks_for_the_table_where_it_cannot_be_shown_is_told_why_and_it_is_tried(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        guests = await chat.playing("/play block", "Ann", "Bob")
        chat.port.unreachable.add(None)
        for _ in range(2):
            assert told(await guests[0].say("/table")) == says("no-voice-here")
        assert told(await guests[0].write("/table")) == says("no-voice-there", room="The club", game="Block")
        chat.port.unreachable.clear()
        shown = len(chat.room())
        assert told(await guests[0].say("/table")) == ""
        assert len(chat.room()) == shown, "the table has come anew in place of the one before"
        assert not await chat.bot.world.reach.closed(Address(room=GROUP))
