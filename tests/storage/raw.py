"""A database as it lies there, for what nobody but tests looks at."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from storage.addresses import address


@asynccontextmanager
async def connected(where: str | Path) -> AsyncIterator[AsyncConnection]:
    """A connection of SQLAlchemy's; what is done over it is committed if all goes well."""
    engine = create_async_engine(address(where))
    try:
        async with engine.begin() as connection:
            yield connection
    finally:
        await engine.dispose()
