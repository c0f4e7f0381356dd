"""Chats: groups, threads, topics and private chats in which the bot plays, with what they have chosen."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Text, bindparam, delete, func, select, update
from sqlalchemy.dialects.postgresql import insert

from storage import schema
from storage.changes import Change, Unit, replacing, upsert
from storage.database import Reader
from storage.questions import Question

_C = schema.chat.c

_REMEMBER = Change(upsert(schema.chat, "id", replace=("title", "spoken")))
_CONFIGURE = Change(
    update(schema.chat)
    .where(_C.id == bindparam("room"))
    .values(language=bindparam("language"), settings=bindparam("settings")),
    rows=1,
)
_OLD, _NEW = bindparam("old", type_=Text), bindparam("new", type_=Text)
_CHOSEN = [column for column in _C if column is not _C.id]
_COPY = Change(
    replacing(
        insert(schema.chat).from_select([_C.id, *_CHOSEN], select(_NEW, *_CHOSEN).where(_C.id == _OLD)),
        "id",
        replace=tuple(column.name for column in _CHOSEN),
    ),
    rows=1,
)
_NAMED = select(schema.pair.c.team).where(schema.pair.c.room == _OLD)
_THERE = schema.ledger.alias("there").c
_WRITTEN = select(func.coalesce(func.max(_THERE.number), 0)).where(_THERE.room == _NEW).scalar_subquery()
# What a chat is told, and when, holds as it was under the old id.
_MAKE_WAY = (
    Change(delete(schema.appointment).where(schema.appointment.c.room == _NEW)),
    Change(delete(schema.notice).where(schema.notice.c.room == _NEW)),
)
MOVE = (
    Change(update(schema.match).where(schema.match.c.room == _OLD).values(room=_NEW)),
    # What was written under the new id already keeps its numbers; what comes is numbered behind it.
    Change(
        update(schema.ledger)
        .where(schema.ledger.c.room == _OLD)
        .values(room=_NEW, number=schema.ledger.c.number + _WRITTEN)
    ),
    # What a pair was called under the old id holds.
    Change(delete(schema.pair).where(schema.pair.c.room == _NEW, schema.pair.c.team.in_(_NAMED))),
    Change(update(schema.pair).where(schema.pair.c.room == _OLD).values(room=_NEW)),
    Change(update(schema.appointment).where(schema.appointment.c.room == _OLD).values(room=_NEW)),
    Change(update(schema.notice).where(schema.notice.c.room == _OLD).values(room=_NEW)),
    # Messages are numbered anew in the new chat: the old numbers are other messages there.
    Change(update(schema.surface).where(schema.surface.c.room == _OLD).values(room=_NEW, post=None, digest="")),
)
_LEAVE = Change(delete(schema.chat).where(_C.id == _OLD))


@dataclass(frozen=True, slots=True)
class Chat:
    """`language` is None until one is chosen; `settings` is JSON; `spoken` is what its platform says."""

    id: str
    title: str
    language: str | None = None
    settings: str = "{}"
    spoken: str | None = None


def remember(room: str, title: str, spoken: str | None = None) -> Unit:
    """Make sure that a chat is known, as its platform has it; what it has chosen stays."""
    return (_REMEMBER(id=room, title=title, spoken=spoken, language=None, settings="{}"),)


def configure(room: str, *, language: str | None, settings: str) -> Unit:
    """Save what a chat has chosen. `Stale` if it is not known."""
    return (_CONFIGURE(room=room, language=language, settings=settings),)


def move(old: str, new: str) -> Unit:
    """Give a chat, with everything in it, the id that the platform now knows it by.

    The new id may be known already, from a message that came first; what the chat has chosen under the old one
    holds. `Stale` if the old id is not known (any more), or if open tables of both have the same name.
    """
    return (
        _COPY(old=old, new=new),
        *(change(new=new) for change in _MAKE_WAY),
        *(change(old=old, new=new) for change in MOVE),
        _LEAVE(old=old),
    )


_GET = Question(select(schema.chat).where(_C.id == bindparam("of_room")))


async def get(database: Reader, room: str) -> Chat | None:
    """One chat."""
    row = await database.first(_GET(of_room=room))
    return Chat(row.id, row.title, row.language, row.settings, row.spoken) if row else None
