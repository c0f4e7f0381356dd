"""Screens that fit into a message: with shorter names, with less of the tale, or in several messages."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from datetime import date

from bot.cleaning import JOINERS, MORE
from bot.messages import Arg, Joined, Screen, Text, Typed, Who
from bot.ports import Limits

NAMES = (32, 16, 10)
"""So many letters of a name are shown where whole names are too long together."""

_END = 4
"""The last letters of a name are kept: those who share a name are told apart by a number there."""

Length = Callable[[Screen], int]
"""The characters of a screen in the words of its reader."""


def fitting(versions: Iterable[Screen], limits: Limits, length: Length) -> Screen:
    """The first version of a screen that fits, each with whole names before shorter ones.

    The versions go from the fullest to the briefest; the briefest is taken in any case."""
    shown = Screen(())
    for version in versions:
        for shown in _shorter(version):
            if fits(shown, limits, length):
                return shown
    return shown


def fits(screen: Screen, limits: Limits, length: Length) -> bool:
    """Whether one message has room for a screen: below a picture there is less."""
    return length(screen) <= (limits.text if screen.picture is None else limits.caption)


def _shorter(screen: Screen) -> Iterator[Screen]:
    """A screen with whole names, then with shorter and shorter ones."""
    yield screen
    for longest in NAMES:
        yield with_names(screen, longest)


def split(screen: Screen, most: int, length: Length) -> list[Screen]:
    """A screen without picture as messages of at most so many characters, broken between lines; the last one has
    the buttons."""
    pages: list[list[Text]] = [[]]
    used = 0
    for line in screen.lines:
        needed = length(Screen((line,))) + 1
        if pages[-1] and used + needed > most:
            pages.append([])
            used = 0
        pages[-1].append(line)
        used += needed
    *first, last = pages
    return [*(replace(screen, lines=tuple(page), rows=()) for page in first), replace(screen, lines=tuple(last))]


def with_names(screen: Screen, longest: int) -> Screen:
    """The same screen with names of at most so many letters in its lines."""
    return replace(screen, lines=tuple(_text(line, longest) for line in screen.lines))


def shortened(name: str, longest: int) -> str:
    """A name of at most so many letters: what is too much is left out before its end."""
    if len(name) <= longest:
        return name
    beginning = name[: longest - _END - len(MORE)].rstrip(" " + JOINERS)
    return beginning + MORE + name[-_END:].lstrip(JOINERS)


def _text(line: Text, longest: int) -> Text:
    return Text(line.key, tuple((name, _arg(value, longest)) for name, value in line.args))


def _arg(value: Arg, longest: int) -> Arg:
    if isinstance(value, Who):
        return value._replace(name=shortened(value.name, longest))
    if isinstance(value, Typed):
        return Typed(shortened(value.words, longest))
    if isinstance(value, Text):
        return _text(value, longest)
    if isinstance(value, Joined):
        return value._replace(parts=tuple(_arg(part, longest) for part in value.parts))
    if isinstance(value, str | int | date):
        return value
    return tuple(_arg(part, longest) for part in value)
