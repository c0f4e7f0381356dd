"""Halves of tiles, each drawn once for a size, a side and a mark, and pasted ever after.

A tile is two sprites: with whole tiles a double-eighteen set would need 190 of them in four positions each.
Up to nine a half shows dots in the usual patterns, turned with the tile; above nine dots can no longer be
told apart on a telephone, so it shows an upright numeral on a plate.
"""

from __future__ import annotations

from enum import Enum
from functools import lru_cache
from typing import Final

from PIL import Image

from bot.pictures.canvas import Canvas, Fine, shape
from bot.pictures.lettering import lettering
from bot.pictures.palette import PIPS, Hue
from bot.pictures.plan import Direction
from bot.pictures.scene import Theme
from bot.pictures.writing import centred

MOST_DOTS: Final = 9

_CORNERS: Final = ((-1, -1), (1, 1))
_OTHER_CORNERS: Final = ((1, -1), (-1, 1))
_EDGES: Final = ((-1, 0), (1, 0))
_OTHER_EDGES: Final = ((0, -1), (0, 1))
_CENTRE: Final = ((0, 0),)

_DOTS: Final[dict[int, tuple[tuple[int, int], ...]]] = {
    1: _CENTRE,
    2: _OTHER_CORNERS,
    3: _OTHER_CORNERS + _CENTRE,
    4: _CORNERS + _OTHER_CORNERS,
    5: _CORNERS + _OTHER_CORNERS + _CENTRE,
    6: _CORNERS + _OTHER_CORNERS + _EDGES,
    7: _CORNERS + _OTHER_CORNERS + _EDGES + _CENTRE,
    8: _CORNERS + _OTHER_CORNERS + _EDGES + _OTHER_EDGES,
    9: _CORNERS + _OTHER_CORNERS + _EDGES + _OTHER_EDGES + _CENTRE,
}
"""Columns and rows counted from the middle, of a tile that stands upright."""


class Mark(Enum):
    """What is said about a tile."""

    NONE = "none"
    NEWEST = "newest"
    PLAYABLE = "playable"
    DIMMED = "dimmed"


_RIMS: Final = {Mark.NEWEST: Hue.RING, Mark.PLAYABLE: Hue.PLAYABLE}


@lru_cache(4096)
def half(theme: Theme, square: int, number: int, inward: Direction, mark: Mark = Mark.NONE) -> Canvas:
    """One half, `square` pixels wide, that has the other half of its tile on the side `inward`."""
    canvas = Canvas(theme, (square, square), Hue.TABLE)
    face = _body(canvas, square, inward, mark)
    if number > MOST_DOTS:
        _numeral(canvas, square, number, face, dimmed=mark is Mark.DIMMED)
    elif number:
        dots = _dots(square, number, lying=inward in (Direction.LEFT, Direction.RIGHT))
        canvas.ink(dots, (0, 0), Hue.DIM_INK if mark is Mark.DIMMED else PIPS[number - 1], face)
    return canvas


@lru_cache(64)
def back(theme: Theme, square: int, inward: Direction, mark: Mark) -> Canvas:
    """One half of a tile that lies face down."""
    canvas = Canvas(theme, (square, square), Hue.TABLE)
    face = _body(canvas, square, inward, mark, divided=False)
    canvas.ink(_tile(square, inward, square * 0.16, square * 0.2, 0), (0, 0), Hue.PLATE, face)
    x, y = inward.value
    middle, arm = (square * (1 + x) / 2, square * (1 + y) / 2), square * 0.3

    def paint(fine: Fine) -> None:
        fine.polygon(*((middle[0] + a * arm, middle[1] + b * arm) for a, b in ((0, -1), (1, 0), (0, 1), (-1, 0))))

    canvas.ink(shape((square, square), paint), (0, 0), Hue.NUMERAL, Hue.PLATE)
    return canvas


def lay(
    canvas: Canvas,
    square: int,
    halves: tuple[int, int],
    at: tuple[int, int],
    *,
    lying: bool,
    mark: Mark = Mark.NONE,
    closed: bool = False,
) -> None:
    """Put a whole tile on a canvas: its first half at `at`, the second one to the right of it or below."""
    theme = canvas.theme
    inward, (x, y) = Direction.RIGHT if lying else Direction.DOWN, at
    beside = (x + square, y) if lying else (x, y + square)
    for number, side, place in zip(halves, (inward, inward.back), (at, beside), strict=True):
        face = back(theme, square, side, mark) if closed else half(theme, square, number, side, mark)
        canvas.paste(face, place)


