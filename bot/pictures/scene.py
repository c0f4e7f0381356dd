"""What a picture shows, as values: made from a View on the event loop, drawn elsewhere.

Nothing here is a rule or a language: the words are already chosen.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from engine.board import Board, Placed
from engine.kernels.brickwork import Brick, Gap
from engine.kernels.sausage_table import Link
from engine.moves import Place
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
    """His side's account; may be empty."""
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
    waiting: tuple[str, ...] = ()
    """The arms that nothing can be laid on yet, by their keys: they show no letter."""


@dataclass(frozen=True, slots=True)
class Limb:
    """A row of tiles around a double in the middle, and the limbs that grow from its last tile."""

    key: str
    """What the buttons call its end."""
    tiles: tuple[Placed, ...]
    open: bool
    """Whether a tile can be laid at its end now."""
    limbs: tuple[Limb, ...] = ()


@dataclass(frozen=True, slots=True)
class Spokes:
    """Limbs around a double; no double as long as it has not been laid."""

    middle: Placed | None
    limbs: tuple[Limb, ...]
    across: bool = True
    """Doubles lie crosswise."""


@dataclass(frozen=True, slots=True)
class TwoLines:
    """Two lines that grow side by side from a root across, and the one tile of a hand that lies open."""

    root: Link | None
    lines: tuple[tuple[str, tuple[Link, ...]], ...]
    """Each line with the letter by which the buttons call it."""
    cuts: tuple[int, ...]
    """The depths at which the lines may be cut."""
    open: Tile | None
    caption: str
    """What stands beside the open tile."""


@dataclass(frozen=True, slots=True)
class Solitaire:
    """A line, and the open tiles that go to it."""

    line: Board
    rows: tuple[tuple[Tile, ...], ...]
    free: frozenset[Tile]
    """The tiles that may be taken."""
    fits: frozenset[Tile]
    """Those of them that fit."""
    width: int = 0
    """How many tiles the rows had in the beginning, where they keep their places."""


@dataclass(frozen=True, slots=True)
class Wall:
    """Bricks in two courses, from left to right, and where the next ones go."""

    bricks: tuple[Brick, ...]
    gaps: tuple[Gap, ...]


class Reached(StrEnum):
    """How a mark stands."""

    HIT = "hit"
    MISSED = "missed"
    """The total has gone past it."""
    NEXT = "next"
    AHEAD = "ahead"


@dataclass(frozen=True, slots=True)
class Rung:
    """A mark of a running total."""

    total: int
    worth: str
    """What it is worth, in words."""
    note: str
    """Who has hit it, or how far it is; may be empty."""
    reached: Reached


@dataclass(frozen=True, slots=True)
class Ladder:
    """A running total, its marks, and the latest tiles with what they made of it, the newest last."""

    caption: str
    total: int
    rungs: tuple[Rung, ...]
    latest: tuple[tuple[Tile, int], ...]


@dataclass(frozen=True, slots=True)
class Chair:
    """A player at a table of tricks, and the tile that he has played to the one that is shown."""

    name: str
    note: str
    """What is said of him besides, in words; may be empty."""
    tile: Tile | None
    taking: bool
    """Whether the trick is his, as far as it goes."""
    newest: bool
    """Whether his is the latest tile."""
    out: bool
    """Whether he plays no tiles in this hand."""


@dataclass(frozen=True, slots=True)
class Pile:
    """What a side has taken."""

    names: str
    taken: str
    """In words."""
    marks: int | None
    """Its account in strokes; None where it is not kept so."""


@dataclass(frozen=True, slots=True)
class TrickTable:
    """Four players around a trick, seen from above: the first below, the others clockwise."""

    chairs: tuple[Chair, ...]
    headlines: tuple[str, ...]
    """What is bid and played, the most important first."""
    piles: tuple[Pile, ...]
    over: bool
    """Whether the trick was taken: it is shown until the next one is led."""


