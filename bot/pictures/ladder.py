"""The picture of a running total: the total, the latest tiles with what they made of it, and the marks to be hit.

A mark that was hit is filled and bears a tick, one that was missed is crossed out, and a pointer stands above the
next one.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from PIL import Image

from bot.pictures.canvas import WIDTH, Canvas, Fine, shape
from bot.pictures.lettering import lettering
from bot.pictures.palette import Hue
from bot.pictures.scene import Ladder, Reached, Rung, Theme
from bot.pictures.sprites import Mark, ghost, lay
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
_SIGN: Final = 30
"""The side of the tick and of the cross."""
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
    _plate(canvas, Hue.BOX)
    words = lettering(caption, _CAPTION, _CARD[0] - 2 * _MARGIN)
    canvas.ink(words, ((_CARD[0] - words.width) // 2, 14), Hue.FAINT, Hue.BOX)
    _centre(canvas, lettering(total, _TOTAL), _CARD[1] - 82, Hue.TEXT, Hue.BOX)
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
        figures = lettering(str(total), 44 if newest else 36)
        drawn = figures.crop(figures.getbbox())
        at = x + (_SQUARE - drawn.width) // 2, top + 2 * _SQUARE + 40 - drawn.height // 2
        canvas.ink(drawn, at, Hue.PLAYABLE, Hue.TABLE)
    return canvas


@lru_cache(128)
def _rung(theme: Theme, rung: Rung, width: int) -> Canvas:
    """A mark: its number, what it is worth, and what has become of it."""
    canvas = Canvas(theme, (width, _RUNG), Hue.PANEL)
    hit = rung.reached is Reached.HIT
    ground, bright, faint = (Hue.TURN, Hue.TURN_TEXT, Hue.TURN_TEXT) if hit else (Hue.BOX, Hue.TEXT, Hue.FAINT)
    _plate(canvas, ground)
    missed = rung.reached is Reached.MISSED
    _centre(canvas, lettering(str(rung.total), _MARK), 34, faint if missed else bright, ground)
    _centre(canvas, lettering(rung.worth, _NOTE, width - 12), 76, faint, ground)
    if missed:
        canvas.ink(_cross(), ((width - _SIGN) // 2, 97), faint, ground)
    elif hit:
        words = lettering(rung.note, _NOTE, width - _SIGN - 22)
        left = (width - words.width - _SIGN - 4) // 2
        canvas.ink(_tick(), (left, 97), bright, ground)
        _centre(canvas, words, 112, bright, ground, middle=left + _SIGN + 4 + words.width // 2)
    elif rung.note:
        _centre(canvas, lettering(rung.note, _NOTE, width - 12), 112, bright, ground)
    return canvas


def _plate(canvas: Canvas, hue: Hue) -> None:
    """Fill a canvas with a card of this colour; a plain one has an edge."""
    width, height = canvas.width, canvas.height
    inset = 0 if hue is Hue.TURN else 2
    if inset:
        canvas.ink(_rounded(width, height, 0), (0, 0), Hue.BOX_EDGE, Hue.PANEL)
    canvas.ink(_rounded(width, height, inset), (0, 0), hue, Hue.BOX_EDGE if inset else Hue.PANEL)


@lru_cache(32)
def _rounded(width: int, height: int, inset: int) -> Image.Image:
    return shape(
        (width, height), lambda fine: fine.rounded(inset, inset, width - inset, height - inset, 14 - inset)
    )


def _centre(
    canvas: Canvas, words: Image.Image, height: int, ink: Hue, ground: Hue, middle: int | None = None
) -> None:
    """Letters with their middle at a height, in the middle of a canvas or of something in it."""
    box = words.getbbox()
    if box is not None:
        x = (canvas.width if middle is None else 2 * middle) // 2 - words.width // 2
        # By what digits and capitals take of the line, so that words with and without long letters stand alike.
        canvas.ink(words, (x, height - round(words.height * 0.53)), ink, ground)


def _pointer() -> Image.Image:
    return shape((_POINTER, _POINTER), lambda fine: fine.polygon((2, 6), (_POINTER - 2, 6), (_POINTER / 2, 21)))


def _tick() -> Image.Image:
    return shape(
        (_SIGN, _SIGN),
        lambda fine: fine.polygon((3, 16), (7, 12), (12, 18), (24, 5), (27, 9), (12, 25)),
    )


def _cross() -> Image.Image:
    def paint(fine: Fine) -> None:
        fine.polygon((5, 8), (8, 5), (25, 22), (22, 25))
        fine.polygon((22, 5), (25, 8), (8, 25), (5, 22))

    return shape((_SIGN, _SIGN), paint)
