"""The bot's connections to Discord's gateway: how many it needs, and how each is kept.

One does for most. Discord allows a connection 2,500 servers, so a bot on more of them has several, and each is
told of its share.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Sequence
from time import monotonic
from typing import Final, cast

import discord
from discord.gateway import DiscordWebSocket

from bot.outage import Outage
from bot.platforms import BadToken, CannotServe
from bot.platforms.discord import entrance
from bot.platforms.discord.client import Client
from bot.platforms.discord.errors import in_words

logger = logging.getLogger(__name__)

SHARE: Final = 1000
"""Servers from which on another connection is made: so there is room for more while the bot runs."""
LASTING: Final = 10.0
"""Seconds after which a connection counts as one that works, so that the next is not waited for longer. Discord
allows a thousand of them a day."""
_TOKEN_REFUSED: Final = 4004
_NOT_ALLOWED: Final = 4014
"""Discord does not let this bot know what it asks to be told of. The library has an error of its own for that."""


def needed(client: discord.Client) -> int:
    """How many connections a bot needs that has logged in."""
    application = client.application
    servers: object = application.approximate_guild_count if application else 0
    return 1 + servers // SHARE if isinstance(servers, int) else 1  # what plays Discord may say anything


async def connect(clients: Sequence[Client]) -> None:
    """Stay connected with all of them, or, if that cannot be, with none. Raises BadToken and CannotServe."""
    try:
        async with asyncio.TaskGroup() as all_of_them:
            for number, client in enumerate(clients):
                all_of_them.create_task(_connect(client, number * entrance.GAP), name="gateway of Discord")
    except ExceptionGroup as several:
        await leave(clients)
        raise several.exceptions[0] from None


async def leave(clients: Iterable[Client]) -> None:
    """Let go of all connections that there are, so that nothing new arrives; each may take its time."""
    gateways = map(_connection, clients)
    await asyncio.gather(*(gateway.close(code=1000) for gateway in gateways if gateway and gateway.open))


def _connection(client: Client) -> DiscordWebSocket | None:
    """The library says that there is always one."""
    return cast(DiscordWebSocket | None, client.ws)


async def _connect(client: Client, wait: float) -> None:
    """The library sees to it by itself that a connection is kept, but not if the very first try fails. It gives a
    connection a minute to be let in, so nobody comes to the entrance long before his turn."""
    await asyncio.sleep(wait)
    outage = Outage("The gateway of Discord")
    while True:
        begun = monotonic()
        try:
            return await client.connect()
        except discord.ConnectionClosed as error:
            client.port.online = False
            if error.code == _TOKEN_REFUSED:
                raise BadToken from None
            raise _for_good(error.code) from None
        except discord.PrivilegedIntentsRequired:
            client.port.online = False
            raise _for_good(_NOT_ALLOWED) from None
        except discord.DiscordException:
            raise
        except Exception as error:
            gateway, why = _connection(client), in_words(error)
            if gateway is not None:
                # The library gives up where it does not understand a word. A new connection brings others.
                logger.error("what Discord has told was not understood (%s)", type(error).__name__)
                await gateway.close(code=1000)
            elif isinstance(error, AttributeError):  # the library has resumed a connection, and has logged why
                why = "there has been no connection yet"
            if monotonic() - begun > LASTING:
                outage.over()
            await asyncio.sleep(outage.failed(why))


def _for_good(code: int) -> CannotServe:
    return CannotServe(f"Discord has closed the connection for good (code {code})")
