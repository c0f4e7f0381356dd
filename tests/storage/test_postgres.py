"""What PostgreSQL alone can do: several processes that write at once.

These run where BONEYARD_TEST_DATABASE names a server.
"""

from __future__ import annotations

import asyncio

import pytest
from alembic import command
from sqlalchemy import select, text
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from storage import ledger, meta, schema
from storage.addresses import address
from storage.changes import NotSaved
from storage.database import Database
from storage.deeds import Deed, Kind, Line
from storage.migrations.upgrading import configuration
from storage.questions import Question
from tests.storage.conftest import emptied
from tests.storage.given import ANN, BOB, NOW, ROOM, SERVER
from tests.storage.raw import connected
from tests.storage.schemas import differences

pytestmark = pytest.mark.skipif(SERVER is None, reason="no server is given")


def engine() -> AsyncEngine:
    assert SERVER is not None
    return create_async_engine(address(SERVER))


async def refusing(code: str, times: int) -> None:
    """The server refuses so many changes of facts, each time with this code."""
    statements = (
        "CREATE SEQUENCE tries",
        f"""CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$
            BEGIN
                IF NEW.key = 'wanted' AND nextval('tries') <= {times} THEN
                    RAISE EXCEPTION 'refused' USING ERRCODE = '{code}';
                END IF;
                RETURN NEW;
            END $$""",
        "CREATE TRIGGER refuse BEFORE INSERT ON meta FOR EACH ROW EXECUTE FUNCTION refuse()",
    )
    server = engine()
    async with server.begin() as connection:
        for statement in statements:
            await connection.execute(text(statement))
    await server.dispose()


@pytest.mark.parametrize("code", ["40P01", "40001"], ids=["deadlock", "not in turn"])
@pytest.mark.parametrize(("times", "error"), [(1, None), (2, NotSaved)], ids=["once", "twice"])
async def test_who_met_another_process_is_tried_once_more(
    database: Database, code: str, times: int, error: type[Exception] | None
) -> None:
    await refusing(code, times)
    wanted, beside = await asyncio.gather(
        database.write(meta.put("with it", "1"), meta.put("wanted", "1")),
        database.write(meta.put("beside", "1")),
        return_exceptions=True,
    )
    assert beside is None
    assert wanted is None if error is None else isinstance(wanted, error)
    saved = [await meta.get(database, key) for key in ("wanted", "with it", "beside")]
    assert saved == ["1" if error is None else None] * 2 + ["1"]


@pytest.mark.parametrize("code", ["53100", "58030", "25006"], ids=["full", "disk", "only to be read"])
async def test_a_server_that_can_save_nothing_is_no_fault_of_a_unit(
    database: Database, code: str, caplog: pytest.LogCaptureFixture
) -> None:
    await refusing(code, 2)
    for _ in range(2):
        with pytest.raises(NotSaved):
            await database.write(meta.put("wanted", "1"))
    (line,) = caplog.records  # not one each time
    assert "a transaction of 1 units failed" in line.getMessage()
    await database.write(meta.put("wanted", "2"))
    assert await meta.get(database, "wanted") == "2"


async def test_two_processes_write_into_one_ledger(database: Database) -> None:
    """They number their rows one after the other, and none is refused."""
    lines = (Line(Kind.WON, ANN), Line(Kind.LOST, BOB))
    assert SERVER is not None
    async with await Database.open(SERVER) as second:
        for number in range(10):
            deeds = [Deed(f"{name}{number}", ROOM, "goat", NOW, NOW, lines) for name in "ab"]
            await asyncio.gather(
                *(one.write(ledger.enter(deed)) for one, deed in zip((database, second), deeds, strict=True))
            )
            await asyncio.gather(
                *(
                    one.write(ledger.correct(deed.id, by_deed=f"c{deed.id}", room=ROOM, at=NOW, noted_by=ANN))
                    for one, deed in zip((database, second), deeds, strict=True)
                )
            )
    rows = await database.rows(Question(select(schema.ledger.c.number).order_by(schema.ledger.c.number))())
    assert [row.number for row in rows] == list(range(1, 61))


@pytest.mark.parametrize("version", ["0001", "0005"])
async def test_a_database_of_a_past_version_keeps_what_it_holds(version: str) -> None:
    """In 0006 the rows were numbered, in the order in which they were noted."""
    assert SERVER is not None
    await emptied(SERVER)
    server = engine()
    async with server.begin() as connection:
        await connection.run_sync(lambda sync: command.upgrade(configuration(sync), version))
        await connection.execute(text("INSERT INTO chat VALUES ('local:lunch', 'Lunch', NULL, '{}')"))
        await connection.execute(text("INSERT INTO person (id, name, settings) VALUES ('local:Ann', 'Ann', '{}')"))
        enter = text(
            "INSERT INTO ledger (deed, line, room, game, at, noted_at, kind, person, amount)"
            " VALUES (:deed, :line, 'local:lunch', 'goat', 1, :noted_at, :kind, 'local:Ann', 1)"
        )
        for deed, noted_at in (("b", 1), ("a", 2)):
            for line, kind in enumerate(("won", "goat")):
                values = {"deed": deed, "line": line, "noted_at": noted_at, "kind": kind}
                await connection.execute(enter, values)
    await server.dispose()
    async with await Database.open(SERVER) as database:
        async with connected(SERVER) as reader:
            assert await reader.run_sync(differences) == []
        rows = await database.rows(Question(select(schema.ledger.c.deed).order_by(schema.ledger.c.number))())
        assert [row.deed for row in rows] == ["b", "b", "a", "a"]
        assert await ledger.of_people(database, ROOM) == {ANN: {Kind.WON: 2, Kind.GOAT: 2}}
        await database.write(ledger.enter(Deed("c", ROOM, "goat", NOW, NOW, (Line(Kind.WON, ANN),))))
