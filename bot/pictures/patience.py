"""The picture of a game for one that builds a line: the tiles that lie open above, the line below.

Open tiles keep their places: a row shrinks from the right, and what is left of it does not move. Those that fit
have a rim, those that may be taken and do not fit are plain, and all others are pale.
"""

from __future__ import annotations

from typing import Final

from bot.pictures.arms import arms_canvas
from bot.pictures.canvas import WIDTH, Canvas
from bot.pictures.palette import Hue
from bot.pictures.scene import Arms, Solitaire, Theme
from bot.pictures.sprites import Mark, lay
from engine.tiles import Tile

_MARGIN: Final = 16
_GAP: Final = 4
"""Pixels between two tiles, and between two rows."""
_SQUARES: Final = ((9, 66), (11, 52), (13, 40), (17, 34))
"""The side of a half in rows of up to so many tiles, and in the line at most. Large sets have up to 190 tiles, and
would make a heavy picture if they filled the canvas."""
_SMALLEST: Final = 30
_FEWEST: Final = 7
"""A row has room for at least so many tiles, so that a batch that shrinks keeps its size."""
_WIDEST: Final = 9
"""So many tiles lie side by side; the tiles of longer rows stand upright."""


def solitaire_canvas(drawing: Solitaire, theme: Theme) -> Canvas:
    """The open tiles and the line, as wide as the picture."""
    widest = max(_FEWEST, drawing.width, *map(len, drawing.rows))
    wanted = next((square for most, square in _SQUARES if widest <= most), _SMALLEST)
    above = _rows_canvas(drawing, theme, widest, wanted)
    below = arms_canvas(Arms(drawing.line), theme, wanted)
    canvas = Canvas(theme, (WIDTH, above.height + below.height), Hue.TABLE)
    canvas.paste(above, (0, 0))
    canvas.paste(below, (0, above.height))
    return canvas


def _rows_canvas(drawing: Solitaire, theme: Theme, widest: int, wanted: int) -> Canvas:
    lying = widest <= _WIDEST
    room = (WIDTH - 2 * _MARGIN + _GAP) // widest - _GAP
    square = min(wanted, room // 2 if lying else room)
    across, down = (2 * square, square) if lying else (square, 2 * square)
    left = (WIDTH - widest * (across + _GAP) + _GAP) // 2
    canvas = Canvas(theme, (WIDTH, 2 * _MARGIN + len(drawing.rows) * (down + _GAP)), Hue.TABLE)
    for number, row in enumerate(drawing.rows):
        for place, value in enumerate(row):
            at = left + place * (across + _GAP), _MARGIN + number * (down + _GAP)
            lay(canvas, square, value, at, lying=lying, mark=_mark(drawing, value))
    return canvas


def _mark(drawing: Solitaire, value: Tile) -> Mark:
    if value in drawing.fits:
        return Mark.PLAYABLE
    return Mark.NONE if value in drawing.free else Mark.DIMMED
