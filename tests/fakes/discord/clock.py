"""The time of the fake: it runs with real time, because the bot does, and can be moved on by hand."""

from __future__ import annotations

import time
from datetime import UTC, datetime


class Clock:
    """Seconds since the epoch, as Discord counts them."""

    def __init__(self) -> None:
        self._moved = 0.0
        self._began = time.time() - time.monotonic()

    def now(self) -> float:
        """The time. It never goes back, whatever happens to the clock of the machine."""
        return self._began + time.monotonic() + self._moved

    def advance(self, seconds: float) -> None:
        """Let so much time pass at once: tokens run out, messages grow old."""
        self._moved += seconds

    def written(self, moment: float | None = None) -> str:
        """A moment (now) as Discord writes it."""
        return datetime.fromtimestamp(self.now() if moment is None else moment, UTC).isoformat()
