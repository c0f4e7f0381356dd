"""Everything that the rulebook says in one language, to be searched: SQLite's FTS5 over the stems of words.

Words are brought to their stem, and case and diacritics do not matter. One slip of the finger in a word is
forgiven: a word that stands nowhere counts as those that do and are one slip away.
"""

from __future__ import annotations

import re
import sqlite3
import unicodedata
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from threading import Lock

from babel import Locale
from rapidfuzz.distance import OSA
from Stemmer import Stemmer, algorithms
from stop_words import AVAILABLE_LANGUAGES, get_stop_words

_WORD = re.compile(r"[^\W_]+")
_LETTERS = str.maketrans({"ł": "l", "ø": "o", "æ": "ae", "œ": "oe"})
"""Letters that Unicode does not take apart."""

_SHORTEST = 4
"""Letters of a word in which a slip is forgiven: shorter ones are too much alike."""

_OF_IDLE = 0.7
"""How much a word counts that every sentence has."""

_IN_TITLE = 1.5
"""How much more a word counts if a title has it."""


def folded(words: str) -> str:
    """Words without case and diacritics."""
    apart = unicodedata.normalize("NFKD", words.casefold()).translate(_LETTERS)
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def words_of(text: str) -> list[str]:
    """The words of a text in small letters."""
    return _WORD.findall(unicodedata.normalize("NFC", text).casefold())


def slipped(word: str, known: Iterable[str]) -> list[str]:
    """Those of the known words that are one slip of the finger away: a letter more or less, another one, or two
    that have changed places."""
    if len(word) < _SHORTEST:
        return []
    return [other for other in known if OSA.distance(word, other, score_cutoff=1) <= 1]


@dataclass(frozen=True, slots=True)
class Entry:
    """Something to be found: under which key, how it is called, what else one may call it, and what it says."""

    key: str
    name: str
    also: str
    body: str


@dataclass(frozen=True, slots=True)
class Meant:
    """A word of a question: the stems that it may stand for, none if it is not known at all."""

    stems: tuple[str, ...]
    slipped: bool
    """Whether it is only known with a slip of the finger."""
    idle: bool
    """Whether it is one of those that every sentence has."""


@dataclass(frozen=True, slots=True)
class Hit:
    """An entry that was found, and how well it fits (more is better): by how rare the words are that it has,
    whether its title has them, and how many of those asked for."""

    key: str
    fit: float
    called: float
    """How much of what was asked for is its very name: 0 if not all of the name is among it."""


class Stems:
    """Words to stems, in one language."""

    def __init__(self, name: str) -> None:
        self._stemmer = Stemmer(name if name in algorithms() else "english")
        self._lock = Lock()  # the stemmer is one thread's at a time

    def of(self, words: Sequence[str]) -> list[str]:
        """The stem of each word, folded."""
        with self._lock:
            return [folded(stem) for stem in self._stemmer.stemWords(list(words))]


def _idle_words(name: str) -> frozenset[str]:
    """Words of a language that say nothing by themselves."""
    known = get_stop_words(name) if name in AVAILABLE_LANGUAGES else ()
    return frozenset(word for phrase in known for word in words_of(phrase))


class Index:
    """What there is to be found in one language. May be asked from any thread."""

    def __init__(self, language: str, entries: Iterable[Entry]) -> None:
        name = (Locale.parse(language).english_name or "").lower()
        self._stems = Stems(name)
        self._idle = _idle_words(name)
        self._in_titles: set[str] = set()
        self._keys: list[str] = []
        self._names: list[frozenset[str]] = []
        self._stems_of: dict[str, set[str]] = defaultdict(set)
        """Of every word that occurs, as it is spelt without diacritics."""
        self._known: set[str] = set()
        """All stems."""
        self._lock = Lock()
        self._database = sqlite3.connect(":memory:", check_same_thread=False)
        self._database.execute("CREATE VIRTUAL TABLE entry USING fts5(title, body)")
        self._database.executemany("INSERT INTO entry (rowid, title, body) VALUES (?, ?, ?)", self._rows(entries))

    def _rows(self, entries: Iterable[Entry]) -> Iterator[tuple[int, str, str]]:
        for number, entry in enumerate(entries):
            self._keys.append(entry.key)
            name = self._stemmed(entry.name)
            self._names.append(frozenset(name.split()))
            title = f"{name} {self._stemmed(entry.also)}"
            self._in_titles.update(title.split())
            yield number, title, self._stemmed(entry.body)

    def _stemmed(self, text: str) -> str:
        words = words_of(text)
        stems = self._stems.of(words)
        for word, stem in zip(words, stems, strict=True):
            self._stems_of[folded(word)].add(stem)
        self._known.update(stems)
        return " ".join(stems)

    def stems(self, words: Sequence[str]) -> list[str]:
        """The stem of each word."""
        return self._stems.of(words)

    def meant(self, words: Sequence[str]) -> tuple[Meant, ...]:
        """What the words of a question stand for. Idle ones are left out, unless a title has them or there are no
        others."""
        known = [self._may_be(word, stem) for word, stem in zip(words, self._stems.of(words), strict=True)]
        telling = [one for one in known if not one.idle or not self._in_titles.isdisjoint(one.stems)]
        return tuple(telling or known)

    def _may_be(self, word: str, stem: str) -> Meant:
        plain, idle = folded(word), word in self._idle
        found = {stem} & self._known | self._stems_of.get(plain, set())
        if found:
            return Meant(tuple(sorted(found)), slipped=False, idle=idle)
        near = {each for other in slipped(plain, self._stems_of) for each in self._stems_of[other]}
        return Meant(tuple(sorted(near)), slipped=bool(near), idle=idle)

    def find(self, meant: Sequence[Meant]) -> list[Hit]:
        """All entries that have one of the words asked for."""
        fits: dict[int, float] = defaultdict(float)
        shares: dict[int, float] = defaultdict(float)
        whole = sum(map(_weight, meant))
        for one in meant:
            had = dict(self._with_any(one.stems, ""))
            for number, fit in self._with_any(one.stems, "title : "):
                had[number] += fit * _IN_TITLE
            for number, fit in had.items():
                fits[number] += fit * _weight(one)
                shares[number] += _weight(one) / whole
        return [
            Hit(self._keys[number], fit * sqrt(shares[number]), self._called(number, meant))
            for number, fit in fits.items()
        ]

    def _called(self, number: int, meant: Sequence[Meant]) -> float:
        name, asked = self._names[number], {stem for one in meant for stem in one.stems}
        telling = sum(not one.idle for one in meant) or len(meant)
        return min(1.0, len(name) / telling) if name and name <= asked else 0.0

    def _with_any(self, stems: tuple[str, ...], where: str) -> list[tuple[int, float]]:
        """The entries that have one of these stems there, each with how well it fits."""
        if not stems:
            return []
        wanted = " OR ".join(f'"{stem}"' for stem in stems)
        with self._lock:
            return self._database.execute(
                "SELECT rowid, -bm25(entry) FROM entry WHERE entry MATCH ?", (f"{where}({wanted})",)
            ).fetchall()

    def touches(self, text: str, meant: Iterable[Meant]) -> float:
        """How many of the words asked for a text has."""
        stems = set(self._stems.of(words_of(text)))
        return sum(_weight(one) for one in meant if not stems.isdisjoint(one.stems))


def _weight(one: Meant) -> float:
    return _OF_IDLE if one.idle else 1.0
