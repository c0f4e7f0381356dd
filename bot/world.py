"""What a handler has at hand."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from random import Random

from bot.chats.languages import Languages
from bot.chats.preferences import Preferences
from bot.chats.reach import Reach
from bot.ids import platform_of
from bot.messages import Typed
from bot.ports import Limits, Port, Ports
from bot.publishing.marking import room_key, room_of, surfaces_of
from bot.publishing.publisher import Publisher
from bot.publishing.shows import Shows
from bot.rulebook.search import Search
from bot.tables.actions import Actions
from bot.tables.bell import Bell
from bot.tables.clock import Clock
from bot.tables.ratings import Ratings
from bot.tables.refusals import Refusals
from bot.tables.table import Table
from bot.tables.tables import Tables
from bot.words import Words
from bot.workers.thinking import Advise
from storage.database import Database
from storage.matches import Match


@dataclass(frozen=True, slots=True)
class World:
    """The parts of a running bot."""

    database: Database
    words: Words
    preferences: Preferences
    languages: Languages
    tables: Tables
    actions: Actions
    publisher: Publisher
    reach: Reach
    shows: Shows
    clock: Clock
    bell: Bell
    ratings: Ratings
    search: Search
    """Of the rulebook."""
    refusals: Refusals
    ports: Ports
    now: Callable[[], datetime]
    chance: Random
    """Decides what people leave to chance: the same in every run of a script."""
    advise: Advise
    """What a solver says of a game for one."""

    def port(self, key: str) -> Port:
        """The platform of a room or a person."""
        return self.ports[platform_of(key)]

    def limits(self, key: str) -> Limits:
        """What fits into a message to a room or a person."""
        return self.port(key).limits

    async def place_of(self, match: Match) -> Typed:
        """What the room of a match is called; where it has no title, the letter of the table."""
        return Typed((await self.preferences.chat(match.room)).title or match.name)

    def forget_person(self, person: str) -> None:
        """Nothing is remembered of this person any more."""
        self.preferences.forget_person(person)
        self.languages.forget(person)
        self.reach.forget(person)
        self.refusals.forget(person)

    def show_again(self, *tables: Table) -> None:
        """These tables are what they were, but may look different now."""
        for table in tables:
            self.publisher.mark(surfaces_of(table, ahead=False))

    async def turn(self, table: Table, page: str) -> None:
        """Turn the lobby or the score sheet of a table to this page; empty: to its first."""
        await self.publisher.turn_to(room_key(table), room_of(table), page)
