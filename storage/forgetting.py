"""Forgetting a person: what says who he was goes, what others have won and lost with him stays.

Where his id stood there is a new one that stands for nobody, and has no name. All of it is one unit.
"""

from __future__ import annotations

from sqlalchemy import (
    ColumnElement,
    Select,
    Text,
    bindparam,
    delete,
    exists,
    func,
    insert,
    literal,
    select,
    update,
)

from storage import meta, people, schema
from storage.changes import Change, Unit
from storage.database import Reader
from storage.deeds import member, members, team_of
from storage.questions import Question

_NO_PLATFORM = "gone"

LAST = "last_forgotten"
"""The fact who was forgotten last: with it everything that was worked out before is worth nothing."""

_OLD, _NEW = bindparam("old", type_=Text), bindparam("new", type_=Text)
_L = schema.ledger.c

_NOBODY = Change(insert(schema.person), rows=1)


def _at_open_table(person: ColumnElement[str]) -> ColumnElement[bool]:
    match = schema.match.c
    return exists().where(match.id.in_(_tables_of(person)) | (match.host == person), schema.OPEN)


def _at_table(person: ColumnElement[str]) -> ColumnElement[bool]:
    return _at_open_table(person) | exists().where(schema.deadline.c.match.in_(_tables_of(person)))


def _tables_of(person: ColumnElement[str]) -> Select[tuple[str]]:
    return select(schema.seat.c.match).where(schema.seat.c.person == person)


# He may have sat down since somebody looked.
_LEAVE = Change(
    update(schema.person).where(schema.person.c.id == _OLD, ~_at_table(_OLD)).values(name=""),
    rows=1,
)
_TEAM = Change(
    update(schema.ledger)
    .where(_L.team == bindparam("old_team", type_=Text))
    .values(team=bindparam("new_team", type_=Text))
)
_PAIR = Change(delete(schema.pair).where(schema.pair.c.team == bindparam("old_team", type_=Text)))
OWN_CHAT = (  # with the bot, where nobody else has ever played
    Change(delete(schema.ledger).where(_L.room == _OLD)),
    Change(delete(schema.pair).where(schema.pair.c.room == _OLD)),
    Change(delete(schema.appointment).where(schema.appointment.c.room == _OLD)),
    Change(delete(schema.notice).where(schema.notice.c.room == _OLD)),
    Change(delete(schema.surface).where(schema.surface.c.room == _OLD)),
    Change(delete(schema.match).where(schema.match.c.room == _OLD)),
    Change(delete(schema.chat).where(schema.chat.c.id == _OLD)),
)
_OF_THE_DAY = (  # what he was shown, and has said to others: it goes soon anyway
    Change(delete(schema.surface).where(schema.surface.c.person == _OLD)),
    Change(delete(schema.reply).where(schema.reply.c.person == _OLD)),
)
_REPLACE = (
    Change(update(schema.ledger).where(_L.person == _OLD).values(person=_NEW)),
    Change(update(schema.ledger).where(_L.noted_by == _OLD).values(noted_by=_NEW, reason=None)),
    Change(update(schema.match).where(schema.match.c.host == _OLD).values(host=_NEW)),
    Change(update(schema.match).where(schema.match.c.stopped_by == _OLD).values(stopped_by=_NEW)),
    Change(update(schema.seat).where(schema.seat.c.person == _OLD).values(person=_NEW, name="?")),
    Change(update(schema.journal).where(schema.journal.c.told_by == _OLD).values(told_by=_NEW)),
)
_IN_TEAM = bindparam("in_team", type_=Text)


def _names_him(team: ColumnElement[str | None]) -> ColumnElement[bool]:
    # A LIKE would take signs in ids for its own, and on SQLite `A` for `a`.
    return func.replace(team, _IN_TEAM, "") != team


_GONE = Change(
    delete(schema.person).where(
        schema.person.c.id == _OLD,
        ~exists().where(_names_him(_L.team)),
        ~exists().where(_names_him(schema.pair.c.team)),
    ),
    rows=1,
)

_WRITTEN_TEAMS = Question(select(_L.team).where(_L.team.is_not(None)).distinct())
_NAMED_TEAMS = Question(select(schema.pair.c.team).distinct())
_AT_OPEN_TABLE = Question(select(literal(1).label("yes")).where(_at_open_table(_OLD)))
_AT_TABLE = Question(select(literal(1).label("yes")).where(_at_table(_OLD)))


def nobody(chance: str) -> str:
    """The id of nobody, made of letters that no other has."""
    return f"{_NO_PLATFORM}:{chance}"


def is_nobody(person: str | None) -> bool:
    """Whether this is the id of somebody who was forgotten."""
    return person is not None and person.startswith(f"{_NO_PLATFORM}:")


def forget(person: str, in_his_place: str, teams: list[str]) -> Unit:
    """Forget a person; `in_his_place` is a new id (`nobody`), and `teams` are those of which he was (`teams_of`).
    `Stale` if he is not known, is at a table (`at_table`), or was of another team, too."""
    accounts = tuple(
        write
        for team in teams
        for write in (
            _TEAM(
                old_team=team,
                new_team=team_of(*(in_his_place if one == person else one for one in members(team))),
            ),
            _PAIR(old_team=team),
        )
    )
    return (
        _LEAVE(old=person),
        _NOBODY(**people.new(in_his_place, "")),
        *(change(old=person) for change in (*OWN_CHAT, *_OF_THE_DAY)),
        *accounts,
        *(change(old=person, new=in_his_place) for change in _REPLACE),
        _GONE(old=person, in_team=member(person)),
        *meta.put(LAST, in_his_place),
    )


async def teams_of(database: Reader, person: str) -> list[str]:
    """The accounts of all teams of which he was, in any room."""
    written, named = await database.rows(_WRITTEN_TEAMS()), await database.rows(_NAMED_TEAMS())
    return sorted({row.team for row in (*written, *named) if person in members(row.team)})


async def at_open_table(database: Reader, person: str) -> bool:
    """Whether he sits or is the host at a table that is open."""
    return await database.first(_AT_OPEN_TABLE(old=person)) is not None


async def at_table(database: Reader, person: str) -> bool:
    """Whether he sits or is the host at a table that is open, or whose end is still to be shown."""
    return await database.first(_AT_TABLE(old=person)) is not None
