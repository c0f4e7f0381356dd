"""The texts of the program as files have them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from babel import Locale
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from bot.words import DEFAULT
from tests.bot.sources import BOT

FOLDERS = {folder.name: folder for folder in sorted((BOT / "texts").iterdir()) if any(folder.glob("*.ftl"))}
OTHERS = [code for code in FOLDERS if code != DEFAULT]
RULES = "rules"
"""The folder of the rulebook in that of a language."""
NUMBERS = range(200)


@cache
def entries(language: str, part: str = "") -> tuple[ftl.EntryType, ...]:
    """What the files of a language have, or those of a folder in it."""
    return tuple(
        entry
        for file in sorted((FOLDERS[language] / part).glob("*.ftl"))
        for entry in FluentParser(with_spans=False).parse(file.read_text("utf-8")).body
    )


@cache
def texts(language: str, part: str = "") -> dict[str, ftl.Pattern]:
    """The patterns of a language by key; those of attributes by key, dot and name."""
    found: dict[str, ftl.Pattern] = {}
    for entry in entries(language, part):
        if isinstance(entry, ftl.Message):
            if entry.value is not None:
                found[entry.id.name] = entry.value
            found |= {f"{entry.id.name}.{attribute.id.name}": attribute.value for attribute in entry.attributes}
    return found


def rulebook(language: str) -> dict[str, ftl.Pattern]:
    """The same of its rulebook."""
    return texts(language, RULES)


def every_text() -> Iterator[tuple[str, str, ftl.Pattern]]:
    """The texts of all languages and of their rulebooks: the language, the key, the pattern."""
    for language in FOLDERS:
        for key, pattern in (texts(language) | rulebook(language)).items():
            yield language, key, pattern


@cache
def plural_numbers(language: str) -> dict[str, list[int]]:
    """The plural categories that whole numbers fall into, each with some of these numbers."""
    rule = Locale.parse(language, sep="-").plural_form
    found: dict[str, list[int]] = {}
    for number in NUMBERS:
        found.setdefault(rule(number), []).append(number)
    return found
