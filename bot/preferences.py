"""What chats and persons have chosen: language, clock, pictures; typed, with the choices that there are.

Stored as JSON beside the chat or the person. What is not there has its default, and what is there but unknown
is ignored, so that an older program can read what a newer one wrote.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, fields, replace
from datetime import date, timedelta
from enum import StrEnum
from typing import Any, TypeVar

import orjson

from bot.pictures.scene import Theme
from bot.ports import Person, Room
from bot.words import Words, clean
from storage import chats, people
from storage.database import Database


class Pace(StrEnum):
    """The turn clock of a chat."""

    OFF = "off"
    FAST = "45s"
    USUAL = "3m"
    HOUR = "1h"
    DAY = "1d"

    @property
    def time(self) -> timedelta | None:
        """The time for one turn; None without a clock."""
        return _TIMES[self]


_TIMES = {
    Pace.OFF: None,
    Pace.FAST: timedelta(seconds=45),
    Pace.USUAL: timedelta(minutes=3),
    Pace.HOUR: timedelta(hours=1),
    Pace.DAY: timedelta(days=1),
}


class Layout(StrEnum):
    """How the table is shown."""

    PICTURE = "picture"
    TEXT = "text"


class Single(StrEnum):
    """Whether a single legal move is left to its player, or plays itself: a pass alone, or any. Unless he says
    otherwise a pass does: there is nothing to choose, and the chat is spared a change."""

    ASK = "ask"
    PASS = "pass"
    PLAY = "play"


@dataclass(frozen=True, slots=True)
class ChatChoice:
    """The settings of a chat."""

    clock: Pace = Pace.USUAL
    layout: Layout = Layout.PICTURE
    theme: Theme = Theme.DARK
    season: str = ""
    """The day on which the season began, as `2026-09-01`; empty: none has begun."""

    def without_pictures(self) -> ChatChoice:
        """The same for a platform that shows none."""
        return replace(self, layout=Layout.TEXT)


@dataclass(frozen=True, slots=True)
class PersonChoice:
    """The settings of a person."""

    single: Single = Single.PASS


Choice = TypeVar("Choice", ChatChoice, PersonChoice)


@dataclass(frozen=True, slots=True)
class ChatSettings:
    """A chat as the conversation needs it: its language (None: nobody has chosen one) and its settings."""

    title: str
    language: str | None
    choice: ChatChoice


@dataclass(frozen=True, slots=True)
class PersonSettings:
    """A person as the conversation needs him."""

    name: str
    language: str | None
    choice: PersonChoice


class Preferences:
    """Reads and writes settings; what was read is kept, because every screen asks for it."""

    def __init__(self, database: Database, words: Words, default_language: str) -> None:
        self._database = database
        self._words = words
        self._default = default_language
        self._chats: dict[str, ChatSettings] = {}
        self._people: dict[str, PersonSettings] = {}
        self._guesses: dict[str, str] = {}

    async def meet(self, person: Person, room: Room) -> None:
        """Make sure that who speaks and where he speaks are known, under their present names."""
        name, title = clean(person.name), clean(room.title) if room.title else ""
        known, place = await self.person(person.id), await self.chat(room.id)
        units = []
        if known.name != name:
            units.append(people.remember(person.id, name))
            self._people[person.id] = replace(known, name=name)
        if place.title != title or room.id not in self._guesses:
            units.append(chats.remember(room.id, title))
            self._chats[room.id] = replace(place, title=title)
        self._guesses[person.id] = person.language
        self._guesses[room.id] = room.language or (person.language if room.private else "")
        if units:
            await self._database.write(*units)

    async def chat(self, room: str) -> ChatSettings:
        if room not in self._chats:
            row = await chats.get(self._database, room)
            if row is None:
                return ChatSettings("", None, ChatChoice())
            self._chats[room] = ChatSettings(row.title, row.language, _read(ChatChoice, row.settings))
        return self._chats[room]

    async def person(self, person: str) -> PersonSettings:
        if person not in self._people:
            row = await people.get(self._database, person)
            if row is None:
                return PersonSettings("", None, PersonChoice())
            self._people[person] = PersonSettings(row.name, row.language, _read(PersonChoice, row.settings))
        return self._people[person]

    def forget_rooms(self, *rooms: str) -> None:
        """What was read of these rooms holds no longer."""
        for room in rooms:
            self._chats.pop(room, None)

    def forget_person(self, person: str) -> None:
        """Nothing is known of this person any more, nor of his own chat, which has his id."""
        self._people.pop(person, None)
        self._guesses.pop(person, None)
        self.forget_rooms(person)

    async def set_chat(self, room: str, *, language: str | None, choice: ChatChoice) -> None:
        known = await self.chat(room)
        await self._database.write(chats.configure(room, language=language, settings=_write(choice)))
        self._chats[room] = replace(known, language=language, choice=choice)

    async def set_person(self, person: str, *, language: str | None, choice: PersonChoice) -> None:
        known = await self.person(person)
        await self._database.write(people.configure(person, language=language, settings=_write(choice)))
        self._people[person] = replace(known, language=language, choice=choice)

    async def language_of_room(self, room: str) -> str:
        """The language of what everybody in a room reads: the one it chose, or the platform's guess."""
        chosen = (await self.chat(room)).language
        return self._words.known(chosen, self._guesses.get(room), self._default)

    async def language_of_person(self, person: str, room: str | None = None) -> str:
        """The language of what he alone reads: his choice, his platform's word, or else the room's."""
        chosen = (await self.person(person)).language
        chat = (await self.chat(room)).language if room else None
        return self._words.known(chosen, self._guesses.get(person), chat, self._default)


def _read(kind: type[Choice], stored: str) -> Choice:
    choice = kind()
    for name, value in orjson.loads(stored).items():
        with suppress(ValueError):
            choice = chosen(choice, name, value)
    return choice


def chosen(choice: Choice, name: str, value: str) -> Choice:
    """The settings with one of them changed; ValueError if there is no such setting or value."""
    if name not in {f.name for f in fields(choice)}:
        raise ValueError(f"no setting {name}")
    if name == "season" and value:
        date.fromisoformat(value)
    kind: type[str] = type(getattr(choice, name))
    changes: dict[str, Any] = {name: kind(value)}
    return replace(choice, **changes)


def _write(choice: ChatChoice | PersonChoice) -> str:
    return orjson.dumps({f.name: str(getattr(choice, f.name)) for f in fields(choice)}).decode()
