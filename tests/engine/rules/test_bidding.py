"""What may be called after what, and when a bid is made (western.md 3.3)."""

from __future__ import annotations

import pytest

from engine.moves import NO_BID, Bid, Move
from engine.notation import read, write
from engine.rules.bidding import Bidding, Taken, Unit, decided, made, marks, value
from engine.tiles import parse_tiles

DOUBLES = parse_tiles("6-6 5-5 4-4 3-3 2-1")
POINTS = Bidding(Unit.POINTS, plunge=False)


def bid(text: str) -> Bid:
    move = read(f"bid {text}")
    assert isinstance(move, Bid)
    return move


def said(moves: tuple[Move, ...]) -> list[str]:
    return [write(move).removeprefix("bid ") for move in moves]


@pytest.mark.parametrize(
    ("standing", "calls"),
    [
        ("pass", "pass 30 31 32 33 34 35 36 37 38 39 40 41 1-mark 2-marks"),
        ("39", "pass 40 41 1-mark 2-marks"),
        ("41", "pass 1-mark 2-marks"),
        ("42", "pass 2-marks"),
        ("2 marks", "pass 3-marks"),
        ("3 marks", "pass 4-marks"),
    ],
)
def test_bids_go_up(standing: str, calls: str) -> None:
    assert [word.replace(" ", "-") for word in said(POINTS.calls(bid(standing), ()))] == calls.split()


def test_tricks_are_bid_without_marks() -> None:
    bidding = Bidding(Unit.TRICKS, plunge=False)
    assert said(bidding.calls(NO_BID, DOUBLES)) == ["pass", "1", "2", "3", "4", "5", "6", "7"]
    assert said(bidding.calls(bid("5"), DOUBLES)) == ["pass", "6", "7"]
    assert said(bidding.calls(bid("7"), DOUBLES)) == ["pass"]
    assert (bidding.lowest, POINTS.lowest) == (bid("1"), bid("30"))


@pytest.mark.parametrize(
    ("standing", "hand", "can"),
    [("pass", 4, True), ("pass", 3, False), ("3 marks", 4, True), ("4 marks", 4, False), ("5 marks", 4, False)],
)
def test_a_plunge_takes_four_doubles_and_goes_over_three_marks(standing: str, hand: int, can: bool) -> None:
    calls = said(Bidding(Unit.POINTS, plunge=True).calls(bid(standing), DOUBLES[:hand]))
    assert ("plunge" in calls) == can
    assert "plunge" not in said(POINTS.calls(bid(standing), DOUBLES[:hand]))


def test_marks_stand_above_points() -> None:
    assert [value(bid(text)) for text in ("pass", "30", "41", "42", "1 mark", "3 marks")] == [
        0,
        30,
        41,
        42,
        42,
        126,
    ]
    assert [marks(bid(text)) for text in ("30", "42", "3 marks")] == [1, 1, 3]


@pytest.mark.parametrize(
    ("promised", "taken", "nello", "good"),
    [
        ("31", Taken(31, 11, 4, 3), False, True),
        ("31", Taken(30, 12, 4, 3), False, False),
        ("41", Taken(41, 1, 6, 1), False, True),
        ("1 mark", Taken(41, 1, 6, 1), False, False),
        ("2 marks", Taken(42, 0, 7, 0), False, True),
        ("3", Taken(3, 4, 3, 4), False, True),
        ("1 mark", Taken(0, 42, 0, 7), True, True),
        ("1 mark", Taken(1, 41, 1, 6), True, False),
    ],
)
def test_when_a_bid_is_made(promised: str, taken: Taken, nello: bool, good: bool) -> None:
    assert made(bid(promised), taken, nello=nello) == good


@pytest.mark.parametrize(
    ("promised", "taken", "left", "nello", "sure"),
    [
        ("31", Taken(31, 5, 3, 1), 6, False, True),
        ("31", Taken(30, 5, 3, 1), 7, False, False),
        ("31", Taken(20, 12, 3, 2), 10, False, True),
        ("31", Taken(20, 11, 3, 2), 11, False, False),
        ("1 mark", Taken(30, 0, 4, 0), 12, False, False),
        ("1 mark", Taken(30, 1, 4, 1), 11, False, True),
        ("1 mark", Taken(0, 30, 0, 4), 12, True, False),
        ("1 mark", Taken(1, 30, 1, 4), 11, True, True),
    ],
)
def test_when_nothing_can_change_it(promised: str, taken: Taken, left: int, nello: bool, sure: bool) -> None:
    assert decided(bid(promised), taken, left, nello=nello) == sure
