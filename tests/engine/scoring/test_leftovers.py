"""What is left in the rows of Sausage, written by whom (russian.md 10)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.events import Ending, How, MatchEnded, NextLead, Scored, Term, Unscored
from engine.scoring.leftovers import FishScore, Leftovers, ScoreTo
from engine.seats import Seat, Side
from tests.engine.scoring.endings import ended

NORTH, SOUTH = Seat(0), Seat(1)
USUAL = Leftovers(101, ScoreTo.LOSER, FishScore.BOTH)


def ending(north: str, south: str, how: How = How.FISH, starter: Seat = NORTH) -> Ending:
    return ended(f"{north}/{south}", how, NORTH, starter=starter)


OUT = ending("", "6-1 5-0", how=How.OUT)
FISH = ending("2-1", "6-1 5-0")


@pytest.mark.parametrize(
    ("score_to", "fish_score", "end", "written"),
    [
        (ScoreTo.LOSER, FishScore.BOTH, OUT, (0, 12)),
        (ScoreTo.LOSER, FishScore.DIFFERENCE, OUT, (0, 12)),
        (ScoreTo.WINNER, FishScore.BOTH, OUT, (12, 0)),
        (ScoreTo.LOSER, FishScore.BOTH, FISH, (3, 12)),
        (ScoreTo.LOSER, FishScore.HIGHER_ONLY, FISH, (0, 12)),
        (ScoreTo.LOSER, FishScore.DIFFERENCE, FISH, (0, 9)),
        (ScoreTo.WINNER, FishScore.BOTH, FISH, (12, 3)),
        (ScoreTo.WINNER, FishScore.HIGHER_ONLY, FISH, (12, 0)),
        (ScoreTo.WINNER, FishScore.DIFFERENCE, FISH, (9, 0)),
    ],
)
def test_round(score_to: ScoreTo, fish_score: FishScore, end: Ending, written: tuple[int, int]) -> None:
    scoring = Leftovers(101, score_to, fish_score)
    settled = scoring.settle(scoring.with_scores(scoring.open(2), (20, 30)), end)
    assert settled.book.scores == (20 + written[0], 30 + written[1])
    assert settled.winning == (NORTH,)
    assert settled.events[-1] == NextLead(NORTH, "fewer-left")
    assert len(settled.events[:-1]) == sum(map(bool, written))
    for event in settled.events[:-1]:
        assert isinstance(event, Scored)
        assert event.points == sum(term.value for term in event.terms) == written[event.side]
        assert event.total == settled.book.scores[event.side]


def test_how_a_difference_is_told() -> None:
    scored, _ = replace(USUAL, fish_score=FishScore.DIFFERENCE).settle(USUAL.open(2), FISH).events
    assert scored == Scored(Side(1), (Term(SOUTH, 12), Term(NORTH, -3)), 9, 9)


@pytest.mark.parametrize(("fish_score", "told"), [(FishScore.BOTH, 2), (FishScore.DIFFERENCE, 0)])
@pytest.mark.parametrize("starter", [NORTH, SOUTH])
def test_a_tie_gives_the_lead_to_the_other(fish_score: FishScore, told: int, starter: Seat) -> None:
    scoring = replace(USUAL, fish_score=fish_score)
    settled = scoring.settle(scoring.open(2), ending("2-1", "3-0", starter=starter))
    assert settled.winning == ()
    assert settled.events[-1] == NextLead(Seat(1 - starter), "other-begins")
    assert sum(isinstance(event, Scored) for event in settled.events) == told
    assert (Unscored("tie") in settled.events) == (told == 0)


def test_nothing_left_to_anybody_is_a_tie_that_somebody_has_won() -> None:
    settled = USUAL.settle(USUAL.open(2), ending("", "0-0", how=How.OUT))
    assert settled.winning == (NORTH,)
    assert settled.book.leader == SOUTH


@pytest.mark.parametrize(
    ("score_to", "before", "end", "result"),
    [
        (ScoreTo.LOSER, (0, 88), OUT, None),
        (ScoreTo.LOSER, (0, 89), OUT, ((0,), (1,))),
        (ScoreTo.LOSER, (98, 90), FISH, ((0,), (1,))),
        (ScoreTo.LOSER, (100, 90), FISH, ((1,), (0,))),
        (ScoreTo.LOSER, (99, 90), FISH, ((), ())),
        (ScoreTo.WINNER, (88, 100), OUT, None),
        (ScoreTo.WINNER, (89, 100), OUT, ((0,), (1,))),
        (ScoreTo.WINNER, (90, 100), FISH, ((1,), (0,))),
        (ScoreTo.WINNER, (91, 100), FISH, ((), ())),
    ],
)
def test_the_target(
    score_to: ScoreTo,
    before: tuple[int, int],
    end: Ending,
    result: tuple[tuple[int, ...], tuple[int, ...]] | None,
) -> None:
    scoring = replace(USUAL, score_to=score_to)
    settled = scoring.settle(scoring.with_scores(scoring.open(2), before), end)
    if result is None:
        assert settled.result is None
        return
    winners, losers = (tuple(map(Side, sides)) for sides in result)
    assert settled.result == MatchEnded(winners, losers, "target")
    assert not any(isinstance(event, NextLead) for event in settled.events)
