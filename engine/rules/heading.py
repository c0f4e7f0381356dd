"""Points for ends that are alike and for doubles that grow (western.md 4.10)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.board import Board, Placed
from engine.events import Mark

OPENING: Final = 2
DOUBLE: Final = 2
"""For a double above all that lie on the table."""
TRIPLE: Final = 3
"""For ends that are alike, one of them a double."""
HEADING: Final = 2
"""For ends that are alike, neither of them a double."""


@dataclass(frozen=True, slots=True)
class Heading:
    """What a tile scores in Bergen; one tile may earn several. The first tile earns its own points alone."""

    single_opening: bool = True
    """Whether a first tile that is no double scores as well."""

    def __call__(self, before: Board, after: Board) -> tuple[Mark, ...]:
        start = after.start
        if start is None:
            return ()
        if before.start is None:
            scores = start.tile.double or self.single_opening
            return (Mark("opening", OPENING),) if scores else ()
        marks = []
        if _highest_double(before) < _highest_double(after):
            marks.append(Mark("double", DOUBLE))
        if len({arm.need for arm in after.arms}) == 1:
            double = any(last.tile.double for last in _ends(after, start))
            marks.append(Mark("triple", TRIPLE) if double else Mark("heading", HEADING))
        return tuple(marks)

    def count(self, board: Board) -> int | None:
        """Nothing: the ends are compared, not added up."""
        return None


def _highest_double(board: Board) -> int:
    return max((placed.tile.hi for placed in board.placed() if placed.tile.double), default=-1)


def _ends(board: Board, start: Placed) -> list[Placed]:
    """The tile at the end of every arm; where none has grown yet, the first one."""
    return [arm.tiles[-1] if arm.tiles else start for arm in board.arms]
