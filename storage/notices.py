"""Notices: what a chat was told at a time of the day, and who has answered that he comes.

A chat is told a thing of one kind once a day at most, whatever crashes and however many processes there are. What
is past is forgotten, with all answers to it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date, datetime

from sqlalchemy import ColumnElement, bindparam, delete, insert, select, update

from storage import schema
from storage.changes import Change, Unit, upsert
from storage.database import Reader
from storage.moments import from_ms, to_ms
from storage.questions import Question, Row
from storage.statements import Value

_N, _R = schema.notice.c, schema.reply.c

_POST = Change(insert(schema.notice))
_OPEN = Change(
    update(schema.notice)
    .where(_N.id == bindparam("notice_id"), _N.match.is_(None))
    .values(match=bindparam("opened")),
    rows=1,
)
_DROP = Change(delete(schema.notice).where(_N.id == bindparam("notice_id")))
_ANSWER = Change(upsert(schema.reply, "notice", "person", replace=("coming", "at")))


@dataclass(frozen=True, slots=True)
class Notice:
    """What a chat was told on a day of its own calendar."""

    id: str
    room: str
    kind: str
    day: date
    at: datetime
    match: str | None = None
    """The table that was opened for those who are in."""
    replies: Mapping[str, bool] = field(default_factory=dict)
    """Whether somebody comes, by person; who has answered first comes first."""

    @property
    def coming(self) -> list[str]:
        """Those who are in."""
        return [person for person, comes in self.replies.items() if comes]


def post(notice: Notice) -> Unit:
    """A new notice. `Stale` if its room has one of this kind for that day."""
    row = _POST(
        id=notice.id,
        room=notice.room,
        kind=notice.kind,
        day=notice.day.isoformat(),
        at=to_ms(notice.at),
        match=None,
    )
    return (row,)


def answer(notice_id: str, person: str, *, coming: bool, at: datetime) -> Unit:
    """Somebody says whether he comes, in place of what he has said before."""
    return (_ANSWER(notice=notice_id, person=person, coming=int(coming), at=to_ms(at)),)


def open_for(notice_id: str, match_id: str) -> Unit:
    """A table was opened for those who are in. `Stale` if there is one already."""
    return (_OPEN(notice_id=notice_id, opened=match_id),)


def drop(notice_id: str) -> Unit:
    """Forget a notice with all answers."""
    return (_DROP(notice_id=notice_id),)


async def get(database: Reader, notice_id: str) -> Notice | None:
    """One notice."""
    found = await _GET(database, notice_id=notice_id)
    return found[0] if found else None


async def of_room(database: Reader, room: str, kind: str) -> list[Notice]:
    """The notices of a kind in a room, the latest first."""
    return await _OF_ROOM(database, of_room=room, of_kind=kind)


async def since(database: Reader, moment: datetime) -> list[Notice]:
    """The notices of all rooms from this moment on, the latest first."""
    return await _SINCE(database, since=to_ms(moment))


async def answered_by(database: Reader, person: str) -> list[Notice]:
    """The notices to which somebody has answered."""
    return await _ANSWERED_BY(database, who=person)


class _Those:
    """The notices for which something holds, the latest first, each with its answers."""

    def __init__(self, which: ColumnElement[bool]) -> None:
        self._notices = Question(select(schema.notice).where(which).order_by(_N.at.desc(), _N.id))
        answers = select(schema.reply).where(_R.notice.in_(select(_N.id).where(which)))
        self._answers = Question(answers.order_by(_R.notice, _R.at, _R.person))

    async def __call__(self, database: Reader, **values: Value) -> list[Notice]:
        replies: dict[str, dict[str, bool]] = {}
        async with database.moment() as moment:
            for row in await moment.rows(self._answers(**values)):
                replies.setdefault(row.notice, {})[row.person] = bool(row.coming)
            rows = await moment.rows(self._notices(**values))
        return [_notice(row, replies.get(row.id, {})) for row in rows]


_GET = _Those(_N.id == bindparam("notice_id"))
_OF_ROOM = _Those((_N.room == bindparam("of_room")) & (_N.kind == bindparam("of_kind")))
_SINCE = _Those(_N.at >= bindparam("since"))
_ANSWERED_BY = _Those(_N.id.in_(select(_R.notice).where(_R.person == bindparam("who"))))


def _notice(row: Row, replies: Mapping[str, bool]) -> Notice:
    return Notice(row.id, row.room, row.kind, date.fromisoformat(row.day), from_ms(row.at), row.match, replies)
