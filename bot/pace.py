"""How fast messages may follow each other, and how long the next one has to wait."""

from __future__ import annotations

from bot.ports import Pace


class Meter:
    """Counts what went out at a pace."""

    def __init__(self, pace: Pace) -> None:
        self._pace = pace
        self._sent: list[float] = []  # there are many meters, most of them of chats in which little is sent

    def wait(self, now: float) -> float:
        """Seconds, from the moment `now`, until the next may go out."""
        if not self._sent:
            return 0
        free = self._sent[-1] + self._pace.gap
        if len(self._sent) >= self._pace.most:
            free = max(free, self._sent[-self._pace.most] + self._pace.per)
        return max(0, free - now)

    def half_free(self, now: float) -> bool:
        """Whether half of what may go out is left when one more has."""
        lately = sum(sent > now - self._pace.per for sent in self._sent)
        return 2 * (lately + 1) <= self._pace.most

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
        return not self._sent or now - self._sent[-1] > max(self._pace.gap, self._pace.per)
