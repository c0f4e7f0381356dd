"""The fake of Discord with a clock that stands, and who speaks to it without the library."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from tests.fakes.discord import FakeDiscord
from tests.fakes.discord.raw import Raw


@pytest.fixture
async def fake() -> AsyncIterator[FakeDiscord]:
    async with FakeDiscord() as running:
        running.clock.stop()
        yield running


@pytest.fixture
async def raw(fake: FakeDiscord) -> AsyncIterator[Raw]:
    async with Raw(fake) as client:
        yield client
