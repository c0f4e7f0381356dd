"""How a database goes about what it is asked."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Any

from sqlalchemy import Engine, event

from storage.database import Database
from tests.storage.given import SERVER


async def steps(database: Database, asking: Awaitable[object]) -> list[str]:
    """The steps of all queries that are made for an answer."""
    asked: list[tuple[str, Any]] = []

    def note(_connection: object, _cursor: object, statement: str, values: Any, *_rest: object) -> None:
        if statement.startswith("SELECT"):
            asked.append((statement, values))

    event.listen(Engine, "before_cursor_execute", note)
    try:
        await asking
    finally:
        event.remove(Engine, "before_cursor_execute", note)
    async with database.reading() as connection:
        explain = "EXPLAIN QUERY PLAN"
        if SERVER is not None:
            explain = "EXPLAIN"
            await connection.exec_driver_sql("SET LOCAL enable_seqscan = off")  # which is best for a few rows
        plans = [await connection.exec_driver_sql(f"{explain} {query}", values) for query, values in asked]
        return [row[-1] for plan in plans for row in plan]
