"""What the tiles left in a hand count."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from engine.tiles import Tile, pips, tile

ZERO, SIX = tile(0, 0), tile(6, 6)


class When(StrEnum):
    """When a special tile counts more than its pips."""

    OFF = "off"
    LONE = "lone"
    """Only as the last tile of a hand."""
    ANY = "any"


@dataclass(frozen=True, slots=True)
class HandValue:
    """Pips, with a price on 0-0 (western.md 0.4 `double_blank_pips`, russian.md 1.6)."""

    zero_zero: When = When.OFF
    zero_value: int = 25

    def __call__(self, hand: tuple[Tile, ...]) -> tuple[int, str]:
        """What a hand counts, and a note where that is not the plain sum of its pips."""
        blanks = hand.count(ZERO)  # combined sets hold twins
        if blanks and (self.zero_zero is When.ANY or (self.zero_zero is When.LONE and hand == (ZERO,))):
            return pips(hand) + blanks * self.zero_value, "zero-zero"
        return pips(hand), ""
