"""Lines of letters on a canvas."""

from __future__ import annotations

from PIL import Image

from bot.pictures.canvas import Canvas
from bot.pictures.lettering import lettering, line_height
from bot.pictures.palette import Hue


def seen_height(size: int) -> int:
    """The height by which a line is centred: twice that of the middle of its small letters below its top."""
    return seen_of(line_height(size))


def seen_of(line: int) -> int:
    """The same of a line of letters of this height."""
    return round(line * 1.06)


def centred(canvas: Canvas, letters: Image.Image, at: tuple[float, float], ink: Hue, ground: Hue) -> None:
    """Letters with the middle of what is seen of them at a place."""
    seen = letters.crop(letters.getbbox())
    canvas.ink(seen, (round(at[0] - seen.width / 2), round(at[1] - seen.height / 2)), ink, ground)


def write(canvas: Canvas, text: str, size: int, at: tuple[int, int], room: int, ink: Hue, ground: Hue) -> None:
    """A line of letters whose middle is at the height of `at`."""
    if text:
        canvas.ink(lettering(text, size, room), (at[0], at[1] - seen_height(size) // 2), ink, ground)
