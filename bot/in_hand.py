"""What is in hand: whoever ends a platform waits for it, or breaks it off."""

from __future__ import annotations

import asyncio
from typing import Any


class InHand:
    """Tasks that are under way."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def take(self, task: asyncio.Task[Any]) -> None:
        """This task is in hand until it has ended; harmless if repeated."""
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def break_off(self) -> None:
        """Leave undone what is in hand."""
        for task in self._tasks:
            task.cancel()

    async def done(self) -> None:
        """Returns when nothing is in hand any more. Cancelled, it breaks off what is left and lets it end."""
        try:
            await asyncio.sleep(0)  # what has just arrived has a task, which has not begun
            while self._tasks:
                await asyncio.wait(self._tasks)
        except asyncio.CancelledError:
            self.break_off()
            await asyncio.gather(*self._tasks, return_exceptions=True)
            raise
