"""The losers write what they hold; who reaches the target first is the goat (russian.md 3)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TypeVar

from engine.codec import tagged
from engine.events import Ending, Event, How, MatchEnded, Scored, Term, Unscored
from engine.model import Book, Settlement
from engine.parts import Goal
from engine.rules.values import HandValue
from engine.scoring.sheet import by_side, closed, least_held, lowest, own_hands, sides_at, terms
from engine.seats import Seat, Side

T = TypeVar("T")


class ThresholdMode(StrEnum):
    """What the threshold stands before: a side's first entry, or every entry."""

    OPENING = "opening"
    EVERY = "every"


class Memory(StrEnum):
    """What becomes of an amount below the threshold (russian.md 6)."""

    OFF = "off"
    """It is lost."""
    KEPT_IF_ANY = "kept_if_any"
    """It is added to the side's next amounts, until it is written or the side has none."""
    KEPT_IF_WRITTEN = "kept_if_written"
    """It is added to the side's next amount if that is written; if that is not enough by itself, it is remembered
    instead."""


class FishTie(StrEnum):
    """What becomes of a fish in which all sides hold the same."""

    VOID = "void"
    CARRY = "carry"


class AfterFish(StrEnum):
    """Who leads after a fish."""

    FISH_MAKER = "fish_maker"
    FISH_WINNER = "fish_winner"


@tagged("goat-book")
@dataclass(frozen=True, slots=True)
class GoatBook(Book):
    """Accounts, which of them are open, what is remembered, and what the next losers write besides."""

    opened: tuple[bool, ...] = ()
    memo: tuple[int, ...] = ()
    carry: int = 0


@dataclass(frozen=True, slots=True)
class Goat:
    """The scoring; each field is a house rule of russian.md 3.2 or 6.2."""

    target: int
    threshold: int
    threshold_mode: ThresholdMode
    memory: Memory
    fish_tie: FishTie
    after_fish: AfterFish
    free_lead: bool
    """Whether the finisher leads the next round, or the opening is searched again."""
    value: HandValue
    loser: str = "goat"
    """What the loser of the match is called."""

    @property
    def goal(self) -> Goal:
        return Goal(target=self.target)

    def open(self, sides: int) -> GoatBook:
        nothing = (0,) * sides
        return GoatBook(scores=nothing, opened=(self.threshold == 0,) * sides, memo=nothing)

    def with_scores(self, book: Book, scores: tuple[int, ...]) -> Book:
        opened = tuple(score > 0 or self.threshold == 0 for score in scores)
        return replace(_book(book), scores=scores, opened=opened)

    def counters(self, book: Book, side: Side) -> dict[str, int]:
        return {"memo": _book(book).memo[side], "carry": _book(book).carry, "rounds": book.rounds}

    def rights(self, book: Book, side: Side) -> dict[str, bool]:
        return {"opened": _book(book).opened[side]}

    def settle(self, book: Book, ending: Ending) -> Settlement:
        """What every losing side writes, who leads next, and the goat (russian.md 3)."""
        before = _book(book)
        counted = terms(ending, self.value)
        totals = by_side(ending, counted)
        winners = (ending.side(ending.seat),) if ending.how is How.OUT else lowest(totals)
        leader, why = self._leader(ending, counted, winners)
        events: list[Event] = []
        if len(winners) == len(totals):
            carried = sum(totals.values()) if self.fish_tie is FishTie.CARRY else 0
            after = replace(before, carry=before.carry + carried, memo=(0,) * len(before.memo))
            events.append(Unscored("tie-carried" if carried else "tie"))
            winners = ()
        else:
            after = replace(before, carry=0)
            for side in totals:
                summands = own_hands(ending, counted, side)
                if side in winners:
                    after = replace(after, memo=_set(after.memo, side, 0))
                else:
                    after, scored = self._write(after, side, summands, totals[side], before.carry)
                    events.append(scored)
        return closed(after, ending, winners, events, leader, why, self._result)

    def _write(
        self, book: GoatBook, side: Side, summands: tuple[Term, ...], amount: int, carry: int
    ) -> tuple[GoatBook, Scored]:
        """One losing side's entry, past or below the threshold (russian.md 3.3 GO-1). What is remembered is
        forgotten in a round in which the side has no amount, or, if it is kept only for what is written, none that
        is enough by itself (russian.md 6)."""
        points = amount + carry
        limited = self.threshold_mode is ThresholdMode.EVERY or not book.opened[side]
        small = limited and 0 < points < self.threshold
        memo = book.memo[side] if points and not (small and self.memory is Memory.KEPT_IF_WRITTEN) else 0
        points += memo
        book, note = replace(book, memo=_set(book.memo, side, 0)), "carried" if carry else ""
        if limited and 0 < points < self.threshold:
            if self.memory is Memory.OFF:
                note = "carried-burnt" if carry else "burnt"
            else:
                book = replace(book, memo=_set(book.memo, side, points))
                note = "carried-remembered" if carry else "remembered"
            points = 0
        else:
            note = "remembered-added" if memo else note
            if points and not book.opened[side]:
                book, note = replace(book, opened=_set(book.opened, side, True)), note or "opened"
        return book, Scored(side, summands, points, book.scores[side] + points, note)

    def _leader(
        self, ending: Ending, counted: dict[Seat, Term], winners: tuple[Side, ...]
    ) -> tuple[Seat | None, str]:
        if not self.free_lead:
            return None, "again"
        if ending.how is How.OUT:
            return ending.seat, "finisher"
        if self.after_fish is AfterFish.FISH_WINNER and len(winners) == 1:
            return least_held(ending, counted, winners[0]), "fish-winner"
        return ending.seat, "fish-maker"

    def _result(self, book: Book) -> MatchEnded | None:
        worst = max(book.scores)
        if worst < self.target:
            return None
        goats = sides_at(book.scores, worst)
        others = tuple(side for side in map(Side, range(len(book.scores))) if side not in goats)
        return MatchEnded(others, goats, self.loser)


def _book(book: Book) -> GoatBook:
    assert isinstance(book, GoatBook)
    return book


def _set(values: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    return (*values[:at], value, *values[at + 1 :])
