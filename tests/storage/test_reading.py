"""Many readers at once: they take turns, and none is turned away. Who reads is not cut off."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import select

from storage import meta, schema
from storage.database import READERS, Closed, Database
from tests.waiting import PATIENCE


async def test_who_comes_later_waits_for_a_connection(database: Database) -> None:
    reading = done = 0
    crowded, over = asyncio.Event(), asyncio.Event()

    async def read() -> None:
        nonlocal reading, done
        async with database.reading():
            reading += 1
            if reading == READERS:
                crowded.set()
            await over.wait()
            reading -= 1
            done += 1

    async with asyncio.timeout(PATIENCE):
        all_of_them = asyncio.gather(*(read() for _ in range(10 * READERS)))
        await crowded.wait()
        for number in range(20):  # time in which others could come in
            await database.write(meta.put("number", str(number)))
        assert reading == READERS
        over.set()
        await all_of_them
    assert done == 10 * READERS


async def test_closing_waits_for_who_reads(tmp_path: Path) -> None:
    database = await Database.open(tmp_path / "boneyard.db")
    begun, over = asyncio.Event(), asyncio.Event()

    async def read() -> int:
        async with database.reading() as connection:
            begun.set()
            await over.wait()
            return len((await connection.execute(select(schema.chat))).all())

    reader = asyncio.create_task(read())
    await begun.wait()
    closing = asyncio.create_task(database.close())
    closed, _ = await asyncio.wait([closing], timeout=0.05)
    over.set()
    assert await reader == 0
    await closing
    assert not closed


async def test_several_may_close_while_somebody_reads(tmp_path: Path) -> None:
    database = await Database.open(tmp_path / "boneyard.db")
    over = asyncio.Event()

    async def read() -> None:
        async with database.reading():
            await over.wait()

    readers = [asyncio.create_task(read()) for _ in range(2)]
    await asyncio.sleep(0)
    closing = [asyncio.create_task(database.close()) for _ in range(2)]
    await asyncio.wait(closing, timeout=0.05)
    over.set()
    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(*readers, *closing)


async def test_what_is_closed_is_not_read_and_may_be_closed_again(tmp_path: Path) -> None:
    database = await Database.open(tmp_path / "boneyard.db")
    await database.close()
    with pytest.raises(Closed):
        await meta.get(database, "number")
    await database.close()
