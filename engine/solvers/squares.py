"""Domino Squares: whether the board can be completed as it lies, and a tile that goes with it or has to go.

All 136 ways to cover the board are known (`engine/squares/counting.py`), so the answer is never a guess: a board
can be completed if what lies there is part of one of them, with the numbers called in some way.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.kernels.squares import squares_of
from engine.model import View
from engine.moves import Lift, Move, Place
from engine.solvers.advice import Advice, Verdict
from engine.squares.counting import NUMBERS, Solution, names_of, solutions
from engine.squares.puzzles import Given, given_names
from engine.squares.shape import BLOCK_OF
from engine.tiles import tile


def solve(view: View, effort: int) -> Advice:
    """A tile of the first solution that has all that lies there. If there is none, the tile to take back: of those
    that do not go with what was laid before them the latest. So few solutions need no bound on the effort."""
    board = squares_of(view.body)
    found = _completed(board.laid, board.given)
    if found is not None:
        return Advice(Verdict.WINNABLE, _next(*found, board.laid))
    good: list[Place] = []
    wrong: list[Place] = []
    for place in board.laid:
        fits = _completed((*good, place), board.given) is not None
        (good if fits else wrong).append(place)
    return Advice(Verdict.LOST, Lift(wrong[-1].tile))


def _completed(laid: Sequence[Place], given: Given) -> tuple[Solution, dict[int, int]] | None:
    """A solution that has these tiles and the given numbers, and what its numbers are called."""
    for solution in solutions():
        names = _names(solution, laid, given)
        if names is not None:
            return solution, names
    return None


def _names(solution: Solution, laid: Sequence[Place], given: Given) -> dict[int, int] | None:
    """What the numbers of a solution must be called for it to have these tiles; None if it cannot."""
    told = given_names(solution.pattern, given)
    for place in laid:
        if place.spot not in solution.spots:
            return None
        told += [
            (solution.pattern[BLOCK_OF[cell]], half)
            for cell, half in zip((place.high, place.low), place.tile, strict=True)
        ]
    names = names_of(told)
    if names is None:
        return None
    unnamed = [number for number in range(NUMBERS) if number not in names]
    left = [number for number in range(NUMBERS) if number not in names.values()]
    return names | dict(zip(unnamed, left, strict=True))


def _next(solution: Solution, names: dict[int, int], laid: Sequence[Place]) -> Move | None:
    """The first tile, as one reads, that is still to be laid."""
    covered = {place.high for place in laid} | {place.low for place in laid}
    free = [spot for spot in sorted(solution.spots) if spot[0] not in covered]
    if not free:
        return None
    one, other = free[0]
    first, second = names[solution.pattern[BLOCK_OF[one]]], names[solution.pattern[BLOCK_OF[other]]]
    return Place(tile(first, second), *((one, other) if first >= second else (other, one)))
