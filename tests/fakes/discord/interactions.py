"""What people ask of the bot: commands, presses, completions and forms, each with its token and its 3 seconds."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from tests.fakes.discord.payloads import (
    channel_payload,
    member_payload,
    message_payload,
    user_payload,
)
from tests.fakes.discord.permissions import Permission
from tests.fakes.discord.refusals import Json, Refusal
from tests.fakes.discord.state import DM, EPHEMERAL, Channel, Message, User, World
from tests.waiting import SLOW

COMMAND, COMPONENT, COMPLETION, MODAL = 2, 3, 4, 5
"""Types of interactions."""
MESSAGE, THINKING, LATER, UPDATE, CHOICES = 4, 5, 6, 7, 8
"""Types of first responses."""
FITTING: Final = {
    COMMAND: {MESSAGE, THINKING},
    COMPONENT: {MESSAGE, THINKING, LATER, UPDATE},
    COMPLETION: {CHOICES},
    MODAL: {MESSAGE, THINKING},
}
"""A bot that opens no forms gets forged ones alone, which hang on no message."""
IN_TIME: Final = 3.0
"""Seconds in which the first response must come."""
TOO_LATE: Final = IN_TIME * SLOW
"""Seconds after which it is too late here, where it is not the bot alone that takes them."""
TOKEN_LIFE: Final = 15 * 60.0
MOST_FOLLOW_UPS: Final = 5
"""For an app that the guild does not have, only the person."""
IN_GUILD, WITH_BOT, PRIVATE = 0, 1, 2
"""Contexts."""


@dataclass(eq=False, slots=True)
class Interaction:
    """One thing that one person asked, and what came of it."""

    id: str
    token: str = field(repr=False)
    kind: int
    user: User
    channel: Channel = field(repr=False)
    asked: float
    data: Json
    world: World = field(repr=False)
    message: Message | None = field(default=None, repr=False)
    """Whose component was pressed."""
    acknowledged: float | None = None
    """When the first response came."""
    response: int | None = None
    """The type of the first response."""
    original: Message | None = field(default=None, repr=False)
    """The message that is the first response, or that it updates."""
    messages: list[Message] = field(default_factory=list)
    """All messages that came of it, the original among them."""
    choices: list[Json] | None = None

    @property
    def failed(self) -> bool:
        """Whether the person has read "This interaction failed", or that the app did not respond."""
        waited = self.world.clock.now() - self.asked
        return (self.acknowledged is None and waited >= TOO_LATE) or (self.thinking and waited >= TOKEN_LIFE)

    @property
    def thinking(self) -> bool:
        """Whether the person waits for what was promised."""
        promised = self.original
        return promised is not None and promised.loading and promised.id in promised.channel.messages

    @property
    def done(self) -> bool:
        """Whether nothing more is owed to the person."""
        return self.acknowledged is not None and not self.thinking

    @property
    def expired(self) -> bool:
        return self.world.clock.now() - self.asked >= TOKEN_LIFE

    @property
    def by_user_install(self) -> bool:
        """Whether the app is here only because the person has brought it."""
        guild = self.channel.guild
        return not self.channel.with_bot if guild is None else not guild.commands

    def check(self, response: int) -> None:
        """Refuses a second first response, a late one, and one that does not fit."""
        if self.acknowledged is not None:
            raise Refusal(40060)
        if self.world.clock.now() - self.asked >= TOO_LATE:
            raise Refusal(10062)
        if response not in FITTING[self.kind]:
            raise Refusal(50035, words=f"Response {response} does not fit interaction {self.kind}.")

    def acknowledge(self, response: int) -> None:
        """The first response has come."""
        self.acknowledged = self.world.clock.now()
        self.response = response

    def forced_ephemeral(self) -> bool:
        """Whether only the person may see answers, because others' apps are not welcome here."""
        rights = self.channel.rights(self.user)
        return (
            self.by_user_install and self.channel.guild is not None and Permission.USE_EXTERNAL_APPS not in rights
        )

    def follow_up_allowed(self) -> None:
        if self.acknowledged is None or self.response == CHOICES:
            raise Refusal(10015)
        follow_ups = [message for message in self.messages if message is not self.original]
        if self.by_user_install and len(follow_ups) >= MOST_FOLLOW_UPS:
            raise Refusal(40094)

    def metadata(self) -> Json:
        """How messages say which interaction they answer."""
        about: Json = {
            "id": self.id,
            "type": self.kind,
            "user": user_payload(self.user),
            "authorizing_integration_owners": self.owners(),
        }
        if self.kind == COMPONENT and self.message is not None:
            about["interacted_message_id"] = self.message.id
        elif self.kind == MODAL:
            about["triggering_interaction_metadata"] = {
                "id": self.id,
                "type": COMMAND,
                "user": user_payload(self.user),
                "authorizing_integration_owners": self.owners(),
            }
        return about

    def owners(self) -> Json:
        """Through whom the app is here: the guild (0) or the person (1)."""
        if not self.by_user_install:
            return {"0": "0" if self.channel.guild is None else self.channel.guild.id}
        return {"1": self.user.id}

    def payload(self) -> Json:
        """The interaction as the bot receives it."""
        world, channel, guild = self.world, self.channel, self.channel.guild
        payload: Json = {
            "id": self.id,
            "application_id": world.bot.id,
            "type": self.kind,
            "token": self.token,
            "version": 1,
            "data": self.data,
            "channel_id": channel.id,
            "channel": channel_payload(channel, world) | {"permissions": str(int(channel.rights(self.user)))},
            "app_permissions": str(int(channel.rights_told(world.bot))),
            "locale": self.user.locale,
            "entitlements": [],
            "entitlement_sku_ids": [],
            "authorizing_integration_owners": self.owners(),
            "context": context(channel),
            "attachment_size_limit": 10 * 1024 * 1024,
        }
        if guild is None:
            payload["user"] = user_payload(self.user)
        else:
            rights = str(int(channel.rights(self.user)))
            payload["member"] = member_payload(guild, self.user) | {"permissions": rights}
            payload["guild_id"] = guild.id
            payload["guild_locale"] = guild.locale
            payload["guild"] = {"id": guild.id, "locale": guild.locale, "features": guild.features}
        if self.message is not None:
            payload["message"] = message_payload(self.message, world)
        return payload


