"""The bot, put together: database, texts, tables, clock, publisher, router, over any platforms."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from random import Random, SystemRandom
from typing import TypeVar

from bot import handover, rooms
from bot.chats.choices import ChatChoice
from bot.chats.languages import Languages
from bot.chats.preferences import Preferences
from bot.chats.reach import Reach
from bot.completing import complete
from bot.conversation import Completion, Offer, Typing
from bot.evenings import notices
from bot.ids import PersonId, PostId, RoomId
from bot.play.offering import offers
from bot.ports import Address, Person, Ports, Request, Room
from bot.publishing.marking import beside, surfaces_of
from bot.publishing.publisher import Publisher
from bot.publishing.showing import OpenPage, Showing
from bot.publishing.shows import Shows
from bot.publishing.surface_keys import SurfaceKey, SurfaceKind
from bot.router import Router
from bot.rulebook.search import Search
from bot.tables.actions import Actions
from bot.tables.bell import Bell
from bot.tables.clock import Clock
from bot.tables.firing import Firing
from bot.tables.plan import Pauses
from bot.tables.ratings import Ratings
from bot.tables.refusals import Refusals
from bot.tables.table import Table
from bot.tables.tables import Tables
from bot.troubles import report
from bot.words import Words
from bot.workers.drawing import Draw, drawing
from bot.workers.thinking import Thinking, thinking
from bot.world import World
from storage import meta, surfaces
from storage.appointments import Appointment
from storage.changes import NotSaved, Unit
from storage.database import CannotOpen, Database, is_away

Outcome = TypeVar("Outcome")

logger = logging.getLogger(__name__)

PATIENCE = 3.0
"""Seconds that what is still to be shown may take at the end."""


def utc_now() -> datetime:
    """The time of this machine, in UTC."""
    return datetime.now(UTC)


@dataclass(frozen=True, slots=True)
class Running:
    """A bot that is running: the `Conversation` that its platforms drive."""

    world: World
    router: Router

    async def handle(self, request: Request) -> None:
        """Do what somebody asked for and answer him."""
        await self.router.handle(request)

    async def is_first(self, name: str) -> bool:
        """Whether nobody has been told of a command yet; if that cannot be known, it is taken for new."""
        return await self.router.is_first(name)

    async def complete(self, person: Person, room: Room, typing: Typing) -> list[Completion]:
        """What may stand as an argument of a command."""
        return await _safely(complete(self.world, person, room, typing), [])

    async def offers(self, person: Person, query: str) -> tuple[list[Offer], str]:
        """What somebody can choose while he writes, or why there is nothing."""
        return await _safely(offers(self.world, person, query), ([], ""))

    async def recall(self, name: str) -> str | None:
        """What a platform has asked to remember."""
        return await _safely(meta.get(self.world.database, name), None)

    async def remember(self, name: str, value: str) -> None:
        """Keep a short text for a platform."""
        await _safely(self.world.database.write(meta.put(name, value)), None)

    def spend(self, to: Address, *, urgent: bool = False) -> float:
        """How long it is until the pace of a chat has room for an answer."""
        return self.world.publisher.lanes.spend(to, urgent=urgent)

    def hold(self, to: Address, seconds: float) -> None:
        """A chat takes nothing for so many seconds."""
        self.world.publisher.lanes.hold(to, seconds)

    async def closed(self, to: Address) -> bool:
        """Whether it is known that nothing arrives there."""
        return await _safely(self.world.reach.closed(to), False)

    async def room_of(self, *posts: PostId) -> RoomId | None:
        """The room in which something is shown by one of these messages."""
        room = await _safely(surfaces.room_of(self.world.database, posts), None)
        return None if room is None else RoomId(room)

    async def talk(self, room: RoomId) -> None:
        """Somebody has said something that is not for the bot."""
        self.world.publisher.scrolled(room)
        await _safely(self.world.reach.heard(Address(room=room)), None)

    async def reached(self, to: Address) -> None:
        """Something can be sent there again, and to the rooms within."""
        await _safely(self.world.reach.reopened(to), None)

    async def lost(self, to: Address) -> None:
        """Nothing can be sent there any more."""
        await _safely(self.world.reach.lost(to), None)

    async def removed(self, room: RoomId, *, gone: bool = False) -> None:
        """The bot was removed from a room, or the room is gone."""
        await _safely(rooms.close(self.world, room, gone=gone), None)

    async def left(self, room: RoomId, person: PersonId) -> None:
        """A person has left a room."""
        await _safely(rooms.leave(self.world, room, person), None)

    async def moved(self, old: RoomId, new: RoomId) -> bool:
        """A room has another id from now on; False if that could not be noted, and has to be told again."""

        async def move() -> bool:
            await rooms.move(self.world, old, new)
            return True

        return await _safely(move(), False)

    async def shown(self) -> None:
        """Wait until everything is shown."""
        await self.world.publisher.settle()

    async def settle(self) -> None:
        """Wait until everything is shown and nothing is due that happens by itself soon."""
        await self.world.publisher.settle()
        await self.world.clock.settle()
        await self.world.publisher.settle()


async def _safely(doing: Awaitable[Outcome], otherwise: Outcome) -> Outcome:
    """What fails here is our fault, and no platform's or person's business."""
    try:
        return await doing
    except Exception as error:
        report(logger, error, "something went wrong that nobody asked for")
        return otherwise


@contextmanager
def _starting(database_url: str | Path) -> Iterator[None]:
    """Raises CannotOpen where the database is what hinders a start."""
    try:
        yield
    except NotSaved as failure:
        raise CannotOpen.for_writing(database_url, failure) from failure
    except Exception as failure:
        if is_away(failure):
            raise CannotOpen.for_reading(database_url, failure) from failure
        raise


@asynccontextmanager
async def running(
    database_url: str | Path,
    ports: Ports,
    words: Words,
    *,
    seed: str | None = None,
    pauses: Pauses | None = None,
    step_by_step: bool = False,
    apart: bool = False,
    opened: Callable[[Database], Awaitable[None]] | None = None,
    now: Callable[[], datetime] = utc_now,
) -> AsyncIterator[Running]:
    """A bot over these platforms, from loading what was left open to saying that it stops. With `seed` its deals,
    lots and ids of matches are the same every time; `step_by_step` shows everything before the next thing happens
    by itself, which only a platform without any pace of its own can afford; with `apart` computer players and
    pictures have processes of their own. `opened` is awaited before anything is shown. Raises `CannotOpen` where
    nothing can be read or saved."""
    async with (
        await Database.open(database_url) as database,
        thinking(apart=apart) as thoughts,
        drawing(apart=apart) as draw,
    ):
        if opened is not None:
            with _starting(database_url):
                await opened(database)
        world = _put_together(
            database,
            ports,
            words,
            thoughts,
            draw,
            chance=SystemRandom() if seed is None else Random(seed),
            pauses=pauses or Pauses(),
            step_by_step=step_by_step,
            now=now,
        )
        pacing = asyncio.create_task(handover.keep_pace(world), name="pace of rooms")
        try:
            with _starting(database_url):
                await _take_up(world)
            yield Running(world, Router(world))
        finally:
            pacing.cancel()
            await asyncio.wait([pacing])
            await world.bell.stop()
            await world.clock.stop()
            await world.publisher.stop(PATIENCE)
            await _safely(handover.leave_pace(world), None)


def _put_together(
    database: Database,
    ports: Ports,
    words: Words,
    thoughts: Thinking,
    draw: Draw,
    *,
    chance: Random,
    pauses: Pauses,
    step_by_step: bool,
    now: Callable[[], datetime],
) -> World:
    """The parts of a bot, none of which does anything yet; see `running`."""
    time = asyncio.get_running_loop().time  # the one by which the loop sleeps
    preferences = Preferences(database)
    languages = Languages(database, preferences, words)
    tables = Tables(database, now=now, platforms=tuple(ports))
    actions = Actions(database, preferences, tables, now=now, chance=chance, pauses=pauses)
    firing = Firing(tables, actions, thoughts.think)
    reach = Reach(database, ports, time)

    async def compose(key: SurfaceKey, turned: OpenPage | None) -> Showing | None:
        if key.kind is SurfaceKind.NOTICE:
            return await notices.compose(world, key.of)
        return await world.shows.compose(key, turned)

    async def ring(appointment: Appointment) -> None:
        await notices.ring(world, appointment)

    publisher = Publisher(database, ports, words, reach, compose, draw=draw, time=time)
    world = World(
        database=database,
        words=words,
        preferences=preferences,
        languages=languages,
        tables=tables,
        actions=actions,
        publisher=publisher,
        reach=reach,
        shows=Shows(database, tables, preferences, languages, words, ports, reach),
        clock=Clock(database, tables, firing, tuple(ports), now, publisher.settle if step_by_step else None),
        bell=Bell(database, tuple(ports), now, ring),
        ratings=Ratings(database),
        search=Search(words),
        refusals=Refusals(),
        ports=ports,
        now=now,
        chance=chance,
        advise=thoughts.advise,
    )
    _connect(world)
    return world


def _connect(world: World) -> None:
    """Let the parts tell each other what happens."""

    def changed(table: Table, before: Table | None) -> None:
        world.publisher.mark(surfaces_of(table, before, ahead=False, reached=world.reach.is_open))
        world.show_again(*beside(table, before, world.tables.open()))
        world.clock.rearm(table)

    async def appointments(room: str, choice: ChatChoice) -> Sequence[Unit]:
        return await notices.appointments(world.database, room, choice, world.now())

    async def vanished(to: Address) -> None:
        if to.room is not None:
            await rooms.close(world, to.room, gone=True)

    world.preferences.alongside = appointments
    world.tables.on_change = changed
    world.tables.on_close = partial(rooms.let_go, world)
    world.reach.on_change = partial(rooms.reach_changed, world)
    world.reach.on_vanish = vanished


async def _take_up(world: World) -> None:
    """Go on where the last process was: it may not have come to showing everything."""
    await world.clock.give_back()
    unfinished = await world.tables.load()
    await _safely(handover.take_up_pace(world), None)
    world.publisher.catch_up({table.id: surfaces_of(table) for table in unfinished})
    for table in unfinished:
        world.clock.rearm(table)
    await notices.catch_up(world)
    world.clock.start()
    world.bell.start()
