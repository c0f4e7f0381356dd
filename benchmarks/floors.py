"""The libraries alone: the same press is read and the same calls are made by hand, with nothing around them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, Protocol

import discord
import orjson
from telegram import Bot, InlineKeyboardButton, InlineKeyboardMarkup, LinkPreviewOptions, MessageEntity

from benchmarks.silent.calls import Call
from benchmarks.silent.discord import SilentDiscord
from benchmarks.silent.telegram import TOKEN, SilentTelegram

Plain = Any
"""What a call needs, as numbers, texts and lists of them."""


class Floor(Protocol):
    """A library that makes the calls of a move."""

    async def move(self, told: dict[str, Any], calls: Sequence[Call]) -> float:
        """Read what was told, answer it and make these calls; gives the seconds of the processor."""


# --- Telegram ---------------------------------------------------------------------------------------------


class _TelegramFloor:
    def __init__(self, bot: Bot, backend: SilentTelegram) -> None:
        self._bot = bot
        self._backend = backend

    async def move(self, told: dict[str, Any], calls: Sequence[Call]) -> float:
        plain = [_of_telegram(call) for call in calls]
        begun = time.process_time()
        self._backend.tell(told)
        (update,) = await self._bot.get_updates(timeout=30)
        assert update.callback_query is not None
        for does, chat, post, numbers, text, entities, rows in plain:
            marks = [MessageEntity(*entity) for entity in entities]
            buttons = [[InlineKeyboardButton(label, callback_data=data) for label, data in row] for row in rows]
            keyboard = InlineKeyboardMarkup(buttons) if buttons else None
            no_preview = LinkPreviewOptions(is_disabled=True)
            match does:
                case "answerCallbackQuery":
                    await update.callback_query.answer()
                case "sendMessage":
                    await self._bot.send_message(
                        chat,
                        text,
                        entities=marks,
                        reply_markup=keyboard,
                        link_preview_options=no_preview,
                        disable_notification=True,
                        protect_content=True,
                    )
                case "editMessageText":
                    await self._bot.edit_message_text(
                        text, chat, post, entities=marks, reply_markup=keyboard, link_preview_options=no_preview
                    )
                case "deleteMessage":
                    await self._bot.delete_message(chat, post)
                case "deleteMessages":
                    await self._bot.delete_messages(chat, numbers)
                case _:
                    raise ValueError(does)
        return time.process_time() - begun


def _of_telegram(call: Call) -> Plain:
    name, given = call.given
    entities = [(one["type"], one["offset"], one["length"]) for one in orjson.loads(given.get("entities", "[]"))]
    keyboard = orjson.loads(given.get("reply_markup", '{"inline_keyboard":[]}'))["inline_keyboard"]
    rows = [[(button["text"], button["callback_data"]) for button in row] for row in keyboard]
    numbers = orjson.loads(given.get("message_ids", "[]"))
    return name, int(call.chat or 0), int(call.post or 0), numbers, given.get("text", ""), entities, rows


@asynccontextmanager
async def telegram_floor() -> AsyncIterator[Floor]:
    backend = SilentTelegram()
    async with Bot(TOKEN, request=backend, get_updates_request=backend) as bot:
        yield _TelegramFloor(bot, backend)


# --- Discord ----------------------------------------------------------------------------------------------


class _DiscordFloor(discord.Client):
    """A client to which the gateway tells of the press."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents.none(), max_messages=None)
        self._plain: list[Plain] = []
        self._made = asyncio.Event()

    async def move(self, told: dict[str, Any], calls: Sequence[Call]) -> float:
        self._plain = [_of_discord(call) for call in calls]
        self._made.clear()
        begun = time.process_time()
        data: Any = told  # as the gateway writes it
        self._connection.parse_interaction_create(data)
        await self._made.wait()
        return time.process_time() - begun

    async def on_interaction(self, interaction: discord.Interaction[discord.Client]) -> None:
        for does, chat, post, text, rows in self._plain:
            channel = self.get_partial_messageable(chat)
            view = _view(rows)
            nobody = discord.AllowedMentions.none()
            match does:
                case "answer":
                    await interaction.response.defer()
                case "change":
                    await interaction.response.edit_message(content=text, view=view, allowed_mentions=nobody)
                case "send":
                    await channel.send(
                        text,
                        allowed_mentions=nobody,
                        suppress_embeds=True,
                        view=view or discord.utils.MISSING,
                    )
                case "edit":
                    message = channel.get_partial_message(post)
                    await message.edit(content=text, view=view, allowed_mentions=nobody)
                case "delete":
                    await channel.get_partial_message(post).delete()
                case _:
                    raise ValueError(does)
        self._made.set()


def _view(rows: Sequence[Sequence[tuple[str, str]]]) -> discord.ui.View | None:
    if not rows:
        return None
    view = discord.ui.View(timeout=None)
    for number, row in enumerate(rows):
        for label, data in row:
            view.add_item(discord.ui.Button(label=label, custom_id=data, row=number))
    view.stop()
    return view


def _of_discord(call: Call) -> Plain:
    given = call.given or {}
    rows = [
        [(button["label"], button["custom_id"]) for button in row["components"]]
        for row in given.get("components") or ()
    ]
    return call.does, int(call.chat or 0), int(call.post or 0), given.get("content", ""), rows


@asynccontextmanager
async def discord_floor() -> AsyncIterator[Floor]:
    async with _DiscordFloor() as client:
        with SilentDiscord().there():
            await client.login("silent")
        yield client
