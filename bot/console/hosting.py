"""`boneyard run`: every platform that has a token, over one bot, until it is told to stop."""

from __future__ import annotations

import asyncio
import gc
import logging
import sys
from collections.abc import AsyncIterator, Iterable, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from typing import TYPE_CHECKING, Any

from bot.app import running
from bot.conversation import Conversation
from bot.exits import Exit, ending
from bot.platforms import BadToken, CannotServe, Platform
from bot.settings import DiscordSettings, Settings, TelegramSettings
from bot.words import Words
from storage.database import CannotOpen

if TYPE_CHECKING:
    from bot.platforms.discord import DiscordPlatform
    from bot.platforms.telegram import TelegramPlatform

logger = logging.getLogger(__name__)

LOGIN_PATIENCE = 10.0
"""Seconds for which a platform that answers waits for one that does not."""
HUSH_PATIENCE = 3.0
"""Seconds that requests in hand may take after the bot was told to stop. With what is still to be shown it stays
below the ten seconds that hosts usually give."""

NO_TOKEN = """boneyard: there is nothing to run. Set at least one token, in the environment or in a file .env:
  TELEGRAM_TOKEN   from @BotFather in Telegram: /newbot
  DISCORD_TOKEN    from discord.com/developers/applications: your application, Bot, Reset Token
docs/hosting.md leads from there to a playing group; `boneyard local` plays in this terminal, without any token.
"""

BAD_TOKEN = "boneyard: {platform} does not take the token; copy it anew from where it was made\n"


def run_platforms(settings: Settings) -> Exit:
    """Run until it is told to stop; gives the exit status."""
    if not settings.hosted:
        sys.stderr.write(NO_TOKEN)
        return Exit.UNUSABLE
    try:
        return asyncio.run(_run(settings))
    except CannotOpen as error:
        sys.stderr.write(f"boneyard: {error}\n")
        return Exit.FAILED
    finally:
        gc.freeze()  # the process ends: to look through all that there was for garbage could take seconds


async def _run(settings: Settings) -> Exit:
    words = Words(default=settings.language)
    async with _told_to_stop() as stop, AsyncExitStack() as open_platforms:
        platforms = _platforms(settings, words)
        for platform in platforms:
            open_platforms.push_async_callback(platform.close)
        logins = {platform: asyncio.create_task(_log_in(platform)) for platform in platforms}
        open_platforms.push_async_callback(_cancel, logins.values())
        await _until_done(logins.values(), stop, LOGIN_PATIENCE)
        if stop.is_set():
            return Exit.GOOD
        serving = [platform for platform, login in logins.items() if not login.done() or login.result()]
        if not serving:
            return Exit.FAILED
        async with running(
            settings.database,
            {platform.port.name: platform.port for platform in serving},
            words,
            apart=True,
        ) as bot:
            gc.freeze()  # code and texts stay: to look through them for garbage would hold everybody up each time
            return await _serve(serving, logins, bot, stop)


def _platforms(settings: Settings, words: Words) -> list[Platform]:
    """Those that have a token. The library of one that has none is not loaded."""
    platforms: list[Platform] = []
    if settings.telegram is not None:
        platforms.append(telegram_platform(settings.telegram, words))
    if settings.discord is not None:
        platforms.append(discord_platform(settings.discord, words))
    return platforms


def telegram_platform(wanted: TelegramSettings, words: Words) -> TelegramPlatform:
    """Telegram, not logged in yet."""
    from bot.platforms.telegram import TelegramPlatform, Webhook

    webhook = None
    if wanted.webhook_url is not None:
        webhook = Webhook(wanted.webhook_url, wanted.webhook_port, wanted.webhook_secret)
    return TelegramPlatform(wanted.token, words, api_url=wanted.api_url, proxy=wanted.proxy, webhook=webhook)


def discord_platform(wanted: DiscordSettings, words: Words) -> DiscordPlatform:
    """Discord, not logged in yet."""
    from bot.platforms.discord import DiscordPlatform

    return DiscordPlatform(
        wanted.token, words, api_url=wanted.api_url, gateway_url=wanted.gateway_url, proxy=wanted.proxy
    )


async def _log_in(platform: Platform) -> bool:
    """Whether the platform takes the token; says so if not."""
    try:
        await platform.log_in()
    except BadToken:
        _say_bad_token(platform)
        return False
    except Exception:
        logger.exception("%s: the log-in went wrong", platform.port.name)
        return False
    return True


async def _serve(
    platforms: Sequence[Platform],
    logins: Mapping[Platform, asyncio.Task[bool]],
    bot: Conversation,
    stop: asyncio.Event,
) -> Exit:
    """Serve until the bot is told to stop, or no platform is left."""
    tasks = [asyncio.create_task(_serve_one(platform, logins[platform], bot)) for platform in platforms]
    try:
        await _until_done(tasks, stop)
        await hush(platforms)
    finally:
        await _cancel(tasks)
    return Exit.GOOD if stop.is_set() else Exit.FAILED


async def hush(platforms: Iterable[Platform], patience: float = HUSH_PATIENCE) -> None:
    """Hush all platforms. What is still in hand after so many seconds is broken off. Returns when that has ended
    on each of them: nobody is to close the connections by which one still says farewell, because another is
    ready."""
    with suppress(TimeoutError):
        async with asyncio.timeout(patience), asyncio.TaskGroup() as hushing:
            for platform in platforms:
                hushing.create_task(platform.hush())


async def _serve_one(platform: Platform, login: asyncio.Task[bool], bot: Conversation) -> None:
    if not await asyncio.shield(login):
        return
    try:
        await platform.serve(bot)
    except BadToken:
        _say_bad_token(platform)
    except CannotServe as error:
        sys.stderr.write(f"boneyard: {platform.port.name.capitalize()} is not served: {error}\n")
    except Exception:
        logger.exception("%s has stopped", platform.port.name)


def _say_bad_token(platform: Platform) -> None:
    sys.stderr.write(BAD_TOKEN.format(platform=platform.port.name.capitalize()))


async def _until_done(
    tasks: Iterable[asyncio.Task[Any]], stop: asyncio.Event, patience: float | None = None
) -> None:
    """Wait until all tasks are done, the bot is told to stop, or patience has run out; the tasks go on."""
    told = asyncio.create_task(stop.wait())
    everything = asyncio.create_task(asyncio.wait(list(tasks)))
    await asyncio.wait((told, everything), timeout=patience, return_when=asyncio.FIRST_COMPLETED)
    await _cancel((told, everything))


async def _cancel(tasks: Iterable[asyncio.Task[Any]]) -> None:
    waiting = list(tasks)
    for task in waiting:
        task.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)


@asynccontextmanager
async def _told_to_stop() -> AsyncIterator[asyncio.Event]:
    """Set by SIGTERM, by Ctrl-C, and by the end of the terminal."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    numbers = ending()
    for number in numbers:
        loop.add_signal_handler(number, stop.set)
    try:
        yield stop
    finally:
        for number in numbers:
            loop.remove_signal_handler(number)
