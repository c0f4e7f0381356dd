"""Lines of letters on a sheet."""

from __future__ import annotations

from PIL import Image

from bot.pictures.lettering import lettering, line_height
from bot.pictures.palette import Hue
from bot.pictures.sheet import Sheet


def middle(size: int) -> int:
    """Twice the distance from the top of a line to the middle of its small letters."""
    return round(line_height(size) * 1.06)


def centred(sheet: Sheet, letters: Image.Image, at: tuple[float, float], ink: Hue, ground: Hue) -> None:
    """Letters with the middle of what is seen of them at a place."""
    seen = letters.crop(letters.getbbox())
    sheet.ink(seen, (round(at[0] - seen.width / 2), round(at[1] - seen.height / 2)), ink, ground)


def write(sheet: Sheet, text: str, size: int, at: tuple[int, int], room: int, ink: Hue, ground: Hue) -> None:
    """A line of letters whose middle is at the height of `at`."""
    if text:
        sheet.ink(lettering(text, size, room), (at[0], at[1] - middle(size) // 2), ink, ground)
