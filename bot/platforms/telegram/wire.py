"""The way to Telegram's server: every call goes through here, and comes back as a result or as what it means.

While the server cannot be reached, or is at fault itself, whoever calls is told how long to wait (`TooFast`); who
calls patiently waits here.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Final, TypeVar

from telegram import User
from telegram.error import BadRequest, InvalidToken, NetworkError, TelegramError

from bot.outage import LONGEST_WAIT, MISSHAPEN, Outage, Sleep, patiently
from bot.platforms.telegram.errors import (
    NONE_OF_ITS_WORDS,
    REFUSED,
    Distrusted,
    NotKnown,
    distrust,
    in_its_words,
    meaning,
)
from bot.platforms.telegram.library import Library
from bot.ports import Slowed, TooFast, Unreachable

T = TypeVar("T")

SOON: Final = 10.0
"""Seconds for which anybody waits: for a sign that his press has arrived, or for what only the server knows."""

_OFTEN: Final = 3
"""So many times in a row, with other calls between them, are no accident."""
_NEEDED: Final = "sendMessage"
"""Without this nothing goes: whoever says that it is not known has lost his way."""
_WHILE: Final = 600.0
"""Seconds until a method that the server does not know is tried again."""


class Wire:
    """The library's bot, with patience."""

    def __init__(self, bot: Library, *, sleep: Sleep) -> None:
        self.bot: Final = bot
        self.sleep: Final = sleep
        self.outage: Final = Outage("Telegram")
        """Of all calls but the long question for updates: each may fail while the other gets through."""
        self.me: User | None = None
        """The bot itself; None until the server has taken the token."""
        self.doubt: Final = asyncio.Event()
        """Set when the server has refused the token, as it also does when a proxy has lost its way."""
        self.rival = False
        """Whether another program has been in the way of ours, with the same token."""
        self._through = 0
        """How many calls have got through, the long question aside."""
        self._faults: dict[str, tuple[int, int, float]] = {}
        """By methods how often in a row they have failed, how many calls had got through by then, and until when
        failing is no other failure."""
        self._unknown: dict[str, float] = {}
        """By methods that the server does not know until when they are not tried."""

    async def ask(self, call: Callable[[], Awaitable[T]], outage: Outage | None = None) -> T:
        """The same as `call`; nothing is asked before the bot has logged in."""
        if self.me is None:
            raise TooFast(1)
        return await self.call(call, outage)

    async def call(self, call: Callable[[], Awaitable[T]], outage: Outage | None = None) -> T:
        """The result of a call. Raises what the refusal means; `TooFast` if the call did not get through,
        `NotKnown` if the server knows no such method."""
        outage = outage or self.outage
        try:
            result = await call()
        except TelegramError as error:
            lost = isinstance(error, NetworkError) and not isinstance(error, BadRequest)
            if lost or type(error) is TelegramError:  # what came back is none of the server's words
                raise TooFast(outage.failed(error)) from None
            if not in_its_words(error):
                raise TooFast(outage.failed(NONE_OF_ITS_WORDS)) from None
            if isinstance(error, InvalidToken):
                meant = distrust(error)
                if isinstance(meant, Distrusted):
                    self.doubt.set()
                raise meant from None
            raise meaning(error) from None
        except MISSHAPEN:
            raise TooFast(outage.failed(NONE_OF_ITS_WORDS)) from None
        outage.over()
        self._through += outage is self.outage
        return result

    async def try_out(self, method: str, call: Callable[[], Awaitable[T]]) -> T:
        """The same as `ask`. `NotKnown` also if this method fails again and again while other calls get through:
        nothing may wait for ever for what the server cannot do. What it says again and again that it does not
        know is not tried for a while."""
        if self._unknown.get(method, 0.0) > monotonic():
            raise NotKnown(LONGEST_WAIT)
        try:
            result = await self.ask(call)
        except NotKnown:
            if self._failed(method, 0) >= _OFTEN and method != _NEEDED:
                self._unknown[method] = monotonic() + _WHILE
                del self._faults[method]
            raise
        except (Distrusted, Slowed):
            raise
        except REFUSED:
            self._faults.pop(method, None)  # it is known, whatever it is refused for
            raise
        except TooFast as error:
            if self._failed(method, error.seconds) < _OFTEN:
                raise
            raise NotKnown(error.seconds) from None
        self._faults.pop(method, None)
        return result

    def _failed(self, method: str, seconds: float) -> int:
        """How often in a row a method has failed by now. Calls that fail together are one failure, and where
        nothing else gets through either it is none of this method's."""
        times, through, until = self._faults.get(method, (0, -1, 0.0))
        now = monotonic()
        if through < self._through and until <= now:
            times += 1
            self._faults[method] = times, self._through, now + seconds
        return times

    async def ask_patiently(self, call: Callable[[], Awaitable[T]]) -> T:
        """The result of a call whose answer somebody waits for. `Unreachable` if it does not come soon."""
        return await self.patiently(lambda: self.ask(call), SOON)

    async def patiently(self, work: Callable[[], Awaitable[T]], patience: float) -> T:
        """Do what may raise `TooFast` until it does not; `Unreachable` if that would take too long."""
        try:
            return await patiently(work, patience, self.sleep)
        except TooFast:
            raise Unreachable("not in time") from None
