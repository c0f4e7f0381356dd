"""The picture of a running total: the total, the latest tiles with what they made of it, and the marks to be hit.

A mark that was hit is filled and bears a tick, one that was missed is crossed out, and a pointer stands above the
next one.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from PIL import Image

from bot.pictures.canvas import WIDTH, Canvas, shape
from bot.pictures.lettering import lettering
from bot.pictures.marks import SIGN, cross, tick
from bot.pictures.palette import Hue
from bot.pictures.plate import plate
from bot.pictures.scene import Ladder, Reached, Rung, Theme
from bot.pictures.sprites import Mark, ghost, lay
from bot.pictures.writing import MIDDLE, centred, write
from engine.tiles import Tile

_MARGIN: Final = 16
_CARD: Final = (292, 210)
"""The card of the total."""
_CAPTION: Final = 36
_TOTAL: Final = 120
_SQUARE: Final = 60
"""The side of a half of the latest tiles."""
_SHOWN: Final = 5
"""So many of them find room; they lie in a row, upright."""
_PITCH: Final = 124
_RUNG: Final = 140
_POINTER: Final = 24
_MARK: Final = 48
_NOTE: Final = 28
_GAP: Final = 10


def ladder_canvas(drawing: Ladder, theme: Theme) -> Canvas:
    """The table, as wide as the picture."""
    upper = _CARD[1] + 2 * _MARGIN
    canvas = Canvas(theme, (WIDTH, upper + _POINTER + _RUNG + _MARGIN), Hue.PANEL)
    canvas.paste(_card(theme, drawing.caption, str(drawing.total)), (_MARGIN, _MARGIN))
    table = _latest(theme, drawing.latest[-_SHOWN:], (WIDTH - _CARD[0] - 2 * _MARGIN, upper))
    canvas.paste(table, (WIDTH - table.width, 0))
    room = (WIDTH - 2 * _MARGIN + _GAP) // len(drawing.rungs) - _GAP
    for place, rung in enumerate(drawing.rungs):
        x = _MARGIN + place * (room + _GAP)
        if rung.reached is Reached.NEXT:
            canvas.ink(_pointer(), (x + (room - _POINTER) // 2, upper), Hue.FAINT, Hue.PANEL)
        canvas.paste(_rung(theme, rung, room), (x, upper + _POINTER))
    return canvas


def _card(theme: Theme, caption: str, total: str) -> Canvas:
    """The total in large figures."""
    canvas = Canvas(theme, _CARD, Hue.PANEL)
    plate(canvas, Hue.BOX)
    middle, room = _CARD[0] // 2, _CARD[0] - 2 * _MARGIN
    write(canvas, caption, _CAPTION, (middle, 43), room, Hue.FAINT, Hue.BOX, MIDDLE)
    write(canvas, total, _TOTAL, (middle, _CARD[1] - 82), None, Hue.TEXT, Hue.BOX, MIDDLE)
    return canvas


def _latest(theme: Theme, tiles: Sequence[tuple[Tile, int]], size: tuple[int, int]) -> Canvas:
    """The latest tiles from left to right, each above the total that it made."""
    canvas = Canvas(theme, size, Hue.TABLE)
    top = _MARGIN + 6
    left = (canvas.width - _SHOWN * _PITCH) // 2 + (_PITCH - _SQUARE) // 2
    if not tiles:
        canvas.paste(ghost(theme, _SQUARE, 2 * _SQUARE), (left, top))
    for place, (value, total) in enumerate(tiles):
        x, newest = left + place * _PITCH, place == len(tiles) - 1
        mark = Mark.NEWEST if newest else Mark.NONE
        lay(canvas, _SQUARE, value, (x, top), lying=False, mark=mark)
        figures, middle = lettering(str(total), 44 if newest else 36), (x + _SQUARE / 2, top + 2 * _SQUARE + 40)
        centred(canvas, figures, middle, Hue.PLAYABLE, Hue.TABLE)
    return canvas


@lru_cache(128)
def _rung(theme: Theme, rung: Rung, width: int) -> Canvas:
    """A mark: its number, what it is worth, and what has become of it."""
    canvas = Canvas(theme, (width, _RUNG), Hue.PANEL)
    hit = rung.reached is Reached.HIT
    ground, bright, faint = (Hue.TURN, Hue.TURN_TEXT, Hue.TURN_TEXT) if hit else (Hue.BOX, Hue.TEXT, Hue.FAINT)
    plate(canvas, ground)
    missed = rung.reached is Reached.MISSED
    middle, room = width // 2, width - 12
    write(canvas, str(rung.total), _MARK, (middle, 34), None, faint if missed else bright, ground, MIDDLE)
    write(canvas, rung.worth, _NOTE, (middle, 76), room, faint, ground, MIDDLE)
    if missed:
        canvas.ink(cross(), ((width - SIGN) // 2, 97), faint, ground)
    elif hit:
        room -= SIGN + 10
        left = (width - lettering(rung.note, _NOTE, room).width - SIGN - 4) // 2
        canvas.ink(tick(), (left, 97), bright, ground)
        write(canvas, rung.note, _NOTE, (left + SIGN + 4, 112), room, bright, ground)
    else:
        write(canvas, rung.note, _NOTE, (middle, 112), room, bright, ground, MIDDLE)
    return canvas


def _pointer() -> Image.Image:
    return shape((_POINTER, _POINTER), lambda fine: fine.polygon((2, 6), (_POINTER - 2, 6), (_POINTER / 2, 21)))
