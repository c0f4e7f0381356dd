"""The table of a season: a row for each team or person, in order, with a bar for what decides."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.pictures.canvas import WIDTH, Canvas
from bot.pictures.chart import MARGIN, chart
from bot.pictures.columns import HEADING, Column, columns
from bot.pictures.palette import TEAMS, Hue
from bot.pictures.scene import SeasonScene, Standing
from bot.pictures.writing import write

_COLUMNS: Final = 44
"""The line with what is counted."""
_ROW: Final = 88
_BAR: Final = 8


def season_canvas(scene: SeasonScene) -> Canvas:
    """The whole picture."""
    canvas, top = chart(scene.title, scene.caption, scene.foot, _COLUMNS + len(scene.rows) * _ROW, scene.theme)
    places = columns(scene.columns, WIDTH - MARGIN // 2)
    for heading, column in zip(scene.columns, places, strict=True):
        column.write(canvas, heading, HEADING, top + 14, Hue.FAINT, Hue.BOX)
    for number, row in enumerate(scene.rows):
        _row(canvas, row, top + _COLUMNS + number * _ROW, places)
    return canvas


def _row(canvas: Canvas, row: Standing, top: int, places: Sequence[Column]) -> None:
    """A name, or two partners one below the other; beside them what they have, above a line with their bar."""
    canvas.fill((MARGIN, top, WIDTH - MARGIN, top + 2), Hue.BOX_EDGE)
    room = places[0].middle - places[0].room // 2 - MARGIN - 12
    bar = round(room * row.share)
    canvas.fill((MARGIN, top + _ROW - _BAR - 6, MARGIN + bar, top + _ROW - 6), TEAMS[0])
    middle = top + (_ROW - _BAR) // 2
    size, apart = (34, 0) if len(row.names) == 1 else (28, 32)
    for line, name in enumerate(row.names):
        at = middle + round((line - (len(row.names) - 1) / 2) * apart)
        write(canvas, name, size, (MARGIN, at), room, Hue.TEXT, Hue.BOX)
    for place, (count, column) in enumerate(zip(row.counts, places, strict=True)):
        leads = place == 0
        column.write(canvas, count, 42 if leads else 32, middle, Hue.TEXT if leads else Hue.FAINT, Hue.BOX)
