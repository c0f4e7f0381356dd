"""The time of a fake: real, and as much more as a test adds; or stopped, and moved by the test alone."""

from __future__ import annotations

import time


class Clock:
    """Seconds since the epoch. It never goes back, whatever happens to the clock of the machine."""

    def __init__(self, start: float) -> None:
        self._shown = start
        self._begun: float | None = time.monotonic()

    def now(self) -> float:
        return self._shown + (0.0 if self._begun is None else time.monotonic() - self._begun)

    def advance(self, seconds: float) -> None:
        """Let so much time pass at once: tokens run out, messages grow old."""
        self._shown += seconds

    def stop(self) -> None:
        """From now on it only moves when it is told to."""
        self._shown = self.now()
        self._begun = None
