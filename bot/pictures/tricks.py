"""The picture of a trick: four players around it, seen from above; beside it what is bid, what are trumps, and
what both sides have taken.

A trick that was taken lies there pale until the next one is led: with quick players nobody would see it otherwise.
Marks are written in the old way of the game, as the seven strokes of the word ALL.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image

from bot.pictures.canvas import WIDTH, Canvas, Fine, shape
from bot.pictures.palette import Hue
from bot.pictures.scene import Chair, Pile, Theme, TrickTable
from bot.pictures.sprites import Mark, ghost, lay
from bot.pictures.writing import write

_HEIGHT: Final = 620
_TABLE: Final = 640
"""The width of the table; the rest is for words."""
_SQUARE: Final = 84
_PLATE: Final = 50
"""The height of what stands below a tile: a name."""
_NOTED: Final = 30
"""What a note below the name takes besides."""
_ROOM: Final = 204
"""The width of both."""
_NAME: Final = 30
_NOTE: Final = 24
_HEAD: Final = 36
_WORDS: Final = 30
_PAD: Final = 18
_LINE: Final = 46
_STROKES: Final = (150, 52)
"""The size of the word ALL."""

_MIDDLES: Final = ((320, 467), (110, 302), (320, 129), (530, 302))
"""Where the middles of tile and name together are: below, and on clockwise."""


def trick_canvas(drawing: TrickTable, theme: Theme) -> Canvas:
    """The table, as wide as the picture."""
    canvas = Canvas(theme, (WIDTH, _HEIGHT), Hue.TABLE)
    for chair, (x, y) in zip(drawing.chairs, _MIDDLES, strict=True):
        top = y - (2 * _SQUARE + _PLATE) // 2
        _tile(canvas, chair, (x - _SQUARE // 2, top), over=drawing.over)
        name = name_plate(theme, chair.name, chair.note, taking=chair.taking)
        canvas.paste(name, (x - _ROOM // 2, top + 2 * _SQUARE))
    canvas.paste(_beside(drawing, theme), (_TABLE, 0))
    return canvas


def _tile(canvas: Canvas, chair: Chair, at: tuple[int, int], *, over: bool) -> None:
    if chair.tile is None:
        if not chair.out:
            canvas.paste(ghost(canvas.theme, _SQUARE, 2 * _SQUARE), at)
        return
    pale = Mark.DIMMED if over and not chair.taking else Mark.NONE
    mark = Mark.NEWEST if chair.newest else pale
    lay(canvas, _SQUARE, chair.tile, at, lying=False, mark=mark)


@lru_cache(128)
def name_plate(theme: Theme, name: str, note: str, *, taking: bool) -> Canvas:
    """A name and below it what is said of its owner; on a disc's colour if the trick is his."""
    height = _PLATE + (_NOTED if note else 0)
    canvas = Canvas(theme, (_ROOM, height), Hue.TABLE)
    ink, ground = (Hue.TEXT, Hue.PANEL)
    if taking:
        ink, ground = Hue.BADGE_TEXT, Hue.BADGE
        canvas.ink(
            shape((_ROOM, height), lambda fine: fine.rounded(0, 4, _ROOM, height, 12)), (0, 0), ground, Hue.TABLE
        )
    else:
        canvas.fill((0, 4, _ROOM, height), ground)
    write(canvas, name, _NAME, (12, (_PLATE + 4) // 2), _ROOM - 24, ink, ground)
    write(canvas, note, _NOTE, (12, _PLATE + 8), _ROOM - 24, ink, ground)
    return canvas


# --- Beside the table -------------------------------------------------------------------------------------


def _beside(drawing: TrickTable, theme: Theme) -> Canvas:
    """What is played above, what was taken below."""
    width = WIDTH - _TABLE
    canvas = Canvas(theme, (width, _HEIGHT), Hue.PANEL)
    room = width - 2 * _PAD
    for number, words in enumerate(drawing.headlines):
        write(canvas, words, _WORDS if number else _HEAD, (_PAD, 40 + number * _LINE), room, Hue.TEXT, Hue.PANEL)
    for number, pile in enumerate(reversed(drawing.piles)):
        canvas.paste(_pile(pile, theme, width), (0, _HEIGHT - (number + 1) * _pile_height(pile)))
    return canvas


def _pile_height(pile: Pile) -> int:
    return 2 * _LINE + 12 + (0 if pile.marks is None else _STROKES[1] + 14)


def _pile(pile: Pile, theme: Theme, width: int) -> Canvas:
    """A side: who it is, what it has taken in this hand, and its strokes."""
    canvas = Canvas(theme, (width, _pile_height(pile)), Hue.PANEL)
    canvas.fill((_PAD, 0, width - _PAD, 3), Hue.FAINT)
    room = width - 2 * _PAD
    write(canvas, pile.names, _WORDS, (_PAD, 30), room, Hue.TEXT, Hue.PANEL)
    write(canvas, pile.taken, _WORDS, (_PAD, 30 + _LINE), room, Hue.TEXT, Hue.PANEL)
    if pile.marks:
        canvas.ink(_strokes(pile.marks), (_PAD, 2 * _LINE + 8), Hue.TEXT, Hue.PANEL)
    return canvas


_ALL: Final = (
    ((3, 49), (23, 3)),
    ((23, 3), (43, 49)),
    ((12, 33), (34, 33)),
    ((62, 3), (62, 49)),
    ((62, 48), (90, 48)),
    ((109, 3), (109, 49)),
    ((109, 48), (137, 48)),
)
"""The strokes of the word, in the order in which they are written: three, two and two."""


@lru_cache(8)
def _strokes(marks: int) -> Image.Image:
    def paint(fine: Fine) -> None:
        for stroke in _ALL[:marks]:
            fine.line(6, *stroke)

    return shape(_STROKES, paint)
