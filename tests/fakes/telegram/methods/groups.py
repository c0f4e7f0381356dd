"""What a chat is, and who is in it."""

from __future__ import annotations

from tests.fakes.telegram import access
from tests.fakes.telegram.methods.registry import Request, method
from tests.fakes.telegram.model import LEFT, PRIVATE, Member
from tests.fakes.telegram.refusals import bad
from tests.fakes.telegram.schema import Json
from tests.fakes.telegram.wire import full_chat_json, member_json


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
