"""The picture of a round: the players, what lies on the table, what is to be known at the foot."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from bot.pictures.arms import arms_sheet
from bot.pictures.header import footer, header
from bot.pictures.ladder import ladder_sheet
from bot.pictures.palette import Hue
from bot.pictures.patience import solitaire_sheet
from bot.pictures.scene import (
    Arms,
    Blocks,
    Ladder,
    Solitaire,
    Spokes,
    Station,
    TableScene,
    Theme,
    TrickTable,
    TwoLines,
    Wall,
)
from bot.pictures.sheet import WIDTH, Sheet
from bot.pictures.squares import squares_sheet
from bot.pictures.star import star_sheet
from bot.pictures.trains import station_sheet
from bot.pictures.tricks import trick_sheet
from bot.pictures.two_lines import two_lines_sheet
from bot.pictures.wall import wall_sheet

_MIDDLES: Final[Mapping[type, Callable[[Any, Theme], Sheet]]] = {
    Arms: arms_sheet,
    Solitaire: solitaire_sheet,
    Spokes: star_sheet,
    Station: station_sheet,
    TrickTable: trick_sheet,
    TwoLines: two_lines_sheet,
    Wall: wall_sheet,
    Ladder: ladder_sheet,
    Blocks: squares_sheet,
}
"""How each kind of table is drawn: a sheet as wide as the picture."""


def table_sheet(scene: TableScene) -> Sheet:
    """The whole picture."""
    head = header(scene.boxes, scene.theme, WIDTH)
    foot = footer(scene.foot, scene.theme, WIDTH)
    middle = _MIDDLES[type(scene.drawing)](scene.drawing, scene.theme)
    sheet = Sheet(scene.theme, (WIDTH, head.height + middle.height + foot.height), Hue.TABLE)
    sheet.paste(head, (0, 0))
    sheet.paste(middle, (0, head.height))
    sheet.paste(foot, (0, sheet.height - foot.height))
    return sheet
