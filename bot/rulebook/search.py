"""Questions to the rulebook: which game is meant, in which language it is asked, which sections answer it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from operator import itemgetter
from threading import Lock

from bot.messages import text
from bot.rulebook.index import Entry, Hit, Index, Meant, slipped
from bot.rulebook.names import option_name, option_value, rule_names
from bot.rulebook.pages import WRITTEN, Section, written
from bot.rulebook.terms import TERMS
from bot.stems import words_of
from bot.words import Words
from engine.game import Variant, variants
from engine.options import menu
from engine.spelling import plain

_ONE_THING = (Section.WORDS, Section.OPTIONS)
"""Sections of which one thing alone may be asked for."""

_WHOLE = "/"
"""Before a game: all its house rules."""

MOST = 12
"""Answers to a question."""

_NAMED_SURELY = 4.0
"""How much better an answer fits if it is about the game that is surely named."""
_NAMED = 2.5
"""The same if the name may be an ordinary word: some games are called like something that one does."""
_HERE = 1.6
"""The same for the game that is played here."""
_USED = 1.6
"""The same for a word of the glossary that the named game uses, and not every game."""
_STRANGE = 0.4
"""The same for what has nothing to do with the named game."""
_FEW = 4
"""Games: a word that no more of them use is at home in these."""
_AT_HOME = 2.5
"""How much better an answer fits if it is about a game in which the word is at home that fits best."""
_APART = 3
"""Among so many answers only one is a word or a house rule: a question has many sides."""
_LIKED = 0.4
"""By how much the first game of the list goes before the last one."""
_IDEA = 0.15
"""How much the sentence about a game counts beside a whole section: it names everything and explains nothing."""
_RULE = 0.45
"""The same for a house rule: most questions are about what is usual."""
_SLIP = 0.5
"""How strange a word is to a language that knows it but for a slip of the finger, beside one that it does not."""
_CALLED = 3.0
"""How much better a word or a house rule fits if it is all that was asked for."""
_KNOWN = 3.0
"""The same for anything if all that was asked for is one of the ways in which people ask for it."""
_WANTED = 2.0
"""How much better still a word or a house rule fits if it is called and the question says that it wants such."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What answers a question: a section of a game, one of its house rules, or a word of the glossary (then
    without a game)."""

    game: str
    section: Section
    topic: str = ""
    """The name of the house rule, or the word."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A question as it was understood: the words besides the name of a game, and what each may stand for in the
    language that knows them."""

    index: Index
    language: str
    meant: tuple[Meant, ...]
    game: str | None
    """The game that it names."""
    answers: tuple[Answer, ...]
    """The best first."""

    def touching(self, lines: Sequence[str], most: int) -> tuple[int, ...]:
        """The places of the lines that have most of the words asked for, at most so many, in their order; the
        first line if none has any."""
        ranked = sorted(range(len(lines)), key=lambda at: -self.index.touches(lines[at], self.meant))
        best = [at for at in ranked if self.index.touches(lines[at], self.meant)][:most]
        return tuple(sorted(best or range(min(1, len(lines)))))


class Search:
    """Answers questions in all languages; each is read when it is needed first. Takes its time then: to be asked
    in a thread."""

    def __init__(self, words: Words) -> None:
        self._words = words
        self._indexes: dict[tuple[str, bool], Index] = {}
        self._lock = Lock()

    def ask(self, question: str, language: str, here: str = "") -> Asked:
        """What answers a question that somebody asks in a language, or in another one if that knows more of its
        words; `here` is the game that is played where he asks."""
        asked = words_of(question)
        named = _named(asked, self._index(language, pages=True), language)
        index, spoken, meant = self._understood(named.rest or asked, named.naming, language)
        answers = _Ranking(named.game, named.surely, here, self._kinds(index, asked, spoken)).of(index.find(meant))
        return Asked(index, spoken, meant, named.game, answers[:MOST])

    def game(self, name: Sequence[str], language: str) -> str | None:
        """The game whose name these words are, all of them, in any of its forms in this language."""
        asked = words_of(" ".join(name))
        if not 0 < len(asked) <= len(_names()[0].words):
            return None
        named = _named(asked, self._index(language, pages=True), language)
        return named.game if named.surely and not named.rest else None

    def calls(self, word: str, language: str) -> bool:
        """Whether a word is one of the rulebook's own in this language, or says nothing by itself."""
        return all(self._index(language, pages=True).calls(part) for part in words_of(word))

    def _kinds(self, index: Index, asked: Sequence[str], language: str) -> frozenset[Section]:
        """Whether it is asked what a word means, or what a house rule does."""
        also = {kind: self._words.line(text(f"section-{kind}.also"), language) for kind in _ONE_THING}
        return frozenset(kind for kind in _ONE_THING if index.says(asked, also[kind]))

    def _understood(
        self, asked: Sequence[str], naming: Collection[str], language: str
    ) -> tuple[Index, str, tuple[Meant, ...]]:
        """The reader's language if it knows half of the words, or the one that knows them best. To read another
        language takes a moment, and a word that nobody knows is no reason for it."""
        best: tuple[float, Index, str, tuple[Meant, ...]] | None = None
        for code in dict.fromkeys((language, *self._words.languages)):
            index = self._index(code, pages=code == language)
            meant = index.meant(asked, naming)
            strange = sum(1 if not one.stems else _SLIP if one.slipped else 0 for one in meant if one.weight)
            if best is None or strange < best[0]:
                best = strange, index, code, meant
            if not strange or (code == language and 2 * sum(not one.stems for one in meant) <= len(meant)):
                break
        assert best is not None
        return best[1:]

    def _index(self, language: str, *, pages: bool) -> Index:
        """With its pages, or only with what they are about: that is enough to understand a foreign word."""
        with self._lock:
            if (language, pages) not in self._indexes:
                self._indexes[language, pages] = Index(language, _entries(self._words, language, pages=pages))
            return self._indexes[language, pages]


