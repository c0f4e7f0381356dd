"""The layout in rows of text and in words, and what its ends ask for."""

from __future__ import annotations

import pytest

from bot.screens.layout import as_text, ends, in_words, waiting
from engine.board import Board
from engine.model import View
from engine.rules.reach import Line, Reach, Star
from tests.bot.reading import said
from tests.bot.screens.situations import seen
from tests.engine.given import AT_ONCE, laid

STAR = Star(("L", "R", "U", "D"), fill_first=True)


def rows(view: View) -> list[str]:
    return said(as_text(view))


def words(view: View) -> list[str]:
    return said(in_words(view))


def asked(game: str, written: str, reach: Reach = AT_ONCE, **options: str) -> list[str]:
    return said(ends(seen(game, laid(written, reach), "6-6", **options)))


# --- The tiles --------------------------------------------------------------------------------------------


def test_a_table_without_tiles_says_so() -> None:
    hand = seen("block", Board(), "6-6")
    assert rows(hand) == words(hand) == ["No tile has been laid yet."]


def test_a_line_is_read_from_left_to_right_wherever_it_began() -> None:
    hand = seen("block", laid("6-4 4-4@R 6-1@L", Line()), "6-6")
    assert rows(hand) == ["[1|6][6|4][4|4]", "Left end 1, right end 4."]
    assert words(hand) == ["From left to right: 1-6, 6-4, 4-4.", "Left end 1, right end 4."]


def test_a_cross_is_a_line_and_what_grows_at_the_sides_of_its_spinner() -> None:
    hand = seen("donkey", laid("6-4 4-4@R 6-1@L 4-2@R 4-0@U 5-0@U 4-3@D"), "6-6")
    assert rows(hand) == [
        "[1|6][6|4]‹[4|4]›[4|2]",
        "↑ U, from [4|4]:",
        "[4|0][0|5]",
        "↓ D, from [4|4]:",
        "[4|3]",
        "Open ends: ← L 1 · → R 2 · ↑ U 5 · ↓ D 3.",
    ]
    assert words(hand)[:3] == [
        "From left to right: 1-6, 6-4, 4-4, 4-2.",
        "Arm ↑ U, from 4-4 outwards: 4-0, 0-5.",
        "Arm ↓ D, from 4-4 outwards: 4-3.",
    ]


def test_how_a_tile_lies_is_seen_and_read() -> None:
    hand = seen("donkey", laid("4-4 6-4@L 6-6@L! 4-1@R 1-1@R~"), "6-6")
    assert rows(hand) == ["[■|■][6|4]‹[4|4]›[4|1][1–1]", "Open ends: ← L closed · → R 1 · ↑ U 4 · ↓ D 4."]
    assert words(hand)[0] == "From left to right: 6-6 face down, 6-4, 4-4, 4-1, 1-1 lengthwise."
    crosswise = seen("all-sevens", laid("6-4 6-1@L+", Line()), "6-6", crosswise_jokers="true")
    assert rows(crosswise)[0] == "[1+6][6|4]"
    assert words(crosswise)[0] == "From left to right: 1-6 crosswise, 6-4."


# --- The ends ---------------------------------------------------------------------------------------------


def test_an_arm_that_takes_nothing_yet_says_so() -> None:
    hand = seen("sevastopol", laid("6-6 6-1@R", STAR), "6-2")
    assert rows(hand)[-1] == "Open ends: ← L 6 · → R 1, later · ↑ U 6 · ↓ D 6."
    assert waiting(hand) == ("R",)


@pytest.mark.parametrize(
    ("written", "told"),
    [
        ("6-4", ["Left end 6 takes 1: 6 + 1 = 7.", "Right end 4 takes 3: 4 + 3 = 7."]),
        ("6-0", ["Left end 6 takes 1: 6 + 1 = 7.", "Right end 0 takes only jokers."]),
    ],
)
def test_a_sum_is_told_so_that_a_newcomer_can_check_it(written: str, told: list[str]) -> None:
    assert asked("all-sevens", written, Line()) == [*told, "Jokers (any end): 6+1 5+2 4+3 0+0."]


def test_a_number_above_the_sum_takes_only_jokers() -> None:
    assert asked("all-sevens", "9-6", Line(), set="9")[:2] == [
        "Left end 9 takes only jokers.",
        "Right end 6 takes 1: 6 + 1 = 7.",
    ]


def test_both_halves_of_a_joker_that_lies_crosswise_ask() -> None:
    assert asked("all-sevens", "3-2 6-1@R+", Line(), crosswise_jokers="true")[1:3] == [
        "Right end 6 takes 1: 6 + 1 = 7.",
        "Right end 1 takes 6: 1 + 6 = 7.",
    ]


def test_many_jokers_are_told_by_their_sum() -> None:
    assert asked("matador", "9-8", Line(), set="18", players_min="2")[-1] == (
        "Jokers (any end): 0+0 and all that make 19."
    )


def test_a_sum_without_jokers_leaves_some_ends_dead() -> None:
    assert asked("classic", "6-0", Line(), match="sum6") == [
        "Left end 6 takes 0: 6 + 0 = 6.",
        "Right end 0 takes 6: 0 + 6 = 6.",
    ]


def test_the_ends_are_counted_where_they_score_unless_points_have_to_be_claimed() -> None:
    assert asked("muggins", "5-5 5-0@L") == ["Open ends: ← L 0 · → R 5 · ↑ U 5 · ↓ D 5.", "The ends count 10."]
    assert asked("muggins", "5-5 5-0@L", muggins_call="true") == ["Open ends: ← L 0 · → R 5 · ↑ U 5 · ↓ D 5."]
    assert asked("donkey", "5-5 5-0@L") == ["Open ends: ← L 0 · → R 5 · ↑ U 5 · ↓ D 5."]
