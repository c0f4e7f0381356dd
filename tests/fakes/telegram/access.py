"""What the bot can reach and may do: from an id in a request to the chat or message, or to the refusal."""

from __future__ import annotations

from tests.fakes.telegram.model import GENERAL, KICKED, PRIVATE, SUPERGROUP, Chat, Message, User
from tests.fakes.telegram.refusals import bad, forbidden, upgraded
from tests.fakes.telegram.world import World


def chat_at(world: World, chat_id: int | str) -> Chat:
    """The chat, if the bot may change something there (an edit, a deletion, a look at its members)."""
    chat = world.chats.get(chat_id) if isinstance(chat_id, int) else None
    if chat is None:
        raise bad("chat not found")
    if chat.kind == PRIVATE:
        _check_person(chat.user)
        return chat
    if chat.upgraded_to is not None:
        raise upgraded(chat.upgraded_to.id)
    member = chat.member(world.bot)
    kind = "supergroup" if chat.kind == SUPERGROUP else "group"
    if member is not None and member.status == KICKED:
        raise forbidden(f"bot was kicked from the {kind} chat")
    if member is None or not member.inside:
        raise forbidden(f"bot is not a member of the {kind} chat")
    return chat


def chat_to_write(world: World, chat_id: int | str) -> Chat:
    """The chat, if the bot can say something there at all."""
    chat = chat_at(world, chat_id)
    if chat.user is not None:
        if chat.user.blocked:
            raise forbidden("bot was blocked by the user")
        if not chat.user.started:
            raise forbidden("bot can't initiate conversation with a user")
    return chat


def check_may_send(world: World, chat: Chat, kind: str) -> None:
    """Whether a message of this kind (text, photo, document) may be sent by this bot."""
    member = chat.member(world.bot)
    if member is None or member.is_admin:
        return
    denied = chat.denied | member.denied
    if "can_send_messages" in denied and kind == "text":
        raise bad("not enough rights to send text messages to the chat")
    if kind != "text" and f"can_send_{kind}s" in denied:
        raise bad(f"not enough rights to send {kind}s to the chat")


def thread_at(world: World, chat: Chat, thread: int | None) -> int | None:
    """The topic that a message goes to; where there are no topics the number means nothing."""
    if chat.kind == PRIVATE and thread:
        raise bad("message thread not found")
    if not chat.forum:
        return None
    member = chat.member(world.bot)
    master = member is not None and member.may("can_manage_topics")
    if not thread:
        if chat.general_closed and not master:
            raise bad("TOPIC_CLOSED")
        return None
    topic = chat.topics.get(thread)
    if topic is None or thread == GENERAL:
        raise bad("message thread not found")
    if topic.closed and not master:
        raise bad("TOPIC_CLOSED")
    return thread


def message_at(chat: Chat, message_id: int, purpose: str) -> Message:
    """A message that is still there; `purpose` is the end of the refusal."""
    message = chat.messages.get(message_id)
    if message is None or message.deleted:
        raise bad(f"message {purpose} not found")
    return message


def user_at(world: World, user_id: int) -> User:
    user = world.users.get(user_id)
    if user is None:
        raise bad("invalid user_id specified")
    return user


def _check_person(user: User | None) -> None:
    if user is not None and user.deleted:
        raise forbidden("user is deactivated")
