"""How many tiles everybody gets, and which deals are cancelled."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

from engine.tiles import Hands, Tile

HandSize = Callable[[int], int]
"""From the number of players to the tiles that everybody gets."""


@dataclass(frozen=True, slots=True)
class BySeats:
    """Hands by the number of players: `sizes` are pairs of players and tiles, `others` for every other number."""

    sizes: tuple[tuple[int, int], ...]
    others: int

    def __call__(self, seats: int) -> int:
        return dict(self.sizes).get(seats, self.others)


@dataclass(frozen=True, slots=True)
class Dealing:
    """The hands, and the redeal of hands that nobody wants (western.md 0.4, russian.md 1.7); 0 tests nothing."""

    size: HandSize
    redeal_doubles: int = 0
    """Cancelled if a hand has so many doubles or more."""
    redeal_same: int = 0
    """Cancelled if so many tiles or more of a hand share a number."""
    wanted: Tile | None = None
    """Cancelled if nobody holds this tile (western.md 4.12)."""

    def misdealt(self, hands: Hands) -> str:
        """Why these hands are cancelled; empty if they are not."""
        if self.redeal_doubles and any(sum(t.double for t in hand) >= self.redeal_doubles for hand in hands):
            return "doubles"
        if self.redeal_same and any(_most_alike(hand) >= self.redeal_same for hand in hands):
            return "same"
        if self.wanted is not None and not any(self.wanted in hand for hand in hands):
            return "wanted"
        return ""


def _most_alike(hand: tuple[Tile, ...]) -> int:
    numbers = Counter(number for t in hand for number in {t.hi, t.lo})
    return max(numbers.values(), default=0)
