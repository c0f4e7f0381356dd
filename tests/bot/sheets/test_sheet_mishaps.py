"""Strangers, forged buttons, a restart, two processes: nobody writes what he may not, and nothing is lost."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from pathlib import Path
from random import Random

import pytest

from bot.app import running
from bot.data import What, pack
from bot.tables.tale import first_state, move_of
from engine.events import How
from engine.game import rules_of
from engine.rules.values import ZERO
from engine.seats import Seat, Side
from engine.telling import RoundTold, retold
from storage import journal, ledger
from storage.deeds import Kind
from tests.bot.chat import Chat, Guest, chatting, says, told
from tests.bot.kept import WORDS
from tests.bot.on_sheets import GENERAL, NAMES, UNBEGUN, enter, lines, sheet
from tests.bot.steering import state_of
from tests.bot.strict import GROUP, PLATFORM, StrictPort


async def test_who_stands_on_a_sheet_by_name_alone_is_told_who_enters_rounds(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob = chat.guests("Ann", "Bob")
        await ann.say("/sheet goat with Bob")
        await ann.press("Start")
        assert told(await bob.say("/sheet Ann out")) == says("sheet-by-account", names="Ann", guests="Bob")


async def test_strangers_enter_nothing(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.playing(GENERAL, *NAMES)
        await enter(ann, "Bob is out", "0-0")
        sam, before = chat.guest("Sam"), state_of(chat)
        for button in sheet(chat).buttons:
            assert told(await sam.send(button.data)) == says("only-players")
        assert told(await sam.say("/sheet fish")) == says("only-players")
        assert told(await sam.say("/sheet undo")) == says("only-players")
        assert state_of(chat) == before
        boss = chat.guest("Tom", admin=True)
        assert not await boss.say("/sheet fish")
        assert "Round 2: fish (entered by Tom)." in lines(chat)


ARGS = (
    "o0....",
    "o9....",
    "o1.7...",
    "o1.0..5_.",
    "o....",
    "f1...1_.",
    "o1...5.",
    "undo.y",
    "e....",
    "e0....",
    "p1..",
    "p1.15.",
    "end.",
    "f99....",
    "x",
    "o1....yy",
    "o1..3..",
    "o1..-..",
    "f1.0...",
)
"""What no button of a sheet of General's goat for six says, while the first of them waits for his turn."""


