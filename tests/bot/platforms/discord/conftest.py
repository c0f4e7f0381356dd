"""The fake of Discord with a clock that stands, who speaks to it without the library, and how long one waits."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from bot.platforms.discord import entrance
from tests.fakes.discord import FakeDiscord
from tests.fakes.discord.raw import Raw


@pytest.fixture(autouse=True)
def let_in(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits long at the entrance."""
    monkeypatch.setattr(entrance, "GAP", 0.01)


@pytest.fixture
async def fake() -> AsyncIterator[FakeDiscord]:
    async with FakeDiscord() as running:
        running.clock.stop()
        yield running


@pytest.fixture
async def raw(fake: FakeDiscord) -> AsyncIterator[Raw]:
    async with Raw(fake) as client:
        yield client
