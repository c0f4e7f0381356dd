"""The stems of words: what is the same in their forms."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from threading import Lock

from babel import Locale
from Stemmer import Stemmer, algorithms

from engine.spelling import plain

_WORD = re.compile(r"[^\W_]+")

_ENDINGS = {
    "polish": ((re.compile(r"rz$"), "r"), (re.compile(r"(?<=[aeiouy][^aeiouy])i?[eo](?=[^aeiouy]$)"), "")),
    "russian": ((re.compile(r"(?<=[аеиоуыэюя][^аеиоуыэюя])[ео](?=[^аеиоуыэюя]$)"), ""),),
}
"""Changes of a stem that stemmers leave: *kozioł* and *kozła*, *осёл* and *осла*, *matador* and *matadorze*."""


class Stems:
    """Words to stems, in one language, by its code. May be asked from any thread."""

    def __init__(self, language: str) -> None:
        name = english_name(language)
        self._stemmer = Stemmer(name if name in algorithms() else "english")
        self._endings = _ENDINGS.get(name, ())
        self._lock = Lock()  # the stemmer is one thread's at a time

    def of(self, words: Sequence[str]) -> list[str]:
        """The stem of each word, folded."""
        with self._lock:
            return [self._base(plain(stem)) for stem in self._stemmer.stemWords(list(words))]

    def _base(self, stem: str) -> str:
        for ending, becomes in self._endings:
            stem = ending.sub(becomes, stem)
        return stem


def words_of(text: str) -> list[str]:
    """The words of a text in small letters."""
    return _WORD.findall(unicodedata.normalize("NFC", text).casefold())


def english_name(language: str) -> str:
    """What a language is called in English, in small letters, as libraries have it; by its code."""
    return (Locale.parse(language).english_name or "").lower()
