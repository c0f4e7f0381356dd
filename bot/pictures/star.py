"""The picture of limbs around a double: stars, and the feet of Chickenfoot.

As with all layouts the size of the tiles comes from a short ladder. A size at which no row folds is taken if its
tiles are not too small; else a larger one at which some do.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import Final

from PIL import Image

from bot.pictures.arms import MARGIN, TALLEST, bare_table, lay_plan
from bot.pictures.canvas import WIDTH, Canvas, Fine, shape
from bot.pictures.lettering import lettering
from bot.pictures.palette import Hue
from bot.pictures.plan import SQUARE, Direction, End
from bot.pictures.scene import Spokes, Theme
from bot.pictures.spokes import Thread, Web, spokes
from bot.pictures.sprites import ghost
from bot.pictures.writing import centred

_SQUARES: Final = (60, 56, 52, 48, 44, 40, 36, 32, 28, 26, 24, 22, 20, 18, 16)
"""The sizes of a half in pixels, largest first."""
_FOLDED: Final = 40
"""Rows fold before tiles get smaller than this, which they do only if a layout has no room else; tiles of folded
layouts are not larger."""
_MIDDLES: Final = (WIDTH // 2, WIDTH // 4, 3 * WIDTH // 4)
"""Where the double in the middle may lie, from the left."""
_THIN: Final = 2
"""Half the thickness of a line, in pixels."""


def star_canvas(drawing: Spokes, theme: Theme) -> Canvas:
    """The layout, as wide as the picture."""
    found = fit(drawing)
    plan, square = found.web.plan, found.square
    step = square // SQUARE
    canvas, above = bare_table(theme, plan, square)
    middle = found.middle, above
    for thread in found.web.threads:
        _draw_thread(canvas, thread, step, middle)

    def label(end: End) -> Canvas:
        return _label(theme, square, end.area.width * step, end.key, end.towards)

    lay_plan(canvas, plan, square, middle, label)
    if drawing.middle is None:
        canvas.paste(ghost(theme, square, 2 * square), (middle[0] - square // 2, middle[1] - square))
    return canvas


@dataclass(frozen=True, slots=True)
class Fit:
    """A layout as it fits into the picture."""

    web: Web
    square: int
    """The side of a half, in pixels."""
    middle: int
    """How far from the left the double in the middle is."""


def fit(drawing: Spokes) -> Fit:
    """The layout with the largest tiles that suit it. Where these would be small, a side gets more limbs than the
    other and more of the room, if that helps."""
    count = len(drawing.limbs)
    usual = (count + 1) // 2
    best = _fit(drawing, usual, WIDTH // 2, _SQUARES)
    assert best is not None  # the smallest tiles are taken though they have no room
    for right in sorted(range(1, count), key=lambda right: abs(right - usual)):
        for middle in _MIDDLES:
            if best.square < _FOLDED:
                larger = tuple(square for square in _SQUARES if square > best.square)
                best = _fit(drawing, right, middle, larger) or best
    return best


def _fit(drawing: Spokes, right: int, middle: int, squares: tuple[int, ...]) -> Fit | None:
    """The same with so many limbs on the right side of this middle; None if none of these sizes suits."""
    for square in squares:
        step = square // SQUARE
        reach = (middle - MARGIN) // step, (WIDTH - middle - MARGIN) // step
        web = spokes(drawing, right, *reach)
        height = (web.plan.bottom - web.plan.top) * step
        has_room = height <= TALLEST and web.left <= reach[0] and web.right <= reach[1]
        if (has_room and (square <= _FOLDED or not web.folded)) or square == _SQUARES[-1]:
            return Fit(web, square, middle)
    return None


def _draw_thread(canvas: Canvas, thread: Thread, step: int, middle: tuple[int, int]) -> None:
    """A thin line, in straight pieces."""
    places = [(middle[0] + x * step, middle[1] + y * step) for x, y in thread]
    for (ax, ay), (bx, by) in pairwise(places):
        left, right = min(ax, bx) - _THIN, max(ax, bx) + _THIN
        top, bottom = min(ay, by) - _THIN, max(ay, by) + _THIN
        if ax == bx or ay == by:
            canvas.fill((left, top, right, bottom), Hue.GHOST)
        else:
            slope = _slope(right - left, bottom - top, rising=(bx - ax) * (by - ay) < 0)
            canvas.ink(slope, (left, top), Hue.GHOST, Hue.TABLE)


@lru_cache(256)
def _slope(width: int, height: int, *, rising: bool) -> Image.Image:
    """A slanting line through a rectangle, from its upper left to its lower right corner or, `rising`, from the
    lower left one to the upper right one."""
    left, right, top, bottom = _THIN, width - _THIN, _THIN, height - _THIN
    start, end = ((left, bottom), (right, top)) if rising else ((left, top), (right, bottom))
    return shape((width, height), lambda fine: fine.line(2 * _THIN, start, end))


@lru_cache(512)
def _label(theme: Theme, square: int, width: int, name: str, towards: Direction) -> Canvas:
    """The name of an end on a plate that points where its row goes on."""
    canvas = Canvas(theme, (width, square), Hue.TABLE)
    middle, half_height = square / 2, square * 0.36
    x = towards.value[0]
    inner, outer = square * 0.08, width - square * 0.16

    def paint(fine: Fine) -> None:
        left, right = (inner, outer) if x > 0 else (width - outer, width - inner)
        fine.rounded(left, middle - half_height, right, middle + half_height, half_height * 0.8)
        tip, wing = (width, right - half_height * 0.4) if x > 0 else (0, left + half_height * 0.4)
        fine.polygon((tip, middle), (wing, middle - half_height * 0.8), (wing, middle + half_height * 0.8))

    canvas.ink(shape((width, square), paint), (0, 0), Hue.BADGE, Hue.TABLE)
    words = lettering(name, round(square * 0.52))
    centred(canvas, words, ((width - x * square * 0.08) / 2, middle), Hue.BADGE_TEXT, Hue.BADGE)
    return canvas
