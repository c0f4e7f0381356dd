"""The one writer: what waits goes into one transaction, and nobody goes on before it is saved.

SQLite has one writer at a time anyway; a queue in front of it replaces waiting for locks by waiting for a turn.
And as the commit costs far more than the statements, those who came while the last one was under way share the
next (group commit). Each unit stands on a savepoint of its own, so one that is refused takes nobody along.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass
from time import monotonic
from typing import Protocol

from storage.changes import NotSaved, Stale, Unit

logger = logging.getLogger(__name__)


_AGAIN = 600.0
"""Seconds until the log is told again that nothing can be saved."""


class Committer(Protocol):
    """Whoever can put units into the database."""

    async def commit(self, units: Sequence[Unit]) -> list[Exception | None]:
        """Commit the units in one transaction. Gives the error of each unit that was left out, None for the
        others; raises if the whole transaction has failed."""


@dataclass(frozen=True, slots=True)
class _Waiter:
    unit: Unit
    saved: asyncio.Future[None]


class Writer:
    """Serialises all units of a process. Made inside a running loop, ended by `close`."""

    def __init__(self, committer: Committer) -> None:
        self._committer = committer
        self._waiting: list[_Waiter] = []
        self._wake = asyncio.Event()
        self._closing = False
        self._told: float | None = None
        self._task = asyncio.create_task(self._run(), name="storage writer")

    async def write(self, unit: Unit) -> None:
        """Save a unit; returns after the COMMIT.

        Raises `Stale` if it was refused, `NotSaved` if it is not known to be saved, or the driver's error if the
        unit itself is at fault. Who is cancelled while waiting does not know whether it was saved; it was
        then saved whole or not at all.
        """
        if self._closing:
            raise NotSaved("the database is closed")
        saved = asyncio.get_running_loop().create_future()
        self._waiting.append(_Waiter(unit, saved))
        self._wake.set()
        await saved

    async def close(self) -> None:
        """Save what still waits, then stop."""
        self._closing = True
        self._wake.set()
        await self._task

    async def _run(self) -> None:
        try:
            while not self._closing or self._waiting:
                await self._wake.wait()
                self._wake.clear()
                batch = [waiter for waiter in self._waiting if not waiter.saved.cancelled()]
                self._waiting.clear()
                if batch:
                    await self._save(batch)
        finally:  # also when the loop is torn down under us: then nobody may wait for ever
            self._closing = True
            for waiter in self._waiting:
                waiter.saved.cancel()

    async def _save(self, batch: Sequence[_Waiter]) -> None:
        try:
            errors = await self._committer.commit([waiter.unit for waiter in batch])
        except Exception as error:
            # One line, now and then: it may be so for a while.
            if self._told is None or monotonic() - self._told > _AGAIN:
                logger.error("a transaction of %d units failed: %r", len(batch), error)
                self._told = monotonic()
            for waiter in batch:
                _tell(waiter, NotSaved.because(error))
        except BaseException:
            for waiter in batch:
                waiter.saved.cancel()
            raise
        else:
            self._told = None
            for waiter, refusal in zip(batch, errors, strict=True):
                if refusal is not None and not isinstance(refusal, Stale):
                    logger.error("a unit is at fault: %s", type(refusal.__cause__ or refusal).__name__)
                _tell(waiter, refusal)


def _tell(waiter: _Waiter, error: Exception | None) -> None:
    if waiter.saved.done():  # cancelled meanwhile
        return
    if error is None:
        waiter.saved.set_result(None)
    else:
        waiter.saved.set_exception(error)
