"""Many readers at once: they take turns, and none is turned away."""

from __future__ import annotations

import asyncio

import pytest

from storage.database import READERS, Database

pytestmark = pytest.mark.asyncio


async def test_who_comes_later_waits_for_a_connection(database: Database) -> None:
    reading = most = done = 0

    async def read() -> None:
        nonlocal reading, most, done
        async with database.reading():
            reading += 1
            most = max(most, reading)
            await asyncio.sleep(0.001)
            reading -= 1
            done += 1

    await asyncio.gather(*(read() for _ in range(10 * READERS)))
    assert (most, done) == (READERS, 10 * READERS)
