"""What the library has no setting for, changed in its inside, most of it for the whole process.

All of this was tried with discord.py 2.7. A newer version may have settings, or other names.
"""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from time import perf_counter
from typing import Any, Final, Literal, cast

import aiohttp
import discord
import yarl
from discord.backoff import ExponentialBackoff
from discord.gateway import DiscordWebSocket, KeepAliveHandler
from discord.http import Route

from bot.platforms.discord.errors import in_words

logger = logging.getLogger(__name__)

LONGEST_PAUSE = 30.0
"""Seconds between two tries to reach the gateway."""

_TALKATIVE: Final = (
    "discord.client",
    "discord.gateway",
    "discord.http",
    "discord.state",
    "discord.webhook.async_",
)


def quieten() -> None:
    """Calm the library's loggers. At its most talkative it logs every message whole, and so every hand. A lost
    connection, which it mends by itself, it logs as a failure with a traceback."""
    for name in _TALKATIVE:
        talkative = logging.getLogger(name)
        if talkative.getEffectiveLevel() < logging.INFO:
            talkative.setLevel(logging.INFO)
    logging.getLogger("discord.client").addFilter(_worth_saying)
    # Nobody talks at this table.
    discord.VoiceClient.warn_nacl = False
    discord.VoiceClient.warn_dave = False


def _worth_saying(record: logging.LogRecord) -> bool:
    """A lost connection is worth a line with the reason, and a log-in, which may be tried again, is none."""
    if isinstance(record.msg, str) and record.msg.startswith("logging in using"):
        return False
    if isinstance(record.msg, str) and record.msg.startswith("Attempting a reconnect"):
        record.levelno, record.levelname = logging.WARNING, logging.getLevelName(logging.WARNING)
        if record.exc_info and isinstance(why := record.exc_info[1], Exception):
            record.msg, record.args = f"{record.getMessage()}: {in_words(why)}", ()
        record.exc_info = record.exc_text = None
    return True


class _Pauses(ExponentialBackoff[Literal[False]]):
    """The library's own grow to a quarter of an hour, which is too long for people at a table."""

    def delay(self) -> float:
        return min(super().delay(), LONGEST_PAUSE)


def hasten() -> None:
    """Try to reach the gateway more often."""
    vars(discord.client)["ExponentialBackoff"] = _Pauses


class _Heartbeats(KeepAliveHandler):
    """The library notes when it has sent one only afterwards. What a server close by has acknowledged by then
    would seem to be forty seconds late, which it warns of."""

    def get_payload(self) -> dict[str, Any]:
        self._last_send = perf_counter()
        return super().get_payload()


def time_heartbeats() -> None:
    """Count from before a heartbeat is sent how late its acknowledgement is."""
    vars(discord.gateway)["KeepAliveHandler"] = _Heartbeats


def move_to(api_url: str | None, gateway_url: str | None) -> None:
    """Look for Discord elsewhere, if addresses are given: the library keeps them in its classes."""
    if api_url is not None:
        Route.BASE = api_url.rstrip("/")
    if gateway_url is not None:
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway_url)


def introduce(client: discord.Client) -> None:
    """Let a client that has logged in say in every request what it is, as Discord asks all to. In answers to
    interactions the library does not."""
    session: aiohttp.ClientSession = vars(client.http)["_HTTPClient__session"]
    session.headers["User-Agent"] = client.http.user_agent


def share(client: discord.Client, number: int, of: int) -> None:
    """Let a client be told of its share of the servers, of so many shares, counted from 0."""
    client.shard_id = number
    client.shard_count = client._connection.shard_count = of


def forget(thread: discord.Thread) -> None:
    """Know no more of a thread that the bot can no longer see: the library keeps it."""
    thread.guild._remove_thread(thread)


@contextmanager
def untried(interaction: discord.Interaction[discord.Client]) -> Iterator[None]:
    """Within this an answer that meets an error of Discord, or comes too fast, raises it at once. The library
    would try again by itself, but with pauses too long for three seconds, and without telling that it did."""
    session = interaction._session
    interaction._session = cast(aiohttp.ClientSession, _Untried(session))
    try:
        yield
    finally:
        interaction._session = session


class _Untried:
    """As much of a session as an answer needs."""

    def __init__(self, session: aiohttp.ClientSession) -> None:
        self._session = session

    @asynccontextmanager
    async def request(self, method: str, url: str, **others: Any) -> AsyncIterator[aiohttp.ClientResponse]:
        async with self._session.request(method, url, **others) as response:
            if response.status >= 500 or response.status == 429:
                raise discord.DiscordServerError(response, None)
            yield response


Change = Callable[[str, Mapping[str, Any]], Mapping[str, Any]]
"""Makes of an event of this name what the library reads."""


def read_as(client: discord.Client, change: Change) -> None:
    """Let a client read events as this makes them: what the library makes of one no longer has it all. One that is
    not understood all the same is lost alone, but for the greeting; else the library leaves the gateway, and what
    comes next is lost."""
    parsers = client._connection.parsers
    for event, parse in parsers.items():
        parsers[event] = partial(_read, event, parse, change)


def _read(event: str, parse: Callable[[Mapping[str, Any]], None], change: Change, told: Mapping[str, Any]) -> None:
    try:
        parse(change(event, told))
    except Exception as error:
        if event == "READY":  # without it nothing that follows is understood
            raise
        logger.warning("%s of Discord was not understood and is passed over: %s", event, _wrong(error))


def _wrong(error: Exception) -> str:
    """What is wrong, or missing, without anything of what was told."""
    name = error.args[0] if isinstance(error, KeyError) else None
    missing = f", no {name}" if isinstance(name, str) and name.isidentifier() else ""
    return type(error).__name__ + missing
