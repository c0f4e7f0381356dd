"""The plate that a player, a team, a total and a mark stand on."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image

from bot.pictures.canvas import Canvas, shape
from bot.pictures.palette import Hue

_EDGE: Final = 2
_ROUND: Final = 14
"""The radius of its corners."""


def plate(canvas: Canvas, hue: Hue) -> None:
    """Fill a canvas of the colour of a panel with a plate of this colour; one of whoever is not on turn has an
    edge."""
    size, ground, inset = (canvas.width, canvas.height), Hue.PANEL, 0
    if hue is not Hue.TURN:
        canvas.ink(_rounded(size, 0), (0, 0), Hue.BOX_EDGE, ground)
        ground, inset = Hue.BOX_EDGE, _EDGE
    canvas.ink(_rounded(size, inset), (0, 0), hue, ground)


@lru_cache(32)
def _rounded(size: tuple[int, int], inset: int) -> Image.Image:
    right, lower = size[0] - inset, size[1] - inset
    return shape(size, lambda fine: fine.rounded(inset, inset, right, lower, _ROUND - inset))
