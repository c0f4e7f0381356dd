"""All that the server keeps, and the few ways in which it changes: a message is posted, changed, removed.

What changes is shown at once to those who can see it (`sight`), told to the bot if Telegram tells bots of it, and
wakes whoever waits for it in a test.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from typing import Any

from tests.fakes.clock import Clock
from tests.fakes.telegram import sight
from tests.fakes.telegram.entities import part
from tests.fakes.telegram.faults import Faults
from tests.fakes.telegram.files import Files
from tests.fakes.telegram.model import (
    ADMINISTRATOR,
    CREATOR,
    PRIVATE,
    SUPERGROUP,
    Ask,
    Chat,
    Content,
    Member,
    Message,
    Press,
    User,
)
from tests.fakes.telegram.pace import Pace
from tests.fakes.telegram.refusals import Refusal
from tests.fakes.telegram.schema import Json, schema
from tests.fakes.telegram.sight import Shown
from tests.fakes.telegram.updates import Updates
from tests.fakes.telegram.wire import chat_json, member_json, message_json, user_json

START = 1_780_000_000
"""When its time begins: dates do not depend on the day on which a test is run."""
TOKEN = "7000000001:a-token-that-only-the-fake-knows"
USERNAME = "boneyard_fake_bot"
ANONYMOUS_ID = 1_087_968_824
"""Telegram's own account that stands for admins who hide."""


@dataclass(slots=True)
class Call:
    """A request of the bot, and how it ended: an HTTP status, or 0 while it is under way or was cut off."""

    method: str
    parameters: Json
    chat: int | None
    at: float
    status: int = 0
    description: str = ""


