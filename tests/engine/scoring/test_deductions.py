"""What is left in the hands costs: the examples TE-3 to TE-5 of russian.md 7.3."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.events import Ending, How, MatchEnded, NextLead, Scored
from engine.scoring.deductions import Deductions, FishDeduct, Pays
from engine.seats import Seat, Side
from tests.engine.scoring.endings import ended

DOWN = Deductions(225, unit=1, pays=Pays.LOSERS_DOWN, fish_deduct=FishDeduct.ALL, immediate=False)
UP = replace(DOWN, pays=Pays.WINNER_UP)


def ending(hands: str, how: How, seat: int, *, pairs: bool = False) -> Ending:
    return ended(hands, how, seat, sides=(0, 1, 0, 1) if pairs else ())


def settled(scoring: Deductions, before: tuple[int, ...], end: Ending) -> tuple[int, ...]:
    book = scoring.with_scores(scoring.open(len(before)), before)
    return scoring.settle(book, end).book.scores


@pytest.mark.parametrize(
    ("example", "scoring", "before", "end", "after"),
    [
        ("TE-3", DOWN, (0, 40), ending("/6-4 5-3", How.OUT, 0), (0, 25)),
        ("TE-3, to nothing", DOWN, (0, 10), ending("/6-4 5-3", How.OUT, 0), (0, 0)),
        ("TE-3, pair", DOWN, (50, 50), ending("/5-4/6-6/6-5 3-0", How.OUT, 0, pairs=True), (50, 30)),
        ("less than five", DOWN, (0, 40), ending("/4-0", How.OUT, 0), (0, 40)),
        ("fish", DOWN, (40, 40), ending("6-6/5-4", How.FISH, 0), (30, 35)),
        (
            "fish, the loser",
            replace(DOWN, fish_deduct=FishDeduct.LOSER),
            (40, 40),
            ending("6-6/5-4", How.FISH, 0),
            (30, 40),
        ),
        ("TE-5", replace(UP, unit=5), (0, 0), ending("6-4 5-3/", How.OUT, 1), (0, 4)),
        ("rounded up", UP, (0, 0), ending("6-4 5-3/", How.OUT, 1), (0, 20)),
        ("nothing to round", UP, (0, 0), ending("6-4 5-5/", How.OUT, 1), (0, 20)),
        ("three", UP, (0, 0, 0), ending("6-4 5-3//2-1", How.OUT, 1), (0, 25, 0)),
        ("in fives", replace(DOWN, unit=5), (9, 9), ending("6-4 5-3/", How.OUT, 1), (6, 9)),
    ],
)
def test_round(
    example: str, scoring: Deductions, before: tuple[int, ...], end: Ending, after: tuple[int, ...]
) -> None:
    assert settled(scoring, before, end) == after, example


@pytest.mark.parametrize(
    ("held", "before", "points", "note"),
    [
        ("6-4 5-3", 40, -15, "rounded"),
        ("6-4 5-5", 40, -20, ""),
        ("6-4 5-3", 10, -10, "not-below-zero"),
        ("1-0", 40, 0, "rounded"),
    ],
)
def test_what_was_made_of_the_hand_is_told(held: str, before: int, points: int, note: str) -> None:
    book = DOWN.with_scores(DOWN.open(2), (0, before))
    told = DOWN.settle(book, ending(f"/{held}", How.OUT, 0)).events
    (scored,) = (event for event in told if isinstance(event, Scored))
    assert (scored.side, scored.points, scored.total, scored.note) == (1, points, before + points, note)
    assert sum(term.value for term in scored.terms) <= points


@pytest.mark.parametrize(
    ("why", "end", "leader", "reason"),
    [
        ("out", ending("/5-4", How.OUT, 0), 0, "finisher"),
        ("the lower total", ending("6-6/5-4", How.FISH, 0), 1, "fish-winner"),
        ("a tie", ending("6-0/5-1", How.FISH, 1), 1, "fish-maker"),
        ("equal pairs", ending("6-6/3-0/0-0/6-3", How.FISH, 3, pairs=True), 3, "fish-maker"),
        ("the smaller hand of the pair", ending("6-6/5-4/2-0/3-0", How.FISH, 0, pairs=True), 3, "fish-winner"),
        ("equal partners", ending("6-6/3-0/2-0/2-1", How.FISH, 2, pairs=True), 3, "fish-winner"),
        ("a tie of others", ending("6-6/5-4/6-3", How.FISH, 0), 0, "fish-maker"),
    ],
)
def test_who_leads_next(why: str, end: Ending, leader: int, reason: str) -> None:
    told = DOWN.settle(DOWN.open(len(set(end.sides))), end).events
    assert told[-1] == NextLead(Seat(leader), reason), why


@pytest.mark.parametrize(
    ("before", "end", "result"),
    [
        ((230, 240), ending("6-2/", How.OUT, 1), MatchEnded((), (), "all-at-target")),  # TE-4
        ((230, 240), ending("6-6/", How.OUT, 1), MatchEnded((Side(1),), (Side(0),), "target")),
        ((230, 240, 0), ending("6-2//", How.OUT, 1), MatchEnded((Side(0), Side(1)), (Side(2),), "target")),
        ((220, 220), ending("6-2/", How.OUT, 1), None),
    ],
)
def test_the_target_is_looked_at_after_the_hands(
    before: tuple[int, ...], end: Ending, result: MatchEnded | None
) -> None:
    book = DOWN.with_scores(DOWN.open(len(before)), before)
    assert DOWN.settle(book, end).result == result


def test_points_in_play() -> None:
    book = DOWN.with_scores(DOWN.open(2), (220, 0))
    after, result = DOWN.earn(book, Side(0), 5)
    assert (after.scores, result) == ((225, 0), None)
    after, result = replace(DOWN, immediate=True).earn(book, Side(0), 5)
    assert (after.scores, after.rounds, result) == ((225, 0), 1, MatchEnded((Side(0),), (Side(1),), "target"))
