"""From any past version of the tables to the newest, at every start.

The steps lie in `versions/`, one file each, numbered; a step that has been released is never changed. Alembic
runs them without an alembic.ini, from wherever the package is installed.

To add one: change `storage.schema`; write `versions/000n_what.py` like the last file there, its `down_revision`
naming that one; and let `python -m tests.storage.saving` write a database of the new version, with rows, into
tests/storage/saved/.
"""

from __future__ import annotations

import logging
from functools import cache

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

logger = logging.getLogger(__name__)

# Alembic says at every start what it finds, also where nothing is to be done, and of a new database each step.
logging.getLogger("alembic").setLevel(logging.WARNING)

_LOCK = text("SELECT pg_advisory_xact_lock(7062616)")  # any number, as long as it stays the same


class BrokenUpgrade(Exception):
    """Foreign keys do not hold after the upgrade, so it was not made."""


async def migrate(engine: AsyncEngine) -> None:
    """Upgrade in one transaction: what fails, or is killed, leaves the database as it was.

    Processes that start at the same time wait for each other. Raises alembic's CommandError if a newer program
    has upgraded the database before, BrokenUpgrade if rows would be lost sight of.
    """
    async with engine.begin() as connection:
        version = await connection.run_sync(_upgrade)
    if version is not None:
        logger.info("the tables of the database were brought to version %s", version)


def _upgrade(connection: Connection) -> str | None:
    """Take the steps that are missing; gives the version that they have led to, None if there were none."""
    sqlite = connection.dialect.name == "sqlite"
    if not sqlite:
        connection.execute(_LOCK)  # SQLite has begun with BEGIN IMMEDIATE
    if MigrationContext.configure(connection).get_current_heads() == (newest(),):
        return None  # Alembic would read and run all its files to find that out
    command.upgrade(configuration(connection), "head")
    if sqlite:
        broken = connection.execute(text("PRAGMA foreign_key_check")).all()
        if broken:
            raise BrokenUpgrade(f"{len(broken)} of its rows would refer to nothing after the upgrade")
    return newest()


def configuration(connection: Connection) -> Config:
    """Alembic's configuration, with the connection to work on."""
    config = _steps()
    config.attributes["connection"] = connection
    return config


def _steps() -> Config:
    config = Config()
    config.set_main_option("script_location", "storage:migrations")
    return config


@cache
def newest() -> str | None:
    """The version that the last step leads to. It stands in the table `alembic_version`."""
    return ScriptDirectory.from_config(_steps()).get_current_head()
