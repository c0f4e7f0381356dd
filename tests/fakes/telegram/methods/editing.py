"""Changes to messages that are out: those for all of a chat, and ephemeral ones."""

from __future__ import annotations

from collections.abc import Callable

from tests.fakes.telegram import access, keyboards
from tests.fakes.telegram.content import LONGEST_CAPTION, caption_content, media_content, text_content
from tests.fakes.telegram.methods.registry import Request, method
from tests.fakes.telegram.model import Content, Message
from tests.fakes.telegram.refusals import NOT_MODIFIED, bad
from tests.fakes.telegram.schema import Json, Malformed
from tests.fakes.telegram.wire import message_json

TOO_LONG = "MESSAGE_TOO_LONG"
CAPTION_TOO_LONG = "MEDIA_CAPTION_TOO_LONG"
TWO_DAYS = 48 * 3600


@method("editMessageText")
def edit_text(request: Request) -> Json:
    return _edit(request, lambda message: _new_text(request, message))


@method("editMessageCaption")
def edit_caption(request: Request) -> Json:
    return _edit(request, lambda message: _new_caption(request, message))


@method("editMessageMedia")
def edit_media(request: Request) -> Json:
    return _edit(request, lambda message: media_content(request.world, request.given["media"], request.uploads))


@method("editEphemeralMessageText")
def edit_ephemeral_text(request: Request) -> bool:
    """Documented with the limit of texts, but the server has that of captions."""
    message = _ephemeral_at(request, "to edit")
    _change(request, message, lambda message: _new_text(request, message, CAPTION_TOO_LONG, LONGEST_CAPTION))
    return True


@method("deleteEphemeralMessage")
def delete_ephemeral(request: Request) -> bool:
    request.world.remove(_ephemeral_at(request, "to delete"))
    return True


@method("deleteMessage")
def delete(request: Request) -> bool:
    chat = access.chat_at(request.world, request.given["chat_id"])
    message = access.message_at(chat, request.given["message_id"], "to delete")
    if (obstacle := _obstacle(request, message)) is not None:
        raise bad(obstacle)
    request.world.remove(message)
    return True


@method("deleteMessages")
def delete_several(request: Request) -> bool:
    """What is not there or may not be deleted is passed over in silence."""
    numbers = request.given["message_ids"]
    if not numbers:
        raise bad("message identifiers are not specified")
    if len(numbers) > 100:
        raise bad("too many message identifiers specified")
    chat = access.chat_at(request.world, request.given["chat_id"])
    for number in numbers:
        message = chat.messages.get(number)
        if message is not None and not message.deleted and _obstacle(request, message) is None:
            request.world.remove(message)
    return True


def _edit(request: Request, new_content: Callable[[Message], Content]) -> Json:
    message = _target(request)
    _change(request, message, new_content)
    return message_json(message)


def _change(request: Request, message: Message, new_content: Callable[[Message], Content]) -> None:
    content, markup = new_content(message), keyboards.check(request.given.get("reply_markup"))
    if content == message.content and markup == message.markup:
        raise bad(NOT_MODIFIED)
    request.world.change(message, content, markup)


def _target(request: Request) -> Message:
    """The message to edit, one of the bot's own."""
    given, world = request.given, request.world
    if "chat_id" not in given or "message_id" not in given:
        raise Malformed("chat_id and message_id are needed")
    chat = access.chat_to_write(world, given["chat_id"])
    message = access.message_at(chat, given["message_id"], "to edit")
    if message.sender is not world.bot or message.service:
        raise bad("message can't be edited")
    return message


def _ephemeral_at(request: Request, purpose: str) -> Message:
    given, world = request.given, request.world
    chat = access.chat_at(world, given["chat_id"])
    message = chat.ephemeral.get((given["receiver_user_id"], given["ephemeral_message_id"]))
    if message is None or message.sender is not world.bot:
        raise bad(f"message {purpose} not found")
    return message


def _new_text(request: Request, message: Message, too_long: str = TOO_LONG, most: int = 4096) -> Content:
    if "text" not in request.given:
        raise Malformed("an edit of a text without a text")
    if message.content.media is not None:
        raise bad("there is no text in the message to edit")
    return text_content(request.world, request.given, too_long, most)


def _new_caption(request: Request, message: Message) -> Content:
    if message.content.media is None:
        raise bad("there is no caption in the message to edit")
    return caption_content(request.world, request.given, message.content.media, CAPTION_TOO_LONG)


def _obstacle(request: Request, message: Message) -> str | None:
    """Why the bot may not delete a message, if it may not."""
    world, chat = request.world, message.chat
    member = chat.member(world.bot)
    if member is not None and member.may("can_delete_messages"):
        return None
    if member is not None and message.sender is not world.bot:
        return "message can't be deleted"
    if world.clock.now() - message.date > TWO_DAYS:
        return "message can't be deleted for everyone"
    return None
