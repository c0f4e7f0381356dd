"""The winner of a round writes what the others hold (western.md 0.3, 0.4, 1)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

from engine.events import Ending, Event, How, MatchEnded, Scored, Term, Unscored
from engine.model import Book, Settlement
from engine.parts import Goal
from engine.rules.marking import FIVE
from engine.rules.values import HandValue
from engine.scoring.sheet import (
    Accounts,
    LaterStarter,
    added,
    closed,
    lowest,
    next_leader,
    other_hands,
    own_hands,
    rounds_or_target,
    seats_of,
    sides_at,
    terms,
    won_by,
)
from engine.seats import Seat, Side


class BlockedWinner(StrEnum):
    """Who wins a blocked round: the fewest pips or the fewest tiles."""

    PIPS = "pips"
    COUNT = "count"


class Amount(StrEnum):
    """What the winner of a blocked round writes: SCORE-OPP or SCORE-DIFF."""

    OPPONENTS = "opponents"
    DIFFERENCE = "difference"


class BlockedBy(StrEnum):
    """What of a team is compared in a blocked round (western.md 4.3)."""

    TEAM_SUM = "team_sum"
    INDIVIDUAL = "individual"
    """The lowest single hand wins for its team."""


class Tie(StrEnum):
    """What becomes of a blocked round whose lowest is shared by several sides."""

    NONE = "none"
    LAST_PLAYER = "last_player"
    SHARE = "share"


class Entry(StrEnum):
    """Which entries need a minimum: a side's first, every one, or none. The western minimum is 15 points."""

    OFF = "off"
    FIRST = "entry15"
    EVERY = "every15"


class Rounding(StrEnum):
    """What is rounded to the nearest multiple of five (western.md 0.3 ROUND5)."""

    NONE = "none"
    TOTAL = "total"
    """The winner's points, once."""
    EACH = "each"
    """Every hand by itself."""
    DOWN = "down"
    """The winner's points, once, to the multiple below."""


MINIMUM = 15


