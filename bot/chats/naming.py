"""What the people of a chat are called, told apart, and who is meant by a name."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from itertools import chain, count
from typing import Generic, TypeVar

from bot.errors import Refused
from bot.ids import PersonId
from bot.messages import Typed, Who
from bot.vocabulary import LONGEST, is_and, is_oneself
from bot.words import Words
from engine.seats import Side
from engine.spelling import plain
from storage import ledger, matches, pairs, people
from storage.database import Database
from storage.deeds import members, team_of
from storage.matches import Match

T = TypeVar("T")

_BETWEEN = re.compile(r"[,+&]")

_SIGNS = ",+&>=:;"
"""What stands between names, and around them."""
_QUOTED = re.compile(rf"((?:^|[{_SIGNS}])\s*)[\"“„«]([^\"“”„«»]+)[\"“”»]\s*(?=$|[{_SIGNS}])")

_MOST_NAMED = 6
"""Of more people who may be meant no more are named."""

_ENDINGS = {"я": ("и", "е", "ю", "ей"), "a": ("ę",)}

_OWI = "bcdfghjklłmnprstwxz"
"""Letters at the end of Polish names of men."""

_STEM = 2
"""Letters of a name before its ending: shorter ones are too much alike."""

_OURS = dict.fromkeys(map(ord, "\u2060\u2068\u2069"))
"""What the bot puts around and into names, so that they are no links and turn nothing."""
_SPELT = _OURS | {0xFE0F: None, 0x2019: "'"}
"""With that what keyboards write in two ways: that an emoji is to be in colour, and an apostrophe."""

_STAND_INS = "".join(chr(0xE000 + at) for at in range(len(_SIGNS)))
_HIDDEN, _SHOWN = str.maketrans(_SIGNS, _STAND_INS), str.maketrans(_STAND_INS, _SIGNS)


class Begun(Generic[T]):
    """Those who are called something, by the words with which their names begin: whoever looks for names in what
    somebody has typed asks for each word anew, and in a large chat many are called something."""

    def __init__(self, called: Iterable[tuple[T, str]]) -> None:
        self._spelt: dict[str, list[T]] = {}
        self._plain: dict[str, list[T]] = {}
        self._declined: dict[str, list[T]] = {}
        for one, name in called:
            spelt, bare = folded(name), plain(folded(name))
            for form in _declined(spelt.partition(" ")[0]):
                self._declined.setdefault(form, []).append(one)
            for beginning in _beginnings(spelt):
                self._spelt.setdefault(beginning, []).append(one)
            for beginning in (*_beginnings(bare), bare):
                self._plain.setdefault(beginning, []).append(one)

    def all(self, words: str) -> Sequence[T]:
        """Those whose names begin with these words, and have more of them; where nobody's does, those whose name,
        or the beginning of it, they are but for the marks on letters."""
        wanted = folded(words)
        if not wanted:
            return ()
        return self._spelt.get(wanted) or self._plain.get(plain(wanted), [])

    def only(self, words: str) -> T | None:
        """The only one whose name begins so."""
        found = self.all(words)
        return found[0] if len(found) == 1 else None

    def declined(self, word: str) -> T | None:
        """The only one whose first name this is in another case. Who is called so may have had something done to
        him: `Васю победил Боря`."""
        found = () if self.all(word) else self._declined.get(folded(word), ())
        return found[0] if len(found) == 1 else None


def _by_name(called: Iterable[tuple[str, str]]) -> Mapping[str, str]:
    """Who is called so, the first of those who share a name."""
    found: dict[str, str] = {}
    for one, name in called:
        found.setdefault(folded(name), one)
    return found


def _declined(name: str) -> Iterator[str]:
    """The other cases of a name in *-а* or *-я* (Аня: Ани, Ане, Аню, Аней), of one in *-a* the Polish one with
    *-ę*, and of most without a vowel at their end that with *-owi*, before which an *e* may fall out (Jan: Janowi,
    Marek: Markowi). Those of other names are names themselves: *Александра*."""
    stem, last = name[:-1], name[-1:]
    if len(stem) < _STEM:
        return iter(())
    if last in _OWI:
        stems = (stem, stem[:-1]) if stem[-1] == "e" else (stem,)
        return (f"{one}{last}owi" for one in stems)
    if last == "а":
        i, ei = ("и" if stem[-1] in "гкхжчшщ" else "ы"), ("ей" if stem[-1] in "жчшщц" else "ой")
        return (stem + ending for ending in (i, "е", "у", ei))
    return (stem + ending for ending in _ENDINGS.get(last, ()))


def _beginnings(name: str) -> Iterator[str]:
    """The first words of a name, without the last one."""
    return (name[:at] for at, letter in enumerate(name) if letter == " ")


@dataclass(frozen=True)
class Names:
    """Everybody who has ever sat at a table of a chat, or of whom something is written there."""

    called: Mapping[str, Who]
    """Who does not want to be named, or is forgotten, has no name here."""
    teams: Mapping[str, str] = field(default_factory=dict)
    """What those are called together who have a name for that, by their account."""

    def __getitem__(self, person: str) -> Who:
        return self.called.get(person) or Who(PersonId(person), "?")

    def team(self, account: str, *, but: str = "") -> tuple[Who, ...]:
        """The people of a team's account."""
        return tuple(self[person] for person in members(account) if person != but)

    def person(self, name: str) -> str | None:
        """Who is called so."""
        wanted = folded(name)
        return self._people.get(wanted) if wanted else None

    def begun(self, name: str) -> str | None:
        """Who alone has a name that begins with these words, or is this one but for the marks on letters: among
        colleagues *Ann* is enough for *Ann Lee*, and *Jose* for *José*."""
        return self._begun.only(name)

    def declined(self, name: str) -> str | None:
        """Who alone has a first name that is this in another case: whom something is said of, or was done to."""
        return self._begun.declined(name)

    def means(self, words: str) -> bool:
        """Whether somebody is called so, or alone has a name that begins so."""
        return self.person(words) is not None or self.begun(words) is not None

    def several(self, name: str) -> Refused | None:
        """Why nobody is meant by the first words of a name, if those are the words of several."""
        found = self._begun.all(name)
        if len(found) < 2:
            return None
        return Refused("name-of-several", name=Typed(name), names=tuple(self[one] for one in found[:_MOST_NAMED]))

    def people(self, names: str, words: Words, writer: str, *, beaten: bool = False) -> tuple[str, ...]:
        """Who is called so, alone or together, with `,`, `+`, `&`, an *and* or `, and` between the names, which
        may be `unquoted`; by *me* the writer is meant, and those who were `beaten` may be `declined`. Nobody if
        one of them is left out; Refused if nobody is meant by one of them."""
        written = [as_written(name) for name in _BETWEEN.split(names)]
        if not all(name.strip() for name in written):
            return ()
        return tuple(person for name in written for person in self._joined(name.split(), words, writer, beaten))

    def _joined(self, said: list[str], words: Words, writer: str, beaten: bool) -> Iterator[str]:
        """Who is called as somebody has said, perhaps several with an *and* between their names. That may be part
        of a name, too, so of all that begin here the longest one is meant."""
        while said:
            within = range(1, min(len(said) - 1, LONGEST + 1))
            ends = [*(at for at in within if is_and(words, said[at])), len(said)]
            known = (end for end in reversed(ends) if self._meant(" ".join(said[:end]), words, writer, beaten))
            end = next(known, ends[0])
            name = " ".join(said[:end])
            if meant := self._meant(name, words, writer, beaten):
                yield from meant
                said = said[end + 1 :]
            elif is_and(words, said[0]) and said[1:]:  # behind a comma
                said = said[1:]
            else:
                raise self.several(name) or Refused("no-such-person", name=Typed(name))

    def _meant(self, name: str, words: Words, writer: str, beaten: bool) -> tuple[str, ...]:
        """Who is called so, alone or together, or writes of himself; nobody if that is nobody."""
        person, team = self.person(name), self.together(name)
        if person is None and team is not None:
            return members(team)
        person = person or self.begun(name)
        if person is None and is_oneself(words, name):
            person = writer
        if person is None and beaten:
            person = self.declined(name)
        return () if person is None else (person,)

    def is_free(self, name: str, but: str = "") -> bool:
        """Whether nobody is called so, be it alone or together, except `but` for this account."""
        others = [called for team, called in self.teams.items() if team != but]
        return folded(name) not in map(folded, (*others, *(who.name for who in self.called.values())))

    def together(self, name: str) -> str | None:
        """Whose account is called so."""
        return self._together.get(folded(name))

    # --- By their names ---

    @cached_property
    def _people(self) -> Mapping[str, str]:
        return _by_name((person, who.name) for person, who in self.called.items())

    @cached_property
    def _together(self) -> Mapping[str, str]:
        return _by_name(self.teams.items())

    @cached_property
    def _begun(self) -> Begun[str]:
        return Begun((person, who.name) for person, who in self.called.items())


