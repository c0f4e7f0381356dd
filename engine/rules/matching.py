"""Which tiles go together."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Protocol

from engine.tiles import Tile


class Matching(Hashable, Protocol):
    """Whether a tile may lie at a place, and what it shows there."""

    def __call__(self, tile: Tile, need: int) -> int | None:
        """The half that stays showing if `tile` is laid where `need` is asked for; None if it does not fit."""


@dataclass(frozen=True, slots=True)
class Equal:
    """Touching halves are equal (western.md 0.3 LINE, russian.md 1.1)."""

    def __call__(self, tile: Tile, need: int) -> int | None:
        hi, lo = tile
        if hi == need:
            return lo
        return hi if lo == need else None
