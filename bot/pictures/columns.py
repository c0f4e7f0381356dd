"""Columns of numbers, each as wide as its heading needs it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.pictures.canvas import Canvas
from bot.pictures.lettering import lettering
from bot.pictures.palette import Hue
from bot.pictures.writing import MIDDLE, write

HEADING: Final = 22
"""The size of the letters of a heading."""
_NARROWEST: Final = 106
"""Of a column: four digits have room in it."""
_WIDEST: Final = 190


class Column(NamedTuple):
    """A column: where its middle is, and how wide its letters may be."""

    middle: int
    room: int

    def write(self, canvas: Canvas, words: str, size: int, y: int, ink: Hue, ground: Hue) -> None:
        """Words or a number in the middle of it, at this height."""
        write(canvas, words, size, (self.middle, y), self.room, ink, ground, MIDDLE)


def columns(headings: Sequence[str], right: int) -> list[Column]:
    """The columns with these headings, the last of which ends here."""
    found = []
    for heading in reversed(headings):
        width = min(_WIDEST, max(_NARROWEST, lettering(heading, HEADING).width + 22))
        found.append(Column(right - width // 2, width - 8))
        right -= width
    return found[::-1]
