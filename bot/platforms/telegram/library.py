"""The library's bot, which reads each update by itself, and makes the calls of a move with as little as they need.

The library reads all at once that come together: with one that it does not understand the others would be lost,
and be told again and again. To find out beforehand whether it understands each would be to read all twice, and
reading one costs as much as sending a message.

Its own methods make an object of each button and each entity, to write it down as JSON again, and of the message
that the server answers with, of which only the number is wanted: more than half of what a call costs.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from datetime import timedelta
from operator import index
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
        asked = {"offset": offset, "timeout": patience, "allowed_updates": kinds}
        # The library's own methods are made of `_post`, the one way to what comes back before it is read.
        told = await self._post("getUpdates", asked, read_timeout=patience.total_seconds() + TIMEOUT)
        return [understood(update, self) or Update(index(update["update_id"])) for update in told]

    async def do(self, method: str, given: Mapping[str, Any]) -> Any:
        """What the server answers to a call of one of its methods, both as they are in JSON. What is None is not
        given; files are the library's."""
        return await self._post(method, dict(given))


def understood(told: Any, bot: Bot) -> Update | None:
    """An update; None if the library does not understand it."""
    try:
        update = Update.de_json(told, bot)
        index(update.update_id)  # the library takes anything for a number
    except Exception as error:  # whatever the library makes of it: it may be of a server that is older or newer
        logger.warning("an update was not understood (%s)", type(error).__name__)
        return None
    return update
