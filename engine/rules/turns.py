"""Turns that lay more than one tile, and the one that closes the round."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from enum import StrEnum
from itertools import combinations, product
from typing import Protocol

from engine.board import Arm, Board
from engine.moves import Block, Play, Plays, block_of
from engine.rules.matching import Matching
from engine.tiles import Tile


class Together(Hashable, Protocol):
    """Turns that lay several tiles at once."""

    def __call__(self, board: Board, plays: tuple[Play, ...], hand: tuple[Tile, ...]) -> tuple[Plays, ...]:
        """From the single plays of a hand, the turns of several tiles."""


@dataclass(frozen=True, slots=True)
class OneAtATime:
    """A turn lays one tile."""

    def __call__(self, board: Board, plays: tuple[Play, ...], hand: tuple[Tile, ...]) -> tuple[Plays, ...]:
        return ()


class BeforeCross(StrEnum):
    """Two doubles at once while no double lies on the table (russian.md 6)."""

    OFF = "off"
    CLOSED_ONLY = "closed_only"
    ANY = "any"


@dataclass(frozen=True, slots=True)
class Doubles:
    """Different doubles in one turn, each on another arm (russian.md 1.9, 6, 7)."""

    most: int = 2
    finish_only: frozenset[Tile] = frozenset()
    """If not empty: only as the last tiles of a hand that is exactly this (russian.md 9.5 `double_finish`)."""
    first_is_spinner: bool = False
    """Whether the first double on the table becomes the spinner: until there is one, their order matters."""

    def __call__(self, board: Board, plays: tuple[Play, ...], hand: tuple[Tile, ...]) -> tuple[Plays, ...]:
        if self.finish_only and self.finish_only != set(hand):
            return ()
        doubles = [play for play in plays if play.tile.double]
        if len(doubles) < 2:
            return ()
        turns = together(doubles, self.most)
        return _in_any_order(turns) if self.first_is_spinner and board.spinner is None else turns


@dataclass(frozen=True, slots=True)
class ClosingDoubles:
    """Several doubles, open or face down, in one turn. Before there is a crossroads two of them lie at both ends
    (russian.md 6)."""

    most: int
    before: BeforeCross
    second_player_only: bool = False
    """Whether only the player right after the lead may lay two before there is a crossroads."""
    closing: bool = True
    """Whether doubles may lie face down at all."""

    def __call__(self, board: Board, plays: tuple[Play, ...], hand: tuple[Tile, ...]) -> tuple[Plays, ...]:
        doubles = [play for play in plays if play.tile.double]
        if board.spinner is not None:
            return together(doubles, self.most)
        pairs = self.pairs(board)
        if pairs is BeforeCross.OFF:
            return ()
        shut = [Play(play.tile, play.arm, closed=True) for play in doubles if self.closing]
        if pairs is BeforeCross.CLOSED_ONLY:
            return together(shut, 2)
        return _in_any_order(together([*doubles, *shut], 2))

    def pairs(self, board: Board) -> BeforeCross:
        """Which two doubles may be laid at once in this turn, before there is a crossroads."""
        late = self.second_player_only and (board.turns != 1 or board.passes > 0)
        never = self.before is BeforeCross.CLOSED_ONLY and not self.closing
        return BeforeCross.OFF if late or never or self.most < 2 else self.before


def together(plays: list[Play], most: int) -> tuple[Plays, ...]:
    """All turns of two to `most` of these plays: different tiles on different arms, in the order of the arms."""
    arms: dict[str, list[Play]] = {}
    for play in plays:
        arms.setdefault(play.arm, []).append(play)
    return tuple(
        Plays(chosen)
        for number in range(2, min(most, len(arms)) + 1)
        for keys in combinations(sorted(arms), number)
        for chosen in product(*(arms[key] for key in keys))
        if len({play.tile for play in chosen}) == number
    )


def _in_any_order(pairs: tuple[Plays, ...]) -> tuple[Plays, ...]:
    """Of two open doubles the one laid first becomes the spinner, so their order matters."""
    return (*pairs, *(Plays(pair.plays[::-1]) for pair in pairs if not any(play.closed for play in pair.plays)))


@dataclass(frozen=True, slots=True)
class Run:
    """A turn of as many tiles as one likes, one after another (western.md 4.4)."""

    must_exhaust: bool
    """Whether one has to go on as long as a tile fits."""
    one_end: bool
    """Whether all tiles of a turn lie on one arm."""


@dataclass(frozen=True, slots=True)
class Barricade:
    """Closing the round with a double across an end (western.md 4.6)."""

    must_match: bool
    """Whether the double has to fit the end."""
    only_if_unable: bool
    """Whether only who can lay no tile may do so."""

    def moves(
        self, matching: Matching, arms: tuple[Arm, ...], hand: tuple[Tile, ...], *, able: bool
    ) -> tuple[Block, ...]:
        """The doubles of a hand with which one may close the round, who is able to lay a tile or not."""
        if able and self.only_if_unable:
            return ()
        doubles = [t for t in dict.fromkeys(hand) if t.double]
        return tuple(
            block_of(double, arm.key)
            for double in doubles
            for arm in arms
            if not self.must_match or any(matching(double, need) for need in arm.needs)
        )
