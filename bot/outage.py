"""Waiting for a platform that cannot be reached, or lets nothing through: longer each time, with a line in the log
now and then, not for every call."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Final, TypeVar

from bot.ports import TooFast

logger = logging.getLogger(__name__)

FIRST_WAIT, LONGEST_WAIT = 2.0, 15.0
"""Seconds until the next try, twice as long each time. Who presses a button when the platform is there again does
not wait much longer than that."""
_AGAIN: Final = 600.0
"""Seconds until the log is told again that something is still, or again, not well."""

MISSHAPEN: Final = (AttributeError, LookupError, TypeError, ValueError)
"""What a platform's library raises of an answer that is none of the platform's, such as a proxy in between may
give."""


Sleep = Callable[[float], Awaitable[None]]
T = TypeVar("T")


async def patiently(work: Callable[[], Awaitable[T]], patience: float, sleep: Sleep) -> T:
    """Do what may raise `TooFast` until it does not. Raises it if that takes longer than so many seconds, pauses
    and tries together; a try that is under way then is broken off, whatever has come of it."""
    left = patience
    while True:
        begun = monotonic()
        try:
            async with asyncio.timeout(left):
                return await work()
        except TimeoutError:
            raise TooFast(patience) from None
        except TooFast as error:
            left -= monotonic() - begun + error.seconds
            if left < 0:
                raise
            await sleep(error.seconds)


class Outage:
    """Whether a platform of this name can be reached, and how long to wait if not."""

    def __init__(self, name: str, time: Callable[[], float] = monotonic) -> None:
        self._name = name
        self._time = time
        self._wait = 0.0
        self._until = 0.0
        self._told: float | None = None
        self._end_is_news = False

    def failed(self, why: object, how: str = "cannot be reached") -> float:
        """A call did not get through; gives the seconds until another may be tried."""
        now = self._time()
        if self._told is None or now - self._told > _AGAIN:
            logger.warning("%s %s and is tried again: %s", self._name, how, why)
            self._told, self._end_is_news = now, True
        if now >= self._until:  # many calls that fail together are one failure
            self._wait = min(max(FIRST_WAIT, 2 * self._wait), LONGEST_WAIT)
            self._until = now + self._wait
        return self._wait

    def over(self) -> None:
        """A call has got through."""
        if self._end_is_news:
            logger.info("%s can be reached again", self._name)
        self._wait, self._until, self._end_is_news = 0.0, 0.0, False
