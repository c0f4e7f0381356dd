"""Limbs around a double: rows of tiles that leave it on both sides, like the spokes of a wheel, and may branch.

The limbs are shared out clockwise: the first of them go to the right, from top to bottom, the others to the left,
from bottom to top. Thin lines lead from the double in the middle to the beginning of every row, and from a double
at the end of a row to the limbs that grow from it. Where a row has no room left it goes on below, at the place
where it began; a line leads there, too.

Lengths are steps as in `bot.pictures.plan`. A part of the layout is put together around its own beginning, at the
left end of its middle row, and moved to its place as a whole.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise
from math import ceil
from typing import Final

from bot.pictures.plan import LONG, SQUARE, Area, Direction, End, Plan, Spot
from bot.pictures.scene import Limb, Spokes

Point = tuple[int, int]
Thread = tuple[Point, ...]
"""A thin line through these points."""

HUB: Final = 6
"""From the middle to where the rows begin."""
FORK: Final = 3
"""From the end of a double to where the limbs begin that grow from it: one step each for the lines that fan out,
for those that lead down to the next row, and between them."""
APART: Final = 1
"""Between the rows of two limbs."""
FOLD: Final = 2
"""Between two rows of the same limb, with room for the line that joins them."""
LEAST: Final = LONG + 2 * SQUARE
"""A limb begins where there is at least so much room; else it goes to a row of its own."""


@dataclass(frozen=True, slots=True)
class Web:
    """All that lies on a table, and the lines between it."""

    plan: Plan
    threads: tuple[Thread, ...]
    folded: bool
    """Whether some row had to go on below."""

    @property
    def left(self) -> int:
        """How far it goes from the middle to the left."""
        return max((-area.x for area in self.plan.areas()), default=0)

    @property
    def right(self) -> int:
        """How far it goes from the middle to the right."""
        return max((area.right for area in self.plan.areas()), default=0)


def spokes(drawing: Spokes, right: int, room_left: int, room_right: int) -> Web:
    """The layout with so many limbs on the right side, within so many steps from the middle if possible."""
    whole = _Part()
    if drawing.middle is not None:
        number = drawing.middle.tile.hi
        whole.spots.append(Spot(Area(-SQUARE // 2, -SQUARE, SQUARE, LONG), number, number, drawing.middle.turn))
    sides = ((drawing.limbs[:right], room_right), (drawing.limbs[right:][::-1], room_left))
    for mirrored, (limbs, room) in enumerate(sides):
        parts = [_limb(limb, drawing.across, room - HUB) for limb in limbs]
        for part, y in zip(parts, _around(parts), strict=True):
            moved = part.moved(HUB, y)
            moved.threads.append(((0, 0), (HUB - 2, y), (HUB, y)))
            whole.take(moved.mirrored() if mirrored else moved)
    return Web(Plan(tuple(whole.spots), tuple(whole.ends)), tuple(whole.threads), whole.folded)


@dataclass(slots=True)
class _Part:
    """A part of the layout, as it is put together."""

    spots: list[Spot] = field(default_factory=list)
    ends: list[End] = field(default_factory=list)
    threads: list[Thread] = field(default_factory=list)
    above: int = SQUARE // 2
    """How far it reaches above the height at which it begins, and below it."""
    below: int = SQUARE // 2
    starts: tuple[int, ...] = (0,)
    """Where its limbs begin, if it has several beside each other."""
    folded: bool = False

    def take(self, other: _Part) -> None:
        """Put a part beside this one that has been moved to its place."""
        self.spots += other.spots
        self.ends += other.ends
        self.threads += other.threads
        self.folded = self.folded or other.folded

    def branch(self, fork: _Part, x: int) -> None:
        """Put limbs behind the double with which this row ends."""
        self.take(fork.moved(x + FORK, 0))
        self.threads += [((x, 0), (x + 1, y), (x + FORK, y)) for y in fork.starts]
        self.above, self.below = max(self.above, fork.above), max(self.below, fork.below)

    def moved(self, x: int, y: int) -> _Part:
        return _Part(
            [replace(spot, area=_moved(spot.area, x, y)) for spot in self.spots],
            [replace(end, area=_moved(end.area, x, y)) for end in self.ends],
            [tuple((a + x, b + y) for a, b in thread) for thread in self.threads],
            folded=self.folded,
        )

    def mirrored(self) -> _Part:
        """The same with left and right exchanged."""
        return _Part(
            [_mirrored(spot) for spot in self.spots],
            [End(end.key, _flipped(end.area), end.towards.back) for end in self.ends],
            [tuple((-x, y) for x, y in thread) for thread in self.threads],
            folded=self.folded,
        )


def _limb(limb: Limb, across: bool, room: int) -> _Part:
    """A limb with all that grows from it, in rows that are so wide."""
    rows, x = _rows(limb, across, room)
    beside = room - x - FORK
    if limb.limbs and beside >= LEAST:
        rows[-1].branch(_fork(limb.limbs, across, beside), x)
    elif limb.limbs:
        rows.append(_fork(limb.limbs, across, room))
    if limb.open:
        area = Area(x, -SQUARE // 2, label_width(limb.key), SQUARE)
        rows[-1].ends.append(End(limb.key, area, Direction.RIGHT))
    return _below_each_other(rows)


def _rows(limb: Limb, across: bool, room: int) -> tuple[list[_Part], int]:
    """The tiles of a limb in rows, and where the last one ends."""
    rows, x = [_Part()], 0
    widest = room - label_width(limb.key)
    for placed in limb.tiles:
        stands = across and placed.tile.double
        length = SQUARE if stands else LONG
        if x and x + length > widest:
            rows.append(_Part())
            x = 0
        half = SQUARE if stands else SQUARE // 2
        row = rows[-1]
        row.spots.append(Spot(Area(x, -half, length, 2 * half), placed.inner, placed.outer, placed.turn))
        row.above, row.below = max(row.above, half), max(row.below, half)
        x += length
    return rows, x


def _fork(limbs: Sequence[Limb], across: bool, room: int) -> _Part:
    """Limbs that begin below each other, the middle one at the height of what they grow from."""
    parts = [_limb(limb, across, room) for limb in limbs]
    heights = _around(parts)
    fork = _Part()
    for part, y in zip(parts, heights, strict=True):
        fork.take(part.moved(0, y))
    fork.above, fork.below = parts[0].above - heights[0], parts[-1].below + heights[-1]
    fork.starts = heights
    return fork


def _around(parts: Sequence[_Part]) -> tuple[int, ...]:
    """The heights of parts that lie below each other: the middle one at 0, or 0 between the two in the middle. So
    what grows above the middle does not move what is below it."""
    if not parts:
        return ()
    middle, heights = len(parts) // 2, [0] * len(parts)
    if len(parts) % 2 == 0:
        heights[middle] = APART + parts[middle].above
        heights[middle - 1] = -APART - parts[middle - 1].below
        upper, lower = middle - 1, middle
    else:
        upper = lower = middle
    for at in range(upper - 1, -1, -1):
        heights[at] = heights[at + 1] - parts[at + 1].above - APART - parts[at].below
    for at in range(lower + 1, len(parts)):
        heights[at] = heights[at - 1] + parts[at - 1].below + APART + parts[at].above
    return tuple(heights)


def _below_each_other(rows: Sequence[_Part]) -> _Part:
    """The rows of a limb, with lines from the end of each to the beginning of the next."""
    whole, y = rows[0], 0
    for before, row in pairwise(rows):
        end = before.spots[-1].area.right + 1
        middle = y + before.below + FOLD // 2
        begin = y + before.below + FOLD + row.above
        whole.take(row.moved(0, begin))
        whole.threads.append(((end - 1, y), (end, y), (end, middle), (-1, middle)))
        whole.threads += [((-1, middle), (-1, begin + start), (0, begin + start)) for start in row.starts]
        whole.folded = True
        y = begin
    whole.below = y + rows[-1].below
    return whole


def label_width(key: str) -> int:
    """The steps that the label of an end takes."""
    dots = key.count(".")
    return max(SQUARE, ceil(SQUARE * (0.45 + 0.28 * (len(key) - dots) + 0.14 * dots)))


def _moved(area: Area, x: int, y: int) -> Area:
    return Area(area.x + x, area.y + y, area.width, area.height)


def _flipped(area: Area) -> Area:
    return Area(-area.right, area.y, area.width, area.height)


def _mirrored(spot: Spot) -> Spot:
    halves = (spot.second, spot.first) if spot.lying else (spot.first, spot.second)
    return Spot(_flipped(spot.area), *halves, spot.turn, spot.closed)
