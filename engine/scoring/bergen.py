"""Bergen: few points, most of them in play; a round brings two (western.md 4.10)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.events import Ending, How, MatchEnded, Scored, Term, Unscored
from engine.model import Book, Settlement
from engine.scoring.points import Rider, Tie
from engine.scoring.sheet import lowest
from engine.seats import Seat, Side

WORTH = 2
"""Of a round."""
CAPPED_FROM = (2, 3)
"""How far from the target the cap holds."""


@dataclass(frozen=True, slots=True)
class Bergen(Rider):
    """The scoring; everybody plays for himself."""

    cap: bool
    """Whether who is two or three short of a target that ends the match gets no further than one short."""

    def earn(self, book: Book, side: Side, points: int) -> tuple[Book, MatchEnded | None]:
        """Points in play, as far as the cap lets them be written."""
        return self.match.earn(book, side, self._written(book, side, points))

    def settle(self, book: Book, ending: Ending) -> Settlement:
        """The points of the round: to who went out, or to the best of a blocked round."""
        winners = self._winners(ending)
        told = tuple(self._scored(book, ending, seat, len(winners)) for seat in winners)
        sides = tuple(ending.side(seat) for seat in winners)
        return self.match.close(book, ending, sides, told or (Unscored("tie"),))

    def _winners(self, ending: Ending) -> tuple[Seat, ...]:
        """A hand without a double beats all that have one; then pips decide."""
        if ending.how is How.OUT:
            return (ending.seat,)
        value = self.match.value
        best = lowest({ending.side(seat): value(ending.held[seat])[0] for seat in _best_kind(ending)})
        seats = tuple(seat for seat in _best_kind(ending) if ending.side(seat) in best)
        if len(seats) == 1 or self.match.tie_blocked is Tie.SHARE:
            return seats
        if self.match.tie_blocked is Tie.LAST_PLAYER:
            return tuple(seat for seat in ending.recent if seat in seats)[:1]
        return ()

    def _scored(self, book: Book, ending: Ending, seat: Seat, winners: int) -> Scored:
        side = ending.side(seat)
        points, note = WORTH // winners, "shared" if winners > 1 else ""
        written = self._written(book, side, points)
        if written != points:
            note = "capped"
        return Scored(side, (Term(seat, WORTH, _why(ending)),), written, book.scores[side] + written, note)

    def _written(self, book: Book, side: Side, points: int) -> int:
        missing = self.match.target - book.scores[side]
        capped = self.cap and self.match.by_target and missing in CAPPED_FROM
        return min(points, missing - 1) if capped else points


def _best_kind(ending: Ending) -> tuple[Seat, ...]:
    """The seats among which pips decide a blocked round: those without a double, or all if everybody has one."""
    without = tuple(seat for seat in ending.table if not any(t.double for t in ending.held[seat]))
    return without or ending.table


def _why(ending: Ending) -> str:
    """Why the winner of a round gets its points."""
    if ending.how is How.OUT:
        return "out"
    best = _best_kind(ending)
    if any(t.double for t in ending.held[best[0]]):
        return "least"
    return "only-without-double" if len(best) == 1 else "least-without-double"
