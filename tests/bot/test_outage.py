"""What the log is told of a platform that comes and goes."""

from __future__ import annotations

import logging

import pytest

from bot.outage import Outage


def test_the_log_is_told_of_an_end_only_if_it_was_told_of_the_beginning(caplog: pytest.LogCaptureFixture) -> None:
    now = 0.0
    outage = Outage("Telegram", lambda: now)
    with caplog.at_level(logging.INFO):
        for now in (0.0, 5.0, 10.0, 601.0):  # noqa: B007 - it is the time
            outage.failed("cut")
            outage.over()
            outage.over()
    begun, again = "Telegram cannot be reached and is tried again: cut", "Telegram can be reached again"
    assert [record.getMessage() for record in caplog.records] == [begun, again, begun, again]
