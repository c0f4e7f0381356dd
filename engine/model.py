"""The values that everything else is made of: moves, events, the state of a match and what one may see of it.

All of them are frozen, hold no language, person, clock or platform, and are plain JSON both ways (`codec`).
A move says what somebody does, an event what happened and who may know it. `State` is secret: people are
shown a `View`, which is built by copying named fields out of it, so that nothing leaves by being forgotten.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import cache
from typing import Any, NewType

from engine.codec import tagged
from engine.tiles import Tile

Seat = NewType("Seat", int)
"""A player of the match, counted from 0 in the order in which the players were named."""

Side = NewType("Side", int)
"""A team, or a player on his own, counted from 0: what scores and tallies belong to."""


# --- Moves ------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Move:
    """What a seat, or the dealer (the seat None), does."""


@tagged("play")
@dataclass(frozen=True, slots=True)
class Play(Move):
    """Lay a tile on an arm; the first tile of a round has no arm (the empty text)."""

    tile: Tile
    arm: str = ""
    shown: int | None = None
    """The half that stays showing, where the rules leave a choice."""
    closed: bool = False
    """Face down (russian.md 6)."""
    along: bool = False
    """Lengthwise, where the rules leave a choice (russian.md 8)."""


@tagged("plays")
@dataclass(frozen=True, slots=True)
class Plays(Move):
    """Lay several tiles in one turn, each on an arm of its own, in the order of the arms, or in the order of
    laying where that matters."""

    plays: tuple[Play, ...]


@tagged("draw")
@dataclass(frozen=True, slots=True)
class Draw(Move):
    """Take `count` tiles from the boneyard."""

    count: int = 1


@tagged("pass")
@dataclass(frozen=True, slots=True)
class Pass(Move):
    """Knock."""


@tagged("done")
@dataclass(frozen=True, slots=True)
class Done(Move):
    """End a turn that might go on."""


@tagged("block")
@dataclass(frozen=True, slots=True)
class Block(Move):
    """Close the round with a double across an end (western.md 4.6)."""

    tile: Tile
    arm: str


@tagged("claim")
@dataclass(frozen=True, slots=True)
class Claim(Move):
    """Say that the latest tile has scored (western.md 2.2 `must_announce`)."""


@tagged("signal")
@dataclass(frozen=True, slots=True)
class Signal(Move):
    """Tell something about one's hand by a sign; costs no turn (russian.md 9.4)."""

    kind: str


@tagged("deal")
@dataclass(frozen=True, slots=True)
class Deal(Move):
    """The dealer shuffles from `seed`, or from the match's own seed where that is empty, and deals.

    `lot` is the outcome of the lot that this deal may need; None leaves it to the seed.
    """

    seed: str = ""
    lot: Seat | None = None


@tagged("deal-tiles")
@dataclass(frozen=True, slots=True)
class DealTiles(Move):
    """The dealer hands out exactly these tiles; what is not named is out of play."""

    hands: tuple[tuple[Tile, ...], ...]
    boneyard: tuple[Tile, ...] = ()
    lot: Seat | None = None


@tagged("time-up")
@dataclass(frozen=True, slots=True)
class TimeUp(Move):
    """A fact from outside, told by the dealer: the time that was agreed on is over."""


play_of = cache(Play)
"""`Play`, one object for equal arguments: the same few are made over and over."""
block_of = cache(Block)

DRAW = Draw()
PASS = Pass()
DONE = Done()
CLAIM = Claim()


# --- Refusals ---------------------------------------------------------------------------------------------


class RulesError(ValueError):
    """A request that the rules refuse. `reason` is a key for a text, `facts` its arguments."""

    def __init__(self, reason: str, **facts: str | int) -> None:
        super().__init__(reason, facts)
        self.reason = reason
        self.facts = facts

    def __str__(self) -> str:
        told = ", ".join(f"{name} {value}" for name, value in self.facts.items())
        return f"{self.reason} ({told})" if told else self.reason


class BadNotation(RulesError):
    """The text is no move at all."""


class IllegalMove(RulesError):
    """The move is not allowed here; `reason` names the rule that forbids it."""


class AmbiguousMove(RulesError):
    """The text fits several moves, which are in `choices`."""

    def __init__(self, choices: Sequence[Move]) -> None:
        super().__init__("ambiguous")
        self.choices = tuple(choices)


class BadOption(RulesError):
    """A house rule that does not exist, has no such choice, or does not go with another."""


# --- How a round ends -------------------------------------------------------------------------------------


class How(StrEnum):
    """How a round ended."""

    OUT = "out"
    """Somebody laid his last tile."""
    FISH = "fish"
    """Nobody can go on."""
    CLOSED = "closed"
    """Somebody has closed it with a double."""
    STOPPED = "stopped"
    """Points in play have decided the match."""


