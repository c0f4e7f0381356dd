"""What an address of a database means, and what is none."""

from __future__ import annotations

from pathlib import Path

import pytest

from storage import meta
from storage.addresses import address
from storage.database import Database
from storage.postgres import arguments


def test_what_addresses_mean() -> None:
    assert address("sqlite:///x.db").drivername == "sqlite+aiosqlite"
    assert address("postgres://u:p@host/db").render_as_string(False) == "postgresql+asyncpg://u:p@host/db"
    url = "postgres://host/db?sslmode=require&connect_timeout=10&channel_binding=require&application_name=bones"
    assert arguments(address(url).query) == {
        "ssl": "require",
        "timeout": 10,
        "server_settings": {"application_name": "bones"},
    }


@pytest.mark.parametrize(
    ("written", "why"),
    [
        ("postgres://host/db?pgbouncer=true", "pgbouncer"),
        ("sqlite:///x.db?pgbouncer=true", "pgbouncer"),
        ("postgres://u:se@kret@host/db", "no address"),
        ("postgres://u:se@kr/et@host/db", "no address"),
        ("postgres://u:se@kr:1/et@host/db", "no address"),
        ("mysql://host/db", "mysql"),
        ("boneyard.db", "no address"),
    ],
)
def test_what_is_no_address(written: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        address(written)


@pytest.mark.parametrize("where", ["sqlite://", "sqlite:///:memory:", "sqlite:///file:x?mode=memory&uri=true"])
async def test_memory_is_no_file(where: str) -> None:
    with pytest.raises(ValueError, match="file"):
        await Database.open(where)


async def test_a_file_may_be_called_as_memory_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    async with await Database.open(Path(":memory:")) as database:
        await database.write(meta.put("game", "goat"))
        assert await meta.get(database, "game") == "goat"
