"""Facts about the whole installation, by name: for instance when the bot was last seen alive, from which it knows
how long it was down."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import Text, bindparam, select
from sqlalchemy.dialects.postgresql import insert

from storage import schema
from storage.changes import Change, Unit, upsert
from storage.database import Reader
from storage.moments import from_ms, to_ms
from storage.questions import Question

_PUT = Change(upsert(schema.meta, "key", replace=("value",)))
_LAST_SEEN = "last_seen"
_FACT = insert(schema.meta)
_SINCE = Change(
    _FACT.on_conflict_do_update(
        index_elements=["key"],
        set_={"value": _FACT.excluded.value},
        where=schema.meta.c.value == bindparam("before", type_=Text),
    ),
    rows=1,
)


def put(key: str, value: str) -> Unit:
    """Save a fact, in place of the old one."""
    return (_PUT(key=key, value=value),)


def seen(platform: str, at: datetime) -> Unit:
    """Note that the bot is alive on a platform: each may have a process of its own."""
    return put(_last_seen(platform), str(to_ms(at)))


def seen_since(platform: str, before: datetime | None, at: datetime) -> Unit:
    """The same by a process that has read when it was last alive `before`. `Stale` if another one has noted it
    since."""
    known = "" if before is None else str(to_ms(before))
    return (_SINCE(key=_last_seen(platform), value=str(to_ms(at)), before=known),)


_GET = Question(select(schema.meta.c.value).where(schema.meta.c.key == bindparam("of_key")))


async def get(database: Reader, key: str) -> str | None:
    """A fact, if it is known."""
    row = await database.first(_GET(of_key=key))
    return row.value if row else None


async def last_seen(database: Reader, platform: str) -> datetime | None:
    """When the bot was last alive on a platform; None at its very first start there."""
    # Earlier versions noted it for all platforms together.
    value = await get(database, _last_seen(platform)) or await get(database, _LAST_SEEN)
    return None if value is None else from_ms(int(value))


def _last_seen(platform: str) -> str:
    return f"{_LAST_SEEN} {platform}"
