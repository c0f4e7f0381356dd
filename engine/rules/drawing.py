"""The boneyard: what a player does who cannot lay a tile or would rather not."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from engine.moves import DRAW, PASS, Draw, Move, plays_of
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
        """The moves of a player who may make the moves in `laying` and has drawn so many tiles in this turn. If he
        is `owing`, he could have laid a tile before he drew: he drew of his own will, and still has to lay one."""
        stuck, left = self.stuck, self.drawable(boneyard)
        if stuck is Stuck.ONE_NO_PLAY and drawn and not owing:
            return (PASS,)
        if laying:
            if stuck is Stuck.ONE_THEN_CHOICE and drawn and not owing:
                return (*laying, PASS)
            return (*laying, DRAW) if left and self._instead(laying, drawn, owing=owing) else laying
        if stuck in (Stuck.NONE, Stuck.RESTOCK) or not left:
            return (PASS,)
        if stuck is Stuck.UNTIL_PLAYABLE:
            return (DRAW,)
        if stuck is Stuck.TWO_OR_PASS:
            return (PASS,) if drawn else (Draw(min(self.at_once, left)), PASS)
        return (PASS,) if drawn else (DRAW,)

    def ends_turn(self, laying: tuple[Move, ...], drawn: int) -> bool:
        """Whether a draw ends the turn of one who could make the moves in `laying` instead, and has drawn so many
        tiles before."""
        if self._kept_back(laying):
            return False
        if laying:
            return self.voluntary is Voluntary.ONE_INSTEAD and not drawn
        return self.stuck is Stuck.TWO_OR_PASS and not self.then_lays

    def _instead(self, laying: tuple[Move, ...], drawn: int, *, owing: bool) -> bool:
        """Whether one may draw who could lay these tiles. Who was stuck has to lay the tile that helped him."""
        more = self.voluntary is Voluntary.UNLIMITED and owing
        return self._kept_back(laying) or more or (self.voluntary is not Voluntary.NONE and not drawn)

    def _kept_back(self, laying: tuple[Move, ...]) -> bool:
        """Whether these moves, if there are any, lay nothing but tiles that may be kept."""
        return bool(self.withheld and laying) and all(
            play.tile in self.withheld for move in laying for play in plays_of(move)
        )
