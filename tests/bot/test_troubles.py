"""A database that is full or away is a line of the log now and then; a mistake of ours has its traceback."""

from __future__ import annotations

import logging
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy.exc import DBAPIError, OperationalError

from bot import troubles
from bot.outage import Outage
from storage.changes import NotSaved
from tests.bot.chat import chatting, says, told

logger = logging.getLogger(__name__)


class Refusal(Exception):
    """What the driver of PostgreSQL raises."""

    def __init__(self, sqlstate: str) -> None:
        super().__init__("refused")
        self.sqlstate = sqlstate


class Damaged(sqlite3.DatabaseError):
    """What the driver of SQLite raises when it finds that somebody has written into the file."""

    sqlite_errorcode = sqlite3.SQLITE_CORRUPT


@pytest.mark.parametrize(
    "error",
    [
        ConnectionRefusedError(111, "refused"),
        Damaged("refused"),
        sqlite3.OperationalError("refused"),
        OperationalError("SELECT", None, Exception("refused")),
        *(DBAPIError("SELECT", None, Refusal(code)) for code in ("08006", "53300", "57P01", "58030")),
        DBAPIError("SELECT", None, Exception("refused"), connection_invalidated=True),
    ],
)
def test_a_database_that_is_away_is_told_now_and_then(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    now = 0.0
    monkeypatch.setattr(troubles, "_database", Outage("the database", lambda: now))
    for now in (0.0, 20.0, 601.0):  # noqa: B007 - it is the time
        troubles.report(logger, error, "it could not be looked")
    assert len(caplog.records) == 2
    assert all("refused" in record.getMessage() and not record.exc_info for record in caplog.records)


def test_who_has_not_saved_it_has_told_the_log(caplog: pytest.LogCaptureFixture) -> None:
    troubles.report(logger, NotSaved("the disk is full"), "it could not be noted")
    assert not caplog.records


async def test_who_asks_a_database_that_is_away_is_told_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """For each of many questions the log has no traceback, and nobody gets a number to pass on."""
    monkeypatch.setattr(troubles, "_database", Outage("the database"))
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        await ann.say("/tally")
        chat.errors.found.clear()

        async def away(*_: object) -> None:
            raise sqlite3.OperationalError("unable to open database file")

        with monkeypatch.context() as broken:
            broken.setattr(chat.bot.world.database, "rows", away)
            assert [told(await ann.say("/tally")) for _ in range(2)] == [says("not-read")] * 2
        (told_once,) = [record for record in caplog.records if "unable to open" in record.getMessage()]
        assert not told_once.exc_info
        assert told(await ann.say("/tally")) != says("not-read")


@pytest.mark.parametrize(
    "error", [KeyError("x"), OSError("cannot open resource"), DBAPIError("SELECT", None, Refusal("42703"))]
)
def test_a_mistake_is_told_each_time(caplog: pytest.LogCaptureFixture, error: Exception) -> None:
    for _ in range(2):
        troubles.report(logger, error, "it could not be noted (%d)", 7)
    assert [record.getMessage() for record in caplog.records] == ["it could not be noted (7)"] * 2
    assert all(record.exc_info for record in caplog.records)
