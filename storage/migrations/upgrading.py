"""Takes the steps that are missing."""

from __future__ import annotations

import logging

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.util import CommandError
from sqlalchemy import Connection, text

from storage.migrations import CannotUpgrade, newest

logger = logging.getLogger(__name__)

# Alembic says at every start what it finds, also where nothing is to be done, and of a new database each step.
logging.getLogger("alembic").setLevel(logging.WARNING)

_LOCK = text("SELECT pg_advisory_xact_lock(7062616)")  # any number, as long as it stays the same


def upgrade(connection: Connection) -> None:
    """Bring the tables to the newest version, in the transaction of this connection: what fails, or is killed,
    leaves the database as it was.

    Processes that start at the same time wait for each other: on SQLite the transaction has begun with BEGIN
    IMMEDIATE. Raises CannotUpgrade if a newer program has upgraded the database before, or if rows would be lost
    sight of.
    """
    sqlite = connection.dialect.name == "sqlite"
    if not sqlite:
        connection.execute(_LOCK)
    if MigrationContext.configure(connection).get_current_heads() == (newest(),):
        return  # Alembic would read and run all its files to find that out
    try:
        command.upgrade(configuration(connection), "head")
    except CommandError as error:
        raise CannotUpgrade("a newer version of this program has changed it") from error
    if sqlite:
        broken = connection.execute(text("PRAGMA foreign_key_check")).all()
        if broken:
            raise CannotUpgrade(f"{len(broken)} of its rows would refer to nothing after the upgrade")
    logger.info("the tables of the database are brought to version %s", newest())


def configuration(connection: Connection) -> Config:
    """Alembic's configuration, with the connection to work on."""
    config = Config()
    config.set_main_option("script_location", "storage:migrations")
    config.attributes["connection"] = connection
    return config
