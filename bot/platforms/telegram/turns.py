"""Many things at once, but what one person does in one chat one after another, and so what stands in one line."""

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
LONGEST: Final = 5.0
"""Seconds for which anything waits for what others have in hand before it in its line."""

_Task = asyncio.Task[None]


class Turns:
    """Work that waits for its turn, or has it: until it is done it is `in_hand`."""

    def __init__(self, in_hand: InHand) -> None:
        self._in_hand = in_hand
        self._last: dict[Hashable, _Task] = {}
        """By keys, and by lines, what was taken last."""
        self._waiting: Counter[Hashable] = Counter()

    def take(self, key: Hashable, work: Callable[[], Awaitable[None]], line: Hashable = None) -> None:
        """Do this after everything with the same key that was taken before; of very much, the last is passed
        over. What else stands in its `line` goes before it too, unless that takes long."""
        if self._waiting[key] >= MOST:
            logger.info("somebody asks for more than he can be answered")
            return
        self._waiting[key] += 1
        until = asyncio.get_running_loop().time() + LONGEST
        ahead = None if line is None else self._last.get(line)
        doing = self._do(self._last.get(key), ahead, until, work)
        task = asyncio.create_task(doing, name="an update of Telegram")
        self._last[key] = task
        if line is not None:
            self._last[line] = task
        self._in_hand.take(task)
        task.add_done_callback(lambda done: self._forget(key, line, done))

    async def _do(
        self, before: _Task | None, ahead: _Task | None, until: float, work: Callable[[], Awaitable[None]]
    ) -> None:
        if before is not None:
            await asyncio.wait([before])
        if ahead is not None:
            await asyncio.wait([ahead], timeout=until - asyncio.get_running_loop().time())
        try:
            await work()
        except Exception:
            logger.exception("an update could not be handled")

    def _forget(self, key: Hashable, line: Hashable, task: _Task) -> None:
        self._waiting[key] -= 1
        if self._last.get(key) is task:
            del self._last[key], self._waiting[key]
        if line is not None and self._last.get(line) is task:
            del self._last[line]
