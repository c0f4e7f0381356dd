"""The picture of Mexican Train: one row for each train, the hub above them, the Mexican train last.

Of a long train the end is shown; what is left out is counted beside the hub. At the end stands the number that it
asks for, on a pointed disc where the player on turn may lay a tile.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image

from bot.pictures.canvas import WIDTH, Canvas, Fine, shape
from bot.pictures.lettering import lettering
from bot.pictures.palette import Hue
from bot.pictures.scene import Rail, Station, Theme
from bot.pictures.sprites import Mark, ghost, lay
from bot.pictures.writing import MIDDLE, centred, write
from engine.board import Placed

_SIZES: Final = ((4, 60, 6), (6, 52, 6), (9, 40, 3))
"""For so many rows at most: the side of a half in pixels, and how many tiles of a train are shown. Older ones
matter to nobody, and a picture is to stay small."""
_LEFT: Final = 250
"""The column of the names."""
_PAD: Final = 14
_TRUNK: Final = 22
"""How far behind that column the line goes down to all trains."""
_FIRST: Final = 48
"""How far behind that column the first tile lies."""
_GAP: Final = 4
_BETWEEN: Final = 6
"""Between two rows, in height."""
_LOWEST: Final = 66
"""The height of a row, for a name and what is said of its train."""
_THICK: Final = 6
_NAME: Final = 28
_NOTE: Final = 24
_FLAG: Final = 24
_COUNT: Final = 58
"""The width of the number of tiles that are not shown."""
_HUB: Final = 60


def station_canvas(drawing: Station, theme: Theme) -> Canvas:
    """The trains, as wide as the picture."""
    square, most = next((size, most) for rows, size, most in _SIZES if len(drawing.rails) <= rows)
    top = _HUB + 2 * _PAD
    tracks = [_shown(rail.tiles[-most:], square) for rail in drawing.rails]
    heights = [_height(shown, square) for shown in tracks]
    height = top + sum(heights) + _BETWEEN * len(heights) + _PAD
    canvas = Canvas(theme, (WIDTH, height), Hue.TABLE)
    write(canvas, drawing.caption, _NAME, (_PAD, top // 2), _LEFT - 2 * _PAD, Hue.TEXT, Hue.TABLE)
    at = _LEFT + _TRUNK - _HUB // 4, _PAD
    if drawing.hub is None:
        canvas.paste(ghost(theme, 2 * _HUB, _HUB), at)
        return canvas
    newest = max((placed.turn for rail in drawing.rails for placed in rail.tiles), default=0)
    last = height - _PAD - _BETWEEN - heights[-1] // 2
    canvas.fill((_LEFT + _TRUNK - _THICK // 2, top // 2, _LEFT + _TRUNK + _THICK // 2, last), Hue.GHOST)
    lay(canvas, _HUB, (drawing.hub, drawing.hub), at, lying=True)
    y = top
    for rail, shown, high in zip(drawing.rails, tracks, heights, strict=True):
        _head(canvas, rail, drawing.open, y, high)
        _track(canvas, rail, shown, y + high // 2, square, newest)
        y += high + _BETWEEN
    return canvas


def _head(canvas: Canvas, rail: Rail, opened: str, top: int, height: int) -> None:
    """Whose train it is, and its marker."""
    ink, ground = Hue.TEXT, Hue.TABLE
    if rail.turn:
        canvas.ink(_plate(_LEFT - _PAD, height), (_PAD // 2, top), Hue.BADGE, Hue.TABLE)
        ink, ground = Hue.BADGE_TEXT, Hue.BADGE
    middle = top + height // 2
    upper = middle - 16 if rail.marked else middle
    write(canvas, rail.key, _NAME, (_PAD, upper), None, ink, ground)
    left = _PAD + max(lettering(rail.key, _NAME).width, 20) + 8
    write(canvas, rail.name, _NAME, (left, upper), _LEFT - left - _PAD, ink, ground)
    if rail.marked:
        canvas.ink(_flag(), (_PAD, middle + 4), ink, ground)
        room = _LEFT - 2 * _PAD - _FLAG - 6
        write(canvas, opened, _NOTE, (_PAD + _FLAG + 6, middle + 4 + _FLAG // 2), room, ink, ground)


def _track(canvas: Canvas, rail: Rail, shown: tuple[Placed, ...], middle: int, square: int, newest: int) -> None:
    """The tiles from the hub outwards, and what the end asks for."""
    x = _LEFT + _FIRST
    canvas.fill((_LEFT + _TRUNK, middle - _THICK // 2, x, middle + _THICK // 2), Hue.GHOST)
    hidden = len(rail.tiles) - len(shown)
    if hidden:
        canvas.fill((x, middle - square // 2, x + _COUNT, middle + square // 2), Hue.PANEL)
        write(canvas, f"+{hidden}", _NOTE, (x + _COUNT // 2, middle), _COUNT, Hue.FAINT, Hue.PANEL, MIDDLE)
        x += _COUNT + _GAP
    for placed in shown:
        mark = Mark.NEWEST if placed.turn == newest else Mark.NONE
        lying = not placed.tile.double
        halves, y = (placed.inner, placed.outer), middle - (square // 2 if lying else square)
        lay(canvas, square, halves, (x, y), lying=lying, mark=mark)
        x += _width(placed, square) + _GAP
    if rail.takes:
        canvas.paste(_end(canvas.theme, square, rail.number, bare=rail.bare), (x, middle - square // 2))


def _width(placed: Placed, square: int) -> int:
    return square if placed.tile.double else 2 * square


def _height(shown: tuple[Placed, ...], square: int) -> int:
    """The height of a row: doubles lie across."""
    return max(_LOWEST, 2 * square if any(placed.tile.double for placed in shown) else square)


def _shown(tiles: tuple[Placed, ...], square: int) -> tuple[Placed, ...]:
    """The end of a train, as much of it as there is room for beside the number of the other tiles."""
    room = WIDTH - _LEFT - _FIRST - _PAD - 2 * square - _COUNT - _GAP
    first = 0
    while sum(_width(placed, square) + _GAP for placed in tiles[first:]) > room:
        first += 1
    return tiles[first:]


@lru_cache(256)
def _end(theme: Theme, square: int, number: int, *, bare: bool) -> Canvas:
    """What a train asks for, on a pointed plate; with a sign if nothing else goes."""
    wide = 2 * square if bare else round(1.4 * square)
    canvas = Canvas(theme, (wide, square), Hue.TABLE)

    def paint(fine: Fine) -> None:
        fine.rounded(2, 2, wide - square * 0.4, square - 2, square * 0.4)
        edge = wide - square * 0.45
        fine.polygon((edge, square * 0.25), (wide - 2, square / 2), (edge, square * 0.75))

    canvas.ink(shape((wide, square), paint), (0, 0), Hue.BADGE, Hue.TABLE)
    words = lettering(f"{number} !" if bare else str(number), round(square * 0.6))
    centred(canvas, words, ((wide - square * 0.35) / 2, square / 2), Hue.BADGE_TEXT, Hue.BADGE)
    return canvas


@lru_cache(8)
def _plate(width: int, height: int) -> Image.Image:
    return shape((width, height), lambda fine: fine.rounded(0, 0, width, height, 12))


@lru_cache(1)
def _flag() -> Image.Image:
    """The marker."""

    def paint(fine: Fine) -> None:
        fine.rounded(4, 1, 7, 23, 0)
        fine.polygon((7, 2), (22, 7), (7, 13))

    return shape((_FLAG, _FLAG), paint)
