"""What chats and persons have chosen: language, clock, pictures; typed, with the choices that there are.

Stored as JSON beside the chat or the person. What is not there has its default, and what is there but unknown
is ignored, so that an older program can read what a newer one wrote.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, fields, replace
from datetime import timedelta, tzinfo
from enum import StrEnum
from typing import Any, TypeVar
from weakref import WeakValueDictionary

import orjson

from bot.localtime import EVERY_DAY, WEEKDAYS, calendar_day, clock_time, zone_of
from bot.memory import Memory
from bot.pictures.scene import Theme
from bot.ports import Person, Room
from bot.words import Words, clean
from bot.zones import UTC_NAME, is_zone
from storage import chats, matches, people
from storage.changes import Unit
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


class Days(StrEnum):
    """On which days a chat is reminded."""

    WEEKDAYS = "weekdays"
    DAILY = "daily"

    @property
    def numbers(self) -> frozenset[int]:
        """The days of the week, Monday is 0."""
        return EVERY_DAY if self is Days.DAILY else WEEKDAYS


class Summary(StrEnum):
    """Whether a chat is told on Mondays what was played in the week before."""

    OFF = "off"
    ON = "on"


@dataclass(frozen=True, slots=True)
class ChatChoice:
    """The settings of a chat."""

    clock: Pace = Pace.USUAL
    layout: Layout = Layout.PICTURE
    theme: Theme = Theme.DARK
    season: str = ""
    """The day on which the season began, as `2026-09-01`; empty: none has begun."""
    zone: str = UTC_NAME
    """Whose days and times it goes by: the name of a time zone."""
    remind: str = ""
    """When it is asked who plays, as `12:30`; empty: never."""
    days: Days = Days.WEEKDAYS
    summary: Summary = Summary.OFF

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


KEPT = 20_000
"""Chats, and people, of whom it is kept in memory what they have chosen. Who was not asked for the longest time is
read again; which language his platform says that he speaks, it says again when he does something."""

Alongside = Callable[[str, ChatChoice], Awaitable[Sequence[Unit]]]
"""What is saved together with what a chat has chosen: a chat's appointments follow from its settings."""


async def _nothing(_room: str, _choice: ChatChoice) -> Sequence[Unit]:
    return ()


