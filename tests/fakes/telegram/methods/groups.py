"""What a chat is, who is in it, pinned messages, reactions."""

from __future__ import annotations

from tests.fakes.telegram import access
from tests.fakes.telegram.methods.registry import Request, method
from tests.fakes.telegram.model import LEFT, PRIVATE, Member
from tests.fakes.telegram.refusals import bad
from tests.fakes.telegram.schema import Json, Malformed
from tests.fakes.telegram.wire import full_chat_json, member_json, message_json, user_json

REACTIONS = [
    "👍",
    "👎",
    "❤",
    "🔥",
    "🥰",
    "👏",
    "😁",
    "🤔",
    "🤯",
    "😱",
    "🤬",
    "😢",
    "🎉",
    "🤩",
    "🤮",
    "💩",
    "🙏",
    "👌",
    "🕊",
    "🤡",
    "🥱",
    "🏆",
    "💔",
    "🤨",
    "😐",
    "💯",
    "🤣",
    "⚡",
    "🍾",
    "😴",
    "🤝",
    "🤗",
    "👀",
    "🆒",
]
"""Some of the emoji that can be reactions."""


@method("getChat")
def get_chat(request: Request) -> Json:
    return full_chat_json(access.chat_at(request.world, request.given["chat_id"]))


@method("getChatMember")
def get_chat_member(request: Request) -> Json:
    chat = access.chat_at(request.world, request.given["chat_id"])
    user = access.user_at(request.world, request.given["user_id"])
    if chat.kind == PRIVATE:
        if user not in (chat.user, request.world.bot):
            raise bad("user not found")
        return member_json(Member(user), chat)
    bot = request.world.bot
    own = chat.member(bot)
    if chat.hidden and user is not bot and (own is None or not own.is_admin):
        raise bad("CHAT_ADMIN_REQUIRED")
    return member_json(chat.members.get(user.id) or Member(user, LEFT), chat)


@method("getChatAdministrators")
def get_chat_administrators(request: Request) -> list[Json]:
    """Other bots among them are left out."""
    chat = access.chat_at(request.world, request.given["chat_id"])
    if chat.kind == PRIVATE:
        raise bad("there are no administrators in the private chat")
    admins = [member for member in chat.members.values() if member.is_admin]
    return [member_json(m, chat) for m in admins if not m.user.is_bot or m.user is request.world.bot]


@method("getChatMemberCount")
def get_chat_member_count(request: Request) -> int:
    chat = access.chat_at(request.world, request.given["chat_id"])
    return 2 if chat.kind == PRIVATE else sum(member.inside for member in chat.members.values())


@method("leaveChat")
def leave_chat(request: Request) -> bool:
    world = request.world
    chat = access.chat_at(world, request.given["chat_id"])
    if chat.kind == PRIVATE:
        raise bad("chat member status can't be changed in private chats")
    world.notice(chat, world.bot, left_chat_member=user_json(world.bot))
    world.membership(chat, chat.members[world.bot.id], status=LEFT, rights=set())
    return True


@method("pinChatMessage")
def pin(request: Request) -> bool:
    chat = access.chat_at(request.world, request.given["chat_id"])
    _check_may_pin(request)
    message = access.message_at(chat, request.given["message_id"], "to pin")
    if message not in chat.pinned:
        chat.pinned.append(message)
        request.world.notice(
            chat, request.world.bot, message.thread, pinned_message=message_json(message, with_reply=False)
        )
    return True


@method("unpinChatMessage")
def unpin(request: Request) -> bool:
    chat = access.chat_at(request.world, request.given["chat_id"])
    _check_may_pin(request)
    number = request.given.get("message_id")
    if number is None and chat.pinned:
        chat.pinned.pop()
    elif number is not None:
        message = access.message_at(chat, number, "to unpin")
        chat.pinned = [pinned for pinned in chat.pinned if pinned is not message]
    return True


@method("setMessageReaction")
def react(request: Request) -> bool:
    chat = access.chat_at(request.world, request.given["chat_id"])
    message = access.message_at(chat, request.given["message_id"], "to react")
    reactions = request.given.get("reaction", [])
    if len(reactions) > 1:
        raise Malformed("more than one reaction of a bot")
    if any(reaction["emoji"] not in REACTIONS for reaction in reactions):
        raise bad("REACTION_INVALID")
    message.reaction = reactions[0]["emoji"] if reactions else ""
    request.world.stir()
    return True


def _check_may_pin(request: Request) -> None:
    chat = access.chat_at(request.world, request.given["chat_id"])
    member = chat.member(request.world.bot)
    if member is not None and not member.may("can_pin_messages"):
        raise bad("not enough rights to manage pinned messages in the chat")
