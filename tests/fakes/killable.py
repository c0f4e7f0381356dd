"""Runs `boneyard` so that it dies at a chosen step, killed as by the system; the product knows nothing of it.

A step is the moment before or after something that outlives the process: a transaction, a message that is sent,
changed or removed.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Coroutine
from functools import wraps
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

from bot.platforms.local import LocalPort
from storage.database import Database
from tests.forks import Run, be

P = ParamSpec("P")
T = TypeVar("T")

KILLED = -signal.SIGKILL


class Steps:
    """Counts the steps, up to the last one."""

    def __init__(self, last: int) -> None:
        self.made = 0
        self._last = last

    def step(self) -> None:
        self.made += 1
        if self.made == self._last:
            os.kill(os.getpid(), signal.SIGKILL)

    def around(self, function: Callable[P, Coroutine[Any, Any, T]]) -> Callable[P, Coroutine[Any, Any, T]]:
        """The function with a step before it and one after it."""

        @wraps(function)
        async def stepping(*args: P.args, **kwargs: P.kwargs) -> T:
            self.step()
            result = await function(*args, **kwargs)
            self.step()
            return result

        return stepping


def play(run: Run, kill_at: int, steps: Path) -> None:
    """Be that run of `boneyard`, until it is killed at this step (0: never). The number of the steps that it has
    made is written to `steps` if it lives on."""
    count = Steps(kill_at)
    for owner, names in ((Database, ("write",)), (LocalPort, ("send", "edit", "delete"))):
        for name in names:
            setattr(owner, name, count.around(getattr(owner, name)))
    status = be(run)
    steps.write_text(str(count.made))
    sys.exit(status)
