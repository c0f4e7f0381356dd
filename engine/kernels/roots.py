"""A round that grows from a double of its own: which it is, who begins, and how it is searched for."""

from __future__ import annotations

from engine.events import Leads
from engine.kernels.dealing import Handed
from engine.kernels.drawing import drawn
from engine.kernels.plain import following
from engine.model import Body, State, Turned, advance
from engine.seats import Seat
from engine.tiles import Tile, tile


def root_of(number: int, highest: int) -> Tile:
    """The double of a round: the highest one first, after 0-0 the highest again."""
    value = highest - (number - 1) % (highest + 1)
    return tile(value, value)


def holder_of(state: State, handed: Handed, root: Tile) -> Seat | None:
    """Who was dealt the double, if anybody was."""
    return next((seat for seat in state.table if root in handed.hands[seat]), None)


def first_turn(state: State, handed: Handed) -> tuple[Seat, str]:
    """Who has the first turn where nobody holds the double, and why."""
    leader = state.book.leader
    return (handed.lot(), "lot") if leader is None else (leader, state.book.why)


def sought(state: State, seat: Seat, root: Tile, found: Body) -> Turned:
    """One tile drawn in search of the double; who finds it leads it at once, and the table is as in `found`."""
    drew, hands, rest = drawn(state, seat)
    if drew.tiles != (root,):
        return Turned(advance(state, hands=hands, boneyard=rest, turn=following(state, seat)), (drew,))
    after = advance(state, hands=hands, boneyard=rest, body=found)
    return Turned(after, (drew, Leads(seat, root, forced=True, why="found")))
