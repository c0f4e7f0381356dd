"""Everybody writes what he holds, as a penalty (western.md 3.1, 3.2, 4.2, and 4.4 `scoring`)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.codec import tagged
from engine.events import Ending, Event, How, MatchEnded, NextLead, Scored, Term
from engine.model import Book, Settlement
from engine.parts import Goal
from engine.rules.values import HandValue
from engine.scoring.sheet import (
    Accounts,
    LaterStarter,
    added,
    by_side,
    lowest,
    next_leader,
    ranked,
    rounds_or_target,
    seats_of,
    terms,
    won_by,
)
from engine.seats import Side


@tagged("penalty-book")
@dataclass(frozen=True, slots=True)
class PenaltyBook(Book):
    """The penalties; `covered` while nobody but the one who keeps the sheet may see the totals."""

    covered: bool = False
    won: tuple[int, ...] = ()
    """The rounds that every side has ended without a penalty, where that decides between equal totals."""

    def public(self) -> Book:
        return replace(self, scores=()) if self.covered else self


@dataclass(frozen=True, slots=True)
class Penalties(Accounts):
    """The scoring. It is for players without partners: an account belongs to one hand."""

    rounds: int | None = None
    """How many rounds there are; the lowest total wins then."""
    single_round: bool = False
    """One round is the match: the lowest penalty wins, whatever the totals are."""
    target: int | None = None
    """Where no number of rounds is set: the total that loses the match."""
    secret: bool = False
    """Whether totals are covered but for one announcement before the last round, and the end."""
    last_factor: int = 1
    """By what a penalty is multiplied if its owner has laid the last tile of a blocked round in vain."""
    later_starter: LaterStarter = LaterStarter.AGAIN
    value: HandValue = HandValue()
    tie_by_won: bool = False
    """Whether of equal totals the one wins that has more rounds without a penalty (western.md 3.1)."""

    @property
    def goal(self) -> Goal:
        return rounds_or_target(1 if self.single_round else self.rounds, self.target)

    def open(self, sides: int) -> PenaltyBook:
        return PenaltyBook(
            scores=(0,) * sides, covered=self._covered(0), won=(0,) * sides if self.tie_by_won else ()
        )

    def counters(self, book: Book, side: Side) -> dict[str, int]:
        assert isinstance(book, PenaltyBook)
        won = {"won": book.won[side]} if self.tie_by_won else {}
        return {"rounds": book.rounds, **won}

    def settle(self, book: Book, ending: Ending) -> Settlement:
        """Everybody's penalty, who leads next, and the end of the match."""
        assert isinstance(book, PenaltyBook)
        counted = terms(ending, self.value)
        best = lowest(by_side(ending, counted))
        winners = (ending.side(ending.seat),) if ending.how is How.OUT else best
        failed = ending.how is How.FISH and ending.side(ending.seat) not in best
        factors = {ending.seat: self.last_factor} if failed else {}
        gains = {ending.side(seat): term.value * factors.get(seat, 1) for seat, term in counted.items()}
        leader, why = next_leader(self.later_starter, ending, winners, self.value)
        played = book.rounds + 1
        after = replace(
            book,
            scores=added(book.scores, gains),
            leader=leader,
            why=why,
            rounds=played,
            covered=self._covered(played),
            won=tuple(number + (gains.get(Side(side)) == 0) for side, number in enumerate(book.won)),
        )
        result = self._result(after, winners)
        if result is not None:
            after = replace(after, covered=False)
        events: list[Event] = [_scored(term, ending.side(seat), gains, after) for seat, term in counted.items()]
        if result is None:
            events.append(NextLead(leader, why))
        return Settlement(after, tuple(events), seats_of(winners, ending), result=result)

    def _covered(self, played: int) -> bool:
        """Whether totals are secret after so many rounds."""
        return self.secret and self.rounds is not None and played < self.rounds - 1

    def _result(self, book: PenaltyBook, winners: tuple[Side, ...]) -> MatchEnded | None:
        """Who wins the only round wins the match (western.md 0.4). After the last of several the lowest total
        wins; where there is a target, the highest that is at it loses."""
        if self.single_round:
            return won_by(winners, book, "single-round")
        totals = {Side(side): score for side, score in enumerate(book.scores)}
        if self.rounds is not None:
            return self._after_last(book, lowest(totals)) if book.rounds >= self.rounds else None
        if self.target is None or max(totals.values()) < self.target:
            return None
        _, losers = ranked(totals, most_wins=False)
        return MatchEnded(tuple(side for side in totals if losers and side not in losers), losers, "target")

    def _after_last(self, book: PenaltyBook, best: tuple[Side, ...]) -> MatchEnded:
        """The end of the match when these sides have the lowest total."""
        why = "rounds"
        if self.tie_by_won:
            most = max(book.won[side] for side in best)
            ahead = tuple(side for side in best if book.won[side] == most)
            best, why = ahead, "rounds" if ahead == best else "rounds-won"
        return won_by(best, book, why)


def _scored(term: Term, side: Side, gains: dict[Side, int], book: PenaltyBook) -> Scored:
    """What one player writes; the total is told if everybody may know it."""
    note = "multiplied" if gains[side] != term.value else ""
    return Scored(side, (term,), gains[side], None if book.covered else book.scores[side], note)
