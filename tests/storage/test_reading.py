"""Many readers at once: they take turns, and none is turned away."""

from __future__ import annotations

import asyncio

import pytest

from storage import meta
from storage.database import READERS, Database
from tests.patience import PATIENCE

pytestmark = pytest.mark.asyncio


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
