"""Moves as people write them: with other signs than records have, in words of their own, and without a command."""

from __future__ import annotations

import re
from typing import Final

from bot.messages import text
from bot.ports import Command
from bot.wishes import one_of
from bot.words import Words
from engine import notation

_TILE: Final = re.compile(
    r"\[?\s*(?P<one>\d{1,2})\s*[-\u2010-\u2015\u2212|:/]\s*(?P<other>\d{1,2})\s*\]?"
    r"|\[?\s*(?P<first>\d) ?(?P<second>\d)(?!\s*\d)\s*\]?"
)
"""`[6|4]` as screens show it, 6-4 with any dash, 6:4, 6/4, 64; 12 4 might be 12-4, or 1-2 on the fourth train, so
it is none."""
_PLACE: Final = re.compile(r"[ @\u2190-\u2193]*(?P<arm>[^!~:]*)(?P<signs>.*)")
"""What stands behind a tile: where it goes, with a sign or an arrow, and how it lies there."""
_SPOKEN: Final = re.compile(r"[^\W\d_][^\W\d_ ]*(?: [^\W\d_]+){0,4}")
"""Words that may say where a tile goes."""

_PLACES: Final = (
    ("L", text("move-word-left")),
    ("R", text("move-word-right")),
    ("U", text("move-word-up")),
    ("D", text("move-word-down")),
)
_VERBS: Final = (("draw", text("move-word-draw")), ("pass", text("move-word-pass")))


def meant(said: str) -> Command | None:
    """The move that words are, such as `6-4@L`, `[6|4] left`, `draw` or `pass`; None if they are none."""
    moves = [_in_signs(part) for part in said.split("+")]
    try:
        notation.read(" + ".join(tile if _SPOKEN.fullmatch(arm) else write for write, tile, arm in moves))
    except ValueError:
        return None
    return Command("move", " ".join(said.split()))


def in_notation(words: Words, said: str) -> str:
    """What somebody writes as a move, as records have it; what is none stays as it is."""
    for verb, listed in _VERBS:
        if one_of(words, listed, said):
            return verb
    return " + ".join(_placed(words, *_in_signs(part)) for part in said.split("+"))


def _placed(words: Words, written: str, tile: str, arm: str) -> str:
    place = next((key for key, listed in _PLACES if arm and one_of(words, listed, arm)), None)
    if place is None and len(arm) > 1 and _SPOKEN.fullmatch(arm):
        return written.replace("@", " ", 1)  # as it was said: that is refused
    return written if place is None else written.replace(f"{tile}@{arm}", f"{tile}@{place}", 1)


def _in_signs(said: str) -> tuple[str, str, str]:
    """One tile of a turn with the signs of records, the tile alone, and where it goes, if that is said."""
    line = " ".join(said.split())
    found = _TILE.match(line)
    if found is None:
        return line, line, ""
    halves = (half for half in found.groups() if half is not None)
    tile, behind = "-".join(halves), _PLACE.fullmatch(line[found.end() :])
    assert behind is not None  # it takes anything
    arm, signs = behind["arm"].rstrip(" \u2026"), behind["signs"]
    return f"{tile}{'@' * bool(arm)}{arm}{signs}", tile, arm
