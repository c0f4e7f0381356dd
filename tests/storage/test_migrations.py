"""Every past version of the tables can be upgraded, and the steps lead to what `schema` says."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine
from sqlalchemy.pool import NullPool

from storage import chats, journal, ledger, meta, people, surfaces
from storage.database import CannotOpen, Database
from storage.deeds import Kind
from storage.migrations import newest
from storage.migrations.upgrading import configuration
from tests.storage.raw import connected
from tests.storage.saving import SAVED, restore
from tests.storage.schemas import differences


async def test_the_steps_lead_to_the_schema(blank: Database, where: str | Path) -> None:
    async with connected(where) as connection:
        assert await connection.run_sync(differences) == []


async def test_a_new_file_is_made_with_its_folder_and_opened_again(tmp_path: Path) -> None:
    file = tmp_path / "a 100% new" / "folder?" / "boneyard.db"
    for _ in range(2):
        async with await Database.open(file) as database:
            assert await journal.open_matches(database) == []
    assert file.exists()


async def test_the_log_tells_of_an_upgrade_in_one_line_and_of_none_when_nothing_is_to_be_done(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    newest = max(path.stem for path in SAVED.glob("*.sql"))
    for told in (f"the tables of the database are brought to version {newest}",), ():
        caplog.clear()
        async with await Database.open(tmp_path / "boneyard.db"):
            assert caplog.messages == [*told]


async def test_a_new_file_may_be_opened_several_times_at_once(tmp_path: Path) -> None:
    databases = await asyncio.gather(*(Database.open(tmp_path / "x.db") for _ in range(3)))
    for number, database in enumerate(databases):
        await database.write(meta.put(f"{number}", "here"))
        await database.close()
    async with await Database.open(tmp_path / "x.db") as database:
        assert [await meta.get(database, f"{number}") for number in range(3)] == ["here"] * 3


@pytest.mark.parametrize("saved", sorted(SAVED.glob("*.sql")), ids=lambda path: path.stem)
async def test_a_database_of_a_past_version_keeps_what_it_holds(saved: Path, tmp_path: Path) -> None:
    file = tmp_path / "boneyard.db"
    restore(saved, file)
    async with await Database.open(file) as database:
        async with connected(file) as reader:
            assert await reader.run_sync(differences) == []
        ((match, snapshot),) = await journal.open_matches(database)
        assert (match.id, match.name, match.seed, len(match.seats)) == ("k3f9", "oak", "secret", 2)
        assert snapshot is not None
        assert snapshot.ply == len(await journal.entries(database, match.id)) == 2
        assert len(await surfaces.of_match(database, match.id)) == 1
        assert await ledger.of_people(database, match.room) == {match.host: {Kind.WON: 1}}
        assert await chats.get(database, match.room) is not None
        assert await people.get(database, match.host) is not None
        assert await meta.last_seen(database, "local") is not None


async def test_every_version_that_can_be_upgraded_is_tested(where: str | Path) -> None:
    def versions(connection: Connection) -> set[str]:
        script = ScriptDirectory.from_config(configuration(connection))
        assert script.get_current_head() == newest()
        return {step.revision for step in script.walk_revisions()}

    async with connected(where) as connection:
        steps = await connection.run_sync(versions)
    assert steps == {path.stem for path in SAVED.glob("*.sql")}, "run `python -m tests.storage.saving`"


async def test_a_failed_upgrade_changes_nothing(tmp_path: Path) -> None:
    file = tmp_path / "boneyard.db"
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE deadline (what TEXT)")
    with pytest.raises(Exception, match="deadline already exists"):
        await Database.open(file)
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("SELECT name FROM sqlite_master").fetchall() == [("deadline",)]


async def test_rows_that_refer_to_nothing_hinder_an_upgrade_and_nothing_else(tmp_path: Path) -> None:
    """An open match does not stop because somebody's tool has left a row without its match."""

    def leave_a_row(file: Path) -> None:
        with closing(sqlite3.connect(file)) as connection, connection:
            connection.execute("INSERT INTO snapshot (match, ply, state) VALUES ('gone', 1, '')")

    older, new = tmp_path / "older.db", tmp_path / "new.db"
    restore(SAVED / "0008.sql", older)
    leave_a_row(older)
    with pytest.raises(CannotOpen, match="1 of its rows would refer to nothing"):
        await Database.open(older)
    await (await Database.open(new)).close()
    leave_a_row(new)
    await (await Database.open(new)).close()


def test_no_step_needs_the_network_or_a_file_of_settings() -> None:
    engine = create_engine("sqlite://", poolclass=NullPool)
    with engine.connect() as connection:
        assert configuration(connection).config_file_name is None
    engine.dispose()