class Preferences:
    """Reads and writes settings; what was read is kept, because every screen asks for it."""

    def __init__(self, database: Database, words: Words, default_language: str) -> None:
        self._database = database
        self._words = words
        self._default = default_language
        self._chats: Memory[str, ChatSettings] = Memory(KEPT)
        self._people: Memory[str, PersonSettings] = Memory(KEPT)
        self._guesses: Memory[str, str] = Memory(2 * KEPT)
        self._met: Memory[str, str] = Memory(KEPT)
        """In which room, other than his own, somebody spoke last."""
        # A lock lives as long as somebody holds it or waits for it.
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.alongside: Alongside = _nothing

    async def meet(self, person: Person, room: Room) -> None:
        """Make sure that who speaks and where he speaks are known, under their present names."""
        name, title = clean(person.name), clean(room.title) if room.title else ""
        known, place = await self.person(person.id), await self.chat(room.id)
        units = []
        if known.name != name:
            units.append(people.remember(person.id, name))
        if place.title != title or room.id not in self._chats:  # one without a title looks like one without a row
            units.append(chats.remember(room.id, title))
        if units:
            await self._database.write(*units)
            # Read again: something else may have been chosen meanwhile.
            self._people.note(person.id, replace(await self.person(person.id), name=name))
            self._chats.note(room.id, replace(await self.chat(room.id), title=title))
        self.hear(person)
        if not room.private:
            self._met.note(person.id, room.id)
        self._guess(room.id, room.language or (person.language if room.private else ""))

    def hear(self, person: Person) -> None:
        """Note which language the platform says that somebody speaks."""
        self._guess(person.id, person.language)

    def _guess(self, whose: str, language: str) -> None:
        """A platform does not say it on every occasion: then what it said before holds."""
        if language:
            self._guesses.note(whose, language)

    async def chat(self, room: str) -> ChatSettings:
        known = self._chats.get(room)
        if known is not None:
            return known
        row = await chats.get(self._database, room)
        if row is None:
            return ChatSettings("", None, ChatChoice())
        # If somebody has changed it meanwhile, memory has what is newer.
        return self._chats.setdefault(room, ChatSettings(row.title, row.language, _read(ChatChoice, row.settings)))

    async def zone(self, room: str) -> tzinfo:
        """By whose days and times a chat goes."""
        return zone_of((await self.chat(room)).choice.zone)

    async def person(self, person: str) -> PersonSettings:
        known = self._people.get(person)
        if known is not None:
            return known
        row = await people.get(self._database, person)
        if row is None:
            return PersonSettings("", None, PersonChoice())
        return self._people.setdefault(
            person, PersonSettings(row.name, row.language, _read(PersonChoice, row.settings))
        )

    def forget_rooms(self, *rooms: str) -> None:
        """What was read of these rooms holds no longer."""
        for room in rooms:
            self._chats.forget(room)

    def forget_person(self, person: str) -> None:
        """Nothing is known of this person any more, nor of his own chat, which has his id."""
        self._people.forget(person)
        self._guesses.forget(person)
        self._met.forget(person)
        self.forget_rooms(person)

    async def change_chat(self, room: str, change: Callable[[ChatSettings], ChatSettings]) -> None:
        """Change what a chat has chosen; `change` may refuse. Of several who do so at once each changes what the
        one before him has left."""
        async with self._lock(room):
            wanted = change(await self.chat(room))
            units = await self.alongside(room, wanted.choice)
            settings = chats.configure(room, language=wanted.language, settings=_write(wanted.choice))
            await self._database.write(settings, *units)
            self._chats.note(room, wanted)

    async def change_person(self, person: str, change: Callable[[PersonSettings], PersonSettings]) -> None:
        """The same for what a person has chosen."""
        async with self._lock(person):
            wanted = change(await self.person(person))
            settings = people.configure(person, language=wanted.language, settings=_write(wanted.choice))
            await self._database.write(settings)
            self._people.note(person, wanted)

    def _lock(self, whose: str) -> asyncio.Lock:
        return self._locks.setdefault(whose, asyncio.Lock())

    async def language_of_room(self, room: str) -> str:
        """The language of what everybody in a room reads: the one it chose, or the platform's guess."""
        chosen = (await self.chat(room)).language
        return self._words.known(chosen, self._guesses.get(room), self._default)

    async def language_of_person(self, person: str, room: str | None = None) -> str:
        """The language of what he alone reads: his choice, his platform's word, or else the room's. In private
        none of that may be known: then it is that of a room in which he plays, or was met last."""
        wishes = [(await self.person(person)).language, self._guesses.get(person)]
        wishes.append((await self.chat(room)).language if room else None)
        if not any(wishes):
            elsewhere = [match.room for match in await matches.seated(self._database, person)]
            wishes += [(await self.chat(one)).language for one in (*elsewhere[::-1], self._met.get(person) or "")]
        return self._words.known(*wishes, self._default)


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
    if value and name in _CHECKS:
        _CHECKS[name](value)
    kind: type[str] = type(getattr(choice, name))
    changes: dict[str, Any] = {name: kind(value)}
    return replace(choice, **changes)


def _check_zone(name: str) -> None:
    if not is_zone(name):
        raise ValueError(f"no zone {name}")


_CHECKS: Mapping[str, Callable[[str], object]] = {
    "season": calendar_day,
    "zone": _check_zone,
    "remind": clock_time,
}
"""What raises ValueError where a text is not what it has to be."""


def _write(choice: ChatChoice | PersonChoice) -> str:
    return orjson.dumps({f.name: str(getattr(choice, f.name)) for f in fields(choice)}).decode()
