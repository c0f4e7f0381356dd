"""A round that grows from a double of its own: which it is, how it begins, and how that double is searched for."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from engine.events import Leads
from engine.kernels.hands import Handed, drawn, hand_out_once
from engine.kernels.plain import following
from engine.model import Body, State, Turned, advance
from engine.moves import Deal, DealTiles
from engine.rules.dealing import HandSize
from engine.seats import Seat
from engine.tiles import Tile, tile, without


class Where(StrEnum):
    """Where the double of a round is when the tiles have been dealt."""

    HELD = "held"
    """In a hand, from which it is led."""
    SOUGHT = "sought"
    """In the boneyard, where it is searched for."""
    PLACED = "placed"
    """On the table: it was taken out of the set, or out of a deal that was named."""


@dataclass(frozen=True, slots=True)
class Beginning:
    """How a round begins: its double and where that is, who has the first turn, and why he has it."""

    root: Tile
    where: Where
    seat: Seat
    why: str


def begin(
    state: State, move: Deal | DealTiles, tiles: tuple[Tile, ...], hands: HandSize, *, placed: bool
) -> tuple[Handed, Beginning]:
    """The tiles of the next round, from a set in which the highest is the last, and how it begins; with `placed`
    its double is taken out before the deal. IllegalMove if tiles or a lot are needed that nothing decides."""
    root = _root_of(state.round + 1, tiles[-1].hi)
    handed = hand_out_once(state, move, without(tiles, root) if placed else tiles, hands)
    return handed, _beginning(state, handed, root)


def _root_of(number: int, highest: int) -> Tile:
    """The double of a round: the highest one first, after 0-0 the highest again."""
    value = highest - (number - 1) % (highest + 1)
    return tile(value, value)


def _beginning(state: State, handed: Handed, root: Tile) -> Beginning:
    """The holder of the double begins; if nobody was dealt it, who has the lead from the round before, or else by
    lot."""
    holder = next((seat for seat in state.table if root in handed.hands[seat]), None)
    if holder is not None:
        return Beginning(root, Where.HELD, holder, "named")
    where, leader = Where.SOUGHT if root in handed.boneyard else Where.PLACED, state.book.leader
    if leader is None:
        return Beginning(root, where, handed.lot(), "lot")
    return Beginning(root, where, leader, state.book.why)


def sought(state: State, seat: Seat, root: Tile, found: Body) -> Turned:
    """One tile drawn in search of the double; who finds it leads it at once, and the table is as in `found`."""
    drew, hands, rest = drawn(state, seat)
    if drew.tiles != (root,):
        return Turned(advance(state, hands=hands, boneyard=rest, turn=following(state, seat)), (drew,))
    after = advance(state, hands=hands, boneyard=rest, body=found)
    return Turned(after, (drew, Leads(seat, root, forced=True, why="found")))
