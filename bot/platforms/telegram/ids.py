"""How Telegram's numbers are written as ids of persons, rooms and messages.

A room is a chat, or a topic of a forum: `telegram:CHAT` or `telegram:CHAT/TOPIC`. The private chat with a person
has the number of that person. A message's id holds its chat, because numbers of messages begin anew when a group
becomes a supergroup, and what the message is, because a picture is edited by other calls than a text.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from telegram import MaybeInaccessibleMessage, Message

from bot.ids import PersonId, PostId, RoomId
from bot.ports import Address

PLATFORM: Final = "telegram"

_PLACE: Final = re.compile(rf"{PLATFORM}:(?P<chat>-?\d+)(?:/(?P<topic>\d+))?")
_POST: Final = re.compile(r"(?P<chat>-?\d+)\.(?P<message>\d+)(?P<kind>[pw]?)")


@dataclass(frozen=True, slots=True)
class Place:
    """Where messages go: a chat, or one of its topics."""

    chat: int
    topic: int | None = None

    @property
    def room(self) -> RoomId:
        return RoomId(f"{PLATFORM}:{self.chat}" + (f"/{self.topic}" if self.topic else ""))

    @property
    def private(self) -> bool:
        """Whether it is a person's own chat: only groups have negative numbers."""
        return self.chat > 0


def place_of(to: Address) -> Place:
    """The place of an address; ValueError for one of another platform."""
    found = _PLACE.fullmatch(to.key)
    if found is None:
        raise ValueError(f"no address on Telegram: {to.key!r}")
    return Place(int(found["chat"]), int(found["topic"]) if found["topic"] else None)


def person_id(user: int) -> PersonId:
    return PersonId(f"{PLATFORM}:{user}")


def user_of(person: PersonId) -> int | None:
    """The number of a person; None if he is of another platform."""
    found = _PLACE.fullmatch(person)
    return None if found is None else int(found["chat"])


def ephemeral_of(message: MaybeInaccessibleMessage) -> int | None:
    """The number of a message that one member of a group alone sees; others have none.

    To the library it is only something more that the server has said, until a version comes that knows it."""
    given = getattr(message, "ephemeral_message_id", None) or message.api_kwargs.get("ephemeral_message_id")
    return None if given is None else int(given)


def name_of(message: Message) -> str:
    """A message by a name that no other has: ephemeral ones are counted for each person of a chat."""
    ephemeral, user = ephemeral_of(message), message.from_user
    number = message.message_id if ephemeral is None else f"{ephemeral}e{user.id if user else 0}"
    return f"{PLATFORM}:{message.chat.id}:{number}:{message.date.timestamp():.0f}"


class Kind(StrEnum):
    """What a message is made of."""

    TEXT = ""
    PICTURE = "p"
    WORDS = "w"
    """A text that stands for a picture where none can be sent."""


@dataclass(frozen=True, slots=True)
class Post:
    """A message of the bot."""

    chat: int
    message: int
    kind: Kind = Kind.TEXT

    @property
    def id(self) -> PostId:
        return PostId(f"{self.chat}.{self.message}{self.kind.value}")


def post_of(post: PostId) -> Post:
    """The message with this id; ValueError if it is none of Telegram's."""
    found = _POST.fullmatch(post)
    if found is None:
        raise ValueError(f"no message on Telegram: {post!r}")
    return Post(int(found["chat"]), int(found["message"]), Kind(found["kind"]))
