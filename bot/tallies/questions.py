"""What somebody asks the ledger: of what, of which time, of which game, of whom."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import partial

from bot.asking import Asking
from bot.chats.naming import Names
from bot.data import Data, What, pack
from bot.errors import Refused
from bot.ports import Button, Text, text
from bot.wishes import called, game_begun, longest_name
from bot.words import clean
from engine.game import find, variants

_BETWEEN = " ,+"
"""What may stand between two names."""


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


PICTURED = (Subject.TABLE, Subject.WEEKS, Subject.BEATS)
"""What is rather looked at than read."""


class Period(StrEnum):
    """Of which time."""

    ALL = "all"
    SEASON = "season"
    MONTH = "month"
    WEEK = "week"


@dataclass(frozen=True, slots=True)
class Wanted:
    """A question to the ledger."""

    subject: Subject = Subject.PLAYERS
    period: Period = Period.ALL
    game: str = ""
    page: int = 0
    people: tuple[str, ...] = field(default=())
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
            wanted = cls(Subject(subject), Period(period), game, data.number)
        except ValueError:
            raise Refused("bad-button") from None
        if game and game not in variants():
            raise Refused("bad-button")
        return wanted


def understood(asking: Asking, args: str, known: Names) -> Wanted:
    """A question out of words in any order: what, of which time, of which game, of whom."""
    wanted, left = Wanted(), args.split()
    while left:
        more, rest = longest_name(left, partial(_with, asking, wanted, known))
        if more is None:
            raise Refused("tally-what", word=clean(left[0]))
        wanted, left = more, rest
    alone = any(one in known.teams for one in wanted.people)
    if wanted.subject is Subject.ME and len(wanted.people) == 1 and not alone:
        wanted = replace(wanted, people=tuple(dict.fromkeys((asking.person.id, *wanted.people))))
    if len(wanted.people) > (1 if alone else 2):
        raise Refused("tally-two-people")
    return wanted


def _with(asking: Asking, wanted: Wanted, known: Names, name: str) -> Wanted | None:
    """The question with what this name says; None if it says nothing."""
    word = called(asking.world.words, [*Subject, *Period], tally_word, name)
    if isinstance(word, Subject):
        return replace(wanted, subject=word)
    if isinstance(word, Period):
        return replace(wanted, period=word)
    variant = find(name)
    if variant is not None:
        return replace(wanted, game=variant.id)
    account = known.person(name) or known.together(name)
    if account is not None:
        return replace(wanted, people=(*wanted.people, account))
    begun = game_begun(name)  # people are called what they like
    if begun is not None:
        return replace(wanted, game=begun.id)
    bare = name.rstrip(_BETWEEN)
    return _with(asking, wanted, known, bare) if bare != name else None


def tally_word(name: str) -> Text:
    """What a word of `/tally` is called."""
    return text(f"tally-word-{name}")
