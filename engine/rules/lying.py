"""The ways in which one tile may lie at one place, where the rules leave a choice."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType

from engine.moves import Play, play_of
from engine.rules.matching import Matching
from engine.tiles import HIGHEST, Tile, tile_set


@dataclass(frozen=True, slots=True)
class Lying:
    """What may be chosen besides the place. Doubles have a choice only behind the spinner of a cross."""

    closed: bool = False
    """A double may lie face down (russian.md 6)."""
    along: bool = False
    """A double may lie lengthwise (russian.md 8)."""
    across: bool = False
    """A joker may lie crosswise and show both halves (western.md 4.8 `crosswise_jokers`)."""

    def forms(self, value: Tile, key: str, shown: tuple[int, ...], *, cross: bool) -> tuple[Play, ...]:
        """The plays of a tile that may show these halves on this arm."""
        if len(shown) > 1:
            ways = tuple(Play(value, key, half) for half in shown)
            return (*ways, play_of(value, key)) if self.across else ways
        plays = [play_of(value, key)]
        if value.double and cross:
            if self.closed:
                plays.append(Play(value, key, closed=True))
            if self.along:
                plays.append(Play(value, key, along=True))
        return tuple(plays)


@cache
def plays_at(
    matching: Matching, lying: Lying, cross: bool, key: str, needs: tuple[int, ...]
) -> Mapping[Tile, tuple[Play, ...]]:
    """By tile all its plays on an arm that asks for these numbers; whether there is a `cross` yet."""
    showing = ((t, shown(matching, t, needs)) for t in tile_set(HIGHEST))
    return MappingProxyType({t: lying.forms(t, key, halves, cross=cross) for t, halves in showing if halves})


@cache
def fitting(matching: Matching, need: int) -> frozenset[Tile]:
    """All tiles that may lie where this number is asked for."""
    return frozenset(t for t in tile_set(HIGHEST) if matching(t, need))


def shown(matching: Matching, value: Tile, needs: tuple[int, ...]) -> tuple[int, ...]:
    """The halves that a tile may show on an arm; none if it does not fit."""
    return next((halves for need in needs if (halves := matching(value, need))), ())
