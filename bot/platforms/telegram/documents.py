"""Files that people send along."""

from __future__ import annotations

from dataclasses import dataclass

from telegram.error import TelegramError

from bot.platforms.telegram.errors import REFUSED
from bot.platforms.telegram.wire import Wire
from bot.ports import TooFast, TooLarge, Unreachable


@dataclass(frozen=True, slots=True)
class Document:
    """A file on the server, and how many bytes it is said to have."""

    wire: Wire
    id: str
    size: int

    async def read(self, most: int) -> bytes:
        if self.size > most:
            raise TooLarge
        try:
            file = await self.wire.ask(lambda: self.wire.bot.get_file(self.id))
            data = bytes(await self.wire.ask(file.download_as_bytearray))
        except (TelegramError, TooFast, *REFUSED) as error:
            raise Unreachable("a file could not be fetched") from error
        if len(data) > most:
            raise TooLarge
        return data
