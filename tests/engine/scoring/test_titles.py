"""Titles and the rotation, where a record cannot look: who shuffles, and who leaves the table for whom."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.events import MatchEnded, NextLead
from engine.game import play, rules_of, start, variants
from engine.model import State
from engine.moves import Play
from engine.parts import Timed
from engine.scoring.titles import DoubleFinish, TitleBook, Titled, TitleOf, TitleRule, Yielded
from engine.seats import Seat
from engine.tiles import parse_tile, parse_tiles
from tests.engine.given import deal

ZERO, SIX, OTHER = parse_tiles("0-0 6-6 5-4")


@pytest.mark.parametrize(
    ("rule", "titles"),
    [
        (TitleRule.EITHER, ("general", "general", "general", "loss")),
        (TitleRule.BOTH_ONLY, ("loss", "loss", "general", "loss")),
        (TitleRule.BALD, ("bald", "loss", "general", "loss")),
    ],
)
def test_titles_of_the_table_in_9_1(rule: TitleRule, titles: tuple[str, ...]) -> None:
    title = TitleOf(rule, DoubleFinish.SIMULTANEOUS)
    assert tuple(title(last, (OTHER,)) for last in ((ZERO,), (SIX,), (ZERO, SIX), (OTHER,))) == titles


def test_last_two_tiles() -> None:
    """russian.md 9.5 double_finish: 0-0 and 6-6 as the last two tiles, in either order."""
    title = TitleOf(TitleRule.BOTH_ONLY, DoubleFinish.LAST_TWO)
    assert title((SIX,), (ZERO,)) == title((ZERO,), (SIX,)) == "general"
    assert title((SIX,), (OTHER,)) == "loss"
    assert TitleOf(TitleRule.BOTH_ONLY, DoubleFinish.SIMULTANEOUS)((SIX,), (ZERO,)) == "loss"


def finished(state: State, seat: int, tile: str) -> tuple[State, list[Titled | Yielded]]:
    """A round that `seat` ends by leading its only tile."""
    hands = [tile if place == seat else "" for place in range(len(state.sides))]
    step = play(deal(state, *hands).state, Seat(seat), Play(parse_tile(tile)))
    return step.state, [event for event in step.events if isinstance(event, Titled | Yielded)]


def opened(players: int, **options: str) -> State:
    return start(variants()["general"], players, options=options)


def titles(state: State) -> TitleBook:
    assert isinstance(state.book, TitleBook)
    return state.book


def test_the_loser_shuffles() -> None:
    """russian.md 9: he shuffles for the next round."""
    state, (titled,) = finished(opened(4), 0, "6-6")
    assert titled == Titled(side=state.sides[1], seat=Seat(1), finisher=Seat(0), title="general", worth=1)
    assert titles(state).shuffler == 1
    state, _ = finished(state, 2, "6-6")
    assert titles(state).shuffler == 3


def test_rounds_that_are_to_be_told_again_are_counted_down() -> None:
    state = opened(4)
    scoring = rules_of(state).scoring
    assert isinstance(scoring, Timed)
    state = replace(state, book=scoring.owing(scoring.time_up(state.book, playing=True)[0], 3))
    for left in (2, 1, 0):
        assert not scoring.is_up(state.book)
        state, _ = finished(state, 0, "6-6")
        assert titles(state).owed == left
    assert scoring.is_up(state.book)


def test_a_title_double_is_looked_for_unless_the_match_is_over() -> None:
    state = opened(4, session_rounds="2")
    for event in (NextLead, MatchEnded):
        step = play(deal(state, "6-6", "1-0", "2-0", "3-0").state, Seat(0), Play(SIX))
        assert [type(told) for told in step.events if isinstance(told, NextLead | MatchEnded)] == [event]
        state = step.state


def test_a_void_fish_keeps_the_shuffler() -> None:
    """russian.md 9.3: redeal, same shuffler."""
    state, _ = finished(opened(4), 0, "1-1")
    step = play(deal(state, "1-1 5-4", "6-5", "6-4", "6-3").state, Seat(0), Play(parse_tile("1-1")))
    assert step.state.book == state.book
    assert step.events[-1] == NextLead(None, "title-double")


def test_the_finisher_may_be_the_general() -> None:
    state, (titled,) = finished(opened(4, general_is="finisher"), 0, "6-6")
    assert titled == Titled(side=state.sides[0], seat=Seat(1), finisher=Seat(0), title="general", worth=1)
    assert [(tally.generals, tally.losses) for tally in titles(state).tallies] == [(1, 0), (0, 1)]


def test_why_a_side_leaves() -> None:
    state, events = finished(opened(6), 0, "6-6")
    assert events[1:] == [Yielded(out=state.sides[1], into=state.sides[4], why="title")]
    assert state.table == (0, 4, 2, 5)
    state, events = finished(opened(6, losses_to_yield="1"), 1, "1-1")
    assert events[1:] == [Yielded(out=state.sides[0], into=state.sides[4], why="losses")]
    assert state.table == (4, 1, 5, 3)
    state, events = finished(opened(8), 0, "6-6")
    assert events[1:] == [Yielded(out=state.sides[1], into=state.sides[4], why="title")]
    assert state.table == (0, 4, 2, 5)
