"""The fake of Telegram with a clock that stands and without a pace, and who speaks to it without the library."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest_asyncio

from tests.fakes.telegram.fake import TelegramFake
from tests.fakes.telegram.raw import Raw


@pytest_asyncio.fixture
async def fake() -> AsyncIterator[TelegramFake]:
    async with TelegramFake(speed=0) as one:
        one.clock.stop()
        yield one


@pytest_asyncio.fixture
async def raw(fake: TelegramFake) -> AsyncIterator[Raw]:
    async with Raw(fake) as one:
        yield one
