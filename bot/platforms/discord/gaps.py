"""What Discord, or a server that plays it, may leave out of what it tells and answers, and what is taken for that:
the library expects it all."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

import discord


@dataclass(frozen=True, slots=True)
class _Kind:
    """A kind of object: what is taken for what one lacks, and what kind of object is within."""

    usual: Mapping[str, Any] = field(default_factory=dict)
    within: Mapping[str, _Kind] = field(default_factory=dict)


_USER: Final = _Kind({"username": "", "avatar": None, "discriminator": "0"})
_MEMBER: Final = _Kind({"flags": 0, "roles": ()}, {"user": _USER})
_VOICE: Final = {"bitrate": 64_000, "user_limit": 0}
"""In a channel to speak in people write as well."""
_CHANNEL: Final = _Kind({"name": "", "position": 0, **_VOICE}, {"recipients": _USER})
_METADATA: Final = _Kind({"archived": False, "archive_timestamp": None, "auto_archive_duration": 1440})
_THREAD: Final = _Kind(
    {
        "name": "",
        "parent_id": "0",
        "owner_id": "0",
        "message_count": 0,
        "member_count": 0,
        "thread_metadata": _METADATA.usual,
    },
    {"thread_metadata": _METADATA},
)
_MESSAGE: Final = _Kind(
    {"type": 0, "content": ""},
    {"author": _USER, "member": _MEMBER, "mentions": _USER, "interaction_metadata": _Kind(within={"user": _USER})},
)
_GUILD: Final = _Kind(
    within={"channels": _CHANNEL, "threads": _THREAD, "members": _MEMBER, "roles": _Kind({"name": ""})}
)
_INTERACTION: Final = _Kind(
    {"version": 1, "attachment_size_limit": 0},
    {
        "data": _Kind(within={"options": _Kind(), "resolved": _Kind(within={"attachments": _Kind()})}),
        "guild": _Kind(),
        "authorizing_integration_owners": _Kind(),
        "user": _USER,
        "member": _MEMBER,
        "channel": _Kind({**_CHANNEL.usual, **_THREAD.usual}, {**_CHANNEL.within, **_THREAD.within}),
        "message": _MESSAGE,
    },
)

_APPLICATION: Final = _Kind(
    {
        "name": "",
        "description": "",
        "icon": None,
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "",
        "owner": {"id": "0", **_USER.usual},
    },
    {"owner": _USER},
)

_EVENTS: Final[Mapping[str, _Kind]] = {
    "READY": _Kind({"guilds": ()}, {"user": _USER}),
    "INTERACTION_CREATE": _INTERACTION,
    "MESSAGE_CREATE": _MESSAGE,
    "MESSAGE_UPDATE": _MESSAGE,
    "GUILD_CREATE": _GUILD,
    "GUILD_UPDATE": _GUILD,
    "GUILD_MEMBER_UPDATE": _Kind(within={"user": _USER}),  # no roles: it would seem to have lost its own
    "CHANNEL_CREATE": _CHANNEL,
    "CHANNEL_UPDATE": _CHANNEL,
    "THREAD_CREATE": _THREAD,
    "THREAD_UPDATE": _THREAD,
    "THREAD_LIST_SYNC": _Kind(within={"threads": _THREAD}),
}

_ANSWERS: Final = (
    (re.compile(r".*/users/@me"), _USER),
    (re.compile(r".*/users/@me/channels"), _Kind(within=_CHANNEL.within)),
    (re.compile(r".*/applications/@me"), _APPLICATION),
    (re.compile(r".*/callback"), _Kind(within={"resource": _Kind(within={"message": _MESSAGE})})),
    (re.compile(r".*/messages(/[^/]+)?|.*/webhooks/[^/]+/[^/]+"), _MESSAGE),
)
"""What is answered at which paths."""
_CHANNEL_TYPES: Final = frozenset(kind.value for kind in discord.ChannelType)


def filled(event: str, told: Mapping[str, Any]) -> Mapping[str, Any]:
    """What an event of this name tells, with what it lacks."""
    kind = _EVENTS.get(event)
    whole: Mapping[str, Any] = told if kind is None else _whole(told, kind)
    return _placed(_asked(whole)) if kind is _INTERACTION else whole


def answered(path: str, told: Any) -> Any:
    """What is answered at this path, with what it lacks."""
    kind = next((kind for where, kind in _ANSWERS if where.fullmatch(path)), None)
    return told if kind is None else _whole(told, kind)


def application(number: int) -> Any:
    """An application of which nothing but the number is known."""
    return _whole({"id": str(number)}, _APPLICATION)


def _whole(told: Any, kind: _Kind) -> Any:
    """An object, or each of several, with what it lacks, or has as null. One that is missing itself is not made
    up."""
    if isinstance(told, list):
        return [_whole(one, kind) for one in told]
    if not isinstance(told, Mapping):
        return told
    given = {name: value for name, value in told.items() if value is not None}
    within = {name: _whole(given[name], inner) for name, inner in kind.within.items() if name in given}
    return {**kind.usual, **given, **within}


def _asked(payload: Mapping[str, Any]) -> Mapping[str, Any]:
    """An interaction with who asks as the library looks for him: on a server as a member. What he has paid for is
    left out, as nobody looks at it."""
    payload = {**payload, "entitlements": []}
    if not payload.get("guild_id") or "user" in payload.get("member", {}) or "user" not in payload:
        return payload
    return {**payload, "member": {**_MEMBER.usual, **payload.get("member", {}), "user": payload["user"]}}


def _placed(payload: Mapping[str, Any]) -> Mapping[str, Any]:
    """An interaction with who has brought the bot, its server if nobody is named, and with its channel. That may
    be left out, or of a kind that is new: of the id alone the library makes nothing. Such a channel is taken for
    the plainest of its server, for the private chat with the bot, or, if only a person has brought it, for one in
    which others may read along."""
    owners = payload.get("authorizing_integration_owners") or {"0": payload.get("guild_id", "0")}
    payload = {**payload, "authorizing_integration_owners": owners}
    if "channel" in payload and "channel_id" in payload:
        payload["channel"] = {"id": payload["channel_id"], **payload["channel"]}
    if payload.get("channel", {}).get("type") in _CHANNEL_TYPES or not payload.get("channel_id"):
        return payload
    if payload.get("guild_id"):
        kind = discord.ChannelType.text
    elif "0" in payload["authorizing_integration_owners"]:
        kind = discord.ChannelType.private
    else:
        kind = discord.ChannelType.group
    channel = {"id": payload["channel_id"], "type": kind.value, **_CHANNEL.usual}
    return {**payload, "channel": channel}
