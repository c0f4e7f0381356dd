"""Which tiles go together."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Protocol

from engine.tiles import Tile


class Matching(Hashable, Protocol):
    """Whether a tile may lie at a place, and what it shows there."""

    def __call__(self, tile: Tile, need: int) -> tuple[int, ...]:
        """The halves that may stay showing if `tile` is laid where `need` is asked for; none if it does not fit.
        Where there are two, whoever lays it chooses."""

    def wanted(self, shown: int) -> int:
        """The number that lies beside one that shows."""


@dataclass(frozen=True, slots=True)
class Equal:
    """Touching halves are equal (western.md 0.3 LINE, russian.md 1.1)."""

    def __call__(self, tile: Tile, need: int) -> tuple[int, ...]:
        hi, lo = tile
        if hi == need:
            return (lo,)
        return (hi,) if lo == need else ()

    def wanted(self, shown: int) -> int:
        return shown


@dataclass(frozen=True, slots=True)
class Sum:
    """Touching halves add up to a number (russian.md 2.2 `match`, western.md 4.8, 4.9)."""

    total: int
    jokers: bool = False
    """Whether the tiles that make this sum by themselves, and 0-0, may lie anywhere and either way round."""

    def __call__(self, tile: Tile, need: int) -> tuple[int, ...]:
        hi, lo = tile
        if self.joker(tile):
            return (hi,) if tile.double else (hi, lo)
        if hi + need == self.total:
            return (lo,)
        return (hi,) if lo + need == self.total else ()

    def wanted(self, shown: int) -> int:
        return self.total - shown

    def joker(self, tile: Tile) -> bool:
        """Whether a tile may lie anywhere (western.md 4.8, 4.9)."""
        return self.jokers and (tile.pips == self.total or tile.hi == 0)
