"""The end of a round, from the turns in which tiles were laid."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from operator import attrgetter
from typing import Any, TypeAlias, TypeVar

from engine.board import Placed
from engine.events import Ending, How
from engine.model import State
from engine.seats import Seat
from engine.tiles import Tile

E = TypeVar("E", bound=Ending)

LaidBy: TypeAlias = "tuple[Seat, tuple[Tile, ...]]"
"""Who laid tiles in a turn, and which."""


def ended(kind: type[E], state: State, how: How, turns: Sequence[LaidBy], starter: Seat, **more: Any) -> E:
    """The round as it ends now, after these turns; where nobody has laid a tile, who begins counts as the latest.
    `more` is what not every game tells."""
    seat = turns[-1][0] if turns else starter
    own = [tiles for other, tiles in turns if other == seat]
    return kind(
        how=how,
        seat=seat,
        last=own[-1] if own else (),
        before=own[-2] if len(own) > 1 else (),
        held=state.hands,
        table=state.table,
        sides=state.sides,
        recent=tuple(dict.fromkeys(other for other, _ in reversed(turns))),
        starter=starter,
        **more,
    )


def by_turns(placed: Iterable[Placed]) -> list[LaidBy]:
    """The tiles on a table by the turns in which they were laid."""
    turn = attrgetter("turn")
    together = [tuple(some) for _, some in groupby(sorted(placed, key=turn), key=turn)]
    return [(some[0].seat, tuple(one.tile for one in some)) for some in together]
