"""What the server keeps, as JSON of the Bot API."""

from __future__ import annotations

from typing import Any

from tests.fakes.telegram.model import (
    ADMIN_RIGHTS,
    ADMINISTRATOR,
    CREATOR,
    KICKED,
    PRIVATE,
    RESTRICTED,
    SENDING_RIGHTS,
    SUPERGROUP,
    Chat,
    Member,
    Message,
    Press,
    Stored,
    User,
)
from tests.fakes.telegram.schema import Json

REMEMBERED = 48 * 3600.0
"""Seconds after which the server tells of a message with a button hardly more than that it was pressed."""


def user_json(user: User) -> Json:
    return _without_none(
        id=user.id,
        is_bot=user.is_bot,
        first_name=user.first_name,
        last_name=user.last_name or None,
        username=user.username or None,
        language_code=user.language or None,
    )


def chat_json(chat: Chat) -> Json:
    user = chat.user
    return _without_none(
        id=chat.id,
        type=chat.kind,
        title=chat.title or None,
        is_forum=chat.forum or None,
        username=(user.username or None) if user else None,
        first_name=user.first_name if user else None,
        last_name=(user.last_name or None) if user else None,
    )


def file_json(stored: Stored) -> Json:
    return {"file_id": stored.file_id, "file_unique_id": stored.unique_id, "file_size": len(stored.data)}


def photo_sizes(stored: Stored) -> list[Json]:
    """A thumbnail and the picture itself, the largest last."""
    largest = {**file_json(stored), "width": stored.width, "height": stored.height}
    scale = min(1.0, 90 / max(stored.width, stored.height))
    small = {
        "file_id": f"{stored.file_id}-s",
        "file_unique_id": f"{stored.unique_id}s",
        "file_size": 1000,
        "width": max(1, round(stored.width * scale)),
        "height": max(1, round(stored.height * scale)),
    }
    return [small, largest]


def _beginning(message: Message) -> Message | None:
    """The notice that a topic is made, to which all that is written in it is an answer."""
    return None if message.thread in (None, message.id) else message.chat.messages.get(message.thread)


def message_json(message: Message, *, with_reply: bool = True) -> Json:
    content = message.content
    text, entities = ("caption", "caption_entities") if content.media else ("text", "entities")
    in_topic = message.thread is not None and message.chat.forum
    answered = message.reply_to or (_beginning(message) if in_topic else None)
    fields = _without_none(
        message_id=message.id,
        message_thread_id=message.thread if in_topic else None,
        is_topic_message=True if in_topic else None,
        sender_chat=chat_json(message.sender_chat) if message.sender_chat else None,
        date=int(message.date),
        edit_date=int(message.edited) if message.edited else None,
        chat=chat_json(message.chat),
        reply_to_message=(
            message_json(answered, with_reply=False) if with_reply and answered and not answered.deleted else None
        ),
        via_bot=user_json(message.via) if message.via else None,
        has_protected_content=True if message.protected else None,
        reply_markup=message.markup if message.markup and "inline_keyboard" in message.markup else None,
        ephemeral_message_id=message.ephemeral_id or None,
        receiver_user=user_json(message.receiver) if message.receiver else None,
    )
    fields["from"] = user_json(message.sender)
    if content.text:
        fields[text] = content.text
    if content.entities:
        fields[entities] = list(content.entities)
    if content.media:
        fields |= media_json(content.media)
    return {**fields, **content.extras, **message.service}


def media_json(media: Stored) -> Json:
    if media.kind == "photo":
        return {"photo": photo_sizes(media)}
    return {"document": {**file_json(media), "file_name": media.name}}


def inaccessible_json(chat: Chat, message_id: int) -> Json:
    return {"chat": chat_json(chat), "message_id": message_id, "date": 0}


def member_json(member: Member, chat: Chat) -> Json:
    """A member with his rights; what a basic group does not have is left out."""
    fields: Json = {"status": member.status, "user": user_json(member.user)}
    if member.status == CREATOR:
        return {**fields, "is_anonymous": member.anonymous}
    if member.status == ADMINISTRATOR:
        optional = {"can_manage_topics": chat.forum, "can_pin_messages": True}
        rights = {right: right in member.rights for right in ADMIN_RIGHTS if optional.get(right, True)}
        return {**fields, "can_be_edited": False, "is_anonymous": member.anonymous, **rights}
    if member.status == RESTRICTED:
        rights = {right: right not in member.denied for right in SENDING_RIGHTS}
        return {**fields, "is_member": True, **rights, "until_date": 0}
    return {**fields, "until_date": 0} if member.status == KICKED else fields


def full_chat_json(chat: Chat) -> Json:
    full: Json = {
        **chat_json(chat),
        "accent_color_id": 1,
        "max_reaction_count": 11,
        "accepted_gift_types": {
            "unlimited_gifts": True,
            "limited_gifts": True,
            "unique_gifts": True,
            "premium_subscription": True,
            "gifts_from_channels": True,
        },
    }
    if chat.kind != PRIVATE:
        full["permissions"] = {right: right not in chat.denied for right in SENDING_RIGHTS}
    if chat.kind == SUPERGROUP:
        full["has_visible_history"] = True
    return full


def press_json(press: Press) -> Json:
    query: Json = {
        "id": press.id,
        "from": user_json(press.user),
        "chat_instance": str(hash_of(press.chat)),
        "data": press.data,
    }
    if press.message is None or press.message.deleted or press.at - press.message.date > REMEMBERED:
        return {**query, "message": inaccessible_json(press.chat, press.message_id)}
    return {**query, "message": message_json(press.message)}


def hash_of(chat: Chat) -> int:
    """A number that stands for a chat and is not its id."""
    return 7_919 * chat.id % 9_007_199_254_740_993


def _without_none(**fields: Any) -> Json:
    return {name: value for name, value in fields.items() if value is not None}
