"""Points in play that are being entered on a score sheet: like a round they stand in the buttons, as `p2.15.`,
which is seat 2 with 15 points."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from engine.model import Phase, State, View
from engine.needs import Needs
from engine.seats import Seat
from engine.telling import PointsTold, tell

_WRITTEN = re.compile(r"p(?P<seat>[0-9]{1,2})\.(?P<points>[0-9]{0,3})\.(?P<sure>y?)")


@dataclass(frozen=True, slots=True)
class PointsDraft:
    """Whose points, and how many as far as that has been said."""

    seat: Seat
    points: int | None = None
    sure: bool = False
    """Whether the match may end with them."""

    def __str__(self) -> str:
        return f"p{self.seat}.{'' if self.points is None else self.points}.{'y' if self.sure else ''}"

    def so_many(self, points: int) -> PointsDraft:
        """With this number of points."""
        return replace(self, points=points)

    def surely(self) -> PointsDraft:
        """Entered by somebody who knows that the match ends with them."""
        return replace(self, sure=True)


def read(written: str) -> PointsDraft | None:
    """What a button or a page says; None if it is something else."""
    match = _WRITTEN.fullmatch(written)
    if match is None:
        return None
    points = int(match["points"]) if match["points"] else None
    return PointsDraft(Seat(int(match["seat"])), points, bool(match["sure"]))


def fits(points: PointsDraft, state: State | View, wanted: Needs) -> bool:
    """Whether such points can be told at this moment, whoever has made the button."""
    if wanted.earns is None or points.seat not in state.table:
        return False
    return points.points is None or wanted.earns.allows(points.points)


def told(points: PointsDraft) -> PointsTold | None:
    """The points as an entry of a sheet; None as long as it is not known how many they are."""
    return None if points.points is None else PointsTold(points.seat, points.points)


def decides(points: PointsDraft, state: State) -> bool:
    """Whether the match would end with them, and nobody has said yet that it may."""
    move = told(points)
    return move is not None and not points.sure and tell(state, move).state.phase is Phase.OVER
