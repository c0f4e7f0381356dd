"""What several scorings need: a book of accounts alone, hands added up by side, the best and worst of the sides,
who leads next, and what follows from the points of a round."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from fractions import Fraction

from engine.codec import tagged
from engine.events import Ending, Event, MatchEnded, NextLead, Scored, Term
from engine.model import Book, Settlement
from engine.parts import Goal
from engine.rules.values import HandValue
from engine.seats import Seat, Side


@tagged("points-book")
@tagged("deductions-book")
@tagged("patience-book")
@tagged("tricks-book")
@dataclass(frozen=True, slots=True)
class PointsBook(Book):
    """The accounts; nothing else passes from round to round. Older matches have it under other tags."""


class Accounts:
    """The part of a scoring that keeps nothing but accounts and the number of rounds: no counts and no rights of
    its own."""

    __slots__ = ()

    def open(self, sides: int) -> Book:
        return PointsBook(scores=(0,) * sides)

    def with_scores(self, book: Book, scores: tuple[int, ...]) -> Book:
        return replace(book, scores=scores)

    def counters(self, book: Book, side: Side) -> dict[str, int]:
        return {"rounds": book.rounds}

    def rights(self, book: Book, side: Side) -> dict[str, bool]:
        return {}


def rounds_or_target(rounds: int | None, target: int | None) -> Goal:
    """What a match goes to: to the target only where no number of rounds is set."""
    return Goal(target=target) if rounds is None else Goal(rounds=rounds)


def terms(ending: Ending, value: HandValue) -> dict[Seat, Term]:
    """What every seat at the table held, as a summand: of hands that are known by their tiles, by their value."""
    if ending.counts:
        return {seat: Term(seat, ending.counts[seat]) for seat in ending.table}
    return {seat: Term(seat, *value(ending.held[seat])) for seat in ending.table}


def by_side(ending: Ending, counted: Mapping[Seat, Term]) -> dict[Side, int]:
    """The hands of every side at the table, added up."""
    totals = dict.fromkeys(ending.present(), 0)
    for seat, term in counted.items():
        totals[ending.side(seat)] += term.value
    return totals


def own_hands(ending: Ending, counted: Mapping[Seat, Term], side: Side) -> tuple[Term, ...]:
    """What a side held, hand by hand."""
    return tuple(term for seat, term in counted.items() if ending.side(seat) == side)


def other_hands(ending: Ending, counted: Mapping[Seat, Term], side: Side) -> tuple[Term, ...]:
    """What all the others held, hand by hand."""
    return tuple(term for seat, term in counted.items() if ending.side(seat) != side)


def seats_of(sides: Iterable[Side], ending: Ending) -> tuple[Seat, ...]:
    """The seats at the table that play for one of these sides."""
    wanted = set(sides)
    return tuple(seat for seat in ending.table if ending.side(seat) in wanted)


def lowest(totals: Mapping[Side, int | Fraction]) -> tuple[Side, ...]:
    """All that share the lowest total."""
    least = min(totals.values())
    return tuple(side for side, total in totals.items() if total == least)


def least_held(ending: Ending, counted: Mapping[Seat, Term], side: Side) -> Seat:
    """The partner who holds least (russian.md 3.3 GO-3, 7); of equal hands the first from the last player on."""
    seats = [seat for seat in ending.order(ending.seat) if ending.side(seat) == side]
    return min(seats, key=lambda seat: counted[seat].value)


class LaterStarter(StrEnum):
    """Who leads after the first round."""

    AGAIN = "again"
    WINNER = "winner"
    ROTATE = "rotate"


def next_leader(
    rule: LaterStarter, ending: Ending, winners: tuple[Side, ...], value: HandValue
) -> tuple[Seat | None, str]:
    """Who leads the next round and why; nobody: whom the opening finds. For a winning side it is the one of its
    members who holds least."""
    if rule is LaterStarter.ROTATE:
        return ending.after(ending.starter), "rotate"
    if rule is LaterStarter.WINNER and len(winners) == 1:
        return least_held(ending, terms(ending, value), winners[0]), "winner"
    return None, "again"


def ranked(totals: Mapping[Side, int | Fraction], *, most_wins: bool) -> tuple[tuple[Side, ...], tuple[Side, ...]]:
    """Winners and losers of a match by its totals: all that share the best and all that share the worst;
    if all are equal there is neither, which is a draw."""
    most, bottom = max(totals.values()), lowest(totals)
    top = tuple(side for side, total in totals.items() if total == most)
    if top == bottom:
        return (), ()
    return (top, bottom) if most_wins else (bottom, top)


def won_by(winners: tuple[Side, ...], book: Book, why: str) -> MatchEnded:
    """The end of a match: who has not won has lost; if nobody has, or everybody, it is drawn."""
    losers = tuple(side for side in map(Side, range(len(book.scores))) if side not in winners)
    return MatchEnded(winners, losers, why) if winners and losers else MatchEnded((), (), why)


def closed(
    book: Book,
    ending: Ending,
    winners: tuple[Side, ...],
    told: Sequence[Event],
    leader: Seat | None,
    why: str,
    result: Callable[[Book], MatchEnded | None],
) -> Settlement:
    """What follows from a round that these sides have won and whose points are told by these events: the book with
    them, with who leads next and why, and what that makes of the match."""
    gains = {event.side: event.points for event in told if isinstance(event, Scored)}
    after = replace(book, scores=added(book.scores, gains), leader=leader, why=why, rounds=book.rounds + 1)
    over = result(after)
    events = (*told, NextLead(leader, why)) if over is None else tuple(told)
    return Settlement(after, events, seats_of(winners, ending), result=over)


def sides_at(scores: Sequence[int], score: int) -> tuple[Side, ...]:
    """The sides whose account is just so much."""
    return tuple(Side(side) for side, other in enumerate(scores) if other == score)


def added(scores: Sequence[int], gains: Mapping[Side, int]) -> tuple[int, ...]:
    """The accounts after these gains."""
    return tuple(score + gains.get(Side(side), 0) for side, score in enumerate(scores))
