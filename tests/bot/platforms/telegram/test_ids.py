"""How Telegram's numbers are written as ids and names."""

from __future__ import annotations

from datetime import UTC, datetime

from telegram import Chat, Message, User

from bot.platforms.telegram.ids import name_of


def test_no_two_messages_have_one_name() -> None:
    """Ephemeral messages are counted for each person of a chat, beside the others."""
    group = Chat(-1001, Chat.SUPERGROUP)
    now = datetime(2026, 11, 22, tzinfo=UTC)
    names = {
        name_of(Message(number, now, group, from_user=User(user, "A", is_bot=False), api_kwargs=given))
        for user in (1, 2)
        for number, given in ((10 * user, None), (10 * user + 1, {"ephemeral_message_id": 10}))
    }
    assert len(names) == 4
