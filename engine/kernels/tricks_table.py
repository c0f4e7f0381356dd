"""What lies on the table of a game of tricks: the calls, the trumps, the tricks; what is told of it; how a hand
stands when it ends."""

from __future__ import annotations

from dataclasses import dataclass

from engine.codec import tagged
from engine.events import Ending, Event
from engine.model import Body
from engine.moves import Bid
from engine.rules.bidding import Taken, Unit
from engine.rules.suits import NELLO, suit_of, taker, worth
from engine.seats import Seat, Side
from engine.tiles import Tile


@tagged("call")
@dataclass(frozen=True, slots=True)
class Call:
    """What a seat has said in the bidding."""

    seat: Seat
    bid: Bid
    plunge: bool = False
    """Whether the bid of these marks is a plunge: the partner names the trumps and leads."""


@tagged("card")
@dataclass(frozen=True, slots=True)
class Card:
    """A tile in a trick, and who has played it."""

    seat: Seat
    tile: Tile


@tagged("trick")
@dataclass(frozen=True, slots=True)
class Trick:
    """The tiles of a trick in their order."""

    cards: tuple[Card, ...]

    @property
    def tiles(self) -> tuple[Tile, ...]:
        return tuple(card.tile for card in self.cards)

    @property
    def points(self) -> int:
        """What it counts (western.md 3.3)."""
        return worth(self.tiles)

    def taker(self, trump: str) -> Seat:
        """Who takes it, as far as it goes."""
        return self.cards[taker(self.tiles, trump)].seat

    def suit(self, trump: str) -> str:
        """The suit that was led."""
        return suit_of(self.tiles[0], trump)


@tagged("tricks")
@dataclass(frozen=True, slots=True)
class Tricks(Body):
    """A hand as everybody sees it: nothing but what the players hold is secret."""

    shaker: Seat | None = None
    """Who has dealt; None before the first deal."""
    calls: tuple[Call, ...] = ()
    contract: Call | None = None
    """The bid that is played; None while there is bidding."""
    trump: str = ""
    """What was named; empty before that."""
    done: tuple[Trick, ...] = ()
    """The tricks that were taken."""
    trick: Trick = Trick(())
    """The one on the table."""

    @property
    def standing(self) -> Call | None:
        """The highest bid so far, which is the latest one that is no pass."""
        return next((call for call in reversed(self.calls) if call.bid.amount), None)

    @property
    def nello(self) -> bool:
        """Whether the bidder has to lose every trick."""
        return self.trump == NELLO

    def begun(self) -> bool:
        """Whether a tile has been played."""
        return bool(self.done or self.trick.cards)

    def tiles(self) -> tuple[Tile, ...]:
        return tuple(tile for trick in (*self.done, self.trick) for tile in trick.tiles)

    def taken(self, sides: tuple[Side, ...], unit: Unit) -> Taken | None:
        """What has been taken so far in the hand that is played."""
        if self.contract is None:
            return None
        own = sides[self.contract.seat]
        tricks = [trick for trick in self.done if sides[trick.taker(self.trump)] == own]
        others = [trick for trick in self.done if sides[trick.taker(self.trump)] != own]
        count = len if unit is Unit.TRICKS else points_of
        return Taken(count(tricks), count(others), len(tricks), len(others))


def points_of(tricks: list[Trick]) -> int:
    """What these tricks count together."""
    return sum(trick.points for trick in tricks)


def tricks_of(body: Body) -> Tricks:
    """What lies on the table of this game."""
    assert isinstance(body, Tricks)
    return body


@tagged("hand-played")
@dataclass(frozen=True, slots=True)
class HandPlayed(Ending):
    """The end of a hand, with what was bid and taken."""

    contract: Call | None = None
    """None: everybody has passed."""
    nello: bool = False
    taken: Taken | None = None


# --- What happens -----------------------------------------------------------------------------------------


@tagged("shaken")
@dataclass(frozen=True, slots=True)
class Shaken(Event):
    """Who has shaken the tiles, and who bids first."""

    seat: Seat
    first: Seat


@tagged("called")
@dataclass(frozen=True, slots=True)
class Called(Event):
    """A seat has bid."""

    call: Call


@tagged("contracted")
@dataclass(frozen=True, slots=True)
class Contracted(Event):
    """The bidding is over: whose bid is played, and who names the trumps and leads."""

    call: Call
    declarer: Seat
    forced: bool
    """Whether everybody had passed, so that the shaker has to play."""


@tagged("declared")
@dataclass(frozen=True, slots=True)
class Declared(Event):
    """The trumps were named."""

    seat: Seat
    trump: str


@tagged("trick-taken")
@dataclass(frozen=True, slots=True)
class TrickTaken(Event):
    """Who has taken a trick, and what it was worth; 0 where only the number of tricks matters."""

    seat: Seat
    points: int
