"""How long `/tally` takes in a chat with a long history: `python -m benchmarks.tallies [entries]`.

The ledger has some years of General's goat by pairs, round by round, matches of Goat, and results told by hand; to
these come some that take one back. Each question is asked as somebody in the chat asks it, of a running bot over a
platform that takes everything at once: the first time when nothing is known yet, then warm, and then each time
right after a new entry. Beside it the bare driver counts the rows of the room. The time is that of the processor,
in all threads, because others use the machine.
"""

from __future__ import annotations

import asyncio
import logging
import random
import sqlite3
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from itertools import count, islice
from pathlib import Path

from benchmarks.silent.nothing import Nobody
from bot.app import Running, running
from bot.ids import PersonId, RoomId
from bot.messages import Message
from bot.platforms.local import LocalPort
from bot.ports import Command, Person, Press, Room
from bot.tables.table import dumps
from bot.words import Words
from engine.game import variants
from storage import chats, ledger, matches, people
from storage.changes import Unit
from storage.database import Database
from storage.deeds import Deed, Kind, lines_of
from storage.matches import Match, Sitter, Status

ENTRIES = 100_000
TURNS = 7
ROUNDS = 19
"""Of an evening."""
TOGETHER = 500
"""Entries that are written at once."""
NOW = datetime(2026, 11, 20, 12, tzinfo=UTC)
ROOM = RoomId("local:club")
NAMES = tuple(
    f"{first}{second}"
    for first in ("An", "Bo", "Ca", "De", "El")
    for second in ("na", "ris", "lo", "mi", "ra", "ti")
)
IDS = tuple(f"local:{name}" for name in NAMES)
ANN, CLUB = Person(PersonId(IDS[0]), NAMES[0], "en"), Room(ROOM, "The club")
PAIRS = tuple(zip(IDS[::2], IDS[1::2], strict=True))
"""Who mostly plays with whom."""

QUESTIONS = {
    "players, all time": "",
    "this month": "this_month",
    "the season": "season",
    "pairs": "pairs",
    "one game": "goat",
    "me": "me",
    "one person": "Boris",
    "head to head": "Anna Boris",
    "records": "records",
    "records of the season": "records season",
    "history": "history",
    "history of one game": "history goat",
    "who beats whom": "beats",
    "weeks": "weeks",
    "ratings": "ratings",
    "ratings of one game": "ratings general",
}

OPTIONS = {game: dumps(variants()[game].options()) for game in ("general", "goat")}
"""The house rules of the matches, as they are saved."""

Row = tuple[str, float, float, float]


class Loud(logging.Handler):
    """Ends the benchmark at the first error in the log: an apology is given sooner than an answer."""

    def emit(self, record: logging.LogRecord) -> None:
        """Say what is wrong."""
        raise SystemExit(self.format(record))


@dataclass(frozen=True)
class Asked:
    """Somebody says something in the chat."""

    what: Command | Press
    person: Person = ANN
    room: Room = CLUB

    async def acknowledge(self) -> None:
        pass

    async def whisper(self, message: Message) -> None:
        assert message.plain()

    async def hand_over(self, name: str, data: bytes) -> bool:
        return False

    async def refresh(self, message: Message) -> None:
        assert message.plain()

    async def is_admin(self) -> bool:
        return True


