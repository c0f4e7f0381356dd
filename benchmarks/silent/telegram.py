"""Telegram without a wire: a request backend of the library that answers everything at once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from itertools import count
from typing import Any, Final
from unittest.mock import patch

import orjson
from telegram.request import BaseRequest, RequestData

from benchmarks.silent.calls import Call
from bot.conversation import Conversation
from bot.ids import PersonId
from bot.platforms.telegram import TelegramPlatform
from bot.platforms.telegram.ids import PLATFORM, Place, person_id
from bot.words import Words

TOKEN: Final = "123456:silent"
BOT: Final = {"id": 123456, "is_bot": True, "first_name": "Boneyard", "username": "boneyard_bot"}
GROUP: Final = -1001000000001
CLUB: Final = {"id": GROUP, "type": "supergroup", "title": "The club"}

_DOES: Final = {
    "sendMessage": "send",
    "sendPhoto": "send",
    "editMessageText": "edit",
    "editMessageCaption": "edit",
    "editMessageMedia": "edit",
    "deleteMessage": "delete",
    "answerCallbackQuery": "answer",
}


class SilentTelegram(BaseRequest):
    """Takes every call, and tells of the updates that are put in."""

    name: Final = PLATFORM
    group: Final = str(GROUP)
    room: Final = Place(GROUP).room

    def __init__(self) -> None:
        self.calls: list[Call] = []
        self.answered = asyncio.Event()
        self.told: dict[str, Any] = {}
        self._updates: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._posts = count(1)
        self._numbers = count(1)

    # --- what the library asks ------------------------------------------------------------------------------

    @property
    def read_timeout(self) -> float:
        return 1.0

    async def initialize(self) -> None:
        """There is nothing to open."""

    async def shutdown(self) -> None:
        """There is nothing to close."""

    async def do_request(
        self, url: str, method: str, request_data: RequestData | None = None, *timeouts: Any, **more: Any
    ) -> tuple[int, bytes]:
        name = url.rpartition("/")[2]
        given = {} if request_data is None else request_data.json_parameters
        if name == "getUpdates":
            return _answer(await self._told() if int(given.get("timeout", 0)) else [])
        if name == "deleteEphemeralMessage":
            return 404, b'{"ok":false,"error_code":404,"description":"Not Found"}'
        if name == "getMe":
            return _answer(BOT)
        does = _DOES.get(name, name)
        if does == "answer":
            self.calls.append(Call(does, "", given=(name, given)))
            self.answered.set()
            return _answer(True)
        if name == "deleteMessages":
            numbers = orjson.loads(given["message_ids"])
            self.calls.append(Call("delete", given["chat_id"], str(numbers[0]), given=(name, given)))
            return _answer(True)
        if "message_id" in given or does == "send":
            post = given.get("message_id") or str(next(self._posts))
            self.calls.append(Call(does, given["chat_id"], post, _buttons(given), (name, given)))
            if does != "delete":
                return _answer({"message_id": int(post), "date": 0, "chat": _chat(int(given["chat_id"]))})
        return _answer(True)

    async def _told(self) -> list[dict[str, Any]]:
        told = [await self._updates.get()]
        with suppress(asyncio.QueueEmpty):
            while True:
                told.append(self._updates.get_nowait())
        return told

    # --- what people do -------------------------------------------------------------------------------------

    def person(self, user: int) -> PersonId:
        return person_id(user)

    def private(self, user: int) -> str:
        return str(user)

    def says(self, user: int, name: str, command: str, about: str) -> None:
        words = f"/{command} {about}"
        message = {
            **self._message(GROUP, next(self._posts)),
            "from": _user(user, name),
            "text": words,
            "entities": [{"type": "bot_command", "offset": 0, "length": len(command) + 1}],
        }
        self._tell(message=message)

    def presses(self, user: int, name: str, on: Call, data: str) -> None:
        query = {
            "id": str(next(self._numbers)),
            "from": _user(user, name),
            "message": self._message(int(on.chat), int(on.post)) | {"from": BOT, "text": "6-4"},
            "chat_instance": "1",
            "data": data,
        }
        self._tell(callback_query=query)

    @asynccontextmanager
    async def logged_in(self, words: Words) -> AsyncIterator[TelegramPlatform]:
        with patch("bot.platforms.telegram.platform._connections", lambda *_: self):
            platform = TelegramPlatform(TOKEN, words)
        await platform.log_in()
        try:
            yield platform
        finally:
            await platform.close()

    @asynccontextmanager
    async def serving(self, platform: TelegramPlatform, bot: Conversation) -> AsyncIterator[None]:
        serving = asyncio.create_task(platform.serve(bot))
        try:
            yield
        finally:
            await platform.hush()
            await serving

    def _message(self, chat: int, number: int) -> dict[str, Any]:
        return {"message_id": number, "date": 1, "chat": _chat(chat)}

    def _tell(self, **update: Any) -> None:
        self.tell({"update_id": next(self._numbers), **update})

    def tell(self, update: dict[str, Any]) -> None:
        """Let the library be told of an update."""
        self.told = update
        self._updates.put_nowait(update)


def _answer(result: object) -> tuple[int, bytes]:
    return 200, orjson.dumps({"ok": True, "result": result})


def _chat(chat: int) -> dict[str, Any]:
    return CLUB if chat < 0 else {"id": chat, "type": "private", "first_name": "Guest"}


def _user(user: int, name: str) -> dict[str, Any]:
    return {"id": user, "is_bot": False, "first_name": name, "language_code": "en"}


def _buttons(given: dict[str, Any]) -> tuple[str, ...] | None:
    if "reply_markup" not in given:
        return ()
    rows = orjson.loads(given["reply_markup"])["inline_keyboard"]
    return tuple(button["callback_data"] for row in rows for button in row if "callback_data" in button)
