"""What the tiles left in a hand count."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from enum import StrEnum
from itertools import chain

from engine.tiles import Tile, pips, tile

ZERO, SIX = tile(0, 0), tile(6, 6)


class When(StrEnum):
    """When a special tile counts more than its pips."""

    OFF = "off"
    LONE = "lone"
    """Only as the last tile of a hand."""
    ANY = "any"


SIX_VALUE = 50
"""What 6-6 counts as the last tile of a hand, where it counts more than its pips."""
PAIR_VALUE = 75
"""What 0-0 and 6-6 count together, if a hand holds these two and nothing else."""


_APART = ((), ((ZERO,),), ((SIX,),), ((ZERO, SIX),), ((ZERO,), (SIX,)))
"""The ways to give special tiles a hand of their own, in which they may count more than among others."""


@dataclass(frozen=True, slots=True)
class HandValue:
    """Pips, with a price on 0-0 and on 6-6 (western.md 0.4 `double_blank_pips`, russian.md 1.6)."""

    zero_zero: When = When.OFF
    zero_value: int = 25
    lone_six: bool = False
    """Whether 6-6 as the last tile of a hand counts `SIX_VALUE`."""
    pair: bool = False
    """Whether 0-0 and 6-6 count `PAIR_VALUE` if they are a whole hand."""

    def __call__(self, hand: tuple[Tile, ...]) -> tuple[int, str]:
        """What a hand counts, and a note where that is not the plain sum of its pips."""
        if self.lone_six and hand == (SIX,):
            return SIX_VALUE, "six-six"
        if self.pair and len(hand) == 2 and ZERO in hand and SIX in hand:
            return PAIR_VALUE, "pair"
        blanks = hand.count(ZERO)  # combined sets hold twins
        if blanks and (self.zero_zero is When.ANY or (self.zero_zero is When.LONE and hand == (ZERO,))):
            return pips(hand) + blanks * self.zero_value, "zero-zero"
        return pips(hand), ""

    @property
    def lone_zero(self) -> int:
        """What 0-0 alone counts."""
        return self((ZERO,))[0]

    def zeros(self, tiles: tuple[Tile, ...]) -> int:
        """How many hands that hold something can count nothing."""
        return 0 if self.lone_zero else tiles.count(ZERO)

    def most(self, tiles: tuple[Tile, ...], hands: int) -> int:
        """The most that so many hands can count together, if these tiles are all there are. That is where one hand
        has everything but the special tiles, if they count more in hands of their own."""
        possible = (apart for apart in _APART if len(apart) < hands and set(chain(*apart)) <= set(tiles))
        return max(self._sum(tiles, apart) for apart in possible)

    def _sum(self, tiles: tuple[Tile, ...], apart: tuple[tuple[Tile, ...], ...]) -> int:
        """What the hands `apart` count, and one more with all other tiles."""
        others = Counter(tiles) - Counter(chain(*apart))
        return sum(self(hand)[0] for hand in (*apart, tuple(others.elements())))
