"""Many things at once, but what one person does in one chat one after another."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Hashable
from typing import Final

logger = logging.getLogger(__name__)


MOST: Final = 200
"""What may wait for one person in one chat: nobody reads the answers to more."""


class Turns:
    """Work that was taken and is not done yet."""

    def __init__(self) -> None:
        self._last: dict[Hashable, asyncio.Task[None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._waiting: Counter[Hashable] = Counter()

    def take(self, key: Hashable, work: Callable[[], Awaitable[None]]) -> None:
        """Do this after everything with the same key that was taken before; of very much, the last is passed
        over."""
        if self._waiting[key] >= MOST:
            logger.info("somebody asks for more than he can be answered")
            return
        self._waiting[key] += 1
        task = asyncio.create_task(self._do(self._last.get(key), work), name="an update of Telegram")
        self._last[key] = task
        self._tasks.add(task)
        task.add_done_callback(lambda done: self._forget(key, done))

    async def drain(self) -> None:
        """Wait until everything is done; if nobody can wait so long, it is left undone."""
        try:
            while self._tasks:
                await asyncio.wait(self._tasks)
        except asyncio.CancelledError:
            self.abandon()
            raise

    def abandon(self) -> None:
        """Leave everything undone."""
        for task in self._tasks:
            task.cancel()

    async def _do(self, before: asyncio.Task[None] | None, work: Callable[[], Awaitable[None]]) -> None:
        if before is not None:
            await asyncio.wait([before])
        try:
            await work()
        except Exception:
            logger.exception("an update could not be handled")

    def _forget(self, key: Hashable, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        self._waiting[key] -= 1
        if self._last.get(key) is task:
            del self._last[key], self._waiting[key]
