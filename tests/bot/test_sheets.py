"""`/sheet`: a lunch with real tiles is kept from the screens alone, and nothing gets lost or counted twice."""

from __future__ import annotations

import asyncio
import csv
from collections.abc import Iterable
from pathlib import Path
from random import Random

import pytest

from bot.app import running
from bot.commands import Takes
from bot.data import What, pack, unpack
from bot.drafts import Draft, read
from bot.keeping import first_of, move_of
from engine.events import How
from engine.game import rules_of
from engine.model import State
from engine.rules.values import ZERO
from engine.seats import Seat, Side
from engine.telling import RoundTold, retold
from storage import ledger, matches
from storage.ledger import Kind
from tests.bot.chat import GROUP, PLATFORM, WORDS, Chat, Guest, Post, StrictPort, chatting, says, told

pytestmark = pytest.mark.asyncio

NAMES = ("Ann", "Bob", "Cid", "Dot")
GENERAL = "/sheet general session_minutes=30"


def sheet(chat: Chat) -> Post:
    """The newest message with a sheet."""
    return next(post for post in reversed(chat.room()) if "score sheet" in post.message.plain())


def lines(chat: Chat) -> list[str]:
    return sheet(chat).message.plain().splitlines()


def state_of(chat: Chat) -> State:
    state = chat.tables()[-1].state
    assert state is not None
    return state


async def enter(guest: Guest, *labels: str) -> None:
    for label in labels:
        assert not await guest.press(label), guest.screen()


async def sums(chat: Chat, guest: Guest) -> dict[Kind, int]:
    return dict((await ledger.of_people(chat.bot.world.database, GROUP)).get(guest.id, {}))


# --- A lunch ----------------------------------------------------------------------------------------------


async def test_a_lunch_from_the_screens_alone(tmp_path: Path) -> None:
    async with chatting(tmp_path, pictures=True) as chat:
        ann, bob, cid, dot = await chat.seated(GENERAL, *NAMES)
        await ann.say("/sheet with Eve, Fay")
        await enter(bob, "Start")
        assert "At the table, in the order of turns: Ann → Bob → Cid → Dot." in lines(chat)
        assert "Next to sit down: Eve and Fay." in lines(chat)
        assert "Time left: 30 minutes." in lines(chat)
        await enter(cid, "Bob is out", "0-0")
        assert "Round 1: Bob is out with 0-0 (told by Cid)." in lines(chat)
        assert "Ann and Cid: Generals 1, Losses 1, Rounds 1." in lines(chat)
        assert "At the table, in the order of turns: Eve → Bob → Fay → Dot." in lines(chat)
        assert "Next to sit down: Ann and Cid." in lines(chat)
        await enter(ann, "Fish")
        assert "Round 2: fish (told by Ann)." in lines(chat)
        await chat.wait(minutes=12)
        await enter(ann, "Time")
        assert "Time left: 18 minutes." in lines(chat)
        await enter(dot, "Eve is out", "another tile")
        assert "Bob and Dot: Generals 0, Losses 1, Rounds 2." in lines(chat)
        await chat.wait(minutes=18)
        assert "Time is up. The round in hand is the last one." in lines(chat)
        await enter(dot, "Bob is out", "0-0 and 6-6 at once")
        assert says("sheet-sure-last") in lines(chat)
        await enter(dot, "Yes")
        assert "Bob and Dot win the match!" in lines(chat)[-1]
        drawing = sheet(chat).message.drawing
        assert drawing is not None
        assert "Eve and Fay: Generals 1, Losses 1, Rounds 2." in drawing.words
        assert await sums(chat, bob) == {Kind.ROUND_WON: 2, Kind.ROUND_LOST: 1, Kind.WON: 1}
        assert await sums(chat, ann) == {Kind.ROUND_LOST: 1, Kind.GENERAL: 1, Kind.LOST: 1}
        for deed in await ledger.history(chat.bot.world.database, GROUP):
            assert deed.noted_by in {cid.id, dot.id}
        await enter(ann, "Rematch")
        assert "0 rounds" in lines(chat)[0]
        assert chat.table().match.sheet


