"""Computer players in a process of their own: the same moves, and always a move, whatever becomes of it."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.thinking import ThinkingApart, think_here, thinking
from engine.game import play, start, variants, view
from engine.model import Phase, State, View
from engine.moves import Deal, Move, Signal
from engine.players import DEFAULT, choose
from engine.solvers import Advice, Verdict
from tests.bot.hall import Hall, hall
from tests.patience import PATIENCE

pytestmark = pytest.mark.asyncio

ROOT = Path(__file__).parents[2]
PLAYERS = "tests.fakes.thinkers"


def views(game: str) -> Iterator[View]:
    """What the seats on turn see in the course of a match."""
    variant = variants()[game]
    state = start(variant, variant.fitting(variant.options())[0], "a seed", variant.options())
    for _ in range(60):
        if state.phase is Phase.OVER:
            return
        if state.turn is None:
            state = play(state, None, Deal()).state
            continue
        seen = view(state, state.turn)
        yield seen
        state = play(state, state.turn, choose(DEFAULT, seen)).state


SEEN = next(seen for seen in views("block") if len(seen.legal) > 1)
MOVE = choose(DEFAULT, SEEN)


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the players of the fakes take their notes."""
    monkeypatch.setenv("FOLDER", str(tmp_path))
    return tmp_path


@asynccontextmanager
async def players(*, limit: float = 60) -> AsyncIterator[ThinkingApart]:
    """The players of the fakes, in a process."""
    apart = ThinkingApart(limit=limit, module=PLAYERS)
    try:
        yield apart
    finally:
        await apart.stop()


def questions(folder: Path) -> int:
    """How often a player has begun to think."""
    notes = folder / "asked"
    return len(notes.read_text().splitlines()) if notes.exists() else 0


async def asked(folder: Path) -> None:
    """Wait until a player thinks."""
    async with asyncio.timeout(PATIENCE):
        while not questions(folder):  # noqa: ASYNC110 - a process of its own cannot tell
            await asyncio.sleep(0.01)


def process_of(apart: ThinkingApart) -> Process:
    assert apart._process is not None
    return apart._process


def open_files(pid: int) -> set[Path]:
    """What another process has open, as Linux tells it."""
    return {path.readlink() for path in Path(f"/proc/{pid}/fd").iterdir()}


def open_file(number: int) -> Path:
    """What one of the open files of this process is."""
    return Path(f"/proc/self/fd/{number}").readlink()


# --- The process ------------------------------------------------------------------------------------------


async def test_the_moves_are_the_same_as_here() -> None:
    async with thinking(apart=True) as apart, thinking(apart=False) as here:
        for game in variants():
            for seen in views(game):
                assert await apart.think(DEFAULT, seen) == await here.think(DEFAULT, seen)


async def test_advice_is_the_same_as_here() -> None:
    async with thinking(apart=True) as apart, thinking(apart=False) as here:
        for game in ("solo-rows", "solo-batches"):
            for seen in views(game):
                assert await apart.advise(seen) == await here.advise(seen)


async def test_a_solver_that_comes_to_no_end_does_not_know(caplog: pytest.LogCaptureFixture) -> None:
    apart = ThinkingApart(limit=0)
    assert await apart.advise(next(iter(views("solo-rows")))) == Advice(Verdict.UNKNOWN)
    assert "the solver has failed" in caplog.text
    await apart.stop()


async def test_it_starts_with_the_first_thought_and_ends_with_the_bot() -> None:
    apart = ThinkingApart()
    await apart.stop()
    assert apart._process is None
    assert await apart.think(DEFAULT, SEEN) == MOVE
    process = process_of(apart)
    assert process.returncode is None
    assert await apart.think(DEFAULT, SEEN) == MOVE
    assert process_of(apart) is process
    await apart.stop()
    assert process.returncode == -signal.SIGKILL


async def test_many_may_ask_at_once() -> None:
    seen = [one for game in variants() for one in views(game)]
    async with thinking(apart=True) as apart:
        moves = await asyncio.gather(*(apart.think(DEFAULT, one) for one in seen))
    assert moves == [choose(DEFAULT, one) for one in seen]


async def test_killed_in_the_middle_of_a_thought_it_is_replaced(folder: Path) -> None:
    async with players() as apart:
        thought = asyncio.create_task(apart.think("slow_once", SEEN))
        await asked(folder)
        first = process_of(apart)
        first.kill()
        assert await thought == MOVE
        assert process_of(apart).pid != first.pid


async def test_killed_between_two_thoughts_it_is_replaced() -> None:
    async with players() as apart:
        await apart.think(DEFAULT, SEEN)
        process_of(apart).kill()
        await process_of(apart).wait()
        assert await apart.think(DEFAULT, SEEN) == MOVE


async def test_who_stops_all_processes_of_the_bot_leaves_it_time_to_finish() -> None:
    async with players() as apart:
        await apart.think(DEFAULT, SEEN)
        process = process_of(apart)
        for number in (signal.SIGINT, signal.SIGTERM):
            process.send_signal(number)
        assert await apart.think(DEFAULT, SEEN) == MOVE
        assert process_of(apart) is process


async def test_a_bot_that_is_killed_leaves_no_process_behind(folder: Path) -> None:
    """Not even one in the middle of an endless thought: the pipe that it has from the bot is closed at last."""
    code = (
        "import asyncio, tests.bot.test_thinking as t\n"
        "asyncio.run(t.ThinkingApart(module=t.PLAYERS).think('endless', t.SEEN))"
    )
    bot = await asyncio.create_subprocess_exec(sys.executable, "-c", code, cwd=ROOT, stderr=PIPE)
    await asked(folder)
    bot.kill()
    async with asyncio.timeout(PATIENCE):
        _, said = await bot.communicate()
    assert said == b""


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells which files a process has open")
async def test_no_other_open_file_goes_over() -> None:
    reading, writing = os.pipe()
    try:
        os.set_inheritable(writing, True)
        async with players() as apart:
            await apart.think(DEFAULT, SEEN)
            assert open_file(writing) not in open_files(process_of(apart).pid)
    finally:
        os.close(reading)
        os.close(writing)


