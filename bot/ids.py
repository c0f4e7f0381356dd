"""What people, rooms and messages are known by."""

from __future__ import annotations

from typing import NewType

PersonId = NewType("PersonId", str)
"""`platform:id`, never a name."""

RoomId = NewType("RoomId", str)
"""A chat, a thread or a topic in which a group plays: `platform:id`, or `platform:id/part` for one that is within
the room `platform:id` and goes where that goes; no other has a slash in it."""

PostId = NewType("PostId", str)
"""A message that the bot has sent, as its platform names it."""


def platform_of(key: str) -> str:
    """The platform that an id belongs to."""
    return key.partition(":")[0]


def is_within(room: str, whole: str) -> bool:
    """Whether a room is this one, or within it."""
    return room == whole or room.startswith(f"{whole}/")
