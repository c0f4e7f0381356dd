"""What can lie in one line (western.md 0.2, 4.13, 4.14)."""

from __future__ import annotations

from functools import reduce
from itertools import combinations, permutations
from math import comb
from operator import xor

import pytest

from engine.chains import chainable, hang_together, longest_line
from engine.tiles import Tile, parse_tiles, tile_set


def can_lie(tiles: tuple[Tile, ...]) -> bool:
    """By trying every order and both ways round."""
    return any(_follow(order[1:], half) for order in permutations(tiles) for half in order[0])


def _follow(rest: tuple[Tile, ...], end: int) -> bool:
    return not rest or (end in rest[0] and _follow(rest[1:], rest[0].other(end)))


def test_small_lines_by_trying() -> None:
    tried = {True: 0, False: 0}
    for number in range(1, 6):
        for tiles in combinations(tile_set(3), number):
            assert chainable(tiles) is can_lie(tiles), tiles
            tried[can_lie(tiles)] += 1
    assert min(tried.values()) > 100


@pytest.mark.parametrize(
    ("tiles", "together"),
    [("", True), ("6-6", True), ("6-5 5-4 3-4", True), ("6-6 5-5", False), ("6-5 4-3", False)],
)
def test_what_hangs_together(tiles: str, together: bool) -> None:
    assert hang_together(parse_tiles(tiles)) is together


@pytest.mark.parametrize(("highest", "most"), [(6, 28), (9, 51), (12, 91), (15, 129), (18, 190)])
def test_the_longest_line_of_a_set(highest: int, most: int) -> None:
    assert longest_line(highest) == most


@pytest.mark.parametrize("highest", [1, 2, 3])
def test_the_longest_line_by_trying(highest: int) -> None:
    tiles = tile_set(highest)
    longest = longest_line(highest)
    assert any(chainable(some) for some in combinations(tiles, longest))
    assert not any(
        chainable(some) for number in range(longest, len(tiles)) for some in combinations(tiles, number + 1)
    )


def chainable_leftovers(highest: int, left: int) -> tuple[int, int]:
    """In how many ways `left` tiles can be left of a set so that all others lie in one line, and in how many ways
    so many tiles can be left at all (western.md 4.14)."""
    tiles = tile_set(highest)
    whole = reduce(xor, map(halves, tiles))
    good = 0
    for leftover in combinations([(halves(t), t) for t in tiles], left):
        odd = whole
        for of_tile, _ in leftover:
            odd ^= of_tile
        if odd.bit_count() <= 2:  # few are: it is not worth the time to ask for all
            gone = {t for _, t in leftover}
            good += chainable(t for t in tiles if t not in gone)
    return good, comb(len(tiles), left)


def halves(t: Tile) -> int:
    """The numbers that a tile is on an odd number of times, as bits."""
    return 1 << t.hi ^ 1 << t.lo


def test_worked_examples_solo_batches_5_and_6() -> None:
    assert chainable_leftovers(6, 2) == (273, 378)
    assert chainable_leftovers(9, 4) == (4725, 341055)
