"""What the log is told of a platform that comes and goes."""

from __future__ import annotations

import logging

import pytest

from bot.outage import Outage
from tests.fakes.clock import Clock


def test_the_log_is_told_of_an_end_only_if_it_was_told_of_the_beginning(caplog: pytest.LogCaptureFixture) -> None:
    clock = Clock(0.0)
    clock.stop()
    outage = Outage("Telegram", clock.now)
    with caplog.at_level(logging.INFO):
        for later in (0.0, 5.0, 5.0, 591.0):
            clock.advance(later)
            outage.failed("cut")
            outage.over()
            outage.over()
    begun, again = "Telegram cannot be reached and is tried again: cut", "Telegram can be reached again"
    assert [record.getMessage() for record in caplog.records] == [begun, again, begun, again]
