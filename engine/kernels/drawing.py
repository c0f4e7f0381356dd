"""How tiles go from the boneyard into a hand, in any kernel."""

from __future__ import annotations

from engine.events import Drew
from engine.model import State, with_hand
from engine.seats import Seat
from engine.tiles import Hands, Tile


def drawn(state: State, seat: Seat, count: int = 1) -> tuple[Drew, Hands, tuple[Tile, ...]]:
    """What is told of a seat that draws so many tiles, the hands with them, and what is left of the boneyard."""
    taken, rest = state.boneyard[:count], state.boneyard[count:]
    return Drew(seat, taken), with_hand(state, seat, (*state.hands[seat], *taken)), rest