# --- No answer --------------------------------------------------------------------------------------------


async def test_who_thinks_too_long_is_moved_for(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with players(limit=0.5) as apart:
        assert await apart.think("endless", SEEN) == MOVE
        assert apart._process is None, "it would think for ever"
        assert "no move after 0.5 seconds" in caplog.text
        assert await apart.think(DEFAULT, SEEN) == MOVE


async def test_a_player_that_fails_is_moved_for(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with players() as apart:
        assert await apart.think("clumsy", SEEN) == MOVE
        assert "LookupError" in caplog.text
        assert "Tile" not in caplog.text, "what is in a hand is nothing for a log"
        assert await apart.think(DEFAULT, SEEN) == MOVE


async def test_where_no_process_can_live_the_usual_player_thinks_here(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with players() as apart:
        assert await apart.think("deadly", SEEN) == MOVE
        assert questions(folder) == 2, "another process, another try"
        assert await apart.think("deadly", SEEN) == MOVE
        assert questions(folder) == 2, "and then a rest"
        assert [record.name for record in caplog.records].count("bot.thinking") == 1
        apart._rests_until = 0
        assert await apart.think("deadly", SEEN) == MOVE
        assert questions(folder) == 4


async def test_a_process_that_does_not_begin_is_no_error(caplog: pytest.LogCaptureFixture) -> None:
    apart = ThinkingApart(module="no.such.module")
    assert await apart.think(DEFAULT, SEEN) == MOVE
    assert apart._process is None
    assert "no process" in caplog.text


async def test_who_does_not_wait_for_an_answer_leaves_none_behind(folder: Path) -> None:
    async with players() as apart:
        thought = asyncio.create_task(apart.think("slow_once", SEEN))
        await asked(folder)
        process = process_of(apart)
        thought.cancel()
        with pytest.raises(asyncio.CancelledError):
            await thought
        assert process.returncode is not None
        assert await apart.think(DEFAULT, SEEN) == MOVE


# --- At the table -----------------------------------------------------------------------------------------


class Pensive:
    """Thinks until it is told to move."""

    def __init__(self) -> None:
        self.begun = 0
        self.decided = asyncio.Event()

    async def __call__(self, kind: str, seen: View) -> Move:
        self.begun += 1
        await self.decided.wait()
        return await think_here(kind, seen)


def ply(here: Hall, match_id: str) -> int:
    return state_of(here, match_id).ply


def state_of(here: Hall, match_id: str) -> State:
    state = here.table(match_id).state
    assert state is not None
    return state


async def pondering(here: Hall) -> tuple[str, Pensive]:
    """A match whose seat on turn has run out of time, and a computer player that thinks about his move."""
    pensive = Pensive()
    vars(here.actions)["_think"] = pensive
    match_id = await here.match("block", 2)
    while len(here.moves(match_id)) < 2:  # there is nothing to think about
        await here.move(match_id)
    here.broken.add(match_id)
    await here.until(seconds=91)
    await here.until(minutes=3)
    await here.when(lambda: pensive.begun == 1)
    return match_id, pensive


async def test_other_tables_go_on_while_a_computer_player_thinks(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        match_id, pensive = await pondering(here)
        before = ply(here, match_id)
        other = await here.lobby("block", 2)
        await here.until(hours=1)
        assert here.tables.kept(other) is None or not here.table(other).open
        assert ply(here, match_id) == before
        pensive.decided.set()
        await here.when(lambda: ply(here, match_id) == before + 1)
        assert pensive.begun == 1


async def test_who_presses_before_the_computer_player_has_made_up_his_mind_is_faster(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        match_id, pensive = await pondering(here)
        sleeper = here.turn(match_id)
        await here.move(match_id, 1)
        after = state_of(here, match_id)
        pensive.decided.set()
        await here.when(lambda: not here.clock._thinking)
        assert state_of(here, match_id) == after
        assert here.table(match_id).match.seats[sleeper].misses == 0


async def test_a_sign_in_the_middle_of_a_thought_is_looked_at(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        pensive = Pensive()
        vars(here.actions)["_think"] = pensive
        match_id = await here.match("general", 4, signals="free")
        here.broken.add(match_id)
        while len(here.moves(match_id)) == 1:  # nobody has to think about what must be led
            await here.move(match_id)
        await here.until(seconds=91)
        await here.until(minutes=3)
        await here.when(lambda: pensive.begun == 1)
        before = ply(here, match_id)
        async with here.tables.changing(match_id) as table:
            state = state_of(here, match_id)
            seat, sign = next(
                (seat, move)
                for seat in state.table
                for move in view(state, seat).legal
                if seat != state.turn and isinstance(move, Signal)
            )
            await here.actions.act(table, seat, sign)
        pensive.decided.set()
        await here.when(lambda: ply(here, match_id) == before + 2)
        assert pensive.begun == 2


async def test_a_stop_waits_for_no_thought(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        match_id, _ = await pondering(here)
        before = ply(here, match_id)
    assert ply(here, match_id) == before
    async with hall(tmp_path, watch=here.watch) as later:
        later.broken.add(match_id)
        await later.when(lambda: ply(later, match_id) == before + 1)
