"""Whether tiles can lie in one unbroken line, each of them once.

Numbers are places and tiles are ways between them, so a line is a walk that uses every way once (Euler): all the
tiles hang together, and no more than two numbers are on an odd number of halves.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.tiles import Tile, tile_set


def chainable(tiles: Iterable[Tile]) -> bool:
    """Whether these tiles can lie in one line."""
    tiles = tuple(tiles)
    odd = 0
    for t in tiles:
        odd ^= _halves(t)
    return odd.bit_count() <= 2 and hang_together(tiles)


def hang_together(tiles: Iterable[Tile]) -> bool:
    """Whether one can get from any of these tiles to any other over equal numbers."""
    ways: dict[int, int] = {}
    for t in tiles:
        ways[t.hi] = ways.get(t.hi, 0) | 1 << t.lo
        ways[t.lo] = ways.get(t.lo, 0) | 1 << t.hi
    fresh = found = 1 << next(iter(ways), 0)
    while fresh:
        number = (fresh & -fresh).bit_length() - 1
        fresh = (fresh & fresh - 1) | (ways.get(number, 0) & ~found)
        found |= fresh
    return len(ways) <= found.bit_count()


def longest_line(highest: int) -> int:
    """How many tiles of a set can lie in one line (western.md 0.2).

    Where the highest number is even, all. Else every number is on an odd number of single tiles, and one tile must
    be left out for each pair of numbers but one."""
    return len(tile_set(highest)) - (0 if highest % 2 == 0 else (highest - 1) // 2)


def _halves(t: Tile) -> int:
    """The numbers that a tile is on an odd number of times, as bits: both of its own, or none of a double."""
    return 1 << t.hi ^ 1 << t.lo
