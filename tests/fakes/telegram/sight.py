"""What people see: the oracle of secrecy.

Every form that a message takes is noted when it is shown, for everybody whose app shows it then, so a secret that
was public for a moment has been seen.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tests.fakes.telegram.model import GROUP, PRIVATE, Chat, Message, User
from tests.fakes.telegram.schema import Json

MESSAGE, POPUP, ALERT, OFFER = "message", "popup", "alert", "offer"


@dataclass(frozen=True, slots=True)
class Button:
    """A button as it was shown; it can be pressed later too."""

    text: str
    message: Message
    data: str = ""
    url: str = ""
    query: str | None = None
    """What it makes the person's app ask the bot inline, in this chat."""


@dataclass(frozen=True, slots=True)
class Shown:
    """Something that was shown: a message, a popup or alert that answers a press, or an offer of inline mode."""

    kind: str
    text: str
    chat: Chat | None = None
    message: Message | None = None
    rows: tuple[tuple[Button, ...], ...] = ()
    picture: bytes | None = None
    file: bytes | None = None
    file_name: str = ""
    entities: tuple[Json, ...] = ()
    sender: str = ""
    ephemeral: bool = False
    topic: int | None = None
    silent: bool = False

    @property
    def buttons(self) -> tuple[Button, ...]:
        return tuple(button for row in self.rows for button in row)

    def words(self) -> str:
        """All of it that is text, hidden parts too: button data, names of files."""
        parts = [part for b in self.buttons for part in (b.text, b.data, b.url, b.query or "")]
        return "\n".join(part for part in (self.text, self.file_name, *parts) if part)


def shown(message: Message) -> Shown:
    """A message as apps show it now."""
    media = message.content.media
    is_photo = media is not None and media.kind == "photo"
    return Shown(
        kind=MESSAGE,
        text=message.content.text or _notice(message),
        chat=message.chat,
        message=message,
        rows=tuple(
            tuple(_button(message, one) for one in row)
            for row in (message.markup or {}).get("inline_keyboard", [])
        ),
        picture=media.data if media and is_photo else None,
        file=media.data if media and not is_photo else None,
        file_name=media.name if media and not is_photo else "",
        entities=message.content.entities,
        sender=message.sender_chat.title if message.sender_chat else message.sender.first_name,
        ephemeral=message.receiver is not None,
        topic=message.thread,
        silent=message.silent,
    )


def offer(result: Json) -> Shown:
    """One result of inline mode as it is offered, with what it would say."""
    said = result.get("input_message_content", {}).get("message_text", "")
    words = [result.get("title", ""), result.get("description", ""), result.get("caption", ""), said, result["id"]]
    return Shown(OFFER, "\n".join(str(word) for word in words if word))


def can_see(user: User, message: Message) -> bool:
    """Whether this message is before this person, if he opens the chat now."""
    chat = message.chat
    if message.deleted or (message.receiver not in (None, user)):
        return False
    if chat.kind == PRIVATE:
        return chat.user is user
    member = chat.member(user)
    if member is None or not member.inside:
        return False
    return chat.kind != GROUP or message.id >= member.since


def visible_messages(user: User, chat: Chat) -> list[Shown]:
    """The messages of a chat before this person, oldest first."""
    messages = [*chat.messages.values(), *chat.ephemeral.values()]
    return [shown(message) for message in sorted(messages, key=lambda one: one.order) if can_see(user, message)]


def note(message: Message, watchers: list[User]) -> None:
    """Remember that these people were shown a message in the form that it has now."""
    now = shown(message)
    if message.receiver is None:
        message.chat.log.append(now)
    for user in watchers:
        if can_see(user, message):
            user.seen.append(now)


def _button(message: Message, button: dict[str, Any]) -> Button:
    return Button(
        text=button["text"],
        message=message,
        data=button.get("callback_data", ""),
        url=button.get("url", ""),
        query=button.get("switch_inline_query_current_chat"),
    )


def _notice(message: Message) -> str:
    """A notice of the group itself, by its field names: their words are the app's."""
    return " ".join(f"[{name}]" for name in message.service)