async def test_undo_cancels_what_the_round_has_brought(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob, *_ = await chat.playing(GENERAL, *NAMES)
        await enter(ann, "Bob is out", "6-6")
        before = lines(chat)[1:]
        await enter(ann, "Cid is out", "0-0")
        await enter(bob, "Undo")
        assert lines(chat)[1:] == before
        await enter(bob, "Dot is out", "another tile")
        assert await sums(chat, ann) == {Kind.ROUND_LOST: 2, Kind.GENERAL: 1}
        await enter(bob, "Undo", "Undo")
        assert not await sums(chat, ann)
        assert "Undo" not in [button.text for button in sheet(chat).buttons]
        assert told(await bob.say("/sheet undo")) == says("sheet-nothing-to-undo")
        deeds = await ledger.history(chat.bot.world.database, GROUP)
        assert [deed.noted_by for deed in deeds if deed.corrects] == [bob.id] * 3
        assert len(deeds) == 6, "nothing is overwritten"


async def test_an_entry_that_was_taken_back_in_the_tallies_can_still_be_undone_here(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.playing(GENERAL, *NAMES)
        await enter(ann, "Bob is out", "0-0")
        await ann.say("/tally undo")
        assert not await sums(chat, ann)
        await enter(ann, "Undo")
        assert state_of(chat).round == 0


async def test_a_lunch_with_real_tiles_is_a_sheet(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.playing("/lunch real 45 title_rule=bald", *NAMES)
        assert "Time left: 45 minutes." in lines(chat)
        await enter(ann, "Bob is out", "0-0")
        assert "Ann and Cid: Generals 0, Balds 1, Losses 1, Rounds 1." in lines(chat)
        assert told(await ann.say("/lunch real 20")) == says("lunch-minutes", shortest=30, longest=60)
        await ann.say("/lunch 45")
        assert [table.match.sheet for table in chat.tables()] == [True, False]


async def test_the_end_is_asked_for_twice(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.playing(GENERAL, *NAMES)
        await enter(ann, "Bob is out", "0-0", "End", "Back", "End", "Yes")
        assert lines(chat)[-1].startswith("Bob and Dot win the match!")
        assert not chat.tables()


async def test_where_no_round_counted_nothing_is_written(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.playing(GENERAL, *NAMES)
        await enter(ann, "Fish", "End")
        assert says("sheet-sure-end", result="no") in lines(chat)
        await enter(ann, "Yes")
        assert not chat.tables()
        assert not await ledger.history(chat.bot.world.database, GROUP)


# --- Games with hands -------------------------------------------------------------------------------------


async def test_hands_are_tapped(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob, _ = await chat.playing("/sheet goat teams=false", "Ann", "Bob", "Cid")
        await enter(ann, "Bob is out", "1", "7", "Cid: 17", "5", "Clear", "9", "Ann: 9")
        assert "Cid: 17 (Cid) = 17, which opens the account. Total 17." in lines(chat)
        assert "Account not open yet: Ann and Bob." in lines(chat)
        assert "Bob leads the next round: the finisher." in lines(chat)
        await enter(bob, "Fish", "Cid", "2", "Ann: 2", "3", "0", "Bob: 30", "0", "Cid: 0")
        assert state_of(chat).book.scores == (0, 30, 17)
        await enter(bob, "Undo")
        assert state_of(chat).book.scores == (0, 0, 17)


async def test_hands_are_typed(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob, _ = await chat.playing("/sheet goat teams=false", "Ann", "Bob", "Cid")
        assert not await ann.say("/sheet Ann 14, Bob out, p3 0-0")
        assert state_of(chat).book.scores == (14, 0, 25), "0-0 alone counts 25"
        assert not await ann.say("/sheet p1 40, p2 0, p3 6-6 6-5")
        assert state_of(chat).book.scores == (54, 0, 48)
        assert not await ann.say("/sheet fish cid 3; ann 4; bob 20")
        assert state_of(chat).book.scores == (58, 20, 48)
        assert state_of(chat).book.leader == 2
        assert not await ann.say("/sheet Ann")
        assert "What does the hand of Bob count? …" in lines(chat)
        await enter(bob, "5", "Bob: 5", "6", "Cid: 6")
        assert state_of(chat).book.scores == (58, 25, 54)


@pytest.mark.parametrize(
    ("words", "key"),
    [
        ("/sheet Ann 14, Bob 3", "sheet-who-out"),
        ("/sheet Ann out, Bob 3, Ann 4", "sheet-twice"),
        ("/sheet Ann out, Bob seven", "sheet-how-to-type"),
        ("/sheet Ann out, Bob 9-99", "sheet-how-to-type"),
        ("/sheet ,", "sheet-how-to-type"),
        ("/sheet with Eve", "sheet-no-lobby"),
        ("/hand", "no-seat-here"),
        ("/leave", "no-seat-here"),
        ("/record", "no-table-here"),
        ("/verify", "no-table-here"),
    ],
)
async def test_what_cannot_be_meant_is_refused(tmp_path: Path, words: str, key: str) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.playing("/sheet goat teams=false", "Ann", "Bob", "Cid")
        before = state_of(chat)
        assert told(await ann.say(words)) == says(key)
        assert state_of(chat) == before
        assert told(await ann.say("/sheet Ann out, Bob 3")) == says("sheet-missing", name="Cid")
        assert told(await ann.say("/sheet Sam out")) == says("sheet-nobody", name="Sam out")


async def test_games_that_cannot_be_kept_are_refused(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        for words, why in (
            ("solo-rows", "sheet-not-alone"),
            ("team-block", "sheet-not-teams"),
            ("bergen target=10", "sheet-not-tiles"),
            ("draw blocked_winner=count", "sheet-not-tiles"),
            ("forty-two", "sheet-not-this-game"),
        ):
            assert told(await ann.say(f"/sheet {words}")) == says(why)
        for words in ("/sheet undo", "/sheet export", "/sheet fish", "/sheet Ann out"):
            assert told(await ann.say(words)) == says("sheet-none-here")
        assert not chat.tables()
        await ann.say("/sheet")
        assert chat.table().match.game == "general"


async def test_a_match_that_reaches_its_target_is_over(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob = await chat.playing("/sheet goat target=51", "Ann", "Bob")
        await ann.say("/sheet Ann out, Bob 60")
        assert says("sheet-sure-last") in lines(chat)
        await enter(bob, "Back")
        assert state_of(chat).round == 0
        await ann.say("/sheet Ann out, Bob 60")
        await enter(bob, "Yes")
        assert "Ann wins the match! The goat: Bob." in lines(chat)
        assert await sums(chat, bob) == {Kind.LOST: 1, Kind.GOAT: 1}


async def test_a_sea_goat_asks_for_what_decides_there(tmp_path: Path) -> None:
    """The finish, the lead of 6-6 once somebody may go for the hundred, and whose a fish is."""
    async with chatting(tmp_path) as chat:
        ann, bob = await chat.playing("/sheet sea-goat", "Ann", "Bob")
        await enter(ann, "Ann is out", "another tile", "3", "0", "Bob: 30")
        assert state_of(chat).book.scores == (30, 0)
        assert "The hundred may be made by Ann." in lines(chat)
        await enter(ann, "Fish")
        assert says("sheet-who-fish", doubles="no") in lines(chat)
        await enter(ann, "Bob")
        assert says("sheet-who-led", what="hundred") in lines(chat)
        await enter(ann, "Nobody", "9", "Ann: 9", "4", "0", "Bob: 40")
        assert "A debt for Bob" in str(sheet(chat))
        assert not await bob.say("/sheet Ann out, Bob 26")
        await enter(bob, "another tile", "Ann")
        assert says("sheet-sure-last") in lines(chat), "6-6 was led and the round won: the hundred"
        await enter(bob, "Yes")
        assert "Ann wins the match!" in str(sheet(chat))


async def test_the_finish_may_be_typed_with_the_hands(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, _ = await chat.playing("/sheet sea-goat hundred=off", "Ann", "Bob")
        assert not await ann.say("/sheet Bob out 6-6, Ann 12")
        assert "Round 1: Bob is out with 6-6 (told by Ann)." in lines(chat)
        assert not await ann.say("/sheet Bob out 6-5, Ann 6-6")
        assert "Round 2: Bob is out with an ordinary tile (told by Ann)." in lines(chat)
        assert state_of(chat).book.scores == (0, 50), "6-6 alone counts 50"


async def test_where_the_lead_goes_round_the_first_is_asked_for(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.playing("/sheet sport-goat", *NAMES)
        await enter(ann, "Dot is out", "Cid", "1", "Ann: 1", "2", "Bob: 2", "3", "Cid: 3")
        assert state_of(chat).book.leader == 3, "who sits after Cid"
        assert not await ann.say("/sheet Dot out, Ann 10, Bob 10, Cid 10")
        assert (state_of(chat).book.leader, state_of(chat).round) == (0, 2)


# --- Points in play ---------------------------------------------------------------------------------------


async def test_points_in_play_are_tapped_as_they_come(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob, _ = await chat.playing("/sheet all-fives out_bonus=10", "Ann", "Bob", "Cid")
        await enter(ann, "Bob +")
        assert says("sheet-which-points", name="Bob") in lines(chat)
        assert [button.text for button in sheet(chat).buttons][:3] == ["+5", "+10", "+15"]
        await enter(ann, "+15")
        assert "Bob +15 (told by Ann)." in lines(chat)
        assert "0 rounds" in lines(chat)[0], "the round goes on"
        await enter(bob, "Cid +", "Back", "Cid +", "+20", "Bob is out", "1", "7", "Cid: 17", "4", "Ann: 4")
        assert "Round 1: Bob is out (told by Bob)." in lines(chat)
        assert "Bob scores 10 points: 10 for going out. Total 25." in lines(chat)
        assert state_of(chat).book.scores == (0, 15 + 10 + 15 + 5, 20)
        await enter(ann, "Undo", "Undo")
        assert state_of(chat).book.scores == (0, 15, 0)
        assert state_of(chat).round == 0
        await enter(ann, "Undo")
        assert "Undo" not in [button.text for button in sheet(chat).buttons]


async def test_points_in_play_are_typed(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob, *_ = await chat.playing("/sheet telephone", *NAMES)
        assert not await ann.say("/sheet bob +15")
        assert not await bob.say("/sheet p1 + 45")
        assert state_of(chat).book.scores == (45, 15)
        assert told(await ann.say("/sheet Ann +7")) == says("sheet-not-such-points", points=7)
        assert told(await ann.say("/sheet Zoe +5")) == says("sheet-nobody", name="Zoe")
        assert not await ann.say("/sheet Bob out, Cid 14, Dot 0, Ann 9")
        assert state_of(chat).book.scores == (45 - 20, 15), "the losers pay for both hands together"
        assert not await ann.say("/sheet undo")
        assert state_of(chat).book.scores == (45, 15)
        assert told(await ann.say("/sheet over")) == says("sheet-how-to-type")


async def test_where_hands_count_in_a_fish_alone_they_are_asked_for_there_alone(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.playing("/sheet muggins", "Ann", "Bob")
        await enter(ann, "Ann is out")
        assert state_of(chat).book.scores == (10, 0)
        assert not await ann.say("/sheet Bob out, Ann 50")
        assert state_of(chat).book.scores == (10, 10)
        await enter(ann, "Fish", "Ann", "9", "Bob: 9", "2", "3", "Ann: 23")
        assert state_of(chat).book.scores == (10, 10 + 15), "23 - 9 = 14, rounded"


async def test_points_in_play_that_end_the_match_are_asked_for_twice(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob = await chat.playing("/sheet fives-pl", "Ann", "Bob")
        assert not await ann.say("/sheet Ann +85")
        await enter(ann, "Ann +", "+15")
        assert says("sheet-sure-last") in lines(chat)
        await enter(bob, "Back")
        assert state_of(chat).book.scores == (85, 0)
        await enter(bob, "Ann +", "+15", "Yes")
        assert "Ann wins the match!" in str(sheet(chat))
        assert await sums(chat, ann) == {Kind.WON: 1}


async def test_a_game_of_points_in_play_alone(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.playing("/sheet italian-sum", "Ann", "Bob", "Cid")
        labels = [button.text for button in sheet(chat).buttons]
        assert labels == ["Ann +", "Bob +", "Cid +", "Round over", "End"]
        await enter(ann, "Bob +")
        assert [button.text for button in sheet(chat).buttons] == ["+1", "+2", "+3", "+4", "Back"]
        await enter(ann, "+3", "Round over")
        assert "Round 1 is over (told by Ann)." in lines(chat)
        assert not await ann.say("/sheet over")
        assert (state_of(chat).round, state_of(chat).book.scores) == (2, (0, 3, 0))
        assert told(await ann.say("/sheet Ann out")) == says("sheet-just-ends")


# --- Who is on it -----------------------------------------------------------------------------------------


async def test_people_are_written_down_by_name_and_guests_can_be_sent_away(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob = await chat.seated("/play goat", "Ann", "Bob")
        await ann.say("/stop")
        await ann.say("/sheet goat")
        assert told(await bob.say("/sheet with Sam")) == says("only-players")
        assert told(await ann.say("/sheet with")) == says("sheet-with-whom")
        assert not await ann.say("/sheet with bob, Eve")
        assert [(seat.name, seat.person) for seat in chat.table().match.seats] == [
            ("Ann", ann.id),
            ("Bob", bob.id),
            ("Eve", None),
        ]
        assert told(await ann.say("/sheet with Fay, Gil")) == says("table-full")
        await enter(ann, "Without Eve")
        assert len(chat.table().match.seats) == 2
        match = chat.table().id
        for forged in (pack(What.GUEST, match, 0, 0), pack(What.GUEST, match, 0, 9), pack(What.COMPUTER, match)):
            assert told(await ann.send(forged)) == says("bad-button")
        assert told(await ann.send(pack(What.GAME, match, 0, "block"))) == says("bad-button")


async def test_with_guests_alone_nothing_is_counted(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        await ann.say("/sheet goat target=51")
        await ann.say("/sheet with Bob")
        await enter(ann, "Start")
        await ann.say("/sheet Ann out, Bob 99")
        await enter(ann, "Yes")
        assert says("sheet-uncounted") in lines(chat)
        assert not await ledger.history(chat.bot.world.database, GROUP)


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
        assert "Round 2: fish (told by Tom)." in lines(chat)


ARGS = (
    "o0....",
    "o9....",
    "o0.7...",
    "o0.0..5_.",
    "o....",
    "f0...1_.",
    "o0...5.",
    "undo.y",
    "e....",
    "e0....",
    "p0..",
    "p0.15.",
    "end.",
    "f99....",
    "x",
    "o0....yy",
    "o0..2..",
)
"""What no button of a sheet of General's goat for six says."""


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
            assert told(await ann.send(pack(what, table.id, before.ply, "0"))) == says("not-your-table"), what
        for what in (What.JOIN, What.LEAVE, What.START, What.CHOOSE, What.PARTNERS, What.GUEST, What.CANCEL):
            assert told(await ann.send(pack(what, table.id, before.ply, "0"))) == says("already-begun"), what
        assert state_of(chat) == before


async def test_a_played_table_is_no_sheet(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.playing("/play goat", "Ann", "Bob")
        table = chat.table()
        for arg in ("", "undo", "end.y", "o0...5_."):
            assert told(await ann.send(pack(What.SHEET, table.id, 1, arg))) == says("no-such-table")
        assert told(await ann.say("/sheet Ann out, Bob 4")) == says("sheet-none-here")
        await ann.say(GENERAL)
        assert told(await ann.send(pack(What.SHEET, chat.tables()[-1].id, 0, "undo"))) == says("not-begun")


# --- Whatever happens -------------------------------------------------------------------------------------


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
            both = [world.tables for world in (chat.bot.world, other.world)]

            async def tell(number: int) -> None:
                async with both[number].changing(match) as table:
                    await both[number].tell(table, RoundTold(How.OUT, Seat(number), (ZERO,)), ann.id)

            results = await asyncio.gather(tell(0), tell(1), return_exceptions=True)
            await other.settle()
        assert sum(result is None for result in results) == 1, results
        assert len(await matches.journal(chat.bot.world.database, match)) == 1
        assert len(await ledger.history(chat.bot.world.database, GROUP)) == 1


async def agree(chat: Chat, match_id: str, people: Iterable[Guest]) -> None:
    """What is shown and counted is what the entries say that still count."""
    database = chat.bot.world.database
    table = await chat.bot.world.tables.find(match_id)
    assert table is not None
    assert table.state is not None
    entries = await matches.journal(database, match_id)
    state = retold(first_of(table), [move_of(entry) for entry in entries])
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
        assert len(await matches.journal(chat.bot.world.database, match)) > 5


async def test_an_abandoned_sheet_is_closed_after_days(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.playing("/sheet goat", "Ann", "Bob")
        await ann.say("/sheet Ann out, Bob 20")
        await chat.wait(days=2)
        assert chat.tables()
        await chat.wait(days=2)
        assert not chat.tables()
        assert says("table-stopped", game="Goat") in lines(chat)


# --- Taking it along --------------------------------------------------------------------------------------


async def exported(chat: Chat, guest: Guest) -> list[dict[str, str]]:
    """The file that somebody gets."""
    await guest.say("/sheet export")
    name, data = chat.port.files[guest.id][-1]
    assert name.endswith("2024-02-28.csv")
    return list(csv.DictReader(data.decode("utf-8-sig").splitlines()))


async def test_a_sheet_is_exported(tmp_path: Path) -> None:
    async with chatting(tmp_path, pictures=True) as chat:
        ann, *_ = await chat.playing(GENERAL, *NAMES, "Eve", "=Fay")
        await enter(ann, "Bob is out", "0-0", "Fish", "Fish", "Undo", "Eve is out", "another tile")
        found = await exported(chat, ann)
        assert [row["how"] for row in found] == ["out", "fish", "out"]
        assert [row["title"] for row in found] == ["general", "", "loss"]
        assert [row["told_by"] for row in found] == ["Ann"] * 3
        assert (found[0]["tiles"], found[0]["against"], found[0]["leaves"]) == ("0-0", "Ann + Cid", "Ann + Cid")
        assert [row["total Ann + Cid"] for row in found] == ["1", "1", "1"]
        assert "held =Fay" in found[0], "what stands before the name keeps it from being a formula"
        drawing = next(post.message.drawing for post in reversed(ann.sees()) if post.message.drawing)
        assert "Bob and Dot: Generals 0, Losses 1, Rounds 2." in drawing.words
        await enter(ann, "End", "Yes")
        assert await exported(chat, ann) == found


async def test_an_export_tells_hands_and_accounts(tmp_path: Path) -> None:
    async with chatting(tmp_path, pictures=True) as chat:
        ann, *_ = await chat.playing("/sheet goat", "Ann", "Bob")
        await ann.say("/sheet Ann out, Bob 20")
        await ann.say("/sheet fish Bob 20, Ann 33")
        await ann.say("/sheet fish Bob 20, Ann 20")
        found = await exported(chat, ann)
        assert [(row["by"], row["held Ann"], row["held Bob"]) for row in found] == [
            ("Ann", "0", "20"),
            ("Bob", "33", "20"),
            ("Bob", "20", "20"),
        ]
        assert [(row["total Ann"], row["total Bob"]) for row in found] == [("0", "20"), ("33", "20"), ("33", "20")]
        drawing = next(post.message.drawing for post in reversed(ann.sees()) if post.message.drawing)
        assert drawing.words == (
            "Ann: Total 33, Round 1 0, Round 2 33, Round 3 0. Bob: Total 20, Round 1 20, Round 2 0, Round 3 0."
        )


async def test_points_in_play_are_exported_and_drawn(tmp_path: Path) -> None:
    async with chatting(tmp_path, pictures=True) as chat:
        ann, *_ = await chat.playing("/sheet muggins", "Ann", "=Bob")
        for words in ("Ann +15", "p2 +10", "p2 +5", "undo", "Ann +20", "Ann out", "p2 +25"):
            assert not await ann.say(f"/sheet {words}")
        found = await exported(chat, ann)
        assert [(row["round"], row["how"], row["by"], row["points"]) for row in found] == [
            ("1", "points", "Ann", "15"),
            ("1", "points", "'=Bob", "10"),
            ("1", "points", "Ann", "20"),
            ("1", "out", "Ann", "10"),
            ("2", "points", "'=Bob", "25"),
        ]
        assert [(row["total Ann"], row["total =Bob"]) for row in found] == [
            ("15", "0"),
            ("15", "10"),
            ("35", "10"),
            ("45", "10"),
            ("45", "35"),
        ]
        drawing = next(post.message.drawing for post in reversed(ann.sees()) if post.message.drawing)
        assert drawing.words == "Ann: Total 45, Round 1 45, Round 2 0. =Bob: Total 35, Round 1 10, Round 2 25."


async def test_words_behind_the_command_are_completed(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        found = await chat.bot.complete(ann.person, chat.group, "sheet", Takes.SHEET, "", {})
        assert [one.value for one in found][:5] == ["with", "undo", "export", "fish", "over"]
        assert "sea-goat" in [one.value for one in found]
        assert "block" not in [one.value for one in found], "it asks for tiles"
        found = await chat.bot.complete(ann.person, chat.group, "lunch", Takes.MINUTES, "rea", {})
        assert [one.value for one in found] == ["real 30", "real 45", "real 60"]


# --- Drafts -----------------------------------------------------------------------------------------------


async def test_drafts_are_read_as_they_are_written() -> None:
    for draft in (
        Draft(How.OUT, Seat(3)),
        Draft(How.FISH),
        Draft(How.OUT, Seat(12), "b", "-", sure=True),
        Draft(How.FISH, Seat(0), counts=(17, 0), typed="4"),
    ):
        assert read(str(draft)) == draft
        assert unpack(pack(What.SHEET, "abcdefgh", 123, str(draft))) is not None
    longest = Draft(How.FISH, Seat(9), lead="10", counts=(168,) * 8, typed="168", sure=True)
    assert unpack(pack(What.SHEET, "abcdefgh", 999, str(longest))) is not None
    assert Draft(How.OUT, Seat(0), typed="0").with_digit(5).typed == "5"