async def test_forged_buttons_change_nothing(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.playing(GENERAL, *NAMES, "Eve", "Fay")
        await enter(ann, "Bob is out", "0-0")
        table, before = chat.table(), state_of(chat)
        for arg in ARGS:
            forged = pack(What.SHEET, table.id, before.ply, arg)
            assert told(await ann.send(forged)) == says("bad-button"), arg
        for ply in (0, before.ply - 1):
            assert told(await ann.send(pack(What.SHEET, table.id, ply, "undo"))) == says("old-button")
        for what in (What.HAND, What.MOVE, What.SIGN, What.TILE, What.PAGE, What.DEAL, What.BACK):
            assert told(await ann.send(pack(what, table.id, before.ply, "0"))) == says("sheet-real-tiles"), what
        for what in (What.JOIN, What.LEAVE, What.START, What.CHOOSE, What.PARTNERS, What.GUEST, What.CANCEL):
            assert told(await ann.send(pack(what, table.id, before.ply, "0"))) == says("already-begun"), what
        assert state_of(chat) == before


async def test_on_a_sheet_that_has_ended_nothing_is_entered(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.playing(GENERAL, *NAMES)
        old = pack(What.SHEET, chat.table().id, state_of(chat).ply, "o0.-...")
        await enter(ann, "End", "Yes")
        assert told(await ann.send(old)) == says("match-is-over")


async def test_a_played_table_is_no_sheet(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.playing("/play goat", "Ann", "Bob")
        table = chat.table()
        for arg in ("", "undo", "end.y", "o0...5_."):
            assert told(await ann.send(pack(What.SHEET, table.id, 1, arg))) == says("no-such-table")
        assert told(await ann.say("/sheet Ann out, Bob 4")) == says("sheet-none-here")
        await ann.say(GENERAL)
        assert told(await ann.send(pack(What.SHEET, chat.tables()[-1].id, 0, "undo"))) == UNBEGUN


async def test_a_sheet_goes_on_after_a_restart(tmp_path: Path) -> None:
    """In the middle of an entry, in the same message, with the same question."""
    async with chatting(tmp_path) as chat:
        ann, bob, *_ = await chat.playing(GENERAL, *NAMES)
        await enter(ann, "Bob is out", "0-0", "Cid is out")
        shown, count = str(sheet(chat)), len(chat.port.posts)
    async with chatting(tmp_path, chat=chat):
        assert str(sheet(chat)) == shown
        assert len(chat.port.posts) == count
        await enter(bob, "0-0")
        assert "Bob and Dot: Generals 1, Losses 1, Rounds 2." in lines(chat)
        await enter(bob, "Undo", "Undo")
        assert state_of(chat).round == 0
        await chat.wait(minutes=31)
        assert "Time is up. The round in hand is the last one." in lines(chat)


async def test_two_processes_do_not_both_write_a_round(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.playing(GENERAL, *NAMES)
        match = chat.table().id
        async with running(
            tmp_path / "boneyard.db", {PLATFORM: StrictPort(chat.port.limits)}, WORDS, now=lambda: chat.now
        ) as other:
            both = chat.bot.world, other.world

            async def tell(number: int) -> None:
                async with both[number].tables.changing(match) as table:
                    await both[number].actions.tell(table, RoundTold(How.OUT, Seat(number), (ZERO,)), ann.id)

            results = await asyncio.gather(tell(0), tell(1), return_exceptions=True)
            await other.settle()
        assert sum(result is None for result in results) == 1, results
        assert len(await journal.entries(chat.bot.world.database, match)) == 1
        assert len(await ledger.history(chat.bot.world.database, GROUP)) == 1


async def agree(chat: Chat, match_id: str, people: Iterable[Guest]) -> None:
    """What is shown and counted is what the entries say that still count."""
    database = chat.bot.world.database
    table = await chat.bot.world.tables.find(match_id)
    assert table is not None
    assert table.state is not None
    entries = await journal.entries(database, match_id)
    state = retold(first_state(table.match), [move_of(entry) for entry in entries])
    assert state.book == table.state.book
    assert state.table == table.state.table
    assert all(entry.told_by is not None for entry in entries if "time-up" not in entry.move)
    scoring = rules_of(state).scoring
    totals = await ledger.of_people(database, GROUP)
    for number, guest in enumerate(people):
        side = Side(state.sides[number])
        counters, mine = scoring.counters(state.book, side), totals.get(guest.id, {})
        assert mine.get(Kind.GENERAL, 0) == counters["generals"]
        assert mine.get(Kind.ROUND_LOST, 0) == counters["losses"]
        assert mine.get(Kind.ROUND_WON, 0) == counters["rounds"] - counters["losses"]


@pytest.mark.parametrize("seed", range(3))
async def test_strangers_press_at_random(tmp_path: Path, seed: int) -> None:
    """Everybody presses anything, also what was there long ago, until the evening ends."""
    chance = Random(f"sheet {seed}")
    async with chatting(tmp_path, seed=f"{seed}") as chat:
        people = await chat.playing(GENERAL, *NAMES, "Eve", "Fay")
        match, sam = chat.table().id, chat.guest("Sam")
        for _ in range(60):
            shown = sheet(chat)
            labels = shown.ever() if chance.random() < 0.2 else shown.buttons
            wanted = [label for label in labels if label.text not in ("End", "Rematch", "New table")]
            if not wanted:
                break
            guest = sam if chance.random() < 0.1 else chance.choice(people)
            await guest.send(chance.choice(wanted).data, shown)
            if chance.random() < 0.1:
                await chat.wait(minutes=chance.randrange(3))
        await agree(chat, match, people)
        assert len(await journal.entries(chat.bot.world.database, match)) > 5
