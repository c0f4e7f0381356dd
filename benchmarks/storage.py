"""Commits of a move and answers to a question per second, beside bare aiosqlite, in one run:
`python -m benchmarks.storage [seconds]`.

A commit is one journal row and one 4 KB snapshot, WAL, synchronous NORMAL; a question asks for one row by its key.
Only the ratios mean anything: the contenders take turns, each several times, and the median counts.
"""

from __future__ import annotations

import asyncio
import sqlite3
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import aiosqlite
from sqlalchemy import bindparam, select
from sqlalchemy.ext.asyncio import create_async_engine

from storage import chats, journal, matches, people, schema
from storage.addresses import address
from storage.database import Database
from storage.matches import Match, Sitter, Status

TABLES = 50
TURNS = 5
MOVE, EVENTS, STATE = "6-4@L", '{"is":"laid"}' * 20, "x" * 4096
NOW = datetime(2026, 11, 21, tzinfo=UTC)

JOURNAL = "INSERT INTO journal VALUES (?, ?, 0, ?, ?, 0)"
SNAPSHOT = "UPDATE snapshot SET ply = ?, state = ? WHERE match = ? AND ply = ?"
BARE = f"""
    PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;
    CREATE TABLE journal (match TEXT, ply INTEGER, seat INTEGER, move TEXT, events TEXT, at INTEGER,
                          PRIMARY KEY (match, ply));
    CREATE TABLE snapshot (match TEXT PRIMARY KEY, ply INTEGER, state TEXT);
    WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < {TABLES - 1})
    INSERT INTO snapshot SELECT 't' || i, 0, '{{}}' FROM n;
"""

Mover = Callable[[str, int], Awaitable[None]]
"""Makes the move at a ply of a match, and returns when it is saved."""


async def rate(move: Mover, plies: dict[str, int], seconds: float) -> float:
    """Moves per second, all these matches moving at once."""
    end = time.perf_counter() + seconds

    async def play(table: str) -> int:
        first = plies[table]
        while time.perf_counter() < end:
            await move(table, plies[table])
            plies[table] += 1
        return plies[table] - first

    begun = time.perf_counter()
    moves = sum(await asyncio.gather(*map(play, plies)))
    return moves / (time.perf_counter() - begun)


async def ours(file: Path) -> tuple[Mover, Database]:
    database = await Database.open(file)
    lobby = Match("", "room", "", "block", "{}", Status.LOBBY, "host", 0, NOW, seats=(Sitter(0, "Host", "host"),))
    await database.write(chats.remember("room", "Room"), people.remember("host", "Host"))
    for table in range(TABLES):
        name = f"t{table}"
        await database.write(
            matches.create(replace(lobby, id=name, name=name)),
            journal.begin(name, version=0, seed="", state="{}", at=NOW),
        )

    async def move(table: str, ply: int) -> None:
        await database.write(journal.append(table, ply=ply, seat=0, move=MOVE, events=EVENTS, state=STATE, at=NOW))

    return move, database


async def bare(file: Path) -> tuple[Mover, aiosqlite.Connection]:
    """Execute, execute, commit. Tables take turns, for they would commit each other's halves."""
    connection = await aiosqlite.connect(file)
    await connection.executescript(BARE)
    lock = asyncio.Lock()

    async def move(table: str, ply: int) -> None:
        async with lock:
            await connection.execute(JOURNAL, (table, ply, MOVE, EVENTS))
            await connection.execute(SNAPSHOT, (ply + 1, STATE, table, ply))
            await connection.commit()

    return move, connection


def blocking(file: Path) -> tuple[Mover, sqlite3.Connection]:
    """The floor: the driver in the event loop, which stands still meanwhile."""
    connection = sqlite3.connect(file)
    connection.executescript(BARE)

    async def move(table: str, ply: int) -> None:
        connection.execute(JOURNAL, (table, ply, MOVE, EVENTS))
        connection.execute(SNAPSHOT, (ply + 1, STATE, table, ply))
        connection.commit()
        await asyncio.sleep(0)

    return move, connection


async def commits(seconds: float) -> None:
    with tempfile.TemporaryDirectory() as folder:
        move_ours, database = await ours(Path(folder, "ours.db"))
        move_bare, connection = await bare(Path(folder, "bare.db"))
        move_blocking, blocker = blocking(Path(folder, "blocking.db"))
        contenders = {"storage": move_ours, "bare aiosqlite": move_bare, "sqlite3, blocking": move_blocking}
        plies = {name: {f"t{i}": 0 for i in range(TABLES)} for name in contenders}
        for tables in (1, TABLES):
            rates: dict[str, list[float]] = {name: [] for name in contenders}
            for _ in range(TURNS):
                for name, move in contenders.items():
                    some = dict(list(plies[name].items())[:tables])
                    rates[name].append(await rate(move, some, seconds))
                    plies[name] |= some
            print(f"{tables} table(s) moving at once")
            tell(rates, "commits/s")
        await database.close()
        await connection.close()
        blocker.close()


async def answers(seconds: float) -> None:
    """Whoever asks waits for the answer before he asks again."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "ours.db")
        database, connection = await Database.open(file), await aiosqlite.connect(file)
        engine = create_async_engine(address(file))
        await database.write(people.remember("host", "Host"))
        query = select(schema.person).where(schema.person.c.id == bindparam("wanted"))

        async def alchemy() -> None:
            async with engine.connect() as reader:
                (await reader.execute(query, {"wanted": "host"})).first()

        contenders: dict[str, Callable[[], Awaitable[object]]] = {
            "storage": lambda: people.get(database, "host"),
            "bare aiosqlite": lambda: connection.execute_fetchall("SELECT * FROM person WHERE id = ?", ("host",)),
            "SQLAlchemy over it": alchemy,
        }
        rates: dict[str, list[float]] = {name: [] for name in contenders}
        for _ in range(TURNS):
            for name, ask in contenders.items():
                begun, asked = time.perf_counter(), 0
                while time.perf_counter() < begun + seconds:
                    await ask()
                    asked += 1
                rates[name].append(asked / (time.perf_counter() - begun))
        print("one question after the other")
        tell(rates, "answers/s")
        await database.close()
        await connection.close()
        await engine.dispose()


def tell(rates: dict[str, list[float]], what: str) -> None:
    floor = statistics.median(rates["bare aiosqlite"])
    for name, each in rates.items():
        middle = statistics.median(each)
        print(f"  {name:20}{middle:10,.0f} {what}  {middle / floor:6.2f} x bare aiosqlite")


async def main(seconds: float) -> None:
    await commits(seconds)
    await answers(seconds)


if __name__ == "__main__":
    asyncio.run(main(float(sys.argv[1]) if len(sys.argv) > 1 else 1.0))
