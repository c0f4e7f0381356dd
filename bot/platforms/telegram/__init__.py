"""Telegram: the Bot API, through python-telegram-bot.

A message becomes one or two calls of the library (`port`), an update becomes a request (`intake`, `requests`), a
refusal becomes what it means (`errors`), and everything goes over one `wire` that waits when the server cannot be
reached.
"""

import os

# The library is on its way from numbers to spans of time, and warns, at every refusal that names one, whoever has
# not chosen the new way by this variable.
os.environ.setdefault("PTB_TIMEDELTA", "1")

from bot.platforms.telegram.platform import TelegramPlatform
from bot.platforms.telegram.webhook import Webhook

__all__ = ["TelegramPlatform", "Webhook"]
