"""The updates that wait for the bot.

An update lives on the server until the bot has confirmed it by asking for the next one, or until it is too old.
Which kinds the bot is told of is its own choice, and sticks.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count
from random import Random

from tests.fakes.clock import Clock
from tests.fakes.telegram.schema import Json

DAY = 86_400.0
LIVES = {"callback_query": 150.0, "inline_query": 30.0, "chosen_inline_result": 600.0}
"""Seconds for which an update is kept; all others a day."""

ASKED_FOR_ONLY = {"chat_member"}
"""Kinds that a bot is told of only if it names them."""


@dataclass(slots=True)
class Update:
    id: int
    kind: str
    payload: Json
    until: float

    def as_json(self) -> Json:
        return {"update_id": self.id, self.kind: self.payload}


@dataclass
class Updates:
    """The queue. `waiting` is set whenever there is something new to look at."""

    clock: Clock
    allowed: list[str] | None = None
    """None: all but those that have to be asked for."""
    pending: list[Update] = field(default_factory=list)
    made: list[Update] = field(default_factory=list)
    """All that there ever were."""
    waiting: asyncio.Event = field(default_factory=asyncio.Event)
    lost_confirmations: int = 0
    _ids: Iterator[int] = field(default_factory=lambda: count(501_000_001))

    def add(self, kind: str, payload: Json) -> None:
        wanted = kind not in ASKED_FOR_ONLY if self.allowed is None else kind in self.allowed
        if not wanted:
            return
        update = Update(next(self._ids), kind, payload, self.clock.now() + LIVES.get(kind, DAY))
        self.pending.append(update)
        self.made.append(update)
        self.waiting.set()

    def choose(self, allowed: list[str] | None) -> None:
        """What the bot wants to be told of from now on; None: as before, nothing: the usual kinds."""
        if allowed is not None:
            self.allowed = allowed or None

    def confirm(self, offset: int) -> None:
        """All before this one has been received; a negative offset keeps only so many of the last."""
        if self.lost_confirmations and offset > 0 and any(update.id < offset for update in self.pending):
            self.lost_confirmations -= 1
            return
        if offset < 0:
            self.pending = self.pending[offset:]
        elif offset > 0:
            self.pending = [update for update in self.pending if update.id >= offset]

    def take(self, limit: int) -> list[Update]:
        """The oldest of those that are still worth knowing; they stay until they are confirmed."""
        now = self.clock.now()
        self.pending = [update for update in self.pending if update.until > now]
        return self.pending[:limit]

    def duplicate(self) -> None:
        """The last update comes once more, as a new one."""
        last = self.made[-1]
        self.add(last.kind, last.payload)

    def shuffle(self, random: Random) -> None:
        """What waits comes in another order."""
        payloads = [(update.kind, update.payload) for update in self.pending]
        random.shuffle(payloads)
        for update, (kind, payload) in zip(self.pending, payloads, strict=True):
            update.kind, update.payload = kind, payload
