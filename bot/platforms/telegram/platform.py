"""Telegram from logging in to letting go."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from hashlib import sha256
from ssl import SSLContext
from typing import Final

import httpx
from telegram.error import TelegramError
from telegram.request import HTTPXRequest

from bot.announcing import beside
from bot.conversation import Conversation
from bot.ids import PersonId, PostId, RoomId
from bot.in_hand import InHand
from bot.outage import Sleep
from bot.platforms import BadToken
from bot.platforms.telegram import menu
from bot.platforms.telegram.ephemeral import Ephemeral, probe
from bot.platforms.telegram.errors import REFUSED, Distrusted
from bot.platforms.telegram.ids import Kind, Place, person_id, post_of
from bot.platforms.telegram.in_time import InTime
from bot.platforms.telegram.intake import UPDATES, Intake
from bot.platforms.telegram.library import TIMEOUT, Library
from bot.platforms.telegram.polling import poll
from bot.platforms.telegram.port import TelegramPort
from bot.platforms.telegram.private import Private
from bot.platforms.telegram.requests import Means
from bot.platforms.telegram.webhook import Webhook, be_called
from bot.platforms.telegram.wire import Wire
from bot.ports import Slowed, TooFast
from bot.secrecy import hide
from bot.words import Words

logger = logging.getLogger(__name__)

SERVER: Final = "https://api.telegram.org"

_TOKEN: Final = re.compile(r"\d+:[\w-]+", re.ASCII)
_CONNECTIONS: Final = 64
_QUESTIONS: Final = 2
"""Connections for the long question: one that is cut off may keep its own for a while."""
_LOGGERS: Final = {
    # They write addresses, which hold the token, and a line for every call.
    "httpx": logging.WARNING,
    "httpcore": logging.WARNING,
    # It writes tracebacks for what it raises, too: what a server answers is no mistake of ours.
    # And where it does not understand an update it writes all of it, with what people say and hold.
    "telegram": logging.CRITICAL + 1,
}
"""Loggers of libraries, and from which level on they are heard."""


class TelegramPlatform:
    """A `Checkable` platform. With `webhook` it is called for every update, else it asks for them."""

    def __init__(
        self,
        token: str,
        words: Words,
        *,
        api_url: str | None = None,
        proxy: str | None = None,
        webhook: Webhook | None = None,
        sleep: Sleep = asyncio.sleep,
    ) -> None:
        # Made of the token, it is the same after every start, and still tells nobody the token.
        self._secret = (webhook.secret if webhook else "") or sha256(token.encode()).hexdigest()
        hide(token, self._secret)
        for name, level in _LOGGERS.items():
            logging.getLogger(name).setLevel(level)
        root = (api_url or SERVER).rstrip("/")
        bot = Library(
            token,
            base_url=f"{root}/bot",
            base_file_url=f"{root}/file/bot",
            request=_connections(_CONNECTIONS, proxy),
            get_updates_request=_connections(_QUESTIONS, proxy),
        )
        self._wire = Wire(bot, sleep=sleep)
        self.port: Final = TelegramPort(self._wire)
        self.in_hand: Final = InHand()
        """What was taken and is not answered yet."""
        self._ephemeral = False
        """Whether the server knows messages for one person, as it has said at the log-in."""
        self._words = words
        self._webhook = webhook
        self._stop = asyncio.Event()
        self._done = asyncio.Event()
        self._done.set()

    @property
    def account(self) -> str:
        me = self._wire.me
        return "" if me is None else f"@{me.username}"

    def room(self, chat: int, topic: int | None = None) -> RoomId:
        return Place(chat, topic).room

    def person(self, user: int) -> PersonId:
        return person_id(user)

    def shows_picture(self, post: PostId) -> bool:
        return post_of(post).kind is Kind.PICTURE

    def has_rival(self) -> bool:
        """Whether another program has been in the way of this one, with the same token."""
        return self._wire.rival

    def abilities(self) -> Mapping[str, bool]:
        """What this server, and this bot by its settings at BotFather, can do beyond what games need."""
        me = self._wire.me
        return {
            "ephemeral messages": self._ephemeral,
            "inline mode": me is not None and bool(me.supports_inline_queries),
            "all messages of groups": me is not None and bool(me.can_read_all_group_messages),
        }

    async def log_in(self) -> None:
        wire = self._wire
        if not _TOKEN.fullmatch(wire.bot.token):
            raise BadToken
        while True:
            try:
                await wire.call(wire.bot.initialize)
            except Distrusted:
                raise BadToken from None
            except TooFast as error:
                if isinstance(error, Slowed):
                    logger.info("Telegram lets the bot log in after %.0f seconds", error.seconds)
                await wire.sleep(error.seconds)
            except (TelegramError, *REFUSED) as error:
                await wire.sleep(wire.outage.failed(error))
            else:
                break
        self._ephemeral = await probe(wire)
        wire.me = wire.bot.bot

    async def serve(self, conversation: Conversation) -> None:
        self._done.clear()
        self.port.moves.on_move = conversation.moved
        in_time = InTime(self._wire, conversation)
        ephemeral = Ephemeral(self.port, in_time, knows=self._ephemeral)
        private = Private(self.port, in_time, self.in_hand)
        means = Means(self._wire, self.port, ephemeral, private, self._words)
        intake = Intake(means, conversation, self.in_hand)
        try:
            try:
                telling = menu.sync(self._wire, conversation, self._words, ephemeral=self._ephemeral)
                async with beside("Telegram", telling):
                    await self._until_hushed(
                        asyncio.create_task(self._updates(intake), name="updates of Telegram")
                    )
            except asyncio.CancelledError:
                self.in_hand.break_off()
                raise
            finally:
                await self.in_hand.done()
        finally:
            self._done.set()

    async def hush(self) -> None:
        self._stop.set()
        await self._done.wait()

    async def close(self) -> None:
        with suppress(TelegramError):
            await self._wire.bot.shutdown()

    # --- serving ------------------------------------------------------------------------------------------

    async def _updates(self, intake: Intake) -> None:
        if self._webhook is None:
            logger.info("telegram: ready")
            await poll(self._wire, UPDATES, intake.take)
        else:
            await be_called(self._wire, self._webhook, self._secret, UPDATES, intake.take)

    async def _until_hushed(self, updates: asyncio.Task[None]) -> None:
        """Wait while updates are taken. Raises BadToken if the server means it when it refuses the token."""
        stop = asyncio.create_task(self._stop.wait(), name="until Telegram is hushed")
        doubts = asyncio.create_task(self._look_into_doubts(), name="whether the token is good")
        try:
            await asyncio.wait((stop, doubts, updates), return_when=asyncio.FIRST_COMPLETED)
            for task in (doubts, updates):
                if task.done():
                    task.result()  # neither returns: it raises what is wrong
        finally:
            stop.cancel()
            doubts.cancel()
            await _ended(updates)

    async def _look_into_doubts(self) -> None:
        while True:
            await self._wire.doubt.wait()
            try:
                await self._wire.call(self._wire.bot.get_me)
            except Distrusted:
                raise BadToken from None
            except (TelegramError, TooFast, *REFUSED) as error:
                logger.info("whether the token is good cannot be said: %s", error)
            self._wire.doubt.clear()


async def _ended(task: asyncio.Task[None]) -> None:
    """End a task; without letting it tidy up if nobody can wait for that."""
    task.cancel()
    try:
        await asyncio.wait([task])
    except asyncio.CancelledError:
        task.cancel()
        await asyncio.wait([task])
        raise


def _connections(most: int, proxy: str | None) -> HTTPXRequest:
    return HTTPXRequest(
        proxy=proxy,
        connection_pool_size=most,
        connect_timeout=TIMEOUT,
        read_timeout=TIMEOUT,
        write_timeout=TIMEOUT,
        pool_timeout=TIMEOUT,
        media_write_timeout=TIMEOUT,
        httpx_kwargs={"verify": _trusted(), "trust_env": False},  # the proxy is the one that is given, or none
    )


@cache
def _trusted() -> SSLContext:
    """Whom to trust, read from its file once: that takes longer than all the rest."""
    return httpx.create_ssl_context()
