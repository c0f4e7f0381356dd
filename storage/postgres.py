"""PostgreSQL over asyncpg, for those who outgrow one process: the same statements, through SQLAlchemy.

Several processes may write at once here. The guards hold all the same, for they are part of the statements: an
UPDATE that waited for another process's row looks at its WHERE clause again. Of processes that wait for each other
the server stops one; that unit is tried once more.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from typing import Any

from sqlalchemy import URL
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from storage.addresses import POSTGRES_OWN
from storage.changes import NotSaved, Stale, Unit
from storage.migrations.upgrading import upgrade
from storage.questions import Ask, Asked, Row

_UNIQUE_VIOLATION = "23505"
_CROSSED = {"40001", "40P01"}
"""Another process was at the same rows: the unit is not at fault, and the next time it gets through."""
_OF_THE_SERVER = ("25006", "53", "58")
"""What the codes begin with if nothing can be saved, whatever it is: the server can only be read, as hosts have it
for who has used up his disk; it is full; it fails."""


def arguments(told: Mapping[str, Any]) -> dict[str, Any]:
    """What stands behind an address in the words of other drivers, in those of ours, which binds no channel."""
    given: dict[str, Any] = {}
    if "sslmode" in told:
        given["ssl"] = told["sslmode"]
    if "connect_timeout" in told:
        given["timeout"] = float(told["connect_timeout"]) or None
    if "application_name" in told:
        given["server_settings"] = {"application_name": told["application_name"]}
    return given


class Postgres:
    """One database on a server; needs the `postgres` extra. `open` before use."""

    def __init__(self, url: URL) -> None:
        self._engine = create_async_engine(
            url.set(query={name: told for name, told in url.query.items() if name in POSTGRES_OWN}),
            connect_args=arguments(url.query),
            pool_pre_ping=True,
            hide_parameters=True,
        )
        self._readers = self._engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)

    async def open(self) -> None:
        try:
            async with self._engine.begin() as connection:
                await connection.run_sync(upgrade)
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        await self._engine.dispose()

    async def ask(self, asked: Asked) -> Sequence[Row]:
        async with self.moment() as ask:
            return await ask(asked)

    @asynccontextmanager
    async def moment(self) -> AsyncIterator[Ask]:
        async with AsyncExitStack() as reading:
            try:
                connection = await reading.enter_async_context(self._readers.connect())
            except OSError as error:
                # Of a server with several addresses, or that never answers, the driver says it in words alone.
                raise ConnectionError(str(error) or type(error).__name__) from error
            yield partial(_answer, connection)

    async def commit(self, units: Sequence[Unit]) -> list[Exception | None]:
        async with self._engine.begin() as connection:
            errors = [await _apply(connection, unit) for unit in units]
        # Only now, as others may wait for what the transaction held.
        return [
            await self._again(unit) if isinstance(error, NotSaved) else error
            for unit, error in zip(units, errors, strict=True)
        ]

    async def _again(self, unit: Unit) -> Exception | None:
        """A unit in a transaction of its own: the others are saved, whatever happens to this one."""
        try:
            async with self._engine.begin() as connection:
                return await _apply(connection, unit)
        except Exception as error:
            return NotSaved.because(error)


async def _answer(connection: AsyncConnection, asked: Asked) -> Sequence[Row]:
    found = await connection.execute(asked.question.clause, asked.values)
    return [asked.question.row(columns) for columns in found]


async def _apply(connection: AsyncConnection, unit: Unit) -> Exception | None:
    """Do a unit, or nothing of it and give the reason. Raises if no unit can be saved."""
    try:
        async with connection.begin_nested():
            for write in unit:
                done = await connection.execute(write.change.clause, write.values)
                write.change.check(done.rowcount)
    except DBAPIError as error:
        if error.connection_invalidated or _state(error).startswith(_OF_THE_SERVER):
            raise
        return _judged(error)
    except Exception as error:
        return error
    return None


def _judged(error: DBAPIError) -> Exception:
    if _state(error) == _UNIQUE_VIOLATION:
        return Stale("a row with this key exists already")
    return NotSaved.because(error) if _state(error) in _CROSSED else error


def _state(error: DBAPIError) -> str:
    return getattr(error.orig, "sqlstate", None) or ""
