"""Several doubles in one turn, open and closed (russian.md 2, 6 and 9)."""

from __future__ import annotations

import pytest

from engine.board import Board
from engine.moves import Play
from engine.notation import write
from engine.rules.turns import BeforeCross, ClosingDoubles, Doubles
from engine.rules.values import SIX, ZERO
from engine.tiles import parse_tile, parse_tiles
from tests.engine.given import AT_ONCE
from tests.engine.rules.sequences import boards

LINE = "6-5"
DO_2 = "2-2 4-2@L 2-0@R 6-2@U 2-1@D"


def turns(rule: ClosingDoubles, moves: str, hand: str) -> list[str]:
    """The turns of several tiles that a hand has."""
    board, tiles = boards(AT_ONCE, moves)[-1], parse_tiles(hand)
    plays = [
        Play(tile, arm.key, closed=closed)
        for tile in tiles
        for arm in board.arms
        if arm.need in tile
        for closed in ((False, True) if tile.double and board.spinner else (False,))
    ]
    return sorted(map(write, rule(board, tuple(plays), tiles)))


@pytest.mark.parametrize(("most", "number"), [(1, 0), (2, 12), (3, 20), (4, 20)])
def test_do_2(most: int, number: int) -> None:
    """Three doubles in four ways for each two, and eight ways for all three."""
    assert len(turns(ClosingDoubles(most, BeforeCross.OFF), DO_2, "4-4 0-0 6-6 6-3")) == number


CLOSED, OPEN = "6-6@L! + 5-5@R!", "6-6@L + 5-5@R"
MIXED = ["6-6@L + 5-5@R!", "6-6@L! + 5-5@R"]


@pytest.mark.parametrize(
    ("why", "rule", "moves", "found"),
    [
        ("off", ClosingDoubles(4, BeforeCross.OFF), LINE, []),
        ("closed only", ClosingDoubles(4, BeforeCross.CLOSED_ONLY), LINE, [CLOSED]),
        ("any, in both orders", ClosingDoubles(4, BeforeCross.ANY), LINE, [CLOSED, OPEN, "5-5@R + 6-6@L", *MIXED]),
        ("one at a time", ClosingDoubles(1, BeforeCross.ANY), LINE, []),
        ("nothing closed", ClosingDoubles(4, BeforeCross.CLOSED_ONLY, closing=False), LINE, []),
        ("open only", ClosingDoubles(4, BeforeCross.ANY, closing=False), LINE, [OPEN, "5-5@R + 6-6@L"]),
        ("second", ClosingDoubles(4, BeforeCross.CLOSED_ONLY, second_player_only=True), LINE, [CLOSED]),
        ("late", ClosingDoubles(4, BeforeCross.CLOSED_ONLY, second_player_only=True), "6-4 5-4@R", []),
        ("anybody late", ClosingDoubles(4, BeforeCross.CLOSED_ONLY), "6-4 5-4@R", [CLOSED]),
        ("no two ends", ClosingDoubles(4, BeforeCross.ANY), "6-4 4-3@R", []),
    ],
)
def test_before_the_cross(why: str, rule: ClosingDoubles, moves: str, found: list[str]) -> None:
    assert turns(rule, moves, "6-6 5-5 6-1") == sorted(found), why


@pytest.mark.parametrize(
    ("moves", "hand", "pairs"),
    [
        ("6-5", "6-6 5-5", ["5-5@R + 6-6@L", "6-6@L + 5-5@R"]),
        ("6-5 6-6@L 6-4@U", "5-5 4-4", ["5-5@R + 4-4@U"]),
    ],
)
def test_the_order_of_two_doubles_matters_until_there_is_a_spinner(
    moves: str, hand: str, pairs: list[str]
) -> None:
    board, tiles = boards(AT_ONCE, moves)[-1], parse_tiles(hand)
    plays = tuple(Play(tile, arm.key) for arm in board.arms for tile in tiles if arm.need in tile)
    found = Doubles(2, first_is_spinner=True)(board, plays, tiles)
    assert sorted(map(write, found)) == pairs


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
    both = Doubles(finish_only=frozenset({ZERO, SIX}))
    assert bool(both(Board(), plays("0-0@L 6-6@R"), parse_tiles(hand))) is allowed
