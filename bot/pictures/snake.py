"""A row that folds: the arm `R` goes to the right and then winds downwards, `L` is the same turned by half.

The start tile stays in the middle, and two arms that wind away from each other cannot meet. At the edge a tile
stands upright below the last half, and the next row begins below it in the other direction. Doubles that lie
across stand upright too, wherever they are: between the tiles of a row, above a corner or below it.
"""

from __future__ import annotations

from bot.pictures.plan import LONG, SQUARE, Area, Plan, Spot
from bot.pictures.walk import Walk, upright
from engine.board import Board, Placed

NARROWEST = 2 * LONG
"""The least room beside the middle in which a snake can fold."""


def snake(board: Board, across: bool, reach: int) -> Plan:
    """The layout of a line with a start tile and two arms, at most `reach` steps from the middle wide."""
    assert reach >= NARROWEST
    if board.start is None:
        return Plan((), ())
    start = _start(board.start, across)
    spots, ends = [start], []
    for arm in board.arms:
        walk = Walk(across, -reach, reach, start.area.right, start.area.bottom)
        for placed in arm.tiles:
            walk.lay(placed)
        grown, end = walk.spots, walk.end(arm.key)
        if arm.key == "L":
            grown, end = [spot.turned() for spot in grown], end.turned()
        elif arm.key != "R":
            raise ValueError(f"a snake has no arm {arm.key!r}")
        spots += grown
        if arm.need is not None:
            ends.append(end)
    return Plan(tuple(spots), tuple(ends))


def _start(placed: Placed, across: bool) -> Spot:
    if upright(placed, across):
        return Spot(Area(-SQUARE // 2, -SQUARE, SQUARE, LONG), placed.outer, placed.inner, placed.turn)
    return Spot(Area(-SQUARE, -SQUARE // 2, LONG, SQUARE), placed.outer, placed.inner, placed.turn)
