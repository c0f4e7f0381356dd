"""The bell: one task that looks every minute which appointments of chats are due.

Appointments are at full minutes and rare, so nothing is remembered between two looks: what the database says
counts, whoever has written it, and a start needs no special case.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection
from datetime import datetime

from bot.ids import platform_of
from bot.troubles import report
from storage import appointments
from storage.appointments import Appointment
from storage.changes import Stale
from storage.database import Database

logger = logging.getLogger(__name__)

_MINUTE = 60.0
_AFTER = 0.05
"""Seconds behind the full minute: clocks are not that exact."""


class Bell:
    """Rings from `start` to `stop`."""

    def __init__(
        self,
        database: Database,
        platforms: Collection[str],
        now: Callable[[], datetime],
        ring: Callable[[Appointment], Awaitable[None]],
    ) -> None:
        """`ring` does what an appointment is for, and takes it away or makes the next one in the same write."""
        self._database = database
        self._platforms = platforms
        self._now = now
        self._ring = ring
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="bell")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])

    async def ring(self) -> None:
        """Do all that is due on the platforms of this process. What fails is told to the log, and tried again at
        the next look."""
        try:
            due = await appointments.due(self._database, self._now())
        except Exception as error:
            report(logger, error, "the bell could not look what is due")
            return
        for appointment in due:
            if platform_of(appointment.room) not in self._platforms:
                continue
            try:
                await self._ring(appointment)
            except Stale:
                logger.info("somebody else has kept an appointment (%s)", appointment.kind)
            except Exception as error:
                report(logger, error, "an appointment could not be kept (%s)", appointment.kind)

    async def _run(self) -> None:
        while True:
            await self.ring()
            await asyncio.sleep(_MINUTE - self._now().timestamp() % _MINUTE + _AFTER)
