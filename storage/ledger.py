"""The ledger of tallies: what was won and lost, by whom, when, noted by whom; only ever added to.

What happened once is a *deed* (a match was won, a round lost); its *lines* write it on accounts: of each person
concerned, and of the team that they were. A deed with a mistake is corrected by another deed that cancels it;
totals are sums over the deeds that nobody has cancelled, so they cannot drift from what is written here.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from itertools import groupby
from typing import Any

from sqlalchemy import ColumnElement, Integer, Row, Select, Text, bindparam, func, insert, literal, null, select
from sqlalchemy.sql.base import ReadOnlyColumnCollection

from storage import schema
from storage.changes import Change, Unit
from storage.database import Database
from storage.moments import from_ms, to_ms

_L = schema.ledger.c


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


@dataclass(frozen=True, slots=True)
class Line:
    """`amount` of a kind on one account: a person's, or the team's as a whole (`person` None).

    `team` is set on a person's line too: whom he played with.
    """

    kind: Kind
    person: str | None = None
    team: str | None = None
    amount: int = 1


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


# --- Changes ----------------------------------------------------------------------------------------------

_ENTER = Change(insert(schema.ledger))
_CANCELLED = schema.ledger.alias("cancelled")
_CORRECT = Change(
    insert(schema.ledger).from_select(
        [column.name for column in schema.ledger.c],
        select(
            bindparam("new_deed", type_=Text),
            literal(0, Integer),
            _CANCELLED.c.room,
            _CANCELLED.c.game,
            _CANCELLED.c.match,
            _CANCELLED.c.round,
            bindparam("moment", type_=schema.MOMENT),
            bindparam("moment", type_=schema.MOMENT),
            bindparam("told_by", type_=Text),
            bindparam("why", type_=Text),
            _CANCELLED.c.deed,
            literal(Kind.CORRECTION.value, Text),
            null(),
            null(),
            literal(0, Integer),
        ).where(
            _CANCELLED.c.deed == bindparam("old_deed", type_=Text),
            _CANCELLED.c.room == bindparam("of_room", type_=Text),
            _CANCELLED.c.line == literal(0, Integer),
            _CANCELLED.c.corrects.is_(None),
        ),
        include_defaults=False,
    ),
    rows=1,
)


def enter(deed: Deed) -> Unit:
    """Write a deed. `Stale` if there is one of this id. Room, match and persons have to be known."""
    if not deed.lines or deed.corrects is not None:
        raise ValueError("a deed has lines; corrections are made by `correct`")
    return restore(deed)


def restore(deed: Deed) -> Unit:
    """Write a deed, or a correction, just as it was written down elsewhere. `Stale` if there is one of this id, or
    it cancels what is cancelled already."""
    return tuple(
        _ENTER(
            deed=deed.id,
            line=number,
            room=deed.room,
            game=deed.game,
            match=deed.match,
            round=deed.round,
            at=to_ms(deed.at),
            noted_at=to_ms(deed.noted_at),
            noted_by=deed.noted_by,
            reason=deed.reason,
            corrects=deed.corrects,
            kind=line.kind.value,
            person=line.person,
            team=line.team,
            amount=line.amount,
        )
        for number, line in enumerate(deed.lines)
    )


def correct(
    deed_id: str, *, by_deed: str, room: str, at: datetime, noted_by: str, reason: str | None = None
) -> Unit:
    """Cancel a deed, by a new one of the id `by_deed`. What should have been written may follow as a deed of its
    own in the same write.

    `Stale` if the room has no such deed, it is cancelled already, or is a correction itself: those are final,
    what they cancelled wrongly is written anew.
    """
    row = _CORRECT(
        old_deed=deed_id, new_deed=by_deed, of_room=room, moment=to_ms(at), told_by=noted_by, why=reason
    )
    return (row,)


# --- Questions --------------------------------------------------------------------------------------------


async def of_people(
    database: Database, room: str, span: Span = ALL_TIME, *, person: str | None = None
) -> dict[str, Totals]:
    """The totals of everybody in a room, or of one person."""
    which = _L.person.is_not(None) if person is None else _L.person == person
    return await _totals(database, _L.person, which, room, span)


async def of_teams(database: Database, room: str, span: Span = ALL_TIME) -> dict[str, Totals]:
    """The totals of every team of a room, by its account (`members` tells who it is)."""
    return await _totals(database, _L.team, _L.team.is_not(None) & _L.person.is_(None), room, span)


async def history(
    database: Database, room: str, span: Span = ALL_TIME, *, limit: int | None = None, offset: int = 0
) -> list[Deed]:
    """What was written, the latest note first: deeds, corrections, and deeds that were corrected."""
    latest = (
        select(_L.deed)
        .where(*within(room, span), _L.line == 0)
        .order_by(_L.noted_at.desc(), _L.deed.desc())
        .limit(limit)
        .offset(offset)
    )
    return await _deeds(database, latest)


async def get(database: Database, room: str, deed_id: str) -> Deed | None:
    """One deed of a room."""
    found = await _deeds(database, select(_L.deed).where(_L.room == room, _L.deed == deed_id, _L.line == 0))
    return found[0] if found else None


async def called(database: Database, beginning: str) -> list[Deed]:
    """The deeds whose ids begin like this, in any room, the earliest note first."""
    named = _L.deed.startswith(beginning, autoescape=True)
    return (await _deeds(database, select(_L.deed).where(named, _L.line == 0)))[::-1]


async def written(database: Database, room: str) -> dict[str, str | None]:
    """The ids of all deeds of a room, each with the deed that it cancels."""
    rows = await database.rows(select(_L.deed, _L.corrects).where(_L.room == room, _L.line == 0))
    return {row.deed: row.corrects for row in rows}


async def games(database: Database, room: str) -> list[str]:
    """The games of which something is written there."""
    rows = await database.rows(select(_L.game).where(_L.room == room).distinct().order_by(_L.game))
    return [row.game for row in rows]


async def _deeds(database: Database, which: Select[Any]) -> list[Deed]:
    correction, latest = schema.ledger.alias("correction"), which.subquery()
    query = (
        select(schema.ledger, correction.c.deed.label("corrected_by"))
        .join(latest, latest.c.deed == _L.deed)
        .outerjoin(correction, correction.c.corrects == _L.deed)
        .order_by(_L.noted_at.desc(), _L.deed.desc(), _L.line)
    )
    rows = await database.rows(query)
    return [_deed(list(lines)) for _, lines in groupby(rows, key=lambda row: row.deed)]


def within(room: str, span: Span, lines: ReadOnlyColumnCollection[str, Any] = _L) -> list[ColumnElement[bool]]:
    """The lines of a room that a span has."""
    conditions = [lines.room == room]
    if span.since is not None:
        conditions.append(lines.at >= to_ms(span.since))
    if span.until is not None:
        conditions.append(lines.at < to_ms(span.until))
    if span.game is not None:
        conditions.append(lines.game == span.game)
    return conditions


def cancelled() -> Select[Any]:
    """The deeds that no longer count."""
    correction = schema.ledger.alias("correction")
    return select(correction.c.corrects).where(correction.c.corrects.is_not(None))


async def _totals(
    database: Database, account: ColumnElement[Any], which: ColumnElement[bool], room: str, span: Span
) -> dict[str, Totals]:
    query: Select[Any] = (
        select(account.label("account"), _L.kind, func.sum(_L.amount).label("total"))
        .where(which, *within(room, span), _L.deed.not_in(cancelled()))
        .group_by(account, _L.kind)
        .order_by(account, _L.kind)
    )
    totals: defaultdict[str, dict[Kind, int]] = defaultdict(dict)
    for row in await database.rows(query):
        if row.total:
            totals[row.account][Kind(row.kind)] = int(row.total)  # PostgreSQL sums up to a Decimal
    return dict(totals)


def _deed(rows: Sequence[Row[Any]]) -> Deed:
    row = rows[0]
    return Deed(
        id=row.deed,
        room=row.room,
        game=row.game,
        at=from_ms(row.at),
        noted_at=from_ms(row.noted_at),
        lines=tuple(_lines(rows)),
        match=row.match,
        round=row.round,
        noted_by=row.noted_by,
        reason=row.reason,
        corrects=row.corrects,
        corrected_by=row.corrected_by,
    )


def _lines(rows: Iterable[Row[Any]]) -> Iterable[Line]:
    return (Line(Kind(row.kind), row.person, row.team, row.amount) for row in rows)
