"""The picture of a round: the players, what lies on the table, what is to be known at the foot."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from bot.pictures.arms import arms_canvas
from bot.pictures.canvas import WIDTH, Canvas
from bot.pictures.header import footer, header
from bot.pictures.ladder import ladder_canvas
from bot.pictures.palette import Hue
from bot.pictures.patience import solitaire_canvas
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
from bot.pictures.squares import squares_canvas
from bot.pictures.star import star_canvas
from bot.pictures.trains import station_canvas
from bot.pictures.tricks import trick_canvas
from bot.pictures.two_lines import two_lines_canvas
from bot.pictures.wall import wall_canvas

_MIDDLES: Final[Mapping[type, Callable[[Any, Theme], Canvas]]] = {
    Arms: arms_canvas,
    Solitaire: solitaire_canvas,
    Spokes: star_canvas,
    Station: station_canvas,
    TrickTable: trick_canvas,
    TwoLines: two_lines_canvas,
    Wall: wall_canvas,
    Ladder: ladder_canvas,
    Blocks: squares_canvas,
}
"""How each kind of table is drawn: a canvas as wide as the picture."""


def table_canvas(scene: TableScene) -> Canvas:
    """The whole picture."""
    head = header(scene.boxes, scene.theme)
    foot = footer(scene.foot, scene.theme)
    middle = _MIDDLES[type(scene.drawing)](scene.drawing, scene.theme)
    canvas = Canvas(scene.theme, (WIDTH, head.height + middle.height + foot.height), Hue.TABLE)
    canvas.paste(head, (0, 0))
    canvas.paste(middle, (0, head.height))
    canvas.paste(foot, (0, canvas.height - foot.height))
    return canvas
