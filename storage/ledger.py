"""The ledger of tallies: what was won and lost, by whom, when, noted by whom; only ever added to.

What happened once is a *deed* (a match was won, a round lost); its *lines* write it on accounts: of each person
concerned, and of the team that they were. A deed with a mistake is corrected by another deed that cancels it;
totals are sums over the deeds that nobody has cancelled, so they cannot drift from what is written here.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from itertools import groupby
from random import Random
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Integer,
    ScalarSelect,
    Select,
    Text,
    bindparam,
    exists,
    func,
    insert,
    literal,
    select,
    tuple_,
    update,
)
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.functions import FunctionElement

from storage import schema
from storage.changes import Change, Unit
from storage.counted import Counted
from storage.database import Database, Reader
from storage.deeds import ALL_TIME, MOST_LINES, Deed, Kind, Line, Span, Totals
from storage.moments import from_ms, to_ms
from storage.questions import Question, Row
from storage.reckoning import asked, counted

_L = schema.ledger.c

_DEEDS = select(_L.deed, _L.number).where(_L.line == 0)
"""All deeds; of several that were noted at one moment the number tells which was written first."""

# --- Changes ----------------------------------------------------------------------------------------------

_NUMBERED = schema.ledger.alias("numbered").c


def _next_number(room: ColumnElement[str]) -> ScalarSelect[int]:
    """The number of the next row of a room, for who has its turn there."""
    return select(func.coalesce(func.max(_NUMBERED.number), 0) + 1).where(_NUMBERED.room == room).scalar_subquery()


_C = schema.chat.c
_TURN = Change(update(schema.chat).where(_C.id == bindparam("of_room", type_=Text)).values(title=_C.title))
"""Changes nothing, but locks the row of a room before something is written into its ledger: of several processes
that do so at once each waits for the one before it, and then sees the numbers that this one has given."""
_ENTER = Change(
    insert(schema.ledger).values(
        {column.name: bindparam(column.name, type_=column.type) for column in schema.ledger.c}
        | {"number": _next_number(bindparam("room", type_=Text))}
    )
)
_CANCELLED = schema.ledger.alias("cancelled")
_CORRECTION: dict[str, ColumnElement[Any]] = {
    "deed": bindparam("new_deed", type_=Text),
    "line": literal(0, Integer),
    "room": _CANCELLED.c.room,
    "game": _CANCELLED.c.game,
    "match": _CANCELLED.c.match,
    "round": _CANCELLED.c.round,
    "at": bindparam("moment", type_=schema.MOMENT),
    "noted_at": bindparam("moment", type_=schema.MOMENT),
    "noted_by": bindparam("told_by", type_=Text),
    "reason": bindparam("why", type_=Text),
    "corrects": _CANCELLED.c.deed,
    "kind": literal(Kind.CORRECTION.value, Text),
    "amount": literal(0, Integer),
    "number": _next_number(bindparam("of_room", type_=Text)),
}
_CORRECT = Change(
    insert(schema.ledger).from_select(
        list(_CORRECTION),
        select(*_CORRECTION.values()).where(
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
    if len(deed.lines) > MOST_LINES:
        raise ValueError(f"a deed has at most {MOST_LINES} lines")
    lines = (
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
            origin=deed.origin,
        )
        for number, line in enumerate(deed.lines)
    )
    return (_TURN(of_room=deed.room), *lines)


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
    return (_TURN(of_room=room), row)


# --- Questions --------------------------------------------------------------------------------------------


async def of_people(database: Database, room: str, span: Span = ALL_TIME) -> dict[str, Totals]:
    """The totals of everybody in a room."""
    return await asked(database, room, lambda counted: counted.of_people(span))


async def of_teams(database: Database, room: str, span: Span = ALL_TIME) -> dict[str, Totals]:
    """The totals of every team of a room, by its account (`members` tells who it is)."""
    return await asked(database, room, lambda counted: counted.of_teams(span))


async def people_of(database: Database, room: str) -> frozenset[str]:
    """Everybody of whom something is written there."""
    return (await counted(database, room)).people


async def history(
    database: Reader,
    room: str,
    span: Span = ALL_TIME,
    *,
    before: Deed | None = None,
    limit: int | None = None,
    offset: int = 0,
) -> list[Deed]:
    """What was written, `before` this one: the latest note first; deeds, corrections, and deeds that were
    corrected."""
    those = _within(room, span)
    if before is not None:
        number = select(_L.number).where(_L.deed == before.id, _L.line == 0).scalar_subquery()
        those.append(tuple_(_L.noted_at, _L.number) < tuple_(to_ms(before.noted_at), number))
    order = _L.noted_at.desc(), _L.number.desc()
    latest = _whole(_DEEDS.where(*those).order_by(*order).limit(limit).offset(offset))
    return _deeds(await database.rows(latest()))


async def get(database: Reader, room: str, deed_id: str) -> Deed | None:
    """One deed of a room."""
    found = _deeds(await database.rows(_GET(of_room=room, deed_id=deed_id)))
    return found[0] if found else None


async def of_match(database: Reader, room: str, match_id: str) -> list[Deed]:
    """What was written there of a match, the latest note first."""
    return _deeds(await database.rows(_OF_MATCH(match_id=match_id, of_room=room)))


async def new_id(database: Reader, chance: Random) -> str:
    """An id for a deed that no match gives its name, and that no other has: with a seed the same ones come up in
    every run on a database."""
    while await called(database, wanted := f"h{chance.getrandbits(40):010x}"):
        pass
    return wanted


async def called(database: Reader, beginning: str, *, person: str | None = None) -> list[Deed]:
    """The deeds whose ids begin like this, in any room, of everybody or of one person; the earliest note first."""
    if person is None:
        rows = await database.rows(_CALLED(beginning=beginning))
    else:
        rows = await database.rows(_HIS_CALLED(beginning=beginning, who=person))
    return _deeds(rows)[::-1]


class _BeginsWith(FunctionElement[bool]):
    """Whether a text begins with another.

    SQLite finds a range by index; for a LIKE it would read every row, and take `A` for `a`. PostgreSQL may order
    text as a language does, where the range has other rows than those.
    """

    # Has no Boolean type: SQLite would be asked whether it equals 1, and no index answers that.
    inherit_cache = True


@compiles(_BeginsWith)
def _starts_with(element: _BeginsWith, compiler: SQLCompiler, **options: Any) -> str:
    return f"starts_with({compiler.process(element.clauses, **options)})"


@compiles(_BeginsWith, "sqlite")
def _range(element: _BeginsWith, compiler: SQLCompiler, **options: Any) -> str:
    whole, beginning = (compiler.process(clause, **options) for clause in element.clauses)
    return f"({whole} >= {beginning} AND {whole} < {beginning} || char({sys.maxunicode}))"


@dataclass(frozen=True, slots=True)
class Known:
    """A deed of a room by its names."""

    id: str
    identity: str
    """What it is called everywhere."""
    corrects: str | None


async def written(database: Reader, room: str) -> list[Known]:
    """All deeds of a room."""
    rows = await database.rows(_ALL_NAMES(of_room=room))
    return [Known(row.deed, row.origin or row.deed, row.corrects) for row in rows]


async def games(database: Database, room: str) -> list[str]:
    """The games of which something counts there."""
    return await asked(database, room, Counted.games)


def _whole(which: Select[Any]) -> Question:
    """Some of `_DEEDS` with all their lines, the latest note first."""
    correction, latest = schema.ledger.alias("correction"), which.subquery()
    return Question(
        select(schema.ledger, correction.c.deed.label("corrected_by"))
        .join(latest, latest.c.deed == _L.deed)
        .outerjoin(correction, correction.c.corrects == _L.deed)
        .order_by(_L.noted_at.desc(), latest.c.number.desc(), _L.deed, _L.line)
    )


_GET = _whole(_DEEDS.where(_L.room == bindparam("of_room"), _L.deed == bindparam("deed_id")))
_OF_MATCH = _whole(_DEEDS.where(_L.match == bindparam("match_id"), _L.room == bindparam("of_room")))
_SO_CALLED = _DEEDS.where(_BeginsWith(_L.deed, bindparam("beginning", type_=Text)))
_LINE = schema.ledger.alias("line").c
_CALLED = _whole(_SO_CALLED)
_HIS_CALLED = _whole(_SO_CALLED.where(exists().where(_LINE.deed == _L.deed, _LINE.person == bindparam("who"))))
_ALL_NAMES = Question(select(_L.deed, _L.origin, _L.corrects).where(_L.room == bindparam("of_room"), _L.line == 0))


def _deeds(rows: Sequence[Row]) -> list[Deed]:
    """The deeds whose lines these are."""
    return [_deed(list(lines)) for _, lines in groupby(rows, key=lambda row: row.deed)]


def _within(room: str, span: Span) -> list[ColumnElement[bool]]:
    """The lines of a room that a span has."""
    conditions = [_L.room == room]
    if span.since is not None:
        conditions.append(_L.at >= to_ms(span.since))
    if span.until is not None:
        conditions.append(_L.at < to_ms(span.until))
    if span.game is not None:
        conditions.append(_L.game == span.game)
    return conditions


def _deed(rows: Sequence[Row]) -> Deed:
    row = rows[0]
    return Deed(
        id=row.deed,
        room=row.room,
        game=row.game,
        at=from_ms(row.at),
        noted_at=from_ms(row.noted_at),
        lines=tuple(Line(Kind(one.kind), one.person, one.team, one.amount) for one in rows),
        match=row.match,
        round=row.round,
        noted_by=row.noted_by,
        reason=row.reason,
        corrects=row.corrects,
        corrected_by=row.corrected_by,
        origin=row.origin,
    )