async def names_of(database: Database, room: str, *also: str | None) -> Names:
    """The names of a room, and `also` of those who are here without having played; of those who share one, who
    came later gets a number."""
    played = await matches.people_of(database, room)
    written = sorted(await ledger.people_of(database, room))
    everybody = [person for person in dict.fromkeys((*played, *written, *also)) if person is not None]
    known = await people.names(database, *everybody)
    called: dict[str, Who] = {}
    taken: set[str] = set()
    unnamed = await people.hidden(database, *everybody)
    for person in everybody:
        name = "" if person in unnamed else known.get(person, "?")
        if name:
            name = unlike(name, taken)
            taken.add(folded(name))
        called[person] = Who(PersonId(person), name, unnamed=not name)
    return Names(called, await pairs.names(database, room))


async def names_of_sides(database: Database, match: Match, sides: Sequence[Side]) -> dict[Side, str]:
    """What the sides of a match are called together, where they have a name for that."""
    names = await pairs.names(database, match.room)
    seated: dict[Side, list[str]] = {}
    for seat in match.seats:
        seated.setdefault(sides[seat.seat], []).append(seat.person or "")
    accounts = {side: team_of(*them) for side, them in seated.items()}
    return {side: names[account] for side, account in accounts.items() if account in names}


def unlike(name: str, taken: Collection[str]) -> str:
    """A name that is taken for none of these, which are `folded`: this one, or this one with a number."""
    numbered = (f"{name} {number}" for number in count(2))
    return next(one for one in chain((name,), numbered) if folded(one) not in taken)


def unquoted(words: str) -> str:
    """What somebody has written without the quotation marks around names, whose signs separate nothing until
    they are `as_written` again."""
    return _QUOTED.sub(lambda found: found[1] + found[2].translate(_HIDDEN), words)


def as_written(words: str) -> str:
    """A part of what is `unquoted`, with its own signs again."""
    return words.translate(_SHOWN)


@lru_cache(maxsize=8192)
def folded(name: str) -> str:
    """A name as it is compared with another one, also with one that was copied from what the bot has said."""
    composed = unicodedata.normalize("NFC", name.translate(_SPELT)).casefold().replace("ё", "е")
    return " ".join(composed.strip().removeprefix("@").split())
