"""The table of a season: a row for each team or person, in order, with a bar for what decides."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.pictures.chart import CAPTION, HEAD, MARGIN, chart
from bot.pictures.lettering import lettering
from bot.pictures.palette import TEAMS, Hue
from bot.pictures.scene import SeasonScene, Standing
from bot.pictures.sheet import WIDTH, Sheet
from bot.pictures.writing import write

_COLUMNS: Final = 44
"""The line with what is counted."""
_ROW: Final = 88
_BAR: Final = 8
_NARROWEST: Final = 88
_WIDEST: Final = 150
"""Of one column of numbers."""


def season_sheet(scene: SeasonScene) -> Sheet:
    """The whole picture."""
    sheet = chart(scene.title, scene.caption, scene.foot, _COLUMNS + len(scene.rows) * _ROW, scene.theme)
    top = HEAD + (CAPTION if scene.caption else 0)
    middles = _middles(scene.columns)
    for column, (middle, width) in zip(scene.columns, middles, strict=True):
        _centred(sheet, column, 22, (middle, top + 14), width, Hue.FAINT)
    for number, row in enumerate(scene.rows):
        _row(sheet, row, top + _COLUMNS + number * _ROW, middles)
    return sheet


def _middles(columns: Sequence[str]) -> list[tuple[int, int]]:
    """The middle of each column of numbers, and how wide its letters may be: as wide as they need it."""
    widths = [min(_WIDEST, max(_NARROWEST, lettering(column, 22).width + 22)) for column in columns]
    found, right = [], WIDTH - MARGIN // 2
    for width in reversed(widths):
        found.append((right - width // 2, width - 8))
        right -= width
    return found[::-1]


def _row(sheet: Sheet, row: Standing, top: int, middles: Sequence[tuple[int, int]]) -> None:
    """A name, or two partners one below the other; beside them what they have, above a line with their bar."""
    sheet.fill((MARGIN, top, WIDTH - MARGIN, top + 2), Hue.BOX_EDGE)
    room = middles[0][0] - middles[0][1] // 2 - MARGIN - 12
    bar = round(room * row.share)
    sheet.fill((MARGIN, top + _ROW - _BAR - 6, MARGIN + bar, top + _ROW - 6), TEAMS[0])
    middle = top + (_ROW - _BAR) // 2
    size, apart = (34, 0) if len(row.names) == 1 else (28, 32)
    for line, name in enumerate(row.names):
        at = middle + round((line - (len(row.names) - 1) / 2) * apart)
        write(sheet, name, size, (MARGIN, at), room, Hue.TEXT, Hue.BOX)
    for place, (count, (at, width)) in enumerate(zip(row.counts, middles, strict=True)):
        leads = place == 0
        _centred(sheet, count, 42 if leads else 32, (at, middle), width, Hue.TEXT if leads else Hue.FAINT)


def _centred(sheet: Sheet, words: str, size: int, at: tuple[int, int], room: int, ink: Hue) -> None:
    width = lettering(words, size, room).width
    write(sheet, words, size, (at[0] - width // 2, at[1]), room, ink, Hue.BOX)
