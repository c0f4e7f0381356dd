"""Matches: the lobby, the seats, and how each has ended; what is played in them is in `journal`.

Every change says what it builds on (the version of the lobby, the status) and is refused as `Stale` if that is no
longer so.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum

from sqlalchemy import ColumnElement, Text, bindparam, delete, exists, func, insert, or_, select, update

from storage import deadlines, schema
from storage.changes import Change, Unit
from storage.database import Reader
from storage.deeds import Kind
from storage.moments import from_ms, to_ms
from storage.questions import Question, Row
from storage.statements import Value


class Status(StrEnum):
    """What a match is at."""

    LOBBY = "lobby"
    PLAYING = "playing"
    OVER = "over"
    """Played to its end."""
    STOPPED = "stopped"
    """Given up, in the lobby or in play."""


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who sits in a match, and where: a person, or else a computer player of the kind `computer`; on a score sheet
    also a guest, of whom only the name is known."""

    seat: int
    name: str
    person: str | None = None
    computer: str | None = None
    """With a person, that of the computer player who began the match in his place."""
    held_by: str | None = None
    """The kind of computer player that plays for the person meanwhile."""
    misses: int = 0
    """Turns in a row that the person let pass."""

    @property
    def is_computer(self) -> bool:
        """Whether nobody but a computer player sits here."""
        return self.person is None and self.computer is not None


@dataclass(frozen=True, slots=True)
class Match:
    """A match with its seats in order. `options` is JSON; `seed` is secret until the match is over."""

    id: str
    room: str
    name: str
    """Tells it apart from the other open matches of the room."""
    game: str
    options: str
    status: Status
    host: str
    version: int
    """Counts the changes of the lobby."""
    created_at: datetime
    started_at: datetime | None = None
    ended_at: datetime | None = None
    rematch_of: str | None = None
    seats: tuple[Sitter, ...] = ()
    seed: str | None = field(default=None, repr=False)
    sheet: bool = False
    """Whether it is played with real tiles, and its rounds are told."""
    origin: str | None = None
    """What it is called in the chat where it was played; None: it was here."""
    stopped_by: str | None = None
    """The person who stopped it, if it was somebody."""

    @property
    def identity(self) -> str:
        """What it is called everywhere, through whatever chats its result has come."""
        return self.origin or self.id


_M, _S, _N = schema.match.c, schema.seat.c, schema.snapshot.c

_this = _M.id == bindparam("match_id")
playing = exists().where(_M.id == bindparam("match_id"), _M.status == Status.PLAYING.value)
"""Whether the match is being played, for changes that name it `match_id`."""

_CREATE = Change(insert(schema.match))
_ARRANGE = Change(
    update(schema.match)
    .where(_this, _M.status == Status.LOBBY.value, _M.version == bindparam("before"))
    .values({name: bindparam(name) for name in ("game", "options", "host", "version")}),
    rows=1,
)
_WAITS = Change(
    update(schema.match)
    .where(_this, _M.status == Status.LOBBY.value, _M.version == bindparam("before"))
    .values(version=_M.version),
    rows=1,
)
_EMPTY = Change(delete(schema.seat).where(_S.match == bindparam("match_id")))
_SIT = Change(insert(schema.seat))
_RENAME = Change(update(schema.match).where(_this, schema.OPEN).values(name=bindparam("called")), rows=1)
_RESEAT = Change(
    update(schema.seat)
    .where(_S.match == bindparam("match_id"), _S.seat == bindparam("number"), playing)
    .where(or_(_S.person.is_(None), _S.person == bindparam("who", type_=Text)))
    .values({column.name: bindparam(column.name) for column in _S if not column.primary_key}),
    rows=1,
)
_ENTRUST = Change(update(schema.match).where(_this, playing).values(host=bindparam("host")), rows=1)
_FINISH = Change(
    update(schema.match)
    .where(_this, schema.OPEN)
    .values({name: bindparam(name) for name in ("status", "ended_at", "stopped_by")}),
    rows=1,
)
_LEARN = Change(
    update(schema.match)
    .where(_this, _M.origin.is_not(None), _M.ended_at.is_(None))
    .values(status=bindparam("status"), ended_at=bindparam("ended_at")),
    rows=1,
)


# --- Changes ----------------------------------------------------------------------------------------------


