"""Discord from logging in to letting go."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from time import monotonic
from typing import Final, cast

import discord
from discord.gateway import DiscordWebSocket

from bot.announcing import announce, beside
from bot.conversation import Conversation
from bot.ids import PersonId, PostId, RoomId
from bot.outage import MISSHAPEN, Outage
from bot.platforms import BadToken, CannotServe
from bot.platforms.discord import library
from bot.platforms.discord.client import Client
from bot.platforms.discord.errors import TRANSPORT, NotUnderstood, failed, in_words, translating, understood
from bot.platforms.discord.ids import person_id, room_id
from bot.platforms.discord.port import LONGEST_CALL, DiscordPort
from bot.platforms.discord.tree import Payload, commands
from bot.secrecy import hide
from bot.words import Words

logger = logging.getLogger(__name__)

COMMANDS: Final = "discord-commands"
"""Under this name the conversation remembers which commands Discord has."""
_TOKEN_REFUSED: Final = 4004
LASTING: Final = 10.0
"""Seconds after which a connection counts as one that works, so that the next is not waited for longer. Discord
allows a thousand of them a day."""


class DiscordPlatform:
    """A `Checkable` platform. The addresses of API and gateway, if given, hold for the whole process."""

    def __init__(
        self,
        token: str,
        words: Words,
        *,
        api_url: str | None = None,
        gateway_url: str | None = None,
        proxy: str | None = None,
    ) -> None:
        hide(token)
        library.quieten()
        library.hasten()
        library.time_heartbeats()
        library.complete()
        library.understand()
        library.move_to(api_url, gateway_url)
        self._token = token
        self._words = words
        self.client: Final = Client(proxy)
        self._connecting: asyncio.Task[None] | None = None
        self._hushed = False

    @property
    def port(self) -> DiscordPort:
        return self.client.port

    @property
    def account(self) -> str:
        me = self.client.user
        return me.display_name if me else ""

    def room(self, chat: int, topic: int | None = None) -> RoomId:
        """A thread is a channel, too."""
        return room_id(topic or chat)

    def person(self, user: int) -> PersonId:
        return person_id(user)

    def shows_picture(self, post: PostId) -> bool:
        return self.port.shows_picture(int(post))

    async def log_in(self) -> None:
        if not self._token.isprintable():  # it would not even be sent, which looks like an outage
            raise BadToken
        while True:
            try:
                async with asyncio.timeout(LONGEST_CALL):  # the library would wait for five minutes
                    await self.client.login(self._token)
            except discord.LoginFailure:
                await self.client.http.close()
                raise BadToken from None
            except (discord.HTTPException, discord.RateLimited, *TRANSPORT, *MISSHAPEN) as error:
                await self.client.http.close()
                # Or the next try would use the connections of this one, which are closed.
                self.client.http.connector = discord.utils.MISSING
                await asyncio.sleep(max(failed(self.port.outage, error), _asked_for(error)))
            else:
                self.port.outage.over()
                self.port.online = True
                return

    async def serve(self, conversation: Conversation) -> None:
        if self._hushed:
            return
        self.client.conversation = conversation
        async with beside("Discord", self._tell_commands(conversation)):
            self._connecting = asyncio.create_task(self._connect(), name="gateway of Discord")
            try:
                await asyncio.wait([self._connecting])
            finally:
                self._connecting.cancel()
        with suppress(asyncio.CancelledError):
            await self._connecting

    async def hush(self) -> None:
        """Only the gateway is closed: what has arrived is still answered, and what is to be shown is shown."""
        self._hushed = True
        if self._connecting is not None:
            self._connecting.cancel()
            await asyncio.wait([self._connecting])
        gateway = self._gateway
        if gateway is not None and gateway.open:
            await gateway.close(code=1000)
        await self.client.in_hand.done()

    async def close(self) -> None:
        self.port.online = False
        await self.client.close()

    @property
    def _gateway(self) -> DiscordWebSocket | None:
        """The library says that there is always one."""
        return cast(DiscordWebSocket | None, self.client.ws)

    async def _connect(self) -> None:
        """Stay connected. The library sees to it by itself, but not if the very first try fails."""
        outage = Outage("The gateway of Discord")
        while True:
            begun = monotonic()
            try:
                return await self.client.connect()
            except discord.ConnectionClosed as error:
                self.port.online = False
                if error.code == _TOKEN_REFUSED:
                    raise BadToken from None
                raise CannotServe(f"Discord has closed the connection for good (code {error.code})") from None
            except discord.DiscordException:
                raise
            except Exception as error:
                gateway, why = self._gateway, in_words(error)
                if gateway is not None:
                    # The library gives up where it does not understand a word. A new connection brings others.
                    logger.error("what Discord has told was not understood (%s)", type(error).__name__)
                    await gateway.close(code=1000)
                elif isinstance(error, AttributeError):  # the library has resumed a connection, and has logged why
                    why = "there has been no connection yet"
                if monotonic() - begun > LASTING:
                    outage.over()
                await asyncio.sleep(outage.failed(why))

    async def _tell_commands(self, conversation: Conversation) -> None:
        """Tell Discord of the commands if they are not those that it has. The bot works meanwhile, and without."""
        application = self.client.application_id or 0
        payload = commands(self._words)
        try:
            await announce(
                conversation,
                "Discord",
                COMMANDS,
                [application, payload],
                lambda: self._set_commands(application, payload),
                asyncio.sleep,
            )
        except RuntimeError:
            if not self.client.is_closed():
                raise
            # The gateway has refused the token, so the library has closed all connections.

    async def _set_commands(self, application: int, payload: list[Payload]) -> None:
        with translating(self.port.outage):
            found: object = await understood(self.client.http.bulk_upsert_global_commands(application, payload))
            if not isinstance(found, list):
                raise NotUnderstood


def _asked_for(error: Exception) -> float:
    """The seconds for which Discord wants to be left alone; shorter ones the library waits by itself."""
    return error.retry_after if isinstance(error, discord.RateLimited) else 0.0
