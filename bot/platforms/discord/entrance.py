"""Discord lets a bot in once in five seconds and a thousand times a day, however many connections it makes."""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import Final

GAP: Final = 5.0
"""Seconds between two that are let in."""
LONG_GAP: Final = 100.0
AT_ONCE: Final = 100
"""Seconds between two when so many have been let in without them: 964 a day in all. A bot that is not understood,
and comes again and again, would else lose its token."""


class Entrance:
    """Where all connections of a bot wait for their turn."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()
        self._open = 0.0
        self._earned = 0.0
        """When all that have been let in would have been so with the long gap."""

    async def passed(self) -> None:
        """Returns when it is one's turn."""
        async with self._turn:
            await asyncio.sleep(self._open - monotonic())
            now = monotonic()
            self._earned = max(self._earned, now) + LONG_GAP
            self._open = max(now + GAP, self._earned - AT_ONCE * LONG_GAP)
