"""Opening a database: one that cannot be opened is told in one line, without a password."""

from __future__ import annotations

import logging
import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from storage import meta
from storage.database import CannotOpen, Database
from storage.sqlite import _use_wal
from tests.databases import laid_out


async def refused(where: str | Path) -> str:
    with pytest.raises(CannotOpen) as caught:
        await Database.open(where)
    return str(caught.value)


def names(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}


async def test_a_file_is_read_while_it_is_written(tmp_path: Path) -> None:
    """The write-ahead log: readers and the writer do not wait for each other."""
    file = await laid_out(tmp_path / "boneyard.db")
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
    async with await Database.open(file):
        pass
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)


class Locked(sqlite3.Connection):
    """One that is told so often that another process is in the way, or that something else is wrong."""

    def __init__(self, *codes: int) -> None:
        super().__init__(":memory:")
        self.left = list(codes)

    def execute(self, *args: Any) -> sqlite3.Cursor:
        if self.left:
            error = sqlite3.OperationalError("no")
            error.sqlite_errorcode = self.left.pop(0)
            raise error
        return super().execute(*args)


async def test_processes_that_start_at_once_wait_for_each_other() -> None:
    with closing(Locked(sqlite3.SQLITE_BUSY, sqlite3.SQLITE_BUSY)) as connection:
        _use_wal(connection)
        assert connection.left == []
    with closing(Locked(sqlite3.SQLITE_IOERR)) as connection, pytest.raises(sqlite3.OperationalError):
        _use_wal(connection)


async def test_a_file_of_something_else(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ann, " * 100, "utf-8")
    assert await refused(file) == f"the database {file} cannot be opened: file is not a database"


async def test_a_folder(tmp_path: Path) -> None:
    assert await refused(tmp_path) == f"the database {tmp_path} cannot be opened: Is a directory: {tmp_path}"


async def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    said = await refused(tmp_path / "file" / "boneyard.db")
    assert said.startswith(f"the database {tmp_path}")
    file = tmp_path / "file" / "games" / "boneyard.db"
    assert await refused(file) == f"the database {file} cannot be opened: Not a directory: {file.parent}"


@pytest.mark.parametrize("name", ["", "boneyard.db", "boneyard.db-wal", "boneyard.db-shm"])
async def test_what_cannot_be_written_is_named_and_nothing_is_left_beside_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """What SQLite leaves beside a file that it cannot write stays read-only when the file no longer is."""
    file, closed = tmp_path / "boneyard.db", tmp_path / name
    await laid_out(file)
    closed.touch()
    before = names(tmp_path)
    with monkeypatch.context() as patch:
        patch.setattr(os, "access", lambda path, _mode: path != closed)  # root may write everywhere
        assert await refused(file) == f"the database {file} cannot be opened: Permission denied: {closed}"
    assert names(tmp_path) == before
    await (await Database.open(file)).close()


async def test_what_is_made_is_for_its_owner_alone(tmp_path: Path) -> None:
    """Hands and seeds are in it. What is there already keeps its mode."""
    file = tmp_path / "games" / "boneyard.db"
    async with await Database.open(file) as database:
        await database.write(meta.put("what is put", "beside it, too"))
        made = {path.name: path.stat().st_mode & 0o777 for path in (file.parent, *file.parent.iterdir())}
        wanted = {"games": 0o700, "boneyard.db": 0o600, "boneyard.db-wal": 0o600, "boneyard.db-shm": 0o600}
        assert made == wanted
    file.chmod(0o640)
    file.parent.chmod(0o750)
    async with await Database.open(file):
        assert file.stat().st_mode & 0o777 == 0o640
        assert file.parent.stat().st_mode & 0o777 == 0o750


async def test_values_of_statements_are_not_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """The driver would, at its most talkative."""
    with caplog.at_level(logging.DEBUG):
        async with await Database.open(tmp_path / "boneyard.db") as database:
            assert await meta.get(database, "s3cret") is None
    assert "s3cret" not in caplog.text


async def test_one_that_a_newer_version_has_changed(tmp_path: Path) -> None:
    file = await laid_out(tmp_path / "boneyard.db")
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    assert "a newer version of this program has changed it" in await refused(file)


async def test_a_server_that_is_not_there() -> None:
    said = await refused("postgresql://ann:secret@127.0.0.1:9/bones")
    assert "127.0.0.1:9/bones cannot be opened" in said
    assert "secret" not in said


@pytest.mark.parametrize(
    "told",
    [
        "",
        "?sslmode=disable",
        "?sslmode=prefer",
        "?connect_timeout=x",
        "?user=ann&password=secret",
        "?port=99999",
    ],
)
async def test_what_an_address_tells_the_driver_is_not_repeated(told: str) -> None:
    said = await refused(f"postgres://ann:secret@127.0.0.1:9/bones{told}")
    assert said.startswith("the database postgresql://127.0.0.1:9/bones cannot be opened: ")
    assert "secret" not in said
    assert "sslmode" not in said
