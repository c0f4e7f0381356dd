"""The rounds that western.md settles in its examples, hand by hand."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.events import Ending, How, RoundEnded, Scored
from engine.game import play, rules_of, start, variants
from engine.kernels.layout import Layout
from engine.moves import Play
from engine.rules.opening import ByLot
from engine.scoring.points import Amount, BlockedWinner, Entry, Points, Rounding, Tie, nearest_five
from engine.scoring.sheet import LaterStarter
from engine.seats import Seat, Side
from engine.tiles import tile
from tests.engine.given import deal
from tests.engine.scoring.endings import ending

PIPS = Points(target=100)
POLISH = replace(
    PIPS,
    blocked_score=Amount.DIFFERENCE,
    rounding=Rounding.TOTAL,
    later_starter=LaterStarter.WINNER,
)
EACH = replace(POLISH, rounding=Rounding.EACH)
ALL_FIVES = replace(PIPS, rounding=Rounding.EACH)
SHARED = replace(PIPS, rounding=Rounding.TOTAL, tie_blocked=Tie.SHARE)
TILES = replace(PIPS, blocked_winner=BlockedWinner.COUNT, tie_blocked=Tie.LAST_PLAYER)


@pytest.mark.parametrize(
    ("example", "scoring", "end", "winner", "points"),
    [
        ("draw.4", PIPS, ending("/6-5 1-0/4-4/3-2 2-1", out=0), 0, 28),
        ("draw.5", PIPS, ending("5-4 2-0/3-3 1-0"), 1, 11),
        ("block.2", TILES, ending("6-5/1-0 2-0"), 0, 3),
        ("block.3", TILES, ending("5-4 3-2/6-6 1-0", recent=(1, 0)), 1, 14),
        ("block.4", TILES, ending("6-6 5-5 4-4/3-3 2-1/5-0 4-1/1-1 1-0 2-0 3-0", recent=(0, 2, 3, 1)), 2, 47),
        ("classic-block.4", PIPS, ending("3-1/2-2/5-0 4-0"), None, 0),
        ("classic-draw.4", PIPS, ending("6-1 2-0//5-5/4-3 1-0", out=1), 1, 27),
        ("block-restock.5", PIPS, ending("4-2 1-0/6-5/3-0 2-1"), 2, 18),
        (
            "fives-pl.8 without rounding",
            replace(PIPS, blocked_score=Amount.DIFFERENCE),
            ending("6-5 6-6/5-4"),
            1,
            14,
        ),
    ],
)
def test_round(example: str, scoring: Points, end: Ending, winner: int | None, points: int) -> None:
    settled = scoring.settle(scoring.open(len(end.held)), end)
    wanted = [points if seat == winner else 0 for seat in range(len(end.held))]
    assert settled.winning == (() if winner is None else (winner,)), example
    assert list(settled.book.scores) == wanted


def test_the_sum_of_a_score_is_told() -> None:
    settled = PIPS.settle(PIPS.open(4), ending("/6-5 1-0/4-4/3-2 2-1", out=0))
    (scored,) = [event for event in settled.events if isinstance(event, Scored)]
    assert [(term.seat, term.value) for term in scored.terms] == [(1, 12), (2, 8), (3, 8)]
    assert (scored.side, scored.points, scored.total) == (0, 28, 28)


def test_a_difference_is_told_with_the_winners_own_pips() -> None:
    scoring = replace(PIPS, blocked_score=Amount.DIFFERENCE)
    settled = scoring.settle(scoring.open(2), ending("6-5 6-6/5-4"))
    (scored,) = [event for event in settled.events if isinstance(event, Scored)]
    assert [(term.seat, term.value) for term in scored.terms] == [(0, 23), (1, -9)]


@pytest.mark.parametrize(
    ("example", "scoring", "end", "winner", "points"),
    [
        ("fives-pl.7", POLISH, ending("/6-1/5-2", out=0), 0, 15),
        ("fives-pl.7, round_each", EACH, ending("/6-1/5-2", out=0), 0, 10),
        ("fives-pl.8", POLISH, ending("6-5 6-6/5-4"), 1, 15),
        ("fives-pl.8, round_each", EACH, ending("6-5 6-6/5-4"), 1, 15),
        ("all-fives.6", ALL_FIVES, ending("/6-5 4-2/6-6 5-1", out=0), 0, 35),
        ("all-fives, blocked", ALL_FIVES, ending("6-2/5-4/6-6"), 0, 20),
        ("a difference, every hand by itself", EACH, ending("6-6/5-3/1-0"), 2, 20),
        ("just not a blocked round", replace(EACH, blocked_rounding=Rounding.NONE), ending("6-6/5-3/1-0"), 2, 19),
    ],
)
def test_rounding(example: str, scoring: Points, end: Ending, winner: int, points: int) -> None:
    settled = scoring.settle(scoring.open(len(end.held)), end)
    assert settled.winning == (winner,), example
    assert settled.book.scores[winner] == points


@pytest.mark.parametrize(("points", "rounded"), [*enumerate([0, 0, 0, 5, 5, 5, 5, 5, 10, 10, 10])])
def test_the_nearest_five(points: int, rounded: int) -> None:
    """western.md 0.3 ROUND5."""
    assert nearest_five(points) == rounded


def test_rounding_is_told() -> None:
    (scored,) = [e for e in POLISH.settle(POLISH.open(2), ending("6-5 6-6/5-4")).events if isinstance(e, Scored)]
    assert (scored.points, scored.note) == (15, "rounded")
    assert [(term.value, term.note) for term in scored.terms] == [(23, ""), (-9, "")]
    (scored,) = [e for e in EACH.settle(EACH.open(2), ending("6-5 6-6/5-4")).events if isinstance(e, Scored)]
    assert [(term.value, term.note) for term in scored.terms] == [(25, "rounded"), (-10, "rounded")]


@pytest.mark.parametrize(
    ("scoring", "end", "points", "note"),
    [
        (replace(TILES, blocked_score=Amount.DIFFERENCE), ending("6-4/2-1 1-0"), 0, "floor"),
        (replace(SHARED, rounding=Rounding.NONE), ending("6-4/5-5/6-5 6-3"), 15, "shared"),
        (SHARED, ending("3-2/4-1/4-3"), 5, "rounded-shared"),
        (replace(SHARED, entry_minimum=Entry.EVERY), ending("6-3/5-4/6-5 1-1"), 0, "shared-below-minimum"),
        (replace(SHARED, entry_minimum=Entry.EVERY), ending("1-0/5-4"), 0, "below-minimum"),
    ],
)
def test_what_was_made_of_the_sum_is_told(scoring: Points, end: Ending, points: int, note: str) -> None:
    told = scoring.settle(scoring.open(len(end.held)), end).events
    assert {(event.points, event.note) for event in told if isinstance(event, Scored)} == {(points, note)}


@pytest.mark.parametrize(
    ("scoring", "over"),
    [
        (PIPS, True),
        (replace(PIPS, immediate=False), False),
        (replace(PIPS, rounds=3), False),
        (replace(PIPS, single_round=True), False),
    ],
)
def test_points_in_play_may_end_the_match(scoring: Points, over: bool) -> None:
    book, result = scoring.earn(scoring.with_scores(scoring.open(2), (95, 99)), Side(0), 5)
    assert book.scores == (100, 99)
    assert (result is not None) is over
    assert scoring.earn(book, Side(1), 0)[1] is None, "99 are not enough"


def test_points_in_play_win_only_for_who_leads_with_them() -> None:
    scoring = PIPS
    begun = scoring.with_scores(scoring.open(3), (110, 110, 95))
    assert scoring.earn(begun, Side(2), 5)[1] is None, "100 are less than 110"
    assert scoring.earn(begun, Side(2), 15)[1] is None, "and 110 as many"
    _, result = scoring.earn(begun, Side(0), 5)
    assert result is not None
    assert result.winners == (0,)


@pytest.mark.parametrize(("by_lot", "why"), [(False, "again"), (True, "lot")])
def test_who_finds_the_next_lead_is_told(by_lot: bool, why: str) -> None:
    scoring = replace(POLISH, by_lot=by_lot)
    tied = scoring.settle(scoring.open(2), ending("5-0/3-2"))
    assert (tied.book.leader, tied.book.why) == (None, why)
    won = scoring.settle(scoring.open(2), ending("5-0/3-1"))
    assert (won.book.leader, won.book.why) == (1, "winner")


@pytest.mark.parametrize(("hand", "how"), [("5-5 2-1", How.STOPPED), ("5-5", How.OUT)])
def test_points_in_play_that_decide_a_match_go_before_a_round_that_is_blocked(hand: str, how: How) -> None:
    """western.md 2.2: what is left in the hands counts no more, so nobody has won by it."""
    state = start(variants()["all-fives"], 2, scores={Side(0): 140})
    step = play(deal(state, hand, "6-4").state, Seat(0), Play(tile(5, 5)))
    (ended,) = [event for event in step.events if isinstance(event, RoundEnded)]
    assert (ended.ending.how, ended.winning, step.state.winners) == (how, (Seat(0),), (Side(0),))
    assert not any(isinstance(event, Scored) for event in step.events)


@pytest.mark.parametrize(
    ("game", "options", "why"),
    [
        ("draw", {}, "again"),
        ("all-fives", {}, "again"),
        ("fives-pl", {}, "lot"),
        ("muggins", {"next_lead": "lot"}, "lot"),
        ("french-wall", {"later_starter": "again"}, "lot"),
    ],
)
def test_where_the_opening_is_a_lot_so_is_the_next(game: str, options: dict[str, str], why: str) -> None:
    rules = rules_of(start(variants()[game], 2, options=options))
    assert isinstance(rules.kernel, Layout)
    assert isinstance(rules.kernel.opening, ByLot) is (why == "lot")
    book = rules.scoring.settle(rules.scoring.open(2), ending("1-0/1-0")).book
    assert (book.leader, book.why) == (None, why)
