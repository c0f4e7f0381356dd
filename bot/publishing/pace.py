"""How fast messages may follow each other, and how long the next one has to wait."""

from __future__ import annotations

from collections.abc import Iterable
from math import inf

from bot.ports import Pace


class Meter:
    """Counts what went out at a pace."""

    def __init__(self, pace: Pace) -> None:
        self._pace = pace
        self._sent: list[float] = []  # there are many meters, most of them of chats in which little is sent
        self._shown: list[float] = []  # what of it was shown by and by
        self._answers: list[float] = []  # and what was not
        self._held = 0.0
        self._kept = -inf

    def pause(self, now: float) -> float:
        """Seconds, from the moment `now`, until the next of what is shown by and by may go out."""
        wait, pace, shown = self.wait(now), self._pace, self._within(self._shown, now)
        if not pace.quick or len(shown) < pace.quick:
            return wait
        left = pace.most - pace.quick - len(self._within(self._answers, now))
        return max(wait, shown[-1] + pace.per / max(left, pace.quick) - now)

    def turn(self, now: float, *, urgent: bool) -> float:
        """Seconds, from the moment `now`, until an answer may go out. One that is not urgent has its turn within
        half of what may. Where what is shown goes out by and by, a third is left for that; elsewhere it goes
        before an answer if it waits for a place as well."""
        wait, pace = self.wait(now, half=not urgent), self._pace
        if not pace.quick:
            return max(wait, self._kept + pace.gap - now)
        answers, most = self._within(self._answers, now), pace.most * 2 // 3
        if len(answers) < most:
            return wait
        return max(wait, answers[-most] + pace.per - now)

    def _within(self, moments: list[float], now: float) -> list[float]:
        """Those that still count."""
        return [moment for moment in moments if moment > now - self._pace.per]

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

    def keep(self, moment: float) -> None:
        """Something that is shown waits for the place that is free at this moment."""
        self._kept = moment

    def hold(self, until: float) -> None:
        """Nothing may go out before this moment, whatever the pace is."""
        self._held = max(self._held, until)

    def held(self, now: float) -> float:
        """Seconds for which nothing may go out, whatever the pace is."""
        return max(0, self._held - now)

    def lately(self, now: float) -> list[float]:
        """Seconds since each went out that still counts, the first one first."""
        return [now - sent for sent in self._within(self._sent, now)]

    def take_up(self, moments: Iterable[float]) -> None:
        """Count what went out at these moments, before there was this meter."""
        self._sent = sorted([*moments, *self._sent])[-self._pace.most :]

    def count(self, now: float, *, shown: bool = False) -> None:
        """One goes out, perhaps one that is shown by and by."""
        self._sent = [*self._within(self._sent, now), now]
        if shown:
            self._shown = [*self._within(self._shown, now), now]
        else:
            self._answers = [*self._within(self._answers, now), now]

    def delayed(self, counted: float, now: float) -> None:
        """What was counted at that moment has only gone out now."""
        for moments in (self._sent, self._shown if counted in self._shown else self._answers):
            if counted in moments:
                moments.remove(counted)
            moments.append(now)

    def idle(self, now: float) -> bool:
        """Whether what was counted no longer matters."""
        counts = bool(self._sent) and now - self._sent[-1] <= max(self._pace.gap, self._pace.per)
        return not counts and not self.held(now)
