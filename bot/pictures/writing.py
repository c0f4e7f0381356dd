"""Lines of letters on a canvas."""

from __future__ import annotations

from typing import Final

from PIL import Image

from bot.pictures.canvas import Canvas
from bot.pictures.lettering import lettering, line_height
from bot.pictures.palette import Hue

START: Final = 0.0
MIDDLE: Final = 0.5
END: Final = 1.0
"""Which part of a line of letters stands at a place."""


def seen_height(size: int) -> int:
    """The height by which a line is centred: twice that of the middle of its small letters below its top."""
    return round(line_height(size) * 1.06)


def centred(canvas: Canvas, letters: Image.Image, at: tuple[float, float], ink: Hue, ground: Hue) -> None:
    """Letters with the middle of what is seen of them at a place."""
    seen = letters.crop(letters.getbbox())
    canvas.ink(seen, (round(at[0] - seen.width / 2), round(at[1] - seen.height / 2)), ink, ground)


def write(
    canvas: Canvas,
    text: str,
    size: int,
    at: tuple[int, int],
    room: int | None,
    ink: Hue,
    ground: Hue,
    part: float = START,
) -> None:
    """A line of letters with its `START`, `MIDDLE` or `END` at a place; its height follows from its size alone, so
    that words with and without long letters stand alike."""
    if text:
        letters = lettering(text, size, room)
        canvas.ink(letters, (at[0] - int(letters.width * part), at[1] - seen_height(size) // 2), ink, ground)
