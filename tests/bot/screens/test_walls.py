"""The wall of two courses on screens: signs, words, what a turn is, what the buttons say."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.screens.kinds import kind_of
from engine.board import Arm, Board, Placed
from engine.game import play, start, variants, view
from engine.model import State, View
from engine.moves import PASS, DealTiles
from engine.rules.reach import Courses
from engine.seats import Seat
from engine.tiles import parse_tiles, tile
from tests.bot.chat import WORDS
from tests.bot.lobbies import match
from tests.bot.situations import seen
from tests.engine.given import laid

MATCH = match("french-wall")
FIVE = "4-2 6-2@R 4-4@L 6-6@R 4-1@L"


def wall(plays: str = FIVE, **options: str) -> View:
    return seen("french-wall", laid(plays, Courses()), "5-1", **options)


def rows(shown: View) -> list[str]:
    return [WORDS.line(line, "en") for line in kind_of(shown).as_text(MATCH, shown)]


def test_nothing_on_the_table() -> None:
    empty = seen("french-wall", Board(), "6-6")
    assert rows(empty) == ["No tile has been laid yet."]
    assert [WORDS.line(line, "en") for line in kind_of(empty).in_words(MATCH, empty)] == rows(empty)


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
    said = [WORDS.line(line, "en") for line in kind_of(shown).in_words(MATCH, shown)]
    assert said[0] == "The wall from left to right: 4-2 below, 2-6 above, 5-5 across the end."


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "The wall from left to right: 4-4 above, 4-2 below, 2-6 above."),
        ("ru", "Стена слева направо: 4-4 сверху, 4-2 снизу, 2-6 сверху."),
    ],
)
def test_the_wall_is_read_aloud_with_its_courses(language: str, said: str) -> None:
    shown = wall("4-2 6-2@R 4-4@L")
    assert WORDS.line(kind_of(shown).in_words(MATCH, shown)[0], language) == said


def stuck(passes: int, **options: str) -> View:
    state = play(start(variants()["french-wall"], 2, options=options), None, dealing()).state
    return view(after(state, passes), Seat(0))


def dealing() -> DealTiles:
    hands = tuple(map(parse_tiles, ("5-3 5-5", "4-4 2-1")))
    return DealTiles(hands, parse_tiles("1-0 2-0 3-0 4-0 6-0"), lot=Seat(0))


def after(state: State, passes: int) -> State:
    return replace(state, body=replace(laid("6-6", Courses()), passes=passes), turn=Seat(0))


def turn(shown: View) -> list[str]:
    return [WORDS.line(line, "en") for line in kind_of(shown).turn(shown)]


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
    state = start(variants()["french-wall"], 2)
    dealt = play(state, None, DealTiles((parse_tiles("6-1 5-1"), parse_tiles("3-3")), lot=Seat(0))).state
    shown = view(replace(dealt, body=laid(FIVE, Courses())), Seat(0))
    offered = kind_of(shown).offered(shown)
    labels = [WORDS.line(item.label, "en") for item in offered.items()]
    assert labels == ["[6|1] …", "[5|1] ← left"]
