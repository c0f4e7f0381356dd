"""What a fish of sea goat comes to and how it is told: whose it is, and which of the cases of russian.md 4.8."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from engine.codec import tagged
from engine.events import Ending, Event, Term
from engine.scoring.sheet import by_side, lowest, other_hands, own_hands
from engine.seats import Seat, Side

LIMIT = 25
"""What makes a hand, or a win, one that counts: T of russian.md 4.8."""


class Case(StrEnum):
    """The table of russian.md 4.8; f is what the fisherman's side holds, o what the others hold."""

    EGGS = "eggs"
    """f = o."""
    RIGHT = "right"
    """A: f below the limit, o at it; the fisherman has the right to the hundred."""
    DEBT = "debt"
    """B: f at the limit and above o; the fisherman owes a win."""
    SMALL = "small"
    """C: both below the limit; the lower one wins."""
    PLAIN = "plain"
    """D: both at the limit, f below o; the fisherman wins."""


@dataclass(frozen=True, slots=True)
class Catch:
    """A fish, weighed."""

    seat: Seat
    """The fisherman: who laid the latest tile that is no double."""
    side: Side
    case: Case
    own: tuple[Term, ...]
    """The hands of his side."""
    others: tuple[Term, ...]
    best: Side | None
    """The side with the lowest hand of all; None if several have it."""
    rival: Side
    """The lowest of the other sides; of equal ones the first after the fisherman."""

    @property
    def won(self) -> bool:
        """Whether the fisherman's side wins 25 or more."""
        return self.case in (Case.RIGHT, Case.PLAIN)

    @property
    def winner(self) -> Side | None:
        """Who wins the round."""
        return self.side if self.won else self.best


@tagged("fished")
@dataclass(frozen=True, slots=True)
class Fished(Event):
    """Whose a fish is, and what his side and the others held (russian.md 4.8)."""

    seat: Seat
    own: tuple[Term, ...]
    others: tuple[Term, ...]


def weigh(ending: Ending, counted: Mapping[Seat, Term], *, skip_doubles: bool) -> Catch:
    """The fish at the end of a round. With three players the fisherman is compared with the lowest of the others,
    and the limit is put to their sum (russian.md 4.10)."""
    seat = ending.fisher if skip_doubles and ending.fisher is not None else ending.seat
    side, totals = ending.side(seat), by_side(ending, counted)
    after = dict.fromkeys(map(ending.side, ending.order(seat)))
    rivals = {other: totals[other] for other in after if other != side}
    best = lowest(totals)
    return Catch(
        seat=seat,
        side=side,
        case=_case(totals[side], min(rivals.values()), sum(rivals.values())),
        own=own_hands(ending, counted, side),
        others=other_hands(ending, counted, side),
        best=best[0] if len(best) == 1 else None,
        rival=lowest(rivals)[0],
    )


def _case(own: int, rival: int, others: int) -> Case:
    if own == rival:
        return Case.EGGS
    if own < LIMIT:
        return Case.RIGHT if others >= LIMIT else Case.SMALL
    return Case.DEBT if own > rival else Case.PLAIN