def history(entries: int) -> Iterator[Unit]:
    """So many entries, from some years ago up to now."""
    chance, numbers = random.Random(7), count()
    at = NOW - timedelta(days=1500)
    end, step = at + timedelta(days=1500), timedelta(days=1500) / entries
    while at < end:
        table = chance.sample(IDS, 4)
        pairs = [tuple(table[:2]), tuple(table[2:])] if chance.random() < 0.1 else chance.sample(PAIRS, 2)
        table = [person for pair in pairs for person in pair]
        number = next(numbers)
        evening = number % 5 < 3
        match = None if number % 5 == 4 else f"t{number}"
        game = "general" if evening else "goat"
        if match is not None:
            seats = tuple(Sitter(seat, person, person) for seat, person in enumerate(table))
            yield matches.restore(
                Match(match, ROOM, "A", game, OPTIONS[game], Status.OVER, IDS[0], 0, at, at, at, seats=seats)
            )
        for round_ in range(1, ROUNDS + 2 if evening else 2):
            at += step
            won, lost = chance.sample(pairs, 2)
            whole = round_ > ROUNDS or not evening
            kinds = (Kind.WON, Kind.LOST) if whole else (Kind.ROUND_WON, Kind.ROUND_LOST)
            lines = [*lines_of(kinds[0], won), *lines_of(kinds[1], lost)]
            if not whole and chance.random() < 0.15:
                lines += lines_of(Kind.GENERAL, lost)
            name = f"h{number}" if match is None else match if whole else f"{match}/{round_}"
            teller = table[0] if match is None else None
            yield ledger.enter(
                Deed(name, ROOM, game, at, at, tuple(lines), match, None if whole else round_, teller)
            )
            if chance.random() < 0.02:
                yield ledger.correct(name, by_deed=f"c{name}", room=ROOM, at=at, noted_by=table[0])


async def fill(file: Path, entries: int) -> None:
    """Write the history."""
    async with await Database.open(file) as database:
        season = '{"season":"2026-09-01"}'
        await database.write(
            chats.remember(ROOM, "The club"), chats.configure(ROOM, language="en", settings=season)
        )
        await database.write(*(people.remember(person, name) for person, name in zip(IDS, NAMES, strict=True)))
        units = history(entries)
        while part := list(islice(units, TOGETHER)):
            await database.write(*part)


def bare(file: Path) -> tuple[int, float]:
    """The rows of the room, and the seconds to count them."""
    with closing(sqlite3.connect(file)) as connection:
        begun = time.process_time()
        (rows,) = connection.execute("SELECT count(*) FROM ledger WHERE room = ?", (ROOM,)).fetchone()
        return rows, time.process_time() - begun


async def taken(bot: Running, question: str) -> float:
    """Seconds until somebody has his answer."""
    begun = time.process_time()
    await bot.handle(Asked(Command("tally", question)))
    await bot.world.publisher.settle()
    return time.process_time() - begun


async def entered(bot: Running, number: int) -> None:
    """A new entry, as the end of a round makes one."""
    lines = (*lines_of(Kind.ROUND_WON, IDS[:2]), *lines_of(Kind.ROUND_LOST, IDS[2:4]))
    at = NOW + timedelta(minutes=number)
    await bot.world.database.write(ledger.enter(Deed(f"n{number}", ROOM, "general", at, at, lines)))


async def measured(bot: Running) -> list[Row]:
    """Each question: the first answer, a warm one, and one after a new entry."""
    numbers, rows = count(), []
    for name, question in QUESTIONS.items():
        first = await taken(bot, question)
        warm, new = [], []
        for _ in range(TURNS):
            warm.append(await taken(bot, question))
            await entered(bot, next(numbers))
            new.append(await taken(bot, question))
        rows.append((name, first, statistics.median(warm), statistics.median(new)))
    return rows


async def main(entries: int) -> None:
    logging.getLogger().addHandler(Loud(logging.ERROR))
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "club.db")
        await fill(file, entries)
        rows, floor = min((bare(file) for _ in range(TURNS)), key=lambda found: found[1])
        print(f"{entries} entries, {rows} rows; counting the rows alone: {floor * 1e3:.1f} ms")
        async with running(file, {LocalPort.name: LocalPort(Nobody())}, Words()) as bot:
            for name, first, warm, new in await measured(bot):
                print(
                    f"{name:24} first {first * 1e3:7.0f} ms   warm {warm * 1e3:6.1f} ms {warm / floor:5.1f} x"
                    f"   after a new entry {new * 1e3:6.1f} ms {new / floor:5.1f} x"
                )


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]) if len(sys.argv) > 1 else ENTRIES))