# --- What there is to be found ----------------------------------------------------------------------------


def _entries(words: Words, language: str, *, pages: bool) -> Iterator[Entry]:
    say = words.saying(language)
    for game, variant in variants().items():
        options = variant.options()
        for section in (Section.IDEA, *WRITTEN):
            also = say(text(f"section-{section}.also"))
            body = say(written(variant, options, section)) if pages else ""
            asked = say(text(f"section-{section}.asked")) if section in WRITTEN else ""
            yield Entry(f"{section} {game}", say(section.heading), also, body, asked)
        also = say(text(f"section-{Section.OPTIONS}.also"))
        yield Entry(f"{Section.OPTIONS} {_WHOLE}{game}", say(Section.OPTIONS.heading), also, "")
    for name, values in _house_rules().items():
        about = (text(f"option-{name}.about"), *(option_value(name, value) for value in values))
        yield Entry(f"{Section.OPTIONS} {name}", say(option_name(name)), "", " ".join(map(say, about)))
    for term in TERMS:
        others = text(f"term-{term}.also")
        also = say(others) if words.has(others.key, language) else ""
        yield Entry(
            f"{Section.WORDS} {term}", say(text(f"term-{term}")), also, say(text(f"term-{term}.about")), term=True
        )


@cache
def _house_rules() -> dict[str, tuple[str, ...]]:
    """All house rules of all games, each with those of its choices that are words."""
    found: dict[str, dict[str, None]] = {}
    for variant in variants().values():
        for choice in menu(variant.options()):
            known = found.setdefault(choice.name, {})
            known |= {value: None for value in choice.choices if isinstance(value, str)}
    return {name: tuple(values) for name, values in found.items()}


# --- Which game is meant ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Name:
    """One of the names of a game, as words."""

    words: tuple[str, ...]
    """Without the marks on their letters."""
    spelt: tuple[str, ...]
    """With them: a stem may be told by them."""
    game: str
    only: frozenset[str]
    """If it is none of the usual names: the languages in which the game has it."""


@cache
def _names() -> tuple[_Name, ...]:
    """The names of all games in all languages, the longest first; of a name that several have, the game that has
    it as its usual one."""
    found: dict[tuple[str, ...], _Name] = {}
    for rank in range(3):
        for game, variant in variants().items():
            for name in _names_of(variant, rank):
                spelt = tuple(words_of(name))
                words = tuple(map(plain, spelt))
                only = [code for code, names in variant.names.items() if rank == 2 and name in names]
                found.setdefault(words, _Name(words, spelt, game, frozenset(only)))
    return tuple(sorted(found.values(), key=lambda name: (-len(name.words), -len("".join(name.words)))))


def _names_of(variant: Variant, rank: int) -> Iterator[str]:
    """Its id, its usual names, its other ones."""
    if rank == 0:
        yield variant.id
    for names in variant.names.values():
        yield from names[:1] if rank == 1 else names[1:] if rank == 2 else ()


@dataclass(frozen=True, slots=True)
class _Named:
    """The game that a question names, and the words to look for."""

    game: str | None
    surely: bool
    """Whether nothing else can be meant: it begins with the name, or the name has several words."""
    rest: Sequence[str]
    naming: Sequence[str] = ()
    """Those of them that are the name, or that of a game in another language, and may be an ordinary word."""


