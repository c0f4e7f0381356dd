"""What lies on the table in Chickenfoot: a root double, and arms that end in feet of toes (western.md 3.2).

A double at the end of an arm becomes a foot: the arm ends there, and its toes are arms of their own, called after
it (`1.2` is the second toe of the foot at the end of arm `1`). The root is a foot like the others, but that it may
have more toes.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from engine.board import Arm, Placed
from engine.codec import tagged
from engine.events import Ending, Event, How
from engine.kernels.endings import by_turns, ended
from engine.model import Body, State
from engine.moves import Play
from engine.seats import Seat
from engine.tiles import Tile, tile


@tagged("feet")
@dataclass(frozen=True, slots=True)
class Feet(Body):
    """The table of one round."""

    value: int | None = None
    """The number of the double from which this round grows; None before the first deal."""
    first: Seat | None = None
    """Who has the first turn of the round, whatever comes of it; None before the first deal."""
    holder: Seat | None = None
    """Who holds the root and must lead it, until he has."""
    start: Placed | None = None
    """The root, once it lies there."""
    arms: tuple[Arm, ...] = ()
    """Every arm, behind each the toes in which it ends."""
    turns: int = 0
    """Turns that laid a tile."""
    drawn: bool = False
    """Whether the seat on turn has drawn."""

    @property
    def root(self) -> Tile:
        """The double from which this round grows."""
        assert self.value is not None  # there has been a deal
        return tile(self.value, self.value)

    def arm(self, key: str) -> Arm | None:
        """The arm of this key; None if there is none."""
        return next((arm for arm in self.arms if arm.key == key), None)

    def unbegun(self) -> tuple[Arm, ...]:
        """The toes that must come next, all of the same foot; none if no foot is being made."""
        return tuple(arm for arm in self.arms if not arm.tiles)

    def open(self) -> tuple[Arm, ...]:
        """The arms on which a tile may be laid now, if it fits."""
        return self.unbegun() or tuple(arm for arm in self.arms if arm.need is not None)

    def foot(self) -> Arm | None:
        """The arm at whose end toes are still missing; None if there is none, or if it is the root that lacks
        them."""
        missing = self.unbegun()
        return self.arm(above(missing[0].key)) if missing else None

    def placed(self) -> Iterator[Placed]:
        """Every tile on the table, arm by arm."""
        if self.start is not None:
            yield self.start
        for arm in self.arms:
            yield from arm.tiles

    def rooted(self, seat: Seat, arms: int, *, laid: bool) -> Feet:
        """The table with the root and its arms; whether a player has `laid` it, or it was placed for all."""
        turn, root = self.turns + laid, self.root
        start = Placed(root, root.hi, seat, turn)
        return replace(self, holder=None, start=start, arms=_toes("", root, arms), turns=turn, drawn=False)

    def with_tile(self, seat: Seat, play: Play, toes: int) -> Feet:
        """The table with one more tile at the end of an arm; a double becomes a foot."""
        turn = self.turns + 1
        arms: list[Arm] = []
        for arm in self.arms:
            if arm.key != play.arm:
                arms.append(arm)
                continue
            assert arm.need is not None  # the arm is open
            outer = play.tile.other(arm.need)
            tiles = (*arm.tiles, Placed(play.tile, outer, seat, turn))
            arms.append(Arm(arm.key, None if play.tile.double else outer, tiles))
            if play.tile.double:
                arms += _toes(arm.key, play.tile, toes)
        return replace(self, arms=tuple(arms), turns=turn, drawn=False)


def above(key: str) -> str:
    """The arm in whose foot a toe is; the empty text if it is the root."""
    return key.rpartition(".")[0]


def _toes(key: str, double: Tile, number: int) -> tuple[Arm, ...]:
    stem = f"{key}." if key else ""
    return tuple(Arm(f"{stem}{toe}", double.hi) for toe in range(1, number + 1))


def feet_of(body: Body) -> Feet:
    """What lies on the table of this game."""
    assert isinstance(body, Feet)
    return body


def ending(state: State, how: How) -> Ending:
    """The round as it ends now. Whose the first turn was is its starter, whether he could lay a tile or not: the
    next round's goes to the seat after him."""
    body = feet_of(state.body)
    assert body.first is not None  # there has been a deal
    turns = by_turns(placed for placed in body.placed() if placed.turn)
    return ended(Ending, state, how, turns, body.first)


@tagged("root-set")
@dataclass(frozen=True, slots=True)
class RootSet(Event):
    """The round's root, and who has the first turn and why. The root lies in the middle, or it is `sought`: nobody
    holds it, and all draw until somebody has it."""

    value: int
    """The number of that double. It is no tile here: where it is may still be hidden."""
    seat: Seat
    why: str
    sought: bool
