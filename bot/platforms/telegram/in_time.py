"""Answers share the pace of a chat with what is shown there: they wait for room, but no longer than anybody waits
for them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final, TypeVar

from bot.conversation import Conversation
from bot.platforms.telegram.wire import SOON, Wire
from bot.ports import Address, Slowed, TooFast, Unreachable

MOMENT: Final = 1.5
"""Seconds that an answer may wait that has somewhere else to go."""
PATIENCE: Final = 30.0
"""Seconds that one may wait that has not."""

T = TypeVar("T")


class NotInTime(Unreachable):
    """The chat takes nothing for longer than anybody waits for an answer."""


@dataclass(frozen=True, slots=True)
class InTime:
    """Sends answers; the conversation says whether there is room."""

    wire: Wire
    conversation: Conversation

    async def send(
        self, to: Address, work: Callable[[], Awaitable[T]], patience: float, *, urgent: bool = True
    ) -> T:
        """Send something as soon as its chat has room for it. Once it has its place it keeps it, however often the
        server has to be asked, for which there is at least as much time as `SOON`; only if the server slows the
        chat down it needs another. What is `urgent` may use the whole pace but for what is shown: in a private
        chat that is everything, as nobody else waits there. Raises NotInTime."""
        placed = False
        while True:
            wait = 0.0 if placed else self.conversation.spend(to, urgent=urgent)
            if wait == 0:
                try:
                    return await work()
                except Slowed as error:
                    self.conversation.hold(to, error.seconds)
                    wait, placed = error.seconds, False
                except TooFast as error:
                    patience = patience if placed else max(patience, SOON)
                    wait, placed = error.seconds, True
            patience -= wait
            if patience < 0:
                raise NotInTime("not in time")
            await self.wire.sleep(wait)
