"""Discord lets a bot in once in five seconds, however many connections it makes."""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import Final

GAP: Final = 5.0
"""Seconds between two that are let in."""


class Entrance:
    """Where all connections of a bot wait for their turn."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()
        self._open = 0.0

    async def passed(self) -> None:
        """Returns when it is one's turn."""
        async with self._turn:
            await asyncio.sleep(self._open - monotonic())
            self._open = monotonic() + GAP
