"""What the silent platforms have in common: what they are told, and what went to them."""

from __future__ import annotations

import asyncio
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from typing import Any, Protocol

from bot.conversation import Conversation
from bot.ids import PersonId, RoomId
from bot.words import Words


@dataclass(frozen=True, slots=True)
class Call:
    """One call: what it does, where, and with what."""

    does: str
    """`send`, `edit`, `delete`, `answer` (to a press), `change` (the message with the button, as the answer), or
    else what the platform calls it."""
    chat: str
    post: str = ""
    buttons: tuple[str, ...] | None = None
    """The data of the buttons that the message has from then on; None if it does not say."""
    given: Any = None
    """All that the library has handed over, as the platform names it."""

    @property
    def counts(self) -> bool:
        """Whether the platform counts it: answers to presses are free."""
        return self.does in ("send", "edit", "delete")


class Silent(Protocol):
    """A platform that takes everything at once."""

    @property
    def name(self) -> str: ...

    @property
    def group(self) -> str:
        """The chat of the group."""

    @property
    def room(self) -> RoomId:
        """The same, as the bot calls it."""

    calls: list[Call]
    answered: asyncio.Event
    """Set when a press has been answered."""
    told: Any
    """What the bot was told last, as the platform writes it."""

    def person(self, user: int) -> PersonId:
        """What the bot calls somebody."""

    def private(self, user: int) -> str:
        """His private chat."""

    def says(self, user: int, name: str, command: str, about: str) -> None:
        """Somebody says a command in the group."""

    def presses(self, user: int, name: str, on: Call, data: str) -> None:
        """Somebody presses a button of a message, as it has been since this call."""

    def logged_in(self, words: Words) -> AbstractAsyncContextManager[Any]:
        """The platform as it runs, over this one."""

    def serving(self, platform: Any, bot: Conversation) -> AbstractAsyncContextManager[None]:
        """Meanwhile the bot is told what people do."""
