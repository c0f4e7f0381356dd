"""People with their apps: they write, press, ask inline, block; and see what is shown to them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from tests.fakes.telegram import sight
from tests.fakes.telegram.content import text_content
from tests.fakes.telegram.entities import found, part
from tests.fakes.telegram.model import (
    KICKED,
    LEFT,
    MEMBER,
    PRIVATE,
    Ask,
    Chat,
    Content,
    Member,
    Message,
    Press,
    User,
)
from tests.fakes.telegram.schema import Json, Upload
from tests.fakes.telegram.sight import Button, Shown
from tests.fakes.telegram.wire import message_json, press_json, user_json
from tests.fakes.telegram.world import USERNAME, World

if TYPE_CHECKING:
    from tests.fakes.telegram.groups import Group, Thread

_PAYLOAD = re.compile(r"[A-Za-z0-9_-]{1,64}")
_DEEP_LINK = re.compile(rf"https://t\.me/{USERNAME}\?start=(.*)", re.IGNORECASE)


class Person:
    """One person. `private` is his chat with the bot."""

    def __init__(self, world: World, user: User) -> None:
        self._world = world
        self.user = user
        self.private = world.chats[user.id]

    @property
    def id(self) -> int:
        return self.user.id

    @property
    def name(self) -> str:
        return self.user.first_name

    # --- Writing --------------------------------------------------------------------------------------------

    def start(self, payload: str = "") -> Message:
        """Opens the bot, by a link or by its name, and presses Start; what was blocked is no longer."""
        if payload and not _PAYLOAD.fullmatch(payload):
            raise AssertionError(f"no app opens a link with {payload!r}")
        if self.user.blocked:
            self.unblock()
        self.user.started = True
        return self.say(None, f"/start {payload}".strip())

    def say(
        self,
        where: Group | Thread | None,
        text: str,
        reply_to: Message | Shown | None = None,
    ) -> Message:
        """Writes into a group, one of its topics, or (None) to the bot alone."""
        chat, thread = self._place(where)
        answered = reply_to.message if isinstance(reply_to, Shown) else reply_to
        if chat.kind == PRIVATE:
            self.user.started = True
        if self._is_hidden_command(chat, text):
            return self._say_hidden(chat, thread, text)
        sender, sender_chat = self._appearance(chat)
        content = Content(text, found(text))
        draft = self._world.draft(chat, sender, content, thread=thread, reply_to=answered, sender_chat=sender_chat)
        return self._world.post(draft)

    def send_file(
        self,
        where: Group | Thread | None,
        name: str,
        data: bytes,
        caption: str = "",
    ) -> Message:
        """Sends a file with a caption."""
        chat, thread = self._place(where)
        sender, sender_chat = self._appearance(chat)
        stored = self._world.files.take("document", Upload(name, data))
        draft = self._world.draft(
            chat, sender, Content(caption, found(caption), stored), thread=thread, sender_chat=sender_chat
        )
        return self._world.post(draft)

    def edit(self, message: Message, text: str) -> None:
        """Changes what he has written."""
        self._world.change(message, Content(text, found(text)), None)
        if self._world.hears(message):
            self._world.tell("edited_message", message_json(message))

    def delete(self, message: Message | Shown) -> None:
        """Removes a message for everybody: his own, or as an admin any. The bot is not told."""
        target = message.message if isinstance(message, Shown) else message
        assert target is not None
        member = target.chat.member(self.user)
        own = target.sender is self.user or target.chat.kind == PRIVATE
        if not own and not (member is not None and member.may("can_delete_messages")):
            raise AssertionError(f"{self.name} may not delete that")
        self._world.remove(target)

    # --- Pressing -------------------------------------------------------------------------------------------

    def buttons(self, where: Group | Thread | None = None) -> list[Button]:
        """All that he can press there, the newest message first."""
        chat, thread = self._place(where)
        messages = reversed(sight.visible_messages(self.user, chat))
        return [button for one in messages if thread in (None, one.topic) for button in one.buttons]

    def find(self, where: Group | Thread | None, words: str) -> Button:
        """The newest button with these words or data before him."""
        buttons = self.buttons(where)
        for button in buttons:
            if words in (button.text, button.data):
                return button
        raise AssertionError(f"{self.name} sees no {words!r}, only {[button.text for button in buttons]}")

    def click(self, where: Group | Thread | None, words: str) -> Press:
        """Presses the newest button with these words or data."""
        return self.press(self.find(where, words))

    def press(self, button: Button) -> Press:
        """Presses a button that he has before him, or had: his app may be late."""
        if not button.data:
            raise AssertionError(f"{button.text!r} does not ask the bot")
        return self._press(button.message.chat, button.message, button.message.id, button.data)

    def press_raw(self, where: Group | Thread | None, message_id: int, data: str) -> Press:
        """What a forged app sends: any data, on any message."""
        chat, _ = self._place(where)
        return self._press(chat, chat.messages.get(message_id), message_id, data)

    def follow(self, button: Button) -> Message:
        """Opens the link on a button, one that leads to the bot."""
        match = _DEEP_LINK.fullmatch(button.url)
        if match is None:
            raise AssertionError(f"{button.url!r} does not lead to the bot")
        return self.start(match[1])

    # --- Inline mode ----------------------------------------------------------------------------------------

    def inline(self, query: str) -> Ask:
        """Types the bot's name and a query into some chat; the bot is not told which."""
        if not self._world.inline or len(query) > 256:
            raise AssertionError("no app asks that")
        ask = Ask(str(10**17 + next(self._world.ids)), self.user, query, self._world.clock.now())
        self._world.asks[ask.id] = ask
        fields = {"id": ask.id, "from": user_json(self.user), "query": query, "offset": ""}
        self._world.tell("inline_query", {**fields, "chat_type": "supergroup"})
        return ask

    def choose(self, ask: Ask, result_id: str, where: Group | Thread | None) -> Message:
        """Takes one of the results: it is said in his name, before all."""
        chat, thread = self._place(where)
        result = next(one for one in ask.results or [] if one["id"] == result_id)
        content = text_content(self._world, result["input_message_content"])
        draft = self._world.draft(chat, self.user, content, thread=thread, via=self._world.bot)
        message = self._world.post(draft)
        chosen = {"result_id": result_id, "from": user_json(self.user), "query": ask.query}
        self._world.tell("chosen_inline_result", chosen)
        return message

    # --- Coming and going -----------------------------------------------------------------------------------

    def block(self) -> None:
        """Stops the bot: it is told, and can write to him no more."""
        self._stand(blocked=True)

    def unblock(self) -> None:
        self._stand(blocked=False)

    def leave(self, group: Group) -> None:
        member = group.chat.members[self.id]
        self._world.notice(group.chat, self.user, left_chat_member=user_json(self.user))
        self._world.membership(group.chat, member, status=LEFT, rights=set())

    def join(self, group: Group) -> None:
        group.add(self)

    def delete_account(self) -> None:
        """He is gone, without a word to anybody."""
        self.user.deleted = True
        self.user.first_name, self.user.last_name, self.user.username = "", "", ""
        for chat in self._world.chats.values():
            chat.members.pop(self.id, None)

    # --- What stands behind ---------------------------------------------------------------------------------

    def _place(self, where: Group | Thread | None) -> tuple[Chat, int | None]:
        """The chat and topic, if he is there."""
        if where is None:
            return self.private, None
        member = where.chat.member(self.user)
        if member is None or not member.inside:
            raise AssertionError(f"{self.name} is not in {where.chat.title}")
        return where.chat, where.thread

    def _appearance(self, chat: Chat) -> tuple[User, Chat | None]:
        """As whom he writes: himself, or the group, if he is an admin who hides."""
        member = chat.member(self.user)
        if member is not None and member.anonymous:
            return self._world.anonymous, chat
        return self.user, None

    def _press(self, chat: Chat, message: Message | None, message_id: int, data: str) -> Press:
        press = Press(str(10**17 + next(self._world.ids)), self.user, chat, message, message_id, data, self._now())
        self._world.presses[press.id] = press
        self._world.tell("callback_query", press_json(press))
        return press

    def _stand(self, *, blocked: bool) -> None:
        """His private chat, seen as a group of two: a bot that is stopped has been kicked from it."""
        if self.user.blocked == blocked:
            return
        self.user.blocked = blocked
        member = self.private.members.setdefault(
            self._world.bot.id, Member(self._world.bot, KICKED if not blocked else MEMBER)
        )
        self._world.membership(self.private, member, status=KICKED if blocked else MEMBER, by=self.user)

    def _is_hidden_command(self, chat: Chat, text: str) -> bool:
        """Whether the menu of that chat marks this command as one that only he and the bot see."""
        entities = [entity for entity in found(text) if entity["type"] == "bot_command" and entity["offset"] == 0]
        if not entities or chat.kind == PRIVATE or not self._world.ephemeral:
            return False
        name = part(text, entities[0])[1:].partition("@")[0]
        return any(c["command"] == name and c.get("is_ephemeral") for c in self.menu(chat))

    def _say_hidden(self, chat: Chat, thread: int | None, text: str) -> Message:
        message = self._world.draft(chat, self.user, Content(text, found(text)), thread=thread, receiver=self.user)
        taken: Sequence[int] = [number for user, number in chat.ephemeral if user == self.id]
        message.ephemeral_id = max(taken, default=0) + 1
        return self._world.post(message)

    def menu(self, chat: Chat) -> list[Json]:
        """The commands that his app offers in a chat: the narrowest scope that has some, his language first."""
        for scope in ("all_private_chats" if chat.kind == PRIVATE else "all_group_chats", "default"):
            for language in dict.fromkeys((self.user.language[:2], "")):
                if commands := self._world.commands.get((scope, language)):
                    return commands
        return []

    def _now(self) -> float:
        return self._world.clock.now()