@lru_cache(16)
def ghost(theme: Theme, width: int, height: int) -> Canvas:
    """The broken outline of a place where a tile could lie."""
    canvas = Canvas(theme, (width, height), Hue.TABLE)
    radius = min(width, height) * 0.17
    dash, thick = 10, 3

    def paint(fine: Fine) -> None:
        fine.rounded(2, 2, width - 2, height - 2, radius)
        fine.cut(2 + thick, 2 + thick, width - 2 - thick, height - 2 - thick, radius - thick)
        for length, across in ((width, False), (height, True)):
            count = (length - 2 * dash) // (2 * dash)
            begin = (length - (2 * count - 1) * dash) // 2
            for at in range(begin, begin + 2 * count * dash, 2 * dash):
                gap = (0, at, width, at + dash) if across else (at, 0, at + dash, height)
                fine.cut(*gap)

    canvas.ink(shape((width, height), paint), (0, 0), Hue.GHOST, Hue.TABLE)
    return canvas


def _body(canvas: Canvas, square: int, inward: Direction, mark: Mark, *, divided: bool = True) -> Hue:
    """Draw a half without a number; the answer is the colour of its face."""
    gap = max(1.0, square * 0.025)
    line = max(1.0, square * 0.03)
    radius = square * 0.17

    def layer(inset: float, hue: Hue, ground: Hue, lift: float = 0) -> None:
        canvas.ink(_tile(square, inward, inset, radius, lift), (0, 0), hue, ground)

    face, edge = (Hue.DIM_FACE, Hue.DIM_EDGE) if mark is Mark.DIMMED else (Hue.FACE, Hue.EDGE)
    layer(gap, edge, Hue.TABLE)
    if rim := _RIMS.get(mark):
        layer(gap + line / 2, rim, edge)
        layer(gap + line / 2 + max(2.0, square * 0.08), face, rim)
    elif mark is Mark.DIMMED:
        layer(gap + line, face, edge)
    else:
        layer(gap + line, Hue.SHADE, edge)
        layer(gap + line, face, Hue.SHADE, lift=max(1.0, square * 0.045))
    if divided:
        canvas.ink(_divider(square, inward), (0, 0), Hue.DIM_INK if mark is Mark.DIMMED else Hue.LINE, face)
    return face


def _tile(square: int, inward: Direction, inset: float, radius: float, lift: float) -> Image.Image:
    """This half's part of the outline of the whole tile, `inset` smaller on all sides and `lift` at the foot.
    Where the other half begins, the outline just runs out of the sprite."""
    x, y = inward.value
    left, top = inset - square * (x < 0), inset - square * (y < 0)
    right, bottom = square - inset + square * (x > 0), square - inset - lift + square * (y > 0)
    return shape((square, square), lambda fine: fine.rounded(left, top, right, bottom, max(0, radius - inset)))


def _divider(square: int, inward: Direction) -> Image.Image:
    """This half's part of the line in the middle of the tile."""
    x, y = inward.value
    thick, from_, to = max(0.75, square * 0.022), square * 0.2, square * 0.8
    near, far = (square - thick, square + thick) if x + y > 0 else (-thick, thick)

    def paint(fine: Fine) -> None:
        if x:
            fine.rounded(near, from_, far, to, 0)
        else:
            fine.rounded(from_, near, to, far, 0)

    return shape((square, square), paint)


def _dots(square: int, number: int, lying: bool) -> Image.Image:
    radius = square * (0.1 if number < 7 else 0.092)
    spread = square * (0.245 if number < 7 else 0.25)
    middle = square / 2

    def paint(fine: Fine) -> None:
        for column, row in _DOTS[number]:
            # A quarter turn keeps the threes of a six along the tile.
            across, down = (-row, column) if lying else (column, row)
            fine.disc(middle + across * spread, middle + down * spread, radius)

    return shape((square, square), paint)


def _numeral(canvas: Canvas, square: int, number: int, face: Hue, dimmed: bool) -> None:
    plate, ink = (Hue.DIM_PLATE, Hue.DIM_INK) if dimmed else (Hue.PLATE, Hue.NUMERAL)
    inset = square * 0.16
    far = square - inset
    area = shape((square, square), lambda fine: fine.rounded(inset, inset, far, far, square * 0.1))
    canvas.ink(area, (0, 0), plate, face)
    centred(canvas, lettering(str(number), round(square * 0.56)), (square / 2, square / 2), ink, plate)
