"""A platform that keeps the list of commands is told of it, if it has changed and until it has it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import partial
from hashlib import sha256
from typing import Any, Final

import orjson

from bot.conversation import Conversation
from bot.outage import Sleep
from bot.ports import Declined, TooFast, Unreachable

logger = logging.getLogger(__name__)

FIRST_WAIT: Final = 5.0
LONGEST_WAIT: Final = 3600.0
"""Seconds until a platform is told again, twice as long each time."""


async def announce(
    conversation: Conversation,
    platform: str,
    name: str,
    commands: Any,
    tell: Callable[[], Awaitable[None]],
    sleep: Sleep,
    refused: int = logging.ERROR,
) -> None:
    """Let a platform know its commands as they are now, sooner or later.

    `commands` is all that its list depends on, as JSON; under `name` the conversation remembers a digest of what
    was told last. `tell` raises TooFast or Unreachable if it is to be tried again, and Declined if that would not
    help: then the log is told, on the level `refused`."""
    digest = sha256(orjson.dumps(commands, option=orjson.OPT_SORT_KEYS)).hexdigest()
    wait = FIRST_WAIT
    while await conversation.recall(name) != digest:
        try:
            await tell()
        except Declined as error:
            logger.log(refused, "%s refuses the commands: %s", platform, error)
            return
        except (TooFast, Unreachable) as error:
            logger.warning("%s does not take the commands now: %s", platform, error)
            await sleep(max(wait, error.seconds) if isinstance(error, TooFast) else wait)
            wait = min(2 * wait, LONGEST_WAIT)
        else:
            await conversation.remember(name, digest)
            return


@asynccontextmanager
async def beside(platform: str, telling: Coroutine[Any, Any, None]) -> AsyncIterator[None]:
    """Tell a platform its commands beside everything else, which does not wait for that."""
    task = asyncio.create_task(telling, name=f"telling {platform} the commands")
    task.add_done_callback(partial(_reported, platform))
    try:
        yield
    finally:
        task.cancel()
        await asyncio.wait([task])


def _reported(platform: str, task: asyncio.Task[None]) -> None:
    """Nobody waits for this task, so nobody else would learn why it failed."""
    if not task.cancelled() and (error := task.exception()) is not None:
        logger.error("%s could not be told the commands", platform, exc_info=error)
