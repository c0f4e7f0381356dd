"""Which suit a tile belongs to, what follows what, and who takes a trick (western.md 3.3)."""

from __future__ import annotations

import pytest

from engine.rules.suits import (
    COUNTS,
    DOUBLES,
    NELLO,
    NO_TRUMP,
    NUMBERS,
    follows,
    is_trump,
    strength,
    suit_of,
    taker,
    worth,
)
from engine.tiles import parse_tile, parse_tiles, tile_set

SET = tile_set(6)


@pytest.mark.parametrize(("trump", "number"), [("3", 7), ("0", 7), ("doubles", 7), ("none", 0), ("nello", 0)])
def test_a_number_and_the_doubles_are_seven_trumps(trump: str, number: int) -> None:
    assert sum(is_trump(tile, trump) for tile in SET) == number


def test_other_suits_lose_what_is_a_trump() -> None:
    assert [str(tile) for tile in SET if follows(tile, "6", "4")] == ["6-0", "6-1", "6-2", "6-3", "6-5", "6-6"]
    assert [str(tile) for tile in SET if follows(tile, "2", "doubles")] == [
        "2-0", "2-1", "3-2", "4-2", "5-2", "6-2",
    ]  # fmt: skip
    assert sum(follows(tile, "2", "none") for tile in SET) == 7


@pytest.mark.parametrize(
    ("lead", "trump", "suit"),
    [
        ("6-2", "4", "6"),
        ("6-4", "4", "4"),
        ("3-3", "doubles", "doubles"),
        ("3-3", "nello", "3"),
        ("2-1", "none", "2"),
    ],
)
def test_what_a_lead_asks_for(lead: str, trump: str, suit: str) -> None:
    assert suit_of(parse_tile(lead), trump) == suit


@pytest.mark.parametrize("trump", [*NUMBERS, DOUBLES, NO_TRUMP, NELLO])
def test_a_lead_follows_itself_and_no_two_tiles_are_equal(trump: str) -> None:
    for lead in SET:
        suit = suit_of(lead, trump)
        assert follows(lead, suit, trump)
        ranks = [rank for tile in SET if (rank := strength(tile, suit, trump)) >= 0]
        assert len(set(ranks)) == len(ranks)
        assert max(SET, key=lambda tile: strength(tile, suit, trump)).double


@pytest.mark.parametrize(
    ("tiles", "trump", "taken", "points"),
    [
        ("6-4 6-6 6-1 5-0", "5", 3, 16),
        ("3-2 6-3 3-3 6-6", "none", 2, 6),
        ("6-4 6-5 1-1 6-3", "doubles", 2, 11),
        ("5-0 5-5 6-5 5-4", "5", 1, 16),
        ("4-1 2-1 0-0 6-6", "none", 0, 6),
        ("6-0 6-5 6-6 0-0", "doubles", 2, 1),
    ],
)
def test_who_takes_a_trick_and_what_it_is_worth(tiles: str, trump: str, taken: int, points: int) -> None:
    played = parse_tiles(tiles)
    assert (taker(played, trump), worth(played)) == (taken, points)


def test_the_count_is_every_tile_of_five_and_ten_pips() -> None:
    assert {tile: tile.pips for tile in SET if tile.pips in (5, 10)} == COUNTS
    assert sum(COUNTS.values()) + 7 == 42
