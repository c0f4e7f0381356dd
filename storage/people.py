"""Persons: what to call them, in which language, and what they have chosen.

Only people who have spoken to the bot, or of whom an imported file tells, are here; their ids come from the
platforms and are never shown.
"""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import bindparam, select, update
from sqlalchemy.dialects.postgresql import insert

from storage import schema
from storage.changes import Change, Unit, upsert
from storage.database import Reader
from storage.questions import Question
from storage.statements import Value

_P = schema.person.c

_REMEMBER = Change(upsert(schema.person, "id", replace=("name", "spoken")))
_INTRODUCE = Change(insert(schema.person).on_conflict_do_nothing(index_elements=["id"]))
_CONFIGURE = Change(
    update(schema.person)
    .where(_P.id == bindparam("person_id"))
    .values(language=bindparam("language"), settings=bindparam("settings")),
    rows=1,
)
_HIDE = Change(update(schema.person).where(_P.id == bindparam("person_id")).values(hidden=bindparam("hidden")))
_REACH = Change(update(schema.person).where(_P.id == bindparam("person_id")).values(reach=bindparam("reach")))

_REACH_OF = Question(select(_P.reach).where(_P.id == bindparam("person_id")))
_GET = Question(select(schema.person).where(_P.id == bindparam("person_id")))
_HIDDEN = Question(select(_P.id).where(_P.id.in_(bindparam("person_ids", expanding=True)), _P.hidden == 1))
_NAMES = Question(select(_P.id, _P.name).where(_P.id.in_(bindparam("person_ids", expanding=True))))


@dataclass(frozen=True, slots=True)
class Person:
    """`language` is None until one is chosen; `settings` is JSON; `spoken` is what his platform says."""

    id: str
    name: str
    language: str | None = None
    settings: str = "{}"
    spoken: str | None = None


def new(person_id: str, name: str, spoken: str | None = None) -> dict[str, Value]:
    """The row of somebody who has chosen nothing yet."""
    return {
        "id": person_id,
        "name": name,
        "spoken": spoken,
        "language": None,
        "settings": "{}",
        "reach": None,
        "hidden": 0,
    }


def remember(person_id: str, name: str, spoken: str | None = None) -> Unit:
    """Make sure that a person is known, as his platform has him; what he has chosen stays."""
    return (_REMEMBER(**new(person_id, name, spoken)),)


def introduce(person_id: str, name: str) -> Unit:
    """Make sure that somebody is known who is only told of: who is known already keeps his name."""
    return (_INTRODUCE(**new(person_id, name)),)


def configure(person_id: str, *, language: str | None, settings: str) -> Unit:
    """Save what a person has chosen. `Stale` if he is not known."""
    return (_CONFIGURE(person_id=person_id, language=language, settings=settings),)


def hide(person_id: str, *, hidden: bool) -> Unit:
    """Save whether tallies keep his name to themselves, if he is known."""
    return (_HIDE(person_id=person_id, hidden=int(hidden)),)


def set_reach(person_id: str, reach: str) -> Unit:
    """Save what is known of his private chat, if he is known."""
    return (_REACH(person_id=person_id, reach=reach),)


async def reach(database: Reader, person_id: str) -> str | None:
    """What was saved of his private chat."""
    row = await database.first(_REACH_OF(person_id=person_id))
    return row.reach if row else None


async def get(database: Reader, person_id: str) -> Person | None:
    """One person."""
    row = await database.first(_GET(person_id=person_id))
    return Person(row.id, row.name, row.language, row.settings, row.spoken) if row else None


async def hidden(database: Reader, *person_ids: str) -> set[str]:
    """Those of them whose names tallies keep to themselves."""
    rows = await database.rows(_HIDDEN(person_ids=person_ids))
    return {row.id for row in rows}


async def names(database: Reader, *person_ids: str) -> dict[str, str]:
    """The names of those of them who are known."""
    rows = await database.rows(_NAMES(person_ids=person_ids))
    return {row.id: row.name for row in rows}
