"""Domino Squares broken on purpose: its laws must find every fault."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pytest

from engine.game import variants
from engine.kernels.squares import DominoSquares, squares_of
from engine.model import State, Turned
from engine.moves import Move, Place
from engine.seats import Seat
from tests.engine.broken import find, with_kernel


@dataclass(frozen=True, slots=True)
class ForgetsAPlace(DominoSquares):
    def legal(self, state: State, seat: Seat) -> tuple[Move, ...]:
        moves = super(ForgetsAPlace, self).legal(state, seat)
        return tuple(move for move in moves if move != next((m for m in moves if isinstance(m, Place)), None))


@dataclass(frozen=True, slots=True)
class LaysAside(DominoSquares):
    """Lays what is laid one row lower."""

    def play(self, state: State, seat: Seat, move: Move) -> Turned:
        turned = super(LaysAside, self).play(state, seat, move)
        if not isinstance(move, Place):
            return turned
        board = squares_of(turned.state.body)
        *others, last = board.laid
        high, low = (replace(cell, row=cell.row + 1) for cell in (last.high, last.low))
        body = replace(board, laid=(*others, replace(last, high=high, low=low)))
        return replace(turned, state=replace(turned.state, body=body))


@pytest.mark.parametrize(
    ("kind", "found"),
    [(ForgetsAPlace, "missing"), (LaysAside, "share a cell|beside the board|not what is printed")],
)
def test_a_broken_board_is_found(kind: type[DominoSquares], found: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(AssertionError, match=found):
        find(variants()["domino-squares"], with_kernel(kind), monkeypatch, players=1)
