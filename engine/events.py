"""What happened, and who may know it; and how a round ended. Events of a single kernel or scoring stand beside it,
but for those of lines and crosses, which are here.

What is not for everybody is left out of every `repr`: a log must not tell it.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import StrEnum

from engine.codec import tagged
from engine.moves import Play
from engine.seats import Seat, Side, in_turn, seat_after
from engine.tiles import Hands, Tile


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
    TRICKS = "tricks"
    """The tricks have decided it, mostly all of them."""
    PASSED = "passed"
    """Nobody wanted to play it."""
    FULL = "full"
    """All that it is played for is on the table."""
    GIVEN_UP = "given-up"
    """The one who plays alone does not want to go on."""


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
    held: Hands
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
    """The first tile, where a scoring may ask for it."""
    fisher: Seat | None = None
    """Who laid the latest tile that is no double, or if there is none, the latest of all, where a scoring may ask
    for it (russian.md 4.8)."""
    counts: tuple[int, ...] = ()
    """What the hand of every seat counts, where that was told in place of its tiles (`engine/telling.py`); empty:
    the tiles are known."""

    def side(self, seat: Seat) -> Side:
        return self.sides[seat]

    def after(self, seat: Seat) -> Seat:
        """Who has his turn after `seat`."""
        return seat_after(self.table, seat)

    def order(self, first: Seat) -> tuple[Seat, ...]:
        """The seats that took part, in the order of their turns from `first` on."""
        return in_turn(self.table, first)

    def present(self) -> tuple[Side, ...]:
        """The sides that took part, in the order of their first turns."""
        return tuple(dict.fromkeys(self.sides[seat] for seat in self.table))


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened, whole and secret: it may hold the tiles of every hand. What may be told of it is
    `seen_by` the one who is told."""

    def seen_by(self, seat: Seat | None) -> Event | None:
        """What this seat, or an onlooker (None), may know of it; None: nothing at all."""
        return self


@tagged("dealt")
@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """A round has begun. Hidden tiles are None."""

    round: int
    hands: tuple[tuple[Tile | None, ...], ...] = field(repr=False)
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
    tiles: tuple[Tile | None, ...] = field(repr=False)

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
    kind: str = field(repr=False)
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


@tagged("mark", gone=("sure",))
@dataclass(frozen=True, slots=True)
class Mark:
    """Points for what a tile has brought about, and their name."""

    why: str
    points: int


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
