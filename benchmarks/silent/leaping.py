"""An event loop whose time leaps to the next thing that is due as soon as nothing else is to be done."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Coroutine
from typing import Any, TypeVar

GRACE = 0.02
"""Seconds in which threads may come to an end before time leaps."""

Result = TypeVar("Result")


class _Leaping(selectors.DefaultSelector):
    leapt = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        found = super().select(timeout if timeout is None else min(timeout, GRACE))
        if not found and timeout is not None and timeout > GRACE:
            self.leapt += timeout - GRACE
        return found


class LeapingLoop(asyncio.SelectorEventLoop):
    """Nobody who sleeps keeps anybody waiting for real."""

    def __init__(self) -> None:
        self._leaping = _Leaping()
        super().__init__(self._leaping)

    def time(self) -> float:
        return super().time() + self._leaping.leapt


def run(work: Coroutine[Any, Any, Result]) -> Result:
    """`asyncio.run`, in time that leaps."""
    with asyncio.Runner(loop_factory=LeapingLoop) as runner:
        return runner.run(work)
