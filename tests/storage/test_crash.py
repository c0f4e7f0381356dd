"""Killed at any moment, a process loses no move that it has confirmed."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

from storage import journal, meta
from storage.database import Database
from tests.effort import LONG
from tests.storage import crasher

ROOT = Path(__file__).parents[2]


async def killed_after(file: Path, seconds: float) -> dict[str, int]:
    """Let it play for so long after its first move; gives the last confirmed ply of each table."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.storage.crasher", str(file), cwd=ROOT, stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    first = await process.stdout.readline()
    await asyncio.sleep(seconds)
    process.kill()
    rest = await process.stdout.read()
    await process.wait()
    lines = (first + rest).decode().splitlines(keepends=True)
    confirmed = [line.split() for line in lines if line.endswith("\n")]
    return {table: int(ply) for table, ply in confirmed}


async def test_every_confirmed_move_survives_a_kill(tmp_path: Path) -> None:
    file = tmp_path / "boneyard.db"
    chance = random.Random() if LONG else random.Random("killed")
    for _ in range(5):
        confirmed = await killed_after(file, chance.uniform(0, 0.3))
        assert confirmed
        with closing(sqlite3.connect(file)) as connection:
            assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
            assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
        async with await Database.open(file) as database:
            for table in crasher.TABLES:
                snapshot = await journal.snapshot(database, table)
                if snapshot is None:
                    assert table not in confirmed
                    continue
                entries = await journal.entries(database, table)
                assert snapshot.ply > confirmed.get(table, -1)
                assert [entry.ply for entry in entries] == list(range(snapshot.ply))
                assert snapshot.state == str(snapshot.ply)
                assert await meta.get(database, table) == (str(snapshot.ply) if snapshot.ply else None)
