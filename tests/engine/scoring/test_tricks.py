"""What a hand of tricks is worth (western.md 3.3)."""

from __future__ import annotations

import pytest

from engine.events import How, MatchEnded, Scored
from engine.kernels.tricks_table import Call, HandPlayed
from engine.moves import Bid
from engine.rules.bidding import Taken
from engine.scoring.tricks import HandJudged, HandScore, Score
from engine.seats import Seat, Side

TABLE = tuple(map(Seat, range(4)))
SIDES = tuple(map(Side, (0, 1, 0, 1)))


def hand(bid: Bid | None, own: int = 0, others: int = 0, *, lost: int = 0, seat: int = 0) -> HandPlayed:
    """A hand in which a seat has bid, and what it has taken of 42 points with so many tricks lost."""
    return HandPlayed(
        how=How.TRICKS if bid else How.PASSED,
        seat=Seat(0),
        last=(),
        before=(),
        held=((),) * 4,
        table=TABLE,
        sides=SIDES,
        recent=(),
        starter=Seat(0),
        contract=Call(Seat(seat), bid) if bid else None,
        taken=Taken(own, others, 7 - lost, lost) if bid else None,
    )


@pytest.mark.parametrize(
    ("ending", "scores"),
    [
        (hand(Bid(31), 34, 8, lost=3), (1, 0)),
        (hand(Bid(2, marks=True), 41, 1, lost=1), (0, 2)),
        (hand(Bid(3, marks=True), 42, 0, seat=1), (0, 3)),
        (hand(Bid(35), 34, 8, lost=3, seat=3), (1, 0)),
    ],
)
def test_marks_go_to_one_side(ending: HandPlayed, scores: tuple[int, int]) -> None:
    scoring = HandScore(target=7, score=Score.MARKS)
    settled = scoring.settle(scoring.open(2), ending)
    assert settled.book.scores == scores
    assert settled.book.rounds == 1
    winner = scores.index(max(scores))
    assert settled.winning == tuple(seat for seat in TABLE if SIDES[seat] == winner)
    judged, scored = settled.events
    assert isinstance(judged, HandJudged)
    assert ending.contract is not None
    assert judged.made == (SIDES[ending.contract.seat] == winner)
    assert scored == Scored(Side(winner), (), max(scores), max(scores), "marks")


@pytest.mark.parametrize(
    ("ending", "scores"),
    [
        (hand(Bid(31), 34, 8, lost=3), (34, 8)),
        (hand(Bid(35), 34, 8, lost=3), (0, 43)),
        (hand(Bid(2, marks=True), 42, 0), (42, 0)),
        (hand(Bid(2, marks=True), 41, 1, lost=1), (0, 85)),
    ],
)
def test_points_go_to_both_or_to_who_has_set_the_bid(ending: HandPlayed, scores: tuple[int, int]) -> None:
    scoring = HandScore(target=250, score=Score.POINTS)
    assert scoring.settle(scoring.open(2), ending).book.scores == scores


def test_a_hand_that_nobody_bid_on_is_no_round() -> None:
    scoring = HandScore(target=7, score=Score.MARKS)
    book = scoring.with_scores(scoring.open(2), (3, 4))
    settled = scoring.settle(book, hand(None))
    assert (settled.book, settled.events, settled.winning, settled.result) == (book, (), (), None)


@pytest.mark.parametrize(
    ("before", "result"), [((6, 6), MatchEnded((Side(0),), (Side(1),), "target")), ((5, 6), None)]
)
def test_the_target_ends_the_match(before: tuple[int, int], result: MatchEnded | None) -> None:
    scoring = HandScore(target=7, score=Score.MARKS)
    settled = scoring.settle(scoring.with_scores(scoring.open(2), before), hand(Bid(30), 42))
    assert settled.result == result


@pytest.mark.parametrize(
    ("before", "winner"), [((220, 244), 0), ((210, 245), 1), ((218, 244), None), ((100, 100), None)]
)
def test_of_two_at_the_target_the_higher_one_wins(before: tuple[int, int], winner: int | None) -> None:
    scoring = HandScore(target=250, score=Score.POINTS)
    settled = scoring.settle(scoring.with_scores(scoring.open(2), before), hand(Bid(31), 34, 8, lost=3))
    assert (settled.result and settled.result.winners) == (None if winner is None else (winner,))


def test_marks_are_a_counter_where_they_are_the_account() -> None:
    marks, points = HandScore(target=7, score=Score.MARKS), HandScore(target=250, score=Score.POINTS)
    book = marks.with_scores(marks.open(2), (3, 4))
    assert marks.counters(book, Side(1)) == {"marks": 4, "rounds": 0}
    assert points.counters(book, Side(1)) == {"rounds": 0}
