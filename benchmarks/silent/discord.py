"""Discord without a wire: what the library asks of its HTTP client is answered at once; no gateway is there."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from functools import partial
from itertools import count
from typing import Any, Final, Self
from unittest.mock import patch

import aiohttp
import orjson
import yarl

from benchmarks.silent.calls import Call
from bot.conversation import Conversation
from bot.ids import PersonId
from bot.platforms.discord import DiscordPlatform
from bot.platforms.discord.ids import PLATFORM, person_id, room_id
from bot.words import Words

BOT: Final = {"id": "100", "username": "boneyard", "discriminator": "0", "avatar": None, "bot": True}
APPLICATION: Final = {
    "id": BOT["id"],
    "name": "boneyard",
    "description": "",
    "icon": None,
    "flags": 0,
    "verify_key": "",
    "summary": "",
    "bot_public": True,
    "bot_require_code_grant": False,
    "owner": BOT,
}
GUILD: Final = "200"
CHANNEL: Final = 300
EVERYTHING: Final = str((1 << 50) - 1)
"""All rights."""

_ARGUMENT: Final = {"play": "game"}
_PRIVATE: Final = 1000
"""The private chat with a user has this number and his."""
_NOWHERE: Final = Call("send", "0", "0")
_CHANGED: Final = 7
"""The kind of an answer to a press that changes the message with the button."""
_JSON: Final = {"content-type": "application/json", "Content-Type": "application/json"}
"""The library asks for the one, the bot for the other: those of a real answer are the same."""


@dataclass(frozen=True, slots=True)
class _Answer:
    """What the library needs of a response."""

    method: str
    url: yarl.URL
    body: str
    status: int = 200
    reason: str = "OK"

    @property
    def headers(self) -> Mapping[str, str]:
        return _JSON

    async def text(self, encoding: str = "utf-8") -> str:
        return self.body

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *error: object) -> None:
        """There is no connection to be given back."""


class SilentDiscord:
    """Takes every call."""

    name: Final = PLATFORM
    group: Final = str(CHANNEL)
    room: Final = room_id(CHANNEL)

    def __init__(self) -> None:
        self.calls: list[Call] = []
        self.answered = asyncio.Event()
        self.told: dict[str, Any] = {}
        self._numbers = count(1)
        self._pressed: dict[str, Call] = {}
        self._tell: Callable[[Any], None]

    def person(self, user: int) -> PersonId:
        return person_id(user)

    def private(self, user: int) -> str:
        return str(_PRIVATE + user)

    def says(self, user: int, name: str, command: str, about: str) -> None:
        options = [{"name": _ARGUMENT[command], "type": 3, "value": about}]
        data = {"id": "1", "name": command, "type": 1, "options": options}
        self._say(_interaction(self._number(), user, name, CHANNEL, 2) | {"data": data})

    def presses(self, user: int, name: str, on: Call, data: str) -> None:
        number = self._number()
        self._pressed[str(number)] = on
        self._say(pressed(number, user, name, on, data))

    def _say(self, interaction: dict[str, Any]) -> None:
        self.told = interaction
        self._tell(interaction)

    @asynccontextmanager
    async def logged_in(self, words: Words) -> AsyncIterator[DiscordPlatform]:
        platform = DiscordPlatform("silent", words)
        with self.there():
            await platform.log_in()
        try:
            yield platform
        finally:
            await platform.close()

    @asynccontextmanager
    async def serving(self, platform: DiscordPlatform, bot: Conversation) -> AsyncIterator[None]:
        """Without a gateway: what it would tell comes from here."""
        platform.client.conversation = bot
        self._tell = platform.client._connection.parsers["INTERACTION_CREATE"]
        yield
        await platform.client.in_hand.done()

    def _number(self) -> int:
        """A new number for a message or an interaction: of this moment, as Discord makes them."""
        return (int(time.time() * 1000) - 1_420_070_400_000 << 22) + next(self._numbers)

    @contextmanager
    def there(self) -> Iterator[None]:
        """Whoever logs in meanwhile reaches it from then on."""

        async def answer(session: aiohttp.ClientSession, method: str, url: str, **given: Any) -> _Answer:
            vars(session)["_request"] = partial(answer, session)
            body = orjson.dumps(self._answer(method, url.rpartition("/api/v10")[2], given))
            return _Answer(method, yarl.URL(url), body.decode())

        with patch.object(aiohttp.ClientSession, "_request", answer):
            yield

    def _answer(self, method: str, path: str, given: Mapping[str, Any]) -> object:
        match method, path.strip("/").split("/"):
            case "GET", ["users", "@me"]:
                return BOT
            case "GET", ["oauth2", "applications", "@me"]:
                return APPLICATION
            case "POST", ["users", "@me", "channels"]:
                user = orjson.loads(given["data"])["recipient_id"]
                return {"id": str(_PRIVATE + int(user)), "type": 1, "recipients": [_user(int(user), "Guest")]}
            case "POST", ["channels", chat, "messages"]:
                return self._put("send", chat, str(self._number()), given)
            case "PATCH", ["channels", chat, "messages", post]:
                return self._put("edit", chat, post, given)
            case "DELETE", ["channels", chat, "messages", post]:
                self.calls.append(Call("delete", chat, post))
            case "POST", ["webhooks", _, _]:
                return message(CHANNEL, self._number())
            case "POST", ["interactions", number, _token, "callback"]:
                self._answered(number, _payload(given["data"]))
                return {"interaction": {"id": number, "type": 3}}
        return {}

    def _answered(self, number: str, answer: dict[str, Any]) -> None:
        if answer["type"] == _CHANGED:
            on, data = self._pressed.pop(number, _NOWHERE), answer["data"]
            self.calls.append(Call("change", on.chat, on.post, _buttons(data), data))
        else:
            self.calls.append(Call("answer", "", given=answer))
        self.answered.set()

    def _put(self, does: str, chat: str, post: str, given: Mapping[str, Any]) -> object:
        data = _payload(given.get("data"))
        self.calls.append(Call(does, chat, post, _buttons(data), data))
        return message(int(chat), int(post))


def pressed(number: int, user: int, name: str, on: Call, data: str) -> dict[str, Any]:
    """An interaction as the gateway tells of it: somebody presses a button of a message."""
    row = [{"type": 2, "style": 2, "label": "6-4", "custom_id": one} for one in on.buttons or (data,)]
    rows = [{"type": 1, "components": row[at : at + 5]} for at in range(0, len(row), 5)]
    chat, post = int(on.chat), int(on.post)
    more = {
        "message": message(chat, post) | {"components": rows},
        "data": {"component_type": 2, "custom_id": data},
    }
    return _interaction(number, user, name, chat, 3) | more


def message(chat: int, post: int) -> dict[str, Any]:
    return {
        "id": str(post),
        "channel_id": str(chat),
        "author": BOT,
        "content": "6-4",
        "timestamp": "2026-11-21T12:00:00+00:00",
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": [],
        "embeds": [],
        "pinned": False,
        "type": 0,
        "components": [],
        "flags": 0,
    }


def _interaction(number: int, user: int, name: str, chat: int, kind: int) -> dict[str, Any]:
    shared: dict[str, Any] = {
        "id": str(number),
        "application_id": BOT["id"],
        "type": kind,
        "token": f"token{number}",
        "version": 1,
        "channel_id": str(chat),
        "locale": "en-US",
        "app_permissions": EVERYTHING,
        "entitlements": [],
        "authorizing_integration_owners": {"0": GUILD},
        "attachment_size_limit": 10_485_760,
    }
    if chat != CHANNEL:
        private = {"id": str(chat), "type": 1, "recipients": [BOT], "flags": 0}
        return shared | {"user": _user(user, name), "context": 1, "channel": private}
    member: dict[str, Any] = {
        "user": _user(user, name),
        "nick": None,
        "roles": [],
        "joined_at": "2026-11-21T12:00:00+00:00",
        "deaf": False,
        "mute": False,
        "flags": 0,
        "permissions": EVERYTHING,
    }
    channel = {
        "id": str(chat),
        "type": 0,
        "name": "dominoes",
        "position": 0,
        "flags": 0,
        "permissions": EVERYTHING,
    }
    return shared | {
        "member": member,
        "guild_id": GUILD,
        "guild": {"id": GUILD, "locale": "en-US", "features": []},
        "guild_locale": "en-US",
        "context": 0,
        "channel": channel,
    }


def _user(user: int, name: str) -> dict[str, Any]:
    return {"id": str(user), "username": name.lower(), "global_name": name, "discriminator": "0", "avatar": None}


def _payload(data: Any) -> dict[str, Any]:
    """The JSON of a request; beside a picture it is a field of a form."""
    if isinstance(data, aiohttp.FormData):
        # The library has no other way to look into a form.
        field = next(value for options, _, value in data._fields if options["name"] == "payload_json")
        data = field
    payload: dict[str, Any] = orjson.loads(data)
    return payload


def _buttons(data: Mapping[str, Any]) -> tuple[str, ...] | None:
    if "components" not in data:
        return None
    return tuple(
        button["custom_id"]
        for row in data["components"] or ()
        for button in row["components"]
        if "custom_id" in button
    )
