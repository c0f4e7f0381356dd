"""Tiles and sets of tiles.

A tile is an unordered pair of numbers, so it is always kept with its larger half first: 4-6 and 6-4
are one value. How a tile lies on the table is told by whoever lays it, never by the tile.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from functools import cache, lru_cache
from typing import NamedTuple, TypeAlias

_TILE = re.compile(r"([0-9]{1,2})-([0-9]{1,2})")

HIGHEST = 18
"""The highest number that any set of the rule sheets has."""


class Tile(NamedTuple):
    """One tile, larger half first; make it with `tile` or `parse_tile`."""

    hi: int
    lo: int

    @property
    def double(self) -> bool:
        """Whether both halves are equal."""
        return self.hi == self.lo

    @property
    def pips(self) -> int:
        """The sum of both halves."""
        return self.hi + self.lo

    def other(self, half: int) -> int:
        """The half that is not `half` (the same number for a double)."""
        return self.lo if half == self.hi else self.hi

    def __str__(self) -> str:
        return _text(self)


Hands: TypeAlias = tuple[tuple[Tile, ...], ...]
"""The tiles of every seat."""


@cache
def _text(value: Tile) -> str:
    return f"{value.hi}-{value.lo}"


@cache
def tile(a: int, b: int) -> Tile:
    """The tile with the halves `a` and `b`, in either order; always the same object."""
    return Tile(a, b) if a >= b else tile(b, a)


@lru_cache(maxsize=1024)
def parse_tile(text: str) -> Tile:
    """Read `6-4` or `4-6`; ValueError for anything else."""
    match = _TILE.fullmatch(text)
    if match is None:
        raise ValueError(f"not a tile: {text!r}")
    a, b = int(match[1]), int(match[2])
    if max(a, b) > HIGHEST:
        raise ValueError(f"no set has the tile {text!r}")
    return tile(a, b)


def parse_tiles(text: str) -> tuple[Tile, ...]:
    """Read tiles between blanks; ValueError names the first word that is none."""
    return tuple(parse_tile(word) for word in text.split())


def show_tiles(tiles: Iterable[Tile]) -> str:
    """The tiles between blanks, as `parse_tiles` reads them."""
    return " ".join(map(_text, tiles))


@cache
def tile_set(highest: int, copies: int = 1, max_pip: int | None = None) -> tuple[Tile, ...]:
    """The double-`highest` set (western.md 0.2), `copies` times, without halves above `max_pip`."""
    top = highest if max_pip is None else min(highest, max_pip)
    return tuple(tile(hi, lo) for hi in range(top + 1) for lo in range(hi + 1) for _ in range(copies))


def without(tiles: tuple[Tile, ...], gone: Tile) -> tuple[Tile, ...]:
    """`tiles` with one copy less of `gone`, which must be there: combined sets hold twins."""
    at = tiles.index(gone)
    return tiles[:at] + tiles[at + 1 :]


def pips(tiles: Iterable[Tile]) -> int:
    """The sum of all halves."""
    return sum(t[0] + t[1] for t in tiles)


def surplus(tiles: Iterable[Tile], allowed: Iterable[Tile]) -> Tile | None:
    """A tile that occurs more often in `tiles` than in `allowed`, or None."""
    room = Counter(allowed)
    for value in tiles:
        room[value] -= 1
        if room[value] < 0:
            return value
    return None
