"""What a kernel answers to questions that only some games ask; a kernel that asks one answers it itself."""

from __future__ import annotations

from collections.abc import Hashable

from engine.errors import IllegalMove
from engine.events import Ending
from engine.model import Body, State
from engine.moves import PASS, Draw, Move, Play
from engine.seats import Seat, seat_after
from engine.tiles import Hands, Tile


class Plain:
    """Nothing hidden but the hands, no ends, no signs, no forced first tile, no deal that is cancelled, no
    points in play."""

    __slots__ = ()

    def dealable(self, seats: int) -> bool:
        return True

    def asides(self, state: State, seat: Seat) -> tuple[Move, ...]:
        return ()

    def place(self, body: Body, move: Move) -> Hashable:
        return move

    def public(self, body: Body, seat: Seat | None) -> Body:
        return body

    def sees(self, state: State, seat: Seat | None) -> Hands:
        return own_hand(state, seat)

    def told(self, body: Body) -> tuple[Tile, ...]:
        return ()

    def needs(self, body: Body, *, collapsed: bool) -> tuple[int, ...] | None:
        return None

    def wanted(self, shown: int) -> int:
        return shown

    def shows(self, body: Body, play: Play) -> int | None:
        return None

    def count(self, body: Body) -> int | None:
        return None

    def must_lead(self, body: Body) -> bool:
        return False

    def stopped(self, state: State) -> Ending:
        raise TypeError(f"{type(self).__name__} has no points in play")


def own_hand(state: State, seat: Seat | None) -> Hands:
    """What is known where everybody sees his own tiles alone."""
    return tuple(hand if place == seat else () for place, hand in enumerate(state.hands))


def known_with(state: State, seat: Seat | None, shown: Tile | None, holder: Seat | None) -> Hands:
    """What is known where everybody sees his own tiles, and the one that its holder showed for the lead or has to
    lead, if there is one."""
    known = own_hand(state, seat)
    if shown is None or holder in (None, seat):
        return known
    return tuple((shown,) if place == holder else hand for place, hand in enumerate(known))


def following(state: State, seat: Seat) -> Seat:
    """Who has his turn after `seat`."""
    return seat_after(state.table, seat)


def not_done(legal: tuple[Move, ...]) -> IllegalMove:
    """Why a turn cannot end yet: what its player has to do first."""
    if any(isinstance(other, Draw) for other in legal):
        return IllegalMove("must-draw")
    return IllegalMove("must-pass" if PASS in legal else "lay-first")
