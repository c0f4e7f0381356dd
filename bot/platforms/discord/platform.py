"""Discord from logging in to letting go."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

import discord

from bot.announcing import announce, beside
from bot.conversation import Conversation
from bot.ids import PersonId, PostId, RoomId
from bot.outage import MISSHAPEN
from bot.platforms import BadToken
from bot.platforms.discord import bodies, gateway, library, sessions
from bot.platforms.discord.client import Client
from bot.platforms.discord.errors import TRANSPORT, NotUnderstood, failed, translating, understood
from bot.platforms.discord.ids import person_id, room_id
from bot.platforms.discord.port import LONGEST_CALL, DiscordPort
from bot.platforms.discord.tree import Payload, commands
from bot.secrecy import hide
from bot.words import Words

COMMANDS: Final = "discord-commands"
"""Under this name the conversation remembers which commands Discord has."""


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
        sessions.resume_with_care()
        bodies.complete()
        bodies.understand()
        bodies.write_as_specified()
        library.move_to(api_url, gateway_url)
        self._token = token
        self._words = words
        self._proxy = proxy
        self.client: Final = Client(proxy)
        self._clients = [self.client]
        """One for each connection to the gateway."""
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
        await self._log_in(self.client)
        if (of := gateway.needed(self.client)) > 1:
            others = [Client(self._proxy, self.client) for _ in range(1, of)]
            self.port.clients = self._clients = [self.client, *others]
            for number, client in enumerate(self._clients):
                library.share(client, number, of)
            for client in others:
                await self._log_in(client)
        self.port.online = True

    async def _log_in(self, client: Client) -> None:
        while True:
            try:
                async with asyncio.timeout(LONGEST_CALL):  # the library would wait for five minutes
                    await client.login(self._token)
            except discord.LoginFailure:
                await client.http.close()
                raise BadToken from None
            except (discord.HTTPException, discord.RateLimited, *TRANSPORT, *MISSHAPEN) as error:
                await client.http.close()
                # Or the next try would use the connections of this one, which are closed.
                client.http.connector = discord.utils.MISSING
                await asyncio.sleep(failed(self.port.outage, error))
            else:
                library.introduce(client)
                self.port.outage.over()
                return

    async def serve(self, conversation: Conversation) -> None:
        if self._hushed:
            return
        for client in self._clients:
            client.conversation = conversation
        async with beside("Discord", self._tell_commands(conversation)):
            self._connecting = asyncio.create_task(gateway.connect(self._clients))
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
        await asyncio.gather(gateway.leave(self._clients), self.client.in_hand.done())

    async def close(self) -> None:
        self.port.online = False
        for client in self._clients:
            await client.close()

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
