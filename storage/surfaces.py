"""Surfaces: which message shows what, so that it can be edited, and redrawn after a crash.

A surface has a key of the conversation's own making ("table:<match>:<round>", "hand:<match>:<seat>"). Its row is
written after the message, so at worst it tells of an older screen than the one shown; drawing again is harmless.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from sqlalchemy import bindparam, delete, select

from storage import schema
from storage.changes import Change, Unit, upsert
from storage.database import Reader
from storage.questions import Question

_S = schema.surface.c

_PUT = Change(
    upsert(schema.surface, "key", replace=("match", "room", "person", "post", "digest", "ply", "aspect"))
)
_DROP = Change(delete(schema.surface).where(_S.key == bindparam("surface_key")))

_ROOM_OF = Question(
    select(_S.room).where(_S.post.in_(bindparam("posts", expanding=True)), _S.room.is_not(None)).limit(1)
)
_OF_MATCH = Question(
    select(schema.surface)
    .where((_S.match == bindparam("match_id")) | _S.key.in_(bindparam("keys", expanding=True)))
    .order_by(_S.key)
)


@dataclass(frozen=True, slots=True)
class Surface:
    """A message, in a room or with one person. A private one tells of tiles, so what it shows is not printed."""

    key: str
    match: str | None = None
    """It goes when the match is deleted."""
    room: str | None = None
    person: str | None = None
    post: str | None = None
    """None: not sent yet, or gone."""
    digest: str = field(default="", repr=False)
    """Of what was shown last."""
    ply: int = 0
    """The moment of the match that was shown last; the largest there can be if it will never look different."""
    aspect: str = field(default="", repr=False)
    """Its epoch, and the page to which its reader has turned, as the conversation writes them."""


def put(surface: Surface) -> Unit:
    """Save a surface, new or known."""
    row = _PUT(
        key=surface.key,
        match=surface.match,
        room=surface.room,
        person=surface.person,
        post=surface.post,
        digest=surface.digest,
        ply=surface.ply,
        aspect=surface.aspect,
    )
    return (row,)


def drop(*keys: str) -> Unit:
    """Forget surfaces, if they are known."""
    return tuple(_DROP(surface_key=key) for key in keys)


async def room_of(database: Reader, posts: Sequence[str]) -> str | None:
    """The room in which one of these messages shows something."""
    row = await database.first(_ROOM_OF(posts=posts))
    return str(row.room) if row else None


async def of_match(database: Reader, match_id: str, *keys: str) -> list[Surface]:
    """All surfaces of a match, and those with these keys."""
    rows = await database.rows(_OF_MATCH(match_id=match_id, keys=keys))
    return [Surface(**row._asdict()) for row in rows]
