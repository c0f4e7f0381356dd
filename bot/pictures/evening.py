"""The picture of an evening: for each team what was counted, and its rounds one beside the other.

What a sign says it says by its form: a bar that stands up for a round won, one that hangs down for a round lost, a
star or a ring for a title, a dash for a fish, a dot for a team that sat out.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image

from bot.pictures.lettering import lettering
from bot.pictures.marks import star
from bot.pictures.palette import TEAMS, Hue
from bot.pictures.scene import EveningRow, EveningScene, Sign, Theme
from bot.pictures.sheet import WIDTH, Fine, Sheet, shape
from bot.pictures.writing import write

_MARGIN: Final = 16
_HEAD: Final = 108
_ROW: Final = 150
_GAP: Final = 10
_FOOT: Final = 60
_COLUMN: Final = 128
_STRIP: Final = 60
"""The height of the row of signs."""
_WIDEST: Final = 44
"""Of one sign."""


def evening_sheet(scene: EveningScene) -> Sheet:
    """The whole picture."""
    height = _HEAD + len(scene.rows) * (_ROW + _GAP) + _FOOT
    sheet = Sheet(scene.theme, (WIDTH, height), Hue.PANEL)
    write(sheet, scene.title, 36, (_MARGIN, 34), WIDTH - 2 * _MARGIN, Hue.TEXT, Hue.PANEL)
    for number, column in enumerate(scene.columns):
        words = lettering(column, 24, _COLUMN - 12)
        at = _column(number, len(scene.columns)) - words.width // 2
        write(sheet, column, 24, (at, 84), _COLUMN - 12, Hue.FAINT, Hue.PANEL)
    for number, row in enumerate(scene.rows):
        sheet.paste(_row(row, number, scene.theme), (_MARGIN, _HEAD + number * (_ROW + _GAP)))
    _legend(sheet, scene, height - _FOOT // 2)
    return sheet


def _column(number: int, columns: int) -> int:
    """The middle of a column of numbers, from the left border of the picture."""
    return WIDTH - _MARGIN - (columns - number) * _COLUMN + _COLUMN // 2


def _row(row: EveningRow, number: int, theme: Theme) -> Sheet:
    width = WIDTH - 2 * _MARGIN
    sheet = Sheet(theme, (width, _ROW), Hue.PANEL)
    sheet.ink(shape((width, _ROW), lambda fine: fine.rounded(0, 0, width, _ROW, 14)), (0, 0), Hue.BOX, Hue.PANEL)
    room = width - len(row.counts) * _COLUMN - 2 * _MARGIN
    write(sheet, row.name, 32, (_MARGIN, 38), room, Hue.TEXT, Hue.BOX)
    for place, count in enumerate(row.counts):
        size = 40 if place == 0 else 32
        words = lettering(count, size, _COLUMN - 12)
        at = _column(place, len(row.counts)) - _MARGIN - words.width // 2
        write(sheet, count, size, (at, 38), _COLUMN - 12, Hue.TEXT if place == 0 else Hue.FAINT, Hue.BOX)
    cell = min(_WIDEST, (width - 2 * _MARGIN) // max(1, len(row.signs)))
    for place, sign in enumerate(row.signs):
        ink = TEAMS[number % len(TEAMS)] if sign is Sign.WON else Hue.TEXT if _titled(sign) else Hue.FAINT
        sheet.ink(_sign(sign, cell), (_MARGIN + place * cell, 76), ink, Hue.BOX)
    return sheet


def _titled(sign: Sign) -> bool:
    return sign in (Sign.GENERAL, Sign.BALD)


def _legend(sheet: Sheet, scene: EveningScene, middle: int) -> None:
    """The signs with their words, as many as there is room for."""
    x = _MARGIN
    for sign, words in scene.legend:
        width = lettering(words, 24).width
        if x + _WIDEST + width > WIDTH - _MARGIN:
            break
        sheet.ink(_sign(sign, _WIDEST), (x, middle - _STRIP // 2), Hue.FAINT, Hue.PANEL)
        write(sheet, words, 24, (x + _WIDEST + 4, middle), width, Hue.TEXT, Hue.PANEL)
        x += _WIDEST + width + 24


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
