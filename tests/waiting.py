"""How long tests wait for what is to come. Patience costs nothing when all goes well, so there is plenty:
others may use the machine at the same time."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from typing import Final, TypeVar

T = TypeVar("T")

SLOW: Final = float(os.environ.get("BONEYARD_PATIENCE", "4"))
"""How many times longer anything may take than on an idle machine."""
PATIENCE: Final = 15.0 * SLOW
"""Seconds after which it is taken never to come."""


async def until(found: Callable[[], T | None]) -> T:
    """Wait until something is so, or there, of which nobody tells; gives what was found. TimeoutError if it never
    comes to that."""
    async with asyncio.timeout(PATIENCE):
        while not (what := found()):  # noqa: ASYNC110 - nobody tells
            await asyncio.sleep(0.001)
    return what
