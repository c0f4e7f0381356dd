"""The way to Telegram's server: every call goes through here, and comes back as a result or as what it means.

While the server cannot be reached, or is at fault itself, whoever calls is told how long to wait (`TooFast`); who
calls patiently waits here.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from telegram import User
from telegram.error import BadRequest, InvalidToken, NetworkError, TelegramError

from bot.outage import LONGEST_WAIT, MISSHAPEN, Outage, Sleep, patiently
from bot.platforms.telegram.errors import NONE_OF_ITS_WORDS, Distrusted, NotKnown, in_its_words, meaning
from bot.platforms.telegram.library import Library
from bot.ports import TooFast, Unreachable

T = TypeVar("T")

SOON: Final = 10.0
"""Seconds for which anybody waits: for a sign that his press has arrived, or for what only the server knows."""


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
                self.doubt.set()
                kind = NotKnown if "not found" in error.message.casefold() else Distrusted
                raise kind(LONGEST_WAIT) from None
            raise meaning(error) from None
        except MISSHAPEN:
            raise TooFast(outage.failed(NONE_OF_ITS_WORDS)) from None
        outage.over()
        return result

    async def ask_patiently(self, call: Callable[[], Awaitable[T]]) -> T:
        """The result of a call whose answer somebody waits for. `Unreachable` if it does not come soon."""
        return await self.patiently(lambda: self.ask(call), SOON)

    async def patiently(self, work: Callable[[], Awaitable[T]], patience: float) -> T:
        """Do what may raise `TooFast` until it does not; `Unreachable` if that would take too long."""
        try:
            return await patiently(work, patience, self.sleep)
        except TooFast:
            raise Unreachable("not in time") from None
