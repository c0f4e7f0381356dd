"""How fast messages may follow each other, and how long the next one has to wait."""

from __future__ import annotations

from collections.abc import Iterable

from bot.ports import Pace


class Meter:
    """Counts what went out at a pace."""

    def __init__(self, pace: Pace) -> None:
        self._pace = pace
        self._sent: list[float] = []  # there are many meters, most of them of chats in which little is sent
        self._held = 0.0

    def pause(self, now: float) -> float:
        """Seconds, from the moment `now`, until the next of what is shown by and by goes out."""
        wait = self.wait(now)
        if len(self.lately(now)) <= self._pace.quick:
            return wait
        return max(wait, self._sent[-1] + self._pace.slow - now)

    def wait(self, now: float, *, half: bool = False) -> float:
        """Seconds, from the moment `now`, until the next may go out; or until it is within `half` of what may."""
        held = self.held(now)
        if not self._sent:
            return held
        free = self._sent[-1] + self._pace.gap
        most = max(self._pace.most // 2, 1) if half else self._pace.most
        if len(self._sent) >= most:
            free = max(free, self._sent[-most] + self._pace.per)
        return max(held, free - now)

    def hold(self, until: float) -> None:
        """Nothing may go out before this moment, whatever the pace is."""
        self._held = max(self._held, until)

    def held(self, now: float) -> float:
        """Seconds for which nothing may go out, whatever the pace is."""
        return max(0, self._held - now)

    def lately(self, now: float) -> list[float]:
        """Seconds since each went out that still counts, the first one first."""
        return [now - sent for sent in self._sent if sent > now - self._pace.per]

    def take_up(self, moments: Iterable[float]) -> None:
        """Count what went out at these moments, before there was this meter."""
        self._sent = sorted([*moments, *self._sent])[-self._pace.most :]

    def count(self, now: float) -> None:
        """One goes out."""
        self._sent = [sent for sent in self._sent if sent > now - self._pace.per]
        self._sent.append(now)

    def delayed(self, counted: float, now: float) -> None:
        """What was counted at that moment has only gone out now."""
        if counted in self._sent:
            self._sent.remove(counted)
        self._sent.append(now)

    def idle(self, now: float) -> bool:
        """Whether what was counted no longer matters."""
        counts = bool(self._sent) and now - self._sent[-1] <= max(self._pace.gap, self._pace.per)
        return not counts and not self.held(now)
