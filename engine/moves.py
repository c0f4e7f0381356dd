"""What somebody does: the moves of the players and of the dealer."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from engine.codec import tagged
from engine.seats import Seat
from engine.tiles import Hands, Tile


@dataclass(frozen=True, slots=True)
class Move:
    """What a seat, or the dealer (the seat None), does."""


@tagged("play")
@dataclass(frozen=True, slots=True)
class Play(Move):
    """Lay a tile on an arm; the first tile of a round has no arm (the empty text)."""

    tile: Tile
    arm: str = ""
    shown: int | None = None
    """The half that stays showing, where the rules leave a choice."""
    closed: bool = False
    """Face down (russian.md 6)."""
    along: bool = False
    """Lengthwise, where the rules leave a choice (russian.md 8)."""


@tagged("plays")
@dataclass(frozen=True, slots=True)
class Plays(Move):
    """Lay several tiles in one turn, each on an arm of its own, in the order of the arms, or in the order of
    laying where that matters."""

    plays: tuple[Play, ...]


def plays_of(move: Move) -> tuple[Play, ...]:
    """The tiles that a move lays, with their places."""
    return move.plays if isinstance(move, Plays) else (move,) if isinstance(move, Play) else ()


@tagged("draw")
@dataclass(frozen=True, slots=True)
class Draw(Move):
    """Take `count` tiles from the boneyard."""

    count: int = 1


@tagged("pass")
@dataclass(frozen=True, slots=True)
class Pass(Move):
    """Knock."""


@tagged("done")
@dataclass(frozen=True, slots=True)
class Done(Move):
    """End a turn that might go on."""


@tagged("block")
@dataclass(frozen=True, slots=True)
class Block(Move):
    """Close the round with a double across an end (western.md 4.6)."""

    tile: Tile
    arm: str


@tagged("claim")
@dataclass(frozen=True, slots=True)
class Claim(Move):
    """Say that the latest tile has scored (western.md 2.2 `must_announce`)."""


@tagged("keep")
@dataclass(frozen=True, slots=True)
class Keep(Move):
    """Put the tile that was turned to the left end of one's own row (russian.md 10)."""


@tagged("insert")
@dataclass(frozen=True, slots=True)
class Insert(Move):
    """Push a double into a joint of a line: between its tile `depth` and the next one, 0 for the root."""

    tile: Tile
    line: str
    depth: int


@tagged("cut")
@dataclass(frozen=True, slots=True)
class Cut(Move):
    """Lay a tile across both lines beyond this depth, and cut off what lies before it."""

    tile: Tile
    depth: int


@tagged("bid")
@dataclass(frozen=True, slots=True)
class Bid(Move):
    """Promise points, tricks or marks (western.md 3.3); 0 is a pass. 42 points are a mark."""

    amount: int
    marks: bool = False


ALL_POINTS: Final = 42
"""What all tricks of a hand count together, and so a mark."""


@tagged("plunge")
@dataclass(frozen=True, slots=True)
class Plunge(Move):
    """Bid four marks on four doubles; one's partner names the trumps."""


@tagged("trump")
@dataclass(frozen=True, slots=True)
class Trump(Move):
    """Name the trumps: a number, `doubles`, `none`, or `nello` to lose all tricks alone."""

    suit: str


@tagged("cell")
@dataclass(frozen=True, slots=True, order=True)
class Cell:
    """A place on a board; rows and columns are counted from 1."""

    row: int
    column: int

    def __str__(self) -> str:
        return f"r{self.row}c{self.column}"


@tagged("place")
@dataclass(frozen=True, slots=True)
class Place(Move):
    """Lay a tile on two cells of a board: its larger half on `high`, the other on `low`."""

    tile: Tile
    high: Cell
    low: Cell

    @property
    def spot(self) -> tuple[Cell, Cell]:
        """Its cells, the left or upper one first."""
        return (self.high, self.low) if self.high < self.low else (self.low, self.high)


@tagged("lift")
@dataclass(frozen=True, slots=True)
class Lift(Move):
    """Take a tile back from a board."""

    tile: Tile


@tagged("signal")
@dataclass(frozen=True, slots=True)
class Signal(Move):
    """Tell something about one's hand by a sign; costs no turn (russian.md 9.4)."""

    kind: str


@tagged("deal")
@dataclass(frozen=True, slots=True)
class Deal(Move):
    """The dealer shuffles from `seed`, or from the match's own seed where that is empty, and deals.

    `lot` is the outcome of the lot that this deal may need; None leaves it to the seed.
    """

    seed: str = field(default="", repr=False)
    lot: Seat | None = None


@tagged("deal-tiles")
@dataclass(frozen=True, slots=True)
class DealTiles(Move):
    """The dealer hands out exactly these tiles; what is not named is out of play."""

    hands: Hands = field(repr=False)
    boneyard: tuple[Tile, ...] = field(default=(), repr=False)
    lot: Seat | None = None


@tagged("time-up")
@dataclass(frozen=True, slots=True)
class TimeUp(Move):
    """A fact from outside, told by the dealer: the time that was agreed on is over."""


play_of = lru_cache(maxsize=4096)(Play)
"""`Play`, mostly one object for equal arguments: the same few are made over and over."""
block_of = lru_cache(maxsize=4096)(Block)

DRAW = Draw()
PASS = Pass()
DONE = Done()
CLAIM = Claim()
KEEP = Keep()
PLUNGE = Plunge()
NO_BID = Bid(0)
