"""Killed at any step between a line's arrival and the last message, the bot goes on where it was.

A whole match is played once without a mishap. Then the same script is played again and the process killed at one
of its steps; another process takes over the database, and whoever is on turn presses the first button that he is
offered until the match is over.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from dataclasses import dataclass
from functools import reduce
from pathlib import Path
from random import Random
from typing import Any

import orjson
import pytest

from bot.tables.tallying import deeds
from engine import codec
from engine.game import play, start, variants
from engine.model import Options, State
from engine.moves import Deal, Move
from engine.record import read
from engine.replay import replay
from engine.seats import Seat
from storage import journal, ledger, matches
from storage.database import Database
from storage.deeds import Deed
from tests.bot.talking import Screen, Talk, arguments, kill_at, moves_in, only_match, sit_down, status
from tests.effort import EFFORT, LONG

POINTS = EFFORT.of(4, minutes=100, hours=100_000)
"""How many of the steps of a match are tried."""
MOST_PRESSES = 300
ON_TURN = "It is your turn."


@dataclass(frozen=True)
class Evening:
    """A game with short house rules, and who plays it."""

    play: str
    people: tuple[str, ...]

    def __str__(self) -> str:
        return self.play.split()[1]


EVENINGS = (
    Evening("/play block rounds=2", ("Ann", "Bob")),
    Evening("/play general session_rounds=2", ("Ann", "Bob", "Cid", "Dot")),
)


def finish(talk: Talk, evening: Evening, file: Path) -> Iterator[None]:
    """Play from wherever the match stands to its end, stopping after each line."""
    for _ in range(MOST_PRESSES):
        match status(file):
            case "none":
                talk.say(f"{evening.people[0]}> {evening.play}")
            case "lobby":
                sit_down(talk, file, evening.people)
            case "playing":
                able = [name for name in evening.people if ON_TURN in talk.screens.get(name, Screen()).words]
                assert len(able) == 1, talk.output[-30:]
                talk.say(f"{able[0]}* {next(iter(talk.screens[able[0]].buttons.values()))}")
            case _:
                return
        yield
    raise AssertionError("the match does not end")


# --- What must hold ---------------------------------------------------------------------------------------


def decoded(journal: list[tuple[Any, ...]]) -> list[tuple[Seat | None, Move]]:
    return [
        (None if seat is None else Seat(seat), codec.decode(orjson.loads(move), Move))
        for _, seat, move, _ in journal
    ]


async def check(file: Path) -> None:
    """The match is over, its journal, its state and the tallies agree."""
    match_id = only_match(file)
    async with await Database.open(file) as database:
        match = await matches.get(database, match_id)
        snapshot = await journal.snapshot(database, match_id)
        written = await ledger.history(database, "local:room")
    assert match is not None
    assert match.seed is not None
    assert snapshot is not None
    assert match.ended_at is not None
    assert [ply for ply, *_ in moves_in(file)] == list(range(snapshot.ply))
    options = codec.decode(orjson.loads(match.options), Options)
    expected: list[Deed] = []

    def step(state: State, moved: tuple[Seat | None, Move]) -> State:
        after = play(state, *moved)
        expected.extend(deeds(match, state, after, match.ended_at or match.created_at))
        return after.state

    first = start(variants()[match.game], len(match.seats), match.seed, options)
    assert reduce(step, decoded(moves_in(file)), first) == codec.decode(orjson.loads(snapshot.state), State)
    assert expected
    assert {deed.id: set(deed.lines) for deed in written} == {deed.id: set(deed.lines) for deed in expected}
    assert len(written) == len(expected)


def replays(talk: Talk) -> None:
    """The record that the bot gives replays to what it expects."""
    before = len(talk.output)
    talk.say("Ann> /record")
    lines = [line.removeprefix("Ann| ") for line in talk.output[before:] if line.startswith("Ann| ")]
    played = replay(read("\n".join(lines[1:]) + "\n"))
    assert not played.failures
    assert played.state.phase.value == "over"


# --- The tests --------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Whole:
    """A match without a mishap."""

    evening: Evening
    script: list[str]
    output: list[str]
    journal: list[tuple[Any, ...]]
    saved: list[int]
    """How many moves were saved when the mark of this number was answered."""
    steps: int


@pytest.fixture(scope="module", params=EVENINGS, ids=str)
def whole(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Whole:
    evening: Evening = request.param
    folder = tmp_path_factory.mktemp("whole")
    file = folder / "boneyard.db"
    talk = Talk(folder, arguments(file))
    saved = [0]
    for _ in finish(talk, evening, file):
        saved.append(len(moves_in(file)))
    steps = talk.close()
    return Whole(evening, talk.lines, talk.output, moves_in(file), saved, steps)


def points(evening: Evening, steps: int) -> list[int]:
    """The steps that are tried: with the first and the last ones, which are like no others, some at random."""
    chance = Random() if LONG else Random(str(evening))
    chosen = {1, steps - 2, steps - 1, steps}
    more = [step for step in range(1, steps + 1) if step not in chosen]
    return sorted(chosen | set(chance.sample(more, min(POINTS, len(more)))))


@pytest.mark.slow
@pytest.mark.timeout(0 if LONG else 300)
async def test_a_match_survives_a_kill_at_any_step(whole: Whole, tmp_path: Path) -> None:
    for point in points(whole.evening, whole.steps):
        here = tmp_path / str(point)
        here.mkdir()
        try:
            await killed_at(point, whole, here)
        except AssertionError as error:
            raise AssertionError(f"killed at step {point} of {whole.steps}: {error}") from error


@pytest.mark.slow
async def test_a_match_survives_a_kill_between_two_rounds(whole: Whole, tmp_path: Path) -> None:
    """The time of a script goes ahead of the world's, and the next deal is due at a time of the script."""
    dealt = [isinstance(move, Deal) for _, move in decoded(whole.journal)]
    rounds_end = dealt.index(True, 1)

    def saved_when_killed_at(point: int) -> int:
        here = tmp_path / str(point)
        here.mkdir()
        kill_at(point, whole.steps, here, whole.script)
        return len(moves_in(here / "boneyard.db"))

    steps = range(1, whole.steps)
    point = steps[bisect_left(steps, rounds_end, key=saved_when_killed_at)]
    here = tmp_path / "between"
    here.mkdir()
    await killed_at(point, whole, here)


async def killed_at(point: int, whole: Whole, folder: Path) -> None:
    kill_at(point, whole.steps, folder, whole.script)
    file = folder / "boneyard.db"
    output = (folder / "output").read_text().splitlines()
    assert output == whole.output[: len(output)]
    saved = moves_in(file)
    assert saved == whole.journal[: len(saved)]
    marks = [line for line in output if "There is no command /mark" in line]
    assert len(saved) >= (whole.saved[len(marks) - 1] if marks else 0), "a move that was answered is lost"

    talk = Talk(folder, arguments(file))
    for _ in finish(talk, whole.evening, file):
        pass
    replays(talk)
    talk.close()
    assert any("Rematch" in line for line in (*output, *talk.output)), "nobody was told of the end"
    assert moves_in(file)[: len(saved)] == saved
    await check(file)
