"""A line begins with a tile from the boneyard and takes one batch of tiles after another (western.md 4.14).

The player's tiles are those of the batch; when it has been laid the next one is drawn by itself.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.codec import tagged
from engine.errors import IllegalMove
from engine.events import Event
from engine.kernels.hands import hand_out_once, ready
from engine.kernels.patience import ALONE, Lined, Patience, longer, turned_up
from engine.model import State, Turned, advance
from engine.moves import Deal, DealTiles, Play
from engine.rules.dealing import BySeats
from engine.tiles import Tile, without


@tagged("batches")
@dataclass(frozen=True, slots=True)
class Batches(Lined):
    """The line, and how many batches have been drawn."""

    drawn: int = 0


@tagged("turned-up")
@dataclass(frozen=True, slots=True)
class TurnedUp(Event):
    """A tile of the boneyard begins the line."""

    tile: Tile


@tagged("batch-drawn")
@dataclass(frozen=True, slots=True)
class BatchDrawn(Event):
    """The next batch lies open."""

    number: int
    tiles: tuple[Tile, ...]


@dataclass(frozen=True, slots=True)
class InBatches(Patience):
    """The kernel; each field is a decision of the game."""

    tiles: tuple[Tile, ...]
    size: int
    """Tiles in a batch."""
    short: bool
    """Whether what is left at the end, too little for a whole batch, is laid too."""

    # --- dealing ------------------------------------------------------------------------------------------

    def empty(self) -> Batches:
        return Batches()

    def deal(self, state: State, move: Deal | DealTiles) -> Turned:
        """Turn up the first tile of the boneyard, and draw a batch. It may be that nothing of it fits."""
        handed = hand_out_once(state, move, self.tiles, BySeats((), others=self.size))
        if not handed.boneyard:
            raise IllegalMove("deal-no-start")
        first, *rest = handed.boneyard
        handed = replace(handed, boneyard=tuple(rest))
        begun = ready(state, handed, Batches(turned_up(first), 1), ALONE)
        return self.judged(begun, (handed.event(), TurnedUp(first)))

    # --- moves --------------------------------------------------------------------------------------------

    def available(self, state: State) -> tuple[Tile, ...]:
        return state.hands[ALONE]

    def taken(self, state: State, play: Play) -> tuple[State, tuple[Event, ...]]:
        body, hand = state.body, without(state.hands[ALONE], play.tile)
        assert isinstance(body, Batches)
        line = longer(body.line, play)
        size = self.next_size(len(state.boneyard))
        if hand or not size:
            return advance(state, hands=(hand,), body=replace(body, line=line)), ()
        batch, number = state.boneyard[:size], body.drawn + 1
        after = advance(state, hands=(batch,), boneyard=state.boneyard[size:], body=Batches(line, number))
        return after, (BatchDrawn(number, batch),)

    def next_size(self, boneyard: int) -> int:
        """How many tiles the next batch has, with so many left; 0 if there is none."""
        return self.size if boneyard >= self.size else boneyard if self.short else 0

    def batches_left(self, boneyard: int) -> int:
        """How many batches follow the one that is open."""
        rest = boneyard % self.size
        return boneyard // self.size + (1 if self.short and rest else 0)
