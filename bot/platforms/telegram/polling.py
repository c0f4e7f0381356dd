"""Asking the server for updates, one long question after another.

The library's own loop would do, if it told of a token that stops being good, and did not write a traceback for
every answer that it does not like.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import timedelta
from operator import attrgetter
from time import monotonic
from typing import Final

from telegram import Update
from telegram.error import Conflict, TelegramError

from bot.memory import Memory
from bot.outage import Outage
from bot.platforms.telegram.errors import REFUSED
from bot.platforms.telegram.wire import Wire
from bot.ports import Slowed, TooFast

logger = logging.getLogger(__name__)

_LONG: Final = timedelta(seconds=30)
"""How long the server may hold a question until there is something to tell."""
_DELAY: Final = 3.0
"""Seconds until the next question after one that another instance has cut off, or that was not understood."""
PAUSE: Final = 0.25
"""Seconds until the next question after one to which there was nothing to tell, and no wait for it either."""
_REMEMBERED: Final = 1_000
"""Updates that are known again."""
_HOOKED: Final = "webhook is active"
LEFT: Final = 600.0
"""Seconds after which an address that another program has told the server is taken for left behind: one that still
listens there has had its time to get in the way."""


async def poll(wire: Wire, updates: Sequence[str], take: Callable[[Update], None]) -> None:
    """Take updates until cancelled; what was taken is then confirmed, so that nobody is told of it again."""
    polling = _Polling(wire, updates, take)
    try:
        await polling.forever()
    finally:
        await polling.confirm()


class _Polling:
    def __init__(self, wire: Wire, updates: Sequence[str], take: Callable[[Update], None]) -> None:
        self._wire = wire
        self._updates = updates
        self._take = take
        self._next: int | None = None
        self._taken: Memory[int, None] = Memory(_REMEMBERED)
        self._disturbed: float | None = None  # since when
        self._outage = Outage("Telegram")

    async def forever(self) -> None:
        hooked = True  # perhaps: an earlier run may have had the server call
        while True:
            try:
                hooked = hooked and not await self._unhooked()
                await self._once()
                hooked = False  # or the server would not have let itself be asked
            except TooFast as error:
                await self._wire.sleep(error.seconds)
            except Conflict as error:
                if not (hooked and _HOOKED in error.message):  # else it is the address that is still to be removed
                    hooked = self._lasts(error) and _HOOKED in error.message
                await self._wire.sleep(_DELAY)
            except Exception:
                logger.exception("updates were not understood")
                await self._wire.sleep(_DELAY)

    async def _unhooked(self) -> bool:
        """Have the server call nobody any more; gives whether it says that it does so. One that does not may know
        no addresses, and then lets itself be asked all the same."""
        try:
            await self._wire.ask(self._wire.bot.delete_webhook, self._outage)
        except Slowed:
            raise
        except (TooFast, *REFUSED) as error:
            logger.info("whether the server calls another address cannot be said: %s", error)
            return False
        return True

    async def _once(self) -> None:
        bot, offset, begun = self._wire.bot, self._next, monotonic()
        found = await self._wire.ask(lambda: bot.updates(offset, _LONG, self._updates), self._outage)
        self._disturbed = None
        news = [update for update in found if update.update_id not in self._taken]
        if not news and monotonic() - begun < PAUSE:  # it holds no question: it would be asked without end
            await self._wire.sleep(PAUSE)
        # The numbers say what came first, and the last of them confirms all before it.
        for update in sorted(found, key=attrgetter("update_id")):
            self._next = update.update_id + 1  # asking from here on confirms everything before
            if update.update_id not in self._taken:  # a press would be answered twice
                self._taken.note(update.update_id, None)
                self._take(update)

    def _lasts(self, error: Conflict) -> bool:
        """Whether another program has been in the way for long; the log is told when it begins."""
        now = monotonic()
        if self._disturbed is None:
            logger.warning("another program uses the token of this Telegram bot: %s", error)
            self._wire.rival = True
            self._disturbed = now
        return now - self._disturbed > LEFT

    async def confirm(self) -> None:
        """Tell the server what was taken."""
        offset = self._next
        if offset is None:
            return
        with suppress(TelegramError, TooFast, *REFUSED):
            await self._wire.ask(lambda: self._wire.bot.updates(offset, timedelta(0), self._updates))
