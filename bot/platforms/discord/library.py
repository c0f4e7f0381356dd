"""What the library has no setting for, changed in its inside, most of it for the whole process.

All of this was tried with discord.py 2.7. A newer version may have settings, or other names.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from math import inf
from time import monotonic, perf_counter
from typing import Any, Final, Literal, Self, cast
from weakref import WeakKeyDictionary

import aiohttp
import discord
import yarl
from discord.backoff import ExponentialBackoff
from discord.gateway import DiscordWebSocket, KeepAliveHandler, ReconnectWebSocket
from discord.http import Route

from bot.platforms.discord.errors import in_json, in_words, wanted_pause
from bot.platforms.discord.gaps import answered

logger = logging.getLogger(__name__)

LONGEST_PAUSE = 30.0
"""Seconds between two tries to reach the gateway."""
TIME_TO_RESUME = 15.0
"""Seconds in which a server takes up a session, or it is resumed elsewhere."""

SOON = 5.0
"""Seconds within which a session that is resumed is told of something, if it is not refused."""
AT_ONCE: Final = 1.0
"""Seconds within which a connection is lost that had better not be sought again too soon."""
FIRST_OF_DISCORD: Final = 4000
"""From here on codes with which a connection is closed are Discord's own."""

_REMAINING: Final = "X-RateLimit-Remaining"
_DISCORD: Final = "discord.gg"
"""Where Discord's own gateways are."""

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


def share(client: discord.Client, number: int, of: int) -> None:
    """Let a client be told of its share of the servers, of so many shares, counted from 0."""
    client.shard_id = number
    client.shard_count = client._connection.shard_count = of


_PLAIN: Final = discord.utils._from_json


def complete() -> None:
    """Let READY say where a session is resumed, if Discord does not, and RESUMED anything: that is asked for
    before `read_as` is."""
    vars(discord.utils)["_from_json"] = _received


def _received(text: str) -> Any:
    try:
        told = _PLAIN(text)
    except json.JSONDecodeError:  # half of a letter cannot be read, and nor can the connection then
        told = _PLAIN(json.dumps(json.loads(text), ensure_ascii=False).encode("utf-8", "replace"))
    if isinstance(told, dict) and told.get("t") == "READY" and isinstance(told.get("d"), dict):
        told["d"]["resume_gateway_url"] = _resumed_at(told["d"].get("resume_gateway_url"))
    if isinstance(told, dict) and told.get("t") == "RESUMED" and told.get("d") is None:
        told["d"] = {}
    return told


_WRITTEN: Final = discord.utils._to_json


def write_as_specified() -> None:
    """Write ids as strings everywhere. The library writes some as numbers, which Discord takes as well, but its
    specification does not have, nor every server that is made after that."""
    vars(discord.utils)["_to_json"] = _sent


def _sent(told: Any) -> str:
    return _WRITTEN(_specified(told) if isinstance(told, dict) else told)


def _specified(told: dict[str, Any]) -> dict[str, Any]:
    """A request with its ids as strings; an answer to an interaction has its message in `data`."""
    changed = dict(told)
    if isinstance(inner := told.get("data"), dict):
        changed["data"] = _specified(inner)
    if "recipient_id" in told:
        changed["recipient_id"] = str(told["recipient_id"])
    if users := (told.get("allowed_mentions") or {}).get("users"):
        changed["allowed_mentions"] = {**told["allowed_mentions"], "users": [str(user) for user in users]}
    if attachments := told.get("attachments"):
        changed["attachments"] = [{**one, "id": str(one["id"])} for one in attachments]
    return changed


def _resumed_at(told: object) -> str:
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
    """The library resumes a session for ever, and at once each time, also where that is refused, or where there is
    no session and no server any more."""

    _resumed: tuple[float, int | None] = (-inf, None)
    """When a session was resumed, and after which event."""
    _pace: Final[WeakKeyDictionary[discord.Client, tuple[float, float]]] = WeakKeyDictionary()
    """When each client has last resumed a session, and after what pause."""

    @classmethod
    async def from_client(cls, client: discord.Client, **how: Any) -> Self:
        """Connect, and if a session is not to be resumed there, where every connection begins."""
        if not (how.get("resume") and how.get("session")):
            return await super().from_client(client, **{**how, "resume": False})
        await cls._wait(client)
        elsewhere = how.get("gateway") not in (None, cls.DEFAULT_GATEWAY)
        try:
            async with asyncio.timeout(TIME_TO_RESUME if elsewhere else None):
                return await super().from_client(client, **how)
        except (OSError, aiohttp.ClientError):
            if not elsewhere:
                raise
        return await super().from_client(client, **{**how, "gateway": cls.DEFAULT_GATEWAY})

    @classmethod
    async def _wait(cls, client: discord.Client) -> None:
        """Let go by longer and longer if what is resumed ends at once again and again."""
        last, pause = cls._pace.get(client, (-inf, 0.0))
        pause = 0.0 if monotonic() - last > AT_ONCE else min(max(0.5, 2 * pause), LONGEST_PAUSE)
        await asyncio.sleep(pause)
        cls._pace[client] = monotonic(), pause

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


def resume_with_care() -> None:
    """Resume a session as long as there is one, and where there is a server."""
    vars(discord.client)["DiscordWebSocket"] = _Gateway


def understand() -> None:
    """Read an answer also if it does not call itself `application/json` to the letter, which the library takes for
    a mere text: some servers that play Discord add a character set, or call it nothing at all. And believe it when
    it says how long to wait."""
    for calling in (discord.http, discord.webhook.async_):
        vars(calling)["json_or_text"] = _answer


async def _answer(response: aiohttp.ClientResponse) -> Any:
    """What an answer says: JSON, with what it lacks, or else a text."""
    said = await response.text(encoding="utf-8")
    if not (said.startswith(("{", "[")) or (said and in_json(response))):
        _limited(response, None)
        return said
    told = _PLAIN(said)
    _limited(response, told)
    return answered(response.url.path, told)


def _limited(response: aiohttp.ClientResponse, told: Any) -> None:
    """Let the library believe what an answer says of limits, and stumble over nothing there. A refusal that has
    not come through a proxy of Discord's it takes for that of a firewall, which does not say how long to wait."""
    refused = response.status == 429 and isinstance(told, dict)
    if not refused and (_REMAINING not in response.headers or _readable(response.headers)):
        return
    headers = response.headers.copy()
    if not _readable(headers):
        headers.popall(_REMAINING, None)  # without it the library reads none of them
    if refused:
        headers.setdefault("Via", _DISCORD)
        if not isinstance(told.get("retry_after"), (int, float)):
            told["retry_after"] = wanted_pause(response)
    response._headers = type(response.headers)(headers)
    response._cache.pop("headers", None)


def _readable(headers: Mapping[str, str]) -> bool:
    """Whether these headers say how much may be sent until when."""
    try:
        int(headers.get("X-RateLimit-Limit", 1))
        int(headers[_REMAINING])
        float(headers.get("X-RateLimit-Reset-After") or headers["X-RateLimit-Reset"])
    except (KeyError, ValueError):
        return False
    return True


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
