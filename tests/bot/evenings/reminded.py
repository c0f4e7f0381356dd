"""A chat that is reminded of its daily round at half past twelve, in Berlin."""

from __future__ import annotations

from datetime import UTC, datetime

from tests.bot.chat import LIMITS, Chat, Guest, told
from tests.bot.strict import Post, StrictPort

NAMES = ("Ann", "Bob", "Cid", "Dot", "Eve", "Fay")
MONDAY = datetime(2026, 3, 23, 8, tzinfo=UTC)
"""The clocks of Berlin change on the Sunday after it."""


def chat_at(now: datetime) -> Chat:
    """A group at this time."""
    chat = Chat(StrictPort(LIMITS))
    chat.now = now
    return chat


def invitations(chat: Chat) -> list[Post]:
    """The reminders that everybody sees, the oldest first."""
    return [post for post in chat.room() if "Who is in today?" in str(post)]


async def reminded(chat: Chat) -> list[Guest]:
    """Guests, the first of whom runs the chat and has set the reminder."""
    guests = [chat.guest(name, admin=name == "Ann") for name in NAMES]
    assert "Reminder: 12:30" in told(await guests[0].say("/remind 12:30 Berlin"))
    return guests
