"""Many readers at once: they take turns, and none is turned away. Who reads is not cut off."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from sqlalchemy import literal_column, select

from storage import meta, schema
from storage.database import READERS, Closed, Database
from storage.questions import Question
from tests.waiting import PATIENCE


async def test_who_comes_later_waits_for_a_connection(database: Database) -> None:
    reading = done = 0
    crowded, over = asyncio.Event(), asyncio.Event()

    async def read() -> None:
        nonlocal reading, done
        async with database.moment():
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


async def test_who_is_broken_off_leaves_a_connection_that_sees_what_comes_later(tmp_path: Path) -> None:
    async with await Database.open(tmp_path / "boneyard.db") as database:

        async def read() -> None:
            async with database.moment() as moment:
                assert await meta.get(moment, "number") is None
                begun.set()
                await asyncio.Event().wait()

        for _ in range(2 * READERS):
            begun = asyncio.Event()
            reader = asyncio.create_task(read())
            await begun.wait()
            reader.cancel()
            await asyncio.wait([reader])
        await database.write(meta.put("number", "7"))
        assert await meta.get(database, "number") == "7"


async def test_whoever_is_broken_off_at_any_step_leaves_nothing_open(tmp_path: Path) -> None:
    async with await Database.open(tmp_path / "boneyard.db") as database:

        async def read() -> None:
            async with database.moment() as moment:
                await meta.get(moment, "number")

        for number in range(40):
            reader = asyncio.create_task(read())
            for _ in range(number % 20):
                await asyncio.sleep(0)
            reader.cancel()
            await asyncio.wait([reader])
            await database.write(meta.put("number", str(number)))
            assert await meta.get(database, "number") == str(number)
            async with database.moment() as moment:
                assert await meta.get(moment, "number") == str(number)


async def test_a_question_that_cannot_be_answered_hinders_no_other(tmp_path: Path) -> None:
    nothing = Question(select(literal_column("nothing")))
    async with await Database.open(tmp_path / "boneyard.db") as database:
        for _ in range(2 * READERS):
            with pytest.raises(sqlite3.OperationalError, match="nothing"):
                await database.rows(nothing())
            async with database.moment() as moment:
                with pytest.raises(sqlite3.OperationalError, match="nothing"):
                    await moment.rows(nothing())
                assert await meta.get(moment, "number") is None


async def test_nothing_stays_open_of_what_is_closed(tmp_path: Path) -> None:
    before = threading.active_count()
    async with await Database.open(tmp_path / "boneyard.db") as database:
        await asyncio.gather(*(meta.get(database, str(number)) for number in range(2 * READERS)))
        assert threading.active_count() > before + 1
    assert threading.active_count() == before


def test_a_process_that_closes_nothing_comes_to_its_end(tmp_path: Path) -> None:
    """As when somebody breaks it off twice."""
    breaks_off = f"""
import asyncio
from pathlib import Path
from storage import meta
from storage.database import Database

async def main():
    global database
    database = await Database.open(Path({str(tmp_path / "boneyard.db")!r}))
    await meta.get(database, "number")
    raise KeyboardInterrupt

asyncio.run(main())
"""
    process = [sys.executable, "-c", breaks_off]
    ended = subprocess.run(process, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert "KeyboardInterrupt" in ended.stderr


async def test_closing_waits_for_who_reads(tmp_path: Path) -> None:
    database = await Database.open(tmp_path / "boneyard.db")
    begun, over = asyncio.Event(), asyncio.Event()

    async def read() -> int:
        async with database.moment() as moment:
            begun.set()
            await over.wait()
            return len(await moment.rows(Question(select(schema.chat))()))

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
        async with database.moment():
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
