"""The layout seen from its middle: the first tile, or the spinner of a cross, wherever in the line it lies."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from engine.board import Board, Placed


@dataclass(frozen=True, slots=True)
class Rooted:
    """A tile in the middle, its half towards `L` being its `outer` one, and by arm the tiles from it outwards."""

    middle: Placed
    arms: Mapping[str, tuple[Placed, ...]]

    def line(self) -> tuple[Placed, ...]:
        """The tiles from the tip of `L` to that of `R`, each with its left half as the `outer` one."""
        left, right = self.arms.get("L", ()), self.arms.get("R", ())
        return (*reversed(left), self.middle, *map(_reversed, right))


def rooted(board: Board) -> Rooted | None:
    """The layout from its middle; None as long as no tile lies there."""
    if board.start is None:
        return None
    arms = {arm.key: arm.tiles for arm in board.arms}
    spinner = board.spinner
    if spinner is None or not spinner.arm:
        return Rooted(board.start, arms)
    key, across = spinner.arm, {"L": "R", "R": "L"}[spinner.arm]
    before, middle, after = arms[key][: spinner.at], arms[key][spinner.at], arms[key][spinner.at + 1 :]
    start = board.start if key == "R" else _reversed(board.start)
    arms[key] = after
    arms[across] = (*map(_reversed, reversed(before)), start, *arms[across])
    return Rooted(middle, arms)


def _reversed(placed: Placed) -> Placed:
    """The same tile, seen from its other side."""
    return replace(placed, outer=placed.inner)
