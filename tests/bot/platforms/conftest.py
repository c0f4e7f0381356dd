"""What tests of platforms change in the library of Discord, and leave as it was."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from discord import Client
from discord.gateway import DiscordWebSocket
from discord.http import Route


@pytest.fixture(autouse=True)
def _where_discord_is() -> Iterator[None]:
    """discord.py keeps in classes where Discord is."""
    base, gateway = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY
    yield
    Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = base, gateway


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The library waits for some seconds of life before it begins another session; here for none."""

    async def before_identifying(client: Client, shard_id: int | None, *, initial: bool = False) -> None:
        pass

    monkeypatch.setattr(Client, "before_identify_hook", before_identifying)
