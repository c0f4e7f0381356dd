"""Words that somebody types, in any language, and what they stand for."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping
from difflib import get_close_matches
from functools import lru_cache
from typing import Any, TypeVar

from bot.errors import Refused
from bot.messages import Text, Typed, text
from bot.words import Words
from engine.spelling import plain

_BETWEEN = re.compile(r"[\W_]+")
_GLUED = re.compile(r"(?P<number>\d+)(?P<unit>[^\d\W]+)")

_ALIKE = 0.75
"""How much what is typed must be like a name for one to ask whether that is meant."""
_LETTERS = 4
"""Of shorter words too many are alike."""

LONGEST = 10
"""Words in a name that somebody types."""

Said = dict[str, tuple[Any, str]]
"""What somebody has said of which thing, and in which words."""

T = TypeVar("T")
Name = TypeVar("Name", bound=str)


# --- Names and words in all languages ---------------------------------------------------------------------


@lru_cache(maxsize=8192)
def as_compared(words: str) -> str:
    """Words as they are compared: without case and marks, and with one underscore for whatever stands between."""
    return _BETWEEN.sub("_", plain(words)).strip("_")


def called(
    words: Words, names: Collection[Name], title: Callable[[Name], Text], wanted: str, also: Text | None = None
) -> Name | None:
    """The id whose name in any language is what somebody wrote, ids first, or that has this name in the lines of
    `also` (`stands_for`); underscores stand for spaces."""
    folded = as_compared(wanted)
    for name in names:
        if as_compared(name) == folded:
            return name
    for name in names:
        if folded in everywhere(words, title(name)):
            return name
    others = frozenset[str]() if also is None else stands_for(words, also, wanted)
    return next((name for name in names if name in others), None)


@lru_cache(maxsize=4096)
def everywhere(words: Words, title: Text) -> frozenset[str]:
    """A name in all languages, as it is compared."""
    return frozenset(as_compared(words.line(title, language)) for language in words.languages)


def one_of(words: Words, listed: Text, wanted: str) -> bool:
    """Whether somebody wrote one of the names that are listed in any language, with commas between them."""
    return as_compared(wanted) in _all_of(words, listed)


@lru_cache
def _all_of(words: Words, listed: Text) -> frozenset[str]:
    lines = (words.line(listed, language) for language in words.languages)
    return frozenset(as_compared(name) for line in lines for name in line.split(","))


def is_oneself(words: Words, name: str) -> bool:
    """Whether somebody who wrote this means himself: *me*, in any language. Whoever is called so goes before."""
    return one_of(words, text("oneself"), name)


def is_and(words: Words, word: str) -> bool:
    """Whether a word stands between two names."""
    return one_of(words, text("between-names"), word)


def stands_for(words: Words, listed: Text, wanted: str) -> frozenset[str]:
    """What somebody may mean by a name that is listed in any language, in lines like `teams: пар, парами`."""
    return _lines_of(words, listed).get(as_compared(wanted), frozenset())


@lru_cache
def _lines_of(words: Words, listed: Text) -> Mapping[str, frozenset[str]]:
    found: dict[str, frozenset[str]] = {}
    for line in (line for language in words.languages for line in words.say(listed, language)):
        thing, _, names = "".join(span.text for span in line).partition(":")
        for name in map(as_compared, names.split(",")):
            found[name] = found.get(name, frozenset()) | {thing}
    return found


def number_said(words: Words, number: str) -> str | None:
    """A number in figures, if somebody wrote one: in figures, or as a small one is called."""
    return number if number.isdecimal() else next(iter(stands_for(words, text("numbers"), number)), None)


def reads_like(wanted: str, names: Collection[str]) -> str | None:
    """Which of these names reads most and nearly like what somebody wrote; all are as they are compared."""
    close = get_close_matches(wanted, names if len(wanted) >= _LETTERS else (), n=1, cutoff=_ALIKE)
    return close[0] if close else None


# --- A row of words ---------------------------------------------------------------------------------------


def longest_name(words: list[str], named: Callable[[str], T | None]) -> tuple[T | None, list[str]]:
    """The longest name that some words begin with: what it stands for, and the words behind it."""
    for length in range(min(len(words), LONGEST), 0, -1):
        found = named(" ".join(words[:length]))
        if found is not None:
            return found, words[length:]
    return None, words


def behind(words: Words, listed: Text, said: list[str]) -> list[str] | None:
    """The words behind a name that is listed in any language; None if what somebody wrote begins with none."""
    found, rest = longest_name(said, lambda name: one_of(words, listed, name) or None)
    return rest if found else None


def unglued(words: Words, units: Collection[Text], said: list[str]) -> list[str]:
    """What somebody wrote, with each number apart from a unit that is listed in any language: 61 and pts of
    `61pts`."""
    return [part for word in said for part in _unglued(words, units, word)]


def _unglued(words: Words, units: Collection[Text], word: str) -> tuple[str, ...]:
    glued = _GLUED.fullmatch(word)
    return glued.groups() if glued and any(one_of(words, unit, glued["unit"]) for unit in units) else (word,)


# --- Something said twice ---------------------------------------------------------------------------------


def say_once(said: Said, thing: str, value: object, words: list[str]) -> None:
    """Note what somebody has said of a thing; Refused if he has said something else of it before."""
    before, earlier = said.setdefault(thing, (value, " ".join(words)))
    if before != value:
        raise only_one(earlier, " ".join(words))


def only_one(one: str, other: str) -> Refused:
    """That somebody has said two things of which only one can be, in his own words."""
    return Refused("only-one", one=Typed(one.rstrip(",;")), other=Typed(other.rstrip(",;")))
