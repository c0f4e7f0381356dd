"""What hands count, and the most that they can."""

from __future__ import annotations

import pytest

from engine.rules.values import HandValue, When
from engine.tiles import parse_tiles, tile_set


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
