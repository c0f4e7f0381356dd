"""The words of `/tally`: what they are called, and which of them somebody means."""

from __future__ import annotations

from collections.abc import Collection
from typing import TypeVar

from bot.messages import Text, text
from bot.vocabulary import called
from bot.words import Words

Name = TypeVar("Name", bound=str)


def tally_word(name: str) -> Text:
    """What a word of `/tally` is called."""
    return text(f"tally-word-{name}")


def word_meant(words: Words, names: Collection[Name], said: str) -> Name | None:
    """Which of these words somebody means, in any language."""
    return called(words, names, tally_word, said, text("tally-also"))
