"""Being called by the server for every update, behind a public address."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from urllib.parse import urlsplit

from telegram import Update
from telegram.error import InvalidToken
from telegram.ext import Updater

from bot.platforms.telegram.wire import LONGEST_DELAY, Wire


@dataclass(frozen=True, slots=True)
class Webhook:
    """Where the server brings updates: a public address, and the port on which it is listened behind it.

    The secret shows that it is the server who calls; without one, one is made of the token."""

    url: str
    port: int = 8080
    secret: str = ""
    listen: str = "0.0.0.0"


async def be_called(
    wire: Wire, webhook: Webhook, secret: str, updates: Sequence[str], take: Callable[[Update], None]
) -> None:
    """Take updates until cancelled. The server is not told to stop: it keeps what comes for the next run."""
    arriving: asyncio.Queue[object] = asyncio.Queue()
    updater = Updater(wire.bot, arriving)
    await updater.initialize()
    try:
        while not updater.running:
            await _open(wire, updater, webhook, secret, updates)
        while True:
            _pass_on(await arriving.get(), take)
    finally:
        if updater.running:
            await updater.stop()
        while not arriving.empty():
            _pass_on(arriving.get_nowait(), take)


async def _open(wire: Wire, updater: Updater, webhook: Webhook, secret: str, updates: Sequence[str]) -> None:
    try:
        await updater.start_webhook(
            listen=webhook.listen,
            port=webhook.port,
            url_path=urlsplit(webhook.url).path,
            webhook_url=webhook.url,
            secret_token=secret,
            allowed_updates=updates,
            bootstrap_retries=-1,
        )
    except InvalidToken:
        wire.doubt.set()
        await wire.sleep(LONGEST_DELAY)


def _pass_on(update: object, take: Callable[[Update], None]) -> None:
    if isinstance(update, Update):
        take(update)
