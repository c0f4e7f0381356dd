"""What a player does who cannot lay a tile, and turns that lay more than one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from itertools import combinations

from engine.model import Play, Plays
from engine.tiles import Tile


class Stuck(StrEnum):
    """What drawing is about (western.md 0.3 DRAW, russian.md 1.4)."""

    NONE = "none"
    """Nobody draws."""
    UNTIL_PLAYABLE = "until_playable"
    """One by one until the tile just drawn fits; it must be laid."""
    ONE_THEN_CHOICE = "one_then_choice"
    """One; if it fits, lay it or pass."""
    ONE_NO_PLAY = "one_no_play"
    """One, to be laid in a later turn; then pass."""
    RESTOCK = "restock"
    """One by itself at the end of every turn."""
    TWO_OR_PASS = "two_or_pass"
    """Pass, or take two and end the turn."""


ONE_DRAW = frozenset({Stuck.ONE_THEN_CHOICE, Stuck.ONE_NO_PLAY})
"""The rules by which a turn has one draw at most."""


@dataclass(frozen=True, slots=True)
class Drawing:
    """The rule of the boneyard: what the stuck do, and how many tiles are never drawn."""

    stuck: Stuck
    reserve: int = 0
    dead_ends: bool = False
    """Whether a layout on which no tile at all can go ends the round although tiles could still be drawn
    (russian.md 1.5); the western games never look into the boneyard."""

    def drawable(self, boneyard: int) -> int:
        """How many of so many tiles may still be drawn."""
        return 0 if self.stuck is Stuck.NONE else max(0, boneyard - self.reserve)


Together = Callable[[tuple[Play, ...], tuple[Tile, ...]], tuple[Plays, ...]]
"""From the single plays of a hand and the hand, the turns that lay several tiles at once."""


def one_at_a_time(plays: tuple[Play, ...], hand: tuple[Tile, ...]) -> tuple[Plays, ...]:
    """A turn lays one tile."""
    return ()


@dataclass(frozen=True, slots=True)
class TwoDoubles:
    """Two different doubles in one turn, one on each end (russian.md 1.9)."""

    finish_only: frozenset[Tile] = frozenset()
    """If not empty: only as the last two tiles of a hand that is exactly this (russian.md 9, double finish)."""

    def __call__(self, plays: tuple[Play, ...], hand: tuple[Tile, ...]) -> tuple[Plays, ...]:
        if self.finish_only and self.finish_only != set(hand):
            return ()
        doubles = [play for play in plays if play.tile.double and play.arm]
        return tuple(
            Plays((one, two) if one.arm < two.arm else (two, one))
            for one, two in combinations(doubles, 2)
            if one.arm != two.arm and one.tile != two.tile
        )
