"""The library's log, without what nobody needs and without what nobody may read.

At its most talkative the library logs every message whole, and so every hand. A lost connection, which it mends by
itself, it logs as a failure with a traceback.
"""

from __future__ import annotations

import logging
from typing import Final

import discord

_TALKATIVE: Final = (
    "discord.client",
    "discord.gateway",
    "discord.http",
    "discord.state",
    "discord.webhook.async_",
)


def quieten() -> None:
    """Calm the library's loggers; harmless if repeated."""
    for name in _TALKATIVE:
        logger = logging.getLogger(name)
        if logger.getEffectiveLevel() < logging.INFO:
            logger.setLevel(logging.INFO)
    logging.getLogger("discord.client").addFilter(_reconnecting)
    # Nobody talks at this table.
    discord.VoiceClient.warn_nacl = False
    discord.VoiceClient.warn_dave = False


def _reconnecting(record: logging.LogRecord) -> bool:
    """A lost connection is worth a line."""
    if isinstance(record.msg, str) and record.msg.startswith("Attempting a reconnect"):
        record.levelno, record.levelname = logging.WARNING, logging.getLevelName(logging.WARNING)
        record.exc_info = record.exc_text = None
    return True
