"""The bot, put together: database, texts, tables, clock, publisher, router, over any platforms."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from random import Random, SystemRandom

from bot.clock import Clock
from bot.commands import completions
from bot.plan import Pauses
from bot.ports import Address, Message, Ports, Request, Screen, text
from bot.preferences import Preferences
from bot.publisher import Publisher
from bot.router import Router
from bot.shows import Shows, surfaces_of
from bot.tables import Table, Tables
from bot.words import Words
from bot.world import World
from engine import notation
from storage.database import Database

logger = logging.getLogger(__name__)

PATIENCE = 10.0
"""Seconds that what is still to be shown may take at the end."""


def utc_now() -> datetime:
    return datetime.now(UTC)


@dataclass(frozen=True, slots=True)
class Running:
    """A bot that is running."""

    world: World
    router: Router
    language: str

    async def handle(self, request: Request) -> None:
        """Do what somebody asked for; never raises for what a person does."""
        room = request.room
        here = Address(person=request.person.id) if room.private else Address(room=room.id)
        news = self.world.publisher.heard(here)
        await self.router.handle(request)
        if news:
            await self._catch_up(request)

    async def _catch_up(self, request: Request) -> None:
        """Show what could not be shown as long as the person, or the room, could not be reached."""
        tables, room = self.world.tables, request.room
        try:
            found = await (tables.of_person(request.person.id) if room.private else tables.in_room(room.id))
        except Exception:
            logger.exception("what somebody has missed could not be looked up")
            return
        for table in found:
            self.world.publisher.mark(surfaces_of(table))

    async def settle(self) -> None:
        """Wait until everything is shown and nothing is due that happens by itself soon."""
        await self.world.publisher.settle()
        await self.world.clock.settle()
        await self.world.publisher.settle()

    def talk(self, room: str) -> None:
        """Somebody has said something that is not for the bot."""
        self.world.publisher.scrolled(room)

    def completions(self) -> Mapping[str, tuple[str, ...]]:
        """By command the words that may stand behind it."""
        languages = self.world.words.languages
        return {name: completions(command, languages) for name, command in self.router.commands.items()}

    def is_move(self, words: str) -> bool:
        """Whether a text is a move in notation."""
        try:
            notation.read(words)
        except ValueError:
            return False
        return True

    def welcome(self) -> Message:
        """What a newcomer at a terminal reads first."""
        words = self.world.words
        return words.message(Screen((text("welcome-terminal"),)), words.known(self.language))


@asynccontextmanager
async def running(
    database_url: str | Path,
    ports: Ports,
    words: Words,
    *,
    language: str = "",
    seed: str | None = None,
    pauses: Pauses | None = None,
    fill_with_computers: bool = False,
    step_by_step: bool = False,
    opened: Callable[[Database], Awaitable[None]] | None = None,
    now: Callable[[], datetime] = utc_now,
) -> AsyncIterator[Running]:
    """A bot over these platforms, from loading what was left open to saying that it stops. With `seed` its deals,
    lots and ids are the same every time; `step_by_step` shows everything before the next thing happens by itself,
    which only a platform without any pace of its own can afford. `opened` is awaited before anything is shown."""
    async with await Database.open(database_url) as database:
        if opened is not None:
            await opened(database)
        preferences = Preferences(database, words, language)
        chance = SystemRandom() if seed is None else Random(seed)
        tables = Tables(
            database, preferences, now=now, chance=chance, pauses=pauses or Pauses(), platforms=tuple(ports)
        )
        publisher = Publisher(database, ports, words)
        shows = Shows(tables, preferences, words, ports)
        publisher.compose = shows.compose
        clock = Clock(database, tables, now, publisher.settle if step_by_step else None)

        def changed(table: Table) -> None:
            publisher.mark(surfaces_of(table))
            clock.rearm(table)

        tables.on_change = changed
        tables.on_close = publisher.forget
        world = World(
            database=database,
            words=words,
            preferences=preferences,
            tables=tables,
            publisher=publisher,
            clock=clock,
            ports=ports,
            now=now,
            fill_with_computers=fill_with_computers,
        )
        try:
            await clock.give_back()
            unfinished = await tables.load()
            publisher.catch_up(map(surfaces_of, unfinished))  # the last process may not have come to showing them
            for table in unfinished:
                clock.rearm(table)
            clock.start()
            yield Running(world, Router(world, shows), language)
        finally:
            await clock.stop()
            await publisher.stop(PATIENCE)
