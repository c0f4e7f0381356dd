"""What is known of the ledgers of all rooms: each is read once, and then only what was written since."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import TypeVar
from weakref import WeakValueDictionary

from sqlalchemy import Integer, Text, bindparam, func, select

from storage import forgetting, schema
from storage.counted import Counted
from storage.database import Database, Moment
from storage.deeds import Kind, Line
from storage.folding import CountedDeed
from storage.questions import Question, Row

T = TypeVar("T")

_L = schema.ledger.c

_KEPT = 64
"""Rooms that are remembered."""
_TOGETHER = 5000
"""Rows that are read at once, so that the event loop does not stand still for long."""


@dataclass(frozen=True, slots=True)
class Revision:
    """How much is written of a room; while that is the same, so is everything that follows from it."""

    rows: int = 0
    """The number of the latest."""
    forgotten: str = ""
    """Who was forgotten last, in any room: since then everything may name another id."""


@dataclass(frozen=True, slots=True)
class _Known:
    written: Revision
    counted: Counted


class Reckoning:
    """Keeps what counts of each room. One database has one (`Database.kept`)."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._known: OrderedDict[str, _Known] = OrderedDict()
        # A lock lives as long as somebody holds it or waits for it.
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def of(self, room: str) -> Counted:
        """All that counts of a room now."""
        lock = self._locks.setdefault(room, asyncio.Lock())
        async with lock:
            known = self._known.get(room, _Known(Revision(), Counted()))
            async with self._database.moment() as moment:
                now = await _written(moment, room)
                if now != known.written:
                    known = await _continued(moment, room, known, now)
            self._known[room] = known
            self._known.move_to_end(room)
            if len(self._known) > _KEPT:
                self._known.popitem(last=False)
            return known.counted


async def counted(database: Database, room: str) -> Counted:
    """All that counts of a room now."""
    return await database.kept(Reckoning).of(room)


async def asked(database: Database, room: str, answer: Callable[[Counted], T]) -> T:
    """The answer to a question about what counts of a room; worked out in a thread, as it may take a while."""
    return await asyncio.to_thread(answer, await counted(database, room))


_OF_ROOM = bindparam("of_room", type_=Text)
_WRITTEN = Question(
    select(
        select(func.max(_L.number)).where(_L.room == _OF_ROOM).scalar_subquery().label("rows"),
        select(schema.meta.c.value)
        .where(schema.meta.c.key == forgetting.LAST)
        .scalar_subquery()
        .label("forgotten"),
    )
)


async def _written(moment: Moment, room: str) -> Revision:
    [row] = await moment.rows(_WRITTEN(of_room=room))
    return Revision(row.rows or 0, row.forgotten or "")


async def _continued(moment: Moment, room: str, known: _Known, now: Revision) -> _Known:
    """What is known with all that was written since; from the beginning, if that is no longer the same."""
    same = known.written.forgotten == now.forgotten and known.written.rows < now.rows
    before, begin = (known.counted, known.written.rows) if same else (Counted(), 0)
    entries: list[CountedDeed] = []
    corrected: list[str] = []
    shared: _Shared = {}
    while begin < now.rows:
        rows = await moment.rows(_AFTER(of_room=room, begin=begin, most=_TOGETHER))
        if rows[-1].number < now.rows:  # the latest deed may have more lines
            rows = [row for row in rows if row.deed != rows[-1].deed]
        part = await asyncio.to_thread(_entries, rows, shared)
        entries += part[0]
        corrected += part[1]
        begin = rows[-1].number
    return _Known(now, await asyncio.to_thread(before.then, entries, corrected))


_AFTER = Question(
    select(_L.number, _L.deed, _L.noted_at, _L.at, _L.round, _L.game, _L.match, _L.corrects, _L.origin)
    .add_columns(_L.kind, _L.person, _L.team, _L.amount)
    .where(_L.room == _OF_ROOM, _L.number > bindparam("begin", type_=Integer))
    .order_by(_L.number)
    .limit(bindparam("most", type_=Integer))
)
"""The next rows, all lines of a deed one after the other."""


_Shared = dict[object, tuple[Line, ...]]
"""Lines that many deeds have in common: the same few people play all the time."""


def _entries(rows: Sequence[Row], shared: _Shared) -> tuple[list[CountedDeed], list[str]]:
    """The deeds in these rows, and what is cancelled by those that are corrections."""
    entries: list[CountedDeed] = []
    corrected: list[str] = []
    for deed, lines in groupby(rows, key=lambda row: row.deed):
        of_deed = list(lines)
        row = of_deed[0]
        if row.corrects is not None:
            corrected.append(row.corrects)
            continue
        written = tuple((row.kind, row.person, row.team, row.amount) for row in of_deed)
        if written not in shared:
            shared[written] = tuple(
                Line(Kind(kind), person, team, amount) for kind, person, team, amount in written
            )
        entries.append(
            CountedDeed(
                row.at,
                row.noted_at,
                row.round or 0,
                row.origin or deed,
                deed,
                row.game,
                row.match,
                shared[written],
            )
        )
    return entries, corrected
