"""Where tiles lie on the table, in steps of half a square: what every way of laying out comes down to.

A square is one half of a tile, so a tile is two by four steps and every position is a whole number. The
middle of the start tile, or of the spinner, is the origin, x grows to the right and y downwards. A way of laying
out (snake, cross) is a function from a board to a `Plan`; only who draws it knows pixels.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from typing import Final

SQUARE: Final = 2
"""Steps along the side of a half."""
LONG: Final = 2 * SQUARE


class Direction(Enum):
    """A direction on the table, as the step it makes."""

    LEFT = (-1, 0)
    RIGHT = (1, 0)
    UP = (0, -1)
    DOWN = (0, 1)

    @property
    def back(self) -> Direction:
        x, y = self.value
        return Direction((-x, -y))


@dataclass(frozen=True, slots=True)
class Area:
    """A rectangle of the table."""

    x: int
    y: int
    width: int
    height: int

    @property
    def right(self) -> int:
        return self.x + self.width

    @property
    def bottom(self) -> int:
        return self.y + self.height

    def turned(self) -> Area:
        """The same after half a turn around the origin."""
        return Area(-self.right, -self.bottom, self.width, self.height)


@dataclass(frozen=True, slots=True)
class Spot:
    """A tile as it lies: `first` is the number of its left or upper half, `second` of the other."""

    area: Area
    first: int
    second: int
    turn: int
    closed: bool = False
    """Face down."""

    @property
    def lying(self) -> bool:
        """Whether it lies on its side."""
        return self.area.width > self.area.height

    def turned(self) -> Spot:
        return Spot(self.area.turned(), self.second, self.first, self.turn, self.closed)


@dataclass(frozen=True, slots=True)
class End:
    """The square beyond an arm's last tile, and which way the arm goes on from there."""

    key: str
    area: Area
    towards: Direction

    def turned(self) -> End:
        return End(self.key, self.area.turned(), self.towards.back)


@dataclass(frozen=True, slots=True)
class Plan:
    """All that lies on a table."""

    spots: tuple[Spot, ...]
    ends: tuple[End, ...]

    def areas(self) -> Iterator[Area]:
        """Everything that must not overlap."""
        yield from (spot.area for spot in self.spots)
        yield from (end.area for end in self.ends)

    @property
    def top(self) -> int:
        return min((area.y for area in self.areas()), default=0)

    @property
    def bottom(self) -> int:
        return max((area.bottom for area in self.areas()), default=0)