def context(channel: Channel) -> int:
    """What kind of place it is, as commands are allowed in it."""
    if channel.guild is not None:
        return IN_GUILD
    return WITH_BOT if channel.type == DM and channel.with_bot else PRIVATE


class Interactions:
    """All interactions, by id and by token."""

    def __init__(self, world: World) -> None:
        self._world = world
        self.all: dict[str, Interaction] = {}
        self._by_token: dict[str, Interaction] = {}

    def begin(self, kind: int, user: User, channel: Channel, data: Json, message: Message | None) -> Interaction:
        world = self._world
        token = secrets.token_urlsafe(64)
        found = Interaction(
            world.snowflake(), token, kind, user, channel, world.clock.now(), data, world, message=message
        )
        self.all[found.id] = self._by_token[token] = found
        return found

    def get(self, identity: str, token: str) -> Interaction:
        """The interaction that is to be answered for the first time."""
        found = self.all.get(identity)
        if found is None or found.token != token:
            raise Refusal(10062)
        return found

    def by_token(self, application: str, token: str) -> Interaction:
        """The interaction through whose token something is said, while that lasts."""
        found = self._by_token.get(token)
        if found is None or application != self._world.bot.id:
            raise Refusal(10015)
        if found.expired:
            raise Refusal(50027)
        return found

    def channel_of(self, token: str) -> str:
        """Where the interaction of a token was asked."""
        found = self._by_token.get(token)
        return "" if found is None else found.channel.id

    def failed(self) -> Iterator[Interaction]:
        return (found for found in self.all.values() if found.failed)

    def answer(self, interaction: Interaction, *, flags: int = 0, type_: int = 0, about: Any = None) -> Message:
        """A new, still empty message that answers an interaction."""
        if interaction.forced_ephemeral():
            flags |= EPHEMERAL
        return Message(
            self._world.snowflake(),
            interaction.channel,
            self._world.bot,
            self._world.clock.now(),
            type=type_,
            flags=flags,
            receiver=interaction.user if flags & EPHEMERAL else None,
            reference=about,
            origin=interaction.metadata(),
        )
