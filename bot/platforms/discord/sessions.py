"""Sessions of the gateway, resumed as long as there is one and where there is a server.

The library resumes a session for ever, and at once each time, also where that is refused, or where there is no
session and no server any more. It has no setting for that; this was tried with discord.py 2.7.
"""

from __future__ import annotations

import asyncio
from math import inf
from time import monotonic
from typing import Any, Final, Self
from weakref import WeakKeyDictionary

import aiohttp
import discord
import yarl
from discord.gateway import DiscordWebSocket, ReconnectWebSocket

from bot.platforms.discord import library

TIME_TO_RESUME = 15.0
"""Seconds in which a server takes up a session, or it is resumed elsewhere."""
SOON = 5.0
"""Seconds within which a session that is resumed is told of something, if it is not refused."""
AT_ONCE: Final = 1.0
"""Seconds within which a connection is lost that had better not be sought again too soon."""
FIRST_OF_DISCORD: Final = 4000
"""From here on codes with which a connection is closed are Discord's own."""

_DISCORD: Final = "discord.gg"
"""Where Discord's own gateways are."""


def resume_with_care() -> None:
    """Resume sessions as it is done here, in the whole process."""
    vars(discord.client)["DiscordWebSocket"] = _Gateway


def resumed_at(told: object) -> str:
    """Where a session is resumed. A server that stands before Discord's may pass on what that says of itself; the
    way past the server may be shut."""
    usual = DiscordWebSocket.DEFAULT_GATEWAY
    try:
        told_host = yarl.URL(told).host if isinstance(told, str) else None
    except ValueError:
        told_host = None
    if not told_host or (_of_discord(told_host) and not _of_discord(usual.host or "")):
        return str(usual)
    return str(told)


def _of_discord(host: str) -> bool:
    return host == _DISCORD or host.endswith(f".{_DISCORD}")


class _Gateway(DiscordWebSocket):
    """The library's gateway, which knows when to give a session up."""

    _resumed: tuple[float, int | None] = (-inf, None)
    """When a session was resumed, and after which event."""
    _pace: Final[WeakKeyDictionary[discord.Client, tuple[float, float]]] = WeakKeyDictionary()
    """When each client has last resumed a session, and after what pause."""

    @classmethod
    async def from_client(cls, client: discord.Client, **how: Any) -> Self:
        """Connect: with a session where it is resumed, and if it cannot be there, or there is none, where every
        connection begins."""
        if not (how.get("resume") and how.get("session") and await cls._resumable(client)):
            anew = {"resume": False, "session": None, "sequence": None, "gateway": cls.DEFAULT_GATEWAY}
            return await super().from_client(client, **{**how, **anew})
        elsewhere = how.get("gateway") not in (None, cls.DEFAULT_GATEWAY)
        try:
            async with asyncio.timeout(TIME_TO_RESUME if elsewhere else None):
                return await super().from_client(client, **how)
        except (OSError, aiohttp.ClientError, ReconnectWebSocket):  # the last if it ends without a greeting
            if not elsewhere:
                raise
        return await super().from_client(client, **{**how, "gateway": cls.DEFAULT_GATEWAY})

    @classmethod
    async def _resumable(cls, client: discord.Client) -> bool:
        """Let go by longer and longer if what is resumed ends at once again and again; gives whether it is to be
        resumed once more, which it is not after the longest pause: who never gets through is deaf."""
        last, pause = cls._pace.get(client, (-inf, 0.0))
        at_once, longest = monotonic() - last <= AT_ONCE, library.LONGEST_PAUSE
        given_up = at_once and pause >= longest
        pause = min(max(0.5, 2 * pause), longest) if at_once else 0.0
        await asyncio.sleep(pause)
        cls._pace[client] = monotonic(), pause
        return not given_up

    async def resume(self) -> None:
        self._resumed = monotonic(), self.sequence
        await super().resume()

    async def poll_event(self) -> None:
        """Read what comes. Where a session is refused as it is resumed, a new one begins."""
        try:
            await super().poll_event()
        except ReconnectWebSocket as again:
            begun, after = self._resumed
            code = 0 if self._close_code else self.socket.close_code or 0
            in_vain = monotonic() - begun < SOON and self.sequence == after
            if not (again.resume and in_vain and code >= FIRST_OF_DISCORD):
                raise
        else:
            return
        self.sequence = self.session_id = None
        self.gateway = self.DEFAULT_GATEWAY
        raise ReconnectWebSocket(self.shard_id, resume=False)
