"""What passes from round to round in sea goat and how that is told, and what its house rules choose between
(russian.md 4.1, 4.11).

Between rounds the match is in three states at once: who has an account (the holder), whether somebody has the
right to the hundred in the next round (the grant), and whether a fish is still to be made good (a debt or eggs).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

from engine.codec import tagged
from engine.events import Event
from engine.model import Book
from engine.seats import Seat, Side


class Hundred(StrEnum):
    """Who may make the hundred move."""

    OFF = "off"
    STARTER = "starter"
    """Who leads anyhow."""
    CLAIM = "claim"
    """Who has the right and holds 6-6 may take the lead."""


class HundredTile(StrEnum):
    """How 6-6 comes to the one who has the right."""

    IF_DEALT = "if_dealt"
    TAKEN = "taken"


class BrotherInLaw(StrEnum):
    """What becomes of a side that has lost its own hundred with 25 or more."""

    OFF = "off"
    ENDS_MATCH = "ends_match"
    ELIMINATED = "eliminated"
    """Of three players the two others play on."""


class DebtorLeads(StrEnum):
    """Which tries to write a fish off are led by the debtor."""

    ALL = "all"
    FIRST = "first"


class RottenEggs(StrEnum):
    """What becomes of eggs that nobody has settled."""

    DROP = "drop"
    DRAW_MATCH = "draw_match"


class FishD(StrEnum):
    """What the fisherman writes if both sides hold 25 or more and his holds less."""

    RECORD = "record"
    NOTHING = "nothing"


@tagged("grant")
@dataclass(frozen=True, slots=True)
class Grant:
    """The right to the hundred in the next round."""

    side: Side
    seat: Seat
    """Who leads if nobody of his side holds 6-6."""


@dataclass(frozen=True, slots=True)
class Pending:
    """A fish that is still to be made good."""

    left: int
    """The tries that are left."""


@tagged("debt")
@dataclass(frozen=True, slots=True)
class Debt(Pending):
    """A lost fish that a win of 25 or more writes off."""

    side: Side
    seat: Seat
    creditor: Side
    """Who has the right to the hundred if all tries fail."""


@tagged("eggs")
@dataclass(frozen=True, slots=True)
class Eggs(Pending):
    """A tied fish that anybody's win of 25 or more settles."""


@tagged("sea-goat-book")
@dataclass(frozen=True, slots=True)
class SeaGoatBook(Book):
    """The accounts, of which one at most is not empty, the grant, and what is pending."""

    grant: Grant | None = None
    pending: Pending | None = None
    eliminated: tuple[Side, ...] = ()

    @property
    def holder(self) -> Side | None:
        """The side that has an account."""
        return next((Side(side) for side, score in enumerate(self.scores) if score), None)

    def public(self) -> SeaGoatBook:
        """All of it but what only the dealer needs: a view names no tile that may be in somebody's hand."""
        return replace(self, calls=())

    def entitled(self, side: Side) -> bool:
        """Whether a side has the right to the hundred (4.3)."""
        return side == self.holder or (self.grant is not None and side == self.grant.side)


@tagged("right-changed")
@dataclass(frozen=True, slots=True)
class RightChanged(Event):
    """A right, a debt or eggs have come, changed or gone (russian.md 4)."""

    what: str
    side: Side | None
    """Whose it is; None: nobody's in particular."""
    seat: Seat | None
    left: int
    """The tries that are left."""
