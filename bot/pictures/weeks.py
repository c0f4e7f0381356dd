"""Lines over the weeks of a season. Each has its name at its end, and a mark there whose form no other has."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from typing import Final

from PIL import Image

from bot.pictures.canvas import WIDTH, Canvas, Fine, shape
from bot.pictures.chart import MARGIN, chart
from bot.pictures.lettering import lettering
from bot.pictures.marks import SIZE, mark
from bot.pictures.palette import TEAMS, Hue
from bot.pictures.scene import Course, WeeksScene
from bot.pictures.writing import END, write

_LEFT: Final = 84
_RIGHT: Final = 650
NAMES: Final = 694
"""Where the lines end, and where their names begin."""
_LOWEST: Final = 420
_LABEL: Final = 62
"""The least distance between the middles of two names."""
_TICKS: Final = 44
_THICK, _THIN = 6.0, 4.0
_EDGE: Final = 8


def weeks_canvas(scene: WeeksScene) -> Canvas:
    """The whole picture. The leaders have colours, who is behind them is grey: so the lines can be followed."""
    height = max(_LOWEST, len(scene.courses) * _LABEL)
    canvas, top = chart(scene.title, scene.caption, scene.foot, height + _TICKS, scene.theme)
    most = max(course.values[-1] for course in scene.courses)
    steps = steps_to(most)
    ends = [_height(course.values[-1], steps[-1], height) for course in scene.courses]
    places = apart(ends, height)
    for step in steps:
        y = top + _height(step, steps[-1], height)
        canvas.fill((_LEFT, y, _RIGHT, y + 2), Hue.BOX_EDGE)
        write(canvas, str(step), 26, (_LEFT - 16, y), None, Hue.FAINT, Hue.BOX, END)
    write(canvas, scene.first, 24, (_LEFT, top + height + 28), None, Hue.FAINT, Hue.BOX)
    write(canvas, scene.last, 24, (_RIGHT, top + height + 28), None, Hue.FAINT, Hue.BOX, END)
    order = list(enumerate(scene.courses))[::-1]
    for number, course in order:
        ink = _ink(number)
        line = _line(course, steps[-1], height, _THICK if number < len(TEAMS) else _THIN)
        canvas.ink(line, (_LEFT - _EDGE, top - _EDGE), ink, Hue.BOX)
    for number, course in order:
        _name(canvas, number, course, top, ends[number], places[number])
    return canvas


def _ink(number: int) -> Hue:
    return TEAMS[number] if number < len(TEAMS) else Hue.FAINT


def steps_to(most: int) -> list[int]:
    """The numbers at the left: some four, round ones, up to one that nobody passes."""
    wanted = max(1, -(-most // 4))
    round_ones = (part * 10**zeros for zeros in count() for part in (1, 2, 5))
    step = next(one for one in round_ones if one >= wanted)
    return list(range(0, max(step, -(-most // step) * step) + 1, step))


def _height(value: int, most: int, height: int) -> int:
    """How far below the top a value lies."""
    return height - round(value * height / most)


def _line(course: Course, most: int, height: int, width: float) -> Image.Image:
    """The whole line, on a piece that is a little larger than the field."""
    across = (_RIGHT - _LEFT) / (len(course.values) - 1)

    def paint(fine: Fine) -> None:
        fine.line(
            width,
            *(
                (_EDGE + place * across, _EDGE + _height(value, most, height))
                for place, value in enumerate(course.values)
            ),
        )

    return shape((_RIGHT - _LEFT + 2 * _EDGE, height + 2 * _EDGE), paint)


def apart(ends: Sequence[int], height: int) -> list[int]:
    """Where the names stand: beside the ends of their lines, as far as they leave each other room."""
    order = sorted(range(len(ends)), key=lambda number: (ends[number], number))
    places: dict[int, int] = {}
    free = 0
    for number in order:
        places[number] = max(ends[number], free)
        free = places[number] + _LABEL
    limit = height
    for number in reversed(order):
        places[number] = min(places[number], limit)
        limit = places[number] - _LABEL
    return [places[number] for number in range(len(ends))]


def _name(canvas: Canvas, number: int, course: Course, top: int, end: int, place: int) -> None:
    """The mark at the end of a line, and beside it how many that are, and whose."""
    ink = _ink(number)
    between = NAMES - _RIGHT - SIZE
    if end != place:
        low, high = sorted((end, place))

        def paint(fine: Fine) -> None:
            fine.line(2, (1, end - low + 2), (between - 1, place - low + 2))

        canvas.ink(shape((between, high - low + 4), paint), (_RIGHT + SIZE // 2, top + low - 2), ink, Hue.BOX)
    canvas.ink(mark(number), (_RIGHT - SIZE // 2, top + end - SIZE // 2), ink, Hue.BOX)
    canvas.ink(mark(number), (NAMES - SIZE // 2, top + place - SIZE // 2), ink, Hue.BOX)
    many = str(course.values[-1])
    left = NAMES + SIZE // 2 + 10
    write(canvas, many, 32, (left, top + place), None, Hue.TEXT, Hue.BOX)
    left += lettering(many, 32).width + 12
    size, line_height = (28, 0) if len(course.names) == 1 else (25, 28)
    for line, name in enumerate(course.names):
        at = top + place + round((line - (len(course.names) - 1) / 2) * line_height)
        write(canvas, name, size, (left, at), WIDTH - MARGIN // 2 - left, Hue.TEXT, Hue.BOX)
