"""Discord's ids as ours and back: a person is `discord:ID`, a channel or thread `discord:cID`."""

from __future__ import annotations

import re
from typing import Final

from bot.ids import PersonId, RoomId

PLATFORM: Final = "discord"

_CHANNEL = re.compile(rf"{PLATFORM}:c(\d+)")
_PERSON = re.compile(rf"{PLATFORM}:(\d+)")


def person_id(user: int) -> PersonId:
    """Our id of a user, by the number that Discord gives him."""
    return PersonId(f"{PLATFORM}:{user}")


def room_id(channel: int) -> RoomId:
    """Our id of a channel or a thread, by its number."""
    return RoomId(f"{PLATFORM}:c{channel}")


def channel_in(key: str) -> int | None:
    """The channel or thread that a room's id names; None for a private chat, whose id is the person's."""
    found = _CHANNEL.fullmatch(key)
    return None if found is None else int(found[1])


def user_in(key: str) -> int | None:
    """The user that a person's id names."""
    found = _PERSON.fullmatch(key)
    return None if found is None else int(found[1])