def create(match: Match) -> Unit:
    """A new lobby. `Stale` if the id is taken, or its name by another open match of the room.

    The room, the host and all persons have to be known (`chats.remember`, `people.remember`).
    """
    return _new(match, Status.LOBBY)


def restore(match: Match) -> Unit:
    """A match that has ended, as it was written down elsewhere; without its moves. `Stale` if the id is taken.

    One that was played to its end has the time of its end.
    """
    if match.status is not Status.STOPPED and (match.status is not Status.OVER or match.ended_at is None):
        raise ValueError("only what has ended is restored")
    return _new(match, match.status)


def _new(match: Match, status: Status) -> Unit:
    row = _CREATE(
        id=match.id,
        room=match.room,
        name=match.name,
        game=match.game,
        options=match.options,
        status=status.value,
        host=match.host,
        version=match.version,
        seed=None,
        created_at=to_ms(match.created_at),
        started_at=None if match.started_at is None else to_ms(match.started_at),
        ended_at=None if match.ended_at is None else to_ms(match.ended_at),
        rematch_of=match.rematch_of,
        sheet=int(match.sheet),
        origin=match.origin,
        stopped_by=match.stopped_by,
    )
    return (row, *_sit(match.id, match.seats))


def arrange(match: Match) -> Unit:
    """Save the game, options, host and seats of a lobby; `match.version` is the one that was read.

    The version goes up by one. `Stale` if somebody else was faster, or the match has begun.
    """
    row = _ARRANGE(
        match_id=match.id,
        before=match.version,
        version=match.version + 1,
        game=match.game,
        options=match.options,
        host=match.host,
    )
    return (row, _EMPTY(match_id=match.id), *_sit(match.id, match.seats))


def waits(match: Match) -> Unit:
    """Changes nothing, for what builds on a lobby without arranging it. `Stale` if it has another version than
    `match`, or is none."""
    return (_WAITS(match_id=match.id, before=match.version),)


def rename(match_id: str, name: str) -> Unit:
    """Call an open match something else. `Stale` if it is closed, or another one of the room is called so."""
    return (_RENAME(match_id=match_id, called=name),)


def reseat(match_id: str, seat: Sitter) -> Unit:
    """Save who plays in a seat, who holds it and what he missed. `Stale` if the match is not being played, or
    somebody else has sat down there."""
    return (_RESEAT(match_id=match_id, number=seat.seat, who=seat.person, **_columns(seat)),)


def entrust(match_id: str, host: str) -> Unit:
    """Save who is the host from now on. `Stale` if the match is not being played."""
    return (_ENTRUST(match_id=match_id, host=host),)


def finish(match_id: str, status: Status, at: datetime, stopped_by: str | None = None) -> Unit:
    """Close a match, `OVER` or `STOPPED`, perhaps by somebody; its clock stops with it. `Stale` if it is closed
    already.

    Goes after the last `append` of the same write.
    """
    return (
        _FINISH(match_id=match_id, status=status.value, ended_at=to_ms(at), stopped_by=stopped_by),
        *deadlines.clear(match_id),
    )


def learn(match_id: str, status: Status, ended_at: datetime) -> Unit:
    """How a match has ended that was restored while it was still being played. `Stale` if that is known."""
    return (_LEARN(match_id=match_id, status=status.value, ended_at=to_ms(ended_at)),)


def _sit(match_id: str, seats: Iterable[Sitter]) -> Unit:
    return tuple(_SIT(match=match_id, seat=seat.seat, **_columns(seat)) for seat in seats)


def _columns(seat: Sitter) -> dict[str, str | int | None]:
    return {
        "name": seat.name,
        "person": seat.person,
        "computer": seat.computer,
        "held_by": seat.held_by,
        "misses": seat.misses,
    }


# --- Questions --------------------------------------------------------------------------------------------


async def get(database: Reader, match_id: str) -> Match | None:
    """One match, in whatever status."""
    return next(iter(await _GET(database, match_id=match_id)), None)


async def in_room(database: Reader, room: str) -> list[Match]:
    """The open matches of a room, the oldest first; their names differ."""
    return await _IN_ROOM(database, of_room=room)


async def seated(database: Reader, person: str) -> list[Match]:
    """The open matches, in all rooms, in which a person has a seat; the oldest first."""
    return await _SEATED(database, who=person)


async def all_open(database: Reader) -> list[Match]:
    """The open matches of all rooms, the oldest first."""
    return await _ALL_OPEN(database)


