"""Words in any script as soft-edged shapes: cleaned, put in order, shaped, cut to fit.

Names come from strangers. They may hold any letter, and also marks that turn the rest of the line around,
towers of accents, characters without a form; none of this may spoil the picture or show as an empty box.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import lru_cache
from itertools import groupby
from math import ceil
from typing import Final

from PIL import Image

from bot.pictures.bidi import in_sight_order, levels
from bot.pictures.fonts import Font, Stroke, font_for, rasterise

_JOINERS: Final = "\u200c\u200d"
_FILLERS: Final = dict.fromkeys(map(ord, "\u115f\u1160\u2800\u3164\uffa0"), " ")
"""Letters that look like a blank: names are made of them to be empty."""
_ELLIPSIS: Final = "\N{HORIZONTAL ELLIPSIS}"
_SET_APART: Final = re.compile("\u2068[^\u2069]*\u2069")
"""A name from right to left, as it stands in a statement (`bot/words.py`)."""
_UNKNOWN: Final = "?"
"""Stands for a text of which nothing can be drawn."""
_MARKS: Final = 4
"""Accents and vowel signs on one letter; no living script needs more, and pranksters use dozens."""
_ASCENT: Final = 1.1
_DESCENT: Final = 0.45
_SIDE: Final = 2
"""Pixels left free at both ends, for strokes that reach over their own width."""


def parts_of(text: str) -> list[str]:
    """The letters of a text with all that belongs to each, without anything that has no form."""
    parts: list[str] = []
    for cluster in _clusters(_clean(text)):
        base = [c for c in cluster if not _invisible(c)]
        font = font_for("".join(base)) or font_for(base[0])
        if font is not None:
            parts.append("".join(c for c in cluster if _invisible(c) or font.has(c)))
    return parts or [_UNKNOWN]


def strokes_of(parts: list[str], base: int | None = None) -> list[Stroke]:
    """The runs of a line from left to right, each shaped by the font that has its letters."""
    runs: list[Stroke] = []
    of: list[int] = []
    for (level, font), group in groupby(
        zip(levels(parts, base), map(_font, parts), parts, strict=True), key=lambda item: item[:2]
    ):
        leftward = level % 2 == 1
        runs.append(Stroke(font, tuple(font.shape("".join(part for *_, part in group), leftward=leftward))))
        of.append(level)
    return in_sight_order(runs, of)


def line_height(size: int) -> int:
    """The height of every line of letters of this size."""
    return ceil(size * (_ASCENT + _DESCENT))


@lru_cache(2048)
def lettering(text: str, size: int, room: int | None = None) -> Image.Image:
    """A line of letters, `size` pixels an em, cut with an ellipsis to be at most `room` pixels wide."""
    parts, base = parts_of(text), _base(text)
    strokes = strokes_of(parts, base)
    if room is not None and _width(strokes, size) > room:
        strokes = _cut(parts, size, room, base)
    cover = Image.new("L", (_width(strokes, size), line_height(size)))
    pixels, (left, bottom, width, height, row) = rasterise(strokes, size)
    if width and height:
        drawn = Image.frombytes("L", (width, height), pixels, "raw", "L", row, -1)
        cover.paste(drawn, (_SIDE + left, round(size * _ASCENT) - bottom - height))
    return cover


def _base(text: str) -> int | None:
    """From left to right, as all our texts, if a name is set apart in a statement; else the letters decide."""
    words = _SET_APART.sub("", text).strip()
    return 0 if words and words != text.strip() else None


def _cut(parts: list[str], size: int, room: int, base: int | None) -> list[Stroke]:
    """The longest beginning that leaves room for an ellipsis; a search by halves, for shaping is not free."""
    fits, too_long = 0, len(parts)
    while too_long - fits > 1:
        middle = (fits + too_long) // 2
        if _width(strokes_of([*parts[:middle], _ELLIPSIS], base), size) <= room:
            fits = middle
        else:
            too_long = middle
    kept = parts[:fits]
    while kept and kept[-1].isspace():
        kept.pop()
    return strokes_of([*kept, _ELLIPSIS], base)


def _width(strokes: list[Stroke], size: int) -> int:
    return ceil(sum(glyph.advance for stroke in strokes for glyph in stroke.glyphs) * size) + 2 * _SIDE


def _font(part: str) -> Font:
    font = font_for("".join(c for c in part if not _invisible(c)))
    assert font is not None  # the parts hold only what some font has
    return font


def _clean(text: str) -> str:
    """Without marks of direction, line breaks and other controls; blanks are single."""
    kept = "".join(
        c if c in _JOINERS or _tag(c) or unicodedata.category(c) not in ("Cf", "Cs", "Co") else ""
        for c in unicodedata.normalize("NFC", text.translate(_FILLERS))
    )
    return " ".join("".join(" " if unicodedata.category(c) == "Cc" else c for c in kept).split())


def _clusters(text: str) -> Iterator[str]:
    """Letters with their accents, emoji with their modifiers, flags of two signs each."""
    cluster, marks = "", 0
    for c in text:
        mark = unicodedata.category(c).startswith("M") and not _invisible(c)
        joined = mark or _invisible(c) or cluster.endswith("\u200d") or _tone(c) or _second_of_flag(cluster, c)
        if not joined or not cluster:
            if cluster:
                yield cluster
            # What only belongs to a letter is nothing without one.
            cluster, marks = ("" if _invisible(c) else c), 0
            continue
        marks += mark
        if not mark or marks <= _MARKS:
            cluster += c
    if cluster:
        yield cluster


def _invisible(c: str) -> bool:
    """Chooses or joins forms and has none itself."""
    return c in _JOINERS or "\ufe00" <= c <= "\ufe0f" or "\U000e0100" <= c <= "\U000e01ef" or _tag(c)


def _tag(c: str) -> bool:
    """Spells the name of a region after a flag."""
    return "\U000e0020" <= c <= "\U000e007f"


def _tone(c: str) -> bool:
    return "\U0001f3fb" <= c <= "\U0001f3ff"


def _second_of_flag(cluster: str, c: str) -> bool:
    return len(cluster) == 1 and all("\U0001f1e6" <= sign <= "\U0001f1ff" for sign in (cluster, c))
