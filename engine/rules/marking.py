"""Points for what a turn brings about on the table, while the round goes on."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Final, Protocol

from engine.board import Board
from engine.events import Mark
from engine.rooted import rooted

FIVE: Final = 5
"""Multiples of it score."""


class Marking(Hashable, Protocol):
    """What a turn scores at once."""

    def __call__(self, before: Board, after: Board) -> tuple[Mark, ...]:
        """The points of a turn that made `after` of `before`."""

    def count(self, board: Board) -> int | None:
        """What the ends count; None in a game that does not add them up."""


def ends(board: Board) -> int:
    """The sum of the ends (western.md 2.1, russian.md 7, 8): of a tile alone both halves, of every arm the half
    that stays showing, of a double across both; the first tile stands for the ends that are still its own. A
    double in the middle counts both halves until two tiles touch it, and then nothing."""
    layout = rooted(board)
    if layout is None:
        return 0
    middle, tips = layout.middle, [tiles[-1].shown for tiles in layout.arms.values() if tiles]
    if middle.tile.double or not tips:
        return sum(tips) + (middle.tile.pips if len(tips) < 2 else 0)
    own = (("L", middle.outer), ("R", middle.inner))
    return sum(tips) + sum(half for key, half in own if not layout.arms[key])


@dataclass(frozen=True, slots=True)
class Fives:
    """Ends that add up to a multiple of five (western.md 2, russian.md 7, 8)."""

    unit: int = 1
    """What the sum is divided by."""
    least: int = FIVE
    """The smallest sum that scores."""
    forced_lead: bool = True
    """Whether a tile that had to be led scores."""

    def __call__(self, before: Board, after: Board) -> tuple[Mark, ...]:
        total = ends(after)
        scores = total >= self.least and total % FIVE == 0 and (self.forced_lead or not before.lead_forced)
        return (Mark("ends", total // self.unit),) if scores else ()

    def count(self, board: Board) -> int:
        return ends(board)
