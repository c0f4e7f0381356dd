"""The reminder that everybody answers: who is in, and the evening with them."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Sequence
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from typing import Any, TypeVar

import pytest

from bot.data import What, pack
from bot.tables.table import Table
from engine.game import rules_of, variants
from storage import matches, notices
from storage.matches import Match, Status
from tests.bot.chat import Chat, Guest, chatting, says, told
from tests.bot.evenings.reminded import MONDAY, NAMES, chat_at, invitations, reminded
from tests.bot.lobbies import match
from tests.bot.strict import GROUP, Post
from tests.databases import Careless

T = TypeVar("T")
U = TypeVar("U")

IN, OUT, BEGIN = (says(f"invite-button-{what}") for what in ("in", "out", "begin"))


async def test_one_message_tells_who_is_in(tmp_path: Path) -> None:
    chat = chat_at(MONDAY)
    async with chatting(tmp_path, chat=chat):
        ann, bob, cid, *_ = await reminded(chat)
        await chat.wait(hours=4)
        (post,) = invitations(chat)
        assert BEGIN not in str(post)
        await bob.press(IN, post)
        await chat.wait(seconds=1)
        await ann.press(IN, post)
        await cid.press(OUT, post)
        assert "In (2): Bob and Ann" in str(post)
        assert "Out: Cid" in str(post)
        await bob.press(IN, post)
        await ann.press(OUT, post)
    async with chatting(tmp_path, chat=chat):
        assert "In (1): Bob" in str(post)
        await chat.wait(seconds=1)
        await ann.press(IN, post)
        assert "In (2): Bob and Ann" in str(post)
        assert "Out: Cid" in str(post)
        assert len(invitations(chat)) == 1, "the same message, also after a restart"


async def test_two_of_one_name_are_told_apart(tmp_path: Path) -> None:
    chat = chat_at(MONDAY)
    async with chatting(tmp_path, chat=chat):
        ann, *_ = await reminded(chat)
        await chat.wait(hours=4)
        (post,) = invitations(chat)
        await ann.press(IN, post)
        await chat.wait(seconds=1)
        await chat.guest("Ann", number="2").press(IN, post)
        assert "In (2): Ann and Ann 2" in str(post)


async def test_an_invitation_speaks_the_language_of_the_chat_at_once(tmp_path: Path) -> None:
    async with chatting(tmp_path, chat=chat_at(MONDAY)) as chat:
        ann, *_ = await reminded(chat)
        await chat.wait(hours=4)
        (post,) = invitations(chat)
        await ann.say("/language chat de")
        assert says("invite-button-in", "de") in post.labels


async def test_too_late_is_too_late(tmp_path: Path) -> None:
    async with chatting(tmp_path, chat=chat_at(MONDAY)) as chat:
        ann, *_ = await reminded(chat)
        await chat.wait(hours=4)
        (post,) = invitations(chat)
        old = next(button.data for button in post.buttons if button.text == IN)
        await chat.wait(hours=3)
        assert says("invite-closed") in str(post)
        assert not post.buttons
        assert told(await ann.send(old)) == says("invite-over")
        await chat.wait(hours=24)
        assert told(await ann.send(old)) == says("bad-button"), "yesterday is forgotten"
        assert len(await notices.of_room(chat.bot.world.database, GROUP, "lunch")) == 1


async def test_an_invitation_of_late_yesterday_can_be_answered_beside_that_of_today(tmp_path: Path) -> None:
    async with chatting(tmp_path, chat=chat_at(MONDAY)) as chat:
        ann, bob, *_ = [chat.guest(name, admin=name == "Ann") for name in NAMES]
        await ann.say("/remind 23:30 Berlin")
        await chat.wait(hours=15)
        await ann.say("/remind 0:10")
        await chat.wait(hours=1)
        yesterday, today = invitations(chat)
        await bob.press(IN, yesterday)
        await ann.press(IN, today)
        assert "In (1): Bob" in str(yesterday)
        assert "In (1): Ann" in str(today)
        await chat.wait(hours=3)
        assert not yesterday.buttons
        assert not today.buttons


async def answered(chat: Chat, guests: Sequence[Guest]) -> Post:
    """Today's reminder, with all of these in."""
    await chat.wait(hours=4)
    post = invitations(chat)[-1]
    for guest in guests:
        await guest.press(IN, post)
    return post


def pairs(chat: Chat) -> set[frozenset[str]]:
    """Who plays with whom in the only lobby."""
    match = chat.table().match
    variant = variants()[match.game]
    sides = variant.rules(chat.table().options, len(match.seats)).sides
    return {
        frozenset(seat.name for seat, of in zip(match.seats, sides, strict=True) if of == side) for side in sides
    }


