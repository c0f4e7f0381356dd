"""A fresh database for each test: a SQLite file, or the one that BONEYARD_TEST_DATABASE names, which is emptied.

Whatever the tests run is compiled for PostgreSQL as well, so that it stays portable.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from storage.addresses import address
from storage.database import Database
from storage.statements import Statement
from tests.databases import laid_out
from tests.storage import given
from tests.storage.given import SERVER


@pytest.fixture(autouse=True)
def portable(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every statement that is used has a form for PostgreSQL."""
    check = Statement.check_places

    def compile_it(statement: Statement, values: Mapping[str, object]) -> None:
        statement.clause.compile(dialect=given.POSTGRES)
        check(statement, values)

    monkeypatch.setattr(Statement, "check_places", compile_it)


async def emptied(server: str) -> str:
    engine = create_async_engine(address(server))
    async with engine.begin() as connection:
        await connection.execute(text("DROP SCHEMA public CASCADE"))
        await connection.execute(text("CREATE SCHEMA public"))
    await engine.dispose()
    return server


@pytest.fixture
async def where(tmp_path: Path) -> str | Path:
    """The address of a database in which nothing is."""
    return await emptied(SERVER) if SERVER else await laid_out(tmp_path / "data" / "boneyard.db")


@pytest.fixture
async def blank(where: str | Path) -> AsyncIterator[Database]:
    """A database in which nobody is known."""
    async with await Database.open(where) as database:
        yield database


@pytest.fixture
async def database(blank: Database) -> Database:
    """A database that knows a room and four people."""
    await given.known(blank)
    return blank
