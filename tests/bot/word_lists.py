"""Words that people type, as texts list them: read in every language, and held against each other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot.messages import Text, text
from engine.spelling import plain
from tests.bot.fluents import none
from tests.bot.kept import WORDS


def listed(key: Text, language: str) -> list[str]:
    """The words of a text that has them in a row."""
    return [plain(word).strip() for word in WORDS.line(key, language).split(",")]


def lines(key: str, language: str) -> Iterator[tuple[str, list[str]]]:
    """Each thing with what people say for it, of a text with lines like `teams: pairs, partners`."""
    for line in WORDS.say(text(key), language):
        thing, _, names = "".join(span.text for span in line).partition(":")
        yield thing, [name.strip() for name in names.split(",")]


def none_means_two_things(words: Iterable[tuple[str, object]]) -> None:
    """Fail with all of these words that stand for several of the things beside them."""
    meant: dict[str, set[object]] = {}
    for word, thing in words:
        meant.setdefault(plain(word).strip(), set()).add(thing)
    none(f"{word} means {things}" for word, things in meant.items() if len(things) > 1)
