"""What there is to know and to choose beside the tables: games, settings, languages, help."""

from __future__ import annotations

from dataclasses import replace

from bot.data import Data
from bot.errors import Refused
from bot.ports import Screen, text
from bot.preferences import chosen
from bot.screens.info import (
    CHAT_CHOICES,
    games_screen,
    language_screen,
    settings_screen,
)
from bot.words import clean
from bot.world import Asking
from bot.zones import city


async def games(asking: Asking, args: str) -> None:
    """`/games`"""
    await asking.show(games_screen())


# --- Settings and languages -------------------------------------------------------------------------------


async def settings(asking: Asking, args: str) -> None:
    """`/settings`"""
    await asking.show(await _settings(asking))


async def _settings(asking: Asking) -> Screen:
    preferences = asking.world.preferences
    chat = None if asking.room.private else (await preferences.chat(asking.room.id)).choice
    here = "" if chat is None else city(chat.zone, asking.language)
    return settings_screen(chat, (await preferences.person(asking.person.id)).choice, here, asking.limits)


async def set_chat(asking: Asking, data: Data) -> None:
    """A setting of the chat, for those who run it."""
    if asking.room.private or data.about not in CHAT_CHOICES:
        raise Refused("bad-button")
    if not await asking.request.is_admin():
        raise Refused("only-admin")
    try:
        await asking.world.preferences.change_chat(
            asking.room.id, lambda chat: replace(chat, choice=chosen(chat.choice, data.about, data.arg))
        )
    except ValueError:
        raise Refused("bad-button") from None
    for table in await asking.world.tables.in_room(asking.room.id):
        asking.world.tables.on_change(table)
    await asking.refresh(await _settings(asking))


async def set_person(asking: Asking, data: Data) -> None:
    """A setting of one's own."""
    try:
        await asking.world.preferences.change_person(
            asking.person.id, lambda person: replace(person, choice=chosen(person.choice, data.about, data.arg))
        )
    except ValueError:
        raise Refused("bad-button") from None
    await asking.refresh(await _settings(asking))


async def language(asking: Asking, args: str) -> None:
    """`/language [me|chat] [code]`"""
    words = args.lower().split()
    if not words:
        await asking.show(await _languages(asking))
        return
    whose = words[0] if words[0] in ("me", "chat") else "me"
    code = words[-1]
    await _set_language(asking, whose, code)


async def language_button(asking: Asking, data: Data) -> None:
    await _set_language(asking, data.about, data.arg)


async def _languages(asking: Asking) -> Screen:
    preferences = asking.world.preferences
    here = None if asking.room.private else await preferences.language_of_room(asking.room.id)
    mine = await preferences.language_of_person(asking.person.id, asking.room.id)
    return language_screen(asking.world.words.languages, mine, here, asking.limits)


async def _set_language(asking: Asking, whose: str, code: str) -> None:
    world = asking.world
    if code not in world.words.languages:
        known = (text("name-with-id", name=text(f"language-name-{one}"), id=one) for one in world.words.languages)
        raise Refused("no-such-language", language=clean(code), languages=tuple(known))
    if whose == "chat" and not asking.room.private:
        if not await asking.request.is_admin():
            raise Refused("only-admin")
        await world.preferences.change_chat(asking.room.id, lambda chat: replace(chat, language=code))
    else:
        await world.preferences.change_person(asking.person.id, lambda person: replace(person, language=code))
        if asking.room.private:  # alone with the bot, the chat is his own
            await world.preferences.change_chat(asking.room.id, lambda chat: replace(chat, language=code))
    for table in (*await world.tables.in_room(asking.room.id), *await world.tables.of_person(asking.person.id)):
        world.tables.on_change(table)
    spoken = await world.preferences.language_of_person(asking.person.id, asking.room.id)
    await replace(asking, language=spoken).refresh(await _languages(asking))


# --- The bot itself ---------------------------------------------------------------------------------------


async def doctor(asking: Asking, args: str) -> None:
    """`/doctor`: whether the bot can do its work here, and what to change if not."""
    found = await asking.world.port(asking.room.id).examine(asking.room)
    await asking.show(Screen((text("doctor-head"), *found)))
