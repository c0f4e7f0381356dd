"""The database: one writer, any number of readers, opened ready for use.

What it runs on is chosen by the address; everything else in this package is the same on both.
"""

from __future__ import annotations

import asyncio
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, Protocol, Self, TypeVar

from sqlalchemy import URL
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError, SQLAlchemyError

from storage.addresses import address, shown
from storage.changes import NotSaved, Unit
from storage.migrations import CannotUpgrade
from storage.questions import Ask, Asked, Row
from storage.sqlite import Sqlite, is_of_the_file
from storage.writer import Committer, Writer

T = TypeVar("T")


class CannotOpen(Exception):
    """The database is there but cannot be used, or cannot be made; the message says which it is, and why."""

    @classmethod
    def for_writing(cls, where: str | Path, failure: NotSaved) -> Self:
        """It could be opened, but nothing can be saved in it."""
        cause = failure.__cause__
        reason = why(cause) if isinstance(cause, Exception) else str(failure)
        return cls(f"in the database {shown(address(where))} nothing can be saved: {reason}")

    @classmethod
    def for_reading(cls, where: str | Path, failure: Exception) -> Self:
        """It could be opened, but something in it that a start needs cannot be read."""
        return cls(f"the database {shown(address(where))} cannot be read: {why(failure)}")


class Closed(Exception):
    """Nothing can be read any more from a database that has been closed."""


_FAILURES = (OSError, sqlite3.Error, SQLAlchemyError, CannotUpgrade, ImportError)
_BAD_ADDRESS = (TypeError, ValueError, OverflowError)
"""What drivers raise for what the address tells them."""

_AWAY = ("08", "53", "57P", "58")
"""What the codes of PostgreSQL begin with if it has no connection, nothing to spare, is being shut down, or
cannot read its disk."""

READERS = 5
"""Connections that read at once. Who comes later waits here, as long as it takes: after a start there may be
thousands, whom the pool of connections would turn away."""


def is_away(error: Exception) -> bool:
    """Whether an error says that the database cannot be read: its server is away, or the disk, or the file is
    damaged."""
    if isinstance(error, sqlite3.Error):
        return isinstance(error, (sqlite3.OperationalError, sqlite3.InterfaceError)) or is_of_the_file(error)
    if isinstance(error, DBAPIError):
        code = getattr(error.orig, "sqlstate", None) or ""
        faults = (OperationalError, InterfaceError)
        return error.connection_invalidated or code.startswith(_AWAY) or isinstance(error, faults)
    return isinstance(error, ConnectionError)


class Reader(ABC):
    """What can be asked: a database, each of whose answers tells of the moment when it is given, or one `Moment`
    of it. A question takes either, but for those whose answers are kept (`Database.kept`)."""

    @abstractmethod
    async def rows(self, asked: Asked) -> Sequence[Row]:
        """All rows of the answer to a question."""

    async def first(self, asked: Asked) -> Row | None:
        """The first row of the answer, if it has any."""
        return next(iter(await self.rows(asked)), None)

    @abstractmethod
    def moment(self) -> AbstractAsyncContextManager[Moment]:
        """One moment, for several questions whose answers have to go together; one after the other."""


class Moment(Reader):
    """A database as it was when the first question was asked, whatever is written meanwhile."""

    def __init__(self, ask: Ask) -> None:
        self._ask = ask

    async def rows(self, asked: Asked) -> Sequence[Row]:
        return await self._ask(asked)

    @asynccontextmanager
    async def moment(self) -> AsyncIterator[Moment]:
        yield self


class Backend(Committer, Protocol):
    """What a database runs on."""

    async def open(self) -> None:
        """Bring the tables up to date, and make ready."""

    async def ask(self, asked: Asked) -> Sequence[Row]:
        """The answer to one question."""

    def moment(self) -> AbstractAsyncContextManager[Ask]:
        """Where all questions see the same moment: that of the first of them."""

    async def close(self) -> None:
        """Let go of all connections."""


class Database(Reader):
    """Use `await Database.open(...)`; then `async with`, or `close` in the end."""

    def __init__(self, backend: Backend) -> None:
        self._backend = backend
        self._writer = Writer(backend)
        self._reading = asyncio.Semaphore(READERS)
        self._closing = asyncio.Lock()
        self._closed = False
        self._kept: dict[object, Any] = {}

    @classmethod
    async def open(cls, where: str | Path) -> Self:
        """Open a database, made or upgraded as needed. Raises CannotOpen; for an address that is none see
        `address`."""
        url = address(where)
        try:
            backend = _backend(url)
            await backend.open()
        except (*_FAILURES, *_BAD_ADDRESS) as error:
            raise CannotOpen(f"the database {shown(url)} cannot be opened: {why(error)}") from error
        return cls(backend)

    async def close(self) -> None:
        """Save what still waits, let who reads come to an end, and let go of all connections."""
        try:
            await self._writer.close()
        finally:
            # One after another: two who close could each hold what the other waits for.
            async with self._closing, AsyncExitStack() as readers:
                for _ in range(READERS):  # a connection that came back later would stay open
                    await readers.enter_async_context(self._reading)
                if not self._closed:
                    self._closed = True
                    await self._backend.close()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    def kept(self, kind: Callable[[Database], T]) -> T:
        """What is worked out from this database and remembered as long as it is open; one of each kind."""
        if kind not in self._kept:
            self._kept[kind] = kind(self)
        found: T = self._kept[kind]
        return found

    async def write(self, *units: Unit) -> None:
        """Save these units as one: all or none. Returns after the COMMIT; for errors see `Writer.write`."""
        await self._writer.write(tuple(write for unit in units for write in unit))

    async def rows(self, asked: Asked) -> Sequence[Row]:
        """All rows of the answer to a question. Raises Closed."""
        async with self._turn():
            return await self._backend.ask(asked)

    @asynccontextmanager
    async def moment(self) -> AsyncIterator[Moment]:
        """One moment, for several questions whose answers have to go together; one after the other. Raises
        Closed."""
        async with self._turn(), self._backend.moment() as ask:
            yield Moment(ask)

    @asynccontextmanager
    async def _turn(self) -> AsyncIterator[None]:
        async with self._reading:
            if self._closed:
                raise Closed("the database is closed")
            yield


def _backend(url: URL) -> Backend:
    if url.get_backend_name() == "sqlite":
        return Sqlite(url)
    from storage.postgres import Postgres  # with what it stands on it takes 20 MB

    return Postgres(url)


def why(error: Exception) -> str:
    """Why a database cannot be used, in one line and without what the driver was given."""
    if isinstance(error, ModuleNotFoundError):
        return f"{error.name} is not installed"
    if isinstance(error, OSError) and error.strerror and error.filename:
        return f"{error.strerror}: {error.filename}"
    said = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    return (str(said).splitlines() or [type(said).__name__])[0]
