"""Redeals, hand values, signs and turns of two doubles, each with the numbers of its sheet."""

from __future__ import annotations

import pytest

from engine.board import Board
from engine.moves import Play
from engine.notation import write
from engine.rules.dealing import BySeats, Dealing
from engine.rules.signals import Signals
from engine.rules.turns import Doubles
from engine.rules.values import SIX, ZERO, HandValue, When
from engine.seats import Seat, Side
from engine.tiles import parse_tile, parse_tiles, tile_set

FIVE = "6-6 5-5 3-3 1-1 0-0 2-1 4-0"  # classic-block.7
TWO = "4-4 2-2 6-5 6-1 5-0 3-2 4-1"


@pytest.mark.parametrize(("limit", "why"), [(0, ""), (4, "doubles"), (5, "doubles"), (6, ""), (7, "")])
def test_doubles_that_cancel_a_deal(limit: int, why: str) -> None:
    dealing = Dealing(BySeats((), 7), redeal_doubles=limit)
    assert dealing.misdealt((parse_tiles(FIVE), parse_tiles(TWO))) == why
    assert dealing.misdealt((parse_tiles(TWO), parse_tiles(FIVE))) == why


def test_a_tile_that_nobody_holds_cancels_a_deal() -> None:
    """western.md cyprus.4."""
    dealing = Dealing(BySeats((), 1), wanted=SIX)
    assert dealing.misdealt((parse_tiles("5-5"), parse_tiles("6-5"))) == "wanted"
    assert dealing.misdealt((parse_tiles("5-5"), parse_tiles("6-6"))) == ""


@pytest.mark.parametrize(("limit", "why"), [(0, ""), (6, "same"), (7, "")])
def test_alike_tiles_that_cancel_a_deal(limit: int, why: str) -> None:
    """russian.md 1.7: tiles sharing one number; 3-3 is one of them."""
    dealing = Dealing(BySeats((), 7), redeal_same=limit)
    assert dealing.misdealt((parse_tiles("6-3 5-3 4-3 3-3 3-2 3-1 6-0"),)) == why


@pytest.mark.parametrize(
    ("hand", "off", "lone", "always"),
    [("0-0", 0, 25, 25), ("0-0 3-2", 5, 5, 30), ("5-4 1-0", 10, 10, 10), ("", 0, 0, 0), ("0-0 0-0", 0, 0, 50)],
)
def test_the_price_of_the_double_blank(hand: str, off: int, lone: int, always: int) -> None:
    tiles = parse_tiles(hand)
    values = [HandValue(when)(tiles)[0] for when in (When.OFF, When.LONE, When.ANY)]
    assert values == [off, lone, always]


@pytest.mark.parametrize(
    ("value", "most"),
    [
        (HandValue(), (168, 168, 168)),
        (HandValue(When.ANY), (193, 193, 193)),
        (HandValue(When.LONE, lone_six=True), (168, 168 - 12 + 50, 168 - 12 + 50 + 25)),
        (HandValue(lone_six=True, pair=True), (168, 168 - 12 + 75, 168 - 12 + 75)),
    ],
)
def test_the_most_that_hands_can_count(value: HandValue, most: tuple[int, ...]) -> None:
    """In one hand, in two and in three: special tiles may count more as hands of their own."""
    assert tuple(value.most(tile_set(6), hands) for hands in (1, 2, 3)) == most
    assert value.most(tile_set(6, 2), 1) == value(tile_set(6, 2))[0]


@pytest.mark.parametrize(("highest", "pips"), [(3, 30), (4, 60), (5, 105)])
@pytest.mark.parametrize("value", [HandValue(), HandValue(lone_six=True, pair=True)])
def test_hands_of_a_set_without_six_six_count_no_six_six(value: HandValue, highest: int, pips: int) -> None:
    tiles = tile_set(6, 1, highest)
    assert [value.most(tiles, hands) for hands in (1, 2, 3)] == [pips] * 3


def test_signs() -> None:
    hand, nothing = parse_tiles("0-0 5-4"), frozenset[str]()
    truthful, free = Signals(), Signals(bluff=True)
    assert truthful.kinds(hand, frozenset(), nothing) == ("blank",)
    assert free.kinds(hand, frozenset(), nothing) == ("blank", "six")
    assert free.kinds(hand, frozenset({SIX}), nothing) == ("blank",)
    assert truthful.kinds(hand, frozenset(), frozenset({"blank"})) == ()
    assert truthful.kinds(parse_tiles("5-4"), frozenset({ZERO}), nothing) == ()


def test_who_sees_a_sign() -> None:
    table, sides = tuple(map(Seat, (0, 4, 2, 5))), tuple(map(Side, (0, 1, 0, 1, 2, 2)))
    assert Signals().seen_by(Seat(4), table, sides) == (5,)
    assert Signals(table_sees=True).seen_by(Seat(4), table, sides) == (0, 2, 5)


def plays(text: str) -> tuple[Play, ...]:
    return tuple(Play(parse_tile(tile), arm) for tile, arm in (word.split("@") for word in text.split()))


@pytest.mark.parametrize(
    ("single", "pairs"),
    [
        ("6-6@L 5-5@R 5-1@R", ["6-6@L + 5-5@R"]),  # CL-4
        ("6-6@L 6-6@R", []),  # equal needs
        ("6-6@L 5-1@R", []),
    ],
)
def test_two_doubles(single: str, pairs: list[str]) -> None:
    hand = parse_tiles("6-6 5-5 5-1 4-4")
    assert [write(turn) for turn in Doubles()(Board(), plays(single), hand)] == pairs


@pytest.mark.parametrize(("hand", "allowed"), [("0-0 6-6", True), ("0-0 6-6 5-1", False)])
def test_two_doubles_as_a_finish(hand: str, allowed: bool) -> None:
    """GE-1 and GE-2."""
    turns = Doubles(finish_only=frozenset({ZERO, SIX}))(Board(), plays("0-0@L 6-6@R"), parse_tiles(hand))
    assert bool(turns) is allowed
