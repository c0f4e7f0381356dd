"""The ways in which one tile may lie at one place, where the rules leave a choice."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import TypeAlias

from engine.moves import Play, play_of
from engine.rules.matching import Matching
from engine.tiles import HIGHEST, Tile, tile_set

Table: TypeAlias = Mapping[Tile, tuple[Play, ...]]
"""By tile the plays that it has at one place."""


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


class Tables(dict[tuple[str, tuple[int, ...]], Table]):
    """By an arm and the numbers that it asks for, all plays there; put together when they are first asked for."""

    def __init__(self, matching: Matching, lying: Lying, cross: bool) -> None:
        super().__init__()
        self._matching, self._lying, self._cross = matching, lying, cross

    def __missing__(self, place: tuple[str, tuple[int, ...]]) -> Table:
        key, needs = place
        fitting = ((t, shown(self._matching, t, needs)) for t in tile_set(HIGHEST))
        made = MappingProxyType(
            {t: self._lying.forms(t, key, halves, cross=self._cross) for t, halves in fitting if halves}
        )
        self[place] = made
        return made


tables = cache(Tables)
"""`Tables`, one for equal arguments: every game of a kind shares them."""


class Fitting(dict[int, frozenset[Tile]]):
    """By number all tiles that may lie where it is asked for."""

    def __init__(self, matching: Matching) -> None:
        super().__init__()
        self._matching = matching

    def __missing__(self, need: int) -> frozenset[Tile]:
        self[need] = frozenset(t for t in tile_set(HIGHEST) if self._matching(t, need))
        return self[need]


fitting = cache(Fitting)


def shown(matching: Matching, value: Tile, needs: tuple[int, ...]) -> tuple[int, ...]:
    """The halves that a tile may show on an arm; none if it does not fit."""
    return next((halves for need in needs if (halves := matching(value, need))), ())
