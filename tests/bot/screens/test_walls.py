"""The wall of two courses on screens: signs, words, what a turn is, what the buttons say."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.screens.kinds import kind_of
from engine.board import Arm, Board, Placed
from engine.model import View
from engine.moves import PASS
from engine.rules.reach import Courses
from engine.seats import Seat
from engine.tiles import tile
from tests.bot.lobbies import match
from tests.bot.reading import said
from tests.bot.screens.offers import labels, offer
from tests.bot.screens.situations import seen
from tests.engine.given import laid

MATCH = match("french-wall")
FIVE = "4-2 6-2@R 4-4@L 6-6@R 4-1@L"


def wall(plays: str = FIVE, hand: str = "5-1", **options: str) -> View:
    return seen("french-wall", laid(plays, Courses()), hand, **options)


def rows(shown: View) -> list[str]:
    return said(kind_of(shown).as_text(MATCH, shown))


def words(shown: View, language: str = "en") -> list[str]:
    return said(kind_of(shown).in_words(MATCH, shown), language)


def test_a_wall_without_bricks_says_so() -> None:
    empty = seen("french-wall", Board(), "6-6")
    assert rows(empty) == words(empty) == ["No tile has been laid yet."]


def test_two_courses_with_the_letters_of_the_ends_where_the_next_bricks_go() -> None:
    assert rows(wall("4-2")) == ["▔ ·L··R·", "▁ [4|2]", "Left end 4, right end 2."]
    assert rows(wall()) == ["▔ ·L·[4|4] [2|6] ·R·", "▁ [1|4] [4|2] [6|6]", "Left end 1, right end 6."]


def test_numbers_of_two_digits_stand_above_each_other() -> None:
    shown = wall("12-4 12-10@L 4-3@R", set="12")
    assert rows(shown)[:2] == ["▔ [10|12] [ 4|3 ]", "▁ ·L··[12|4 ] ·R··"]


def test_a_wall_that_is_too_long_goes_on_with_its_last_brick_once_more() -> None:
    plays = "6-6 6-5@R 5-5@R 5-4@R 4-4@R 4-3@R 3-3@R 3-2@R 2-2@R 2-1@R 1-1@R 1-0@R 0-0@R"
    assert rows(wall(plays)) == [
        "▔ ·L·[6|5] [5|4] [4|3] [3|2] [2|1] [1|0]",
        "▁ [6|6] [5|5] [4|4] [3|3] [2|2] [1|1] ···",
        "▔ (1|0) ·R·",
        "▁ ···[0|0]",
        "Left end 6, right end 0.",
    ]


def test_a_double_across_an_end_stands_beside_both_courses() -> None:
    board = laid("4-2 6-2@R", Courses())
    left, right = board.arms
    barred = Arm("R", None, (*right.tiles, Placed(tile(5, 5), 5, Seat(0), 3)))
    shown = seen("french-wall", replace(board, arms=(left, barred)), "6-6")
    assert rows(shown)[:2] == ["▔ ·L·[2|6] |5|", "▁ [4|2] ···|5|"]
    assert words(shown)[0] == "The wall from left to right: 4-2 below, 2-6 above, 5-5 across the end."


@pytest.mark.parametrize(
    ("language", "aloud"),
    [
        ("en", "The wall from left to right: 4-4 above, 4-2 below, 2-6 above."),
        ("ru", "Стена слева направо: 4-4 сверху, 4-2 снизу, 2-6 сверху."),
    ],
)
def test_the_wall_is_read_aloud_with_its_courses(language: str, aloud: str) -> None:
    assert words(wall("4-2 6-2@R 4-4@L"), language)[0] == aloud


def stuck(passes: int, **options: str) -> View:
    return seen("french-wall", replace(laid("6-6", Courses()), passes=passes), "5-3 5-5", **options)


def turn(shown: View) -> list[str]:
    return said(kind_of(shown).turn(shown))


def test_every_turn_says_how_a_brick_goes_and_the_stuck_are_told_what_they_can_do() -> None:
    able = wall()
    assert len(turn(able)) == 1
    assert turn(able)[0].startswith("Each brick goes to the other course")
    assert turn(stuck(0))[1:] == ["No brick fits. Draw 2 tiles, which ends your turn, or pass."]
    assert turn(stuck(0, draw_count="1", play_after_draw="true"))[1:] == [
        "No brick fits. Draw a tile and lay one if it fits, or pass."
    ]
    assert PASS in stuck(1).legal
    assert turn(stuck(1))[2] == "The other player has just passed: if you pass too, the round is over."


def test_buttons_name_the_side() -> None:
    assert labels(offer(wall(hand="6-1 5-1"))) == ["[6|1] …", "[5|1] ← left"]
