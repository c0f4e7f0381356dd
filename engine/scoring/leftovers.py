"""What is left in a row is written as a penalty, or as points for the other player (russian.md 10)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

from engine.events import Ending, How, MatchEnded, Scored, Term, Unscored
from engine.model import Book, Settlement
from engine.parts import Goal
from engine.rules.values import HandValue
from engine.scoring.sheet import Accounts, by_side, closed, lowest, ranked, seats_of, terms
from engine.seats import Seat, Side


class ScoreTo(StrEnum):
    """Whose account the tiles of a row go to."""

    LOSER = "loser"
    """Its owner's: who reaches the target loses."""
    WINNER = "winner"
    """The other player's: who reaches the target wins."""


class FishScore(StrEnum):
    """Whose row counts after a fish."""

    BOTH = "both"
    HIGHER_ONLY = "higher_only"
    DIFFERENCE = "difference"
    """The heavier one's, less the other."""


@dataclass(frozen=True, slots=True)
class Leftovers(Accounts):
    """The scoring, for two players; each field is a house rule of russian.md 10.2."""

    target: int
    score_to: ScoreTo
    fish_score: FishScore

    @property
    def goal(self) -> Goal:
        return Goal(target=self.target)

    @property
    def value(self) -> HandValue:
        return HandValue()

    def settle(self, book: Book, ending: Ending) -> Settlement:
        """What is written, who begins next, and the end of the match."""
        counted = terms(ending, self.value)
        least = lowest(by_side(ending, counted))
        lighter = least if len(least) == 1 else ()
        winners = (ending.side(ending.seat),) if ending.how is How.OUT else lighter
        told = self._scored(book, ending, counted, winners) or (Unscored("tie"),)
        leader, why = _leader(ending, least)
        return closed(book, ending, winners, told, leader, why, self._result)

    def _scored(
        self, book: Book, ending: Ending, counted: dict[Seat, Term], winners: tuple[Side, ...]
    ) -> list[Scored]:
        """The rows that count, each on the account where it goes; of a tie only where both count."""
        fish, found = ending.how is How.FISH, []
        for seat, term in counted.items():
            other = ending.after(seat)
            if not (fish and self.fish_score is FishScore.BOTH) and ending.side(other) not in winners:
                continue
            less = fish and self.fish_score is FishScore.DIFFERENCE
            summands = (term, replace(counted[other], value=-counted[other].value)) if less else (term,)
            points = sum(summand.value for summand in summands)
            side = ending.side(seat if self.score_to is ScoreTo.LOSER else other)
            found.append(Scored(side, summands, points, book.scores[side] + points))
        return found

    def _result(self, book: Book) -> MatchEnded | None:
        """The end, once somebody has reached the target; equal accounts are a draw."""
        totals = {Side(side): score for side, score in enumerate(book.scores)}
        if max(book.scores) < self.target:
            return None
        return MatchEnded(*ranked(totals, most_wins=self.score_to is ScoreTo.WINNER), "target")


def _leader(ending: Ending, least: tuple[Side, ...]) -> tuple[Seat, str]:
    """Who is left with fewer pips; if both are left with as many, the one who did not begin."""
    if len(least) == 1:
        return seats_of(least, ending)[0], "fewer-left"
    return ending.after(ending.starter), "other-begins"
