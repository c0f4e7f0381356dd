"""Being called by the server for every update, behind a public address."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from hmac import compare_digest
from typing import Final

from aiohttp import web
from aiohttp.http import HttpProcessingError
from telegram import Update, WebhookInfo
from telegram.error import TelegramError
from yarl import URL

from bot.memory import Memory
from bot.outage import LONGEST_WAIT
from bot.platforms import CannotServe
from bot.platforms.telegram.errors import REFUSED
from bot.platforms.telegram.library import understood
from bot.platforms.telegram.wire import Wire
from bot.ports import TooFast

logger = logging.getLogger(__name__)

LOOK: Final = 600.0
"""Seconds after which the server is asked whether it still knows the address, and gets through to it."""

_SECRET: Final = "X-Telegram-Bot-Api-Secret-Token"
_LARGEST: Final = 1 << 20
"""Bytes of a call that are read."""
_REMEMBERED: Final = 1_000
"""Updates that are known again."""
_PATIENCE: Final = 5.0
"""Seconds for calls that are under way when the bot stops."""


def _is_ours(record: logging.LogRecord) -> bool:
    """Whoever finds the port can send what is no HTTP, or cannot be unpacked. It is answered, and the web server
    would give it a traceback in the log, too."""
    error = record.exc_info[1] if record.exc_info else None
    return not isinstance(error, HttpProcessingError | web.RequestPayloadError)


logger.addFilter(_is_ours)


@dataclass(frozen=True, slots=True)
class Webhook:
    """Where the server brings updates: a public address, and the port on which it is listened behind it.

    The secret shows that it is the server who calls; without one, one is made of the token."""

    url: str
    port: int
    secret: str = ""
    listen: str = "0.0.0.0"


async def be_called(
    wire: Wire, webhook: Webhook, secret: str, updates: Sequence[str], take: Callable[[Update], None]
) -> None:
    """Take updates until cancelled. The server is not told to stop: it keeps what comes for the next run. Raises
    CannotServe if somebody else has the port."""
    calls = _calls(wire, webhook, secret, take)
    runner = web.AppRunner(calls, access_log=None, logger=logger, shutdown_timeout=_PATIENCE)
    await runner.setup()
    try:
        try:
            await web.TCPSite(runner, webhook.listen, webhook.port).start()
        except OSError as error:
            raise CannotServe(f"the webhook cannot have port {webhook.port}: {error.strerror}") from None
        logger.info("telegram: ready")
        await _stay_known(wire, webhook.url, secret, updates)
    finally:
        await runner.cleanup()


def _calls(wire: Wire, webhook: Webhook, secret: str, take: Callable[[Update], None]) -> web.Application:
    """Answers calls: nothing of one without the secret is read. What the library does not understand is taken all
    the same, or the server would bring it again and again, and nothing else of that chat. What it brings a second
    time, because it has not heard the answer, is not taken again."""
    path = URL(webhook.url).raw_path
    brought: Memory[int, None] = Memory(_REMEMBERED)

    async def called(request: web.Request) -> web.Response:
        if request.rel_url.raw_path != path:
            raise web.HTTPNotFound
        shown = request.headers.get(_SECRET, "").encode(errors="surrogateescape")  # as it came, whatever it is
        if not compare_digest(shown, secret.encode()):
            raise web.HTTPForbidden
        try:
            told = await request.json()
        except (ValueError, LookupError, RecursionError, web.RequestPayloadError, ConnectionError):
            # no JSON, in no known letters, too deep, not to be unpacked, or the caller is gone before its end
            raise web.HTTPBadRequest from None
        update = understood(told, wire.bot)
        if update is not None and update.update_id not in brought:
            brought.note(update.update_id, None)
            take(update)
        return web.Response()

    application = web.Application(client_max_size=_LARGEST)
    application.router.add_post("/{path:.*}", called)
    return application


async def _stay_known(wire: Wire, url: str, secret: str, updates: Sequence[str]) -> None:
    """Tell the server the address, and again if it knows another one or none by then: whoever else uses the token
    may have told it so."""
    known, failed = False, None
    while True:
        try:
            if not known:
                await wire.ask(
                    lambda: wire.bot.set_webhook(url, secret_token=secret, allowed_updates=list(updates))
                )
                known = True
                logger.info("Telegram knows the webhook")
            else:
                await asyncio.sleep(LOOK)
                info = await wire.ask(wire.bot.get_webhook_info)
                known, failed = info.url == url, _told_failure(info, failed)
                if not known:
                    logger.warning("another program has set the webhook of this Telegram bot: it is set again")
        except TooFast as error:
            await wire.sleep(error.seconds)
        except (TelegramError, *REFUSED) as error:
            logger.warning("Telegram does not take the webhook: %s", error)
            await wire.sleep(LONGEST_WAIT)


def _told_failure(info: WebhookInfo, before: object) -> object:
    """Tell the log why the server could not bring an update, once; gives when that was."""
    if info.last_error_date is not None and info.last_error_date != before:
        logger.warning("Telegram could not bring an update: %s", info.last_error_message)
    return info.last_error_date
