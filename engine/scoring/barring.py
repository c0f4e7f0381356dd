"""What a round is worth that somebody has closed with a double; a rider on another scoring (western.md 4.6)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from engine.events import Ending, Event, How, Scored, Term, Unscored
from engine.model import Book, Settlement
from engine.scoring.points import Rider
from engine.scoring.sheet import by_side, lowest, other_hands, own_hands, terms
from engine.seats import Seat, Side


class BarredTie(StrEnum):
    """Who is better off if an opponent holds as much as the one who closed the round."""

    BLOCKER = "blocker"
    NONE = "none"
    """Nobody scores."""
    FAILS = "fails"
    """The barricade has failed, as if the opponent held less."""


@dataclass(frozen=True, slots=True)
class Barring(Rider):
    """The scoring of the game beneath, and the worth of a barricade."""

    tie: BarredTie
    fail_factor: int
    """How often a blocker who has failed loses what he holds."""

    def settle(self, book: Book, ending: Ending) -> Settlement:
        """A barricade succeeds if no opponent holds less than its blocker; he writes what they hold. Else the
        opponent who holds least writes what all others hold, and the blocker loses his own pips, usually twice."""
        if ending.how is not How.CLOSED:
            return self.match.settle(book, ending)
        counted = terms(ending, self.match.value)
        totals = by_side(ending, counted)
        blocker = ending.side(ending.seat)
        own = totals.pop(blocker)
        best = lowest(totals)
        least = totals[best[0]]
        if least == own and self.tie is BarredTie.NONE:
            return self.match.close(book, ending, (), (Unscored("barred-tie"),))
        if least > own or (least == own and self.tie is BarredTie.BLOCKER):
            return self.match.close(book, ending, (blocker,), (self._won(book, ending, counted, blocker),))
        lost = self._lost(book, ending, counted, blocker)
        if len(best) > 1:
            return self.match.close(book, ending, (), (lost,))
        return self.match.close(book, ending, best, (self._won(book, ending, counted, best[0]), lost))

    def _won(self, book: Book, ending: Ending, counted: dict[Seat, Term], side: Side) -> Event:
        """What all others hold, as far as it is enough for an entry."""
        others = other_hands(ending, counted, side)
        points, total, note = sum(term.value for term in others), book.scores[side], ""
        if self.match.too_little(total, points):
            points, note = 0, "below-minimum"
        return Scored(side, others, points, total + points, note)

    def _lost(self, book: Book, ending: Ending, counted: dict[Seat, Term], side: Side) -> Event:
        own = own_hands(ending, counted, side)
        points = -self.fail_factor * sum(term.value for term in own)
        return Scored(side, own, points, book.scores[side] + points, "barricade-failed")
