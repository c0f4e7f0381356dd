"""Where a database is: a SQLite file, or what a text such as DATABASE_URL names."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

POSTGRES_OWN = (
    *("host", "port", "user", "password", "passfile", "ssl", "target_session_attrs"),
    "prepared_statement_cache_size",
)
"""What may stand behind the address of a PostgreSQL database in the words of the driver."""
_POSTGRES = (*POSTGRES_OWN, "application_name", "channel_binding", "connect_timeout", "sslmode")
"""The same, and what hosts hand out in the words of other drivers."""


def address(where: str | Path) -> URL:
    """The address of a SQLite file (a Path), or of what a text such as DATABASE_URL names.

    `postgres://` and addresses without a driver are understood. ValueError for other databases, for one in memory,
    for what is no address, and for what stands behind one and is unknown here; it shows nothing secret.
    """
    if isinstance(where, Path):
        return URL.create("sqlite+aiosqlite", database=str(where.absolute()))  # `:memory:` alone would be none
    try:
        url = make_url(where)
    except ArgumentError:
        raise ValueError("this is no address of a database") from None  # it may hold a password
    match url.get_backend_name():
        case "sqlite":
            in_memory = url.database in (None, "", ":memory:") or "uri" in url.query  # in that form it may be, too
            if in_memory:
                raise ValueError("SQLite needs a file: readers and the writer are separate connections")
            _check(url, ())
            return url.set(drivername="sqlite+aiosqlite")
        case "postgresql" | "postgres":
            if "@" in f"{url.host}{url.database}":  # the end of a password that is not escaped: it would be shown
                raise ValueError("this is no address of a database")
            _check(url, _POSTGRES)
            return url.set(drivername="postgresql+asyncpg")
        case other:
            raise ValueError(f"{other} is not supported: use sqlite or postgresql")


def _check(url: URL, understood: Collection[str]) -> None:
    unknown = [name for name in url.query if name not in understood]
    if unknown:
        raise ValueError(f"nothing is known here of {unknown[0]}")


def shown(url: URL) -> str | None:
    """Which database it is, without who opens it and how."""
    if url.get_backend_name() == "sqlite":
        return url.database
    return URL.create("postgresql", host=url.host, port=url.port, database=url.database).render_as_string()