async def people_of(database: Reader, room: str) -> list[str]:
    """Everybody who has ever sat at a table of a room, in the order in which they came."""
    return [row.person for row in await database.rows(_PEOPLE_OF(of_room=room))]


async def last_ended(
    database: Reader,
    room: str,
    *,
    game: str | None = None,
    but: Collection[str] = (),
    sheet: bool | None = None,
    counted: bool = False,
) -> Match | None:
    """The match of a room that was played to its end last.

    What is given narrows it down: to one `game`; to none of the games in `but`; to those with real tiles, or
    without (`sheet`); to those of which something in the ledger counts (`counted`). With `sheet` one that was
    stopped is a match that was played, too, if a round was told.
    """
    ended = _M.status == Status.OVER.value
    if sheet:
        told = exists().where(_N.match == _M.id, _N.ply > 0)
        ended |= (_M.status == Status.STOPPED.value) & told
    wanted = [_M.room == room, ended]
    if game is not None:
        wanted.append(_M.game == game)
    if but:
        wanted.append(_M.game.not_in(but))
    if sheet is not None:
        wanted.append(_M.sheet == int(sheet))
    if counted:
        deed, correction = schema.ledger.alias("deed").c, schema.ledger.alias("correction").c
        cancelled = exists().where(correction.corrects == deed.deed)
        # Not by `corrects IS NULL`, or SQLite takes the index of those, in which that is nearly everything.
        of_it = (deed.room == room, deed.match == _M.id, deed.kind != Kind.CORRECTION.value)
        wanted.append(exists().where(*of_it, ~cancelled))
    latest_one = select(_M.id).where(*wanted).order_by(_M.ended_at.desc().nulls_last(), _M.id).limit(1)
    return next(iter(await _Those(_M.id.in_(latest_one))(database)), None)


async def counted(database: Reader, room: str) -> list[Match]:
    """The matches of a room of which something is in the ledger, or is to be: those that were restored. The oldest
    first."""
    return await _COUNTED(database, of_room=room)


class _Those:
    """The matches for which something holds, the oldest first, each with its seats."""

    def __init__(self, which: ColumnElement[bool]) -> None:
        self._matches = Question(select(schema.match).where(which).order_by(_M.created_at, _M.id))
        sitting = select(schema.seat).where(_S.match.in_(select(_M.id).where(which)))
        self._seats = Question(sitting.order_by(_S.match, _S.seat))

    async def __call__(self, database: Reader, **values: Value) -> list[Match]:
        seats: defaultdict[str, list[Sitter]] = defaultdict(list)
        async with database.moment() as moment:
            for row in await moment.rows(self._seats(**values)):
                sitter = Sitter(row.seat, row.name, row.person, row.computer, row.held_by, row.misses)
                seats[row.match].append(sitter)
            rows = await moment.rows(self._matches(**values))
        return [_match(row, seats[row.id]) for row in rows]


_ROOM = _M.room == bindparam("of_room", type_=Text)
_GET = _Those(_this)
# Every name is at least "": that makes SQLite take the index of open matches, which has room and name.
_IN_ROOM = _Those(schema.OPEN & _ROOM & (_M.name >= ""))
_SEATED = _Those(schema.OPEN & _M.id.in_(select(_S.match).where(_S.person == bindparam("who"))))
_ALL_OPEN = _Those(schema.OPEN)
_LEDGER = schema.ledger.c
_IN_LEDGER = select(_LEDGER.match).where(
    _LEDGER.room == bindparam("of_room", type_=Text), _LEDGER.match.is_not(None)
)
_COUNTED = _Those(_ROOM & (_M.id.in_(_IN_LEDGER) | _M.origin.is_not(None)))
_PEOPLE_OF = Question(
    select(_S.person)
    .join(schema.match, _M.id == _S.match)
    .where(_ROOM, _S.person.is_not(None))
    .group_by(_S.person)
    .order_by(func.min(_M.created_at), _S.person)
)


def _match(row: Row, seats: Sequence[Sitter]) -> Match:
    columns = row._asdict() | {
        "status": Status(row.status),
        "sheet": bool(row.sheet),
        "created_at": from_ms(row.created_at),
        "started_at": None if row.started_at is None else from_ms(row.started_at),
        "ended_at": None if row.ended_at is None else from_ms(row.ended_at),
    }
    return Match(**columns, seats=tuple(seats))
