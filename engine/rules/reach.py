"""Where arms begin, and which of them are open: lines, crosses and stars.

A cross grows from one double, its spinner. The line runs through two of its sides; the other two, `U` and `D`,
open when the game says so.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Protocol

from engine.board import SIDES, Arm, Board, Placed, Spinner


class Reach(Hashable, Protocol):
    """How a layout branches."""

    def begun(self, first: Placed) -> tuple[Arm, ...]:
        """The arms of the first tile."""

    def grown(self, board: Board, arm: str) -> Board:
        """The table after a tile was laid on this arm (empty: the first tile), with the arms that this opens."""

    def open(self, board: Board) -> tuple[Arm, ...]:
        """The arms on which a tile may be laid now, if it fits."""


@dataclass(frozen=True, slots=True)
class Line:
    """Two ends, and doubles that are tiles like others (western.md 0.3 LINE)."""

    def begun(self, first: Placed) -> tuple[Arm, ...]:
        return _two_ends(first)

    def grown(self, board: Board, arm: str) -> Board:
        return board

    def open(self, board: Board) -> tuple[Arm, ...]:
        return board.arms


@dataclass(frozen=True, slots=True)
class Courses(Line):
    """A line whose tiles lie in two courses like bricks: touching halves lie above one another (western.md 4.5).
    Where a tile lies is said by `engine.kernels.brickwork`."""


class Hub(StrEnum):
    """Which double is the spinner."""

    FIRST_DOUBLE = "first_double"
    FIRST_COVERED = "first_covered"
    """The first that has a tile on both of its long sides (russian.md 7)."""


class Opens(StrEnum):
    """When the sides of the spinner open."""

    AT_ONCE = "at_once"
    AFTER_SIDES = "after_sides"
    """When a tile lies on both of its long sides."""


@dataclass(frozen=True, slots=True)
class Cross:
    """One double has four sides; the doubles after it have two."""

    hub: Hub = Hub.FIRST_DOUBLE
    opens: Opens = Opens.AFTER_SIDES

    def begun(self, first: Placed) -> tuple[Arm, ...]:
        return _two_ends(first)

    def grown(self, board: Board, arm: str) -> Board:
        if len(board.arms) > 2:
            return board
        spinner = board.spinner or (_newest(board, arm) if self.hub is Hub.FIRST_DOUBLE else _covered(board, arm))
        if spinner is None:
            return board
        opens = self.opens is Opens.AT_ONCE or _both_sides(board, spinner)
        sides = tuple(Arm(key, spinner.tile.hi) for key in SIDES) if opens else ()
        return replace(board, spinner=spinner, arms=(*board.arms, *sides))

    def open(self, board: Board) -> tuple[Arm, ...]:
        return board.arms


@dataclass(frozen=True, slots=True)
class Star:
    """The first double has an arm on every side at once (western.md 4.7, 4.12); a first tile that is none has two
    ends."""

    arms: tuple[str, ...]
    fill_first: bool
    """Whether every arm must have begun before any of them grows."""

    def begun(self, first: Placed) -> tuple[Arm, ...]:
        if not first.tile.double:
            return _two_ends(first)
        return tuple(Arm(key, first.outer) for key in self.arms)

    def grown(self, board: Board, arm: str) -> Board:
        if arm or board.start is None or not board.start.tile.double:
            return board
        return replace(board, spinner=Spinner(board.start.tile))

    def open(self, board: Board) -> tuple[Arm, ...]:
        if not self.fill_first:
            return board.arms
        return tuple(arm for arm in board.arms if not arm.tiles) or board.arms


def _two_ends(first: Placed) -> tuple[Arm, ...]:
    return Arm("L", first.outer), Arm("R", first.inner)


def _newest(board: Board, key: str) -> Spinner | None:
    """The tile that was just laid on this arm, if it is a double to be seen."""
    arm = board.arm(key)
    newest = board.start if arm is None else arm.tiles[-1]
    if newest is None or newest.closed or not newest.tile.double:
        return None
    return Spinner(newest.tile, key, len(arm.tiles) - 1 if arm else 0)


def _covered(board: Board, key: str) -> Spinner | None:
    """The double that has now a tile on both long sides, if there is one: the one under the newest tile."""
    arm = board.arm(key)
    if arm is None or board.start is None:
        return None
    if len(arm.tiles) > 1:
        under = arm.tiles[-2]
        return Spinner(under.tile, key, len(arm.tiles) - 2) if under.tile.double else None
    covered = board.start.tile.double and all(other.tiles for other in board.arms)
    return Spinner(board.start.tile) if covered else None


def _both_sides(board: Board, spinner: Spinner) -> bool:
    arm = board.arm(spinner.arm)
    if arm is not None:
        return len(arm.tiles) > spinner.at + 1
    return all(other.tiles for other in board.arms if other.key not in SIDES)
