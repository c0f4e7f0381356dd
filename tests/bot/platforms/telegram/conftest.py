"""The fake of Telegram with a clock that stands and without a pace, and who speaks to it without the library; and
a bot that nothing makes impatient but a test."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from bot.platforms.telegram import private, requests
from tests.fakes.telegram.fake import TelegramFake
from tests.fakes.telegram.raw import Raw
from tests.waiting import PATIENCE


@pytest.fixture
async def fake() -> AsyncIterator[TelegramFake]:
    async with TelegramFake(speed=0) as one:
        one.clock.stop()
        yield one


@pytest.fixture
async def raw(fake: TelegramFake) -> AsyncIterator[Raw]:
    async with Raw(fake) as one:
        yield one


@pytest.fixture(autouse=True)
def _patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A sign that a press has arrived, and the next press of somebody, wait for what the bot does first, however
    busy the machine is."""
    monkeypatch.setattr(requests, "SIGN", PATIENCE)
    monkeypatch.setattr(private, "BRIEF", PATIENCE)