class World:
    def __init__(self, *, ephemeral: bool = True, inline: bool = True) -> None:
        self.ephemeral, self.inline = ephemeral, inline
        self.clock = Clock(START)
        self.pace = Pace(self.clock)
        self.faults = Faults()
        self.files = Files()
        self.updates = Updates(self.clock)
        self.commands: dict[tuple[str, str], list[Json]] = {}
        """What apps show to who types a slash, by scope and language."""
        self.webhook: Json = {}
        self.not_brought: tuple[int, str] | None = None
        """When an update could last not be brought there, and why."""
        self.bot = User(int(TOKEN.partition(":")[0]), "Boneyard", username=USERNAME, is_bot=True)
        self.anonymous = User(ANONYMOUS_ID, "Group", username="GroupAnonymousBot", is_bot=True)
        self.users: dict[int, User] = {self.bot.id: self.bot, self.anonymous.id: self.anonymous}
        self.chats: dict[int, Chat] = {}
        self.presses: dict[str, Press] = {}
        self.asks: dict[str, Ask] = {}
        self.violations: list[str] = []
        self.calls: list[Call] = []
        self.changed = asyncio.Event()
        self.poll: asyncio.Future[None] | None = None
        """The bot's getUpdates that waits."""
        self.ids: Iterator[int] = count(1)
        """For whatever needs a number of its own."""
        self._shared_message_ids: Iterator[int] = count(101)

    # --- Who is there ---------------------------------------------------------------------------------------

    def add_user(self, name: str, language: str = "", username: str = "", *, last_name: str = "") -> User:
        """Ids need more than 32 bits, as those of new accounts do."""
        user = User(6_000_000_000 + next(self.ids), name, last_name, username, language)
        self.users[user.id] = user
        self.chats[user.id] = Chat(user.id, PRIVATE, user=user, ids=self._shared_message_ids)
        return user

    def add_chat(self, kind: str, title: str, *, forum: bool = False) -> Chat:
        number = 4_000_000_000 + next(self.ids)
        chat = Chat(-number, kind, title, ids=self._shared_message_ids)
        if kind == SUPERGROUP:
            chat = Chat(-1_000_000_000_000 - number, kind, title, forum=forum, ids=count(1))
        self.chats[chat.id] = chat
        return chat

    def membership(self, chat: Chat, member: Member, **changes: Any) -> None:
        """Somebody comes, goes, or has other rights: changed, and told to the bot."""
        if member.user.id not in chat.members:
            member.status = "left"
            chat.members[member.user.id] = member
        by: User = changes.pop("by", member.user)
        before = member_json(member, chat)
        for name, value in changes.items():
            setattr(member, name, value)
        after = member_json(member, chat)
        ours = member.user is self.bot
        if before != after and (ours or self.admin(chat)):
            fields = {"chat": chat_json(chat), "from": user_json(by), "date": int(self.clock.now())}
            kind = "my_chat_member" if ours else "chat_member"
            self.tell(kind, {**fields, "old_chat_member": before, "new_chat_member": after})
        self.stir()

    def admin(self, chat: Chat) -> bool:
        """Whether the bot is an admin there."""
        member = chat.member(self.bot)
        return member is not None and member.status in (ADMINISTRATOR, CREATOR)

    # --- What is said ---------------------------------------------------------------------------------------

    def post(self, message: Message) -> Message:
        """A new message comes into its chat."""
        message.order = next(self.ids)
        if message.receiver is not None:
            message.chat.ephemeral[message.receiver.id, message.ephemeral_id] = message
        else:
            message.chat.messages[message.id] = message
        self.show(message)
        if self.hears(message):
            self.tell("message", message_json(message))
        return message

    def draft(self, chat: Chat, sender: User, content: Content | None = None, **fields: Any) -> Message:
        """A message that has its number and date, but is not out yet."""
        number = 0 if fields.get("receiver") else next(chat.ids)
        return Message(chat, number, self.clock.now(), sender, content or Content(), **fields)

    def notice(self, chat: Chat, sender: User, thread: int | None = None, **service: Any) -> Message:
        """The chat itself tells what somebody has done."""
        return self.post(self.draft(chat, sender, service=service, thread=thread))

    def change(self, message: Message, content: Content, markup: Json | None) -> None:
        if content != message.content:
            message.edited = self.clock.now()
        message.content, message.markup = content, markup
        self.show(message)

    def remove(self, message: Message) -> None:
        message.deleted = True
        chat = message.chat
        if message.receiver is not None:
            chat.ephemeral.pop((message.receiver.id, message.ephemeral_id), None)
        self.stir()

    def show(self, message: Message) -> None:
        """Those who can see it now have seen it."""
        chat = message.chat
        watchers = [chat.user] if chat.user else [m.user for m in chat.members.values() if m.inside]
        sight.note(message, watchers)
        self.stir()

    def pop_up(self, press: Press) -> None:
        """The answer to a press, as a popup or an alert, before him alone."""
        if press.popup:
            kind = sight.ALERT if press.alert else sight.POPUP
            press.user.seen.append(Shown(kind, press.popup, press.chat))
        self.stir()

    # --- What the bot is told -------------------------------------------------------------------------------

    def tell(self, kind: str, payload: Json) -> None:
        """An update for the bot, if it is of the form that is published."""
        self.violations += [
            f"the fake: {fault}" for fault in schema().faults("update", "Update", {"update_id": 1, kind: payload})
        ]
        self.updates.add(kind, payload)
        self.stir()

    def hears(self, message: Message) -> bool:
        """Whether the bot is told of a message: not of its own, and in groups not of what does not concern it."""
        chat = message.chat
        if message.sender is self.bot:
            return False
        if chat.kind == PRIVATE:
            return not message.sender.blocked
        member = chat.member(self.bot)
        if member is None or not member.inside:
            return False
        if message.service or self.admin(chat) or message.receiver:
            return True
        answered = message.reply_to is not None and message.reply_to.sender is self.bot
        return answered or message.via is self.bot or self._addressed(message)

    def end_poll(self, why: Refusal) -> None:
        """The getUpdates that waits is refused."""
        if self.poll is not None and not self.poll.done():
            self.poll.set_exception(why)
        self.poll = None

    def _addressed(self, message: Message) -> bool:
        """Whether it has a command for this bot or for any, or its name."""
        for entity in message.content.entities:
            words = part(message.content.text, entity)
            if entity["type"] == "bot_command" and "@" in words:
                concerns = words.partition("@")[2].lower() == USERNAME
            else:
                concerns = entity["type"] == "bot_command" or (
                    entity["type"] == "mention" and words[1:].lower() == USERNAME
                )
            if concerns:
                return True
        return False

    def stir(self) -> None:
        """Wakes the tests that wait for something."""
        self.changed.set()
