"""The library's bot, which reads each update by itself.

The library reads all at once that come together: with one that it does not understand the others would be lost,
and be told again and again. To find out beforehand whether it understands each would be to read all twice, and
reading one costs as much as sending a message.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from datetime import timedelta
from typing import Any, Final

from telegram import Bot, Update

logger = logging.getLogger(__name__)

TIMEOUT: Final = 20.0
"""Seconds that an answer may take."""


class Library(Bot):
    """A bot of the library."""

    async def updates(self, offset: int | None, patience: timedelta, kinds: Sequence[str]) -> list[Update]:
        """What has happened, from the update with the number `offset` on; if nothing has, what does within this
        time. One that the library does not understand has its number alone, to be confirmed like the others."""
        # The library's own question is made of `_post`, the one way to what comes back before it is read.
        asked = {"offset": offset, "timeout": patience, "allowed_updates": kinds}
        told = await self._post("getUpdates", asked, read_timeout=patience.total_seconds() + TIMEOUT)
        return [understood(update, self) or Update(update["update_id"]) for update in told]


def understood(told: Any, bot: Bot) -> Update | None:
    """An update; None if the library does not understand it."""
    try:
        return Update.de_json(told, bot)
    except Exception as error:  # whatever the library makes of it: it may be of a server that is older or newer
        logger.warning("an update was not understood (%s)", type(error).__name__)
        return None
