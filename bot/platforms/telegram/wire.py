"""The way to Telegram's server: every call goes through here, and comes back as a result or as what it means.

While the server cannot be reached, or is at fault itself, everything waits, longer each time, and the log gets a
line now and then, not one for every call.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Final, TypeVar

from telegram import Bot, User
from telegram.error import BadRequest, InvalidToken, NetworkError, TelegramError

from bot.platforms.telegram.errors import MISSHAPEN, NONE_OF_ITS_WORDS, NotKnown, in_its_words, meaning
from bot.ports import TooFast, Unreachable

logger = logging.getLogger(__name__)

FIRST_DELAY: Final = 2.0
LONGEST_DELAY: Final = 60.0
_AGAIN: Final = 600.0
"""Seconds until the log is told again that something is still, or again, not well."""

Sleep = Callable[[float], Awaitable[None]]
T = TypeVar("T")


class Outage:
    """Whether the server can be reached, and how long to wait if not."""

    def __init__(self, time: Callable[[], float] = monotonic) -> None:
        self._time = time
        self._delay = 0.0
        self._until = 0.0
        self._told: float | None = None

    def failed(self, error: Exception) -> float:
        """A call did not get through; gives the seconds until another may be tried."""
        now = self._time()
        if self._told is None or now - self._told > _AGAIN:
            logger.warning("Telegram cannot be reached and is tried again: %s", error)
            self._told = now
        if now >= self._until:  # many calls that fail together are one failure
            self._delay = min(max(FIRST_DELAY, 2 * self._delay), LONGEST_DELAY)
            self._until = now + self._delay
        return self._delay

    def over(self) -> None:
        """A call has got through."""
        if self._delay:
            logger.info("Telegram can be reached again")
        self._delay = self._until = 0.0


class Wire:
    """A bot of the library, with patience."""

    def __init__(self, bot: Bot, *, sleep: Sleep = asyncio.sleep, time: Callable[[], float] = monotonic) -> None:
        self.bot: Final = bot
        self.sleep: Final = sleep
        self.time: Final = time
        self.outage: Final = Outage(time)
        """Of all calls but the long question for updates: each may fail while the other gets through."""
        self.me: User | None = None
        """The bot itself; None until the server has taken the token."""
        self.doubt: Final = asyncio.Event()
        """Set when the server has refused the token, as it also does when a proxy has lost its way."""

    async def ask(self, call: Callable[[], Awaitable[T]], outage: Outage | None = None) -> T:
        """The result of a call. Raises what the refusal means; `TooFast` if the call did not get through,
        `NotKnown` if the server knows no such method."""
        if self.me is None:
            raise TooFast(1)
        try:
            result = await call()
        except InvalidToken as error:
            if not in_its_words(error):
                raise TooFast((outage or self.outage).failed(NONE_OF_ITS_WORDS)) from None
            self.doubt.set()
            kind = NotKnown if "not found" in error.message.casefold() else TooFast
            raise kind(LONGEST_DELAY) from None
        except NetworkError as error:
            if isinstance(error, BadRequest):
                raise meaning(error) from None
            raise TooFast((outage or self.outage).failed(error)) from None
        except TelegramError as error:
            if type(error) is TelegramError:  # what came back is none of the server's words
                raise TooFast((outage or self.outage).failed(error)) from None
            raise meaning(error) from None
        except MISSHAPEN:
            raise TooFast((outage or self.outage).failed(NONE_OF_ITS_WORDS)) from None
        (outage or self.outage).over()
        return result

    async def ask_patiently(self, call: Callable[[], Awaitable[T]], patience: float) -> T:
        """The result of a call whose answer somebody waits for. `Unreachable` if that would take too long."""
        return await self.patiently(lambda: self.ask(call), patience)

    async def patiently(self, work: Callable[[], Awaitable[T]], patience: float) -> T:
        """Do what may raise `TooFast` until it does not; `Unreachable` if that would take too long."""
        while True:
            try:
                return await work()
            except TooFast as error:
                patience -= error.seconds
                if patience < 0:
                    raise Unreachable("not in time") from None
                await self.sleep(error.seconds)
