"""Tables: the ones in memory, and the one way to change them; what can be done at one is in `actions.py`.

Whoever wants to change a table holds its lock; the change is saved, then the new table takes the place of the old
one in memory, then it is told of. So nobody is shown what was not saved, and what is kept in memory is only the
newest of what the database has.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Iterable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from datetime import datetime, timedelta
from math import ceil
from string import ascii_uppercase
from weakref import WeakValueDictionary

from bot.errors import Refused
from bot.ids import platform_of
from bot.ports import Person, Room
from bot.tables import table as stored
from bot.tables import tale
from bot.tables.plan import CLOSING_TIME, Due
from bot.tables.table import Table
from bot.troubles import report
from storage import chats, deadlines, journal, matches
from storage.changes import NotSaved, Stale, Unit
from storage.database import Database
from storage.deadlines import Deadline
from storage.matches import Match

logger = logging.getLogger(__name__)


def _unseen(_table: Table, _before: Table | None) -> None:
    pass


async def _nothing(_match_id: str) -> Unit | None:
    return ()


def _unmoved(before: Table, after: Table) -> Unit:
    """The guard of a change that has none of its own, because it makes no move and arranges no lobby: it is
    `Stale` if another process has done so meanwhile. Else it would give up what goes on, or set the clock of a
    turn that is over."""
    if not before.open or after.state is not before.state or after.match.version != before.match.version:
        return ()
    return matches.waits(before.match) if before.state is None else journal.stands(before.id, before.state.ply)


class Tables:
    """All tables of this process: those of the platforms that it serves."""

    def __init__(self, database: Database, *, now: Callable[[], datetime], platforms: Collection[str]) -> None:
        self._database = database
        self._now = now
        self._platforms = platforms
        self._tables: dict[str, Table] = {}
        self._places: Counter[str] = Counter()
        # A lock lives as long as somebody holds it or waits for it.
        self._locks: WeakValueDictionary[str | tuple[str, ...], asyncio.Lock] = WeakValueDictionary()
        self.on_change: Callable[[Table, Table | None], None] = _unseen
        """Told of every table that has changed, after it was saved, and how it was before; without that, anything
        may look different."""
        self.on_close: Callable[[str], Awaitable[Unit | None]] = _nothing
        """Asked when an ended match is let go: what else goes with it; None if its end is still being shown."""

    # --- finding ------------------------------------------------------------------------------------------

    async def load(self) -> list[Table]:
        """After a start: all open tables, and those that have ended but may not have been shown to the end."""
        for table in await stored.read_unfinished(self._database):
            if platform_of(table.match.room) in self._platforms:
                self._keep(table)
        return list(self._tables.values())

    def open(self) -> Iterator[Table]:
        """The open tables in memory, as they are while nothing is awaited."""
        return (table for table in self._tables.values() if table.open)

    def ended_at(self, place: str) -> Iterable[Table]:
        """The matches in memory of a room or a person that have ended, but may not have been shown to the end."""
        ended = [table for table in self._tables.values() if not table.open]
        return [table for table in ended if place == table.match.room or table.seat_of(place) is not None]

    def in_memory(self, match_id: str) -> Table | None:
        """A table, if it is in memory."""
        return self._tables.get(match_id)

    def count(self, place: str) -> int:
        """At how many of the open tables in memory a person sits, or how many a room has."""
        return self._places[place]

    async def find(self, match_id: str) -> Table | None:
        """One table, with the latest of its tale; None if there is none."""
        table = self._tables.get(match_id)
        if table is not None and table.state is not None and not table.tale:
            told = await tale.latest(self._database, match_id)
            table = self._tables.get(match_id)  # it may have been changed meanwhile, or let go
            if table is not None and not table.tale:
                table = replace(table, tale=told)
                self._keep(table)
        if table is None:
            table = await stored.read(self._database, match_id)
            if table is not None and not table.finished:
                if match_id not in self._tables:  # or somebody else has read it meanwhile, and perhaps changed it
                    self._keep(table)
                table = self._tables[match_id]
        return table

    async def existing(self, match_id: str) -> Table:
        """The same; Refused if there is none."""
        table = await self.find(match_id)
        if table is None:
            raise Refused("no-such-table")
        return table

    async def _read(self, found: Iterable[Match]) -> tuple[list[Table], list[Match]]:
        """The tables of these matches, and those that cannot be read: they hinder no other."""
        tables, unreadable = [], []
        for match in found:
            try:
                table = await self.find(match.id)
            except ValueError as error:
                logger.warning("match %s cannot be read and is passed over: %s", match.id, error)
                unreadable.append(match)
            else:
                tables += [] if table is None else [table]
        return tables, unreadable

    def minutes_left(self, table: Table) -> int:
        """The minutes that are left of the session, a begun one among them; 0 if it has no end, or it is over."""
        due = table.due.get(Due.SESSION)
        return 0 if due is None else max(ceil((due - self._now()) / timedelta(minutes=1)), 0)

    async def in_room(self, room: str) -> list[Table]:
        """The open tables of a room, the oldest first."""
        return (await self._read(await matches.in_room(self._database, room)))[0]

    async def unreadable(self, room: str, name: str) -> Match | None:
        """An open match of a room, of this name if one is given, that this version of the program cannot read."""
        unread = (await self._read(await matches.in_room(self._database, room)))[1]
        return next((match for match in unread if name.casefold() in ("", match.name.casefold())), None)

    async def of_person(self, person: str) -> list[Table]:
        """The open tables at which a person sits."""
        return (await self._read(await matches.seated(self._database, person)))[0]

    async def around(self, person: Person, room: Room) -> list[Table]:
        """The open tables that a person may mean in a room: in his own chat with the bot, those where he sits."""
        return await (self.of_person(person.id) if room.private else self.in_room(room.id))

    # --- changing -----------------------------------------------------------------------------------------

    @asynccontextmanager
    async def changing(self, match_id: str, seen: int = 0, *, in_round: int = 0) -> AsyncIterator[Table]:
        """A table that nobody else in this process changes meanwhile; Refused if it does not exist. If somebody
        has `seen` a later moment or round than is known here, another process has gone on with it, and it is read
        again."""
        async with self._lock(match_id):
            table = await self.existing(match_id)
            if table.state is not None and (table.state.moment < seen or table.state.round < in_round):
                await self._reread(match_id)
                table = await self.existing(match_id)
            try:
                yield table
            except (Stale, NotSaved):
                await self._reread(match_id)
                raise

    async def reread(self, match_id: str) -> None:
        """Another process has changed a match: read it again, when nobody here changes it."""
        async with self._lock(match_id):
            await self._take(match_id)

    def exclusively(self, *why: str) -> asyncio.Lock:
        """A lock for who opens a table, in a room or because of something such as the end of a match: of two who
        do so at once the second waits for the first. It is never the lock of a match, so that nobody holds one
        table while he waits for others."""
        return self._lock(why)

    def _lock(self, what: str | tuple[str, ...]) -> asyncio.Lock:
        """Of a match, or of why a table is opened."""
        return self._locks.setdefault(what, asyncio.Lock())

    async def _reread(self, match_id: str) -> None:
        """Read what is held: another process was faster, or it is not certain what was saved. If that fails it
        stays what it was."""
        try:
            await self._take(match_id)
        except Exception as error:
            report(logger, error, "match %s could not be read again", match_id)

    async def _take(self, match_id: str) -> None:
        """A match as the database has it now."""
        table = await stored.read(self._database, match_id)
        if table is None or table.finished:
            self._forget(match_id)
            return
        self._keep(table)
        self.on_change(table, None)

    async def change(self, before: Table, after: Table, *units: Unit) -> None:
        """Save a change with what it means for the clock, remember it, tell of it."""
        gone = [kind for kind in before.due if kind not in after.due]
        coming = [
            deadlines.put(Deadline(after.id, kind.value, due))
            for kind, due in after.due.items()
            if before.due.get(kind) != due
        ]
        await self._database.write(_unmoved(before, after), *units, deadlines.drop(after.id, *gone), *coming)
        self._keep(after)
        self.on_change(after, before)

    async def close(self, table: Table) -> None:
        """Let go of an ended match, if everybody has been shown its end."""
        unit = await self.on_close(table.id)
        if unit is None:
            later = replace(table, due={Due.CLOSING: self._now() + CLOSING_TIME})
            await self.change(table, later)
            return
        await self._database.write(unit, deadlines.drop(table.id, Due.CLOSING))
        self._forget(table.id)

    def _keep(self, table: Table) -> None:
        before = self._tables.get(table.id)
        if before is None or before.match is not table.match:
            self._leave(before)
            self._places.update(table.places)
        self._tables[table.id] = table

    def _forget(self, match_id: str) -> None:
        self._leave(self._tables.pop(match_id, None))

    def _leave(self, table: Table | None) -> None:
        if table is None:
            return
        for place in table.places:
            self._places[place] -= 1
            if not self._places[place]:
                del self._places[place]

    async def move_room(self, old: str, new: str, noted: Callable[[], None]) -> None:
        """All that belongs to a room belongs to another one from now on; `noted` is called when that is saved,
        before any of its tables is shown there."""
        async with AsyncExitStack() as held:
            await held.enter_async_context(self.exclusively("room", old))  # else a new table would stay behind
            ids = sorted(table.id for table in self._tables.values() if table.match.room == old)
            for match_id in ids:
                await held.enter_async_context(self.changing(match_id))
            try:
                await self._database.write(*await self._renamed(old, new), chats.move(old, new))
            except Stale:
                if await chats.get(self._database, old) is not None:  # a table was opened or closed meanwhile
                    raise
            noted()
            for match_id in ids:
                await self._reread(match_id)

    async def _renamed(self, old: str, new: str) -> list[Unit]:
        """Other letters for those tables of a room whose names are taken in the room that it becomes. There may be
        more tables together than can be opened in one room."""
        moving = await matches.in_room(self._database, old)
        there = {match.name for match in await matches.in_room(self._database, new)}
        free = (letter for letter in ascii_uppercase if letter not in there | {match.name for match in moving})
        return [matches.rename(match.id, next(free)) for match in moving if match.name in there]
