"""Deadlines: what has to happen in a match at which time, if nothing else happens before.

One task of the bot sleeps until the nearest. A match has one deadline of each kind ("turn", "warning", "lobby"); a
deadline knows the ply that it was set at, and goes, or makes room for the next of its kind, in the same write as
the deed. So it is there until the deed is done, whatever crashes. That it fires once is up to the deed's own guard
(the ply or the status that it builds on): whoever comes second is `Stale`, and has changed no deadline. What has
no guard, such as a warning, is harmless when done twice.

A chat has *appointments* besides: what it is told at a time of the day. Those go by the clock on the wall, so
nothing moves them, not even the time in which the bot was down.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import Row, bindparam, delete, select, update

from storage import schema
from storage.changes import Change, Unit, upsert
from storage.database import Database
from storage.moments import duration_ms, from_ms, to_ms

_D = schema.deadline.c

_PUT = Change(upsert(schema.deadline, "match", "kind", replace=("due_at", "ply")))
_DROP = Change(delete(schema.deadline).where(_D.match == bindparam("match_id"), _D.kind == bindparam("of_kind")))
_CLEAR = Change(delete(schema.deadline).where(_D.match == bindparam("match_id")))
_POSTPONE = Change(update(schema.deadline).values(due_at=_D.due_at + bindparam("by")))

_A = schema.appointment.c

_APPOINT = Change(upsert(schema.appointment, "room", "kind", replace=("due_at",)))
_CANCEL = Change(
    delete(schema.appointment).where(_A.room == bindparam("of_room"), _A.kind == bindparam("of_kind"))
)
_KEEP = Change(
    delete(schema.appointment).where(
        _A.room == bindparam("of_room"), _A.kind == bindparam("of_kind"), _A.due_at == bindparam("moment")
    ),
    rows=1,
)


@dataclass(frozen=True, slots=True)
class Deadline:
    """Something due in a match; `ply` is the one that it was set at."""

    match: str
    kind: str
    due_at: datetime
    ply: int


def put(deadline: Deadline) -> Unit:
    """Set a deadline, in place of the one of its kind that the match may have."""
    row = _PUT(match=deadline.match, kind=deadline.kind, due_at=to_ms(deadline.due_at), ply=deadline.ply)
    return (row,)


def drop(match_id: str, *kinds: str) -> Unit:
    """Take away the deadlines of these kinds, or all of the match if none is named."""
    if not kinds:
        return (_CLEAR(match_id=match_id),)
    return tuple(_DROP(match_id=match_id, of_kind=kind) for kind in kinds)


def postpone(by: timedelta) -> Unit:
    """Move all deadlines: give back a time in which nobody could play."""
    return (_POSTPONE(by=duration_ms(by)),)


async def due(database: Database, now: datetime) -> list[Deadline]:
    """Those whose time has come, the earliest first."""
    query = select(schema.deadline).where(_D.due_at <= to_ms(now)).order_by(_D.due_at, _D.match, _D.kind)
    return [_deadline(row) for row in await database.rows(query)]


async def of_match(database: Database, match_id: str) -> list[Deadline]:
    """The deadlines of a match, the earliest first."""
    query = select(schema.deadline).where(_D.match == match_id).order_by(_D.due_at, _D.kind)
    return [_deadline(row) for row in await database.rows(query)]


def _deadline(row: Row[Any]) -> Deadline:
    return Deadline(row.match, row.kind, from_ms(row.due_at), row.ply)


# --- Appointments -----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Appointment:
    """Something due in a chat; it has one of each kind."""

    room: str
    kind: str
    due_at: datetime


def appoint(appointment: Appointment) -> Unit:
    """Make an appointment, in place of the one of its kind that the chat may have."""
    return (_APPOINT(room=appointment.room, kind=appointment.kind, due_at=to_ms(appointment.due_at)),)


def cancel(room: str, kind: str) -> Unit:
    """Take an appointment away, if there is one of this kind."""
    return (_CANCEL(of_room=room, of_kind=kind),)


def keep(appointment: Appointment) -> Unit:
    """Take an appointment away in order to act on it. `Stale` if it is not there any more just as it was read."""
    return (_KEEP(of_room=appointment.room, of_kind=appointment.kind, moment=to_ms(appointment.due_at)),)


async def appointments(database: Database, until: datetime | None = None) -> list[Appointment]:
    """Those that are due by then, or all, the earliest first."""
    query = select(schema.appointment).order_by(_A.due_at, _A.room, _A.kind)
    if until is not None:
        query = query.where(_A.due_at <= to_ms(until))
    return [Appointment(row.room, row.kind, from_ms(row.due_at)) for row in await database.rows(query)]
