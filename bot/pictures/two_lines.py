"""The picture of two lines side by side: the root across, depths numbered, what is too long goes on in a next row.

Both lines touch, so the outer halves above and below each other are the two numbers of the tile that cuts there.
A number on a disc marks a depth where a cut is possible. The tile that lies open stands large below.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from bot.pictures.arms import badge
from bot.pictures.canvas import WIDTH, Canvas, shape
from bot.pictures.lettering import lettering
from bot.pictures.palette import Hue
from bot.pictures.plan import Direction
from bot.pictures.scene import Theme, TwoLines
from bot.pictures.sprites import Mark, ghost, lay
from bot.pictures.writing import centred
from engine.kernels.sausage_table import Link

_MARGIN: Final = 16
_SQUARES: Final = (68, 60, 52, 46)
"""The sizes of a half in pixels, largest first; the smallest is still read on a phone."""
_GAP: Final = 18
"""Between two rows."""
_OPEN: Final = 92
"""The size of a half of the open tile."""
_CAPTION: Final = 34
_LOWEST: Final = 470
"""The table is at least so high, so that it mostly stays as it was from one move to the next."""


def two_lines_canvas(drawing: TwoLines, theme: Theme) -> Canvas:
    """The table, as wide as the picture."""
    square, columns = fit(_longest(drawing))
    below = _OPEN + 2 * _MARGIN
    height = max(_LOWEST, _MARGIN + rows_of(drawing, columns) * _step(square) + below)
    canvas = Canvas(theme, (WIDTH, height), Hue.TABLE)
    if drawing.root is None:
        empty = ghost(theme, square, 2 * square)
        canvas.paste(empty, (_MARGIN, _MARGIN + _scale(square)))
    else:
        _lay(canvas, drawing, drawing.root, square, columns)
    if drawing.open is not None:
        _show_open(canvas, drawing, height - below + _MARGIN)
    return canvas


def fit(longest: int) -> tuple[int, int]:
    """The largest halves with which so long a line fits into one row, or the smallest; and the tiles in a row."""
    square = next((one for one in _SQUARES if longest <= _columns(one)), _SQUARES[-1])
    return square, _columns(square)


def _columns(square: int) -> int:
    """The tiles in a row: beside them it has room for the root, and for the letter of an end."""
    return (WIDTH - 2 * _MARGIN - 2 * square) // (2 * square)


def rows_of(drawing: TwoLines, columns: int) -> int:
    """How many rows the lines take."""
    return max(1, -(-_longest(drawing) // columns))


def _longest(drawing: TwoLines) -> int:
    """The tiles of the longer line."""
    return max(len(line) for _, line in drawing.lines)


def _scale(square: int) -> int:
    """The height of the numbers above a row."""
    return round(square * 0.72)


def _step(square: int) -> int:
    """How far it is from one row to the next."""
    return _scale(square) + 2 * square + _GAP


def _lay(canvas: Canvas, drawing: TwoLines, root: Link, square: int, columns: int) -> None:
    newest = max(root.turn, *(link.turn for _, line in drawing.lines for link in line), 0)

    def corner(line: int, depth: int) -> tuple[int, int]:
        """Where a tile of this depth lies, counted from 0."""
        row, column = divmod(depth, columns)
        x = _MARGIN + square + column * 2 * square
        return x, _MARGIN + row * _step(square) + _scale(square) + line * square

    at = _MARGIN, _MARGIN + _scale(square)
    lay(canvas, square, (root.outer, root.inner), at, lying=False, mark=_mark(root, newest))
    for number, (key, line) in enumerate(drawing.lines):
        for depth, link in enumerate(line):
            halves, mark = (link.inner, link.outer), _mark(link, newest)
            lay(canvas, square, halves, corner(number, depth), lying=True, mark=mark)
        # An end that fills its row shows its letter behind it, not at the beginning of the next row.
        x, y = (
            corner(number, len(line) - 1)
            if line
            else (_MARGIN - square, _MARGIN + _scale(square) + number * square)
        )
        canvas.paste(badge(canvas.theme, square, key, Direction.RIGHT), (x + 2 * square, y))
    for depth in range(_longest(drawing)):
        x, y = corner(0, depth)
        sign = _number(canvas.theme, square, str(depth + 1), cut=depth + 1 in drawing.cuts)
        canvas.paste(sign, (x + square, y - _scale(square)))


def _mark(link: Link, newest: int) -> Mark:
    return Mark.NEWEST if link.turn == newest else Mark.NONE


def _show_open(canvas: Canvas, drawing: TwoLines, top: int) -> None:
    """The tile that lies open and what it is, in the middle of the picture."""
    assert drawing.open is not None
    room = WIDTH - 2 * _MARGIN - 2 * _OPEN - _GAP
    words = lettering(drawing.caption, _CAPTION, room)
    left = (WIDTH - words.width - _GAP - 2 * _OPEN) // 2
    canvas.ink(words, (left, top + (_OPEN - words.height) // 2), Hue.PLAYABLE, Hue.TABLE)
    at = left + words.width + _GAP
    lay(canvas, _OPEN, drawing.open, (at, top), lying=True, mark=Mark.PLAYABLE)


@lru_cache(256)
def _number(theme: Theme, square: int, number: str, *, cut: bool) -> Canvas:
    """The number of a depth, on a disc if a cut is possible there."""
    height = _scale(square)
    canvas = Canvas(theme, (square, height), Hue.TABLE)
    if cut:
        radius = height * 0.48
        canvas.ink(
            shape((square, height), lambda fine: fine.disc(square / 2, height / 2, radius)),
            (0, 0),
            Hue.BADGE,
            Hue.TABLE,
        )
    ink, ground = (Hue.BADGE_TEXT, Hue.BADGE) if cut else (Hue.PLAYABLE, Hue.TABLE)
    centred(canvas, lettering(number, round(height * 0.66)), (square / 2, height / 2), ink, ground)
    return canvas
