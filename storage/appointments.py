"""Appointments: what a chat is told at a time of the day.

They go by the clock on the wall, so nothing moves them, not even the time in which the bot was down. Who acts on
one takes it away in the same write; whoever comes second is `Stale`.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import bindparam, delete, select

from storage import schema
from storage.changes import Change, Unit, upsert
from storage.database import Reader
from storage.moments import from_ms, to_ms
from storage.questions import Question

_A = schema.appointment.c

_APPOINT = Change(upsert(schema.appointment, "room", "kind", replace=("due_at",)))
_CANCEL = Change(
    delete(schema.appointment).where(_A.room == bindparam("of_room"), _A.kind == bindparam("of_kind"))
)
_TAKE = Change(
    delete(schema.appointment).where(
        _A.room == bindparam("of_room"), _A.kind == bindparam("of_kind"), _A.due_at == bindparam("moment")
    ),
    rows=1,
)

_ALL = select(schema.appointment).order_by(_A.due_at, _A.room, _A.kind)
_EVERY = Question(_ALL)
_DUE = Question(_ALL.where(_A.due_at <= bindparam("until")))


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


def take(appointment: Appointment) -> Unit:
    """Take an appointment away in order to act on it. `Stale` if it is not there any more just as it was read."""
    return (_TAKE(of_room=appointment.room, of_kind=appointment.kind, moment=to_ms(appointment.due_at)),)


async def due(database: Reader, until: datetime | None = None) -> list[Appointment]:
    """Those that are due by then, or all, the earliest first."""
    asked = _EVERY() if until is None else _DUE(until=to_ms(until))
    return [Appointment(row.room, row.kind, from_ms(row.due_at)) for row in await database.rows(asked)]
