"""What is kept of chats and people: their names, the languages that they have chosen, their settings."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from datetime import tzinfo
from weakref import WeakValueDictionary

from bot.chats.choices import ChatChoice, PersonChoice, read, write
from bot.chats.localtime import zone_of
from bot.cleaning import clean
from bot.memory import Memory
from bot.ports import Person, Room
from storage import chats, people
from storage.changes import Unit
from storage.database import Database


@dataclass(frozen=True, slots=True)
class ChatSettings:
    """A chat as the conversation needs it: its language (None: nobody has chosen one), its settings, and the
    language that its platform names (None: none)."""

    title: str
    language: str | None
    choice: ChatChoice
    spoken: str | None = None


@dataclass(frozen=True, slots=True)
class PersonSettings:
    """A person as the conversation needs him."""

    name: str
    language: str | None
    choice: PersonChoice
    spoken: str | None = None


KEPT = 20_000
"""Chats, and people, of whom it is kept in memory what they have chosen. Who was not asked for the longest time is
read again."""

Alongside = Callable[[str, ChatChoice], Awaitable[Sequence[Unit]]]
"""What is saved together with what a chat has chosen: a chat's appointments follow from its settings."""


async def _nothing(_room: str, _choice: ChatChoice) -> Sequence[Unit]:
    return ()


class Preferences:
    """Reads and writes settings; what was read is kept, because every screen asks for it."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._chats: Memory[str, ChatSettings] = Memory(KEPT)
        self._people: Memory[str, PersonSettings] = Memory(KEPT)
        # A lock lives as long as somebody holds it or waits for it.
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.alongside: Alongside = _nothing

    async def meet(self, person: Person, room: Room) -> None:
        """Make sure that who speaks and where he speaks are known, under their present names and with the
        languages that the platform names. It does not name that of a person on every occasion: then what it said
        before holds. That of a group it always names, if there is one."""
        known, place = await self.person(person.id), await self.chat(room.id)
        name, spoken = clean(person.name), person.language or known.spoken
        title = clean(room.title) if room.title else ""
        there = room.language or ((person.language or place.spoken) if room.private else None)
        units = []
        if (known.name, known.spoken) != (name, spoken):
            units.append(people.remember(person.id, name, spoken))
        # One without a title looks like one without a row.
        if (place.title, place.spoken) != (title, there) or room.id not in self._chats:
            units.append(chats.remember(room.id, title, there))
        if units:
            await self._database.write(*units)
            # Read again: something else may have been chosen meanwhile.
            self._people.note(person.id, replace(await self.person(person.id), name=name, spoken=spoken))
            self._chats.note(room.id, replace(await self.chat(room.id), title=title, spoken=there))

    async def chat(self, room: str) -> ChatSettings:
        """What is kept of a chat; the defaults if it is not known."""
        known = self._chats.get(room)
        if known is not None:
            return known
        found = await self._saved_chat(room)
        # If somebody has changed it meanwhile, memory has what is newer.
        return ChatSettings("", None, ChatChoice()) if found is None else self._chats.setdefault(room, found)

    async def _saved_chat(self, room: str) -> ChatSettings | None:
        row = await chats.get(self._database, room)
        if row is None:
            return None
        return ChatSettings(row.title, row.language, read(ChatChoice, row.settings), row.spoken)

    async def chat_anew(self, room: str) -> ChatSettings:
        """The same, with what it has chosen by way of another process since it was read."""
        async with self._lock(room):
            return await self._chat_anew(room)

    async def _chat_anew(self, room: str) -> ChatSettings:
        saved, known = await self._saved_chat(room), await self.chat(room)
        if saved is not None:
            known = replace(known, language=saved.language, choice=saved.choice)
            self._chats.note(room, known)
        return known

    async def zone(self, room: str) -> tzinfo:
        """By whose days and times a chat goes."""
        return zone_of((await self.chat(room)).choice.zone)

    async def person(self, person: str) -> PersonSettings:
        """What is kept of a person, or of a private chat, which has his id; the defaults if he is not known."""
        known = self._people.get(person)
        if known is not None:
            return known
        # Also that a group is nobody, which every screen asks.
        return self._people.setdefault(person, await self._saved_person(person))

    async def _saved_person(self, person: str) -> PersonSettings:
        row = await people.get(self._database, person)
        if row is None:
            return PersonSettings("", None, PersonChoice())
        return PersonSettings(row.name, row.language, read(PersonChoice, row.settings), row.spoken)

    def forget_rooms(self, *rooms: str) -> None:
        """What was read of these rooms holds no longer."""
        for room in rooms:
            self._chats.forget(room)

    def forget_person(self, person: str) -> None:
        """Nothing is known of this person any more, nor of his own chat, which has his id."""
        self._people.forget(person)
        self.forget_rooms(person)

    async def change_chat(self, room: str, change: Callable[[ChatSettings], ChatSettings]) -> None:
        """Change what a chat has chosen; `change` may refuse. Of several who do so at once, or by way of several
        processes, each changes what the one before him has left."""
        async with self._lock(room):
            wanted = change(await self._chat_anew(room))
            units = await self.alongside(room, wanted.choice)
            settings = chats.configure(room, language=wanted.language, settings=write(wanted.choice))
            await self._database.write(settings, *units)
            # What the platform says may be another thing by now.
            known = await self.chat(room)
            self._chats.note(room, replace(known, language=wanted.language, choice=wanted.choice))

    async def change_person(self, person: str, change: Callable[[PersonSettings], PersonSettings]) -> None:
        """Change what a person has chosen; `change` may refuse. Of several at once one follows the other."""
        async with self._lock(person):
            wanted = change(await self._saved_person(person))
            settings = people.configure(person, language=wanted.language, settings=write(wanted.choice))
            await self._database.write(settings)
            known = await self.person(person)
            self._people.note(person, replace(known, language=wanted.language, choice=wanted.choice))

    def _lock(self, whose: str) -> asyncio.Lock:
        return self._locks.setdefault(whose, asyncio.Lock())
