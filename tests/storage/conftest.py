"""A fresh database for each test: a SQLite file, or the one that BONEYARD_TEST_DATABASE names, which is emptied.

Whatever the tests run is compiled for PostgreSQL as well, so that it stays portable.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import ClauseElement, Engine, event, text
from sqlalchemy.ext.asyncio import create_async_engine

from storage.database import Database, address
from tests.databases import laid_out
from tests.storage import given
from tests.storage.given import SERVER


@pytest.fixture(autouse=True)
def portable() -> Iterator[None]:
    """Every statement that goes through SQLAlchemy has a form for PostgreSQL."""

    def compile_it(_connection: object, statement: Any, *_rest: object) -> None:
        if isinstance(statement, ClauseElement):
            statement.compile(dialect=given.POSTGRES)

    event.listen(Engine, "before_execute", compile_it)
    yield
    event.remove(Engine, "before_execute", compile_it)


async def emptied(server: str) -> str:
    engine = create_async_engine(address(server))
    async with engine.begin() as connection:
        await connection.execute(text("DROP SCHEMA public CASCADE"))
        await connection.execute(text("CREATE SCHEMA public"))
    await engine.dispose()
    return server


@pytest.fixture
async def blank(tmp_path: Path) -> AsyncIterator[Database]:
    """A database in which nobody is known."""
    where = await emptied(SERVER) if SERVER else await laid_out(tmp_path / "data" / "boneyard.db")
    async with await Database.open(where) as database:
        yield database


@pytest.fixture
async def database(blank: Database) -> Database:
    """A database that knows a room and four people."""
    await given.known(blank)
    return blank
