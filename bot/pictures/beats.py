"""Who beats whom: a square of numbers, the stronger in colour the higher they are."""

from __future__ import annotations

from typing import Final

from PIL import Image

from bot.pictures.canvas import WIDTH, Canvas
from bot.pictures.chart import MARGIN, chart
from bot.pictures.lettering import lettering, line_height
from bot.pictures.palette import HEAT, ON_HEAT, Hue
from bot.pictures.scene import BeatsScene
from bot.pictures.writing import END, MIDDLE, write

_NAMES: Final = 250
"""The most that the names at the left take."""
_ROOM: Final = _NAMES - 16
"""Of one of them."""
_LARGEST: Final = 130
"""Of a cell."""
_TALLEST: Final = 230
"""Of a name that stands on its end above a column."""
_LETTERS: Final = 28


def beats_canvas(scene: BeatsScene) -> Canvas:
    """The whole picture."""
    count = len(scene.names)
    cell = min(_LARGEST, (WIDTH - 2 * MARGIN - _NAMES) // count)
    heads = _heads(scene, cell)
    above = max(head.height for head in heads) + 12
    canvas, field = chart(scene.title, scene.caption, "", above + count * cell + 8, scene.theme)
    widest = max(lettering(name, _LETTERS, _ROOM).width for name in scene.names)
    left, top = MARGIN + widest + 16, field + above
    single = count - 1 if scene.folded else count
    most = max(times or 0 for row in scene.times[:single] for times in row[:single])
    for number, (name, head) in enumerate(zip(scene.names, heads, strict=True)):
        at = left + number * cell + (cell - head.width) // 2
        canvas.ink(head, (at, top - 8 - head.height), Hue.TEXT, Hue.BOX)
        beside = left - 12, top + number * cell + cell // 2
        write(canvas, name, _LETTERS, beside, _ROOM, Hue.TEXT, Hue.BOX, END)
    for row, times in enumerate(scene.times):
        for column, time in enumerate(times):
            strength = 0 if not time or max(row, column) >= single else 1 + (time - 1) * len(HEAT) // most
            _cell(canvas, (left + column * cell, top + row * cell), cell, time, strength)
    return canvas


def _heads(scene: BeatsScene, cell: int) -> list[Image.Image]:
    """The names above the columns: they lie if all have room so, else all stand."""
    lying = [lettering(name, _LETTERS) for name in scene.names]
    if all(head.width <= cell - 8 for head in lying):
        return lying
    size = min(_LETTERS, cell * 26 // line_height(26))
    standing = (lettering(name, size, _TALLEST) for name in scene.names)
    return [head.transpose(Image.Transpose.ROTATE_90) for head in standing]


def _cell(canvas: Canvas, at: tuple[int, int], cell: int, times: int | None, strength: int) -> None:
    """How often, and how strong its colour is, if it has any; for himself nothing at all."""
    if times is None:
        return
    ink, ground = Hue.FAINT, Hue.BOX
    if strength:
        ink, ground = ON_HEAT[strength - 1], HEAT[strength - 1]
        canvas.fill((at[0] + 2, at[1] + 2, at[0] + cell - 2, at[1] + cell - 2), ground)
    size = min(40, cell * 6 // 13) if times < 100 else min(32, cell * 5 // 13)
    write(canvas, str(times), size, (at[0] + cell // 2, at[1] + cell // 2), None, ink, ground, MIDDLE)
