"""Tiles and sets of tiles."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.tiles import HIGHEST, Tile, parse_tile, parse_tiles, pips, show_tiles, surplus, tile, tile_set, without


def test_a_tile_is_the_same_whichever_half_is_named_first() -> None:
    assert tile(4, 6) is tile(6, 4)
    assert tile(4, 6) == Tile(6, 4) == parse_tile("4-6") == parse_tile("6-4")
    assert str(tile(4, 6)) == "6-4"


def test_halves() -> None:
    six_four, double = tile(6, 4), tile(5, 5)
    assert (six_four.other(6), six_four.other(4), double.other(5)) == (4, 6, 5)
    assert (six_four.pips, double.pips) == (10, 10)
    assert (six_four.double, double.double) == (False, True)


@pytest.mark.parametrize(
    "text",
    ["", "6", "6-", "-6", "6-4-2", "6_4", "6 4", " 6-4", "6-4\n", "a-b", "-1-2", "100-1", "19-0", "٦-٤", "6–4"],
)
def test_what_is_no_tile(text: str) -> None:
    with pytest.raises(ValueError, match="tile"):
        parse_tile(text)


def test_lists_of_tiles() -> None:
    tiles = (tile(6, 4), tile(1, 1), tile(18, 0))
    assert parse_tiles("4-6  1-1\t18-0") == tiles
    assert parse_tiles(show_tiles(tiles)) == tiles
    assert parse_tiles("") == ()


@pytest.mark.parametrize(("highest", "size", "sum_"), [(6, 28, 168), (9, 55, 495), (12, 91, 1092)])
def test_sets(highest: int, size: int, sum_: int) -> None:
    """western.md 0.2."""
    tiles = tile_set(highest)
    assert (len(tiles), len(set(tiles)), pips(tiles)) == (size, size, sum_)
    assert all(t == tile(*t) for t in tiles)
    numbers = Counter(number for t in tiles for number in {*t})
    assert set(numbers.values()) == {highest + 1}


def test_larger_sets() -> None:
    assert pips(tile_set(HIGHEST)) == 3420
    assert Counter(tile_set(6, copies=3)) == Counter(dict.fromkeys(tile_set(6), 3))
    assert tile_set(9, max_pip=3) == tile_set(3)
    assert tile_set(6, max_pip=9) == tile_set(6)


def test_taking_one_of_two_twins() -> None:
    twins = (tile(1, 0), tile(2, 0), tile(1, 0))
    assert without(twins, tile(0, 1)) == (tile(2, 0), tile(1, 0))
    with pytest.raises(ValueError, match="not in"):
        without(twins, tile(6, 6))


def test_surplus() -> None:
    six_four, two_one = tile(6, 4), tile(2, 1)
    assert surplus((six_four, two_one), tile_set(6)) is None
    assert surplus((six_four, two_one, six_four), tile_set(6)) == six_four
    assert surplus((six_four, six_four), tile_set(6, copies=2)) is None
    assert surplus((tile(9, 9),), tile_set(6)) == tile(9, 9)
