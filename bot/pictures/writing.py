"""Lines of letters on a sheet."""

from __future__ import annotations

from bot.pictures.lettering import lettering, line_height
from bot.pictures.palette import Hue
from bot.pictures.sheet import Sheet


def middle(size: int) -> int:
    """Twice the distance from the top of a line to the middle of its small letters."""
    return round(line_height(size) * 1.06)


def write(sheet: Sheet, text: str, size: int, at: tuple[int, int], room: int, ink: Hue, ground: Hue) -> None:
    """A line of letters whose middle is at the height of `at`."""
    if text:
        sheet.ink(lettering(text, size, room), (at[0], at[1] - middle(size) // 2), ink, ground)
