"""How a round on a layout stands when it ends, and when that is because nobody can go on (western.md 0.3 BLOCKED,
russian.md 1.5).

That is looked for after every action, so that nobody is asked for empty passes.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from engine.board import Board, board_of
from engine.events import Ending, How
from engine.kernels.endings import LaidBy, by_turns, ended
from engine.model import State
from engine.moves import play_of
from engine.rules.drawing import Stuck
from engine.rules.lying import fitting
from engine.seats import Seat
from engine.tiles import Tile

if TYPE_CHECKING:
    from engine.kernels.layout import Layout


def ending(state: State, how: How) -> Ending:
    """The round as it ends now."""
    board = board_of(state.body)
    turns = by_turns(board.placed())
    led = None if board.start is None else board.start.tile
    state = replace(state, sides=board.teams or state.sides)
    return ended(Ending, state, how, turns, turns[0][0], led=led, fisher=_fisher(turns))


def blocked(layout: Layout, state: State) -> Ending | None:
    """The end of a round that cannot go on; None if it can."""
    board, drawing = board_of(state.body), layout.drawing
    if board.start is None:
        return None
    if drawing.stuck is Stuck.TWO_OR_PASS and board.passes >= len(state.table):
        return ending(state, How.FISH)
    places = [fitting(layout.matching, need) for arm in layout.reach.open(board) for need in arm.needs]
    if _somebody_fits(layout, state, board, places):
        return None
    # Where every arm is shut nothing is left to draw for (russian.md 6).
    hopeless = not places or (drawing.dead_ends and all(place.isdisjoint(state.boneyard) for place in places))
    return ending(state, How.FISH) if hopeless or not drawing.drawable(len(state.boneyard)) else None


def _somebody_fits(layout: Layout, state: State, board: Board, places: list[frozenset[Tile]]) -> bool:
    for seat in state.table:
        hand = state.hands[seat]
        if len(hand) == 1 and layout.forbids_finish(board, seat, hand, play_of(hand[0])):
            continue
        if not all(place.isdisjoint(hand) for place in places):
            return True
    return False


def _fisher(turns: list[LaidBy]) -> Seat:
    """Who laid the latest tile that is no double; if there is none, the latest of all (russian.md 4.8)."""
    plain = (seat for seat, tiles in reversed(turns) if not all(tile.double for tile in tiles))
    return next(plain, turns[-1][0])
