"""Sea goat: one account at a time, and rights, debts and rotten eggs besides (russian.md 4).

What passes from round to round is named in `sea_states`. `settle` goes through the numbered steps of russian.md
4.4 and through the cases of 4.8.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from engine.events import Ending, Event, How, MatchEnded, NextLead, Scored, Term, Unscored
from engine.model import Book, Calling, LeadRight, Settlement
from engine.parts import Goal
from engine.rules.values import SIX, ZERO, HandValue, When
from engine.scoring.fishing import LIMIT, Case, Catch, Fished, weigh
from engine.scoring.sea_states import (
    BrotherInLaw,
    Debt,
    DebtorLeads,
    Eggs,
    FishD,
    Grant,
    Hundred,
    HundredTile,
    Pending,
    RightChanged,
    RottenEggs,
    SeaGoatBook,
)
from engine.scoring.sheet import other_hands, own_hands, seats_of, terms, won_by
from engine.seats import Seat, Side
from engine.tiles import Tile

VALUE = HandValue(When.LONE, lone_six=True, pair=True)
"""What hands count (russian.md 4.12 SG-2)."""


@dataclass(frozen=True, slots=True)
class SeaGoat:
    """The scoring; each field is a house rule of russian.md 4.11."""

    sides: tuple[Side, ...]
    """The side of every seat."""
    open_limit: int
    wipe_limit: int
    wipe_opens: bool
    target: int
    hundred: Hundred
    hundred_tile: HundredTile
    grant_persists: bool
    brother_in_law: BrotherInLaw
    brother_limit: int
    bald: bool
    six_finish: bool
    fish_debt_tries: int
    debtor_leads: DebtorLeads
    eggs_tries: int
    rotten_eggs: RottenEggs
    fisher_skip_doubles: bool
    fish_d: FishD

    @property
    def goal(self) -> Goal:
        return Goal(target=self.target)

    @property
    def value(self) -> HandValue:
        return VALUE

    def open(self, sides: int) -> SeaGoatBook:
        return SeaGoatBook(scores=(0,) * sides)

    def with_scores(self, book: Book, scores: tuple[int, ...]) -> Book:
        begun = replace(_book(book), scores=scores)
        return replace(begun, calls=self._calls(begun))

    def counters(self, book: Book, side: Side) -> dict[str, int]:
        pending = _book(book).pending
        return {
            "debt": pending.left if isinstance(pending, Debt) and pending.side == side else 0,
            "eggs": pending.left if isinstance(pending, Eggs) else 0,
            "rounds": book.rounds,
        }

    def rights(self, book: Book, side: Side) -> dict[str, bool]:
        now = _book(book)
        return {
            "holder": side == now.holder,
            "hundred": self.hundred is not Hundred.OFF and now.entitled(side),
            "grant": now.grant is not None and side == now.grant.side,
            "debt": isinstance(now.pending, Debt) and side == now.pending.side,
            "eggs": isinstance(now.pending, Eggs),
            "eliminated": side in now.eliminated,
        }

    def finishes(self, last: tuple[Tile, ...]) -> bool:
        """Whether a hand that ends with these tiles may win the match (4.4, steps 1 and 2)."""
        return (self.bald and ZERO in last) or (self.six_finish and SIX in last)

    def may_go_for_hundred(self, book: Book, side: Side) -> bool:
        """Whether 6-6 led by this side is a hundred (4.3); while there are eggs, it is not (4.2)."""
        now = _book(book)
        barred = self.hundred is Hundred.OFF or isinstance(now.pending, Eggs)
        return now.entitled(side) and not barred

    def may_lead_hundred(self, book: Book, seat: Seat) -> bool:
        """Whether this seat may begin the next round with a hundred: it is to lead, or 6-6 lets it (4.2, 4.11)."""
        now = _book(book)
        leads = now.leader in (None, seat) or any(seat in call.seats for call in self._calls(now))
        return leads and self.may_go_for_hundred(book, self.sides[seat])

    def settle(self, book: Book, ending: Ending) -> Settlement:
        """What the round comes to, step by step; who leads next, and who plays on."""
        before = _book(book)
        hundred = self._hundred_of(before, ending)
        round_ = _Round(self, ending, terms(ending, self.value), before)
        round_.let_grant_go(hundred)
        winner: Side | None
        if ending.how is How.OUT:
            winner, latest, why = round_.out(hundred), ending.seat, "finisher"
        else:
            catch = weigh(ending, round_.counted, skip_doubles=self.fisher_skip_doubles)
            winner, latest, why = round_.fish(catch, hundred), catch.seat, "fisherman"
        after = self._scheduled(replace(round_.book, rounds=before.rounds + 1), latest, why)
        if round_.result is None:
            round_.events.append(NextLead(after.leader, after.why))
        return Settlement(
            after,
            tuple(round_.events),
            () if winner is None else seats_of((winner,), ending),
            round_.table(),
            round_.result,
        )

    def _hundred_of(self, before: SeaGoatBook, ending: Ending) -> Side | None:
        """Whose hundred this round was: 6-6 was led by a side that had the right."""
        side = ending.side(ending.starter)
        return side if ending.led == SIX and self.may_go_for_hundred(before, side) else None

    # --- the start of a round (4.2) -----------------------------------------------------------------------

    def _scheduled(self, book: SeaGoatBook, latest: Seat, why: str) -> SeaGoatBook:
        """Who leads the next round, and the say that 6-6 has in it."""
        pending, leader = book.pending, latest
        if isinstance(pending, Eggs):
            return replace(book, leader=None, why="eggs", calls=())
        if book.grant is not None:
            leader, why = book.grant.seat, "grant"
        elif isinstance(pending, Debt) and self._debtor_leads(pending):
            leader, why = pending.seat, "debt"
        scheduled = replace(book, leader=leader, why=why)
        return replace(scheduled, calls=self._calls(scheduled))

    def _debtor_leads(self, debt: Debt) -> bool:
        return self.debtor_leads is DebtorLeads.ALL or debt.left == self.fish_debt_tries

    def _calls(self, book: SeaGoatBook) -> tuple[LeadRight, ...]:
        calls = []
        leader = book.leader
        if self.hundred is Hundred.OFF:
            return ()
        if self.hundred_tile is HundredTile.TAKEN and leader is not None and book.entitled(self.sides[leader]):
            calls.append(LeadRight(SIX, (leader,), Calling.TAKES))
        if book.grant is not None:
            calls.append(LeadRight(SIX, self._seats(book.grant.side), Calling.LEADS))
        if self.hundred is Hundred.CLAIM and book.holder is not None:
            calls.append(LeadRight(SIX, self._seats(book.holder), Calling.MAY))
        return tuple(calls)

    def _seats(self, side: Side) -> tuple[Seat, ...]:
        return tuple(Seat(seat) for seat, its in enumerate(self.sides) if its == side)


@dataclass(slots=True)
class _Round:
    """A round while it is being settled: the book as far as it is written, what is told, and the result as soon as
    there is one."""

    rules: SeaGoat
    ending: Ending
    counted: dict[Seat, Term]
    book: SeaGoatBook
    events: list[Event] = field(default_factory=list)
    result: MatchEnded | None = None

    def let_grant_go(self, hundred: Side | None) -> None:
        """A grant is for one round; while there are eggs it waits (4.2)."""
        grant = self.book.grant
        if grant is None or isinstance(self.book.pending, Eggs):
            return
        if hundred == grant.side:
            self.book = replace(self.book, grant=None)
        elif not self.rules.grant_persists:
            self.book = replace(self.book, grant=None)
            self._tell("grant-lapsed", grant.side, grant.seat)

    # --- out (4.4) ----------------------------------------------------------------------------------------

    def out(self, hundred: Side | None) -> Side:
        """Settle a round that somebody has finished, and say whose it is."""
        rules, last = self.rules, self.ending.last
        side = self.ending.side(self.ending.seat)
        lost = other_hands(self.ending, self.counted, side)
        amount = _sum(lost)
        if rules.bald and ZERO in last:  # step 1
            self._win(side, "bald")
        elif rules.six_finish and SIX in last and amount >= LIMIT:  # step 2
            self._note(side, lost, "six-wins")
            self._win(side, "double_six")
        elif hundred == side:  # step 3
            self._win(side, "hundred")
        else:
            if rules.six_finish and SIX in last:
                self._give(side, self.ending.seat, "grant-six")
            if hundred is not None:
                self._lost_hundred(hundred)
            if self.result is None and self._tried(side, lost):  # step 4
                self._record(side, lost)  # steps 5 and 6
            if hundred in self.book.eliminated and self.result is None:
                self._leave_nothing(hundred)
        return side

    def _lost_hundred(self, side: Side) -> None:
        own = own_hands(self.ending, self.counted, side)
        rule = self.rules.brother_in_law
        if rule is BrotherInLaw.OFF or _sum(own) < self.rules.brother_limit:
            self._tell("hundred-failed", side)
            return
        self._note(side, own, "brother")
        others = tuple(other for other in self.ending.present() if other != side)
        if rule is BrotherInLaw.ENDS_MATCH or len(others) == 1:
            self.result = won_by(others, self.book, "brother_in_law")
            return
        self.book = replace(self.book, eliminated=(*self.book.eliminated, side))
        self._tell("eliminated", side, own[0].seat)

    def _leave_nothing(self, side: Side) -> None:
        """Who is out of the match has no account and no part in a debt, once this round has been settled."""
        pending, score = self.book.pending, self.book.scores[side]
        if isinstance(pending, Debt) and side in (pending.side, pending.creditor):
            self._settled("debt-dropped")
        if score:
            self._write(side, (), -score, "gone")

    def _tried(self, side: Side, lost: tuple[Term, ...]) -> bool:
        """Step 4: what the win does to a debt or to eggs, and whether it may be recorded."""
        pending, enough = self.book.pending, _sum(lost) >= LIMIT
        if isinstance(pending, Debt):
            if side == pending.side and enough:
                self._note(side, lost, "written-off")
                self._settled("debt-settled")
                return False
            self._failed(pending)
        elif isinstance(pending, Eggs):
            if enough:
                self._settled("eggs-settled")
            else:
                self._failed(pending)
        return self.result is None

    # --- fish (4.8) ---------------------------------------------------------------------------------------

    def fish(self, catch: Catch, hundred: Side | None) -> Side | None:
        """Settle a fish, and say who has won the round."""
        self.events.append(Fished(catch.seat, catch.own, catch.others))
        if hundred is not None:  # 4.7
            self._tell("hundred-cancelled", hundred)
        pending = self.book.pending
        if isinstance(pending, Debt):
            if catch.won and catch.side == pending.side:
                self._settled("debt-settled")
            else:
                self._failed(pending)
        elif isinstance(pending, Eggs) and not catch.won:
            self._failed(pending)
        else:
            if isinstance(pending, Eggs):
                self._settled("eggs-settled")
            self._by_case(catch)
        return catch.winner

    def _by_case(self, catch: Catch) -> None:
        rules, case = self.rules, catch.case
        if case is Case.EGGS:
            self._owe(Eggs(rules.eggs_tries), "eggs")
        elif case is Case.DEBT:
            self._owe(Debt(rules.fish_debt_tries, catch.side, catch.seat, catch.rival), "debt")
        elif catch.winner is None:
            self.events.append(Unscored("tie"))
        elif case is Case.PLAIN and rules.fish_d is FishD.NOTHING:
            self.events.append(Unscored("fish-plain"))
        else:
            self._record(catch.winner, other_hands(self.ending, self.counted, catch.winner))
            if case is Case.RIGHT and self.result is None:
                self._give(catch.side, catch.seat, "grant-fish")

    # --- what both come to --------------------------------------------------------------------------------

    def _record(self, side: Side, lost: tuple[Term, ...]) -> None:
        """Steps 5 and 6: open the account, add to it, or wipe that of the other side."""
        rules, holder, amount = self.rules, self.book.holder, _sum(lost)
        if holder is None:
            opens = amount >= rules.open_limit
            self._write(side, lost, amount if opens else 0, "opened" if opens else "burnt")
        elif holder == side:
            self._write(side, lost, amount, "")
        elif amount < rules.wipe_limit:
            self._note(side, lost, "no-wipe")
        else:
            self._write(holder, lost, -self.book.scores[holder], "wiped")
            if rules.wipe_opens:
                self._write(side, lost, amount, "opened")
        if self.book.scores[side] >= rules.target:
            self._win(side, "points")

    def _write(self, side: Side, lost: tuple[Term, ...], points: int, note: str) -> None:
        scores = list(self.book.scores)
        scores[side] += points
        self.book = replace(self.book, scores=tuple(scores))
        self.events.append(Scored(side, lost, points, scores[side], note))

    def _note(self, side: Side, hands: tuple[Term, ...], note: str) -> None:
        """Tell a sum that decides something, but is not written."""
        self._write(side, hands, 0, note)

    def _give(self, side: Side, seat: Seat, why: str) -> None:
        if self.rules.hundred is not Hundred.OFF and side not in self.book.eliminated:
            self.book = replace(self.book, grant=Grant(side, seat))
            self._tell(why, side, seat)

    def _owe(self, pending: Pending, what: str) -> None:
        self.book = replace(self.book, pending=pending)
        if isinstance(pending, Debt):
            self._tell(what, pending.side, pending.seat, pending.left)
        else:
            self._tell(what, left=pending.left)

    def _settled(self, what: str) -> None:
        self.book = replace(self.book, pending=None)
        self._tell(what)

    def _failed(self, pending: Pending) -> None:
        """One try less; after the last one a debt gives the right away, and eggs are rotten."""
        if pending.left > 1:
            debt = isinstance(pending, Debt)
            self._owe(replace(pending, left=pending.left - 1), "debt-failed" if debt else "eggs-failed")
        elif isinstance(pending, Debt):
            self._settled("debt-lost")
            order = self.ending.order(pending.seat)
            seat = next(seat for seat in order if self.ending.side(seat) == pending.creditor)
            self._give(pending.creditor, seat, "grant-debt")
        else:
            self._settled("eggs-rotten")
            if self.rules.rotten_eggs is RottenEggs.DRAW_MATCH:
                self.result = MatchEnded((), (), "rotten-eggs")

    def _win(self, side: Side, why: str) -> None:
        self.result = won_by((side,), self.book, why)

    def _tell(self, what: str, side: Side | None = None, seat: Seat | None = None, left: int = 0) -> None:
        self.events.append(RightChanged(what, side, seat, left))

    def table(self) -> tuple[Seat, ...] | None:
        """Who plays on, if somebody is out of the match."""
        out = self.book.eliminated
        stay = tuple(seat for seat in self.ending.table if self.ending.side(seat) not in out)
        return stay if len(stay) < len(self.ending.table) else None


def _sum(hands: tuple[Term, ...]) -> int:
    return sum(term.value for term in hands)


def _book(book: Book) -> SeaGoatBook:
    assert isinstance(book, SeaGoatBook)
    return book
