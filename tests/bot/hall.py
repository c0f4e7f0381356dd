"""Tables and their clock over a database, with nobody to whom they are shown. Time passes when a test says so."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random

from bot.chats.preferences import Preferences
from bot.tables import table as stored
from bot.tables.actions import Actions
from bot.tables.clock import Clock
from bot.tables.firing import Firing
from bot.tables.plan import Pauses
from bot.tables.table import Table
from bot.tables.tables import Tables
from bot.workers.thinking import Think, think_here
from engine.game import legal, variants
from engine.model import State
from engine.moves import Move, Signal
from engine.options import choose_all
from engine.seats import Seat
from storage import chats, journal, people
from storage.database import Database
from storage.matches import Sitter
from tests.databases import Careless, laid_out
from tests.waiting import until

ROOM = "test:room"
PEOPLE = ("test:ann", "test:bob", "test:cid", "test:dot", "test:eve", "test:fay")
BEGINNING = datetime(2024, 2, 28, 12, tzinfo=UTC)

SHORT = Pauses(think=timedelta(seconds=2), forced=timedelta(seconds=1), between=timedelta(seconds=20))


def after(**time: float) -> datetime:
    """A moment so long after the beginning."""
    return BEGINNING + timedelta(**time)


class SetClock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = BEGINNING

    def __call__(self) -> datetime:
        return self.now


@dataclass
class Hall:
    """The parts, and what was told of changes."""

    database: Database
    preferences: Preferences
    tables: Tables
    actions: Actions
    firing: Firing
    clock: Clock
    watch: SetClock
    careless: Careless
    changes: list[Table] = field(default_factory=list)
    known: set[str] = field(default_factory=set)
    broken: set[str] = field(default_factory=set)
    """Matches for which nobody waits."""

    def table(self, match_id: str) -> Table:
        """A table as it is now."""
        found = self.tables.in_memory(match_id)
        assert found is not None
        return found

    def state(self, match_id: str) -> State:
        """The state of a match that has begun."""
        state = self.table(match_id).state
        assert state is not None
        return state

    async def lobby(self, game: str, players: int, *, computers: int = 0, **options: str) -> str:
        """A lobby, with people first and computer players behind them."""
        seats = [Sitter(n, PEOPLE[n][5:].title(), person=PEOPLE[n]) for n in range(players - computers)]
        seats += [Sitter(n, f"Computer {n}", computer="greedy") for n in range(players - computers, players)]
        variant = variants()[game]
        chosen = choose_all(variant.options(), options)
        table = await self.actions.open_lobby(ROOM, variant, chosen, tuple(seats), host=PEOPLE[0], again=None)
        return table.id

    async def match(self, game: str, players: int, *, computers: int = 0, **options: str) -> str:
        """A match that has begun."""
        match_id = await self.lobby(game, players, computers=computers, **options)
        await self.begin(match_id)
        return match_id

    async def begin(self, match_id: str) -> None:
        async with self.tables.changing(match_id) as table:
            await self.actions.begin(table)

    async def reseat(self, match_id: str, seat: Sitter) -> None:
        async with self.tables.changing(match_id) as table:
            await self.actions.reseat(table, seat)

    async def retime(self, match_id: str) -> None:
        async with self.tables.changing(match_id) as table:
            await self.actions.retime(table)

    async def stop(self, match_id: str) -> None:
        async with self.tables.changing(match_id) as table:
            await self.actions.stop(table)

    def moves(self, match_id: str) -> tuple[Move, ...]:
        """What the seat on turn may do, signs left out."""
        state = self.state(match_id)
        return tuple(move for move in legal(state, state.turn) if not isinstance(move, Signal))

    def turn(self, match_id: str) -> Seat:
        turn = self.state(match_id).turn
        assert turn is not None
        return turn

    async def move(self, match_id: str, number: int = 0) -> None:
        """Whose turn it is makes one of his moves."""
        move = self.moves(match_id)[number]
        async with self.tables.changing(match_id) as table:
            await self.actions.act(table, self.turn(match_id), move)

    async def to_round_end(self, match_id: str) -> None:
        """Everybody makes his first move until the round is over."""
        number = self.state(match_id).round
        while (now := self.table(match_id).state) is not None and now.turn is not None and now.round == number:
            await self.move(match_id)

    async def until(self, **time: float) -> None:
        """Let time pass up to this moment since the beginning, and what is due happen when it is due."""
        end = BEGINNING + timedelta(**time)
        await self.done()
        while (due := self._next()) is not None and due <= end:
            self.watch.now = max(self.watch.now, due)
            await self.done()
        self.watch.now = end
        await self.done()

    async def done(self) -> None:
        """Wait until nothing is due any more."""
        self.clock.rearm()
        await until(lambda: (due := self._next()) is None or due > self.watch.now)

    def _next(self) -> datetime | None:
        kept = [
            table
            for match_id in self.known - self.broken
            if (table := self.tables.in_memory(match_id)) is not None
        ]
        return min((due for table in kept for due in table.due.values()), default=None)

    async def written(self, match_id: str) -> list[str]:
        """The moves of a match as its journal has them."""
        return [entry.move for entry in await journal.entries(self.database, match_id)]

    async def stored(self, match_id: str) -> Table | None:
        """A table as the database has it."""
        return await stored.read(self.database, match_id)


@asynccontextmanager
async def two_halls(folder: Path) -> AsyncIterator[tuple[Hall, Hall]]:
    """Two processes on one database, in which nothing happens by itself."""
    async with hall(folder, ticking=False) as here, hall(folder, ticking=False, seed="other") as there:
        yield here, there


@asynccontextmanager
async def hall(
    folder: Path,
    *,
    watch: SetClock | None = None,
    seed: str = "a seed",
    pauses: Pauses = SHORT,
    ticking: bool = True,
    platforms: tuple[str, ...] = ("test",),
    think: Think = think_here,
) -> AsyncIterator[Hall]:
    """A hall on the database of a folder, with its clock running or not."""
    watch = watch or SetClock()
    async with await Database.open(await laid_out(folder / "boneyard.db")) as database:
        preferences = Preferences(database)
        tables = Tables(database, now=watch, platforms=platforms)
        actions = Actions(database, preferences, tables, now=watch, chance=Random(seed), pauses=pauses)
        firing = Firing(tables, actions, think)
        clock = Clock(database, tables, firing, platforms, watch)
        here = Hall(database, preferences, tables, actions, firing, clock, watch, Careless(database))

        def changed(table: Table, before: Table | None) -> None:
            here.changes.append(table)
            here.known.add(table.id)
            clock.rearm(table)

        tables.on_change = changed
        await database.write(
            chats.remember(ROOM, "The hall"), *(people.remember(who, who[5:].title()) for who in PEOPLE)
        )
        await clock.give_back()
        for table in await tables.load():
            changed(table, None)
        if ticking:
            clock.start()
        try:
            yield here
        finally:
            await clock.stop()
