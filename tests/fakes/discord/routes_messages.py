"""Messages of channels: sent, changed and removed by the bot itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tests.fakes.discord.composing import Composer, needed
from tests.fakes.discord.limits import Window
from tests.fakes.discord.payloads import channel_payload, message_payload
from tests.fakes.discord.permissions import Permission
from tests.fakes.discord.refusals import Refusal, refuse
from tests.fakes.discord.request import Answer, Asked
from tests.fakes.discord.state import DM, EPHEMERAL, Channel, Message, User, World

OLD: Final = 3600.0
"""Seconds after which a message is old."""
OLD_EDITS: Final = 3
"""Edits of old messages that a channel takes in an hour. The true number is not published; it is small."""


class Messages:
    """The routes of messages in channels."""

    def __init__(self, world: World, composer: Composer) -> None:
        self._world = world
        self._composer = composer
        self._old_edits: dict[str, Window] = {}

    def routes(self) -> dict[str, Callable[[Asked], Answer]]:
        one = "/channels/{channel_id}/messages/{message_id}"
        return {
            "POST /users/@me/channels": self.open_dm,
            "POST /channels/{channel_id}/messages": self.send,
            f"PATCH {one}": self.edit,
            f"DELETE {one}": self.delete,
        }

    def open_dm(self, asked: Asked) -> Answer:
        user = self._world.users.get(str(asked.body.get("recipient_id")))
        if user is None or user.bot:
            raise Refusal(50033, status=400, words="Invalid Recipient(s)")
        return Answer(200, channel_payload(self._world.dm(user), self._world))

    def send(self, asked: Asked) -> Answer:
        channel = self._world.channel_of(asked["channel_id"])
        self._may_send(channel, needed(asked.files))
        if (asked.body.get("flags") or 0) & EPHEMERAL:
            raise refuse(["flags"], "MESSAGE_INVALID_FLAGS", "Only answers to interactions are ephemeral.")
        nonce = asked.body.get("nonce")
        if nonce is not None and asked.body.get("enforce_nonce"):
            for earlier in channel.messages.values():
                if earlier.nonce == nonce and earlier.author is self._world.bot:
                    return Answer(200, message_payload(earlier, self._world))
        message = Message(self._world.snowflake(), channel, self._world.bot, self._world.clock.now(), nonce=nonce)
        self._composer.fill(message, asked.body, asked.files, fresh=True)
        channel.archived = False  # who speaks in a sleeping thread wakes it
        self._world.put(message)
        return Answer(200, message_payload(message, self._world))

    def _may_send(self, channel: Channel, rights: Permission) -> None:
        if channel.type == DM:
            self._reaches(channel.recipients[0])
        elif self._is_locked(channel):
            raise Refusal(50083)
        speak = Permission.SEND_MESSAGES_IN_THREADS if channel.is_thread else Permission.SEND_MESSAGES
        if (rights | speak) & ~channel.rights(self._world.bot):
            raise Refusal(50013)

    def _is_locked(self, channel: Channel) -> bool:
        """Whether it is a thread in which only others may write."""
        return channel.locked and Permission.MANAGE_THREADS not in channel.rights(self._world.bot)

    def _reaches(self, user: User) -> None:
        """Refuses where a person does not let the bot write to him."""
        known = user.installed or any(
            user in guild.members and self._world.bot in guild.members for guild in self._world.guilds.values()
        )
        if not known:
            raise Refusal(50278)
        if not user.dms_open:
            raise Refusal(50007)

    def edit(self, asked: Asked) -> Answer:
        channel = self._world.channel_of(asked["channel_id"])
        message = self._world.message_of(channel, asked["message_id"])
        if message.author is not self._world.bot:
            raise Refusal(50005)
        if channel.archived or self._is_locked(channel):
            raise Refusal(50083)
        if needed(asked.files) & ~channel.rights(self._world.bot):
            raise Refusal(50013)
        now = self._world.clock.now()
        if now - message.sent > OLD:
            window = self._old_edits.setdefault(channel.id, Window(OLD_EDITS, OLD))
            if window.left(now) <= 0:
                raise Refusal(30046, extra={"retry_after": window.wait(now), "global": False})
            window.take(now)
        self._composer.fill(message, asked.body, asked.files, fresh=False)
        message.edited = now
        self._world.happened("message_update", message)
        return Answer(200, message_payload(message, self._world))

    def delete(self, asked: Asked) -> Answer:
        channel = self._world.channel_of(asked["channel_id"])
        message = self._world.message_of(channel, asked["message_id"])
        if message.author is not self._world.bot and Permission.MANAGE_MESSAGES not in channel.rights(
            self._world.bot
        ):
            raise Refusal(50003 if channel.guild is None else 50013)
        self._world.remove(message)
        return Answer()
