"""Deadlines: what has to happen in a match at which time, if nothing else happens before.

One task of the bot sleeps until the nearest. A match has one deadline of each kind ("turn", "warning", "lobby"),
which goes, or makes room for the next of its kind, in the same write as the deed. So it is there until the deed is
done, whatever crashes. That it fires once is up to the deed's own guard (the ply or the status that it builds on):
whoever comes second is `Stale`, and has changed no deadline. What has no guard, such as a warning, is harmless
when done twice.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta

from sqlalchemy import bindparam, delete, exists, select, update

from storage import schema
from storage.changes import Change, Unit, upsert
from storage.database import Reader
from storage.moments import duration_ms, from_ms, to_ms
from storage.questions import Question, Row
from storage.statements import Value

_D, _M = schema.deadline.c, schema.match.c

_PUT = Change(upsert(schema.deadline, "match", "kind", replace=("due_at",)))
_DROP = Change(delete(schema.deadline).where(_D.match == bindparam("match_id"), _D.kind == bindparam("of_kind")))
_CLEAR = Change(delete(schema.deadline).where(_D.match == bindparam("match_id")))
_OF_PLATFORM = exists().where(_M.id == _D.match, _M.room.startswith(bindparam("platform")))
_POSTPONE = Change(update(schema.deadline).values(due_at=_D.due_at + bindparam("by")).where(_OF_PLATFORM))
_HASTEN = Change(
    update(schema.deadline)
    .values(due_at=bindparam("by"))
    .where(_OF_PLATFORM, _D.kind == bindparam("of_kind"), _D.due_at > bindparam("by"))
)
_OF_MATCH = Question(select(schema.deadline).where(_D.match == bindparam("match_id")).order_by(_D.due_at, _D.kind))


@dataclass(frozen=True, slots=True)
class Deadline:
    """Something due in a match."""

    match: str
    kind: str
    due_at: datetime


def put(deadline: Deadline) -> Unit:
    """Set a deadline, in place of the one of its kind that the match may have."""
    return (_PUT(match=deadline.match, kind=deadline.kind, due_at=to_ms(deadline.due_at)),)


def drop(match_id: str, *kinds: str) -> Unit:
    """Take away the deadlines of these kinds."""
    return tuple(_DROP(match_id=match_id, of_kind=kind) for kind in kinds)


def clear(match_id: str) -> Unit:
    """Take away all deadlines of a match."""
    return (_CLEAR(match_id=match_id),)


def postpone(platform: str, by: timedelta) -> Unit:
    """Move all deadlines of a platform: give back a time in which nobody could play there."""
    return (_POSTPONE(platform=f"{platform}:", by=duration_ms(by)),)


def hasten(platform: str, by: datetime, *kinds: str) -> Unit:
    """What is due later of these kinds on a platform is due by then."""
    return tuple(_HASTEN(platform=f"{platform}:", by=to_ms(by), of_kind=kind) for kind in kinds)


async def due(database: Reader, until: datetime | None = None, platform: str | None = None) -> list[Deadline]:
    """Those that are due by then, or all, of all platforms or of one; the earliest first."""
    query = select(schema.deadline).order_by(_D.due_at, _D.match, _D.kind)
    if until is not None:
        query = query.where(_D.due_at <= to_ms(until))
    values: dict[str, Value] = {}
    if platform is not None:
        query, values = query.where(_OF_PLATFORM), {"platform": f"{platform}:"}
    return [_deadline(row) for row in await database.rows(Question(query)(**values))]


async def of_match(database: Reader, match_id: str) -> list[Deadline]:
    """The deadlines of a match, the earliest first."""
    return [_deadline(row) for row in await database.rows(_OF_MATCH(match_id=match_id))]


def _deadline(row: Row) -> Deadline:
    return Deadline(row.match, row.kind, from_ms(row.due_at))
