"""What an entry of the ledger is: what happened once, and what that comes to on whose account."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum


class Kind(StrEnum):
    """What a line counts. New kinds need no migration; the words of old ones never change their meaning."""

    WON = "won"
    LOST = "lost"
    DRAWN = "drawn"
    ROUND_WON = "round_won"
    ROUND_LOST = "round_lost"
    GOAT = "goat"
    GENERAL = "general"
    BALD = "bald"
    DAILY = "daily"
    """A layout of the day that was solved."""
    DAILY_MOVES = "daily_moves"
    """The tiles that were laid for it, in all tries."""
    CORRECTION = "correction"
    """Counts nothing: cancels another deed."""


TITLES = (Kind.GENERAL, Kind.BALD)
"""What a finish with a special tile brings in General's goat."""


MOST_LINES = 200
"""Of one deed. The ledger is read in parts, and each has room for a whole deed (`reckoning`)."""


LARGEST_TEAM = 12
"""People of one account together."""


@dataclass(frozen=True, slots=True)
class Line:
    """`amount` of a kind on one account: a person's, or the team's as a whole (`person` None).

    `team` is set on a person's line too: whom he played with.
    """

    kind: Kind
    person: str | None = None
    team: str | None = None
    amount: int = 1

    @property
    def of_side(self) -> bool:
        """Whether it is that of a side as a whole: a team's own, or that of a person who played alone."""
        return self.person is None or self.team is None

    @property
    def team_members(self) -> tuple[str, ...]:
        """The people of the team; nobody if there is none."""
        return () if self.team is None else members(self.team)


@dataclass(frozen=True, slots=True)
class Deed:
    """What happened once. Its id is the writer's choice; a second deed of the same id is refused, so an id made
    of match and round keeps a round from being counted twice."""

    id: str
    room: str
    game: str
    at: datetime
    """When it was played."""
    noted_at: datetime
    lines: tuple[Line, ...]
    match: str | None = None
    """None: not played with the bot."""
    round: int | None = None
    """None: the match as a whole."""
    noted_by: str | None = None
    """The person who told it; None: the bot counted it at its own table."""
    reason: str | None = None
    corrects: str | None = None
    """The deed that this one cancels."""
    corrected_by: str | None = None
    """The deed that cancels this one; only read, never written."""
    origin: str | None = None
    """What it is called where it was written first; None: it was here."""

    @property
    def identity(self) -> str:
        """What it is called everywhere, through whatever chats it has come."""
        return self.origin or self.id

    @property
    def counts(self) -> bool:
        """Whether it counts: it is no correction, and none cancels it."""
        return self.corrects is None and self.corrected_by is None


@dataclass(frozen=True, slots=True)
class Span:
    """What to sum up: from `since` on and before `until`, of one game; None: no bound."""

    since: datetime | None = None
    until: datetime | None = None
    game: str | None = None


ALL_TIME = Span()

Totals = Mapping[Kind, int]
"""The sum of every kind; kinds that are 0 are left out."""


def team_of(*people: str) -> str:
    """The account of these people together, whatever order they are named in."""
    return json.dumps(sorted(people), ensure_ascii=False)


def members(team: str) -> tuple[str, ...]:
    """The people of a team's account."""
    return tuple(json.loads(team))


def member(person: str) -> str:
    """A person as he is written in the account of a team: what no account without him contains."""
    return json.dumps(person, ensure_ascii=False)


def lines_of(kind: Kind, people: Sequence[str], amount: int = 1) -> Iterator[Line]:
    """A side's entry: one line for each of its people, and one for the team if they are several."""
    team = team_of(*people) if len(people) > 1 else None
    if team is not None:
        yield Line(kind, team=team, amount=amount)
    for person in people:
        yield Line(kind, person=person, team=team, amount=amount)


def played(totals: Totals) -> int:
    """How many matches that makes."""
    return sum(totals.get(kind, 0) for kind in (Kind.WON, Kind.LOST, Kind.DRAWN))
