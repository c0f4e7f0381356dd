"""The one writer: group commit, refusals that take nobody along, callers that go away, transactions that fail."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from storage import chats, journal, matches, meta, people, schema
from storage.changes import NotSaved, Stale, Unit
from storage.database import Database
from storage.journal import Snapshot
from storage.questions import Question
from storage.sqlite import Sqlite
from storage.writer import Writer
from tests.storage.given import LOBBY, SERVER, in_play, known, move, other
from tests.waiting import PATIENCE


async def test_fifty_at_once_with_stale_ones_among_them(database: Database) -> None:
    tables = [other(f"t{number}") for number in range(50)]
    for table in tables:
        await in_play(database, table)
        await database.write(move(0, table.id))
    # Every third comes too late.
    plies = [0 if number % 3 == 0 else 1 for number in range(50)]
    outcomes = await asyncio.gather(
        *(database.write(move(ply, table.id)) for ply, table in zip(plies, tables, strict=True)),
        return_exceptions=True,
    )
    assert [isinstance(outcome, Stale) for outcome in outcomes] == [ply == 0 for ply in plies]
    assert [outcome for outcome in outcomes if not isinstance(outcome, Stale)] == [None] * 33
    for ply, table in zip(plies, tables, strict=True):
        assert await journal.snapshot(database, table.id) == Snapshot(1 + ply, str(1 + ply))
        assert len(await journal.entries(database, table.id)) == 1 + ply


async def test_many_at_one_ply_one_gets_through(database: Database) -> None:
    await in_play(database)
    outcomes = await asyncio.gather(*(database.write(move(0)) for _ in range(20)), return_exceptions=True)
    assert sorted(type(outcome).__name__ for outcome in outcomes) == ["NoneType"] + ["Stale"] * 19
    assert await journal.snapshot(database, LOBBY.id) == Snapshot(1, "1")


async def test_callers_that_are_cancelled(database: Database) -> None:
    """Whenever they are: what they wrote is there whole or not at all, and the others notice nothing."""
    await in_play(database)
    for turns in range(8):
        ply = len(await journal.entries(database, LOBBY.id))
        leaving = asyncio.create_task(database.write(move(ply), meta.put("ply", str(ply))))
        staying = asyncio.create_task(database.write(meta.put("turns", str(turns))))
        for _ in range(turns):
            await asyncio.sleep(0)
        leaving.cancel()
        await asyncio.wait([leaving, staying])
        assert staying.exception() is None
        saved = len(await journal.entries(database, LOBBY.id))
        assert saved in (ply, ply + 1)
        assert await journal.snapshot(database, LOBBY.id) == Snapshot(saved, str(saved))
        assert await meta.get(database, "turns") == str(turns)


async def test_readers_that_are_cancelled(database: Database) -> None:
    """Their connections come back: the next readers find one, and nothing is left over at the end."""
    await in_play(database)
    for turns in range(30):
        leaving = asyncio.create_task(journal.open_matches(database))
        await asyncio.sleep(turns / 5000)
        leaving.cancel()
        await asyncio.wait([leaving])
    assert await journal.snapshot(database, LOBBY.id) == Snapshot(0, "0")


async def test_a_unit_at_fault_fails_alone(database: Database, caplog: pytest.LogCaptureFixture) -> None:
    """Here a match whose host nobody knows: foreign keys hold."""
    stranger = matches.create(other("elm"))
    stranger[0].values["host"] = "local:nobody"
    with caplog.at_level(logging.ERROR):
        wrong, right = await asyncio.gather(
            database.write(stranger), database.write(matches.create(LOBBY)), return_exceptions=True
        )
    assert isinstance(wrong, Exception)
    assert not isinstance(wrong, Stale)
    assert "foreign key" in str(wrong).lower()
    assert right is None
    driver_says = "ForeignKeyViolationError" if SERVER else "IntegrityError"
    assert [record.getMessage() for record in caplog.records] == [f"a unit is at fault: {driver_says}"]


@pytest.mark.skipif(bool(SERVER), reason="the disk is SQLite's")
async def test_a_full_disk_leaves_nothing_half_done(database: Database, caplog: pytest.LogCaptureFixture) -> None:
    await in_play(database)
    backend = database._backend
    assert isinstance(backend, Sqlite)
    big = meta.put("big", "x" * 1_000_000)
    caplog.set_level(logging.CRITICAL, "storage.writer")
    await backend._on_thread(limit_pages, backend, 60)
    outcomes = await asyncio.gather(
        *(database.write(move(ply), big) for ply in range(3)), database.write(big), return_exceptions=True
    )
    assert [type(outcome) for outcome in outcomes] == [NotSaved] * 4
    assert await journal.snapshot(database, LOBBY.id) == Snapshot(0, "0")
    assert await journal.entries(database, LOBBY.id) == []
    await backend._on_thread(limit_pages, backend, 1_000_000)
    await database.write(move(0), big)
    assert await journal.snapshot(database, LOBBY.id) == Snapshot(1, "1")


@pytest.mark.skipif(bool(SERVER), reason="the disk is SQLite's")
async def test_a_file_that_can_no_longer_be_written_is_no_fault_of_a_unit(
    database: Database, caplog: pytest.LogCaptureFixture
) -> None:
    """As when the system has found the disk to be bad. Whoever plays is told that it could not be saved."""
    backend = database._backend
    assert isinstance(backend, Sqlite)
    await backend._on_thread(connect, backend, "ro")
    for _ in range(2):
        with pytest.raises(NotSaved):
            await database.write(meta.put("a", "1"))
    (line,) = caplog.records
    assert "attempt to write a readonly database" in line.getMessage()
    await backend._on_thread(connect, backend, "rw")
    await database.write(meta.put("a", "2"))
    assert await meta.get(database, "a") == "2"


async def test_a_transaction_that_is_broken_off_leaves_nothing_and_hinders_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with await Database.open(tmp_path / "x.db") as database:
        with monkeypatch.context() as patch:
            patch.setattr("storage.sqlite._apply", lambda connection, unit: broken_off(connection))
            with pytest.raises(NotSaved):
                await database.write(meta.put("lost", "1"))
        await database.write(meta.put("kept", "2"))
        assert [await meta.get(database, name) for name in ("lost", "kept")] == [None, "2"]


def broken_off(connection: sqlite3.Connection) -> None:
    connection.execute("INSERT INTO meta (key, value) VALUES ('lost', '1')")
    raise MemoryError


def limit_pages(backend: Sqlite, pages: int) -> None:
    assert backend._connection is not None
    backend._connection.execute(f"PRAGMA max_page_count = {pages}")


def connect(backend: Sqlite, mode: str) -> None:
    backend._disconnect()
    backend._connection = sqlite3.connect(f"{backend._file.as_uri()}?mode={mode}", uri=True, isolation_level=None)


class Broken:
    """A database whose disk is full for a while."""

    def __init__(self) -> None:
        self.full = True
        self.saved = 0

    async def commit(self, units: Sequence[Unit]) -> list[Exception | None]:
        await asyncio.sleep(0)
        if self.full:
            raise sqlite3.OperationalError("database or disk is full")
        self.saved += len(units)
        return [None] * len(units)


async def test_a_failed_transaction_is_told_to_all_and_is_not_the_end(caplog: pytest.LogCaptureFixture) -> None:
    disk = Broken()
    writer = Writer(disk)
    with caplog.at_level(logging.ERROR):
        outcomes = await asyncio.gather(*(writer.write(()) for _ in range(3)), return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [NotSaved] * 3
    assert all(isinstance(outcome.__cause__, sqlite3.OperationalError) for outcome in outcomes if outcome)
    (line,) = caplog.records
    assert "database or disk is full" in line.getMessage()
    assert not line.exc_info
    with pytest.raises(NotSaved):
        await writer.write(())
    assert len(caplog.records) == 1, "this is told now and then: everybody tries again"
    disk.full = False
    await writer.write(())
    disk.full = True
    with pytest.raises(NotSaved):
        await writer.write(())
    assert len(caplog.records) == 2, "it was good meanwhile"
    await writer.close()
    assert disk.saved == 1
    with pytest.raises(NotSaved):
        await writer.write(())


async def test_a_unit_that_is_at_fault_alone_is_told(caplog: pytest.LogCaptureFixture) -> None:
    class Picky(Broken):
        async def commit(self, units: Sequence[Unit]) -> list[Exception | None]:
            return [NotSaved.because(ValueError("a secret")), Stale()]

    writer = Writer(Picky())
    outcomes = await asyncio.gather(*(writer.write(()) for _ in range(2)), return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [NotSaved, Stale]
    assert caplog.messages == ["a unit is at fault: ValueError"]
    await writer.close()


async def test_what_waits_is_saved_before_the_end() -> None:
    disk = Broken()
    disk.full = False
    writer = Writer(disk)
    waiting = [asyncio.create_task(writer.write(())) for _ in range(5)]
    await asyncio.sleep(0)
    await writer.close()
    await asyncio.gather(*waiting)
    assert disk.saved == 5


async def test_nobody_waits_for_ever_if_the_writer_is_torn_down() -> None:
    class Stuck(Broken):
        async def commit(self, units: Sequence[Unit]) -> list[Exception | None]:
            await asyncio.Event().wait()
            return []

    writer = Writer(Stuck())
    first = asyncio.create_task(writer.write(()))
    await asyncio.sleep(0.01)
    second = asyncio.create_task(writer.write(()))
    await asyncio.sleep(0)
    writer._task.cancel()
    done, waiting = await asyncio.wait([first, second], timeout=PATIENCE)
    assert not waiting
    assert all(task.cancelled() for task in done)


async def test_another_process_that_writes_is_waited_for(tmp_path: Path) -> None:
    file = tmp_path / "shared.db"
    async with await Database.open(file) as one, await Database.open(file) as two:
        await known(one)
        await in_play(one)
        outcomes = await asyncio.gather(
            *(database.write(move(0)) for database in (one, two) for _ in range(5)), return_exceptions=True
        )
        assert outcomes.count(None) == 1
        assert await journal.snapshot(two, LOBBY.id) == Snapshot(1, "1")


class Deletion(Question):
    """What is no question."""

    def for_sqlite(self, _values: object) -> tuple[str, dict[str, Any]]:
        return "DELETE FROM chat", {}


async def test_readers_cannot_write_and_wait_for_nobody(tmp_path: Path) -> None:
    async with await Database.open(tmp_path / "x.db") as database:
        await database.write(chats.remember("r", "Before"))
        async with database.moment() as moment:
            assert await chats.get(moment, "r") is not None
            await database.write(people.remember("p", "P"))
            assert await people.get(moment, "p") is None
            with pytest.raises(Exception, match="readonly"):
                await moment.rows(Deletion(select(schema.chat))())
