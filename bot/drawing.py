"""Where pictures are drawn: beside the event loop, one after another.

They have a thread of their own. With several threads that take turns, the loop is woken some milliseconds later
(`benchmarks/lag.py`), and nobody would have his picture sooner: only one thread at a time runs Python.
"""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from bot.pictures.draw import draw
from bot.pictures.scene import Scene

_THREAD: Final = ThreadPoolExecutor(1, thread_name_prefix="drawing")


async def drawn(scene: Scene) -> bytes:
    """The scene as a PNG."""
    return await asyncio.get_running_loop().run_in_executor(_THREAD, draw, scene)
