"""What lies on the table in games of lines and crosses: tiles in arms that grow from a first one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from engine.codec import tagged
from engine.errors import IllegalMove
from engine.events import Mark
from engine.model import Body
from engine.rules.opening import Lead
from engine.seats import Seat, Side
from engine.tiles import Tile


@tagged("placed")
@dataclass(frozen=True, slots=True)
class Placed:
    """A tile on the table."""

    tile: Tile
    outer: int
    """The half that points away from the first tile; of the first tile itself the half towards `L`."""
    seat: Seat
    turn: int
    """The turn in which it was laid, counted from 1: the highest is the newest."""
    closed: bool = False
    """A double that lies face down: nothing is laid behind it."""
    along: bool = False
    """A double that lies lengthwise, where that is a choice."""
    across: bool = False
    """A tile of two numbers that lies crosswise and shows both of them."""

    @property
    def inner(self) -> int:
        """The half that points to the first tile; of the first tile itself the half towards `R`."""
        return self.tile.other(self.outer)

    @property
    def shown(self) -> int:
        """What it counts as the end of an arm (western.md 2.1, russian.md 7, 8)."""
        if self.across or (self.tile.double and not self.along):
            return self.tile.pips
        return self.outer


@tagged("arm")
@dataclass(frozen=True, slots=True)
class Arm:
    """A row of tiles that grows outwards, and the number it asks for; None: nothing is laid there any more."""

    key: str
    need: int | None
    tiles: tuple[Placed, ...] = ()
    other: int | None = None
    """A second number that is as good, behind a tile that shows both of its halves."""

    @property
    def needs(self) -> tuple[int, ...]:
        """All that it asks for: nothing, one number, or one of two."""
        if self.need is None:
            return ()
        return (self.need,) if self.other is None else (self.need, self.other)


@tagged("spinner")
@dataclass(frozen=True, slots=True)
class Spinner:
    """The double from which a cross grows, and where it lies: on which arm and as which of its tiles, counted from
    0; the first tile of all lies on no arm (the empty text)."""

    tile: Tile
    arm: str = ""
    at: int = 0


@tagged("said")
@dataclass(frozen=True, slots=True)
class Said:
    """A sign that was given in this round, and who saw it."""

    seat: Seat
    kind: str
    to: tuple[Seat, ...]


@tagged("unclaimed")
@dataclass(frozen=True, slots=True)
class Unclaimed:
    """The latest tile, as long as its points may still be claimed: whose they are first, and what they are."""

    seat: Seat
    marks: tuple[Mark, ...] = ()
    count: int | None = None
    heir: Seat | None = None
    """Who may still claim them where the round ends with this tile and its player has left them."""


@tagged("board")
@dataclass(frozen=True, slots=True)
class Board(Body):
    """The table of one round."""

    start: Placed | None = None
    arms: tuple[Arm, ...] = ()
    turns: int = 0
    """Turns that laid a tile."""
    drawn: int = 0
    """Tiles that the seat on turn has drawn in this turn."""
    passes: int = 0
    """Passes in succession up to now."""
    lead: Tile | None = None
    """The tile that gave the lead, while it is still in the leader's hand; everybody knows it."""
    lead_by: Seat | None = None
    lead_forced: bool = False
    otherwise: Lead | None = None
    """Who leads if `lead_by` would rather not lead this tile."""
    said: tuple[Said, ...] = ()
    spinner: Spinner | None = None
    """The double that makes the layout a cross, once it lies there."""
    run: int = 0
    """Tiles that the seat on turn has laid in this turn, where a turn may have several moves."""
    unclaimed: Unclaimed | None = None
    teams: tuple[Side, ...] = ()
    """The side of every seat in this round, where the tiles make other teams in every round."""

    def placed(self) -> Iterator[Placed]:
        """Every tile on the table, arm by arm."""
        if self.start is not None:
            yield self.start
        for arm in self.arms:
            yield from arm.tiles

    def arm(self, key: str) -> Arm | None:
        """The arm of this key; None as long as there is none."""
        return next((arm for arm in self.arms if arm.key == key), None)

    def empty(self, arm: Arm) -> bool:
        """Whether nothing lies yet behind the tile from which an arm grows. Where that is a spinner within the
        line, the tiles up to the spinner do not count."""
        return not arm.tiles or self._at_spinner(arm)

    def root(self, arm: Arm) -> Tile | None:
        """The tile from which an empty arm grows."""
        if self.spinner is not None and (arm.key in SIDES or self._at_spinner(arm)):
            return self.spinner.tile
        return None if self.start is None else self.start.tile

    def _at_spinner(self, arm: Arm) -> bool:
        spinner = self.spinner
        return spinner is not None and spinner.arm == arm.key and len(arm.tiles) == spinner.at + 1

    def to_claim(self, seat: Seat) -> bool:
        """Whether a seat has to say now whether the latest tile scores: its player, or after the last tile of a
        round the next one."""
        owed = self.unclaimed
        return owed is not None and seat == (owed.seat if owed.heir is None else owed.heir)


SIDES = ("U", "D")
"""The arms at the two sides of a spinner through which the line does not run."""


def board_of(body: Body) -> Board:
    """The table of a game of lines and crosses; no other body may be given."""
    assert isinstance(body, Board)
    return body


def turn_before(board: Board, seat: Seat) -> tuple[Tile, ...]:
    """The tiles of the latest turn in which a seat laid any."""
    own = [p for p in board.placed() if p.seat == seat]
    latest = max((p.turn for p in own), default=0)
    return tuple(p.tile for p in own if p.turn == latest)


def no_such_arm(key: str, arms: Iterable[Arm]) -> IllegalMove:
    """The refusal of a place that there is not: it names those that are open."""
    return IllegalMove("no-such-arm", arm=key, arms=", ".join(arm.key for arm in arms) or "none")