@dataclass(frozen=True, slots=True)
class Blocks:
    """The board of Domino Squares, and the tiles that are still to be laid."""

    laid: tuple[Place, ...]
    newest: Tile | None
    """The tile that was laid by the latest move."""
    printed: tuple[int | None, ...]
    """The number that is given for each block; empty if there are none."""
    done: tuple[int, ...]
    """The blocks that are covered as they must be."""
    bad: tuple[int, ...]
    """Those that show more than one number."""
    left: tuple[Tile, ...]


@dataclass(frozen=True, slots=True)
class Rail:
    """A train and the one whose it is."""

    key: str
    """What the buttons call it."""
    name: str
    tiles: tuple[Placed, ...]
    number: int
    """What it asks for."""
    marked: bool
    """Whether its owner's marker opens it to everybody."""
    takes: bool
    """Whether the player on turn may lay a tile there."""
    bare: bool
    """Whether it ends in a double that has to be covered before all else."""
    turn: bool
    """Whether its owner is on turn."""


@dataclass(frozen=True, slots=True)
class Station:
    """Trains that leave a hub, one below the other."""

    hub: int | None
    """The number of the double in the hub; None before it is there."""
    caption: str
    """What stands beside the hub."""
    open: str
    """What is said of a train with a marker."""
    rails: tuple[Rail, ...]


DrawnTable: TypeAlias = Arms | Spokes | TwoLines | Solitaire | Wall | Ladder | TrickTable | Blocks | Station
"""What lies on a table, as it is drawn."""


@dataclass(frozen=True, slots=True)
class TableScene:
    """One round with its players."""

    boxes: tuple[Box, ...]
    drawing: DrawnTable
    foot: tuple[str, ...]
    """Short statements below the table: boneyard, what the ends ask for, the round."""
    theme: Theme


class Sign(StrEnum):
    """What a round of an evening was for a team."""

    WON = "won"
    LOST = "lost"
    GENERAL = "general"
    BALD = "bald"
    FISH = "fish"
    OUT = "out"
    """It sat out."""


@dataclass(frozen=True, slots=True)
class EveningRow:
    """A team of an evening: its counts by column, and its rounds from the first to the last."""

    name: str
    counts: tuple[str, ...]
    signs: tuple[Sign, ...]


@dataclass(frozen=True, slots=True)
class EveningScene:
    """An evening of General's goat, or any score sheet: what every team has, and its rounds."""

    title: str
    columns: tuple[str, ...]
    """What is counted, the first of it decides."""
    rows: tuple[EveningRow, ...]
    legend: tuple[tuple[Sign, str], ...]
    theme: Theme


@dataclass(frozen=True, slots=True)
class Standing:
    """A row of a season's table."""

    names: tuple[str, ...]
    """One below the other: a name, or those of partners."""
    counts: tuple[str, ...]
    share: float
    """How long its bar is, from 0 to 1."""


@dataclass(frozen=True, slots=True)
class SeasonScene:
    """What everybody has from a season."""

    title: str
    caption: str
    """Who leads, where that is not plain; may be empty."""
    columns: tuple[str, ...]
    """What is counted; by the first of it the rows are in order."""
    rows: tuple[Standing, ...]
    foot: str
    """Who else there is; may be empty."""
    theme: Theme


@dataclass(frozen=True, slots=True)
class Course:
    """What a team or a person has had at the end of each week: 0 before the first one."""

    names: tuple[str, ...]
    """One below the other: a name, or those of partners."""
    values: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class WeeksScene:
    """Lines over the weeks of a season, the first of them leads."""

    title: str
    caption: str
    """What is counted."""
    courses: tuple[Course, ...]
    first: str
    last: str
    """The days on which the lines begin and end."""
    foot: str
    theme: Theme


@dataclass(frozen=True, slots=True)
class BeatsScene:
    """How often each person has beaten each other one."""

    title: str
    caption: str
    """How to read it."""
    names: tuple[str, ...]
    times: tuple[tuple[int | None, ...], ...]
    """A row for each name, with how often he has beaten those of the columns; None for himself."""
    folded: bool
    """Whether the last name stands for several people: its numbers are not like the others'."""
    theme: Theme


Scene: TypeAlias = TableScene | EveningScene | SeasonScene | WeeksScene | BeatsScene
