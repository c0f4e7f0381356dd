"""Deadlines: one task sleeps until the nearest and does what is due.

The deadlines are in the database; after a start those of its platforms are moved by the time that the bot was
down there, so that nobody loses time because of the bot. A thing that goes wrong is put off, never dropped. What
needs thought is done in a task of its own: other tables do not wait until a computer player has made up his mind.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Iterator
from contextlib import suppress
from datetime import datetime, timedelta
from heapq import heapify, heappop, heappush
from itertools import chain
from typing import NamedTuple

from bot.errors import Refused
from bot.tables.firing import Firing
from bot.tables.plan import Due
from bot.tables.table import Table
from bot.tables.tables import Tables
from bot.troubles import report
from storage import deadlines, meta
from storage.changes import Stale, Unit
from storage.database import Database
from storage.deadlines import Deadline
from storage.moments import to_ms

logger = logging.getLogger(__name__)

HEARTBEAT = timedelta(seconds=20)
RETRY = timedelta(seconds=30)

_FEW = 1000
"""Alarms that are no burden."""

_THOUGHT = (Due.MOVE, Due.TURN, Due.REST)
"""What a computer player has to think about first."""

_SOON = (Due.MOVE, Due.REST, Due.DEAL)
"""What happens without anybody doing anything."""


class _Alarm(NamedTuple):
    """When to look at a deadline. It counts as long as its table has this very deadline."""

    at: datetime
    match: str
    kind: Due
    due: datetime

    @property
    def put_off(self) -> bool:
        """Whether doing it has failed."""
        return self.at != self.due

    @property
    def as_set(self) -> _Alarm:
        """The alarm as it was before it was put off."""
        return self._replace(at=self.due)


class Clock:
    """Runs from `start` to `stop`."""

    def __init__(
        self,
        database: Database,
        tables: Tables,
        firing: Firing,
        platforms: Collection[str],
        now: Callable[[], datetime],
        before: Callable[[], Awaitable[None]] | None = None,
    ) -> None:
        """`before` is awaited before anything happens by itself: a table that is to be followed step by step is
        shown first, and one thing happens after the other."""
        self._before = before
        self._database = database
        self._tables = tables
        self._firing = firing
        self._platforms = platforms
        self._now = now
        self._alarms: list[_Alarm] = []  # a heap: the nearest comes first; some count no longer
        self._set: set[_Alarm] = set()
        """All that are waited for or thought about, as they were before they were put off."""
        self._most = _FEW
        self._wake = asyncio.Event()
        self._stirred = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._thinking: dict[_Alarm, asyncio.Task[None]] = {}
        """Those of the alarms that are being thought about."""
        self._unreadable: set[str] = set()
        """Matches that another process has left, and that could not be taken over."""

    async def give_back(self) -> None:
        """Move all deadlines by the time since the bot was last alive, unless another process that starts has just
        done so. If the clock of the machine was set back, everybody keeps the time that he has by it now, but
        nobody waits for what happens by itself. Call it before the tables are loaded."""
        now = self._now()
        for platform in self._platforms:
            last = await meta.last_seen(self._database, platform)
            moved: Unit = ()
            if last is not None and last <= now:
                moved = deadlines.postpone(platform, now - last)
            elif last is not None:
                moved = deadlines.hasten(platform, now, *_SOON)
            try:
                await self._database.write(moved, meta.seen_since(platform, last, now))
            except Stale:
                logger.info("another process is alive on %s", platform)

    def start(self) -> None:
        self._tasks = [
            asyncio.create_task(self._run(), name="clock"),
            asyncio.create_task(self._live(), name="heartbeat"),
        ]

    async def stop(self) -> None:
        tasks, self._tasks = self._tasks, []
        under_way = [*tasks, *self._thinking.values()]
        for task in under_way:
            task.cancel()
        await asyncio.gather(*under_way, return_exceptions=True)
        self._stirred.set()
        if tasks:
            await self._seen()

    def rearm(self, table: Table | None = None) -> None:
        """The deadlines of a table may have changed, or time has leapt."""
        if table is not None:
            for kind, due in table.due.items():
                self._set_alarm(_Alarm(due, table.id, kind, due))
        if len(self._alarms) > self._most:
            self._sweep()
        self._wake.set()

    async def settle(self) -> None:
        """Wait until nothing is due, nor happens by itself soon: a computer player's move, the next deal. What has
        failed and was put off is not waited for."""
        while self._tasks and any(map(self._impends, chain(self._alarms, self._thinking))):
            self._stirred.clear()
            await self._stirred.wait()

    def soon(self) -> Iterator[datetime]:
        """When that is due which happens by itself soon."""
        return (alarm.at for alarm in self._alarms if alarm.kind in _SOON and self._impends(alarm))

    def _impends(self, alarm: _Alarm) -> bool:
        near = alarm.kind in _SOON or alarm.at <= self._now()
        return near and not alarm.put_off and self._counts(alarm)

    # --- the tasks ----------------------------------------------------------------------------------------

    async def _live(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT.total_seconds())
            await self.beat()

    async def beat(self) -> None:
        """Note that the bot is alive, and look after what others have left."""
        await self._seen()
        await self._take_over()

    async def _seen(self) -> None:
        try:
            await self._database.write(*(meta.seen(platform, self._now()) for platform in self._platforms))
        except Exception as error:
            report(logger, error, "it could not be noted that the bot is alive")

    async def _take_over(self) -> None:
        """Look after what should have happened by now and has no alarm here: another process has set it, and is
        gone."""
        try:
            for platform in self._platforms:
                for late in await deadlines.due(self._database, self._now() - HEARTBEAT, platform):
                    await self._adopt(late)
        except Exception as error:
            report(logger, error, "it could not be looked what another process has left")

    async def _adopt(self, late: Deadline) -> None:
        """Take over one match, if nobody here waits for this deadline: the table may have been read without an
        alarm, by somebody who only looks at it. What is wrong with one match is no matter of the others."""
        table = self._tables.in_memory(late.match)
        alarms = () if table is None else (_Alarm(at, table.id, kind, at) for kind, at in table.due.items())
        waited_for = self._set.intersection(alarms)
        if any(one.kind == late.kind and to_ms(one.due) == to_ms(late.due_at) for one in waited_for):
            return
        try:
            await self._tables.reread(late.match)
        except Exception:
            if late.match not in self._unreadable:  # else it has been told: it is tried again each time
                logger.exception("match %s could not be taken over", late.match)
            self._unreadable.add(late.match)
        else:
            self._unreadable.discard(late.match)

    async def _run(self) -> None:
        while True:
            try:
                await self._next()
            except Exception as error:
                report(logger, error, "the clock has stumbled")
                await asyncio.sleep(RETRY.total_seconds())
            finally:
                self._stirred.set()

    async def _next(self) -> None:
        """Do what is due next, or wait until it is or something changes."""
        self._wake.clear()
        alarm, now = self._nearest(), self._now()
        if alarm is None or alarm.at > now:
            wait = None if alarm is None else (alarm.at - now).total_seconds()
            with suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await self._wake.wait()
            return
        if self._before is None and alarm.kind in _THOUGHT:
            heappop(self._alarms)
            self._thinking[alarm] = asyncio.create_task(self._fire_apart(alarm), name=f"thinking: {alarm.match}")
            return
        if self._before is not None:
            await self._before()
        if not await self._fire(alarm):
            self._put_off(alarm)
        # Who has pressed a button meanwhile comes before whatever is due next.
        await asyncio.sleep(0)

    def _set_alarm(self, alarm: _Alarm) -> None:
        if alarm not in self._set:
            self._set.add(alarm)
            heappush(self._alarms, alarm)

    def _nearest(self) -> _Alarm | None:
        while self._alarms and not self._counts(self._alarms[0]):
            self._set.discard(heappop(self._alarms).as_set)
        return self._alarms[0] if self._alarms else None

    def _sweep(self) -> None:
        """Most moves come long before their deadline, which then counts no longer."""
        self._alarms = [alarm for alarm in self._alarms if self._counts(alarm)]
        heapify(self._alarms)
        self._set = {alarm.as_set for alarm in chain(self._alarms, self._thinking)}
        self._most = _FEW + 2 * len(self._alarms)

    def _counts(self, alarm: _Alarm) -> bool:
        table = self._tables.in_memory(alarm.match)
        return table is not None and table.due.get(alarm.kind) == alarm.due

    async def _fire_apart(self, alarm: _Alarm) -> None:
        """Do what is due while the clock goes on."""
        done = await self._fire(alarm)
        del self._thinking[alarm]
        heappush(self._alarms, alarm if done else self._later(alarm))
        self._wake.set()

    async def _fire(self, alarm: _Alarm) -> bool:
        """Do what is due, if it still is; False if that has failed."""
        try:
            thought = await self._firing.think(alarm.match) if alarm.kind in _THOUGHT else None
            async with self._tables.changing(alarm.match) as table:
                if self._counts(alarm):  # or somebody was faster while we thought, or waited for the lock
                    await self._firing.fire(table, alarm.kind, thought)
        except (Stale, Refused):
            logger.info("somebody else did what was due in match %s", alarm.match)
        except Exception as error:
            report(logger, error, "what was due in match %s (%s) is put off", alarm.match, alarm.kind)
        else:
            return True
        return False

    def _put_off(self, alarm: _Alarm) -> None:
        """Look at it again later; by then it may not count any more. It may have been swept away already."""
        if alarm in self._alarms:
            self._alarms.remove(alarm)
            heapify(self._alarms)
        heappush(self._alarms, self._later(alarm))

    def _later(self, alarm: _Alarm) -> _Alarm:
        return alarm._replace(at=self._now() + RETRY)
