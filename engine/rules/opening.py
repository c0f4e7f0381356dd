"""Who leads a round, and with what.

What the rules make public about the hidden hands is decided here once, at the deal, and announced: asked for
again later it would have to be recomputed from hands that the asker may not know.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Protocol

from engine.codec import tagged
from engine.model import Calling, LeadRight
from engine.seats import Seat
from engine.tiles import HIGHEST, Hands, Tile


@tagged("lead")
@dataclass(frozen=True, slots=True)
class Lead:
    """Who leads; the tile that gave him the lead, if one did; whether he must lead it; and why he leads."""

    seat: Seat
    tile: Tile | None
    forced: bool
    why: str
    otherwise: Lead | None = None
    """Who leads if he would rather not. If there is one, he may lead nothing but `tile`."""


def high(value: Tile) -> tuple[int, int]:
    """Doubles from the highest down to 0-0 (western.md 0.3 START-HIGH, russian.md 1.8)."""
    return (value.hi, 0)


def low(value: Tile) -> tuple[int, int]:
    """Doubles from 0-0 up (russian.md 1.8, `low0`)."""
    return (-value.hi, 0)


def goat(value: Tile) -> tuple[int, int]:
    """Doubles from 1-1 up, 0-0 after the highest (russian.md 1.8)."""
    return (-value.hi, 0) if value.hi else (-HIGHEST - 1, 0)


def heaviest(value: Tile) -> tuple[int, int]:
    """The greatest pip sum; of equal sums the greater larger half: 6-3 before 5-4."""
    return (value.pips, value.hi)


def lightest(value: Tile) -> tuple[int, int]:
    """The smallest pip sum; of equal sums the smaller larger half: 2-1 before 3-0."""
    return (-value.pips, -value.hi)


Rank = Callable[[Tile], tuple[int, int]]


class Opening(Hashable, Protocol):
    """Who leads where nobody has the lead from the round before."""

    def __call__(self, hands: Hands, table: tuple[Seat, ...], lot: Callable[[], Seat]) -> Lead:
        """Find the lead; `lot` draws a seat, if one is needed."""


@dataclass(frozen=True, slots=True)
class ByLot:
    """The lot says who leads, with any tile."""

    def __call__(self, hands: Hands, table: tuple[Seat, ...], lot: Callable[[], Seat]) -> Lead:
        return Lead(lot(), None, forced=False, why="lot")


@dataclass(frozen=True, slots=True)
class Holder:
    """Who holds this tile must lead it; if nobody does, another rule finds the lead (russian.md 7)."""

    tile: Tile
    otherwise: Opening

    def __call__(self, hands: Hands, table: tuple[Seat, ...], lot: Callable[[], Seat]) -> Lead:
        holder = next((seat for seat in table if self.tile in hands[seat]), None)
        if holder is None:
            return self.otherwise(hands, table, lot)
        return Lead(holder, self.tile, forced=True, why="named")


@dataclass(frozen=True, slots=True)
class Search:
    """The best double in any hand leads; if there is none, the best other tile."""

    doubles: Rank
    others: Rank
    forced: bool = True
    """Whether the tile that was found must be led, or only gives the lead."""

    def __call__(self, hands: Hands, table: tuple[Seat, ...], lot: Callable[[], Seat]) -> Lead:
        """Find the lead. `lot` is asked only if combined sets put the same tile into several hands:
        the seat nearest to it in playing order wins then (western.md 0.3)."""
        dealt = [(t, seat) for seat in table for t in hands[seat]]
        doubles = [held for held in dealt if held[0].double]
        rank, why = (self.doubles, "double") if doubles else (self.others, "no-double")
        best = max((t for t, _ in doubles or dealt), key=rank)
        seats = list(dict.fromkeys(seat for t, seat in dealt if t == best))
        if len(seats) > 1:
            first = table.index(lot())
            seats.sort(key=lambda seat: (table.index(seat) - first) % len(table))
        return Lead(seats[0], best, self.forced, why)


def called(lead: Lead, calls: tuple[LeadRight, ...], hands: Hands) -> Lead:
    """The lead as the tiles change it that have a say in it."""
    for call in calls:
        seat = next((seat for seat in call.seats if call.tile in hands[seat]), None)
        if seat is None:
            continue
        if call.how is Calling.TAKES:
            return Lead(seat, call.tile, forced=False, why="taken")
        if seat == lead.seat:
            return lead
        if call.how is Calling.MAY:
            return Lead(seat, call.tile, forced=False, why="may-take", otherwise=lead)
        return Lead(seat, call.tile, forced=False, why="called")
    return lead
