"""Deadlines: one task sleeps until the nearest and does what is due.

The deadlines are in the database; after a start they are all moved by the time that the bot was down, so that
nobody loses time because of the bot. A thing that goes wrong is put off, never dropped.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta

from bot.plan import Due
from bot.tables import Table, Tables
from storage import deadlines, meta
from storage.changes import Stale
from storage.database import Database

logger = logging.getLogger(__name__)

HEARTBEAT = timedelta(seconds=20)
RETRY = timedelta(seconds=30)

_SOON = (Due.MOVE, Due.DEAL)
"""What happens without anybody doing anything."""


class Clock:
    """Runs from `start` to `stop`."""

    def __init__(
        self,
        database: Database,
        tables: Tables,
        now: Callable[[], datetime],
        before: Callable[[], Awaitable[None]] | None = None,
    ) -> None:
        """`before` is awaited before anything happens by itself: a table that is to be followed step by step is
        shown first."""
        self._before = before
        self._database = database
        self._tables = tables
        self._now = now
        self._wake = asyncio.Event()
        self._quiet = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._put_off: dict[tuple[str, Due], datetime] = {}

    async def give_back(self) -> None:
        """Move all deadlines by the time since the bot was last alive. Call it before the tables are loaded."""
        last, now = await meta.last_seen(self._database), self._now()
        if last is not None and now > last:
            await self._database.write(deadlines.postpone(now - last), meta.seen(now))
        else:
            await self._database.write(meta.seen(now))

    def start(self) -> None:
        self._tasks = [
            asyncio.create_task(self._run(), name="clock"),
            asyncio.create_task(self._beat(), name="heartbeat"),
        ]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._database.write(meta.seen(self._now()))

    def rearm(self) -> None:
        """Look at the deadlines again: some have changed."""
        self._quiet.clear()
        self._wake.set()

    async def settle(self) -> None:
        """Wait until nothing is due that happens by itself soon: a computer player's move, the next deal."""
        while self._nearest(_SOON) is not None:
            self._quiet.clear()
            await self._quiet.wait()

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT.total_seconds())
            await self._database.write(meta.seen(self._now()))

    def _nearest(self, kinds: tuple[Due, ...] = tuple(Due)) -> tuple[datetime, Table, Due] | None:
        found = [
            (max(due, self._put_off.get((table.id, kind), due)), table.id, table, kind)
            for table in self._tables.open()
            for kind, due in table.due.items()
            if kind in kinds
        ]
        if not found:
            return None
        due, _, table, kind = min(found, key=lambda item: item[:2])
        return due, table, kind

    async def _run(self) -> None:
        while True:
            self._wake.clear()
            nearest = self._nearest()
            if nearest is None or nearest[2] not in _SOON:
                self._quiet.set()
            if nearest is None:
                await self._wake.wait()
                continue
            due, table, kind = nearest
            wait = (due - self._now()).total_seconds()
            if wait > 0:
                try:
                    async with asyncio.timeout(wait):
                        await self._wake.wait()
                    continue
                except TimeoutError:
                    pass
            if self._before is not None:
                await self._before()
            await self._fire(table.id, kind)

    async def _fire(self, match_id: str, kind: Due) -> None:
        try:
            async with self._tables.changing(match_id) as table:
                if table.due.get(kind, self._now() + RETRY) <= self._now():
                    await self._tables.fire(table, kind)
            self._put_off.pop((match_id, kind), None)
        except Stale:
            logger.info("somebody else did what was due in match %s", match_id)
        except Exception:
            logger.exception("what was due in match %s (%s) is put off", match_id, kind)
            self._put_off[match_id, kind] = self._now() + RETRY
        await asyncio.sleep(0)
