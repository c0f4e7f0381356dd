"""What all charts of a season share: their size, their title, and a line below."""

from __future__ import annotations

from typing import Final

from bot.pictures.canvas import WIDTH, Canvas
from bot.pictures.palette import CHARTS, Hue
from bot.pictures.scene import Theme
from bot.pictures.writing import write

MARGIN: Final = 28
_HEAD: Final = 84
"""What the title takes."""
_CAPTION: Final = 40
"""And the line that says what is counted."""
_FOOT: Final = 52


def chart(title: str, caption: str, foot: str, height: int, theme: Theme) -> tuple[Canvas, int]:
    """A chart with a title, a caption (perhaps) and a foot (perhaps) around a field `height` high, and the pixels
    from its top to this field."""
    top = _HEAD + (_CAPTION if caption else 0)
    canvas = Canvas(theme, (WIDTH, top + height + (_FOOT if foot else MARGIN)), Hue.BOX, CHARTS)
    room = WIDTH - 2 * MARGIN
    write(canvas, title, 36, (MARGIN, _HEAD // 2), room, Hue.TEXT, Hue.BOX)
    write(canvas, caption, 26, (MARGIN, _HEAD + 6), room, Hue.FAINT, Hue.BOX)
    write(canvas, foot, 26, (MARGIN, canvas.height - _FOOT // 2 - 4), room, Hue.FAINT, Hue.BOX)
    return canvas, top
