"""Databases of past versions as files of SQL, and how that of the newest one is written.

`python -m tests.storage.saving`, after a step is added: the last file in saved/, upgraded and written under its
new version, with the same rows. Where one is to have something in a new column, that is put there by hand.
"""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from storage.database import Database

SAVED = Path(__file__).with_name("saved")


def restore(saved: Path, file: Path) -> None:
    """Make the database `file` of such a file of SQL."""
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(saved.read_text("utf-8"))


async def main() -> None:
    with TemporaryDirectory() as folder:
        file = Path(folder) / "upgraded.db"
        restore(max(SAVED.glob("*.sql")), file)
        await (await Database.open(file)).close()
        with closing(sqlite3.connect(file)) as connection:
            ((version,),) = connection.execute("SELECT version_num FROM alembic_version")
            sql = "\n".join((f"-- A database of version {version} with rows.", *connection.iterdump(), ""))
    (SAVED / f"{version}.sql").write_text(sql, "utf-8")


if __name__ == "__main__":
    asyncio.run(main())
