"""Points are made in play; at the end of a round the losers pay for what they hold (russian.md 7)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

from engine.events import Ending, How, MatchEnded, Scored, Term
from engine.model import Book, Settlement
from engine.parts import Goal
from engine.rules.marking import FIVE
from engine.rules.values import HandValue
from engine.scoring.sheet import Accounts, added, by_side, closed, least_held, lowest, own_hands, terms, won_by
from engine.seats import Seat, Side


class Pays(StrEnum):
    """Who writes what of the tiles that are left."""

    LOSERS_DOWN = "losers_down"
    """The losers deduct their own, rounded down to a multiple of five."""
    WINNER_UP = "winner_up"
    """The winner adds all of theirs, rounded up."""


class FishDeduct(StrEnum):
    """Who deducts after a fish."""

    ALL = "all"
    LOSER = "loser"


@dataclass(frozen=True, slots=True)
class Deductions(Accounts):
    """The scoring; each field is a house rule of russian.md 7.2."""

    target: int
    unit: int
    """How many pips make a point: five in the old scale, in which a sum of 15 is worth 3."""
    pays: Pays
    fish_deduct: FishDeduct
    immediate: bool
    """Whether points in play end the match at once when they reach the target."""

    @property
    def goal(self) -> Goal:
        return Goal(target=self.target)

    @property
    def value(self) -> HandValue:
        return HandValue()

    def earn(self, book: Book, side: Side, points: int) -> tuple[Book, MatchEnded | None]:
        """Points in play."""
        after = replace(book, scores=added(book.scores, {side: points}))
        if not self.immediate or after.scores[side] < self.target:
            return after, None
        return replace(after, rounds=book.rounds + 1), won_by((side,), book, "target")

    def settle(self, book: Book, ending: Ending) -> Settlement:
        """What the tiles cost, who leads next, and who has reached the target after that."""
        counted = terms(ending, self.value)
        winners = self._winners(ending, by_side(ending, counted))
        if self.pays is Pays.WINNER_UP:
            scored = [self._credit(book, ending, counted, side, winners) for side in winners]
        else:
            paying = [side for side in ending.present() if self._pays(ending, side, winners)]
            scored = [self._deduction(book, ending, counted, side) for side in paying]
        leader, why = self._leader(ending, counted, winners)
        return closed(book, ending, winners, scored, leader, why, self._result)

    def _winners(self, ending: Ending, totals: dict[Side, int]) -> tuple[Side, ...]:
        """The finisher; after a fish the lowest total, and of equal ones that of the fish maker."""
        maker = ending.side(ending.seat)
        best = (maker,) if ending.how is How.OUT else lowest(totals)
        return (maker,) if maker in best else best

    def _pays(self, ending: Ending, side: Side, winners: tuple[Side, ...]) -> bool:
        return side not in winners or (ending.how is not How.OUT and self.fish_deduct is FishDeduct.ALL)

    def _deduction(self, book: Book, ending: Ending, counted: dict[Seat, Term], side: Side) -> Scored:
        """Partners' hands are added up before they are rounded (russian.md 7.3 TE-3); no account falls below 0."""
        own = own_hands(ending, counted, side)
        held = sum(term.value for term in own)
        due, account = held // FIVE * FIVE // self.unit, book.scores[side]
        paid = max(0, min(due, account))
        note = "not-below-zero" if paid < due else self._note(held, paid)
        summands = tuple(replace(term, value=-term.value) for term in own)
        return Scored(side, summands, -paid, account - paid, note)

    def _credit(
        self, book: Book, ending: Ending, counted: dict[Seat, Term], side: Side, winners: tuple[Side, ...]
    ) -> Scored:
        others = tuple(term for seat, term in counted.items() if ending.side(seat) not in winners)
        held = sum(term.value for term in others)
        points = -(-held // FIVE) * FIVE // self.unit
        return Scored(side, others, points, book.scores[side] + points, self._note(held, points))

    def _note(self, held: int, points: int) -> str:
        """What was made of the pips."""
        if points == held:
            return ""
        return "rounded" if self.unit == 1 else "in-fives"

    def _leader(
        self, ending: Ending, counted: dict[Seat, Term], winners: tuple[Side, ...]
    ) -> tuple[Seat | None, str]:
        """The winner; where several sides of a fish hold least, the fish maker."""
        if ending.how is How.OUT:
            return ending.seat, "finisher"
        if len(lowest(by_side(ending, counted))) > 1:
            return ending.seat, "fish-maker"
        return least_held(ending, counted, winners[0]), "fish-winner"

    def _result(self, book: Book) -> MatchEnded | None:
        """All that have reached the target have won; if everybody has, it is a draw (russian.md 7.3 TE-4)."""
        top = tuple(Side(side) for side, score in enumerate(book.scores) if score >= self.target)
        if not top:
            return None
        return won_by(top, book, "target" if len(top) < len(book.scores) else "all-at-target")
