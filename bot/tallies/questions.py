"""What somebody asks the ledger: of what, of which time, of which game, of whom."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from datetime import date
from enum import StrEnum
from functools import partial
from typing import Any, Literal, TypeAlias, get_args

from bot.asking import Asking
from bot.chats.naming import Names
from bot.data import Data, What, pack
from bot.errors import Refused
from bot.game_names import bare as bare_name
from bot.game_names import game_begun
from bot.messages import Button, Typed, text
from bot.tallies.dates import time_called
from bot.tallies.periods import Dated, Period, period_of
from bot.tallies.words import tally_word, word_meant
from bot.vocabulary import Said, behind, called, is_oneself, longest_name, only_one, say_once
from engine.game import find, variants

_BETWEEN = " ,+&?"
"""What may stand between two names, and behind a question."""
_OWNED = re.compile("['\u2019]s$")


class Subject(StrEnum):
    """What somebody asks for."""

    PLAYERS = "players"
    PAIRS = "pairs"
    RECORDS = "records"
    RATINGS = "ratings"
    HISTORY = "history"
    ME = "me"
    TABLE = "table"
    WEEKS = "weeks"
    BEATS = "beats"


Chart: TypeAlias = Literal[Subject.TABLE, Subject.WEEKS, Subject.BEATS]
"""What is rather looked at than read."""

PICTURED: tuple[Chart, ...] = get_args(Chart)

_OF_PEOPLE = (Subject.PLAYERS, Subject.PAIRS, Subject.ME)
"""What may also be asked of somebody by name."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """A question to the ledger."""

    subject: Subject = Subject.PLAYERS
    period: Period | Dated = Period.ALL
    game: str = ""
    page: int = 0
    people: tuple[str, ...] = ()
    """Of one person, of those who have a name together, or of two people against each other: by their accounts."""

    def button(self, label: Subject | Period) -> Button:
        """Asks this; it is called after what is different about it."""
        return Button(tally_word(label), self.data())

    def data(self) -> str:
        return pack(What.TALLY, "", self.page, f"{self.subject}.{self.period}.{self.game}")

    @classmethod
    def of(cls, data: Data) -> Wanted:
        """What such a button asks; Refused if it is none."""
        subject, _, rest = data.arg.partition(".")
        period, _, game = rest.partition(".")
        try:
            wanted = cls(Subject(subject), period_of(period), game, data.number)
        except ValueError:
            raise Refused("bad-button") from None
        if game and game not in variants():
            raise Refused("bad-button")
        return wanted


def understood(asking: Asking, args: str, known: Names, today: date) -> Wanted:
    """A question out of words in any order: what, of which time, of which game, of whom."""
    said, people, named, left = Said(), [], "", args.split()
    begins_name = known.begun(args.strip(_BETWEEN)) is not None
    while left:
        meant, rest = longest_name(left, partial(_meant, asking, known, today))
        around = behind(asking.world.words, text("tally-around"), left) if meant is None else None
        if around is not None and not begins_name:
            left = around
            continue
        if meant is None:  # a name may begin with any of those words: *De Vries*
            meant, rest = longest_name(left, partial(_begun, known))
        if meant is None:
            raise known.several(left[0].rstrip(_BETWEEN)) or Refused("tally-what", word=Typed(left[0]))
        thing, value = meant
        words, left = left[: len(left) - len(rest)], rest
        if thing == "people":
            people.append(value)
            named = named or " ".join(words)
        else:
            say_once(said, thing, value, words)
    wanted = Wanted(people=tuple(people), **{thing: value for thing, (value, _) in said.items()})
    if people and wanted.subject not in _OF_PEOPLE:
        raise only_one(said["subject"][1], named)
    alone = any(one in known.teams for one in people)
    if wanted.subject is Subject.ME and len(people) == 1 and not alone:
        wanted = replace(wanted, people=tuple(dict.fromkeys((asking.person.id, *people))))
    if len(wanted.people) > (1 if alone else 2):
        raise Refused("tally-two-people")
    return wanted


def _meant(asking: Asking, known: Names, today: date, name: str) -> tuple[str, Any] | None:
    """What this name says of a question, by its field of `Wanted`, with its value; None if it says nothing. People
    are called what they like, and go before all words but those that a question is shown with."""
    words, bare = asking.world.words, name.rstrip(_BETWEEN)
    if bare != name and not (known.person(name) or known.together(name)):
        return _meant(asking, known, today, bare)
    subject = called(words, tuple(Subject), tally_word, name)
    if subject is not None:
        return "subject", subject
    variant = find(name)
    if variant is not None:
        return "game", variant.id
    account = known.person(name) or known.together(name)
    if account is not None:
        return "people", account
    is_free = known.begun(name) is None and known.several(name) is None
    word = word_meant(words, (*Subject, *Period), name) if is_free else None
    if word is not None:
        return "subject" if isinstance(word, Subject) else "period", word
    if known.begun(name) is None and is_oneself(words, name):
        return "subject", Subject.ME
    begun = game_begun(name)
    beside = (word for word in name.split() if not bare_name(word) and find(word) is None)
    if begun is not None and not any(known.means(word.rstrip(_BETWEEN)) for word in beside):
        return "game", begun.id  # *Al* may stand beside the name of a game, and be one of a person
    dated = time_called(words, name, today) if is_free else None
    if dated is None or (dated.open and known.means(name.partition(" ")[0].rstrip(_BETWEEN))):
        return None  # *Ab* is a name, too, and a German *since*
    return "period", dated


def _begun(known: Names, name: str) -> tuple[str, str] | None:
    """The same of somebody of whose name this is the beginning, or another case, as with an English *’s*."""
    bare = name.rstrip(_BETWEEN)
    owner = _OWNED.sub("", bare)
    account = known.begun(bare) or known.declined(bare)
    if account is None and owner != bare:
        account = known.person(owner) or known.begun(owner)
    return None if account is None else ("people", account)
