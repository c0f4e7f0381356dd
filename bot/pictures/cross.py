"""A cross: a spinner in the middle, and four arms that wind like the sails of a windmill.

`R` goes to the right and winds downwards on its side of the spinner; `D` goes down and winds to the left. `L` and
`U` are the same, turned by half. So every arm has a quarter of the table to itself and cannot meet another.
"""

from __future__ import annotations

from bot.pictures.plan import LONG, SQUARE, Area, Plan, Spot
from bot.pictures.walk import Walk
from engine.board import Board, Placed
from engine.rooted import rooted

CLEAR = SQUARE + 1
"""Rows below the first stay so far from the middle: the column there belongs to another arm."""

NARROWEST = CLEAR + 2 * LONG + SQUARE
"""The least room beside the middle in which the arms can wind."""


def cross(board: Board, across: bool, reach: int) -> Plan:
    """The layout of a board with arms at the sides of its spinner, at most `reach` steps from the middle wide."""
    assert reach >= NARROWEST
    layout = rooted(board)
    assert layout is not None
    middle = layout.middle
    spots = [Spot(Area(-SQUARE // 2, -SQUARE, SQUARE, LONG), middle.tile.hi, middle.tile.hi, middle.turn)]
    ends = []
    for arm in board.arms:
        walk = _walk(arm.key, layout.arms[arm.key], across, reach)
        grown, end = walk.spots, walk.end(arm.key)
        if arm.key in ("L", "U"):
            grown, end = [spot.turned() for spot in grown], end.turned()
        spots += grown
        if arm.need is not None:
            ends.append(end)
    return Plan(tuple(spots), tuple(ends))


def _walk(key: str, tiles: tuple[Placed, ...], across: bool, reach: int) -> Walk:
    beside, below = SQUARE // 2, SQUARE
    if key in ("L", "R"):
        walk = Walk(across, CLEAR, reach, beside, below, spare=SQUARE)
    elif key in ("U", "D"):
        # There is no room to the right at all: the first tile turns the corner and so goes down.
        walk = Walk(across, -reach, beside, beside, below, spare=SQUARE)
    else:
        raise ValueError(f"a cross has no arm {key!r}")
    for placed in tiles:
        walk.lay(placed)
    return walk