def _named(asked: Sequence[str], index: Index, language: str) -> _Named:
    """A name is known in all its forms and with a slip of the finger; the longest one counts, and of those the one
    that is spelt best. Inside of a question a slip is looked for only where a word is not known."""
    words, forms = tuple(map(plain, asked)), tuple(index.stems(asked))
    known = [index.knows(word) for word in asked]

    def likeness(name: _Name, at: int) -> int:
        """How well a name is spelt there; 0 if it is not there."""
        many = len(name.words)
        there, form = words[at : at + many], forms[at : at + many]
        if there == name.words:
            return 3
        if form in _forms(name, index):
            return 2
        if len(there) < many or (at and all(known[at : at + many])):
            return 0
        return 1 if all(map(_slipped, there, name.words)) else 0

    foreign = {name for name in _names() if name.only and language not in name.only and _ordinary(name, index)}
    names = [name for name in _names() if name not in foreign]
    first = max(names, key=lambda name: (bool(found := likeness(name, 0)) * len(name.words), found))
    if likeness(first, 0):
        return _Named(first.game, surely=True, rest=asked[len(first.words) :])
    for name in names:
        many = len(name.words)
        for at in range(1, len(words) - many + 1):
            if likeness(name, at):
                if many > 1:
                    return _Named(name.game, surely=True, rest=[*asked[:at], *asked[at + many :]])
                return _Named(name.game, surely=False, rest=asked, naming=asked[at : at + many])
    elsewhere = {word for name in foreign for word in name.words}
    naming = [word for word in asked if plain(word) in elsewhere]
    return _Named(None, surely=False, rest=asked, naming=naming)


@lru_cache(maxsize=4096)
def _forms(name: _Name, index: Index) -> tuple[tuple[str, ...], ...]:
    """The stems of a name in a language."""
    return tuple(index.stems(name.spelt)), tuple(index.stems(name.words))


def _ordinary(name: _Name, index: Index) -> bool:
    """Whether a name is no more than words that a language has anyhow."""
    return all(map(index.knows, name.words))


def _slipped(asked: str, name: str) -> bool:
    return asked == name or bool(slipped(asked, (name,)))


# --- Which answer is the best -----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Ranking:
    """Puts what was found into the order in which it is told."""

    named: str | None
    surely: bool
    here: str
    kinds: frozenset[Section]
    """What the question says that it wants."""

    def of(self, found: Iterable[Hit]) -> tuple[Answer, ...]:
        ranked: list[tuple[float, Answer]] = []
        for hit in found:
            section, _, name = hit.key.partition(" ")
            answer = self._answer(Section(section), name)
            if answer is not None:
                ranked.append((hit.fit * self._weight(answer) * self._asked_for(hit, answer), answer))
        best = max(ranked, key=itemgetter(0), default=(0.0, None))[1]
        at_home = () if best is None or best.game else TERMS[best.topic]
        if self.named is None and len(at_home) <= _FEW:  # a word of some games only: they are meant
            ranked = [
                (fit * _AT_HOME if answer.game in at_home and not answer.topic else fit, answer)
                for fit, answer in ranked
            ]
        ranked.sort(key=itemgetter(0), reverse=True)
        answers = [answer for _, answer in ranked]
        wanted = bool(answers) and answers[0].topic and answers[0].section in self.kinds
        if self.named is not None and not wanted:
            # A section of its page goes before all that is told of a word.
            first = next((answer for answer in answers if not answer.topic), None)
            answers.sort(key=lambda answer: answer != first)
        return tuple(_spread(answers))

    def _answer(self, section: Section, name: str) -> Answer | None:
        if section is Section.WORDS:
            return Answer("", section, name)
        if section is not Section.OPTIONS:
            return Answer(name, section)
        if name.startswith(_WHOLE):
            return Answer(name.removeprefix(_WHOLE), section)
        game = self._with_rule(name)
        return None if game is None else Answer(game, section, name)

    def _with_rule(self, name: str) -> str | None:
        """The game whose house rule is meant."""
        if self.named is not None:
            return self.named if name in rule_names(self.named) else None
        games = (self.here, *variants()) if self.here else tuple(variants())
        return next((game for game in games if name in rule_names(game)), None)

    def _asked_for(self, hit: Hit, answer: Answer) -> float:
        """How much better an answer fits because it is called as what was asked for."""
        if answer.topic and hit.called and answer.section in self.kinds:
            return _WANTED * _CALLED
        return 1 + max(hit.called * (_CALLED - 1), hit.known * (_KNOWN - 1))

    def _weight(self, answer: Answer) -> float:
        if not answer.game:
            if self.named is None:
                return 1.0
            games = TERMS[answer.topic]
            return _USED if self.named in games else 1.0 if not games else _STRANGE
        kind = _RULE if answer.topic else _IDEA if answer.section is Section.IDEA else 1.0
        if answer.game == self.named:
            return kind * (_NAMED_SURELY if self.surely else _NAMED)
        if self.named is not None and self.surely:
            kind *= _STRANGE
        games = tuple(variants())
        liked = 1 + _LIKED * (1 - games.index(answer.game) / len(games))
        return kind * (_HERE * liked if answer.game == self.here else liked)


def _spread(answers: Sequence[Answer]) -> list[Answer]:
    """The same answers, with but one word or house rule among the first ones: it may not be what is meant."""
    first: list[Answer] = []
    later: list[Answer] = []
    for answer in answers:
        another = answer.topic and any(one.topic for one in first)
        (later if len(first) >= _APART or another else first).append(answer)
    return [*first, *later]
