"""`/sheet round 2 …`: an earlier round is put right, and all is as if it had been told so at once."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from bot.messages import text
from bot.tables import keeping
from bot.tables.tale import move_of
from engine.model import State
from engine.moves import Move
from engine.seats import Seat
from engine.telling import retold
from storage import journal, ledger
from storage.deeds import Deed, Kind
from tests.bot.chat import Chat, chatting, says, told
from tests.bot.kept import WORDS
from tests.bot.on_sheets import GENERAL, NAMES, enter, lines, sums
from tests.bot.steering import state_of
from tests.bot.strict import GROUP
from tests.effort import EFFORT

GAMES = {
    GENERAL: ("Ann 0-0", "Bob 6-6", "Cid out", "Dot 0-0 6-6", "fish"),
    "/sheet goat": (
        "Ann out, Bob 9, Cid 3, Dot 5",
        "Bob out, Cid 8, Ann 2, Dot 5",
        "fish Cid 2, Ann 3, Bob 4, Dot 1",
    ),
    "/sheet telephone": ("Bob +50", "Ann out, Bob 2, Dot 3", "Ann out, Cid 4, Bob 2, Dot 13", "Dot +15"),
}
"""What may be told of a round, by how a sheet for four is opened; and points in play, which are no round."""


def _whole(number: int, example: str = "Ann out") -> str:
    return says("sheet-round-whole", round=number, example=example)


def _bare(state: State) -> State:
    """A state as far as it does not matter how often something was told."""
    return replace(state, ply=0)


async def _counted(chat: Chat) -> dict[str, dict[Kind, int]]:
    found = await ledger.of_people(chat.bot.world.database, GROUP)
    return {person: {kind: many for kind, many in totals.items() if many} for person, totals in found.items()}


@pytest.mark.parametrize("opening", GAMES)
@pytest.mark.parametrize("seed", range(EFFORT.of(4, minutes=6, hours=60)))
async def test_all_is_as_if_it_had_been_told_so_at_once(tmp_path: Path, opening: str, seed: int) -> None:
    chance = random.Random(f"{opening} {seed}")
    entries = chance.choices(GAMES[opening], k=6)
    rounds = [place for place, entry in enumerate(entries) if "+" not in entry]
    place = chance.choice(rounds)
    other = chance.choice([one for one in GAMES[opening] if "+" not in one and one != entries[place]])
    right = [*entries[:place], other, *entries[place + 1 :]]
    found: list[tuple[object, ...]] = []
    for name, told_first in (("mended", entries), ("right", right)):
        (tmp_path / name).mkdir()
        async with chatting(tmp_path / name) as chat:
            ann, bob, *_ = await chat.playing(opening, *NAMES)
            for words in told_first:
                await chat.wait(minutes=2)
                assert not await ann.say(f"/sheet {words}")
            if told_first is entries:
                number = rounds.index(place) + 1
                assert not await bob.say(f"/sheet round {number}: {other}")
                assert chat.room()[-1].message.plain() == says("sheet-mended", name="Bob", round=number)
            when = {deed.at for deed in await ledger.history(chat.bot.world.database, GROUP) if _stands(deed)}
            found.append((_bare(state_of(chat)), await _counted(chat), when))
            assert not await ann.say("/sheet undo")
            found[-1] += (_bare(state_of(chat)), await _counted(chat))
    assert found[0] == found[1]


def _stands(deed: Deed) -> bool:
    return deed.corrects is None and deed.corrected_by is None


async def test_each_round_was_told_by_who_has_told_it_when_it_was(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob, cid, dot = await chat.playing(GENERAL, *NAMES)
        begun = chat.now
        for guest, words in ((ann, "Ann 0-0"), (bob, "Bob 6-6"), (cid, "Cid out")):
            await chat.wait(minutes=1)
            await guest.say(f"/sheet {words}")
        await chat.wait(minutes=1)
        for words in ("round 2: Dot 6-6", "Round 2 Bob out"):
            assert not await dot.say(f"/sheet {words}")
        deeds = [deed for deed in await ledger.history(chat.bot.world.database, GROUP) if _stands(deed)]
        found = {deed.round: (deed.noted_by, (deed.at - begun).seconds // 60) for deed in deeds}
        assert found == {1: (ann.id, 1), 2: (dot.id, 2), 3: (cid.id, 3)}
        assert [deed.noted_at for deed in deeds] == [deed.at for deed in deeds], "the history tells them in order"
        assert "Round 3: Cid is out with an ordinary tile (entered by Cid)." in lines(chat)


async def test_the_history_has_what_is_written_at_once_in_its_order(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.playing(GENERAL, *NAMES)
        for words in ("Ann out", "Bob out", "Cid out", "Dot out", "round 1 Bob out"):
            assert not await ann.say(f"/sheet {words}")
            await chat.wait(minutes=1)
        database, found = chat.bot.world.database, list[Deed]()
        while part := await ledger.history(database, GROUP, before=found[-1] if found else None, limit=3):
            found += part
        assert [int(deed.id.partition("/")[2]) for deed in found] == [8, 7, 6, 5, 12, 4, 11, 3, 10, 2, 9, 1]


async def test_the_next_round_may_be_told_with_its_number(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.playing(GENERAL, *NAMES)
        for words in ("round 1 Ann 0-0", "round 2: fish", "round 3, Bob out"):
            assert not await ann.say(f"/sheet {words}")
        assert state_of(chat).round == 3
        assert not await ann.say("/sheet round 4: Bob")
        await enter(ann, "6-6")
        assert state_of(chat).round == 4


async def test_of_two_who_tell_of_one_round_at_once_the_second_puts_it_right(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob, *_ = await chat.playing(GENERAL, *NAMES)
        await asyncio.gather(*(guest.say(f"/sheet round 1 {guest.person.name} 0-0") for guest in (ann, bob)))
        assert state_of(chat).round == 1
        by = chat.room()[-1].message.plain().partition(" ")[0]
        assert f"Round 1: {by} is out with 0-0 (entered by {by})." in lines(chat)


async def test_of_several_sheets_the_names_tell_which_is_meant(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        for other in ("Bob", "Cid"):
            await ann.say(f"/sheet goat with {other}")
            await enter(ann, "Start")
            assert not await ann.say(f"/sheet {other} out, Ann 9")
        assert not await ann.say("/sheet round 1: Bob out, Ann 17")
        assert not await ann.say("/sheet round 2: fish Cid 4, Ann 9")
        assert [table.state.round for table in chat.tables() if table.state is not None] == [1, 2]


async def test_who_has_led_is_not_asked_again(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.playing("/sheet sport-goat", *NAMES)
        assert not await ann.say("/sheet Ann out, Bob 9, Dot 20")
        assert says("sheet-who-led", what="who") in lines(chat)
        await enter(ann, "Bob")
        assert not await ann.say("/sheet round 1 Ann out, Bob 9, Dot 30")
        (first, _, second) = await journal.entries(chat.bot.world.database, chat.table().id)
        starter = [getattr(move_of(entry), "starter", None) for entry in (first, second)]
        assert starter == [Seat(1), Seat(1)]


async def test_not_all_is_counted_again_for_each_round(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told_again = 0

    def counted(first: State, moves: Sequence[Move]) -> State:
        nonlocal told_again
        told_again += 1
        return retold(first, moves)

    monkeypatch.setattr(keeping, "retold", counted)
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.playing(GENERAL, *NAMES)
        for _ in range(10):
            await ann.say("/sheet fish")
        assert not await ann.say("/sheet round 1 Ann 0-0")
    assert told_again < 5


@pytest.mark.parametrize("language", WORDS.languages)
async def test_a_round_is_put_right_in_the_words_of_every_language(tmp_path: Path, language: str) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.playing(GENERAL, *NAMES)
        await ann.say("/sheet Ann 0-0")
        await ann.say("/sheet Bob 0-0")
        word = WORDS.line(text("sheet-word-round"), language)
        fish = WORDS.line(text("sheet-word-fish"), language)
        assert not await ann.say(f"/sheet {word} 1 {fish}")
        assert not (await sums(chat, ann)).get(Kind.ROUND_WON)


@pytest.mark.parametrize(
    "words",
    [
        "Round 2 - Bob 0-0",
        "round two: Bob 0-0",
        "round #2 Bob 0-0",
        "round2 Bob 0-0",
        "2: Bob 0-0",
        "#2 Bob 0-0",
        "2nd round: Bob 0-0",
        "2. Runde Bob 0-0",
        "раунд 2: Bob 0-0",
        "round 2 was Bob with 0-0",
    ],
)
async def test_a_round_is_numbered_as_people_write_it(tmp_path: Path, words: str) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.playing(GENERAL, *NAMES)
        await ann.say("/sheet Ann 0-0")
        await ann.say("/sheet Ann out")
        assert not await ann.say(f"/sheet {words}")
        assert "Round 2: Bob is out with 0-0 (entered by Ann)." in lines(chat)
        assert state_of(chat).round == 2


async def test_who_says_otherwise_that_a_round_was_wrong_is_told_how(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.playing(GENERAL, *NAMES)
        await ann.say("/sheet Ann 0-0")
        await ann.say("/sheet Bob out")
        at_first = await journal.entries(chat.bot.world.database, chat.table().id)
        for words in (
            "round",
            "fix round 1 Bob 0-0",
            "round no. 1 Bob 0-0",
            "Bob 0-0 in round 1",
            "fish in round 1",
            "delete round 1",
            "round 1 undo",
            "round 1 Bob 0-0, round 2 Cid out",
        ):
            assert told(await ann.say(f"/sheet {words}")) == says("sheet-undo-last")
        assert told(await ann.say("/sheet round 1?")) == _whole(1)
        assert await journal.entries(chat.bot.world.database, chat.table().id) == at_first


async def test_so_many_rounds_are_no_round(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.playing("/sheet goat", *NAMES)
        nobody = says("sheet-nobody", name="10 rounds", names="Ann, Bob, Cid, and Dot")
        assert told(await ann.say("/sheet 10 rounds")) == nobody
        assert not await ann.say("/sheet rounds=10 general")
        assert [table.match.game for table in chat.tables()] == ["goat", "general"]


async def test_whoever_is_called_like_a_round_goes_before_it(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        await ann.say("/sheet goat with Ronda, Fu")
        await enter(ann, "Start")
        for words in ("Ann out, Ronda 9, Fu 5", "Ronda 1, Ann out, Fu 5", "round 3: Fu out, Ann 2, Ronda 3"):
            assert not await ann.say(f"/sheet {words}")
        assert state_of(chat).round == 3


async def test_what_cannot_be_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob, *_ = await chat.seated("/sheet general session_minutes=30", *NAMES)
        sam = chat.guest("Sam")
        await ann.say("/sheet with Eve, Fay")
        await enter(bob, "Start")
        for words in ("Bob 0-0", "Eve out", "Dot out"):
            assert not await ann.say(f"/sheet {words}")
        before, at_first = lines(chat), await journal.entries(chat.bot.world.database, chat.table().id)
        for guest, words, answer in (
            (ann, "round 9 Bob out", says("sheet-no-such-round", round=9)),
            (ann, "round 0 Bob out", says("sheet-no-such-round", round=0)),
            (ann, "round 1", _whole(1)),
            (ann, "round 1:", _whole(1)),
            (ann, "round 1 Bob", _whole(1)),
            (ann, "round 1 Bob 0-0", says("sheet-round-same", round=1)),
            (ann, "round 1 Eve out", says("sheet-not-at-table", name="Eve")),
            (ann, "round 1 Ann out", says("sheet-round-others", round=1)),
            (sam, "round 1 Ann out", None),
        ):
            said = told(await guest.say(f"/sheet {words}"))
            assert said == answer if answer else said
        assert lines(chat) == before
        assert await journal.entries(chat.bot.world.database, chat.table().id) == at_first


async def test_what_has_to_be_said_is_shown_by_names_of_this_table(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.playing("/sheet goat", "Ann", "Bob", "Cid")
        await ann.say("/sheet Bob out, Ann 9, Cid 3")
        for words in ("round 1", "round 1 Ann out", "round 1 fish"):
            assert told(await ann.say(f"/sheet {words}")) == _whole(1, "Ann out, Bob 17, Cid 5")
        assert not await ann.say("/sheet round 1 Ann out, Bob 17, Cid 5")


async def test_the_sheet_says_how_an_earlier_round_is_put_right(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.playing(f"{GENERAL} only_title_ends=true", *NAMES)
        how = says("sheet-how-earlier", example="Ann 0-0")
        assert not await ann.say("/sheet Bob 6-6")
        assert how not in lines(chat), "there is no earlier round"
        assert not await ann.say("/sheet Bob 6-6")
        assert how in lines(chat)
        assert not await ann.say("/sheet round 1 Ann 0-0")


@pytest.mark.parametrize(("game", "end"), [("telephone", "Ann out, Bob 2, Cid 3"), ("italian-sum", "over")])
async def test_points_in_play_are_no_end_of_a_round(tmp_path: Path, game: str, end: str) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.playing(f"/sheet {game}", "Ann", "Bob", "Cid")
        points = "Ann +50" if game == "telephone" else "Ann +1"
        for words in (points, end):
            assert not await ann.say(f"/sheet {words}")
        assert told(await ann.say(f"/sheet round 1 {points}")) == says("sheet-round-points", round=1)
        assert not await ann.say(f"/sheet round 2 {points}")


async def test_no_match_ends_by_a_round_that_is_put_right(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.playing("/sheet goat target=51", "Ann", "Bob")
        for words in ("Ann out, Bob 20", "Bob out, Ann 30", "Ann out, Bob 20"):
            assert not await ann.say(f"/sheet {words}")
        for number in (1, 3):
            answer = told(await ann.say(f"/sheet round {number} Ann out, Bob 45"))
            assert answer == says("sheet-round-others", round=number)
        assert state_of(chat).round == 3
