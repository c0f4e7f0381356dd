"""What people type: commands, and moves with other signs than records have, in words of their own, and without a
command."""

from __future__ import annotations

import re
from typing import Final

from bot.commands import COMMANDS
from bot.ids import PersonId
from bot.memory import Memory
from bot.messages import text
from bot.ports import Command
from bot.vocabulary import one_of
from bot.words import Words
from engine import notation

_MOST: Final = 10_000
"""People of whom it is remembered that they were told what the bot understands."""

_COMMAND: Final = re.compile(
    # A name is as long as Telegram's may be; `/why?` asks the same as `/why`.
    r"/(?P<name>\w(?:[\w-]{0,30}\w)?)(?:@(?P<bot>\w+))?[^\w\s/@]*(?:\s+(?P<args>.*))?",
    re.DOTALL,
)
_TILE: Final = re.compile(
    r"\[?\s*(?P<one>\d{1,2})\s*[-\u2010-\u2015\u2212|:/]\s*(?P<other>\d{1,2})\s*\]?"
    r"|\[?\s*(?P<first>\d) ?(?P<second>\d)(?!\s*\d)\s*\]?"
)
"""`[6|4]` as screens show it, 6-4 with any dash, 6:4, 6/4, 64; 12 4 might be 12-4, or 1-2 on the fourth train, so
it is none."""
_PLACE: Final = re.compile(r"[ @\u2190-\u2193]*(?P<arm>[^!~:]*)(?P<signs>.*)")
"""What stands behind a tile: where it goes, with a sign or an arrow, and how it lies there."""
_TILE_BEGUN: Final = re.compile(r"\[?\s*\d(?!.*[^\W\d_]{2})", re.DOTALL)
"""A number, or more of a tile and its place; with a word behind it, as in `42 scoring`, it is another matter."""
_SPOKEN: Final = re.compile(r"[^\W\d_][^\W\d_ ]*(?: [^\W\d_]+){0,4}")
"""Words that may say where a tile goes."""

_PLACES: Final = (
    ("L", text("move-word-left")),
    ("R", text("move-word-right")),
    ("U", text("move-word-up")),
    ("D", text("move-word-down")),
)
_VERBS: Final = (("draw", text("move-word-draw")), ("pass", text("move-word-pass")))


def command(said: str, me: str, *, alone: bool) -> Command | None:
    """The command that a text gives to the bot called `me`; None for ordinary talk.

    Where it is not `alone`, a command without a name may be for another bot, and is ours only if we have it."""
    found = _COMMAND.fullmatch(said.strip())
    if found is None:
        return None
    name, called = found["name"].casefold(), found["bot"]
    ours = alone or name in COMMANDS if called is None else called.casefold() == me.casefold()
    return Command(name, (found["args"] or "").strip()) if ours else None


def meant(said: str) -> Command | None:
    """The move that words are, such as `6-4@L`, `[6|4] left`, `draw` or `pass`; None if they are none."""
    parts = [_apart(part) for part in said.split("+")]
    moves = (tile if _SPOKEN.fullmatch(arm) else _written(tile, arm, signs) for tile, arm, signs in parts)
    try:
        notation.read(" + ".join(moves))
    except ValueError:
        return None
    return Command("move", " ".join(said.split()))


class PrivateTalk:
    """What people write to the bot alone, without a command."""

    def __init__(self) -> None:
        self._helped: Memory[PersonId, bool] = Memory(_MOST)

    def meant(self, person: PersonId, said: str) -> Command | None:
        """A move, or help: who says what the bot does not understand is told once what it does. None if there is
        nothing to say to it."""
        move = meant(said)
        if move is not None or not said or self._helped.get(person):
            return move
        self._helped.note(person, True)
        return Command("help")


def in_notation(words: Words, said: str) -> str:
    """What somebody writes as a move, as records have it; what is none stays as it is."""
    for verb, listed in _VERBS:
        if one_of(words, listed, said):
            return verb
    return " + ".join(_placed(words, *_apart(part)) for part in said.split("+"))


def begins_tile(words: Words, said: str) -> bool:
    """Whether a text can be a tile, with its place or without, or begin one: `6`, `[6|`, `6-4 left`."""
    return _TILE_BEGUN.match(in_notation(words, said)) is not None


def _placed(words: Words, tile: str, arm: str, signs: str) -> str:
    """One tile of a turn as records have it. A place in words that nobody knows stays as it was said: that is
    refused."""
    place = next((key for key, listed in _PLACES if arm and one_of(words, listed, arm)), None)
    if place is None and len(arm) > 1 and _SPOKEN.fullmatch(arm):
        return f"{tile} {arm}{signs}"
    return _written(tile, place or arm, signs)


def _written(tile: str, arm: str, signs: str) -> str:
    return f"{tile}@{arm}{signs}" if arm else f"{tile}{signs}"


def _apart(said: str) -> tuple[str, str, str]:
    """One tile of a turn, where it goes, if that is said, and the signs of how it lies there. What begins with no
    tile is taken for one."""
    line = " ".join(said.split())
    found = _TILE.match(line)
    if found is None:
        return line, "", ""
    tile, behind = "-".join(filter(None, found.groups())), _PLACE.fullmatch(line[found.end() :])
    assert behind is not None  # it takes anything
    return tile, behind["arm"].rstrip(" \u2026"), behind["signs"]
