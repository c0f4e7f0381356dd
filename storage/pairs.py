"""What people are called who play together: a name for their account in the ledger of a chat."""

from __future__ import annotations

from sqlalchemy import bindparam, delete, select

from storage import schema
from storage.changes import Change, Unit, upsert
from storage.database import Reader
from storage.questions import Question

_P = schema.pair.c

_NAME = Change(upsert(schema.pair, "room", "team", replace=("name",)))
_FORGET = Change(delete(schema.pair).where(_P.room == bindparam("of_room"), _P.team == bindparam("of_team")))
_NAMES = Question(select(_P.team, _P.name).where(_P.room == bindparam("of_room")).order_by(_P.team))


def name(room: str, team: str, called: str) -> Unit:
    """Call a team so, whatever it was called before."""
    return (_NAME(room=room, team=team, name=called),)


def forget(room: str, team: str) -> Unit:
    """Let a team have no name."""
    return (_FORGET(of_room=room, of_team=team),)


async def names(database: Reader, room: str) -> dict[str, str]:
    """The names of a room by the accounts of the teams."""
    rows = await database.rows(_NAMES(of_room=room))
    return {row.team: row.name for row in rows}
