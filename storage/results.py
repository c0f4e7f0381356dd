"""Who beat whom, with whom, and in what order: questions to the ledger that sums alone do not answer."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import ColumnElement, Select, and_, func, select

from storage import schema
from storage.database import Database
from storage.ledger import ALL_TIME, Kind, Span, cancelled, within
from storage.moments import from_ms


@dataclass(frozen=True, slots=True)
class Level:
    """What is won and lost."""

    won: Kind
    lost: Kind
    drawn: Kind | None = None

    @property
    def kinds(self) -> tuple[Kind, ...]:
        return tuple(kind for kind in (self.won, self.lost, self.drawn) if kind is not None)


MATCHES = Level(Kind.WON, Kind.LOST, Kind.DRAWN)
ROUNDS = Level(Kind.ROUND_WON, Kind.ROUND_LOST)
"""Of the games that count their rounds."""


@dataclass(frozen=True, slots=True)
class Duel:
    """What two people have to do with each other."""

    won: int = 0
    """How often the first has beaten the second."""
    lost: int = 0
    drawn: int = 0
    won_together: int = 0
    lost_together: int = 0

    @property
    def met(self) -> int:
        """How often they sat against each other."""
        return self.won + self.lost + self.drawn


@dataclass(frozen=True, slots=True)
class Run:
    """Wins (or losses) one after another, from the first to the latest."""

    length: int
    won: bool
    since: datetime
    until: datetime


@dataclass(frozen=True, slots=True)
class Runs:
    """The run that somebody is in (None: his latest was a draw), and his longest one of wins (None: he has never
    won)."""

    now: Run | None
    longest: Run | None


@dataclass(frozen=True, slots=True)
class Best:
    """The most of a kind that one account has brought home from one match."""

    account: str
    amount: int
    at: datetime


_ONE = schema.ledger.alias("one").c
_OTHER = schema.ledger.alias("other").c
_L = schema.ledger.c


async def duel(database: Database, room: str, one: str, other: str, span: Span, level: Level) -> Duel:
    """Head to head: two people against each other and together."""
    together = and_(_ONE.team == _OTHER.team, _ONE.team.is_not(None))
    query = (
        select(_ONE.kind, together.label("together"), func.count().label("times"))
        .where(
            *within(room, span, _ONE),
            _ONE.person == one,
            _ONE.deed == _OTHER.deed,
            _OTHER.person == other,
            _ONE.kind.in_(level.kinds),
            _OTHER.kind.in_(level.kinds),
            _ONE.deed.not_in(cancelled()),
        )
        .group_by(_ONE.kind, "together")
    )
    found: Counter[tuple[Kind, bool]] = Counter()
    for row in await database.rows(query):
        found[Kind(row.kind), bool(row.together)] += row.times
    return Duel(
        won=found[level.won, False],
        lost=found[level.lost, False],
        drawn=found[Kind.DRAWN, False],
        won_together=found[level.won, True],
        lost_together=found[level.lost, True],
    )


async def beaten(database: Database, room: str, span: Span, level: Level) -> dict[tuple[str, str], int]:
    """How often each person has beaten each other one, as pairs of the winner and the loser."""
    query = (
        select(_ONE.person.label("winner"), _OTHER.person.label("loser"), func.count().label("times"))
        .where(
            *within(room, span, _ONE),
            _ONE.deed == _OTHER.deed,
            _ONE.kind == level.won,
            _OTHER.kind == level.lost,
            _ONE.person.is_not(None),
            _OTHER.person.is_not(None),
            _ONE.deed.not_in(cancelled()),
        )
        .group_by(_ONE.person, _OTHER.person)
    )
    return {(row.winner, row.loser): row.times for row in await database.rows(query)}


async def runs(
    database: Database, room: str, span: Span, level: Level, *, person: str | None = None
) -> dict[str, Runs]:
    """The runs of everybody, or of one person; a draw ends a run and begins none."""
    whose: ColumnElement[bool] = _L.person.is_not(None) if person is None else _L.person == person
    query: Select[Any] = (
        select(_L.person, _L.kind, _L.at)
        .where(*within(room, span), whose, _L.kind.in_(level.kinds), _L.deed.not_in(cancelled()))
        .order_by(_L.at, _L.noted_at, _L.round, _L.deed)
    )
    folds: dict[str, _Fold] = {}
    for row in await database.rows(query):
        name, kind, at = row.person, row.kind, row.at
        fold = folds.get(name)
        if fold is None:
            fold = folds[name] = _Fold()
        fold.add(None if kind == level.drawn else kind == level.won, at)
    return {name: fold.runs() for name, fold in folds.items()}


class _Fold:
    """The results of one person, taken in one after another; times are milliseconds."""

    __slots__ = ("_best", "_length", "_since", "_until", "_won")

    def __init__(self) -> None:
        self._won: bool | None = None
        self._length = self._since = self._until = 0
        self._best: tuple[int, int, int] = (0, 0, 0)

    def add(self, won: bool | None, at: int) -> None:
        if won is None or won is not self._won:
            self._won, self._length, self._since = won, 0, at
        self._length, self._until = self._length + 1, at
        if won and self._length > self._best[0]:
            self._best = (self._length, self._since, at)

    def runs(self) -> Runs:
        now = None if self._won is None else _run((self._length, self._since, self._until), won=self._won)
        return Runs(now, _run(self._best, won=True) if self._best[0] else None)


def _run(found: tuple[int, int, int], *, won: bool) -> Run:
    length, since, until = found
    return Run(length, won, from_ms(since), from_ms(until))


async def best(database: Database, room: str, kind: Kind, span: Span = ALL_TIME) -> list[Best]:
    """The most of a kind in one match, with all people who share that record, the earliest first."""
    total = func.sum(_L.amount).label("total")
    sums = (
        select(_L.person.label("account"), total, func.min(_L.at).label("moment"))
        .where(
            *within(room, span),
            _L.person.is_not(None),
            _L.kind == kind,
            _L.match.is_not(None),
            _L.deed.not_in(cancelled()),
        )
        .group_by(_L.match, _L.person)
        .subquery()
    )
    most = select(func.max(sums.c.total)).scalar_subquery()
    rows = await database.rows(select(sums).where(sums.c.total == most).order_by(sums.c.moment, sums.c.account))
    return [Best(row.account, int(row.total), from_ms(row.moment)) for row in rows]
