"""From any past version of the tables to the newest, at every start.

The steps lie in `versions/`, one file each, numbered; a step that has been released is never changed. Alembic
runs them without an alembic.ini, from wherever the package is installed.

To add one: change `storage.schema`; write `versions/000n_what.py` like the last file there, its `down_revision`
naming that one; and let `python -m tests.storage.saving` write a database of the new version, with rows, into
tests/storage/saved/.
"""

from __future__ import annotations

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

_LOCK = text("SELECT pg_advisory_xact_lock(7062616)")  # any number, as long as it stays the same


class BrokenUpgrade(Exception):
    """Foreign keys do not hold after the upgrade, so it was not made."""


async def migrate(engine: AsyncEngine) -> None:
    """Upgrade in one transaction: what fails, or is killed, leaves the database as it was.

    Processes that start at the same time wait for each other. Raises alembic's CommandError if a newer program
    has upgraded the database before, BrokenUpgrade if rows would be lost sight of.
    """
    async with engine.begin() as connection:
        await connection.run_sync(_upgrade)


def _upgrade(connection: Connection) -> None:
    sqlite = connection.dialect.name == "sqlite"
    if not sqlite:
        connection.execute(_LOCK)  # SQLite has begun with BEGIN IMMEDIATE
    config = configuration(connection)
    command.upgrade(config, "head")
    if sqlite and config.attributes["taken"]:
        broken = connection.execute(text("PRAGMA foreign_key_check")).all()
        if broken:
            raise BrokenUpgrade(f"{len(broken)} of its rows would refer to nothing after the upgrade")


def configuration(connection: Connection) -> Config:
    """Alembic's configuration, with the connection to work on and the steps that are `taken`."""
    config = Config()
    config.set_main_option("script_location", "storage:migrations")
    config.attributes.update(connection=connection, taken=[])
    return config
