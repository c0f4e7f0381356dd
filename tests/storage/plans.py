"""How a database goes about what it is asked."""

from __future__ import annotations

from collections.abc import Awaitable
from pathlib import Path
from typing import Any

import pytest

from storage.questions import Asked, Question
from tests.storage.given import POSTGRES, SERVER
from tests.storage.raw import connected


async def steps(where: str | Path, asking: Awaitable[object]) -> list[str]:
    """The steps of all queries that are made for an answer."""
    asked: list[Asked] = []
    ask = Question.__call__

    def note(question: Question, **values: Any) -> Asked:
        asked.append(ask(question, **values))
        return asked[-1]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Question, "__call__", note)
        await asking
    async with connected(where) as connection:
        if SERVER is None:
            texts = [one.question.for_sqlite(one.values) for one in asked]
            plans = [
                await connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {sql}", values) for sql, values in texts
            ]
        else:
            await connection.exec_driver_sql("SET LOCAL enable_seqscan = off")  # which is best for a few rows
            whole = [one.question.clause.params(one.values) for one in asked]
            literal = {"literal_binds": True}
            queries = [clause.compile(dialect=POSTGRES, compile_kwargs=literal) for clause in whole]
            plans = [await connection.exec_driver_sql(f"EXPLAIN {query}") for query in queries]
        return [row[-1] for plan in plans for row in plan]
