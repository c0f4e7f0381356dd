"""The winner of a round writes what the others hold (western.md 0.3, 0.4, 1)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

from engine.codec import tagged
from engine.model import (
    Book,
    Ending,
    Event,
    How,
    MatchEnded,
    NextLead,
    Scored,
    Seat,
    Settlement,
    Side,
    Term,
    Unscored,
)
from engine.rules.values import HandValue
from engine.scoring.sheet import added, by_side, lowest, seats_of, terms


class BlockedWinner(StrEnum):
    """Who wins a blocked round: the fewest pips or the fewest tiles."""

    PIPS = "pips"
    COUNT = "count"


class Amount(StrEnum):
    """What the winner of a blocked round writes: SCORE-OPP or SCORE-DIFF."""

    OPPONENTS = "opponents"
    DIFFERENCE = "difference"


class Tie(StrEnum):
    """What becomes of a blocked round whose lowest is shared by several sides."""

    NONE = "none"
    LAST_PLAYER = "last_player"
    SHARE = "share"


class LaterStarter(StrEnum):
    """Who leads after the first round."""

    AGAIN = "again"
    WINNER = "winner"
    ROTATE = "rotate"


class Entry(StrEnum):
    """The 15-point minimum: for a side's first entry, for every entry, or not at all."""

    OFF = "off"
    ENTRY15 = "entry15"
    EVERY15 = "every15"


MINIMUM = 15


@tagged("points-book")
@dataclass(frozen=True, slots=True)
class PointsBook(Book):
    """The accounts; nothing else passes from round to round."""


@dataclass(frozen=True, slots=True)
class Points:
    """The scoring; each field is a house rule of western.md 0.4."""

    target: int
    rounds: int | None = None
    single_round: bool = False
    blocked_winner: BlockedWinner = BlockedWinner.PIPS
    blocked_score: Amount = Amount.OPPONENTS
    tie_blocked: Tie = Tie.NONE
    later_starter: LaterStarter = LaterStarter.AGAIN
    entry_minimum: Entry = Entry.OFF
    value: HandValue = HandValue()

    def open(self, sides: int) -> PointsBook:
        return PointsBook(scores=(0,) * sides)

    def with_scores(self, book: Book, scores: tuple[int, ...]) -> Book:
        return replace(book, scores=scores)

    def counters(self, book: Book, side: Side) -> dict[str, int]:
        return {"rounds": book.rounds}

    def rights(self, book: Book, side: Side) -> dict[str, bool]:
        return {}

    def settle(self, book: Book, ending: Ending) -> Settlement:
        """The winner's points, who leads next, and the end of the match (western.md 0.3 OUT, BLOCKED, MATCH)."""
        counted = terms(ending, self.value)
        winners, why = self._winners(ending, by_side(ending, counted))
        events: list[Event] = []
        gains: dict[Side, int] = {}
        for side in winners:
            scored = self._scored(book, ending, counted, side, len(winners))
            gains[side] = scored.points
            events.append(scored)
        if not winners:
            events.append(Unscored(why))
        leader, reason = self._leader(ending, winners)
        after = replace(
            book,
            scores=added(book.scores, gains),
            leader=leader,
            why=reason,
            rounds=book.rounds + 1,
        )
        result = self._result(after, winners)
        if result is None:
            events.append(NextLead(leader, reason))
        return Settlement(after, tuple(events), seats_of(winners, ending), result=result)

    def _winners(self, ending: Ending, totals: dict[Side, int]) -> tuple[tuple[Side, ...], str]:
        if ending.how is How.OUT:
            return (ending.side(ending.seat),), ""
        if self.blocked_winner is BlockedWinner.COUNT:
            totals = dict.fromkeys(totals, 0)
            for seat in ending.table:
                totals[ending.side(seat)] += len(ending.held[seat])
        best = lowest(totals)
        if len(best) == 1 or self.tie_blocked is Tie.SHARE:
            return best, ""
        if self.tie_blocked is Tie.LAST_PLAYER:
            latest = next((seat for seat in ending.recent if ending.side(seat) in best), None)
            if latest is not None:
                return (ending.side(latest),), ""
        return (), "tie"

    def _scored(self, book: Book, ending: Ending, counted: dict[Seat, Term], side: Side, winners: int) -> Scored:
        summands = [term for seat, term in counted.items() if ending.side(seat) != side]
        points, note = sum(term.value for term in summands), ""
        if ending.how is How.FISH and self.blocked_score is Amount.DIFFERENCE:
            own = [term for seat, term in counted.items() if ending.side(seat) == side]
            summands += [Term(term.seat, -term.value, term.note) for term in own]
            points = max(0, points - sum(term.value for term in own))
        if winners > 1:
            points, note = points // winners, "shared"
        account = book.scores[side]
        needed = self.entry_minimum is Entry.EVERY15 or (self.entry_minimum is Entry.ENTRY15 and account == 0)
        if needed and points < MINIMUM:
            points, note = 0, "below-minimum"
        return Scored(side, tuple(summands), points, account + points, note)

    def _leader(self, ending: Ending, winners: tuple[Side, ...]) -> tuple[Seat | None, str]:
        if self.later_starter is LaterStarter.ROTATE:
            return ending.after(ending.starter), "rotate"
        if self.later_starter is LaterStarter.WINNER and len(winners) == 1:
            seats = seats_of(winners, ending)
            return (ending.seat if ending.seat in seats else seats[0]), "winner"
        return None, "again"

    def _result(self, book: Book, winners: tuple[Side, ...]) -> MatchEnded | None:
        """The end of the match: after one round, after so many, or at the target (western.md 0.3 MATCH, 0.4)."""
        best = max(book.scores)
        top = tuple(Side(side) for side, score in enumerate(book.scores) if score == best)
        if self.single_round:
            return _ended(winners, len(book.scores), "single-round")
        if self.rounds is not None:
            return _ended(top, len(book.scores), "rounds") if book.rounds >= self.rounds else None
        if best < self.target or len(top) > 1:
            return None
        return _ended(top, len(book.scores), "target")


def _ended(winners: tuple[Side, ...], sides: int, why: str) -> MatchEnded:
    """Who has not won has lost; if nobody has, or everybody, the match is drawn."""
    if len(winners) in (0, sides):
        return MatchEnded((), (), why)
    return MatchEnded(winners, tuple(side for side in map(Side, range(sides)) if side not in winners), why)
