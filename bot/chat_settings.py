"""`/settings` and `/language`: what a chat and a person choose for themselves."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from dataclasses import replace
from itertools import product

from babel import Locale

from bot.asking import Asking
from bot.chats.choices import chosen
from bot.chats.preferences import ChatSettings
from bot.chats.zones import city
from bot.data import Data
from bot.errors import Refused
from bot.evenings import notices, zoning
from bot.ids import RoomId
from bot.messages import Screen, Text, Typed, text
from bot.screens.info import CHAT_CHOICES, language_screen, settings_screen
from bot.vocabulary import called
from bot.words import Words
from bot.world import World
from engine.spelling import plain


async def settings(asking: Asking, args: str) -> None:
    """`/settings [city]`: all settings, or the time zone of that city for the chat."""
    if args:
        await zoning.choose_by_name(asking, args)
    else:
        await asking.show(await _settings(asking, admin=await _runs_chat(asking)))


async def _runs_chat(asking: Asking) -> bool:
    return not asking.room.private and await asking.request.is_admin()


async def _settings(asking: Asking, *, admin: bool) -> Screen:
    preferences = asking.world.preferences
    chat = None if asking.room.private else (await preferences.chat(asking.room.id)).choice
    here = "" if chat is None else city(chat.zone, asking.language)
    person = None if asking.person.masked else (await preferences.person(asking.person.id)).choice
    return settings_screen(chat, person, here, asking.limits, admin=admin)


async def set_chat(asking: Asking, data: Data) -> None:
    """A setting of the chat, for those who run it."""
    if asking.room.private or data.about not in CHAT_CHOICES:
        raise Refused("bad-button")
    await asking.check_runs_chat()
    try:
        await change_chat(
            asking.world,
            asking.room.id,
            lambda chat: replace(chat, choice=chosen(chat.choice, data.about, data.arg)),
        )
    except ValueError:
        raise Refused("bad-button") from None
    await asking.refresh(await _settings(asking, admin=True))


async def change_chat(world: World, room: RoomId, change: Callable[[ChatSettings], ChatSettings]) -> None:
    """Change the settings of a chat, and with them what is shown there and the time of whose turn it is."""
    clock = (await world.preferences.chat(room)).choice.clock
    await world.preferences.change_chat(room, change)
    retimed = (await world.preferences.chat(room)).choice.clock is not clock
    for table in await world.tables.in_room(room):
        if retimed:
            async with world.tables.changing(table.id) as held:
                await world.actions.retime(held)
        world.show_again(table)
    await notices.show_again(world, room)


async def set_person(asking: Asking, data: Data) -> None:
    """A setting of one's own."""
    asking.check_known()
    try:
        await asking.world.preferences.change_person(
            asking.person.id, lambda person: replace(person, choice=chosen(person.choice, data.about, data.arg))
        )
    except ValueError:
        raise Refused("bad-button") from None
    await settings_button(asking, data)


async def settings_button(asking: Asking, data: Data) -> None:
    """*All settings*: as they are now."""
    await asking.refresh(await _settings(asking, admin=await _runs_chat(asking)))


async def language(asking: Asking, args: str) -> None:
    """`/language [me|chat] [language]`, in any order; without a language, what there is to choose."""
    whose, written = await asyncio.to_thread(_understood, asking.world.words, args)
    if written:
        await _set_language(asking, whose, written)
    else:
        await asking.show(await _languages(asking))


def _understood(words: Words, args: str) -> tuple[str, str]:
    """For whom a language is to be, and its code; what is none stays as it was written, be it nothing."""
    whose, said = "me", args.split()
    for place in (0, -1):
        named = called(words, WHOSE, _whose, said[place]) if said else None
        if named is not None:
            whose = named
            said.pop(place)
    written = " ".join(said)
    if not written:
        return whose, ""
    code = called(words, words.languages, _name, written) or _called_elsewhere(words.languages, written)
    return whose, code or written


WHOSE = ("me", "chat")


def _whose(word: str) -> Text:
    return text(f"language-word-{word}")


def _name(code: str) -> Text:
    return text(f"language-name-{code}")


def _called_elsewhere(languages: Collection[str], written: str) -> str | None:
    """The language that is called so by those of another one."""
    wanted = plain(written)
    for code, theirs in product(languages, repeat=2):
        name = Locale.parse(code).get_language_name(theirs)
        if name is not None and plain(name) == wanted:
            return code
    return None


async def language_button(asking: Asking, data: Data) -> None:
    """A language that was chosen: for oneself or for the chat, as the button says."""
    await _set_language(asking, data.about, data.arg)


async def _languages(asking: Asking) -> Screen:
    languages = asking.world.languages
    here = None if asking.room.private else await languages.of_room(asking.room.id)
    mine = await languages.of_person(asking.person.id, asking.room.id)
    return language_screen(asking.world.words.languages, mine, here, asking.limits, admin=await _runs_chat(asking))


async def _set_language(asking: Asking, whose: str, code: str) -> None:
    world = asking.world
    if code not in world.words.languages:
        known = (text("name-with-id", name=_name(one), id=one) for one in world.words.languages)
        raise Refused("no-such-language", language=Typed(code), languages=tuple(known))
    if whose == "chat" and not asking.room.private:
        await asking.check_runs_chat()
        await change_chat(world, asking.room.id, lambda chat: replace(chat, language=code))
    else:
        asking.check_known()
        await world.preferences.change_person(asking.person.id, lambda person: replace(person, language=code))
        of_room, own = await world.tables.in_room(asking.room.id), await world.tables.of_person(asking.person.id)
        world.show_again(*of_room, *own)
        await notices.show_again(world, asking.room.id)
    spoken = await world.languages.of_person(asking.person.id, asking.room.id)
    await replace(asking, language=spoken).refresh(await _languages(asking))