async def test_who_is_in_opens_the_evening(tmp_path: Path) -> None:
    async with chatting(tmp_path, chat=chat_at(MONDAY)) as chat:
        guests = await reminded(chat)
        post = await answered(chat, guests[1:5])
        await guests[1].press(BEGIN, post)
        match = chat.table().match
        assert (match.game, match.status, match.host) == ("general", Status.LOBBY, guests[1].id)
        assert {seat.person for seat in match.seats} == {guest.id for guest in guests[1:5]}
        assert says("invite-begun") in str(post)
        assert not post.buttons
        await guests[2].press("Start")
        state = chat.table().state
        assert state is not None
        assert rules_of(state).sides == (0, 1, 0, 1)


async def test_who_has_left_the_chat_does_not_come(tmp_path: Path) -> None:
    async with chatting(tmp_path, chat=chat_at(MONDAY)) as chat:
        guests = await reminded(chat)
        post = await answered(chat, guests[1:4])
        await chat.bot.left(GROUP, guests[2].id)
        await chat.bot.left(GROUP, guests[0].id)  # who has said nothing
        await chat.settle()
        assert "In (2): Bob and Dot" in str(post)
        await guests[1].press(BEGIN, post)
        assert guests[2].id not in {seat.person for seat in chat.table().match.seats}


async def test_one_who_is_not_in_begins_for_the_others_when_they_are_enough(tmp_path: Path) -> None:
    async with chatting(tmp_path, chat=chat_at(MONDAY)) as chat:
        ann, *others = await reminded(chat)
        post = await answered(chat, others[:3])
        assert told(await ann.press(BEGIN, post)) == says("invite-not-in")
        assert chat.tables() == []
        await others[3].press(IN, post)
        await ann.press(BEGIN, post)
        match = chat.table().match
        assert ann.id not in {seat.person for seat in match.seats}
        assert match.host == others[0].id


async def test_nobody_comes_in_the_name_of_a_chat(tmp_path: Path) -> None:
    async with chatting(tmp_path, chat=chat_at(MONDAY)) as chat:
        ann, *_ = await reminded(chat)
        post = await answered(chat, [ann])
        mask = Guest(chat, replace(chat.guest("The club").person, masked=True))
        for button in (IN, BEGIN):
            assert told(await mask.press(button, post)) == says("masked")
        assert "In (1): Ann" in str(post)
        assert chat.tables() == []


async def test_an_evening_that_nobody_comes_to_any_more_does_not_begin(tmp_path: Path) -> None:
    async with chatting(tmp_path, chat=chat_at(MONDAY)) as chat:
        ann, *_ = await reminded(chat)
        post = await answered(chat, [ann])
        begin = next(button.data for button in post.buttons if button.text == BEGIN)
        await ann.press(OUT, post)
        assert told(await ann.send(begin)) == says("invite-nobody")
        assert chat.tables() == []


async def test_with_real_tiles_a_sheet_is_opened(tmp_path: Path) -> None:
    async with chatting(tmp_path, chat=chat_at(MONDAY)) as chat:
        guests = await reminded(chat)
        post = await answered(chat, guests[:4])
        await guests[0].press(says("invite-button-real"), post)
        assert chat.table().match.sheet


LAST_TIME = {frozenset(pair) for pair in (("Ann", "Cid"), ("Bob", "Dot"), ("Eve", "Fay"))}


@pytest.mark.parametrize(
    "there", [NAMES, NAMES[:5], ("Ann", "Bob", "Cid"), ("Fay", "Gil", "Eve", "Ann"), ("Ann", "Bob", "Eve", "Gil")]
)
async def test_pairs_stay_as_last_time_where_both_are_there(tmp_path: Path, there: tuple[str, ...]) -> None:
    async with chatting(tmp_path, chat=chat_at(MONDAY)) as chat:
        ann, *_ = await reminded(chat)
        for name in NAMES:
            await chat.guest(name).say("/games")
        await chat.bot.world.database.write(matches.restore(evening_before()))
        await answered(chat, chat.guests(*there))
        await ann.press(IN)
        await ann.press(BEGIN)
        expected = {pair for pair in LAST_TIME if pair <= set(there)}
        if len(chat.table().match.seats) % 2:
            await chat.guest("Hal").press("Join")
        assert expected <= pairs(chat), "also when somebody comes who was missing"
        assert {name for pair in pairs(chat) for name in pair} - {"Hal"} == {*there, "Ann"}


def evening_before() -> Match:
    """An evening of six that is over."""
    at = MONDAY - timedelta(days=3)
    evening = match("general", *NAMES)
    return replace(evening, room=GROUP, name="A", status=Status.OVER, created_at=at, started_at=at, ended_at=at)


