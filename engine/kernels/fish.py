"""When a round on a layout ends because nobody can go on (western.md 0.3 BLOCKED, russian.md 1.5).

It is looked for after every action, so that nobody is asked for empty passes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.events import Ending, How
from engine.kernels.board import Board, board_of, ending
from engine.model import State
from engine.moves import play_of
from engine.rules.lying import fitting
from engine.rules.turns import Stuck
from engine.tiles import Tile

if TYPE_CHECKING:
    from engine.kernels.layout import Layout


def blocked(layout: Layout, state: State) -> Ending | None:
    """The end of a round that cannot go on; None if it can."""
    board, drawing = board_of(state), layout.drawing
    if board.start is None:
        return None
    if drawing.stuck is Stuck.TWO_OR_PASS and board.passes >= len(state.table):
        return ending(state, How.FISH)
    fits = fitting(layout.matching)
    places = [fits[need] for arm in layout.reach.open(board) for need in arm.needs]
    if not places:
        return ending(state, How.FISH)  # every arm is shut: nothing is left to draw for (russian.md 6)
    if _somebody_fits(layout, state, board, places):
        return None
    if drawing.drawable(len(state.boneyard)):
        hopeless = drawing.dead_ends and all(place.isdisjoint(state.boneyard) for place in places)
        return ending(state, How.FISH) if hopeless else None
    return ending(state, How.FISH)


def _somebody_fits(layout: Layout, state: State, board: Board, places: list[frozenset[Tile]]) -> bool:
    for seat in state.table:
        hand = state.hands[seat]
        if len(hand) == 1 and layout.forbids_finish(board, seat, hand, play_of(hand[0])):
            continue
        if not all(place.isdisjoint(hand) for place in places):
            return True
    return False
