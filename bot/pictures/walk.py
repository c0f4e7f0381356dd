"""An arm on its way: to the right as far as there is room, then to and fro, each row below the one before.

Arms in other directions are the same walk, turned by half. Each tile is placed by what lies before it alone, so a
tile never moves because another was added.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from bot.pictures.plan import LONG, SQUARE, Area, Direction, End, Spot
from engine.board import Placed


def upright(placed: Placed, across: bool) -> bool:
    """Whether a tile lies across its row; `across` says how doubles lie where that is no choice."""
    return placed.across or (across and placed.tile.double and not placed.along)


@dataclass(slots=True)
class Walk:
    """The tiles of an arm as they are laid, one after another."""

    across: bool
    near: int
    """The leftmost and the rightmost step that rows may reach."""
    far: int
    x: int
    """Where the last tile ends, in the direction of the row."""
    bottom: int
    """The lower end of the last tile."""
    spare: int = 0
    """Steps at the edge that are kept for a tile that lies across: else one may have to turn the corner, and
    cannot be told there from one that lies lengthwise."""
    way: int = 1
    """1 in rows that go to the right, -1 in the others."""
    y: int = 0
    """The middle of the row."""
    cornered: bool = False
    """The last tile is a corner: the next one begins a row below it."""
    spots: list[Spot] = field(default_factory=list)

    def lay(self, placed: Placed) -> None:
        stands = upright(placed, self.across)
        if self.cornered:
            self._begin_row(stands)
        length = SQUARE if stands else LONG
        if not self._has_room(length, 0 if stands else self.spare):
            self._lay_corner(placed)
            return
        left = min(self.x, self.x + self.way * length)
        self.x += self.way * length
        if stands:
            area = Area(left, self.y - SQUARE, SQUARE, LONG)
        else:
            area = Area(left, self.y - SQUARE // 2, LONG, SQUARE)
        halves = (placed.inner, placed.outer) if self.way == 1 else (placed.outer, placed.inner)
        self._put(Spot(area, *halves, placed.turn, placed.closed))

    def end(self, key: str) -> End:
        """Where an ordinary tile would come next."""
        if self.cornered or not self._has_room(LONG, self.spare):
            return End(key, Area(self._column(), self.bottom, SQUARE, SQUARE), Direction.DOWN)
        left = min(self.x, self.x + self.way * SQUARE)
        area = Area(left, self.y - SQUARE // 2, SQUARE, SQUARE)
        return End(key, area, Direction.RIGHT if self.way == 1 else Direction.LEFT)

    def _has_room(self, length: int, spare: int) -> bool:
        edge = self.far if self.way == 1 else -self.near
        return self.way * self.x + length <= edge - spare

    def _column(self) -> int:
        """The left side of the outermost square of the row."""
        return self.x - SQUARE if self.way == 1 else self.x

    def _lay_corner(self, placed: Placed) -> None:
        area = Area(self._column(), self.bottom, SQUARE, LONG)
        self._put(Spot(area, placed.inner, placed.outer, placed.turn, placed.closed))
        self.cornered = True

    def _begin_row(self, stands: bool) -> None:
        """Turn round. The first tile covers the column of the corner, an upright one stands in it."""
        self.cornered = False
        self.y = self.bottom + (SQUARE if stands else SQUARE // 2)
        self.way = -self.way

    def _put(self, spot: Spot) -> None:
        self.spots.append(spot)
        self.bottom = spot.area.bottom
