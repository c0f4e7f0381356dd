"""PostgreSQL over asyncpg, for those who outgrow one process: the same statements, through SQLAlchemy.

Several processes may write at once here. The guards hold all the same, for they are part of the statements: an
UPDATE that waited for another process's row looks at its WHERE clause again.
"""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import URL
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import create_async_engine

from storage.changes import Stale, Unit
from storage.migrations import migrate

_UNIQUE_VIOLATION = "23505"


class Postgres:
    """One database on a server; needs the `postgres` extra. `open` before use."""

    def __init__(self, url: URL) -> None:
        self._engine = create_async_engine(url, pool_pre_ping=True, hide_parameters=True)
        self.readers = self._engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)

    async def open(self) -> None:
        """Bring the tables up to date."""
        try:
            await migrate(self._engine)
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        await self._engine.dispose()

    async def commit(self, units: Sequence[Unit]) -> list[Exception | None]:
        errors: list[Exception | None] = []
        async with self._engine.begin() as connection:
            for unit in units:
                try:
                    async with connection.begin_nested():
                        for write in unit:
                            done = await connection.execute(write.change.statement, write.values)
                            write.change.check(done.rowcount)
                except DBAPIError as error:
                    if error.connection_invalidated:
                        raise
                    errors.append(_judged(error))
                except Exception as error:
                    errors.append(error)
                else:
                    errors.append(None)
        return errors


def _judged(error: DBAPIError) -> Exception:
    if isinstance(error, IntegrityError) and getattr(error.orig, "sqlstate", "") == _UNIQUE_VIOLATION:
        return Stale("a row with this key exists already")
    return error
