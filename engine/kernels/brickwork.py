"""Where the tiles of a line lie that is built as a wall (western.md 4.5).

The first tile lies in the lower course over the columns 0 and 1. Every further one lies in the other course than
the tile that it continues, shifted by one column: its inner half is right above or below the end half of the wall.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.board import Board, Placed


@dataclass(frozen=True, slots=True)
class Brick:
    """A tile as it lies in the wall."""

    placed: Placed
    column: int
    """Of its left half; the right one lies over the next column."""
    upper: bool
    left: int
    """The number of its left half."""
    bars: bool = False
    """Whether it is a double that stands across an end, beside both courses (western.md 4.6)."""

    @property
    def right(self) -> int:
        return self.placed.tile.other(self.left)

    def __str__(self) -> str:
        return f"{self.left}-{self.right}@{self.column}"


@dataclass(frozen=True, slots=True)
class Gap:
    """Where the next tile of an arm begins: the place above or below an end half."""

    key: str
    column: int
    upper: bool
    need: int


def bricks(board: Board) -> tuple[Brick, ...]:
    """The wall from left to right."""
    start = board.start
    if start is None:
        return ()
    first = Brick(start, column=0, upper=False, left=start.outer)
    return (*reversed(tuple(_grown(board, "L"))), first, *_grown(board, "R"))


def gaps(board: Board) -> tuple[Gap, ...]:
    """Where tiles can be added, from left to right."""
    found = []
    for arm in board.arms:
        number = len(arm.tiles) + 1
        column = 1 - number if arm.key == "L" else number
        if arm.need is not None:
            found.append(Gap(arm.key, column, _upper(number), arm.need))
    return tuple(found)


def _grown(board: Board, key: str) -> Iterator[Brick]:
    """The tiles of an arm, from the first tile outwards."""
    arm = board.arm(key)
    if arm is None:
        return
    for number, placed in enumerate(arm.tiles, start=1):
        bars = arm.need is None and number == len(arm.tiles)
        if key == "L":
            yield Brick(placed, -number, _upper(number), placed.outer, bars)
        else:
            yield Brick(placed, number + bars, _upper(number), placed.inner, bars)


def _upper(number: int) -> bool:
    """The course of the tile that is so many steps away from the first."""
    return number % 2 == 1
