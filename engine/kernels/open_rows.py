"""All tiles lie open in rows, and the last one of each row may be taken (western.md 4.13).

The player's tiles are those of the rows, one row after another, each from left to right.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate, chain
from typing import TypeVar

from engine.codec import tagged
from engine.events import Event
from engine.kernels.hands import hand_out_once, ready
from engine.kernels.patience import ALONE, Lined, Patience, line_of, longer
from engine.model import Body, State, Turned, advance
from engine.moves import Deal, DealTiles, Play
from engine.rules.dealing import BySeats
from engine.tiles import Tile, without

T = TypeVar("T")


@tagged("open-rows")
@dataclass(frozen=True, slots=True)
class Rows(Lined):
    """The line, and how many tiles each row still has; an empty row stays."""

    rows: tuple[int, ...] = ()
    lead: Tile | None = None
    """The tile that must be laid first, as long as it has not been."""


@dataclass(frozen=True, slots=True)
class OpenRows(Patience):
    """The kernel; each field is a decision of the game."""

    tiles: tuple[Tile, ...]
    width: int
    """Tiles in a row."""
    first: Tile | None
    """The tile that must be laid first, wherever it lies; None: any that may be taken."""
    most: int = 0
    """How many tiles the line can have at most, where that is the goal; 0: all of them."""

    # --- dealing ------------------------------------------------------------------------------------------

    def empty(self) -> Rows:
        return Rows()

    def deal(self, state: State, move: Deal | DealTiles) -> Turned:
        """Lay out the rows. Where the tiles are named, fewer than the whole set are a single row."""
        whole = len(self.tiles)
        handed = hand_out_once(state, move, self.tiles, BySeats((), others=whole))
        number = len(handed.hands[ALONE])
        lengths = (self.width,) * (whole // self.width) if number == whole else (number,)
        lead = self.first if self.first in handed.hands[ALONE] else None
        return Turned(ready(state, handed, Rows(rows=lengths, lead=lead), ALONE), (handed.event(),))

    # --- moves --------------------------------------------------------------------------------------------

    def available(self, state: State) -> tuple[Tile, ...]:
        lead = _rows(state.body).lead
        if lead is not None:
            return (lead,)
        return tuple(row[-1] for row in rows_of(state.hands[ALONE], state.body) if row)

    def taken(self, state: State, play: Play) -> tuple[State, tuple[Event, ...]]:
        rows = rows_of(state.hands[ALONE], state.body)
        left = tuple(without(row, play.tile) if play.tile in row else row for row in rows)
        body = Rows(longer(line_of(state.body), play), tuple(map(len, left)))
        return advance(state, hands=(tuple(chain(*left)),), body=body), ()

    def must_lead(self, body: Body) -> bool:
        return _rows(body).lead is not None


def rows_of(hand: Sequence[T], body: Body) -> tuple[tuple[T, ...], ...]:
    """The tiles of a hand in their rows."""
    lengths = _rows(body).rows
    ends = accumulate(lengths)
    return tuple(tuple(hand[end - length : end]) for length, end in zip(lengths, ends, strict=True))


def _rows(body: Body) -> Rows:
    assert isinstance(body, Rows)
    return body
