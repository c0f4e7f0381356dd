"""Score sheets that are left lying: they end by themselves, and the next day nothing is told on them."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.messages import text
from bot.tables.plan import LAST_ROUND_TIME, UNTOUCHED_TIME, Due
from storage import journal, ledger, matches
from storage.deeds import Kind
from storage.matches import Status
from tests.bot.chat import Chat, chatting, says, told
from tests.bot.on_sheets import GENERAL, NAMES, enter, lines, sums
from tests.bot.strict import GROUP

CLOSED = says("sheet-closed", game=text("game", game="general"))
LAST_ROUND = says("sheet-last-round", minutes=60)


def open_sheets(chat: Chat) -> list[str]:
    """The letters of the sheets that are open."""
    return [table.match.name for table in chat.tables()]


def newest(chat: Chat) -> str:
    """The words of the newest message."""
    return chat.room()[-1].message.plain()


# --- Nothing has been told ------------------------------------------------------------------------------


async def test_a_rematch_that_nobody_plays_ends_with_its_time(tmp_path: Path) -> None:
    """Without a result: the tallies have those of lunch alone, and so has who asks for the sheet."""
    async with chatting(tmp_path) as chat:
        ann, bob, *_ = await chat.playing(GENERAL, *NAMES)
        await enter(ann, "Bob is out", "0-0", "End", "Yes")
        lunch = lines(chat)
        counted = await sums(chat, bob)
        await enter(bob, "Rematch")
        assert len(open_sheets(chat)) == 1
        await chat.wait(minutes=31)
        assert not open_sheets(chat)
        assert newest(chat) == CLOSED
        assert await sums(chat, bob) == counted
        last = await matches.last_ended(chat.bot.world.database, GROUP, sheet=True)
        assert last is not None
        assert last.rematch_of is None, "the one that was played"
        await chat.wait(days=1)
        assert told(await ann.say("/sheet Bob 0-0")) == says("sheet-none-here")
        await enter(ann, "Rematch")
        assert lines(chat)[0] == lunch[0].replace("1 round", "0 rounds"), "it can still be played again"


async def test_a_sheet_without_a_clock_on_which_nothing_is_told_is_closed_after_hours(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        await chat.playing("/sheet goat", "Ann", "Bob")
        await chat.wait(seconds=UNTOUCHED_TIME.total_seconds() - 1)
        assert open_sheets(chat)
        await chat.wait(seconds=1)
        assert not open_sheets(chat)
        assert newest(chat) == says("sheet-closed", game="Goat")
        assert not await ledger.history(chat.bot.world.database, GROUP)


async def test_a_sheet_that_is_ended_before_anything_is_told_says_so_too(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.playing(GENERAL, *NAMES)
        await enter(ann, "End", "Yes")
        assert newest(chat) == CLOSED


# --- The last round -------------------------------------------------------------------------------------


async def test_the_round_in_hand_can_be_told_when_the_time_is_up(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.playing(GENERAL, *NAMES)
        await enter(ann, "Bob is out", "0-0")
        assert LAST_ROUND not in lines(chat)
        await chat.wait(minutes=30)
        assert LAST_ROUND in lines(chat)
        await chat.wait(seconds=LAST_ROUND_TIME.total_seconds() - 1)
        await enter(ann, "Cid is out", "0-0", "Yes")
        assert "2 rounds" in lines(chat)[0]
        assert lines(chat)[-1].startswith("The match is a draw")


async def test_a_last_round_that_nobody_tells_is_not_waited_for_until_the_next_day(tmp_path: Path) -> None:
    """The session ends with what was told of it, across a restart, and the clock has told nothing of it twice."""
    async with chatting(tmp_path) as chat:
        ann, bob, *_ = await chat.playing(GENERAL, *NAMES)
        await enter(ann, "Bob is out", "0-0")
        match = chat.table().id
        await chat.wait(minutes=30)
    async with chatting(tmp_path, chat=chat):
        assert open_sheets(chat)
        await chat.wait(minutes=60)
        assert not open_sheets(chat)
        assert lines(chat)[-1].startswith("Bob and Dot win the match!")
        assert "1 round" in lines(chat)[0]
        assert await sums(chat, bob) == {Kind.ROUND_WON: 1, Kind.WON: 1}
        assert await sums(chat, ann) == {Kind.ROUND_LOST: 1, Kind.GENERAL: 1, Kind.LOST: 1}
        entries = await journal.entries(chat.bot.world.database, match)
        assert [entry.told_by for entry in entries] == [ann.id, None, None]
        await chat.wait(days=1)
        assert told(await ann.say("/sheet Bob 0-0")) == says("sheet-none-here")


async def test_what_is_put_right_when_the_time_is_up_gives_that_time_anew(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.playing(GENERAL, *NAMES)
        await enter(ann, "Bob is out", "0-0", "Cid is out", "0-0")
        await chat.wait(minutes=80)
        await enter(ann, "Undo")
        assert chat.table().due == {Due.IDLE: chat.now + LAST_ROUND_TIME}
        await chat.wait(minutes=50)
        await enter(ann, "Cid is out", "6-6")
        assert chat.table().due == {Due.IDLE: chat.now + LAST_ROUND_TIME}


async def test_where_no_round_counted_the_time_ends_without_a_result(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.playing(GENERAL, *NAMES)
        match = chat.table().id
        await enter(ann, "Fish")
        await chat.wait(minutes=90)
        found = await matches.get(chat.bot.world.database, match)
        assert found is not None
        assert found.status is Status.STOPPED
        assert not await ledger.history(chat.bot.world.database, GROUP)


async def test_an_abandoned_sheet_is_closed_after_days(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.playing("/sheet goat", "Ann", "Bob")
        await ann.say("/sheet Ann out, Bob 20")
        await chat.wait(days=2)
        assert chat.tables()
        await chat.wait(days=2)
        assert not chat.tables()
        assert says("table-stopped", game="Goat") in lines(chat)


# --- The next sheet -------------------------------------------------------------------------------------


@pytest.mark.parametrize("others", ["Dot, Cid, Bob", "Bob, Cid, Dot"])
async def test_who_begins_a_sheet_does_not_leave_an_untouched_one(tmp_path: Path, others: str) -> None:
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        await ann.say("/lunch real with Bob, Cid, Dot, Eve, Fay")
        await enter(ann, "Start")
        await ann.say(f"/lunch real 45 with {others}")
        assert open_sheets(chat) == ["A", "B"], "they may still think better of it"
        await enter(ann, "Start")
        assert open_sheets(chat) == ["B"]
        assert CLOSED in [post.message.plain() for post in chat.room()]
        await enter(ann, "Bob is out", "0-0")
        assert "1 round" in lines(chat)[0]


@pytest.mark.parametrize(
    ("first", "told_of", "second"),
    [
        ("/lunch real with Bob, Cid, Dot", "fish", "/lunch real with Bob, Cid, Dot"),
        ("/lunch real with Bob, Cid, Dot", "", "/lunch real with Bob, Cid, Eve"),
        ("/lunch real with Bob, Cid, Dot", "", "/sheet goat with Bob, Cid, Dot"),
    ],
)
async def test_other_sheets_stay(tmp_path: Path, first: str, told_of: str, second: str) -> None:
    """One on which something was told, one of other people, one of another game."""
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        await ann.say(first)
        await enter(ann, "Start")
        if told_of:
            await ann.say(f"/sheet {told_of}")
        await ann.say(second)
        await enter(ann, "Start")
        assert open_sheets(chat) == ["A", "B"]


async def test_who_begins_to_play_leaves_the_sheet_of_the_same_game(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        await chat.playing("/sheet goat", "Ann", "Bob")
        await chat.playing("/play goat", "Ann", "Bob")
        assert open_sheets(chat) == ["A", "B"]


async def test_a_rematch_does_not_leave_an_untouched_sheet(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.playing(GENERAL, *NAMES)
        await enter(ann, "Bob is out", "0-0", "End", "Yes")
        over = chat.room()[-1]
        await chat.seated(GENERAL, *NAMES)
        await enter(ann, "Start")
        opened = chat.table().id
        assert not await ann.press("Rematch", over)
        assert [table.id == opened for table in chat.tables()] == [False]
