"""Marks that are told apart by their forms, whatever one sees of their colours; a tick and a cross."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

from PIL import Image

from bot.pictures.canvas import Fine, shape

SIZE: Final = 26
"""Of a mark, in pixels."""
FORMS: Final = 10
SIGN: Final = 30
"""The side of the tick and of the cross."""


@lru_cache(FORMS)
def mark(number: int) -> Image.Image:
    """One of `FORMS` marks; beyond these they begin again."""
    middle, full, thick = SIZE / 2, SIZE / 2, SIZE * 0.14

    def paint(fine: Fine) -> None:
        match number % FORMS:
            case 0:
                fine.disc(middle, middle, full * 0.86)
            case 1:
                fine.rounded(3, 3, SIZE - 3, SIZE - 3, 2)
            case 2:
                fine.polygon((middle, 1), (SIZE - 1, SIZE - 3), (1, SIZE - 3))
            case 3:
                fine.polygon((middle, 0), (SIZE, middle), (middle, SIZE), (0, middle))
            case 4:
                fine.disc(middle, middle, full * 0.9)
                fine.cut(7, 7, SIZE - 7, SIZE - 7, middle)
            case 5:
                fine.polygon((1, 3), (SIZE - 1, 3), (middle, SIZE - 1))
            case 6:
                fine.rounded(middle - thick, 1, middle + thick, SIZE - 1, 2)
                fine.rounded(1, middle - thick, SIZE - 1, middle + thick, 2)
            case 7:
                fine.polygon(*star(middle, middle + 1, full))
            case 8:
                fine.rounded(3, 3, SIZE - 3, SIZE - 3, 2)
                fine.cut(8, 8, SIZE - 8, SIZE - 8)
            case _:
                fine.line(2 * thick, (4, 4), (SIZE - 4, SIZE - 4))
                fine.line(2 * thick, (SIZE - 4, 4), (4, SIZE - 4))

    return shape((SIZE, SIZE), paint)


@lru_cache(1)
def tick() -> Image.Image:
    """What is done, or was hit."""
    return shape((SIGN, SIGN), lambda fine: fine.polygon((4, 15), (8, 11), (12, 17), (23, 5), (27, 9), (12, 25)))


@lru_cache(1)
def cross() -> Image.Image:
    """What is spoilt, or was missed."""

    def paint(fine: Fine) -> None:
        fine.polygon((6, 9), (9, 6), (24, 21), (21, 24))
        fine.polygon((21, 6), (24, 9), (9, 24), (6, 21))

    return shape((SIGN, SIGN), paint)


def star(x: float, y: float, radius: float) -> list[tuple[float, float]]:
    """The corners of a star with five points."""
    corners = []
    for corner in range(10):
        angle = math.pi * corner / 5 - math.pi / 2
        reach = radius if corner % 2 == 0 else radius * 0.42
        corners.append((x + reach * math.cos(angle), y + reach * math.sin(angle)))
    return corners
