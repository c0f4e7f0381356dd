"""Bids: what may be called after what, and what a bid asks of the side that has made it (western.md 3.3).

A bid is the move `Bid`; a plunge stands as the bid of its marks. 42 points are a mark, so bids of points and of
marks have one order.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from engine.codec import tagged
from engine.moves import ALL_POINTS, NO_BID, PLUNGE, Bid, Move
from engine.tiles import Tile

LOWEST: Final = 30
TRICKS: Final = 7
OPENING_MARKS: Final = 2
"""So many marks may be bid at once; above that one more than the bid that stands."""
PLUNGE_BID: Final = Bid(4, marks=True)
PLUNGE_DOUBLES: Final = 4
"""So many doubles it takes."""


class Unit(StrEnum):
    """What bids are made in."""

    POINTS = "points"
    """30 to 41 points, or marks."""
    TRICKS = "tricks"
    """1 to 7 tricks; what the tiles count does not matter."""


def value(bid: Bid) -> int:
    """A bid in points, or in tricks where these are bid; 0 for a pass."""
    return bid.amount * ALL_POINTS if bid.marks else bid.amount


def marks(bid: Bid) -> int:
    """What is at stake: the marks that were bid, or one."""
    return bid.amount if bid.marks else 1


@dataclass(frozen=True, slots=True)
class Bidding:
    """What may be bid."""

    unit: Unit
    plunge: bool
    """Whether four doubles may be bid on."""

    @property
    def lowest(self) -> Bid:
        """The least that can be bid."""
        return Bid(LOWEST if self.unit is Unit.POINTS else 1)

    @property
    def highest(self) -> Bid:
        """The most that can be bid without marks."""
        return Bid(ALL_POINTS - 1 if self.unit is Unit.POINTS else TRICKS)

    def calls(self, standing: Bid, hand: tuple[Tile, ...]) -> tuple[Move, ...]:
        """Everything that who holds this hand may call over the bid that stands (a pass if none does)."""
        return (NO_BID, *self._plain(standing), *self._marks(standing), *self._plunges(standing, hand))

    def _plain(self, standing: Bid) -> tuple[Bid, ...]:
        return tuple(map(Bid, range(max(self.lowest.amount, value(standing) + 1), self.highest.amount + 1)))

    def _marks(self, standing: Bid) -> tuple[Bid, ...]:
        if self.unit is Unit.TRICKS:
            return ()
        over = standing.amount if standing.marks else 0
        highest = max(OPENING_MARKS, over + 1)
        return tuple(Bid(number, marks=True) for number in range(over + 1, highest + 1))

    def _plunges(self, standing: Bid, hand: tuple[Tile, ...]) -> tuple[Move, ...]:
        enough = sum(tile.double for tile in hand) >= PLUNGE_DOUBLES
        return (PLUNGE,) if self.plunge and enough and value(standing) < value(PLUNGE_BID) else ()


@tagged("taken")
@dataclass(frozen=True, slots=True)
class Taken:
    """What the bidder's side and the others have taken: points, or tricks where these are bid."""

    own: int
    others: int
    tricks: int
    """The tricks of the bidder's side."""
    lost: int
    """Those of the others."""


def made(bid: Bid, taken: Taken, *, nello: bool) -> bool:
    """Whether a side has what it bid, at the end of a hand: all tricks for marks, none in nello."""
    if nello:
        return taken.tricks == 0
    return taken.lost == 0 if bid.marks else taken.own >= bid.amount


def decided(bid: Bid, taken: Taken, left: int, *, nello: bool) -> bool:
    """Whether what is `left` to be taken cannot change any more whether the bid is made."""
    if nello:
        return taken.tricks > 0
    if bid.marks:
        return taken.lost > 0
    return taken.own >= bid.amount or taken.own + left < bid.amount
