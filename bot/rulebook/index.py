"""Everything that the rulebook says in one language, to be searched: SQLite's FTS5 over the stems of words.

Words are brought to their stem, and case and diacritics do not matter. One slip of the finger in a word is
forgiven: a word that stands nowhere counts as those that do and are one slip away.
"""

from __future__ import annotations

import sqlite3
from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from math import sqrt
from threading import Lock

from rapidfuzz.distance import OSA
from stop_words import AVAILABLE_LANGUAGES, get_stop_words

from bot.stems import Stems, english_name, words_of
from engine.spelling import plain

_SHORTEST = 4
"""Letters of a word in which a slip is forgiven: shorter ones are too much alike."""

_OF_IDLE = 0.7
"""How much a word counts that every sentence has."""

_OF_IDLE_PART = 0.5
"""The same if nothing is called by it alone: it is only a part of what something is called."""

_OF_NAME = 0.3
"""How much a word counts that may be no more than the name of a game."""

_ASKED = 4.0
"""How well a word fits that belongs to a whole question which people ask."""

_PART = 3
"""Letters of each half of a word that is two words written as one."""

_IN_TITLE = 1.5
"""How much more a word counts if a title has it."""


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
    asked: str = ""
    """How people ask for it: words that tell something only together, commas between them."""
    term: bool = False
    """Whether it is a word of the glossary: then `also` has other words for the same."""


@dataclass(frozen=True, slots=True)
class Meant:
    """A word of a question: the stems that it may stand for, none if it is not known at all."""

    stems: tuple[str, ...]
    slipped: bool
    """Whether it is only known with a slip of the finger."""
    idle: bool
    """Whether it is one of those that every sentence has."""
    weight: float
    """How much it counts."""


@dataclass(frozen=True, slots=True)
class Hit:
    """An entry that was found, and how well it fits (more is better): by how rare the words are that it has,
    whether its title has them, and how many of those asked for."""

    key: str
    fit: float
    called: float
    """How much of what was asked for is its very name: 0 if not all of the name is among it."""
    known: float
    """How much of what was asked for is something else that it may be called, or how people ask for it."""


def _idle_words(language: str) -> frozenset[str]:
    """Words of a language that say nothing by themselves."""
    name = english_name(language)
    known = get_stop_words(name) if name in AVAILABLE_LANGUAGES else ()
    return frozenset(word for phrase in known for word in words_of(phrase))


