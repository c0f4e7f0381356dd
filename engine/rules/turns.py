"""What a player does who cannot lay a tile or would rather not, and turns that lay more than one."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from enum import StrEnum
from itertools import combinations, product
from typing import Protocol

from engine.board import Arm, Board, plays_of
from engine.moves import DRAW, PASS, Block, Draw, Move, Play, Plays, block_of
from engine.rules.matching import Matching
from engine.tiles import Tile


class Stuck(StrEnum):
    """What drawing is about (western.md 0.3 DRAW, russian.md 1.4, 1.9)."""

    NONE = "none"
    """Nobody draws."""
    UNTIL_PLAYABLE = "until_playable"
    """One by one until the tile just drawn fits; it must be laid."""
    ONE_THEN_PLAY = "one_then_play"
    """One; if it fits, it must be laid."""
    ONE_THEN_CHOICE = "one_then_choice"
    """One; if it fits, lay it or pass."""
    ONE_NO_PLAY = "one_no_play"
    """One, to be laid in a later turn; then pass."""
    RESTOCK = "restock"
    """One by itself at the end of every turn."""
    TWO_OR_PASS = "two_or_pass"
    """Pass, or take two tiles, which usually ends the turn."""


ONE_DRAW = frozenset({Stuck.ONE_THEN_PLAY, Stuck.ONE_THEN_CHOICE, Stuck.ONE_NO_PLAY, Stuck.TWO_OR_PASS})
"""The rules by which a turn has one draw at most."""


class Voluntary(StrEnum):
    """Drawing though one could lay a tile (western.md 4.8)."""

    NONE = "none"
    ONE_BEFORE = "one_before"
    """One tile; then a tile must be laid all the same."""
    ONE_INSTEAD = "one_instead"
    """One tile, which ends the turn."""
    UNLIMITED = "unlimited"


@dataclass(frozen=True, slots=True)
class Drawing:
    """The rule of the boneyard: what the stuck do, what the others may, and how many tiles are never drawn."""

    stuck: Stuck
    reserve: int = 0
    dead_ends: bool = False
    """Whether a layout on which no tile at all can go ends the round although tiles could still be drawn
    (russian.md 1.5); the western games never look into the boneyard."""
    voluntary: Voluntary = Voluntary.NONE
    withheld: frozenset[Tile] = frozenset()
    """Tiles that one who has nothing else to lay may keep, and draw instead (western.md 4.8 `withhold_jokers`)."""
    at_once: int = 2
    """How many tiles one takes under `two_or_pass` (western.md 4.5 `draw_count`)."""
    then_lays: bool = False
    """Whether one who took them lays a tile in the same turn if one fits (western.md 4.5 `play_after_draw`)."""

    @property
    def free(self) -> bool:
        """Whether anybody may draw who could lay a tile."""
        return self.voluntary is not Voluntary.NONE or bool(self.withheld)

    def drawable(self, boneyard: int) -> int:
        """How many of so many tiles may still be drawn."""
        return 0 if self.stuck is Stuck.NONE else max(0, boneyard - self.reserve)

    def moves(
        self, laying: tuple[Move, ...], drawn: int, boneyard: int, *, owing: bool = False
    ) -> tuple[Move, ...]:
        """The moves of one who could lay these tiles and has drawn so many in this turn; `owing`: he could have
        laid one before, so he drew of his own will and has to lay one all the same."""
        stuck, left = self.stuck, self.drawable(boneyard)
        if stuck is Stuck.ONE_NO_PLAY and drawn and not owing:
            return (PASS,)
        if laying:
            if stuck is Stuck.ONE_THEN_CHOICE and drawn and not owing:
                return (*laying, PASS)
            return (*laying, DRAW) if left and self._instead(laying, drawn, owing) else laying
        if stuck in (Stuck.NONE, Stuck.RESTOCK) or not left:
            return (PASS,)
        if stuck is Stuck.UNTIL_PLAYABLE:
            return (DRAW,)
        if stuck is Stuck.TWO_OR_PASS:
            return (PASS,) if drawn else (Draw(min(self.at_once, left)), PASS)
        return (PASS,) if drawn else (DRAW,)

    def ends_turn(self, drawn: int, *, able: bool) -> bool:
        """Whether a draw ends the turn of one who has drawn so many before it, and could lay a tile or not."""
        if able:
            return self.voluntary is Voluntary.ONE_INSTEAD and not drawn
        return self.stuck is Stuck.TWO_OR_PASS and not self.then_lays

    def _instead(self, laying: tuple[Move, ...], drawn: int, owing: bool) -> bool:
        """Whether one may draw who could lay these tiles. Who was stuck has to lay the tile that helped him."""
        if self.withheld and all(play.tile in self.withheld for move in laying for play in plays_of(move)):
            return True
        more = self.voluntary is Voluntary.UNLIMITED and owing
        return more or (self.voluntary is not Voluntary.NONE and not drawn)


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

    must_exhaust: bool = False
    """Whether one has to go on as long as a tile fits."""
    one_end: bool = False
    """Whether all tiles of a turn lie on one arm."""


@dataclass(frozen=True, slots=True)
class Barricade:
    """Closing the round with a double across an end (western.md 4.6)."""

    must_match: bool = False
    """Whether the double has to fit the end."""
    only_if_unable: bool = False
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
