"""Where the tiles of a wall lie (western.md 4.5)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.board import Arm, Board, Placed
from engine.kernels.brickwork import bricks, gaps
from engine.rules.reach import Courses
from engine.seats import Seat
from engine.tiles import tile
from tests.engine.given import laid

WALL = Courses()


def courses(board: Board) -> tuple[str, str]:
    """The upper and the lower course as the sheet writes them."""
    upper = " ".join(str(brick) for brick in bricks(board) if brick.upper)
    return upper, " ".join(str(brick) for brick in bricks(board) if not brick.upper)


def test_no_wall() -> None:
    assert bricks(Board()) == ()
    assert gaps(Board()) == ()


@pytest.mark.parametrize(
    ("plays", "upper", "lower"),
    [
        ("4-2", "", "4-2@0"),
        ("4-2 6-2@R 4-4@L", "4-4@-1 2-6@1", "4-2@0"),
        ("4-2 6-2@R 4-4@L 6-6@R 4-1@L", "4-4@-1 2-6@1", "1-4@-2 4-2@0 6-6@2"),
    ],
)
def test_the_worked_examples(plays: str, upper: str, lower: str) -> None:
    assert courses(laid(plays, WALL)) == (upper, lower)


def test_the_wall_is_told_from_left_to_right() -> None:
    wall = bricks(laid("4-2 6-2@R 4-4@L 6-6@R 4-1@L", WALL))
    assert [brick.column for brick in wall] == [-2, -1, 0, 1, 2]
    assert [brick.placed.turn for brick in wall] == [5, 3, 1, 2, 4]


def test_a_gap_is_above_or_below_an_end_half() -> None:
    found = [(gap.key, gap.column, gap.upper, gap.need) for gap in gaps(laid("4-2", WALL))]
    assert found == [("L", 0, True, 4), ("R", 1, True, 2)]
    found = [(gap.key, gap.column, gap.upper, gap.need) for gap in gaps(laid("4-2 6-2@R", WALL))]
    assert found == [("L", 0, True, 4), ("R", 2, False, 6)]


@pytest.mark.parametrize(("key", "column"), [("L", -1), ("R", 3)])
def test_a_double_that_closes_an_end_stands_beside_the_wall(key: str, column: int) -> None:
    board = laid("4-2 6-2@R", WALL)
    barrier = Placed(tile(5, 5), 5, Seat(0), 3)
    arms = tuple(Arm(arm.key, None, (*arm.tiles, barrier)) if arm.key == key else arm for arm in board.arms)
    wall = bricks(replace(board, arms=arms))
    assert [(brick.column, brick.placed.tile) for brick in wall if brick.bars] == [(column, tile(5, 5))]
    assert [gap.key for gap in gaps(replace(board, arms=arms))] == ["R" if key == "L" else "L"]