class Index:
    """What there is to be found in one language. May be asked from any thread."""

    def __init__(self, language: str, entries: Iterable[Entry]) -> None:
        self._stems = Stems(language)
        self._idle = _idle_words(language)
        self._in_titles: set[str] = set()
        self._in_bodies: set[str] = set()
        self._in_asked: set[str] = set()
        self._keys: list[str] = []
        self._names: list[frozenset[str]] = []
        self._phrases: list[tuple[frozenset[str], ...]] = []
        """What else each entry may be called and how people ask for it, as stems; of a section no single words, as
        those are rather terms."""
        self._asked: list[tuple[frozenset[str], ...]] = []
        """How people ask for it."""
        self._alone: set[str] = set()
        """Words that are all that something is called."""
        self._same: dict[str, set[str]] = defaultdict(set)
        """For another word for a term, the term."""
        self._stems_of: dict[str, set[str]] = defaultdict(set)
        """The stems of every word that occurs; the words are spelt without diacritics."""
        self._known: set[str] = set()
        """All stems."""
        self._lock = Lock()
        self._database = sqlite3.connect(":memory:", check_same_thread=False)
        self._database.execute("CREATE VIRTUAL TABLE entry USING fts5(title, body)")
        for number, entry in enumerate(entries):
            row = number, *self._learn(entry)
            self._database.execute("INSERT INTO entry (rowid, title, body) VALUES (?, ?, ?)", row)

    def _learn(self, entry: Entry) -> tuple[str, str]:
        """Note what an entry is called and how people ask for it; gives its title and its body, as stems."""
        self._keys.append(entry.key)
        name = self._stemmed(entry.name)
        self._names.append(frozenset(name.split()))
        others = [self._stemmed(other) for other in entry.also.split(",")]
        asked = [self._stemmed(phrase) for phrase in entry.asked.split(",")]
        self._asked.append(tuple(frozenset(phrase.split()) for phrase in asked if phrase))
        self._in_asked.update(*self._asked[-1])
        whole = [other for other in others if " " in other or (entry.term and other)]
        self._phrases.append((*(frozenset(other.split()) for other in whole), *self._asked[-1]))
        title = " ".join((name, *others))
        self._in_titles.update(title.split())
        words = [other for other in others if " " not in other]
        self._alone.update(words if " " in name else (name, *words))
        if entry.term and " " not in name:
            for word in words:
                self._same[word].add(name)
        body = self._stemmed(entry.body)
        self._in_bodies.update(body.split())
        return title, body

    def _stemmed(self, text: str) -> str:
        words = words_of(text)
        stems = self._stems.of(words)
        for word, stem in zip(words, stems, strict=True):
            self._stems_of[plain(word)].add(stem)
        self._known.update(stems)
        return " ".join(stems)

    def stems(self, words: Sequence[str]) -> list[str]:
        """The stem of each word."""
        return self._stems.of(words)

    def says(self, words: Sequence[str], phrases: str) -> bool:
        """Whether the words have all those of one of these phrases, which stand between commas."""
        asked = set(self._stems.of(words))
        return any(phrase and phrase <= asked for phrase in map(self._stems_in, phrases.split(",")))

    def _stems_in(self, text: str) -> frozenset[str]:
        return frozenset(self._stems.of(words_of(text)))

    def meant(self, words: Sequence[str], naming: Collection[str] = ()) -> tuple[Meant, ...]:
        """What the words of a question stand for; `naming` are those that may just name a game. Idle ones are left
        out, unless a title has them or there are no others."""
        told = list(self._apart(words))
        stems = dict(zip(told, self._stems.of(told), strict=True))
        may_be = {word: self._may_be(word, stem) for word, stem in stems.items()}
        known = [may_be[word] for word in told]
        if any(not one.idle and word not in naming for word, one in zip(told, known, strict=True)):
            known = [
                replace(one, weight=_OF_NAME) if word in naming else one
                for word, one in zip(told, known, strict=True)
            ]
        if not any(one.weight for one in known):
            known = [replace(one, weight=_OF_IDLE) for one in known]
        return tuple(one for one in known if one.weight or not self._in_asked.isdisjoint(one.stems))

    def _apart(self, words: Sequence[str]) -> Iterator[str]:
        """The words as they are known: two that are written as one, and one that is written as two."""
        at = 0
        while at < len(words):
            word = words[at]
            joined = "".join(words[at : at + 2])
            if plain(joined) in self._stems_of and not all(map(self.knows, words[at : at + 2])):
                yield joined
                at += 1
            elif not self.knows(word):
                halves = ((word[:cut], word[cut:]) for cut in range(_PART, len(word) - _PART + 1))
                yield from next((two for two in halves if all(map(self.knows, two))), (word,))
            else:
                yield word
            at += 1

    def knows(self, word: str) -> bool:
        """Whether a word occurs."""
        return plain(word) in self._stems_of

    def calls(self, word: str) -> bool:
        """Whether a word is no mere name: something is called by it alone, or every sentence has it."""
        return word in self._idle or not self._alone.isdisjoint(self._stems.of([word]))

    def _may_be(self, word: str, stem: str) -> Meant:
        bare, idle = plain(word), word in self._idle
        found = {stem} & self._known | self._stems_of.get(bare, set())
        slip = not found
        if slip:
            found = {each for other in slipped(bare, self._stems_of) for each in self._stems_of[other]}
        same = set().union(*(self._same.get(each, ()) for each in found))
        if len(same) == 1 and self._in_bodies.isdisjoint(found):  # the pages have another word for it
            found = found | same
        alone = not self._alone.isdisjoint(found)
        titled = not self._in_titles.isdisjoint(found)
        weight = 1.0 if not idle else _OF_IDLE if alone else _OF_IDLE_PART if titled else 0.0
        return Meant(tuple(sorted(found)), slipped=slip and bool(found), idle=idle, weight=weight)

    def find(self, meant: Sequence[Meant]) -> list[Hit]:
        """All entries that have one of the words asked for."""
        fits: dict[int, float] = defaultdict(float)
        shares: dict[int, float] = defaultdict(float)
        whole = sum(one.weight for one in meant)
        for one, times in Counter(meant).items():
            if not one.weight:
                continue
            had = dict(self._with_any(one.stems, ""))
            for number, fit in self._with_any(one.stems, "title : "):
                had[number] += fit * _IN_TITLE
            for number, fit in had.items():
                fits[number] += fit * one.weight * times
                shares[number] += one.weight / whole * times
        known = self._known_as(meant)
        for number, (share, fit) in known.items():
            if fit:
                fits[number] += fit
                shares[number] = max(shares[number], share)
        return [
            Hit(
                self._keys[number],
                fit=fit * sqrt(shares[number]),
                called=self._called(number, meant),
                known=known[number][0] if number in known else 0.0,
            )
            for number, fit in fits.items()
        ]

    def _known_as(self, meant: Sequence[Meant]) -> dict[int, tuple[float, float]]:
        """How much of what was asked for is something that an entry may be called, or how people ask for it, and
        how well it fits by the latter; of those entries of which it is some."""
        asked = {stem for one in meant for stem in one.stems}
        whole = sum(one.weight for one in meant)
        found: dict[int, tuple[float, float]] = {}
        for number, phrases in enumerate(self._phrases):
            for phrase in phrases:
                if phrase <= asked:
                    has = [one for one in meant if not phrase.isdisjoint(one.stems)]
                    counts = sum(one.weight or _OF_IDLE_PART for one in has)
                    share = counts / (whole + sum(_OF_IDLE_PART for one in has if not one.weight))
                    fit = counts * _ASKED if phrase in self._asked[number] else 0.0
                    had = found.get(number, (0.0, 0.0))
                    found[number] = max(share, had[0]), max(fit, had[1])
        return found

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
        stems = self._stems_in(text)
        return sum(one.weight for one in meant if not stems.isdisjoint(one.stems))
