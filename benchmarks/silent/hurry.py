"""Platforms that let everything out at once."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

from bot.platforms.discord.port import DiscordPort
from bot.platforms.telegram.port import TelegramPort
from bot.ports import Pace

HURRY = Pace(most=1, per=0)


@contextmanager
def in_a_hurry() -> Iterator[None]:
    """Meanwhile nobody keeps a pace."""
    with (
        patch.object(TelegramPort, "pace", HURRY),
        patch.object(TelegramPort, "pace_of", lambda _port, _to: HURRY),
        patch.object(DiscordPort, "pace", HURRY),
        patch.object(DiscordPort, "pace_of", lambda _port, _to: HURRY),
    ):
        yield
