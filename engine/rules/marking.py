"""Points for what a turn brings about on the table, while the round goes on."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Final, Protocol

from engine.board import SIDES, Board
from engine.events import Mark

FIVE: Final = 5
"""Multiples of it score."""


class Marking(Hashable, Protocol):
    """What a turn scores at once."""

    def __call__(self, before: Board, after: Board, *, out: bool) -> tuple[Mark, ...]:
        """The points of a turn that made `after` of `before`, and whether it laid the last tile of a hand."""

    def count(self, board: Board) -> int | None:
        """What the ends count; None in a game that does not add them up."""


def ends(board: Board) -> int:
    """The sum of the ends (western.md 2.1, russian.md 7, 8): of a tile alone both halves, of every arm the half
    that stays showing, of a double across both; the first tile stands for the ends that are still its own. A
    spinner counts both halves until two tiles touch it, and then nothing."""
    start = board.start
    if start is None:
        return 0
    if not any(arm.tiles for arm in board.arms):
        return start.tile.pips
    total, spinner, touching = 0, board.spinner, board.touching()
    for arm in board.arms:
        if not arm.tiles:
            if arm.key not in SIDES and not start.tile.double:
                total += start.outer if arm.key == "L" else start.tile.other(start.outer)
        elif spinner is None or arm.key != spinner.arm or len(arm.tiles) != spinner.at + 1 or touching < 2:
            total += arm.tiles[-1].shown
    if start.tile.double:
        at_start = sum(bool(arm.tiles) for arm in board.arms if arm.key not in SIDES or _first(board))
        total += start.tile.pips if at_start < 2 else 0
    return total


def _first(board: Board) -> bool:
    """Whether the first tile is the spinner."""
    return board.spinner is not None and not board.spinner.arm


@dataclass(frozen=True, slots=True)
class Fives:
    """Ends that add up to a multiple of five (western.md 2, russian.md 7, 8)."""

    unit: int = 1
    """What the sum is divided by."""
    least: int = FIVE
    """The smallest sum that scores."""
    forced_lead: bool = True
    """Whether a tile that had to be led scores."""
    out: int = 0
    """For laying the last tile of one's hand."""

    def __call__(self, before: Board, after: Board, *, out: bool) -> tuple[Mark, ...]:
        marks = []
        total = ends(after)
        if total >= self.least and total % FIVE == 0 and (self.forced_lead or not before.lead_forced):
            marks.append(Mark("ends", total // self.unit))
        if out and self.out:
            marks.append(Mark("out", self.out, sure=True))
        return tuple(marks)

    def count(self, board: Board) -> int:
        return ends(board)
