"""What a handler has at hand, and who is asking it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime

from bot.clock import Clock
from bot.errors import Refused
from bot.ports import Address, Limits, Person, Port, Ports, Request, Room, Screen, Text, platform_of
from bot.preferences import Preferences
from bot.publisher import Publisher
from bot.tables import Table, Tables
from bot.words import Words, clean
from storage.database import Database


@dataclass(frozen=True, slots=True)
class World:
    """The parts of a running bot."""

    database: Database
    words: Words
    preferences: Preferences
    tables: Tables
    publisher: Publisher
    clock: Clock
    ports: Ports
    now: Callable[[], datetime]
    fill_with_computers: bool
    """Whether a new lobby is filled with computer players at once: somebody is alone at a terminal."""

    def port(self, key: str) -> Port:
        return self.ports[platform_of(key)]

    def limits(self, key: str) -> Limits:
        return self.port(key).limits


@dataclass(frozen=True, slots=True)
class Asking:
    """One request, its person and his language."""

    world: World
    request: Request
    language: str

    @property
    def person(self) -> Person:
        return self.request.person

    @property
    def room(self) -> Room:
        return self.request.room

    async def whisper(self, *lines: Text) -> None:
        """Answer so that only he reads it."""
        await self.show(Screen(lines))

    async def show(self, screen: Screen) -> None:
        """Answer with a whole screen that only he sees."""
        await self.request.whisper(await self.world.publisher.message(screen, self.language))

    async def say(self, screen: Screen) -> None:
        """Answer so that everybody in the room reads it, in the room's language."""
        language = await self.world.preferences.language_of_room(self.room.id)
        await self.world.publisher.say(Address(room=self.room.id), screen, language)

    async def table(self, name: str = "", *, seated: bool = False) -> Table:
        """The table that is meant: the one of this name, the one where he sits, or the only one there is.

        With `seated` only tables at which he sits count. Refused if none or several are meant."""
        tables = self.world.tables
        here = await tables.of_person(self.person.id) if self.room.private else await tables.in_room(self.room.id)
        mine = [table for table in here if table.seat_of(self.person.id) is not None]
        if name:
            here = [table for table in here if table.match.name.casefold() == name.casefold()]
            if not here:
                raise Refused("no-table-called", table=clean(name))
        candidates = [table for table in here if table in mine] if seated else here
        if len(candidates) > 1 and any(table in mine for table in candidates):
            candidates = [table for table in candidates if table in mine]
        if not candidates:
            raise Refused("no-seat-here" if seated else "no-table-here")
        if len(candidates) > 1:
            raise Refused("which-table", tables=tuple(table.match.name for table in candidates))
        return candidates[0]
