"""The strips above and below the table: a box per player, and short statements at the foot.

Whatever a colour says here is said by a form too: a pointer stands before the name of the player on turn,
each team has its own sign, a computer player a little robot, and the number of tiles stands by a tile.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from PIL import Image

from bot.pictures.canvas import WIDTH, Canvas, Fine, shape
from bot.pictures.lettering import lettering
from bot.pictures.palette import TEAMS, Hue
from bot.pictures.plate import plate
from bot.pictures.scene import Box, Theme
from bot.pictures.writing import END, seen_height, write

_MARGIN: Final = 12
_GAP: Final = 10
_BOX: Final = 88
_PAD: Final = 14
_NAME: Final = 30
_COUNT: Final = 26
_SIGN: Final = 24
"""The side of the little pictures."""
_FOOT: Final = 26
_FOOT_LINE: Final = 40
_APART: Final = 44
"""Between two statements."""
_DOT: Final = " · "
_ALONE: Final = 4
"""The most boxes that stand in a single row."""


def header(boxes: tuple[Box, ...], theme: Theme) -> Canvas:
    """The players' boxes in one row or two, as they are seated."""
    columns = len(boxes) if len(boxes) <= _ALONE else -(-len(boxes) // 2)
    rows = [boxes[at : at + columns] for at in range(0, len(boxes), columns or 1)]
    height = 2 * _MARGIN + len(rows) * (_BOX + _GAP) - _GAP if rows else 0
    canvas = Canvas(theme, (WIDTH, height), Hue.PANEL)
    for at, row in enumerate(rows):
        room = (WIDTH - 2 * _MARGIN - (len(row) - 1) * _GAP) // len(row)
        for place, box in enumerate(row):
            x, y = _MARGIN + place * (room + _GAP), _MARGIN + at * (_BOX + _GAP)
            canvas.paste(_box(box, theme, room), (x, y))
    return canvas


@lru_cache(64)
def footer(statements: tuple[str, ...], theme: Theme) -> Canvas:
    """Statements side by side, in as many lines as they need."""
    room = WIDTH - 2 * _MARGIN
    lines = list(_lines([words for text in statements if text for words in _parts(text, room)], room))
    canvas = Canvas(theme, (WIDTH, len(lines) * _FOOT_LINE + 12 if lines else 0), Hue.PANEL)
    dot = shape((_APART, _FOOT_LINE), lambda fine: fine.disc(_APART / 2, _FOOT_LINE / 2 + 1, 4))
    for at, line in enumerate(lines):
        x, y = _MARGIN, 6 + at * _FOOT_LINE
        for place, words in enumerate(line):
            if place:
                canvas.ink(dot, (x, y), Hue.FAINT, Hue.PANEL)
                x += _APART
            canvas.ink(words, (x, y + (_FOOT_LINE - seen_height(_FOOT)) // 2), Hue.TEXT, Hue.PANEL)
            x += words.width
    return canvas


def _parts(text: str, room: int) -> list[Image.Image]:
    """A statement; one that is too long for a line is taken apart at its own dots, and then between words."""
    whole = lettering(text, _FOOT)
    if whole.width <= room:
        return [whole]
    return [line for part in text.split(_DOT) if part for line in _folded(part.split(" "), room)]


def _folded(words: Sequence[str], room: int) -> Iterator[Image.Image]:
    """Words in lines, as many in each as there is room for."""
    line = words[0]
    for word in words[1:]:
        if lettering(f"{line} {word}", _FOOT).width > room:
            yield lettering(line, _FOOT, room)
            line = word
        else:
            line = f"{line} {word}"
    yield lettering(line, _FOOT, room)


def _lines(words: Sequence[Image.Image], room: int) -> Iterator[list[Image.Image]]:
    line: list[Image.Image] = []
    used = 0
    for word in words:
        if line and used + _APART + word.width > room:
            yield line
            line, used = [], 0
        used += (_APART if line else 0) + word.width
        line.append(word)
    if line:
        yield line


@lru_cache(256)
def _box(box: Box, theme: Theme, width: int) -> Canvas:
    """One player. A move changes two of them, and the others are pasted again."""
    ground = Hue.TURN if box.turn else Hue.BOX
    bright, faint = (Hue.TURN_TEXT, Hue.TURN_TEXT) if box.turn else (Hue.TEXT, Hue.FAINT)
    canvas = Canvas(theme, (width, _BOX), Hue.PANEL)
    plate(canvas, ground)
    left, right, upper, lower = _PAD, width - _PAD, 13, 52
    if box.turn:
        canvas.ink(_pointer(), (left - 2, upper), bright, ground)
        left += _SIGN + 4
    if box.team is not None:
        team = bright if box.turn else TEAMS[box.team % len(TEAMS)]
        canvas.ink(_team(box.team % len(TEAMS)), (left, upper), team, ground)
        left += _SIGN + 8
    if box.computer:
        right -= _SIGN
        canvas.ink(_robot(), (right, upper), faint, ground)
        right -= 8
    write(canvas, box.name, _NAME, (left, upper + _SIGN // 2), right - left, bright, ground)
    count, right = str(box.tiles), width - _PAD
    write(canvas, count, _COUNT, (right, lower + _SIGN // 2), None, faint, ground, END)
    right -= lettering(count, _COUNT).width
    canvas.ink(_little_tile(), (right - _SIGN, lower), faint, ground)
    write(canvas, box.score, _COUNT, (_PAD, lower + _SIGN // 2), right - _SIGN - _PAD - 8, faint, ground)
    return canvas


def _pointer() -> Image.Image:
    return shape((_SIGN, _SIGN), lambda fine: fine.polygon((4, 2), (4, 22), (21, 12)))


def _team(number: int) -> Image.Image:
    """Disc, square, triangle, diamond."""

    def paint(fine: Fine) -> None:
        match number:
            case 0:
                fine.disc(12, 12, 10)
            case 1:
                fine.rounded(3, 3, 21, 21, 1)
            case 2:
                fine.polygon((12, 1), (23, 21), (1, 21))
            case _:
                fine.polygon((12, 0), (23, 12), (12, 24), (1, 12))

    return shape((_SIGN, _SIGN), paint)


def _robot() -> Image.Image:
    def paint(fine: Fine) -> None:
        fine.rounded(10.75, 2, 13.25, 8, 0)
        fine.disc(12, 2.5, 2.5)
        fine.rounded(2, 7, 22, 23, 5)
        for x in (8, 16):
            fine.cut(x - 2, 11, x + 2, 15, 2)
        fine.cut(7.5, 18, 16.5, 20)

    return shape((_SIGN, _SIGN), paint)


def _little_tile() -> Image.Image:
    def paint(fine: Fine) -> None:
        fine.rounded(6, 0, 18, 24, 3.5)
        fine.cut(8, 2, 16, 11, 1.5)
        fine.cut(8, 13, 16, 22, 1.5)
        fine.disc(12, 6.5, 2)
        fine.disc(12, 17.5, 2)

    return shape((_SIGN, _SIGN), paint)
