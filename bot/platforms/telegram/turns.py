"""Many things at once, but what one person does in one chat one after another."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Hashable
from typing import Final

from bot.in_hand import InHand

logger = logging.getLogger(__name__)


MOST: Final = 200
"""What may wait for one person in one chat: nobody reads the answers to more."""


class Turns:
    """Work that waits for its turn, or has it: until it is done it is `in_hand`."""

    def __init__(self, in_hand: InHand) -> None:
        self._in_hand = in_hand
        self._last: dict[Hashable, asyncio.Task[None]] = {}
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
        self._in_hand.take(task)
        task.add_done_callback(lambda done: self._forget(key, done))

    async def _do(self, before: asyncio.Task[None] | None, work: Callable[[], Awaitable[None]]) -> None:
        if before is not None:
            await asyncio.wait([before])
        try:
            await work()
        except Exception:
            logger.exception("an update could not be handled")

    def _forget(self, key: Hashable, task: asyncio.Task[None]) -> None:
        self._waiting[key] -= 1
        if self._last.get(key) is task:
            del self._last[key], self._waiting[key]
