"""The rounds of Bergen (western.md 4.10): who gets the two points, and how near the target they are written."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.events import Ending, MatchEnded, Scored, Unscored
from engine.scoring.bergen import Bergen
from engine.scoring.points import Points, Tie
from engine.seats import Side
from tests.engine.scoring.endings import ending

BERGEN = Bergen(Points(target=10), cap=False)
CAPPED = replace(BERGEN, cap=True)


@pytest.mark.parametrize(
    ("case", "end", "winner", "why"),
    [
        ("bergen.7", ending("3-1 5-4/2-2 1-0/6-0 5-3"), 0, "least-without-double"),
        ("out", ending("6-5//1-1", out=1), 1, "out"),
        ("one alone without a double", ending("6-6/6-5 6-4/0-0"), 1, "only-without-double"),
        ("everybody has one", ending("6-6/1-1 5-4/5-5"), 2, "least"),
        ("a low hand with a double", ending("0-0/6-5/6-4"), 2, "least-without-double"),
    ],
)
def test_winner(case: str, end: Ending, winner: int, why: str) -> None:
    settled = BERGEN.settle(BERGEN.open(3), end)
    (scored,) = [event for event in settled.events if isinstance(event, Scored)]
    assert settled.winning == (winner,), case
    assert (scored.side, scored.points, scored.total, scored.note) == (winner, 2, 2, "")
    assert [(term.seat, term.value, term.note) for term in scored.terms] == [(winner, 2, why)]


@pytest.mark.parametrize(
    ("tie", "recent", "points"),
    [
        (Tie.NONE, (0,), (0, 0, 0)),
        (Tie.SHARE, (0,), (1, 1, 0)),
        (Tie.LAST_PLAYER, (2, 1, 0), (0, 2, 0)),
        (Tie.LAST_PLAYER, (2,), (0, 0, 0)),
    ],
)
def test_tie(tie: Tie, recent: tuple[int, ...], points: tuple[int, ...]) -> None:
    """The third hand is lower still, and has a double."""
    scoring = Bergen(Points(target=10, tie_blocked=tie), cap=False)
    settled = scoring.settle(scoring.open(3), ending("6-1/5-2/1-1", recent=recent))
    assert settled.book.scores == points
    assert any(isinstance(event, Unscored) for event in settled.events) is (sum(points) == 0)
    notes = {event.note for event in settled.events if isinstance(event, Scored)}
    assert notes == ({"shared"} if sum(map(bool, points)) > 1 else {""} if sum(points) else set())


@pytest.mark.parametrize(
    ("score", "points", "total"), [(6, 3, 9), (7, 2, 9), (7, 3, 9), (7, 1, 8), (8, 2, 9), (9, 2, 11), (5, 5, 10)]
)
def test_the_cap_in_play(score: int, points: int, total: int) -> None:
    """Two or three points short of ten nobody gets further than nine."""
    book = CAPPED.with_scores(CAPPED.open(2), (score, 0))
    after, result = CAPPED.earn(book, Side(0), points)
    assert after.scores == (total, 0)
    assert isinstance(result, MatchEnded) is (total >= 10)
    free, _ = BERGEN.earn(book, Side(0), points)
    assert free.scores == (score + points, 0)


def test_the_cap_at_the_end_of_a_round_is_told() -> None:
    book = CAPPED.with_scores(CAPPED.open(2), (8, 0))
    settled = CAPPED.settle(book, ending("/1-0", out=0))
    (scored,) = [event for event in settled.events if isinstance(event, Scored)]
    assert (scored.points, scored.total, scored.note) == (1, 9, "capped")
    assert settled.result is None


def test_counts_and_rights() -> None:
    book = BERGEN.settle(BERGEN.open(2), ending("/1-0", out=0)).book
    assert BERGEN.counters(book, Side(0)) == {"rounds": 1}
    assert BERGEN.rights(book, Side(0)) == {}
