"""What lies on the table of Mexican Train: a hub, a train for every seat, the train that is everybody's; and what
happens there."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.board import Placed
from engine.codec import tagged
from engine.events import Ending, Event, How, Laid, Passed
from engine.kernels.endings import by_turns, ended
from engine.model import Body, State
from engine.seats import Seat
from engine.tiles import Tile, tile

MEXICAN = "M"
"""The train that is everybody's."""


def own_train(seat: Seat) -> str:
    """How the train of a seat is called."""
    return str(seat + 1)


@tagged("train")
@dataclass(frozen=True, slots=True)
class Train:
    """A row of tiles that grows away from the hub."""

    key: str
    """`M`, or the number of its owner's seat, counted from 1."""
    tiles: tuple[Placed, ...] = ()
    marked: bool = False
    """Whether its owner's marker makes it everybody's."""

    @property
    def owner(self) -> Seat | None:
        """Whose it is; None: everybody's."""
        return None if self.key == MEXICAN else Seat(int(self.key) - 1)


@tagged("tracks")
@dataclass(frozen=True, slots=True)
class Tracks(Body):
    """The table of one round. Turns are counted from the one that follows the hub."""

    number: int | None = None
    """That of the engine: of the double in the hub, or on its way there."""
    trains: tuple[Train, ...] = ()
    """Those of the seats in the order of their turns, then `M`; none before the engine lies in the hub."""
    holder: Seat | None = None
    """Who must lead the engine, or has led it: everybody knows that he holds it."""
    over: int = 0
    """Turns that are over."""
    passes: int = 0
    """Passes in succession up to now."""
    drawn: int = 0
    """Tiles that the seat on turn has drawn for the tile that it is to lay next."""
    again: bool = False
    """Whether the seat on turn has laid a double and owes another tile for it."""
    running: bool = False
    """Whether the seat on turn is laying the long first turn of its train."""
    bare: tuple[str, ...] = ()
    """The trains that end in a double which must be covered, the longest waiting first."""

    @property
    def engine(self) -> Tile:
        """The double of this round."""
        assert self.number is not None  # the round has been dealt
        return tile(self.number, self.number)

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.trains) - 1

    @property
    def own(self) -> Train:
        """The train of the seat on turn."""
        return self.trains[self.over % self.seats]

    @property
    def first_turn(self) -> bool:
        """Whether the seat on turn has its first one."""
        return self.over < self.seats

    def train(self, key: str) -> Train | None:
        """The train of this key; None if there is none, as before the engine lies in the hub."""
        return next((train for train in self.trains if train.key == key), None)

    def need(self, train: Train) -> int:
        """What a train asks for."""
        return train.tiles[-1].outer if train.tiles else self.engine.hi

    def placed(self) -> Iterator[Placed]:
        """Every tile on a train."""
        for train in self.trains:
            yield from train.tiles

    def tiles(self) -> Iterator[Tile]:
        """Every tile on the table."""
        if self.trains:
            yield self.engine
        yield from (placed.tile for placed in self.placed())

    def whose(self) -> Seat:
        """Whose turn was, or will be, the first of the round."""
        owner = self.holder if self.holder is not None else self.trains[0].owner
        assert owner is not None  # M is the last of the trains
        return owner


def tracks_of(body: Body) -> Tracks:
    """What lies on the table of this game."""
    assert isinstance(body, Tracks)
    return body


def ending(state: State, how: How) -> Ending:
    """The round as it ends now. Where nobody has laid a tile, the engine is the latest."""
    body = tracks_of(state.body)
    turns = by_turns(body.placed()) or [(body.whose(), (body.engine,))]
    return ended(Ending, state, how, turns, body.whose())


# --- What happens -----------------------------------------------------------------------------------------


@tagged("engine-placed")
@dataclass(frozen=True, slots=True)
class EnginePlaced(Event):
    """The double of the round lies in the hub, and a seat has the first turn."""

    tile: Tile
    seat: Seat
    why: str


@tagged("engine-sought")
@dataclass(frozen=True, slots=True)
class EngineSought(Event):
    """Nobody holds the double of the round: all draw in turn, this seat first, until somebody finds it."""

    number: int
    seat: Seat
    why: str


@tagged("coupled")
@dataclass(frozen=True, slots=True)
class Coupled(Laid):
    """Tiles were laid on trains; the engine, in the hub, has no arm."""


@tagged("opened")
@dataclass(frozen=True, slots=True)
class Opened(Passed):
    """A seat passed, and its train is everybody's from now on."""


@tagged("reclaimed")
@dataclass(frozen=True, slots=True)
class Reclaimed(Event):
    """A seat has laid a tile on its own train, which is nobody else's any more."""

    seat: Seat


@tagged("uncoverable")
@dataclass(frozen=True, slots=True)
class Uncoverable(Event):
    """A double need not be covered: all other tiles with its number lie on the table."""

    tile: Tile
