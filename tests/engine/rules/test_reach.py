"""Which arms there are, and when they open (russian.md 6, 7, 8, western.md 2.1)."""

from __future__ import annotations

import pytest

from engine.board import Spinner
from engine.rules.reach import Cross, Hub, Opens, Reach, Star
from engine.tiles import tile
from tests.engine.given import AT_ONCE
from tests.engine.rules.sequences import AFTER_SIDES, HOUSE, boards

STAR = Star(("L", "R", "U", "D"), fill_first=True)
FREE_STAR = Star(("L", "R", "U", "D"), fill_first=False)


@pytest.mark.parametrize(
    ("why", "reach", "moves", "arms"),
    [
        ("a led double", AT_ONCE, "1-1", "L1 R1 U1 D1"),
        ("the first double of a line", AT_ONCE, "6-5 6-6@L", "L6 R5 U6 D6"),
        ("later doubles do not branch", AT_ONCE, "1-1 6-1@L 6-6@L", "L6 R1 U1 D1"),
        ("a closed double is no spinner", AT_ONCE, "6-5 6-6@L!+5-5@R", "R5 U5 D5"),
        ("of two the first", AT_ONCE, "6-5 5-5@R+6-6@L", "L6 R5 U5 D5"),
        ("one side", AFTER_SIDES, "1-1 4-1@L", "L4 R1"),
        ("both sides", AFTER_SIDES, "1-1 4-1@L 3-1@R", "L4 R3 U1 D1"),
        ("a spinner in a line", AFTER_SIDES, "6-5 6-6@L 6-4@L", "L4 R5 U6 D6"),
        ("TE-6, not covered", HOUSE, "6-4 4-4@R", "L6 R4"),
        ("TE-6, covered", HOUSE, "6-4 4-4@R 4-1@R", "L6 R1 U4 D4"),
        ("the first that is covered", HOUSE, "6-4 4-4@R 6-6@L 6-3@L", "L3 R4 U6 D6"),
        ("later ones are not", HOUSE, "6-4 4-4@R 6-6@L 6-3@L 4-1@R", "L3 R1 U6 D6"),
        ("covered in one turn with others", HOUSE, "5-5 5-0@L 5-2@R", "L0 R2 U5 D5"),
        ("a star fills its arms first", STAR, "6-6 6-1@L", "R6 U6 D6"),
        ("a full star", STAR, "6-6 6-1@L 6-2@R 6-3@U 6-4@D", "L1 R2 U3 D4"),
        ("a star that does not", FREE_STAR, "6-6 6-1@L", "L1 R6 U6 D6"),
        ("a star without its double", STAR, "6-5 6-1@L", "R5"),
    ],
)
def test_open_arms(why: str, reach: Reach, moves: str, arms: str) -> None:
    board = boards(reach, moves)[-1]
    assert " ".join(f"{arm.key}{arm.need}" for arm in reach.open(board) if arm.need is not None) == arms, why


def test_a_house_opens_with_its_second_neighbour_whatever_opens_means() -> None:
    moves = "6-4 4-4@R 4-1@R"
    for opens in Opens:
        assert len(boards(Cross(Hub.FIRST_COVERED, opens), moves)[-1].arms) == 4


def test_the_middle_of_a_star_is_its_spinner_and_stays_it() -> None:
    assert [board.spinner for board in boards(STAR, "6-6 6-1@L 6-2@R")] == [Spinner(tile(6, 6))] * 3
    assert [board.spinner for board in boards(STAR, "6-5 5-5@R")] == [None] * 2
