"""Teams that the tiles make (western.md 4.3)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.seats import Seat, Side
from engine.tiles import Hands, Tile


@dataclass(frozen=True, slots=True)
class HighAndLow:
    """The two with the heaviest hands against the two with the lightest, partners opposite each other."""

    lots: int = 0
    """How many tiles everybody draws for it and puts back before the deal; 0: the hands decide."""
    lasting: bool = True
    """Whether teams stay for the match and share an account; else they are made anew in every round, and everybody
    has an account of his own."""
    clockwise: bool = True

    def __call__(self, hands: Hands) -> tuple[tuple[Side, ...], tuple[Seat, ...]]:
        """The side of every seat, and the seats in the order of their turns."""
        seats = sorted(map(Seat, range(len(hands))), key=lambda seat: _weight(hands[seat]), reverse=True)
        high, low = sorted(seats[:2]), sorted(seats[2:])
        sides = tuple(Side(0) if seat in high else Side(1) for seat in range(len(hands)))
        first, second = low if self.clockwise else reversed(low)
        return sides, (high[0], first, high[1], second)


def _weight(hand: tuple[Tile, ...]) -> tuple[int, list[tuple[int, int]]]:
    """The pips of a hand; of equal hands the heaviest tile decides, then the next."""
    return sum(t.pips for t in hand), sorted(((t.pips, t.hi) for t in hand), reverse=True)
