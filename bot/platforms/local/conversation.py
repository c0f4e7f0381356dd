"""What the local table asks of the conversation that it drives.

Stated here, so that the platform depends on no more of the conversation than this.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol, runtime_checkable

from bot.conversation import Completion
from bot.ports import Message, Person, Request, Room


class Conversation(Protocol):
    """Whoever answers."""

    async def handle(self, request: Request) -> None:
        """Do what was asked; a person's mistake is answered, not raised."""

    async def settle(self) -> None:
        """Return when every surface is shown and nothing automatic is due any more."""

    async def complete(
        self, person: Person, room: Room, command: str, argument: str, typed: str, given: Mapping[str, str]
    ) -> list[Completion]:
        """What may stand as this argument of a command, the best first; `given` are the other arguments as far as
        they are typed."""


@runtime_checkable
class Welcoming(Protocol):
    """A conversation that has words for somebody who has just sat down."""

    def welcome(self) -> Message: ...