@tagged("ending")
@dataclass(frozen=True, slots=True)
class Ending:
    """All that a scoring needs to know about a finished round; nothing of it is secret any more."""

    how: How
    seat: Seat
    """Who laid the latest tile: the finisher, or the fish maker."""
    last: tuple[Tile, ...]
    """The tiles of the latest turn that laid any."""
    before: tuple[Tile, ...]
    """The tiles of that seat's turn before it that laid any."""
    held: tuple[tuple[Tile, ...], ...]
    """What is left in the hand of every seat."""
    table: tuple[Seat, ...]
    """The seats that took part, in the order of their turns."""
    sides: tuple[Side, ...]
    """The side of every seat."""
    recent: tuple[Seat, ...]
    """The seats that laid a tile, the latest first."""
    starter: Seat
    """Who laid the first tile."""
    led: Tile | None = None
    """The first tile."""
    fisher: Seat | None = None
    """Who laid the latest tile that is no double; if there is none, the latest of all (russian.md 4.8)."""

    def side(self, seat: Seat) -> Side:
        return self.sides[seat]

    def after(self, seat: Seat) -> Seat:
        """Who has his turn after `seat`."""
        return self.table[(self.table.index(seat) + 1) % len(self.table)]

    def present(self) -> tuple[Side, ...]:
        """The sides that took part, in the order of their first turns."""
        return tuple(dict.fromkeys(self.sides[seat] for seat in self.table))


# --- Events -----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened, as `seen_by` the seat that is told of it (None: an onlooker)."""

    def seen_by(self, seat: Seat | None) -> Event | None:
        """What this seat may know of it; None: nothing at all."""
        return self


@tagged("dealt")
@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """A round has begun. Hidden tiles are None."""

    round: int
    hands: tuple[tuple[Tile | None, ...], ...]
    boneyard: int
    commitment: str
    """The hash that binds the dealer to his shuffle; empty if the tiles were named."""

    def seen_by(self, seat: Seat | None) -> Event:
        hands = tuple(hand if place == seat else (None,) * len(hand) for place, hand in enumerate(self.hands))
        return replace(self, hands=hands)


@tagged("misdealt")
@dataclass(frozen=True, slots=True)
class Misdealt(Event):
    """The deal was cancelled; the tiles are shuffled and dealt once more."""

    why: str


@tagged("leads")
@dataclass(frozen=True, slots=True)
class Leads(Event):
    """Who leads, with which tile if it is known, and why; announced, because the rules make it public."""

    seat: Seat
    tile: Tile | None
    forced: bool
    """Whether that tile must be led."""
    why: str


@tagged("laid")
@dataclass(frozen=True, slots=True)
class Laid(Event):
    """A turn's tiles are on the table."""

    seat: Seat
    plays: tuple[Play, ...]


@tagged("drew")
@dataclass(frozen=True, slots=True)
class Drew(Event):
    """Tiles went from the boneyard into a hand; the others see only how many."""

    seat: Seat
    tiles: tuple[Tile | None, ...]

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else replace(self, tiles=(None,) * len(self.tiles))


@tagged("passed")
@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A seat knocked."""

    seat: Seat


@tagged("signalled")
@dataclass(frozen=True, slots=True)
class Signalled(Event):
    """A sign was given to the seats in `to`; nobody else notices."""

    seat: Seat
    kind: str
    to: tuple[Seat, ...]

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat or seat in self.to else None


@tagged("round-ended")
@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """The round is over; everybody's tiles and the seed of the shuffle are open."""

    round: int
    ending: Ending
    boneyard: tuple[Tile, ...]
    seed: str
    winning: tuple[Seat, ...]
    """The players on the winning side of the round; none: nobody."""


@tagged("term")
@dataclass(frozen=True, slots=True)
class Term:
    """One summand of a score: what a seat held and what it counts."""

    seat: Seat
    value: int
    note: str = ""
    """Why it counts differently from its pips; empty if it does not."""


@tagged("scored")
@dataclass(frozen=True, slots=True)
class Scored(Event):
    """A side's account after a round: the sum, what was made of it, and the new total."""

    side: Side
    terms: tuple[Term, ...]
    points: int
    """What was written, after all rules: may be 0 and may be negative."""
    total: int | None
    """The account with them; None as long as nobody may know it."""
    note: str = ""
    """The rule that made the points other than the plain sum of the terms; empty if none did."""


@tagged("mark")
@dataclass(frozen=True, slots=True)
class Mark:
    """Points for what a tile has brought about, and their name."""

    why: str
    points: int
    sure: bool = False
    """Whether it is written without being claimed, where points have to be claimed."""


@tagged("earned")
@dataclass(frozen=True, slots=True)
class Earned(Event):
    """Points in play: for what, and the side's account with them."""

    side: Side
    seat: Seat
    marks: tuple[Mark, ...]
    count: int | None
    """What the ends count, in the games in which they do."""
    total: int


