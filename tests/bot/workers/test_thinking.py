"""Computer players in a process of their own: the same moves, and always a move, whatever becomes of it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.workers.apart import Failed
from bot.workers.thinking import ThinkingApart, think_here, thinking
from engine.game import play, start, variants, view
from engine.model import Phase, View
from engine.moves import Deal, Move, Signal
from engine.players import DEFAULT, choose
from engine.solvers import Advice, Verdict
from tests.bot.hall import Hall, hall
from tests.fakes.silence import Silence
from tests.waiting import until


def views(game: str) -> Iterator[View]:
    """What the seats on turn see in the course of a match."""
    variant = variants()[game]
    state = start(variant, variant.fitting(variant.options())[0], "a seed", variant.options())
    for _ in range(30):
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


# --- No answer --------------------------------------------------------------------------------------------


async def test_without_a_process_the_usual_player_thinks_here() -> None:
    assert await ThinkingApart(Silence()).think("another", SEEN) == MOVE


@pytest.mark.parametrize("answer", [Failed("LookupError"), b"[1, 2]", b"no JSON"])
async def test_who_has_no_answer_makes_the_first_legal_move(
    answer: bytes | Failed, caplog: pytest.LogCaptureFixture
) -> None:
    thoughts = ThinkingApart(Silence(answer))
    signalling = replace(SEEN, legal=(Signal("knock"), *SEEN.legal))
    assert await thoughts.think(DEFAULT, signalling) == SEEN.legal[0]
    assert "has failed" in caplog.text
    assert "Tile" not in caplog.text, "what is in a hand is nothing for a log"


@pytest.mark.parametrize("answer", [Failed("no answer after 5 seconds"), None, b"[1, 2]", b"no JSON"])
async def test_without_an_answer_a_solver_does_not_know(
    answer: bytes | Failed | None, caplog: pytest.LogCaptureFixture
) -> None:
    thoughts = ThinkingApart(Silence(answer))
    assert await thoughts.advise(next(iter(views("solo-rows")))) == Advice(Verdict.UNKNOWN)
    assert ("the solver has failed" in caplog.text) == (answer is not None)


# --- At the table -----------------------------------------------------------------------------------------


class Pensive:
    """Thinks until it is told to move."""

    def __init__(self) -> None:
        self.begun = 0
        self.kind = ""
        self.decided = asyncio.Event()

    async def __call__(self, kind: str, seen: View) -> Move:
        self.begun += 1
        self.kind = kind
        await self.decided.wait()
        return await think_here(kind, seen)


def ply(here: Hall, match_id: str) -> int:
    return here.state(match_id).ply


async def choosing(here: Hall, game: str = "block", players: int = 2, **options: str) -> str:
    """A match for which nobody waits, whose seat on turn has a choice: there is something to think about."""
    match_id = await here.match(game, players, computers=0, **options)
    while len(here.moves(match_id)) < 2:
        await here.move(match_id)
    here.broken.add(match_id)
    return match_id


async def pondering(here: Hall, pensive: Pensive, game: str = "block", players: int = 2, **options: str) -> str:
    """Such a match whose seat on turn has run out of time: a computer player thinks about his move."""
    match_id = await choosing(here, game, players, **options)
    await here.until(seconds=91)
    await here.until(minutes=3)
    await until(lambda: pensive.begun == 1)
    return match_id


async def test_other_tables_go_on_while_a_computer_player_thinks(tmp_path: Path) -> None:
    pensive = Pensive()
    async with hall(tmp_path, think=pensive) as here:
        match_id = await pondering(here, pensive)
        before = ply(here, match_id)
        other = await here.lobby("block", 2)
        await here.until(hours=1)
        assert here.tables.in_memory(other) is None or not here.table(other).open
        assert ply(here, match_id) == before
        pensive.decided.set()
        await until(lambda: ply(here, match_id) == before + 1)
        assert pensive.begun == 1


async def test_who_holds_a_seat_thinks_and_not_who_began_the_match_there(tmp_path: Path) -> None:
    pensive = Pensive()
    async with hall(tmp_path, think=pensive) as here:
        match_id = await choosing(here)
        async with here.tables.changing(match_id) as table:
            seat = replace(table.match.seats[here.turn(match_id)], computer="another", held_by="holder")
            await here.actions.reseat(table, seat)
        await here.until(minutes=1)
        await until(lambda: pensive.begun == 1)
        assert pensive.kind == "holder"
        pensive.decided.set()


async def test_who_presses_before_the_computer_player_has_made_up_his_mind_is_faster(tmp_path: Path) -> None:
    pensive = Pensive()
    async with hall(tmp_path, think=pensive) as here:
        match_id = await pondering(here, pensive)
        sleeper = here.turn(match_id)
        await here.move(match_id, 1)
        after = here.state(match_id)
        pensive.decided.set()
        await until(lambda: not here.clock._thinking)
        assert here.state(match_id) == after
        assert here.table(match_id).match.seats[sleeper].misses == 0


async def test_a_sign_in_the_middle_of_a_thought_is_looked_at(tmp_path: Path) -> None:
    pensive = Pensive()
    async with hall(tmp_path, think=pensive) as here:
        match_id = await pondering(here, pensive, "general", 4, signals="free")
        before = ply(here, match_id)
        async with here.tables.changing(match_id) as table:
            state = here.state(match_id)
            seat, sign = next(
                (seat, move)
                for seat in state.table
                for move in view(state, seat).legal
                if seat != state.turn and isinstance(move, Signal)
            )
            await here.actions.act(table, seat, sign)
        pensive.decided.set()
        await until(lambda: ply(here, match_id) == before + 2)
        assert pensive.begun == 2


async def test_a_stop_waits_for_no_thought(tmp_path: Path) -> None:
    pensive = Pensive()
    async with hall(tmp_path, think=pensive) as here:
        match_id = await pondering(here, pensive)
        before = ply(here, match_id)
    assert ply(here, match_id) == before
    async with hall(tmp_path, watch=here.watch) as later:
        later.broken.add(match_id)
        await until(lambda: ply(later, match_id) == before + 1)
