"""Flood control. Telegram publishes rough numbers only; these are the ones that bots are told to keep to.

Messages and edits share them: one a second in a chat with short bursts, twenty a minute in a group, thirty a
second in all. What is refused does not count, but nothing more may come to a chat as long as the refusal holds.
"""

from __future__ import annotations

import math
from collections import deque
from dataclasses import dataclass

from tests.fakes.clock import Clock


@dataclass(frozen=True, slots=True)
class Window:
    """At most so many calls in so many seconds."""

    calls: int
    seconds: float

    def at_once(self, speed: float) -> int:
        """How many calls are taken at once. What was held up comes together with what left after it, and the
        faster the test, the more there is of that; at the pace of life nothing is forgiven."""
        return self.calls + int(max(0.0, speed - 1) * HELD_UP * self.calls / self.seconds)


CHAT = Window(3, 3)
GROUP = Window(20, 60)
ALL = Window(30, 1)

HELD_UP = 0.1
"""Seconds by which a call may come late from a bot on a busy machine, however fast the test is."""

ON_ITS_WAY = 0.3
"""Seconds in which a call may come that left before the bot had read the refusal of another."""


class Pace:
    """`speed` shortens the windows, so that a test does not wait as long as life does; 0 switches them off."""

    def __init__(self, clock: Clock) -> None:
        self.speed = 1.0
        self._clock = clock
        self._made: dict[tuple[str, int], deque[float]] = {}
        self._floods: dict[int, float] = {}
        self._told: dict[int, tuple[float, float]] = {}
        """When the bot was told of a chat that it takes nothing, and until when."""

    def flood(self, chat: int, seconds: float) -> None:
        """Nothing is taken in this chat for so long, whatever its pace was."""
        self._floods[chat] = self._clock.now() + seconds / (self.speed or 1)

    def is_disobeyed(self, chat: int | None) -> bool:
        """Whether the bot knows that this chat takes nothing now."""
        told, until = (0.0, 0.0) if chat is None else self._told.get(chat, (0.0, 0.0))
        return told + ON_ITS_WAY < self._clock.now() < until

    def take(self, chat: int | None, group: bool) -> int | None:
        """Counts a call to a chat (None: an inline message), or says for how many seconds none is taken."""
        now = self._clock.now()
        if chat is not None and (until := self._floods.get(chat, 0)) > now:
            return math.ceil((until - now) * (self.speed or 1))
        if not self.speed:
            return None
        windows = [(("all", 0), ALL)]
        if chat is not None:
            windows += [(("chat", chat), CHAT), *([(("group", chat), GROUP)] if group else [])]
        waits = [self._wait(self._made.setdefault(key, deque()), window, now) for key, window in windows]
        if max(waits) > 0:
            return max(1, math.ceil(max(waits)))
        for key, _ in windows:
            self._made[key].append(now)
        return None

    def tell(self, chat: int, seconds: float) -> None:
        """The bot is told that this chat takes nothing for so long; that it was told before counts on."""
        now = self._clock.now()
        told, until = self._told.get(chat, (now, now))
        self._told[chat] = (told if until > now else now, max(until, now + seconds / (self.speed or 1)))

    def _wait(self, made: deque[float], window: Window, now: float) -> float:
        """Seconds until this window has room."""
        length = window.seconds / self.speed
        while made and made[0] <= now - length:
            made.popleft()
        return made[0] + length - now if len(made) >= window.at_once(self.speed) else 0.0
