"""Files that people send along with a command."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

import discord

from bot.platforms.discord.errors import TRANSPORT
from bot.platforms.discord.port import LONGEST_CALL
from bot.ports import TooLarge, Unreachable


@dataclass(frozen=True, slots=True)
class Upload:
    """A file at the address that Discord has given, and how many bytes it has; 0 if that is not said."""

    client: discord.Client
    url: str
    size: int

    async def read(self, most: int) -> bytes:
        if self.size > most:
            raise TooLarge
        try:
            async with asyncio.timeout(LONGEST_CALL):
                data = await self.client.http.get_from_cdn(self.url)
        except (discord.DiscordException, *TRANSPORT) as error:
            raise Unreachable("a file could not be fetched") from error
        if len(data) > most:
            raise TooLarge
        return data
