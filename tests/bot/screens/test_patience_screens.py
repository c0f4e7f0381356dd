"""Games for one on screens: rows and batches in text and in words, labels, what is told."""

from __future__ import annotations

from bot.rulebook.names import option_value
from bot.screens import patience
from engine.game import view
from engine.model import View
from engine.seats import Seat
from engine.tiles import parse_tiles
from tests.bot.kept import WORDS
from tests.bot.reading import said
from tests.bot.screens.offers import labels, offer
from tests.engine.given import played

ALONE = Seat(0)


def rows(seen: View) -> list[str]:
    return said(patience.as_text(seen))


def words(seen: View) -> list[str]:
    return said(patience.in_words(seen))


def test_the_tile_that_may_be_taken_is_marked_for_everybody() -> None:
    state = played("solo-rows", ("6-6 5-3 3-2 6-5",), "6-5")
    for seat in (ALONE, None):
        assert rows(view(state, seat)) == [
            "[6|6][5|3]‹[3|2]›",
            "The line:",
            "[6|5]",
            "Left end 6, right end 5.",
        ]
    assert words(view(state, None)) == [
        "The rows, each from left to right, of which the last tile may be taken: 6-6 5-3 3-2.",
        "From left to right: 6-5.",
        "Left end 6, right end 5.",
    ]


def test_a_line_without_tiles_says_so() -> None:
    state = played("solo-rows", ("6-6 5-3",))
    assert rows(view(state, None))[1:] == ["The line:", "No tile has been laid yet."]


def test_a_forced_first_tile_is_marked_where_it_lies() -> None:
    state = played("solo-rows", ("6-6 5-3",), start_tile="6-6")
    assert rows(view(state, None))[0] == "‹[6|6]›[5|3]"


def test_a_batch_and_how_many_follow() -> None:
    state = played("solo-batches", ("5-5 2-0",), boneyard="5-2 6-6 6-5 6-4 6-3 6-2 6-1")
    assert rows(view(state, None)) == [
        "‹[5|5]›‹[2|0]›",
        "The line:",
        "[5|2]",
        "Left end 5, right end 2.",
        "Batch 1, 1 more to come.",
    ]
    assert words(view(state, None))[0] == "The batch: 5-5 2-0."
    both = played("solo-batches", ("5-5 2-0",), "5-5@L", "2-0@R", boneyard="5-2 6-6 6-5 5-4 6-3 6-2 6-1")
    assert rows(view(both, None))[-1] == "Batch 2, the last one."


def test_buttons_name_the_end_where_it_matters() -> None:
    for hand, moves, label in (
        ("6-4 6-6", ["6-6"], "[6|4]"),  # both ends are those of 6-6
        ("5-4 6-5", ["6-5"], "[5|4] → right"),
        ("6-5 5-4 6-4", ["6-4", "5-4@R"], "[6|5] …"),  # it fits both
    ):
        assert labels(offer(view(played("solo-rows", (hand,), *moves), ALONE))) == [label]


def test_the_drawing_knows_what_fits() -> None:
    state = played("solo-rows", ("6-6 5-3 3-2 6-5",), "6-5")
    drawing = patience.drawing(view(state, None))
    assert drawing.free == frozenset(parse_tiles("3-2"))
    assert drawing.fits == frozenset()
    assert drawing.width == 7


def test_a_tile_as_a_house_rule_is_the_same_in_every_language() -> None:
    assert {WORDS.line(option_value("start_tile", "6-6"), language) for language in WORDS.languages} == {"6-6"}