@tagged("announced")
@dataclass(frozen=True, slots=True)
class Announced(Event):
    """Somebody has claimed points for the latest tile, rightly or not."""

    seat: Seat
    points: int


@tagged("barred")
@dataclass(frozen=True, slots=True)
class Barred(Event):
    """A double lies across an end: the round is closed."""

    seat: Seat
    tile: Tile
    arm: str


@tagged("seated")
@dataclass(frozen=True, slots=True)
class Seated(Event):
    """The tiles have made the teams, and who sits where."""

    sides: tuple[Side, ...]
    table: tuple[Seat, ...]


@tagged("unscored")
@dataclass(frozen=True, slots=True)
class Unscored(Event):
    """The round brought nobody anything."""

    why: str


@tagged("fished")
@dataclass(frozen=True, slots=True)
class Fished(Event):
    """Sea goat: whose a fish is, and what his side and the others held (russian.md 4.8)."""

    seat: Seat
    own: tuple[Term, ...]
    others: tuple[Term, ...]


@tagged("right-changed")
@dataclass(frozen=True, slots=True)
class RightChanged(Event):
    """Sea goat: a right, a debt or eggs have come, changed or gone (russian.md 4)."""

    what: str
    side: Side | None
    """Whose it is; None: nobody's in particular."""
    seat: Seat | None
    left: int
    """The tries that are left."""


@tagged("titled")
@dataclass(frozen=True, slots=True)
class Titled(Event):
    """General's goat: which side takes the round's loss, and as what (russian.md 9)."""

    side: Side
    seat: Seat
    finisher: Seat
    title: str
    """`general`, `bald` or `loss`."""
    worth: int


@tagged("yielded")
@dataclass(frozen=True, slots=True)
class Yielded(Event):
    """A side has left the table for the next one in the queue (russian.md 9.2)."""

    out: Side
    into: Side
    why: str


@tagged("next-lead")
@dataclass(frozen=True, slots=True)
class NextLead(Event):
    """Who leads the next round and why; the seat None: whom the rules of the opening find."""

    seat: Seat | None
    why: str


@tagged("match-ended")
@dataclass(frozen=True, slots=True)
class MatchEnded(Event):
    """The match is over. No winners: a draw."""

    winners: tuple[Side, ...]
    losers: tuple[Side, ...]
    why: str


# --- State, view, step ------------------------------------------------------------------------------------


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
    """What passes from round to round; every scoring has a class of its own, built on this one."""

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
    hands: tuple[tuple[Tile, ...], ...] = field(repr=False)
    boneyard: tuple[Tile, ...] = field(repr=False)
    """In the order in which it is drawn."""
    body: Body
    book: Book
    phase: Phase = Phase.DEAL
    turn: Seat | None = None
    ply: int = 0
    """Moves made so far, the dealer's among them."""
    since: int = 0
    """The ply at which the seat on turn got its turn."""
    round: int = 0
    """The round being played, or the last one played; 0 before the first deal."""
    shuffle: str = field(default="", repr=False)
    """The seed of this round's shuffle; empty if the tiles were named."""
    winners: tuple[Side, ...] = ()
    losers: tuple[Side, ...] = ()


@tagged("view")
@dataclass(frozen=True, slots=True)
class View:
    """What one seat, or an onlooker (`me` None), may know. Tiles that one may not see are None."""

    game: str
    options: Options
    me: Seat | None
    ply: int
    since: int
    round: int
    phase: Phase
    turn: Seat | None
    sides: tuple[Side, ...]
    table: tuple[Seat, ...]
    hands: tuple[tuple[Tile | None, ...], ...]
    boneyard: int
    body: Body
    book: Book
    commitment: str
    legal: tuple[Move, ...] = ()
    """The moves of `me`, signals among them."""
    winners: tuple[Side, ...] = ()
    losers: tuple[Side, ...] = ()

    def hand(self) -> tuple[Tile, ...]:
        """The tiles of `me` that he may see."""
        return () if self.me is None else tuple(t for t in self.hands[self.me] if t is not None)


def advance(state: State, **changes: Any) -> State:
    """The state one ply later, with these fields changed."""
    ply = state.ply + 1
    if "turn" in changes and changes["turn"] != state.turn:
        changes["since"] = ply
    return replace(state, ply=ply, **changes)


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


@dataclass(frozen=True, slots=True)
class Settlement:
    """What a scoring makes of one ending: the new book, and the result of the match if it is over."""

    book: Book
    events: tuple[Event, ...] = ()
    winning: tuple[Seat, ...] = ()
    """The players on the winning side of the round; none: nobody."""
    table: tuple[Seat, ...] | None = None
    """Who sits at the table from now on; None: no change."""
    result: MatchEnded | None = None
