"""Who goes out writes what the others hold, and a fish is won by the fewest pips (russian.md 2)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from engine.events import Ending, Event, How, MatchEnded, Scored, Term, Unscored
from engine.model import Book, Settlement
from engine.parts import Goal
from engine.rules.values import HandValue
from engine.scoring.sheet import (
    Accounts,
    by_side,
    closed,
    lowest,
    other_hands,
    own_hands,
    seats_of,
    sides_at,
    terms,
    won_by,
)
from engine.seats import Seat, Side


class NextStart(StrEnum):
    """Who leads after the first round."""

    TILE_SEARCH = "tile_search"
    WINNER_FREE = "winner_free"
    """The winner, or the fish maker if nobody has won."""


class ScoreTo(StrEnum):
    """Who writes what is left in the hands."""

    WINNER = "winner"
    LOSERS = "losers"
    """Each his own hand; at the target the lowest total wins the match."""


class FishWinner(StrEnum):
    """Who wins a fish."""

    FEWEST = "fewest"
    LAST_PLAYER = "last_player"


class FishAmount(StrEnum):
    """What the winner of a fish writes."""

    SUM_MINUS_OWN = "sum_minus_own"
    EACH_MINUS_OWN = "each_minus_own"
    FULL = "full"


@dataclass(frozen=True, slots=True)
class Classic(Accounts):
    """The scoring; each field is a house rule of russian.md 2.2."""

    target: int
    next_start: NextStart
    score_to: ScoreTo
    fish_winner: FishWinner
    fish_amount: FishAmount
    value: HandValue

    @property
    def goal(self) -> Goal:
        return Goal(target=self.target)

    def settle(self, book: Book, ending: Ending) -> Settlement:
        """What the round is worth and to whom, who leads next, and the end of the match."""
        counted = terms(ending, self.value)
        winner = self._winner(ending, by_side(ending, counted))
        events: list[Event] = []
        if winner is None:
            events.append(Unscored("tie"))
        elif self.score_to is ScoreTo.WINNER:
            events.append(self._won(book, ending, counted, winner))
        else:
            for term in other_hands(ending, counted, winner):
                side = ending.side(term.seat)
                events.append(Scored(side, (term,), term.value, book.scores[side] + term.value))
        winners = () if winner is None else (winner,)
        leader, why = self._leader(ending, winner)
        return closed(book, ending, winners, events, leader, why, self._result)

    def _winner(self, ending: Ending, totals: dict[Side, int]) -> Side | None:
        """Of several with the fewest pips the fish maker wins, if he is one of them; otherwise nobody does."""
        last = ending.side(ending.seat)
        if ending.how is How.OUT or self.fish_winner is FishWinner.LAST_PLAYER:
            return last
        best = lowest(totals)
        return best[0] if len(best) == 1 else last if last in best else None

    def _won(self, book: Book, ending: Ending, counted: dict[Seat, Term], winner: Side) -> Scored:
        others, own = other_hands(ending, counted, winner), own_hands(ending, counted, winner)
        times = {FishAmount.FULL: 0, FishAmount.SUM_MINUS_OWN: 1, FishAmount.EACH_MINUS_OWN: len(others)}
        if ending.how is How.FISH:
            others += tuple(Term(term.seat, -term.value, term.note) for term in own) * times[self.fish_amount]
        plain = sum(term.value for term in others)
        points = max(0, plain)
        return Scored(winner, others, points, book.scores[winner] + points, "floor" if plain < 0 else "")

    def _leader(self, ending: Ending, winner: Side | None) -> tuple[Seat | None, str]:
        if self.next_start is NextStart.TILE_SEARCH:
            return None, "again"
        if winner is None:
            return ending.seat, "fish-maker"
        return seats_of((winner,), ending)[0], "winner"

    def _result(self, book: Book) -> MatchEnded | None:
        if max(book.scores) < self.target:
            return None
        best = max(book.scores) if self.score_to is ScoreTo.WINNER else min(book.scores)
        return won_by(sides_at(book.scores, best), book, "target")
