"""What a picture shows, as values: made from a View on the event loop, drawn elsewhere.

Nothing here is a rule or a language: the words are already chosen.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from engine.kernels.board import Board
from engine.tiles import Tile


class Theme(StrEnum):
    """The colours of a picture."""

    LIGHT = "light"
    DARK = "dark"


@dataclass(frozen=True, slots=True)
class Box:
    """One player in the head of a picture."""

    name: str
    score: str
    """His side's account, in words or digits; may be empty."""
    tiles: int
    team: int | None = None
    """The number of his team, from 0; None without teams."""
    turn: bool = False
    computer: bool = False


@dataclass(frozen=True, slots=True)
class Arms:
    """Tiles on arms."""

    board: Board
    across: bool = True
    """Doubles lie crosswise."""
    badges: tuple[tuple[str, str], ...] = ()
    """What stands at the open end of an arm, by its key: the letter by which the buttons call this end. An arm
    that is not named here shows its key."""
    waiting: tuple[str, ...] = ()
    """The arms that nothing can be laid on yet, by their keys: they show no letter."""


Drawing: TypeAlias = Arms
"""What lies on a table, as it is drawn."""


@dataclass(frozen=True, slots=True)
class TableScene:
    """One round with its players."""

    boxes: tuple[Box, ...]
    drawing: Drawing
    foot: tuple[str, ...]
    """Short statements below the table: boneyard, what the ends ask for, the round."""
    theme: Theme


@dataclass(frozen=True, slots=True)
class HandScene:
    """One player's own tiles; `playable` are those that fit somewhere now."""

    tiles: tuple[Tile, ...]
    playable: frozenset[Tile]
    theme: Theme


Scene: TypeAlias = TableScene | HandScene
