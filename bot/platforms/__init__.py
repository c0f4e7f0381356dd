"""The platforms that a host can switch on. Each lives in a package of its own, which alone knows its library."""

from __future__ import annotations

from typing import Protocol

from bot.conversation import Conversation
from bot.ids import PersonId, PostId, RoomId
from bot.ports import Port


class BadToken(Exception):
    """The platform does not take the token (any more). Never shows it."""


class CannotServe(Exception):
    """Something that waiting does not mend is in the way; the message says what."""


class Platform(Protocol):
    """A platform from logging in to letting go, in this order: `log_in`, `serve`, `hush`, `close`."""

    @property
    def port(self) -> Port: ...

    async def log_in(self) -> None:
        """Returns when the platform has taken the token; tries again as long as it cannot be reached. Raises
        BadToken. Until then whatever is sent through the port raises TooFast."""

    async def serve(self, conversation: Conversation) -> None:
        """Pass on what people do, until `hush`; tells the log when it is ready. Raises BadToken if the token stops
        being good, and CannotServe."""

    async def hush(self) -> None:
        """Take nothing new any more; returns when everything that was taken has been answered."""

    async def close(self) -> None:
        """Let go of all connections."""


class Checkable(Platform, Protocol):
    """A platform that `boneyard selfcheck` can look at: its people and chats have numbers, by which a host names
    them."""

    @property
    def account(self) -> str:
        """What the bot is called there; empty until it has logged in."""

    def room(self, chat: int, topic: int | None = None) -> RoomId:
        """A chat by the number that its host knows it by, or one of its topics."""

    def person(self, user: int) -> PersonId:
        """A person by his number."""

    def shows_picture(self, post: PostId) -> bool:
        """Whether a message shows its picture, not the words that stand for one where none can be sent."""
