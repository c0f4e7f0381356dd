"""A club on either platform, and how an evening there begins."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Any, Final

import pytest

from bot.data import What
from tests.bot.platforms.house import House, Stranger, opened
from tests.bot.platforms.on_discord import SPEED as DISCORD_SPEED
from tests.bot.platforms.on_discord import DiscordHouse
from tests.bot.platforms.on_telegram import SPEED as TELEGRAM_SPEED
from tests.bot.platforms.on_telegram import TelegramHouse
from tests.bot.platforms.watch import Watch
from tests.bot.short_evenings import Evening
from tests.fakes.discord import FakeDiscord
from tests.fakes.telegram.fake import TelegramFake
from tests.fakes.telegram.model import SUPERGROUP


@asynccontextmanager
async def on_telegram(
    folder: Path, monkeypatch: pytest.MonkeyPatch, *, kind: str = SUPERGROUP, **options: Any
) -> AsyncIterator[TelegramHouse]:
    """A club in a group on Telegram, with the bot in it."""
    async with TelegramFake(speed=TELEGRAM_SPEED) as fake:
        if kind != SUPERGROUP:
            options["group"] = fake.group("The club", kind=kind)
        async with opened(TelegramHouse(folder, Watch(monkeypatch), fake, monkeypatch, **options)) as house:
            yield house


@asynccontextmanager
async def on_discord(folder: Path, monkeypatch: pytest.MonkeyPatch, **options: Any) -> AsyncIterator[DiscordHouse]:
    """A club in a channel on Discord, with the bot in it."""
    async with (
        FakeDiscord(speed=DISCORD_SPEED) as fake,
        opened(DiscordHouse(folder, Watch(monkeypatch), fake, monkeypatch, **options)) as house,
    ):
        yield house


CLUBS: Final[Mapping[str, Callable[..., AbstractAsyncContextManager[House]]]] = {
    "telegram": on_telegram,
    "discord": on_discord,
}


async def press(house: House, stranger: Stranger, what: What) -> None:
    """Press the newest button of a kind that all see."""
    for choices in stranger.public():
        for choice in choices:
            if choice.unpacked is not None and choice.unpacked.what is what:
                await stranger.press(choice)
                await house.shown()
                return
    raise AssertionError(f"{stranger.name} sees no {what}")


async def begin(house: House, evening: Evening, seated: Sequence[Stranger]) -> str:
    """Those who play sit down, and the match is begun; gives its id."""
    host, *others = seated
    assert len(seated) == evening.people
    while not list(house.bot.world.tables.open()):  # a game for one may be lost at the deal
        await host.command("play", evening.play)
        await house.shown()
    for stranger in others:
        await press(house, stranger, What.JOIN)
    for _ in range(evening.computers):
        await press(house, host, What.COMPUTER)
    (table,) = house.bot.world.tables.open()
    if not evening.alone:
        await press(house, host, What.START)
    return table.id