async def test_two_who_begin_at_once_open_one_table(tmp_path: Path) -> None:
    async with chatting(tmp_path, chat=chat_at(MONDAY)) as chat:
        guests = await reminded(chat)
        post = await answered(chat, guests[:4])
        (notice,) = await notices.of_room(chat.bot.world.database, GROUP, "lunch")
        data = pack(What.INVITE, notice.id, 0, "begin")
        answers = await asyncio.gather(*(guest.send(data, post) for guest in guests[:2]))
        assert sorted(map(told, answers)) == sorted(["", says("invite-over")])
        assert len(chat.tables()) == 1
        assert not any(says("lobby-closed", game="General’s goat") in str(shown) for shown in chat.room())


class Opening:
    """The opening of a table that takes its time, until somebody else comes to a lock and a test lets it go on."""

    def __init__(self, chat: Chat, monkeypatch: pytest.MonkeyPatch) -> None:
        self.begun, self.somebody_waits, self.goes_on = asyncio.Event(), asyncio.Event(), asyncio.Event()
        actions, tables = chat.bot.world.actions, chat.bot.world.tables
        open_lobby, exclusively = actions.open_lobby, tables.exclusively

        async def slowly(*args: Any, **more: Any) -> Table:
            self.begun.set()
            await self.goes_on.wait()
            return await open_lobby(*args, **more)

        def noticed(*why: str) -> asyncio.Lock:
            if self.begun.is_set():
                self.somebody_waits.set()
            return exclusively(*why)

        monkeypatch.setattr(actions, "open_lobby", slowly)
        monkeypatch.setattr(tables, "exclusively", noticed)

    async def meanwhile(self, opens: Coroutine[Any, Any, T], comes: Coroutine[Any, Any, U]) -> tuple[T, U]:
        """What comes of a press that opens the table, and of what happens while it does."""
        opening = asyncio.create_task(opens)
        await self.begun.wait()
        coming = asyncio.create_task(comes)
        await self.somebody_waits.wait()
        self.goes_on.set()
        return await opening, await coming


async def test_who_says_that_he_is_in_while_the_evening_is_opened_is_told_that_it_has_begun(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What he is told is so: everybody who is in has a seat."""
    async with chatting(tmp_path, chat=chat_at(MONDAY)) as chat:
        guests = await reminded(chat)
        post = await answered(chat, guests[:4])
        opening = Opening(chat, monkeypatch)
        began, late = await opening.meanwhile(guests[0].press(BEGIN, post), guests[4].press(IN, post))
        assert not began
        assert told(late) == says("invite-over")
        (notice,) = await notices.of_room(chat.bot.world.database, GROUP, "lunch")
        assert {*notice.coming} == {seat.person for seat in chat.table().match.seats}


async def test_who_leaves_the_chat_while_the_evening_is_opened_has_no_seat_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with chatting(tmp_path, chat=chat_at(MONDAY)) as chat:
        guests = await reminded(chat)
        post = await answered(chat, guests[:4])
        opening = Opening(chat, monkeypatch)
        await opening.meanwhile(guests[0].press(BEGIN, post), chat.bot.left(GROUP, guests[3].id))
        assert {seat.name for seat in chat.table().match.seats} == {"Ann", "Bob", "Cid"}


async def test_an_evening_that_could_not_be_saved_can_be_begun_again(tmp_path: Path) -> None:
    async with chatting(tmp_path, chat=chat_at(MONDAY)) as chat:
        guests = await reminded(chat)
        post = await answered(chat, guests[:4])
        Careless(chat.bot.world.database).fails = 1
        assert told(await guests[0].press(BEGIN, post)) == says("not-saved")
        assert not chat.tables()
        assert not chat.errors.found, "who has not saved it has told the log"
        assert not await guests[0].press(BEGIN, post)
        assert len(chat.tables()) == 1


async def test_a_chat_that_moves_takes_its_reminder_along(tmp_path: Path) -> None:
    async with chatting(tmp_path, chat=chat_at(MONDAY)) as chat:
        await reminded(chat)
        new = type(GROUP)(f"{GROUP}/new")
        await chat.bot.moved(GROUP, new)
        await chat.wait(hours=4)
        (notice,) = await notices.of_room(chat.bot.world.database, new, "lunch")
        assert len(invitations(chat)) == 1
        assert notice.room == new


async def test_who_begins_the_evening_learns_that_it_cannot_be_shown(tmp_path: Path) -> None:
    async with chatting(tmp_path, chat=chat_at(MONDAY)) as chat:
        ann, bob, *_ = await reminded(chat)
        await chat.wait(hours=4)
        (post,) = invitations(chat)
        for guest in (bob, ann):
            await guest.press(IN, post)
            await chat.wait(seconds=1)
        chat.group = replace(chat.group, doubtful=True)
        chat.port.unreachable.add(None)
        assert told(await ann.press(BEGIN, post)) == says("no-voice-here")
        assert not chat.tables()
