"""What is played: the journal of moves, and the newest state.

The journal is the truth: options, seed and moves give every state again. The snapshot beside it is written with
every move, so that nobody has to replay anything to go on. Two processes or two fast fingers cannot both make the
move at one ply: the second is `Stale`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime

from sqlalchemy import Integer, bindparam, insert, select, union, update

from storage import matches, schema
from storage.changes import Change, Unit
from storage.database import Reader
from storage.matches import Match, Status, playing
from storage.moments import from_ms, to_ms
from storage.questions import Question


@dataclass(frozen=True, slots=True)
class Snapshot:
    """The state, JSON, after `ply` moves."""

    ply: int
    state: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class Entry:
    """A move and what came of it, both JSON. `ply` counts the moves before it; the seat None is the dealer."""

    ply: int
    seat: int | None
    move: str = field(repr=False)
    events: str = field(repr=False)
    at: datetime
    told_by: str | None = None
    """The person who told of it, on a score sheet."""


_LATEST = 40
"""Moves of one match that are looked at to see how many there were lately."""

_M, _J, _N = schema.match.c, schema.journal.c, schema.snapshot.c

_BEGIN = Change(
    update(schema.match)
    .where(_M.id == bindparam("match_id"), _M.status == Status.LOBBY.value, _M.version == bindparam("before"))
    .values(status=Status.PLAYING.value, seed=bindparam("seed"), started_at=bindparam("started_at")),
    rows=1,
)
_FIRST = Change(insert(schema.snapshot))
_ADVANCE = Change(
    update(schema.snapshot)
    .where(_N.match == bindparam("match_id"), _N.ply == bindparam("before"), playing)
    .values(ply=bindparam("ply"), state=bindparam("state")),
    rows=1,
)
_STANDS = Change(
    update(schema.snapshot)
    .where(_N.match == bindparam("match_id"), _N.ply == bindparam("before"), playing)
    .values(ply=_N.ply),
    rows=1,
)
_ENTER = Change(insert(schema.journal))

_SNAPSHOT = Question(select(_N.ply, _N.state).where(_N.match == bindparam("match_id")))
_MOVES = select(_J.ply, _J.seat, _J.move, _J.events, _J.at, _J.told_by).where(_J.match == bindparam("match_id"))
_ENTRIES = Question(_MOVES.order_by(_J.ply))
_LATEST_ENTRIES = Question(_MOVES.order_by(_J.ply.desc()).limit(bindparam("latest", type_=Integer)))
_OPEN_STATES = Question(select(_N.match, _N.ply, _N.state).join(schema.match).where(schema.OPEN))
_TAKEN_UP = union(select(_M.id).where(schema.OPEN), select(schema.deadline.c.match))
_MOVES_SINCE = Question(
    select(_M.room, _J.at)
    .join(schema.snapshot, _N.match == _M.id)
    .join(schema.journal, (_J.match == _M.id) & (_J.ply >= _N.ply - _LATEST))
    .where(_M.id.in_(_TAKEN_UP), _J.at > bindparam("since"))
    .order_by(_J.at)
)


# --- Changes ----------------------------------------------------------------------------------------------


def begin(match_id: str, *, version: int, seed: str, state: str, at: datetime) -> Unit:
    """From the lobby into play: `state` is the one before the first move, ply 0.

    The first moves may be appended in the same write. `Stale` if the lobby has another version, or is none.
    """
    return (
        _BEGIN(match_id=match_id, before=version, seed=seed, started_at=to_ms(at)),
        _FIRST(match=match_id, ply=0, state=state),
    )


def append(
    match_id: str,
    *,
    ply: int,
    seat: int | None,
    move: str,
    events: str,
    state: str,
    at: datetime,
    told_by: str | None = None,
) -> Unit:
    """A move at `ply` (the moves before it), by a seat or the dealer (None), and the state after it.

    `Stale` if there is a move at this ply already, or the match is not being played.
    """
    return (
        _ADVANCE(match_id=match_id, before=ply, ply=ply + 1, state=state),
        _ENTER(match=match_id, ply=ply, seat=seat, move=move, events=events, at=to_ms(at), told_by=told_by),
    )


def stands(match_id: str, ply: int) -> Unit:
    """Changes nothing, for what builds on a state without a move. `Stale` if there is a move at this ply already,
    or the match is not being played."""
    return (_STANDS(match_id=match_id, before=ply),)


# --- Questions --------------------------------------------------------------------------------------------


async def snapshot(database: Reader, match_id: str) -> Snapshot | None:
    """The newest state; None before the match has begun."""
    row = await database.first(_SNAPSHOT(match_id=match_id))
    return Snapshot(row.ply, row.state) if row else None


async def entries(database: Reader, match_id: str, *, latest: int | None = None) -> list[Entry]:
    """All moves, or so many of the latest; the first one first."""
    if latest is None:
        rows = await database.rows(_ENTRIES(match_id=match_id))
    else:
        rows = (await database.rows(_LATEST_ENTRIES(match_id=match_id, latest=latest)))[::-1]
    return [Entry(row.ply, row.seat, row.move, row.events, from_ms(row.at), row.told_by) for row in rows]


async def open_matches(database: Reader) -> list[tuple[Match, Snapshot | None]]:
    """All lobbies and matches in play, with their states: what a process that starts picks up."""
    async with database.moment() as moment:
        found = await matches.all_open(moment)
        states = {row.match: Snapshot(row.ply, row.state) for row in await moment.rows(_OPEN_STATES())}
    return [(match, states.get(match.id)) for match in found]


async def moves_since(database: Reader, since: datetime) -> list[tuple[str, datetime]]:
    """When moves were made lately, with their rooms, the earliest first: the latest of each match that is open or
    has just ended."""
    return [(row.room, from_ms(row.at)) for row in await database.rows(_MOVES_SINCE(since=to_ms(since)))]
