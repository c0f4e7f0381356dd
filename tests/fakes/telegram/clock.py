"""The time of the fake: real, and as much more as a test adds; or stopped, and moved by the test alone."""

from __future__ import annotations

import time

START = 1_780_000_000
"""When it begins, in Unix seconds: dates do not depend on the day a test is run."""


class Clock:
    def __init__(self) -> None:
        self._begun: float | None = time.monotonic()
        self._added = 0.0

    def now(self) -> float:
        running = 0.0 if self._begun is None else time.monotonic() - self._begun
        return START + running + self._added

    def advance(self, seconds: float) -> None:
        self._added += seconds

    def stop(self) -> None:
        """From now on it only moves when it is told to."""
        self._added = self.now() - START
        self._begun = None
