"""New messages: for all of a chat, or for the eyes of one member alone."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

from tests.fakes.telegram import access, keyboards
from tests.fakes.telegram.content import caption_content, text_content
from tests.fakes.telegram.methods.registry import Request, method
from tests.fakes.telegram.model import PRIVATE, Chat, Content, User
from tests.fakes.telegram.refusals import OLD_QUERY, bad
from tests.fakes.telegram.schema import Json, Malformed
from tests.fakes.telegram.wire import message_json
from tests.fakes.telegram.world import World

EPHEMERAL_WINDOW = 15.0
"""Seconds after somebody's press or hidden command in which he can be answered so that only he sees it."""


@method("sendMessage")
def send_message(request: Request) -> Json:
    return _send(request, "text", lambda: text_content(request.world, request.given))


@method("sendPhoto")
def send_photo(request: Request) -> Json:
    return _send_file(request, "photo")


@method("sendDocument")
def send_document(request: Request) -> Json:
    return _send_file(request, "document")


def _send_file(request: Request, kind: str) -> Json:
    world, given = request.world, request.given

    def content() -> Content:
        if kind not in request.uploads:
            raise Malformed("this fake takes only files that come with the request")
        return caption_content(world, given, world.files.take(kind, request.uploads[kind]))

    return _send(request, kind, content)


def _send(request: Request, kind: str, read_content: Callable[[], Content]) -> Json:
    world, given = request.world, request.given
    chat = access.chat_to_write(world, given["chat_id"])
    thread = access.thread_at(world, chat, given.get("message_thread_id"))
    access.check_may_send(world, chat, kind)
    reply = given.get("reply_parameters", {})
    receiver = _receiver(world, chat, given.get("ephemeral_message_parameters"), reply)
    if "message_id" in reply:
        raise Malformed("this fake knows no replies of the bot but to hidden commands")
    message = world.draft(
        chat,
        world.bot,
        read_content(),
        markup=keyboards.check(given.get("reply_markup")),
        thread=thread,
        receiver=receiver,
        protected=given.get("protect_content", False),
        silent=given.get("disable_notification", False),
    )
    if receiver is not None:
        message.ephemeral_id = _free_number(chat, receiver)
    return message_json(world.post(message))


# --- Ephemeral messages -------------------------------------------------------------------------------------


def _receiver(world: World, chat: Chat, given: Json | None, reply: Json) -> User | None:
    """Who alone will see it, if the bot may speak to him so now."""
    command = reply.get("ephemeral_message_id")
    if given is None:
        if command is not None:
            raise bad("a reply to an ephemeral message must be ephemeral")
        return None
    if chat.kind == PRIVATE:
        raise bad("CHAT_ID_INVALID")
    member = chat.members.get(given["receiver_user_id"])
    if member is None or not member.inside or member.user.is_bot:
        raise bad("PARTICIPANT_ID_INVALID")
    query = given.get("callback_query_id")
    if query is not None:
        _check_press(world, chat, member.user, query)
    elif command is not None:
        _check_command(world, chat, member.user, command)
    elif not world.admin(chat):
        raise bad("BOT_NOT_ADMIN")
    return member.user


def _check_press(world: World, chat: Chat, user: User, query: str) -> None:
    press = world.presses.get(query)
    if press is None or press.chat is not chat or press.user is not user:
        raise bad(OLD_QUERY)
    if world.clock.now() - press.at > EPHEMERAL_WINDOW:
        raise bad(OLD_QUERY)


def _check_command(world: World, chat: Chat, user: User, number: int) -> None:
    command = chat.ephemeral.get((user.id, number))
    if command is None or command.sender is not user:
        raise bad("message to be replied not found")
    if world.clock.now() - command.date > EPHEMERAL_WINDOW:
        raise bad("message to be replied not found")


def _free_number(chat: Chat, receiver: User) -> int:
    """Numbers of messages that are gone are used again."""
    return next(number for number in count(1) if (receiver.id, number) not in chat.ephemeral)
