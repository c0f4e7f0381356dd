"""Plays moves until it is killed, and prints each ply once it is saved. Started by test_crash.py."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from storage import journal, matches, meta
from storage.database import Database
from tests.storage.given import in_play, known, move, other

TABLES = ("ash", "elm", "oak")


async def play(database: Database, table: str) -> None:
    if await matches.get(database, table) is None:
        await in_play(database, other(table))
    snapshot = await journal.snapshot(database, table)
    assert snapshot is not None
    ply = snapshot.ply
    while True:
        await database.write(move(ply, table), meta.put(table, str(ply + 1)))
        sys.stdout.write(f"{table} {ply}\n")
        sys.stdout.flush()
        ply += 1


async def main(file: Path) -> None:
    async with await Database.open(file) as database:
        await known(database)
        await asyncio.gather(*(play(database, table) for table in TABLES))


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
