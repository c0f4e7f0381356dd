"""Rate limits: buckets by route and place, the global one, and those that a test forces.

`speed` shortens the windows, so that tests that wait for a limit do not wait as long as life would; an infinite
one does away with them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from tests.fakes.clock import Clock
from tests.fakes.discord.schema import Operation

GLOBAL: Final = (50, 1.0)
COMMON: Final = (50, 1.0)
"""Of routes without a limit of their own: no stricter than the global one."""
OWN: Final[Mapping[str, tuple[int, float]]] = {
    "POST /channels/{channel_id}/messages": (5, 5.0),
    "PATCH /channels/{channel_id}/messages/{message_id}": (5, 5.0),
    "DELETE /channels/{channel_id}/messages/{message_id}": (5, 1.0),
    "POST /webhooks/{webhook_id}/{webhook_token}": (5, 2.0),
    "PATCH /webhooks/{webhook_id}/{webhook_token}/messages/@original": (5, 2.0),
    "POST /users/@me/channels": (10, 10.0),
}
"""Requests and seconds, as seen on the live platform; Discord may change them at any time."""
MAJOR: Final = ("channel_id", "guild_id", "webhook_token", "interaction_token")
"""Parameters that have buckets of their own."""
EXEMPT: Final = ("/interactions/", "/webhooks/")
"""Beginnings of routes that do not count for the global limit."""


@dataclass(slots=True)
class Window:
    """So many requests in so many seconds from the first; then all of it is free again, as clients rely on."""

    most: int
    period: float
    began: float = 0.0
    used: int = 0

    def left(self, now: float) -> int:
        """How many requests are still free."""
        if now >= self.began + self.period:
            self.began, self.used = now, 0
        return self.most - self.used

    def take(self, now: float) -> None:
        if self.used == 0:
            self.began = now
        self.used += 1

    def wait(self, now: float) -> float:
        """Seconds until all of it is free again."""
        return max(0.001, self.began + self.period - now)


@dataclass(frozen=True, slots=True)
class Forced:
    """A limit that a test has set: for an operation (`POST /path`), or the id of a channel, or everything ("")."""

    where: str
    until: float

    def meets(self, operation: Operation, parameters: Mapping[str, str]) -> bool:
        return self.where in ("", str(operation), parameters.get("channel_id"))


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether a request may pass, and what its headers say."""

    headers: Mapping[str, str]
    retry_after: float = 0.0
    everywhere: bool = False

    @property
    def limited(self) -> bool:
        return self.retry_after > 0


class Limits:
    """Counts the requests."""

    def __init__(self, clock: Clock, speed: float) -> None:
        self.speed = speed
        self.limited = 0
        """How many requests were refused."""
        self._clock = clock
        self._windows: dict[tuple[str, ...], Window] = {}
        self.everything = Window(GLOBAL[0], GLOBAL[1] / speed)
        self._forced: list[Forced] = []

    def force(self, where: str, seconds: float) -> None:
        """Limit an operation, a channel or everything for so many seconds of life."""
        self._forced.append(Forced(where, self._clock.now() + seconds / self.speed))

    def check(self, operation: Operation, parameters: Mapping[str, str]) -> Verdict:
        """Count a request, or refuse it."""
        now = self._clock.now()
        most, period = OWN.get(str(operation), COMMON)
        bucket = sha256(str(operation).encode()).hexdigest()[:32]
        major = tuple(parameters[key] for key in MAJOR if key in parameters)
        window = self._windows.setdefault((bucket, *major), Window(most, period / self.speed))
        self._forced = [forced for forced in self._forced if forced.until > now]
        forced = [item for item in self._forced if item.meets(operation, parameters)]
        exempt = operation.template.startswith(EXEMPT)
        verdict = None
        if forced:
            everywhere = any(item.where == "" for item in forced)
            verdict = Verdict({}, max(item.until for item in forced) - now, everywhere)
        elif not exempt and self.everything.left(now) <= 0:
            verdict = Verdict({}, self.everything.wait(now), everywhere=True)
        elif window.left(now) <= 0:
            verdict = Verdict(self._headers(bucket, window, now), window.wait(now))
        if verdict is not None:
            self.limited += 1
            scope = "global" if verdict.everywhere else "user"
            extra = {"X-RateLimit-Scope": scope, "Retry-After": str(max(1, round(verdict.retry_after)))}
            if verdict.everywhere:
                extra["X-RateLimit-Global"] = "true"
            return Verdict({**verdict.headers, **extra}, verdict.retry_after, verdict.everywhere)
        window.take(now)
        if not exempt:
            self.everything.take(now)
        return Verdict(self._headers(bucket, window, now))

    def _headers(self, bucket: str, window: Window, now: float) -> dict[str, str]:
        wait = window.wait(now)
        return {
            "X-RateLimit-Limit": str(window.most),
            "X-RateLimit-Remaining": str(max(0, window.left(now))),
            "X-RateLimit-Reset": f"{now + wait:.3f}",
            "X-RateLimit-Reset-After": f"{wait:.3f}",
            "X-RateLimit-Bucket": bucket,
        }
