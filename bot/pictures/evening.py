"""The picture of an evening: for each team what was counted, and its rounds one beside the other.

What a sign says it says by its form: a bar that stands up for a round won, one that hangs down for a round lost, a
star or a ring for a title, a dash for a fish, a dot for a team that sat out.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from PIL import Image

from bot.pictures.canvas import WIDTH, Canvas, Fine, shape
from bot.pictures.columns import HEADING, Column, columns
from bot.pictures.lettering import lettering
from bot.pictures.marks import star
from bot.pictures.palette import TEAMS, Hue
from bot.pictures.plate import plate
from bot.pictures.scene import EveningRow, EveningScene, Sign, Theme
from bot.pictures.writing import write

_MARGIN: Final = 16
_HEAD: Final = 108
_ROW: Final = 150
_GAP: Final = 10
_FOOT: Final = 60
"""A line of what the signs say."""
_STRIP: Final = 60
"""The height of the row of signs."""
_WIDEST: Final = 44
"""Of one sign."""
_WORDS: Final = 24
"""The size of the letters beside a sign."""


def evening_canvas(scene: EveningScene) -> Canvas:
    """The whole picture."""
    top = _HEAD + len(scene.rows) * (_ROW + _GAP)
    legend = _legend(scene)
    canvas = Canvas(scene.theme, (WIDTH, top + max(1, len(legend)) * _FOOT), Hue.PANEL)
    write(canvas, scene.title, 36, (_MARGIN, 34), WIDTH - 2 * _MARGIN, Hue.TEXT, Hue.PANEL)
    for heading, column in zip(scene.columns, columns(scene.columns, WIDTH - _MARGIN), strict=True):
        column.write(canvas, heading, HEADING, 84, Hue.FAINT, Hue.PANEL)
    places = columns(scene.columns, WIDTH - 2 * _MARGIN)  # the same in a box
    for number, row in enumerate(scene.rows):
        canvas.paste(_row(row, number, places, scene.theme), (_MARGIN, _HEAD + number * (_ROW + _GAP)))
    for number, line in enumerate(legend):
        middle = top + number * _FOOT + _FOOT // 2
        for x, sign, words in line:
            canvas.ink(_sign(sign, _WIDEST), (x, middle - _STRIP // 2), Hue.FAINT, Hue.PANEL)
            write(canvas, words, _WORDS, (x + _WIDEST + 4, middle), WIDTH, Hue.TEXT, Hue.PANEL)
    return canvas


def _row(row: EveningRow, number: int, places: Sequence[Column], theme: Theme) -> Canvas:
    width = WIDTH - 2 * _MARGIN
    canvas = Canvas(theme, (width, _ROW), Hue.PANEL)
    plate(canvas, Hue.BOX)
    room = (places[0].middle - places[0].room // 2 if places else width) - 2 * _MARGIN
    write(canvas, row.name, 32, (_MARGIN, 38), room, Hue.TEXT, Hue.BOX)
    for place, (count, column) in enumerate(zip(row.counts, places, strict=True)):
        leads = place == 0
        column.write(canvas, count, 40 if leads else 32, 38, Hue.TEXT if leads else Hue.FAINT, Hue.BOX)
    cell = min(_WIDEST, (width - 2 * _MARGIN) // max(1, len(row.signs)))
    for place, sign in enumerate(row.signs):
        ink = TEAMS[number % len(TEAMS)] if sign is Sign.WON else Hue.TEXT if _titled(sign) else Hue.FAINT
        canvas.ink(_sign(sign, cell), (_MARGIN + place * cell, 76), ink, Hue.BOX)
    return canvas


def _titled(sign: Sign) -> bool:
    return sign in (Sign.GENERAL, Sign.BALD)


def _legend(scene: EveningScene) -> list[list[tuple[int, Sign, str]]]:
    """The signs with their words and how far from the left they stand, in as many lines as they need."""
    lines: list[list[tuple[int, Sign, str]]] = []
    x = WIDTH
    for sign, words in scene.legend:
        width = _WIDEST + lettering(words, _WORDS).width
        if x + width > WIDTH - _MARGIN:
            lines.append([])
            x = _MARGIN
        lines[-1].append((x, sign, words))
        x += width + 24
    return lines


@lru_cache(64)
def _sign(sign: Sign, width: int) -> Image.Image:
    middle, half = width / 2, _STRIP / 2
    bar = max(2.0, width * 0.34)

    def paint(fine: Fine) -> None:
        match sign:
            case Sign.WON:
                fine.rounded(middle - bar, 4, middle + bar, half - 1, min(4, bar))
            case Sign.LOST:
                fine.rounded(middle - bar, half + 1, middle + bar, _STRIP - 4, min(4, bar))
            case Sign.GENERAL:
                fine.polygon(*star(middle, half + 13, max(3.0, min(16.0, width * 0.46))))
            case Sign.BALD:
                radius = max(3.0, min(12.0, width * 0.36))
                fine.disc(middle, half + 13, radius)
                fine.cut(
                    middle - radius / 2,
                    half + 13 - radius / 2,
                    middle + radius / 2,
                    half + 13 + radius / 2,
                    radius,
                )
            case Sign.FISH:
                fine.rounded(middle - bar, half - 2, middle + bar, half + 2, 2)
            case Sign.OUT:
                fine.disc(middle, half, min(3.0, bar))

    return shape((width, _STRIP), paint)