def nearest_five(points: int) -> int:
    """ROUND5: 1 and 2 down, 3 and 4 up."""
    return FIVE * ((points + FIVE // 2) // FIVE)


def round_total(points: int, rounding: Rounding) -> int:
    """The winner's points as they are written."""
    if rounding is Rounding.DOWN:
        return points - points % FIVE
    return nearest_five(points) if rounding is Rounding.TOTAL else points


@dataclass(frozen=True, slots=True)
class Points(Accounts):
    """The scoring; a field that names no section is a house rule of western.md 0.4."""

    target: int
    rounds: int | None = None
    single_round: bool = False
    blocked_winner: BlockedWinner = BlockedWinner.PIPS
    blocked_score: Amount = Amount.OPPONENTS
    tie_blocked: Tie = Tie.NONE
    later_starter: LaterStarter = LaterStarter.AGAIN
    entry_minimum: Entry = Entry.OFF
    minimum: int = MINIMUM
    """Of an entry, where there is one."""
    value: HandValue = HandValue()
    out_score: bool = True
    """Whether who goes out writes what the others hold (russian.md 8.2 `finish_pips`)."""
    out_bonus: int = 0
    """What he writes besides (western.md 2.2 `out_bonus`, russian.md 8.2 `finish_bonus`)."""
    rounding: Rounding = Rounding.NONE
    """How the points of a round are rounded (western.md 2.1 and 2.2, russian.md 8)."""
    blocked_rounding: Rounding | None = None
    """How those of a blocked round are; None: like all others (russian.md 8.2 `fish_round`)."""
    immediate: bool = True
    """Whether points in play end the match at once when they reach the target (western.md 2.1 and 2.2 `finish`,
    russian.md 8.2 `target_check`)."""
    blocked_by: BlockedBy = BlockedBy.TEAM_SUM
    """What of a team is compared (western.md 4.3)."""
    partner_pips: bool = False
    """Whether the winner's partner's hand counts too; in a blocked round the team's lower hand is the winner's
    (western.md 4.3)."""
    by_lot: bool = False
    """Whether a lot says who leads where nobody has the lead (western.md 2.1 and 4.5, russian.md 8)."""
    apart: bool = False
    """Whether everybody has an account of his own, also where the round is won by teams (western.md 4.3
    `reteam_each_round`)."""

    @property
    def goal(self) -> Goal:
        return rounds_or_target(1 if self.single_round else self.rounds, self.target)

    @property
    def by_target(self) -> bool:
        """Whether the target ends the match, and not a number of rounds."""
        return self.goal.rounds is None

    def earn(self, book: Book, side: Side, points: int) -> tuple[Book, MatchEnded | None]:
        """Points in play. Who leads with them at the target has won at once, unless rounds decide the match."""
        after = replace(book, scores=added(book.scores, {side: points}))
        total = after.scores[side]
        alone = sides_at(after.scores, max(after.scores)) == (side,)
        if not (self.immediate and self.by_target) or total < self.target or not alone:
            return after, None
        return replace(after, rounds=book.rounds + 1), won_by((side,), book, "target")

    def settle(self, book: Book, ending: Ending) -> Settlement:
        """The winner's points, who leads next, and the end of the match (western.md 0.3 OUT, BLOCKED, MATCH)."""
        counted = terms(ending, self.value)
        winners = self._winners(ending, counted)
        if ending.how is How.OUT and not (self.out_score or self.out_bonus):
            return self.close(book, ending, winners, ())
        scored = tuple(
            self._scored(book, ending, counted, side, account, len(winners))
            for side in winners
            for account in self._accounts((side,), ending)
        )
        return self.close(book, ending, winners, scored or (Unscored("tie"),))

    def close(self, book: Book, ending: Ending, winners: tuple[Side, ...], told: tuple[Event, ...]) -> Settlement:
        """The book after a round whose points are told by these events, and what follows from it."""
        leader, why = next_leader(self.later_starter, ending, winners, self.value)
        if leader is None and self.by_lot:
            why = "lot"
        accounts = self._accounts(winners, ending)
        return closed(book, ending, winners, told, leader, why, lambda after: self._result(after, accounts))

    def _accounts(self, sides: tuple[Side, ...], ending: Ending) -> tuple[Side, ...]:
        """The accounts of these sides of a round."""
        return tuple(Side(seat) for seat in seats_of(sides, ending)) if self.apart else sides

    def _winners(self, ending: Ending, counted: dict[Seat, Term]) -> tuple[Side, ...]:
        """Who wins the round; nobody: its lowest is shared."""
        if ending.how is How.OUT:
            return (ending.side(ending.seat),)
        by_count = self.blocked_winner is BlockedWinner.COUNT
        values = {seat: len(ending.held[seat]) if by_count else term.value for seat, term in counted.items()}
        hands: dict[Side, list[int]] = {side: [] for side in ending.present()}
        for seat, value in values.items():
            hands[ending.side(seat)].append(value)
        single = self.blocked_by is BlockedBy.INDIVIDUAL
        best = lowest({side: min(hand) if single else sum(hand) for side, hand in hands.items()})
        if len(best) == 1 or self.tie_blocked is Tie.SHARE:
            return best
        if self.tie_blocked is Tie.LAST_PLAYER:
            least = min(values.values())
            tied = {seat for seat in seats_of(best, ending) if not single or values[seat] == least}
            latest = next((seat for seat in ending.recent if seat in tied), None)
            if latest is not None:
                return (ending.side(latest),)
        return ()

    def _scored(
        self, book: Book, ending: Ending, counted: dict[Seat, Term], side: Side, account: Side, winners: int
    ) -> Scored:
        own, summands = own_hands(ending, counted, side), self._taken(ending, counted, side)
        if self.partner_pips:
            summands += tuple(sorted(own, key=lambda term: term.value)[1:])
        rounding = self.rounding
        if ending.how is not How.OUT and self.blocked_rounding is not None:
            rounding = self.blocked_rounding
        if rounding is Rounding.EACH:
            summands = tuple(map(_rounded, summands))
        if ending.how is How.FISH and self.blocked_score is Amount.DIFFERENCE:
            if rounding is Rounding.EACH:
                own = tuple(map(_rounded, own))
            summands += tuple(Term(term.seat, -term.value, term.note) for term in own)
        plain, total = sum(term.value for term in summands), book.scores[account]
        rounded = round_total(max(0, plain), rounding)
        points, alone = rounded // winners, winners == 1
        if self.too_little(total, points):
            points, note = 0, "below-minimum" if alone else "shared-below-minimum"
        elif plain < 0:
            note = "floor"
        elif rounded != plain:
            note = "rounded" if alone else "rounded-shared"
        else:
            note = "" if alone else "shared"
        return Scored(account, summands, points, total + points, note)

    def _taken(self, ending: Ending, counted: dict[Seat, Term], side: Side) -> tuple[Term, ...]:
        """What the others held, and what there is for going out."""
        others = other_hands(ending, counted, side)
        if ending.how is not How.OUT:
            return others
        bonus = (Term(ending.seat, self.out_bonus, "out"),) if self.out_bonus else ()
        return (*others, *bonus) if self.out_score else bonus

    def too_little(self, total: int, points: int) -> bool:
        """Whether an account with this total takes no entry of so few points."""
        needed = self.entry_minimum is Entry.EVERY or (self.entry_minimum is Entry.FIRST and total == 0)
        return needed and points < self.minimum

    def _result(self, book: Book, winners: tuple[Side, ...]) -> MatchEnded | None:
        """The end of the match: after one round, after so many, or at the target (western.md 0.3 MATCH, 0.4)."""
        best = max(book.scores)
        top = sides_at(book.scores, best)
        if self.single_round:
            return won_by(winners, book, "single-round")
        if self.rounds is not None:
            return won_by(top, book, "rounds") if book.rounds >= self.rounds else None
        if best < self.target or len(top) > 1:
            return None
        return won_by(top, book, "target")


@dataclass(frozen=True, slots=True)
class Rider(Accounts):
    """A scoring of rounds of its own kind; what the match makes of them it leaves to `Points`."""

    match: Points
    """How the match goes: its target, its rounds, who leads, what becomes of a tie."""

    @property
    def goal(self) -> Goal:
        return self.match.goal

    @property
    def value(self) -> HandValue | None:
        return self.match.value

    @property
    def target(self) -> int:
        return self.match.target


def _rounded(term: Term) -> Term:
    value = nearest_five(term.value)
    return term if value == term.value else Term(term.seat, value, "rounded")
