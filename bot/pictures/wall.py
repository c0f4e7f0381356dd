"""The picture of a wall of two courses: its ends show where the next brick goes.

The bricks are as large as lets the wall be one strip; a wall that would have to be drawn too small goes on in a
next strip, which begins with the last brick once more, in pale.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import Final

from bot.pictures.arms import badge
from bot.pictures.canvas import WIDTH, Canvas
from bot.pictures.palette import Hue
from bot.pictures.plan import Direction
from bot.pictures.scene import Theme, Wall
from bot.pictures.sprites import Mark, ghost, lay
from bot.pictures.strips import strips
from engine.kernels.brickwork import Brick, Gap

_MARGIN: Final = 14
_GAP: Final = 40
"""Between two strips."""
_ONE_STRIP: Final = (72, 64, 58, 52, 46)
"""The sizes of a half in pixels for a wall in one strip, largest first; the smallest is still read on a phone."""
_STRIPS: Final = (56, 52, 46, 40, 34, 28, 24, 20)
"""The same for a longer one."""
_LOWEST: Final = 320
_TALLEST: Final = 500
"""A wall that would be taller is drawn with smaller tiles."""
_BESIDE: Final = 2
"""Columns that are kept for the places of the next bricks, which reach beyond the wall."""


def wall_canvas(drawing: Wall, theme: Theme) -> Canvas:
    """The wall, as wide as the picture."""
    square, columns = fit(len(drawing.bricks))
    rows = strips(drawing.bricks, columns) if drawing.bricks else []
    height = _height(len(rows), square)
    canvas = Canvas(theme, (WIDTH, max(_LOWEST, height)), Hue.TABLE)
    top = (canvas.height - height) // 2 + _MARGIN
    if not rows:
        canvas.paste(ghost(theme, 2 * square, square), (WIDTH // 2 - square, (canvas.height - square) // 2))
    newest = max((brick.placed.turn for brick in drawing.bricks), default=0)
    for number, row in enumerate(rows):
        # A strip that fills its place begins at the left, so that it does not move while the last one grows.
        width = (columns + _BESIDE if len(rows) > 1 else len(row) + 1 + _BESIDE) * square
        left = (WIDTH - width) // 2 + square - row[0].column * square
        at = left, top + number * (2 * square + _GAP)
        _lay(canvas, row, square, at, newest, again=number > 0)
        ends = [gap for gap in drawing.gaps if number == (0 if gap.key == "L" else len(rows) - 1)]
        _show_ends(canvas, ends, square, at)
    return canvas


def fit(bricks: int) -> tuple[int, int]:
    """The side of a half, and how many columns of the wall lie side by side."""
    whole = (one for one in _ONE_STRIP if bricks + 1 <= _columns(one))
    parts = (one for one in _STRIPS if _height(-(-(bricks - 1) // (_columns(one) - 2)), one) <= _TALLEST)
    square = next(chain(whole, parts, _STRIPS[-1:]))
    return square, _columns(square)


def _columns(square: int) -> int:
    return (WIDTH - 2 * _MARGIN) // square - _BESIDE


def _height(rows: int, square: int) -> int:
    return rows * (2 * square + _GAP) - _GAP + 2 * _MARGIN


def _lay(
    canvas: Canvas, row: Sequence[Brick], square: int, at: tuple[int, int], newest: int, *, again: bool
) -> None:
    """The bricks of a strip, with column 0 of the upper course at `at`; one that is shown `again` is pale."""
    for place, brick in enumerate(row):
        mark = Mark.NEWEST if brick.placed.turn == newest else Mark.NONE
        if again and not place:
            mark = Mark.DIMMED
        corner = at[0] + brick.column * square, at[1] + (0 if brick.upper or brick.bars else square)
        lay(canvas, square, (brick.left, brick.right), corner, lying=not brick.bars, mark=mark)


def _show_ends(canvas: Canvas, gaps: Sequence[Gap], square: int, at: tuple[int, int]) -> None:
    """The outline of the next brick at either end, with the letter of that end in its inner half."""
    small = round(square * 0.76)
    inset = (square - small) // 2
    for gap in gaps:
        x, y = at[0] + gap.column * square, at[1] + (0 if gap.upper else square)
        left = gap.key == "L"
        canvas.paste(ghost(canvas.theme, 2 * square, square), (x - square if left else x, y))
        letter = badge(canvas.theme, small, gap.key, Direction.LEFT if left else Direction.RIGHT)
        canvas.paste(letter, (x + inset, y + inset))
