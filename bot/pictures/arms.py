"""The picture of a layout whose tiles lie on arms: lines, crosses, stars of four.

The size of the tiles comes from a short ladder and is chosen by the length of the layout alone, and the
picture keeps some height from the first tile on: from one move to the next it mostly stays as it was.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache
from typing import Final

from bot.pictures import cross, snake
from bot.pictures.canvas import WIDTH, Canvas, Fine, shape
from bot.pictures.lettering import lettering
from bot.pictures.palette import Hue
from bot.pictures.plan import SQUARE, Area, Direction, End, Plan
from bot.pictures.scene import Arms, Theme
from bot.pictures.sprites import Mark, ghost, lay
from bot.pictures.writing import centred
from engine.board import SIDES, Board

MARGIN: Final = 16
_SQUARES: Final = (60, 52, 46, 40, 36, 32, 28, 24, 20, 16)
"""The sizes of a half in pixels, largest first."""
TALLEST: Final = 1000
"""A layout that would be taller is drawn with smaller tiles."""
_LOWEST: Final = 220
"""The table reaches at least this far above and below the middle."""


def arms_canvas(drawing: Arms, theme: Theme, largest: int = _SQUARES[0]) -> Canvas:
    """The layout, as wide as the picture, with halves of the size `largest` at most."""
    plan, square = fit(drawing.board, drawing.across, largest)
    canvas, above = bare_table(theme, plan, square)
    middle = WIDTH // 2, above
    shown = replace(plan, ends=tuple(end for end in plan.ends if end.key not in drawing.waiting))
    lay_plan(canvas, shown, square, middle, lambda end: badge(theme, square, end.key, end.towards))
    if not plan.spots:
        canvas.paste(ghost(theme, 2 * square, square), (middle[0] - square, middle[1] - square // 2))
    return canvas


def fit(board: Board, across: bool, largest: int = _SQUARES[0]) -> tuple[Plan, int]:
    """The layout with the largest tiles that leave the picture a sane height, and the side of their halves."""
    *larger, smallest = (size for size in _SQUARES if size <= largest)
    for square in larger:
        plan = _plan(board, across, square)
        if (plan.bottom - plan.top) * (square // SQUARE) <= TALLEST:
            return plan, square
    return _plan(board, across, smallest), smallest


def _plan(board: Board, across: bool, square: int) -> Plan:
    """The way of laying out that suits the arms, with halves of this size."""
    reach = (WIDTH // 2 - MARGIN) // (square // SQUARE)
    if any(arm.key in SIDES for arm in board.arms):
        return cross.cross(board, across, max(cross.NARROWEST, reach))
    return snake.snake(board, across, max(snake.NARROWEST, reach))


def bare_table(theme: Theme, plan: Plan, square: int) -> tuple[Canvas, int]:
    """A table on which a plan has room, as wide as the picture, and how high above its middle it reaches."""
    step = square // SQUARE
    above = max(_LOWEST, -plan.top * step + MARGIN)
    below = max(_LOWEST, plan.bottom * step + MARGIN)
    return Canvas(theme, (WIDTH, above + below), Hue.TABLE), above


def lay_plan(
    canvas: Canvas, plan: Plan, square: int, middle: tuple[int, int], label: Callable[[End], Canvas]
) -> None:
    """Put the tiles of a plan on a table, around this middle, and at its ends their labels."""
    step = square // SQUARE

    def corner(area: Area) -> tuple[int, int]:
        return middle[0] + area.x * step, middle[1] + area.y * step

    newest = max((spot.turn for spot in plan.spots), default=0)
    for spot in plan.spots:
        mark = Mark.NEWEST if spot.turn and spot.turn == newest else Mark.NONE
        halves, at = (spot.first, spot.second), corner(spot.area)
        lay(canvas, square, halves, at, lying=spot.lying, mark=mark, closed=spot.closed)
    for end in plan.ends:
        canvas.paste(label(end), corner(end.area))


@lru_cache(256)
def badge(theme: Theme, square: int, letter: str, towards: Direction) -> Canvas:
    """A letter on a disc that points where the arm goes on."""
    canvas = Canvas(theme, (square, square), Hue.TABLE)
    middle, radius = square / 2, square * 0.34
    x, y = towards.value

    def paint(fine: Fine) -> None:
        fine.disc(middle, middle, radius)
        tip = square * 0.48
        wing = radius * 0.75
        fine.polygon(
            (middle + x * tip, middle + y * tip),
            (middle + x * wing * 0.9 + y * wing, middle + y * wing * 0.9 + x * wing),
            (middle + x * wing * 0.9 - y * wing, middle + y * wing * 0.9 - x * wing),
        )

    canvas.ink(shape((square, square), paint), (0, 0), Hue.BADGE, Hue.TABLE)
    words = lettering(letter, round(square * 0.42), round(square * 0.6))
    centred(canvas, words, (middle, middle), Hue.BADGE_TEXT, Hue.BADGE)
    return canvas
