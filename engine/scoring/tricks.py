"""What a hand of tricks is worth: marks for who has made a bid or brought it down, or points (western.md 3.3)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

from engine.codec import tagged
from engine.events import Ending, Event, MatchEnded, Scored
from engine.kernels.tricks_table import Call, HandPlayed
from engine.model import Book, Settlement
from engine.parts import Goal
from engine.rules.bidding import Taken, made, marks, value
from engine.scoring.sheet import Accounts, added, seats_of, sides_at, won_by
from engine.seats import Side


class Score(StrEnum):
    """What accounts are kept in."""

    MARKS = "marks"
    """What was bid goes to who has won the hand."""
    POINTS = "points"
    """What was taken, and of a bid that is not made the bid itself."""


@tagged("hand-judged")
@dataclass(frozen=True, slots=True)
class HandJudged(Event):
    """Whether a bid was made, with what both sides have taken."""

    call: Call
    nello: bool
    taken: Taken
    made: bool


@dataclass(frozen=True, slots=True)
class HandScore(Accounts):
    """The scoring. It is for two sides."""

    target: int
    score: Score

    @property
    def goal(self) -> Goal:
        return Goal(target=self.target)

    @property
    def value(self) -> None:
        return None

    def counters(self, book: Book, side: Side) -> dict[str, int]:
        """Marks are the account where the account is kept in them."""
        in_marks = {"marks": book.scores[side]} if self.score is Score.MARKS else {}
        return {**in_marks, "rounds": book.rounds}

    def settle(self, book: Book, ending: Ending) -> Settlement:
        """Who has won the hand, what both sides write, and the end of the match. A hand that nobody bid on is no
        round that counts."""
        assert isinstance(ending, HandPlayed)
        if ending.contract is None or ending.taken is None:
            return Settlement(book)
        good = made(ending.contract.bid, ending.taken, nello=ending.nello)
        judged = HandJudged(ending.contract, ending.nello, ending.taken, good)
        bidding = ending.side(ending.contract.seat)
        others = next(side for side in ending.present() if side != bidding)
        winner = bidding if good else others
        if self.score is Score.MARKS:
            told: tuple[Scored, ...] = (_scored(book, winner, marks(ending.contract.bid), "marks"),)
        elif good:
            told = (
                _scored(book, bidding, ending.taken.own, "taken"),
                _scored(book, others, ending.taken.others, "taken"),
            )
        else:
            told = (_scored(book, others, value(ending.contract.bid) + ending.taken.others, "set"),)
        gains = {event.side: event.points for event in told}
        after = replace(book, scores=added(book.scores, gains), rounds=book.rounds + 1)
        events: tuple[Event, ...] = (judged, *told)
        return Settlement(after, events, seats_of((winner,), ending), result=self._result(after))

    def _result(self, book: Book) -> MatchEnded | None:
        """The first side at the target wins; of two the higher, and equal ones play on (western.md 0.3 MATCH)."""
        best = max(book.scores)
        top = sides_at(book.scores, best)
        return won_by(top, book, "target") if best >= self.target and len(top) == 1 else None


def _scored(book: Book, side: Side, points: int, note: str) -> Scored:
    return Scored(side, (), points, book.scores[side] + points, note)
