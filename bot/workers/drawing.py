"""Where pictures are drawn: in a process of their own, or in a thread.

A script draws in a thread: it starts and ends more quickly. In a bot with many tables that would hold everybody
up (`benchmarks/lag.py`), so it asks another process (`painter.py`); if there is no getting a picture from
there, it is drawn in the thread after all, unless processes have died of it.
"""

from __future__ import annotations

import asyncio
import logging
import pickle
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import partial
from typing import Final, TypeAlias

from bot.pictures.draw import draw
from bot.pictures.scene import Scene
from bot.workers.apart import Apart, Deadly, Failed

logger = logging.getLogger(__name__)

_THREAD: Final = ThreadPoolExecutor(1, thread_name_prefix="drawing")
"""One for all: with several that take turns nobody would have his picture sooner."""

Draw: TypeAlias = Callable[[Scene], Awaitable[bytes]]
"""From a scene to its PNG."""


async def draw_here(scene: Scene) -> bytes:
    """Draw in the thread."""
    return await asyncio.get_running_loop().run_in_executor(_THREAD, draw, scene)


@asynccontextmanager
async def drawing(*, apart: bool) -> AsyncIterator[Draw]:
    """How pictures are drawn from now on: in a process of their own, or here."""
    if not apart:
        yield draw_here
        return
    async with Apart("bot.workers.painter") as process:
        yield partial(draw_apart, process)


async def draw_apart(process: Apart, scene: Scene) -> bytes:
    """Draw in this other process, or if it has no picture here. Raises `Deadly`."""
    try:
        png = await process.ask(pickle.dumps(scene, pickle.HIGHEST_PROTOCOL))
    except Deadly:
        raise
    except Failed as error:
        logger.error("a picture has failed (%s); it is drawn here", error)
    else:
        if png is not None:
            return png
    return await draw_here(scene)
