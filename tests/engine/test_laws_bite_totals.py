"""Walls and running totals broken on purpose: their laws must find every fault."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from engine.events import Ending
from engine.game import variants
from engine.kernels import brickwork, layout
from engine.kernels.brickwork import Brick
from engine.kernels.layout import Layout
from engine.kernels.layout_endings import blocked
from engine.kernels.running_total import Running, RunningTotal, running_of
from engine.model import State, Turned
from engine.moves import PASS, Move
from engine.rules.drawing import Stuck
from engine.seats import Seat
from tests.engine import laws_of_walls
from tests.engine.broken import find, with_kernel


class Forgets(RunningTotal):
    """Loses a pip of every other tile."""

    def play(self, state: State, seat: Seat, move: Move) -> Turned:
        turned = super().play(state, seat, move)
        row = running_of(turned.state.body).row
        if not row or len(row) % 2:
            return turned
        body = replace(running_of(turned.state.body), row=(*row[:-1], replace(row[-1], total=row[-1].total - 1)))
        return replace(turned, state=replace(turned.state, body=body))


class GoesOn(RunningTotal):
    """Plays past the last mark."""

    def play(self, state: State, seat: Seat, move: Move) -> Turned:
        turned = super().play(state, seat, move)
        return replace(turned, ending=None) if any(turned.state.hands) else turned


class GivesNothing(RunningTotal):
    def play(self, state: State, seat: Seat, move: Move) -> Turned:
        return replace(super().play(state, seat, move), gains=())


class OffersOne(RunningTotal):
    def legal(self, state: State, seat: Seat) -> tuple[Move, ...]:
        return super().legal(state, seat)[:1]


class LetsPass(RunningTotal):
    def legal(self, state: State, seat: Seat) -> tuple[Move, ...]:
        moves = super().legal(state, seat)
        return (*moves, PASS) if moves and isinstance(state.body, Running) and state.body.row else moves


@pytest.mark.parametrize(
    ("kind", "found"),
    [
        (Forgets, "on the table, told is"),
        (GoesOn, "the round at"),
        (GivesNothing, "is worth"),
        (OffersOne, "not every tile may be laid"),
        (LetsPass, "other moves|not the only move"),
    ],
)
def test_a_broken_total_is_found(kind: type[RunningTotal], found: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(AssertionError, match=found):
        find(variants()["italian-sum"], with_kernel(kind), monkeypatch, players=3)


@pytest.mark.parametrize(
    ("spoil", "found"),
    [
        (
            lambda brick: replace(brick, upper=not brick.upper) if brick.column == 1 else brick,
            "lie in one another",
        ),
        (lambda brick: replace(brick, upper=False, column=brick.column * 2), "lie in one course"),
        (lambda brick: replace(brick, column=brick.column * 3), "not right beside"),
        (lambda brick: replace(brick, left=brick.right) if brick.column == -1 else brick, "do not match"),
    ],
)
def test_a_crooked_wall_is_found(
    spoil: Callable[[Brick], Brick], found: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def crooked(board: Any) -> tuple[Brick, ...]:
        return tuple(map(spoil, brickwork.bricks(board)))

    monkeypatch.setattr(laws_of_walls, "bricks", crooked)
    with pytest.raises(AssertionError, match=found):
        find(variants()["french-wall"], lambda rules: rules, monkeypatch, players=2)


def test_a_round_that_two_passes_do_not_end_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def patient(kernel: Layout, state: State) -> Ending | None:
        drawing = replace(kernel.drawing, stuck=Stuck.UNTIL_PLAYABLE)
        return blocked(replace(kernel, drawing=drawing), state)

    monkeypatch.setattr(layout, "blocked", patient)
    with pytest.raises(AssertionError, match="two passes in succession"):
        find(variants()["french-wall"], lambda rules: rules, monkeypatch, players=2, matches=60)
