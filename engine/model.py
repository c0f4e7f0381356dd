"""The state of a match, what one may see of it, and what comes of a move.

Like moves and events, all of them are frozen, hold no language, person, clock or platform, and are plain JSON
both ways (`codec`). `State` is secret: people are shown a `View`, which is built by copying named fields out of
it, so that nothing leaves by being forgotten. Whatever is not for everybody is left out of every `repr`.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import TypedDict, Unpack

from engine.codec import tagged
from engine.events import Ending, Event, Mark, MatchEnded
from engine.moves import Move
from engine.seats import Seat, Side
from engine.tiles import Hands, Tile


class Phase(StrEnum):
    """What the match waits for."""

    DEAL = "deal"
    """The dealer."""
    PLAY = "play"
    """The seat on turn."""
    OVER = "over"
    """Nothing: the match has ended."""


@dataclass(frozen=True, slots=True)
class Options:
    """House rules; every game has a class of its own, with fields made by `options.opt`."""


@dataclass(frozen=True, slots=True)
class Body:
    """What lies on the table in this round; every kernel has a class of its own."""


class Calling(StrEnum):
    """How a tile calls the one to the lead who holds it."""

    LEADS = "leads"
    """He leads, with any tile."""
    MAY = "may"
    """He may lead this tile, or leave the lead to the one whose turn it would be."""
    TAKES = "takes"
    """Who leads takes it out of the set, face up, before the others are dealt."""


@tagged("lead-right")
@dataclass(frozen=True, slots=True)
class LeadRight:
    """A tile that has a say in who of these seats leads (russian.md 4.2, 4.11)."""

    tile: Tile
    seats: tuple[Seat, ...]
    how: Calling


@dataclass(frozen=True, slots=True)
class Book:
    """What passes from round to round; a scoring that keeps more than this has a class of its own, built on it."""

    scores: tuple[int, ...]
    """The account of every side."""
    leader: Seat | None = None
    """Who leads the next round; None: whom the opening finds."""
    why: str = ""
    """Why that seat leads."""
    rounds: int = 0
    """The rounds that counted."""
    calls: tuple[LeadRight, ...] = ()
    """The tiles that may give the next lead to somebody else; the first that applies does."""

    def public(self) -> Book:
        """What everybody may know of it."""
        return self


@tagged("state")
@dataclass(frozen=True, slots=True)
class State:
    """A match, whole and secret; it goes to storage and nowhere else."""

    game: str
    options: Options
    seed: str = field(repr=False)
    """Of the match's lots and shuffles; empty where everything is told from outside."""
    sides: tuple[Side, ...]
    table: tuple[Seat, ...]
    """The seats that play this round, in the order of their turns."""
    hands: Hands = field(repr=False)
    boneyard: tuple[Tile, ...] = field(repr=False)
    """In the order in which it is drawn."""
    body: Body = field(repr=False)
    """Secret: signs between partners are in it, and a tile that may give somebody the lead only later."""
    book: Book = field(repr=False)
    """Secret: in some games nobody may know the totals yet."""
    phase: Phase = Phase.DEAL
    turn: Seat | None = None
    ply: int = 0
    """Moves made so far, the dealer's and signs among them."""
    asides: int = field(default=0, repr=False)
    """How many of them were signs."""
    since: int = 0
    """The moment at which the seat on turn got its turn."""
    round: int = 0
    """The round being played, or the last one played; 0 before the first deal."""
    shuffle: str = field(default="", repr=False)
    """The seed of this round's shuffle; empty if the tiles were named."""
    winners: tuple[Side, ...] = ()
    losers: tuple[Side, ...] = ()

    @property
    def moment(self) -> int:
        """Moves made so far, signs left out. It is all that anybody may be shown of the ply: nobody is to find out
        by counting that a sign was given to others."""
        return self.ply - self.asides


@tagged("view")
@dataclass(frozen=True, slots=True)
class View:
    """What one seat, or an onlooker (`me` None), may know. Tiles that one may not see are None."""

    game: str
    options: Options
    me: Seat | None
    moment: int
    """See `State.moment`."""
    since: int
    round: int
    phase: Phase
    turn: Seat | None
    sides: tuple[Side, ...]
    table: tuple[Seat, ...]
    hands: tuple[tuple[Tile | None, ...], ...] = field(repr=False)
    boneyard: int
    body: Body = field(repr=False)
    """Secret as well: the signs that were given to `me` are in it."""
    book: Book
    commitment: str
    legal: tuple[Move, ...] = field(default=(), repr=False)
    """The moves of `me`, signals among them."""
    winners: tuple[Side, ...] = ()
    losers: tuple[Side, ...] = ()

    def hand(self) -> tuple[Tile, ...]:
        """The tiles of `me` that he may see."""
        return () if self.me is None else tuple(t for t in self.hands[self.me] if t is not None)


def with_hand(state: State, seat: Seat, hand: tuple[Tile, ...]) -> Hands:
    """All hands, this one in place of the one that a seat has held."""
    return (*state.hands[:seat], hand, *state.hands[seat + 1 :])


class Changes(TypedDict, total=False):
    """What a move may change of a state."""

    hands: Hands
    boneyard: tuple[Tile, ...]
    body: Body
    book: Book
    phase: Phase
    turn: Seat | None
    round: int
    shuffle: str
    asides: int


def advance(state: State, **changes: Unpack[Changes]) -> State:
    """The state one ply later, with these fields changed."""
    ply = state.ply + 1
    since = ply - state.asides if "turn" in changes and changes["turn"] != state.turn else state.since
    return replace(state, ply=ply, since=since, **changes)


@dataclass(frozen=True, slots=True)
class Step:
    """A new state and what happened on the way to it, in telling order."""

    state: State
    events: tuple[Event, ...] = ()


@dataclass(frozen=True, slots=True)
class Turned:
    """What a kernel makes of one move: the new state, and how the round ended if it did."""

    state: State
    events: tuple[Event, ...] = ()
    ending: Ending | None = None
    gains: tuple[Gain, ...] = ()
    """Points in play that the move has brought, in their order."""


@dataclass(frozen=True, slots=True)
class Gain:
    """Points in play for a seat, before they are written."""

    seat: Seat
    marks: tuple[Mark, ...]
    count: int | None = None
    """What the ends count, in the games in which they do."""


@dataclass(frozen=True, slots=True)
class Settlement:
    """What a scoring makes of one ending: the new book, and the result of the match if it is over."""

    book: Book = field(repr=False)
    events: tuple[Event, ...] = ()
    winning: tuple[Seat, ...] = ()
    """The players on the winning side of the round; none: nobody."""
    table: tuple[Seat, ...] | None = None
    """Who sits at the table from now on; None: no change."""
    result: MatchEnded | None = None
