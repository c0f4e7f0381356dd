"""A row that folds: the arm `R` goes to the right and then winds downwards, `L` is the same turned by half.

Each tile is placed by what lies before it alone, and the start tile stays in the middle, so a tile never
moves because another was added; two arms that wind away from each other cannot meet. At the edge a tile
stands upright below the last half, and the next row begins below it in the other direction. Doubles that lie
across stand upright too, wherever they are: between the tiles of a row, above a corner or below it.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from bot.pictures.plan import LONG, SQUARE, Area, End, Plan, Side, Spot
from engine.kernels.layout import Board, Placed

NARROWEST = 2 * LONG
"""The least room beside the middle in which a snake can fold."""


def snake(board: Board, across: bool, reach: int) -> Plan:
    """The layout of a line with a start tile and two arms, at most `reach` steps from the middle wide."""
    assert reach >= NARROWEST
    if board.start is None:
        return Plan((), ())
    start = _start(board.start, across)
    spots, ends = [start], []
    for arm in board.arms:
        walk = _Walk(across, reach, start.area.right, start.area.bottom)
        for placed in arm.tiles:
            walk.lay(placed)
        grown, end = walk.spots, walk.end(arm.key)
        if arm.key == "L":
            grown, end = [spot.turned() for spot in grown], end.turned()
        elif arm.key != "R":
            raise ValueError(f"a snake has no arm {arm.key!r}")
        spots += grown
        ends.append(end)
    return Plan(tuple(spots), tuple(ends))


def _start(placed: Placed, across: bool) -> Spot:
    left, right = placed.outer, placed.tile.other(placed.outer)
    if across and placed.tile.double:
        return Spot(Area(-SQUARE // 2, -SQUARE, SQUARE, LONG), left, right, placed.turn)
    return Spot(Area(-SQUARE, -SQUARE // 2, LONG, SQUARE), left, right, placed.turn)


@dataclass(slots=True)
class _Walk:
    """An arm on its way to the right and down."""

    across: bool
    reach: int
    x: int
    """Where the last tile ends, in the direction of the row."""
    bottom: int
    """The lower end of the last tile."""
    way: int = 1
    """1 in rows that go to the right, -1 in the others."""
    y: int = 0
    """The middle of the row."""
    cornered: bool = False
    """The last tile is a corner: the next one begins a row below it."""
    spots: list[Spot] = field(default_factory=list)

    def lay(self, placed: Placed) -> None:
        inner, outer = placed.tile.other(placed.outer), placed.outer
        upright = self.across and placed.tile.double
        if self.cornered:
            self._begin_row(upright)
        length = SQUARE if upright else LONG
        if self.way * self.x + length > self.reach:
            self._lay_corner(inner, outer, placed.turn)
            return
        left = min(self.x, self.x + self.way * length)
        self.x += self.way * length
        if upright:
            area = Area(left, self.y - SQUARE, SQUARE, LONG)
        else:
            area = Area(left, self.y - SQUARE // 2, LONG, SQUARE)
        halves = (inner, outer) if self.way == 1 else (outer, inner)
        self._put(Spot(area, *halves, placed.turn))

    def end(self, key: str) -> End:
        """Where an ordinary tile would come next."""
        if self.cornered or self.way * self.x + LONG > self.reach:
            return End(key, Area(self._column(), self.bottom, SQUARE, SQUARE), Side.DOWN)
        left = min(self.x, self.x + self.way * SQUARE)
        area = Area(left, self.y - SQUARE // 2, SQUARE, SQUARE)
        return End(key, area, Side.RIGHT if self.way == 1 else Side.LEFT)

    def _column(self) -> int:
        """The left side of the outermost square of the row."""
        return self.x - SQUARE if self.way == 1 else self.x

    def _lay_corner(self, inner: int, outer: int, turn: int) -> None:
        area = Area(self._column(), self.bottom, SQUARE, LONG)
        self._put(Spot(area, inner, outer, turn))
        self.cornered = True

    def _begin_row(self, upright: bool) -> None:
        """Turn round. The first tile covers the column of the corner, an upright one stands in it."""
        self.cornered = False
        self.y = self.bottom + (SQUARE if upright else SQUARE // 2)
        self.way = -self.way

    def _put(self, spot: Spot) -> None:
        self.spots.append(spot)
        self.bottom = spot.area.bottom
