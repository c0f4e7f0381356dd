"""Points for ends that are alike and for doubles that grow (western.md 4.10)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.board import Board, Placed
from engine.events import Mark


@dataclass(frozen=True, slots=True)
class Heading:
    """What a tile scores in Bergen; one tile may earn several. The first tile earns its own points alone."""

    opening: int = 2
    double: int = 2
    """For a double above all that lie on the table."""
    triple: int = 3
    """For ends that are alike, one of them a double."""
    heading: int = 2
    """For ends that are alike, neither of them a double."""
    single_opening: bool = True
    """Whether a first tile that is no double scores as well."""

    def __call__(self, before: Board, after: Board, out: bool) -> tuple[Mark, ...]:
        start = after.start
        if start is None:
            return ()
        if before.start is None:
            scores = start.tile.double or self.single_opening
            return (Mark("opening", self.opening),) if scores else ()
        marks = []
        if _highest_double(before) < _highest_double(after):
            marks.append(Mark("double", self.double))
        if len({arm.need for arm in after.arms}) == 1:
            double = any(last.tile.double for last in _ends(after, start))
            marks.append(Mark("triple", self.triple) if double else Mark("heading", self.heading))
        return tuple(marks)

    def count(self, board: Board) -> int | None:
        """Nothing: the ends are compared, not added up."""
        return None


def _highest_double(board: Board) -> int:
    return max((placed.tile.hi for placed in board.placed() if placed.tile.double), default=-1)


def _ends(board: Board, start: Placed) -> list[Placed]:
    """The tile at the end of every arm; where none has grown yet, the first one."""
    return [arm.tiles[-1] if arm.tiles else start for arm in board.arms]
