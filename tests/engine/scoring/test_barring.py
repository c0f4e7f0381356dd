"""The barricades of western.md 4.6 besides its examples, which are records: ties, teams, and what is told."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.events import Ending, How, Scored, Unscored
from engine.scoring.barring import BarredTie, Barring
from engine.scoring.points import Entry, Points
from tests.engine.scoring.endings import ended

BARRING = Barring(Points(target=100), BarredTie.BLOCKER, fail_factor=2)
NONE, FAILS = replace(BARRING, tie=BarredTie.NONE), replace(BARRING, tie=BarredTie.FAILS)


def closed(hands: str, blocker: int, sides: tuple[int, ...] = (), how: How = How.CLOSED) -> Ending:
    return ended(hands, how, blocker, sides=sides)


THREE = closed("3-3/5-1/6-5", blocker=1)
TEAMS = (0, 1, 0, 1)


@pytest.mark.parametrize(
    ("case", "scoring", "end", "written", "winning"),
    [
        ("tie none", NONE, THREE, (0, 0, 0), ()),
        ("tie fails", FAILS, THREE, (17, -12, 0), (0,)),
        ("tie fails, two opponents", FAILS, closed("3-3/5-1/4-2", blocker=1), (0, -12, 0), ()),
        ("no tie", NONE, closed("5-1/6-4", blocker=0), (10, 0), (0,)),
        ("teams fail", BARRING, closed("5-1/4-3/6-5/6-3", 0, TEAMS), (-34, 17), (1, 3)),
        ("teams succeed", BARRING, closed("5-1/6-2/6-5/6-3", 0, TEAMS), (17, 0), (0, 2)),
        ("no barricade", BARRING, closed("6-6/6-4/5-4", blocker=0, how=How.FISH), (0, 0, 22), (2,)),
    ],
)
def test_round(
    case: str, scoring: Barring, end: Ending, written: tuple[int, ...], winning: tuple[int, ...]
) -> None:
    settled = scoring.settle(scoring.open(len(written)), end)
    assert settled.book.scores == written, case
    assert settled.winning == winning, case


def test_what_a_failure_costs_is_told_after_what_it_brings() -> None:
    settled = BARRING.settle(BARRING.open(2), closed("6-6/6-4", blocker=0))
    won, lost = (event for event in settled.events if isinstance(event, Scored))
    assert [(term.seat, term.value) for term in won.terms] == [(0, 12)]
    assert (won.side, won.points, won.note) == (1, 12, "")
    assert [(term.seat, term.value) for term in lost.terms] == [(0, 12)]
    assert (lost.side, lost.points, lost.total, lost.note) == (0, -24, -24, "barricade-failed")


def test_a_tie_for_nothing_says_why() -> None:
    assert NONE.settle(NONE.open(3), THREE).events[0] == Unscored("barred-tie")


def test_the_minimum_is_for_gains_and_not_for_losses() -> None:
    scoring = replace(BARRING, match=replace(BARRING.match, entry_minimum=Entry.EVERY))
    settled = scoring.settle(scoring.open(2), closed("6-6/6-4", blocker=0))
    assert settled.book.scores == (-24, 0)
