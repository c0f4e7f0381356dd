"""What the host has set: one frozen value from the environment and the file `.env`."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from dotenv import dotenv_values
from platformdirs import user_data_path
from sqlalchemy.exc import ArgumentError

from storage.database import address

LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL")


class BadSetting(ValueError):
    """A setting that cannot be used; the message says which and why."""


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings; what is not set has its default."""

    database: str | Path
    language: str
    log_level: str


def default_database() -> Path:
    """One file in the user's data folder."""
    return user_data_path("boneyard", appauthor=False) / "boneyard.db"


def read_settings(environment: Mapping[str, str] | None = None, file: Path | None = None) -> Settings:
    """The settings of the environment, or else of the file. BadSetting if one cannot be used."""
    stored = dotenv_values(file or Path(".env"))
    given = {**{key: value for key, value in stored.items() if value}, **(environment or os.environ)}
    level = given.get("LOG_LEVEL", "").upper() or "WARNING"
    if level not in LEVELS:
        raise BadSetting(f"LOG_LEVEL is {level}; it can be {', '.join(LEVELS)}")
    database = given.get("DATABASE_URL")
    if database:
        try:
            address(database)
        except (ValueError, ArgumentError) as error:
            # The address itself may hold a password: it is not repeated.
            raise BadSetting("DATABASE_URL is no address of a SQLite or PostgreSQL database") from error
    return Settings(
        database=database or default_database(),
        language=given.get("LANGUAGE", ""),
        log_level=level,
    )
