"""What the library reads from Discord and writes to it, put right on the way.

It has no setting for that; this was tried with discord.py 2.7.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

import aiohttp
import discord

from bot.platforms.discord.errors import in_json, wanted_pause
from bot.platforms.discord.gaps import answered
from bot.platforms.discord.sessions import resumed_at

_PLAIN: Final = discord.utils._from_json
_WRITTEN: Final = discord.utils._to_json
_REMAINING: Final = "X-RateLimit-Remaining"
PAUSE = 1.0
"""Seconds to wait where a refusal does not say how long: the library would ask again at once, five times."""


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
        told["d"]["resume_gateway_url"] = resumed_at(told["d"].get("resume_gateway_url"))
    if isinstance(told, dict) and told.get("t") == "RESUMED" and told.get("d") is None:
        told["d"] = {}
    return told


def write_as_specified() -> None:
    """Write ids as strings everywhere, and nothing of reading aloud. The library writes some ids as numbers, and
    of a changed message that it is not to be read aloud, which Discord takes as well, but its specification does
    not have, nor every server that is made after that."""
    vars(discord.utils)["_to_json"] = _sent


def _sent(told: Any) -> str:
    return _WRITTEN(_specified(told) if isinstance(told, dict) else told)


def _specified(told: dict[str, Any]) -> dict[str, Any]:
    """A request with its ids as strings; an answer to an interaction has its message in `data`."""
    changed = {name: value for name, value in told.items() if name != "tts" or value}
    if isinstance(inner := told.get("data"), dict):
        changed["data"] = _specified(inner)
    if "recipient_id" in told:
        changed["recipient_id"] = str(told["recipient_id"])
    if users := (told.get("allowed_mentions") or {}).get("users"):
        changed["allowed_mentions"] = {**told["allowed_mentions"], "users": [str(user) for user in users]}
    if attachments := told.get("attachments"):
        changed["attachments"] = [{**one, "id": str(one["id"])} for one in attachments]
    return changed


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
        headers.setdefault("Via", "a server")
        if not isinstance(told.get("retry_after"), (int, float)):
            told["retry_after"] = wanted_pause(response) or PAUSE
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
