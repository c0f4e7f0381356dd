"""SQLite in one local file: the default.

Readers are connections of aiosqlite, unable to write; each question wakes the thread of one of them once. The
writer is a connection of the standard library's own driver, which lives on a thread of its own: a whole batch goes
there as one function call. Waking a thread costs more than finding or inserting a row, and SQLAlchemy over an
asynchronous connection does it several times for each statement (see benchmarks/storage.py).

WAL lets readers go on during a write. `synchronous=NORMAL` survives a killed process; a power cut may lose the
last commits, never the file's consistency.
"""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from functools import partial
from pathlib import Path
from typing import TypeVar

import aiosqlite
from sqlalchemy import URL, Connection, Engine, create_engine, event

from storage.changes import Stale, Unit
from storage.migrations import newest
from storage.questions import Ask, Asked, Row

T = TypeVar("T")

_BUSY_SECONDS = 10.0
"""How long to wait for another process that is writing."""

_TAKEN = {sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY, sqlite3.SQLITE_CONSTRAINT_UNIQUE}

_OF_THE_FILE = {
    *(sqlite3.SQLITE_READONLY, sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CANTOPEN),
    *(sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB),
}


def is_of_the_file(error: object) -> bool:
    """Whether SQLite says that the file is damaged, or cannot be read or written: no statement is at fault."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF in _OF_THE_FILE  # what is above that says more exactly why


class Sqlite:
    """One file; `open` before use."""

    def __init__(self, url: URL) -> None:
        self._url = url
        self._file = Path(url.database or "")
        # At its most talkative the driver writes every statement with its values.
        logging.getLogger("aiosqlite").setLevel(logging.WARNING)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="storage-writer")
        self._idle: list[aiosqlite.Connection] = []

    async def open(self) -> None:
        """Create or upgrade the file, and the folder that it is in. What is created is for its owner alone: it
        has hidden tiles."""
        try:
            if not await self._on_thread(self._connect):
                await self._on_thread(self._upgrade)
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        while self._idle:
            await self._idle.pop().close()
        await self._on_thread(self._disconnect)
        self._thread.shutdown()

    async def commit(self, units: Sequence[Unit]) -> list[Exception | None]:
        return await self._on_thread(self._commit, units)

    async def ask(self, asked: Asked) -> Sequence[Row]:
        async with self._reader() as reader:
            return await _answer(reader, asked)

    @asynccontextmanager
    async def moment(self) -> AsyncIterator[Ask]:
        async with self._reader() as reader:
            try:
                await reader.execute_fetchall("BEGIN")
                yield partial(_answer, reader)
            finally:  # also when it is broken off at the beginning: the thread goes on
                await reader.rollback()

    @asynccontextmanager
    async def _reader(self) -> AsyncIterator[aiosqlite.Connection]:
        """A connection for one who reads: as many are open as have ever read at once."""
        reader = self._idle.pop() if self._idle else await self._new_reader()
        try:
            yield reader
        finally:
            self._idle.append(reader)

    async def _new_reader(self) -> aiosqlite.Connection:
        reader = aiosqlite.connect(self._file, timeout=_BUSY_SECONDS, isolation_level=None)
        reader._thread.daemon = True  # or a process that is broken off would wait for it, as SQLAlchemy knows
        await reader
        try:
            await reader.execute_fetchall("PRAGMA query_only = ON")
        except BaseException:
            await reader.close()
            raise
        return reader

    async def _on_thread(self, function: Callable[..., T], *args: object) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, function, *args)

    # --- On the thread ------------------------------------------------------------------------------------

    _connection: sqlite3.Connection | None = None

    def _connect(self) -> bool:
        """Open or create the file; whether it has the newest tables."""
        self._file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        with suppress(FileExistsError):
            self._file.touch(mode=0o600, exist_ok=False)  # what SQLite puts beside it is for the same
        _check_access(self._file)
        connection = sqlite3.connect(self._file, timeout=_BUSY_SECONDS, isolation_level=None)
        self._connection = connection
        _use_wal(connection)
        connection.execute("PRAGMA synchronous = NORMAL")
        connection.execute("PRAGMA foreign_keys = ON")
        if connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone() is None:
            return False
        return connection.execute("SELECT version_num FROM alembic_version").fetchall() == [(newest(),)]

    def _upgrade(self) -> None:
        from storage.migrations.upgrading import upgrade  # with Alembic it takes 10 MB

        # In another connection foreign keys stay off: SQLite alters some tables by replacing them, which must not
        # cascade.
        engine = _engine(self._url)
        try:
            with engine.begin() as connection:
                upgrade(connection)
        finally:
            engine.dispose()

    def _disconnect(self) -> None:
        if self._connection is not None:
            self._connection.close()

    def _commit(self, units: Sequence[Unit]) -> list[Exception | None]:
        connection = self._connection
        assert connection is not None, "not open"
        connection.execute("BEGIN IMMEDIATE")
        try:
            errors = [_apply(connection, unit) for unit in units]
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
        return errors


def _check_access(file: Path) -> None:
    """Raise OSError, which names the path, if something cannot be written that has to be. SQLite would open it all
    the same, name nothing, and leave files beside it that stay read-only when it no longer is."""
    beside = (file.with_name(f"{file.name}{end}") for end in ("-wal", "-shm"))
    for path in (file.parent, file, *beside):
        if path.exists() and not os.access(path, os.W_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))
    if file.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(file))


def _use_wal(connection: sqlite3.Connection) -> None:
    """Stays with the file. The busy timeout does not cover it, so processes that start at once wait here."""
    patience = time.monotonic() + _BUSY_SECONDS
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > patience:
                raise
            time.sleep(0.02)
        else:
            return


def _apply(connection: sqlite3.Connection, unit: Unit) -> Exception | None:
    """Do a unit, or nothing of it and give the reason. Raises if no unit can be saved."""
    connection.execute("SAVEPOINT unit")
    try:
        for write in unit:
            cursor = connection.execute(*write.change.for_sqlite(write.values))
            write.change.check(cursor.rowcount)
    except Exception as error:
        if is_of_the_file(error):
            raise
        # Fails in its turn if the savepoint is gone, as after an error that ends the transaction.
        connection.execute("ROLLBACK TO unit")
        connection.execute("RELEASE unit")
        if isinstance(error, sqlite3.IntegrityError) and error.sqlite_errorcode in _TAKEN:
            return Stale(str(error))  # names columns, no values
        return error
    connection.execute("RELEASE unit")
    return None


async def _answer(reader: aiosqlite.Connection, asked: Asked) -> Sequence[Row]:
    found = await reader.execute_fetchall(*asked.question.for_sqlite(asked.values))
    return [asked.question.row(columns) for columns in found]


def _engine(url: URL) -> Engine:
    """An engine that locks the file when it begins; the driver would begin nothing for a SELECT."""
    engine = create_engine(
        url.set(drivername="sqlite"),
        connect_args={"timeout": _BUSY_SECONDS, "isolation_level": None},
        hide_parameters=True,
    )

    @event.listens_for(engine, "begin")
    def on_begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine
