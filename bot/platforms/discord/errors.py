"""What Discord answers when it does not do something, as `Gone`, `Unreachable`, `Declined` or `TooFast`.

An outage is a `TooFast` as well: what was to be sent waits.
"""

from __future__ import annotations

from collections.abc import Awaitable, Iterator
from contextlib import contextmanager
from json import JSONDecodeError
from typing import Final, TypeVar

import aiohttp
import discord

from bot.outage import MISSHAPEN, Outage
from bot.ports import Declined, Gone, TooFast, Unreachable, Vanished

UNKNOWN_CHANNEL: Final = 10003
UNKNOWN_MESSAGE: Final = 10008
UNKNOWN_INTERACTION: Final = 10062
UNKNOWN_TOKEN: Final = 10015
EXPIRED_TOKEN: Final = 50027
ANSWERED_ALREADY: Final = 40060
NO_PERMISSION: Final = 50013
NOT_OURS: Final = 50005
ARCHIVED: Final = 50083
SLOW_MODE: Final = 20016
TOO_MANY_OLD_EDITS: Final = 30046
NOBODY_THERE: Final = 50033
NO_MEMBER: Final = (10007, 10013)
TOO_MANY_CHATS: Final = 40003
CLOSED_TO_US: Final = (50007, 50278)
"""Codes of a person who takes no messages of the bot; they come with 403, or with 400 where his chat is opened."""
BLOCKED_BY_RULES: Final = (200000, 200001)
"""Codes of words that the moderation of a server lets through to nobody: others may be said there."""

MISTAKES: Final = (40005, 50006, 50035)
"""Codes of what nobody brings about but the bot itself: too large, empty, or out of shape."""

NO_SUCH_METHOD: Final = (405, 501)
NO_SUCH_ROUTE: Final = (404, *NO_SUCH_METHOD)
"""Statuses with which a server that plays Discord answers what it does not know."""

TRANSPORT: Final = (OSError, aiohttp.ClientError, TimeoutError, JSONDecodeError)
"""What is raised if Discord is not there, or is lost on the way: also a part of what it has said."""

Answer = TypeVar("Answer")

LONGEST_WORDS: Final = 300
"""Characters of what Discord says that are worth a line."""
SLOW_MODE_WAIT: Final = 10.0
CHATS_WAIT: Final = 60.0
"""Seconds until the next private chat is opened after too many; Discord does not say."""


TOO_FAST: Final = "lets nothing through at this pace"
"""What an outage is called that is none."""


class NotUnderstood(aiohttp.ClientError):
    """What has come back is no refusal, and no answer of Discord's either."""


async def understood(call: Awaitable[Answer]) -> Answer:
    """What a call of the library gives. Only here what it raises of a misshapen answer is no mistake of ours."""
    try:
        return await call
    except TRANSPORT:
        raise
    except MISSHAPEN as error:
        raise NotUnderstood from error


@contextmanager
def translating(outage: Outage) -> Iterator[None]:
    """Raise what a port may raise; anything else is a mistake of ours and stays as it is."""
    try:
        yield
    except discord.RateLimited as error:
        raise TooFast(error.retry_after) from None
    except discord.HTTPException as error:
        raise _translated(error, outage) from None
    except TRANSPORT as error:
        raise TooFast(failed(outage, error)) from None
    outage.over()


def failed(outage: Outage, error: Exception) -> float:
    """A call did not get through; gives the seconds until another may be tried."""
    if isinstance(error, discord.RateLimited):
        return max(outage.failed(in_words(error), TOO_FAST), error.retry_after)
    if isinstance(error, discord.HTTPException) and error.status == 429:
        return max(outage.failed(in_words(error), TOO_FAST), wanted_pause(error.response))
    return outage.failed(in_words(error))


def wanted_pause(response: aiohttp.ClientResponse) -> float:
    """The seconds for which an answer says that nothing is to be sent; 0 if it does not."""
    try:
        return max(0.0, float(response.headers.get("Retry-After", 0)))
    except ValueError:  # it may also be a date
        return 0.0


def in_words(error: Exception) -> str:
    """Why Discord was not reached, without URLs: one may hold a password."""
    match error:
        case TimeoutError():
            return "no answer in time"
        case aiohttp.ServerDisconnectedError():
            return "the connection was cut"
        case OSError() if "://" in (error.strerror or ""):  # aiohttp says where to it was sending
            return "the connection was cut"
        case discord.RateLimited():
            return f"{error.retry_after:.0f} seconds to wait"
        case discord.HTTPException() | aiohttp.ClientResponseError():
            return f"status {error.status}"
        case aiohttp.ClientConnectorCertificateError():
            return "its certificate is not trusted"
        case NotUnderstood() | AttributeError() | LookupError() | TypeError() | ValueError():
            return "the answer is none of Discord's"
        case OSError() if error.strerror:
            return error.strerror
        case _:
            return type(error).__name__


def is_missing(error: discord.HTTPException) -> bool:
    """Whether Discord says that there is no such thing."""
    return isinstance(error, discord.NotFound) and _in_its_words(error)


def _in_its_words(error: discord.HTTPException) -> bool:
    """Whether a refusal is Discord's own, and not the page of something before it, a proxy or a firewall."""
    return error.code != 0 or in_json(error.response)


def in_json(response: aiohttp.ClientResponse) -> bool:
    """Whether an answer calls itself JSON."""
    return response.headers.get("Content-Type", "").startswith("application/json")


def _translated(error: discord.HTTPException, outage: Outage) -> Exception:
    if error.code in (UNKNOWN_MESSAGE, NOT_OURS, TOO_MANY_OLD_EDITS):
        return Gone(str(error.code))
    if error.code == SLOW_MODE:
        return TooFast(SLOW_MODE_WAIT)
    if error.code == TOO_MANY_CHATS:  # which says nothing of the person, whatever its status
        return TooFast(CHATS_WAIT)
    if error.code == UNKNOWN_CHANNEL:
        return Vanished(str(error.code))
    if error.code in (ARCHIVED, NOBODY_THERE, *CLOSED_TO_US):
        return Unreachable(str(error.code))
    worded = _in_its_words(error)
    if error.code in BLOCKED_BY_RULES or error.status == 413 or (error.status == 400 and worded):
        return Declined(f"{error.status}, code {error.code}: {' '.join(error.text.split())[:LONGEST_WORDS]}")
    if error.status in (403, 404) and worded:
        return Unreachable(str(error.code) if error.code else in_words(error))
    return TooFast(failed(outage, error))
