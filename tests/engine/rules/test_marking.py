"""What ends count: the sequences of western.md 2.1 and russian.md 7.3, 8.3, tile by tile."""

from __future__ import annotations

import pytest

from engine.board import Board
from engine.events import Mark
from engine.rules.marking import Fives, ends
from engine.rules.reach import Line, Reach
from tests.engine.given import AT_ONCE
from tests.engine.rules.sequences import AFTER_SIDES, HOUSE, boards


@pytest.mark.parametrize(
    ("example", "reach", "moves", "counts"),
    [
        ("fives-pl.1-2", Line(), "6-3 6-4@L 4-2@L", [9, 7, 5]),
        ("fives-pl.3", Line(), "5-5 5-0@R 0-0@R", [10, 10, 10]),
        ("fives-pl.4-6", AFTER_SIDES, "3-3 6-3@L 4-3@R 5-3@U 5-5@U", [6, 12, 10, 15, 20]),
        ("all-fives.1", Line(), "4-0 6-0@R", [4, 10]),
        ("all-fives.3", Line(), "5-5", [10]),
        ("all-fives.4", Line(), "6-6 6-3@R", [12, 15]),
        ("all-fives.5", Line(), "0-0", [0]),
        ("TE-1", HOUSE, "6-4 4-4@R 4-3@R 6-6@L 5-4@U 4-0@D", [10, 14, 9, 15, 20, 20]),
        ("TE-1, other end 3", HOUSE, "4-3 4-4@L", [7, 11]),
        ("TE-1, other end 2", HOUSE, "4-2 4-4@L", [6, 10]),
        ("TE-2", HOUSE, "5-5 5-0@L 5-2@R", [10, 10, 2]),
        ("a led double that is not the house", HOUSE, "5-5 5-4@R 4-4@R 4-1@R 4-2@U", [10, 14, 18, 11, 13]),
        ("MU-1, lengthwise", AT_ONCE, "5-5 5-0@L 5-3@R 3-3@R~ 5-2@U", [10, 10, 3, 3, 5]),
        ("MU-1, crosswise", AT_ONCE, "5-5 5-0@L 5-3@R 3-3@R 5-2@U", [10, 10, 3, 6, 8]),
        ("MU-2", AT_ONCE, "6-4 4-4@R 4-1@U", [10, 14, 7]),
        ("MU-2, along the chain", AT_ONCE, "6-4 4-4@R 4-1@R", [10, 14, 7]),
        ("MU-2, the other end", AT_ONCE, "6-4 4-4@R 6-1@L", [10, 14, 9]),
        ("MU-3", AT_ONCE, "2-2 4-2@L 6-2@R 5-2@U", [4, 8, 10, 15]),
        ("both tiles at the sides", AT_ONCE, "2-2 4-2@U 6-2@D", [4, 8, 10]),
        ("several doubles in a turn", HOUSE, "6-4 6-6@L+4-4@R", [10, 20]),
    ],
)
def test_ends(example: str, reach: Reach, moves: str, counts: list[int]) -> None:
    assert [ends(board) for board in boards(reach, moves)] == counts, example


def test_nothing_counts_before_the_first_tile() -> None:
    assert ends(Board()) == 0


@pytest.mark.parametrize(
    ("fives", "moves", "points"),
    [
        (Fives(), "6-4", {"ends": 10}),
        (Fives(), "6-5", {}),
        (Fives(), "0-0", {}),  # D4: five divides 0, and it is worth nothing
        (Fives(unit=5), "6-6 6-3@R", {"ends": 3}),  # TE-5
        (Fives(least=10), "5-0", {}),
        (Fives(least=10), "5-5", {"ends": 10}),
    ],
)
def test_fives(fives: Fives, moves: str, points: dict[str, int]) -> None:
    before, after = ([Board(), *boards(Line(), moves)])[-2:]
    assert {mark.why: mark.points for mark in fives(before, after)} == points


def test_a_forced_lead_may_bring_nothing() -> None:
    (after,) = boards(Line(), "3-2")
    forced, free = Board(lead_forced=True), Board()
    assert Fives(forced_lead=False)(forced, after) == ()
    assert Fives(forced_lead=False)(free, after) == (Mark("ends", 5),)
    assert Fives()(forced, after) == (Mark("ends", 5),)
