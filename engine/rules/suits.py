"""Suits of tiles, for games of tricks: which tiles are trumps, what was led, who has to follow, who takes the
trick (western.md 3.3).

A suit is a number or all doubles. A tile belongs to both of its numbers, unless it is a trump: then to the trumps
alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.tiles import Tile, parse_tile

DOUBLES: Final = "doubles"
"""The seven doubles as trumps, a suit of their own."""
NO_TRUMP: Final = "none"
"""Follow me: no trumps."""
NELLO: Final = "nello"
"""No trumps, and the bidder has to lose every trick without his partner."""
NUMBERS: Final = tuple(str(number) for number in range(7))

COUNTS: Final = {
    parse_tile(name): worth for worth, names in ((10, "5-5 6-4"), (5, "5-0 4-1 3-2")) for name in names.split()
}
"""The count: the five tiles that are worth points to who takes them."""
TRICK: Final = 1
"""What a trick is worth besides."""

_TOP: Final = 7
"""A double stands above the six other tiles of its number."""
_TRUMPS: Final = 10
"""Every trump stands above every other tile."""
_NOTHING: Final = -1


def named(suit: str) -> str:
    """A suit as texts choose by it: a word, also for a number."""
    return f"n{suit}" if suit in NUMBERS else suit


def is_trump(tile: Tile, trump: str) -> bool:
    """Whether a tile is one of the trumps: `DOUBLES`, a number, or none with any other word."""
    if trump == DOUBLES:
        return tile.double
    return trump in NUMBERS and int(trump) in tile


def suit_of(lead: Tile, trump: str) -> str:
    """The suit that a lead asks for: trumps, or the larger number of the tile."""
    return trump if is_trump(lead, trump) else str(lead.hi)


def follows(tile: Tile, suit: str, trump: str) -> bool:
    """Whether a tile is of this suit."""
    if suit == trump or is_trump(tile, trump):
        return suit == trump and is_trump(tile, trump)
    return int(suit) in tile


def strength(tile: Tile, suit: str, trump: str) -> int:
    """The rank of a tile in a trick in which `suit` was led: trumps, then that suit; others take nothing."""
    if is_trump(tile, trump):
        if trump == DOUBLES:
            return _TRUMPS + tile.hi
        return _TRUMPS + _within(tile, int(trump))
    return _within(tile, int(suit)) if follows(tile, suit, trump) else _NOTHING


def _within(tile: Tile, number: int) -> int:
    return _TOP if tile.double else tile.other(number)


def taker(tiles: Sequence[Tile], trump: str) -> int:
    """Which of the tiles of a trick, in the order in which they were played, takes it."""
    suit = suit_of(tiles[0], trump)
    return max(range(len(tiles)), key=lambda at: strength(tiles[at], suit, trump))


def worth(tiles: Sequence[Tile]) -> int:
    """The points of a trick: one, and what its tiles count."""
    return TRICK + sum(COUNTS.get(tile, 0) for tile in tiles)
