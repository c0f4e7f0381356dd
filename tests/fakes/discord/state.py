"""Who and what there is: users, guilds, channels, messages. Values, and who sees what; nothing is sent here.

Everything that happens goes through `World`, which tells its listeners (the gateway sends events, the oracle notes
what people are shown).
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from tests.fakes.clock import Clock
from tests.fakes.discord.permissions import ALL, ANSWERING, DIRECT, USUAL, Permission
from tests.fakes.discord.refusals import Json, Refusal

DISCORD_EPOCH: Final = 1_420_070_400_000
TEXT, DM, GROUP, PUBLIC_THREAD, PRIVATE_THREAD = 0, 1, 3, 11, 12
"""Types of channels."""
EPHEMERAL: Final = 1 << 6
LOADING: Final = 1 << 7
SILENT: Final = 1 << 12


@dataclass(eq=False, slots=True)
class User:
    """An account: a person's or the bot's."""

    id: str
    name: str
    locale: str = "en-US"
    bot: bool = False
    dms_open: bool = True
    installed: bool = False
    """Whether he has added the app to his own account."""


@dataclass(eq=False, slots=True)
class Guild:
    """A server. The bot is a member of it until it is removed."""

    id: str
    name: str
    owner: User
    chosen: str | None = None
    """The language that a Community guild has chosen; no other can."""
    commands: bool = True
    """Whether it has authorized the commands of the app, which may be without its bot."""
    members: list[User] = field(default_factory=list, repr=False)
    admins: set[str] = field(default_factory=set, repr=False)
    base: Permission = field(default=USUAL, repr=False)
    """What everybody may do where no channel says otherwise."""

    @property
    def features(self) -> list[str]:
        return [] if self.chosen is None else ["COMMUNITY"]

    @property
    def locale(self) -> str:
        """The language that is told, whether or not anybody has chosen it."""
        return self.chosen or "en-US"


@dataclass(eq=False, slots=True)
class Channel:
    """A place for messages: in a guild, a thread in one, or a direct conversation."""

    id: str
    type: int
    name: str = ""
    guild: Guild | None = None
    parent: Channel | None = None
    recipients: list[User] = field(default_factory=list, repr=False)
    """Who is in a direct or private conversation, the bot apart; in a private thread, who has been added."""
    denied: dict[str, Permission] = field(default_factory=dict, repr=False)
    """By id of a user."""
    allowed: dict[str, Permission] = field(default_factory=dict, repr=False)
    archived: bool = False
    locked: bool = False
    deleted: bool = False
    with_bot: bool = True
    """Whether a direct conversation is with the bot, not between people who have installed it."""
    messages: dict[str, Message] = field(default_factory=dict, repr=False)

    @property
    def is_thread(self) -> bool:
        return self.type in (PUBLIC_THREAD, PRIVATE_THREAD)

    def rights(self, user: User) -> Permission:
        """What a user may do here."""
        if self.guild is None:
            within = user in self.recipients or (user.bot and self.with_bot)
            return DIRECT if within else Permission(0)
        if user not in self.guild.members:
            return Permission(0)
        if self.guild.owner is user or user.id in self.guild.admins:
            return ALL
        place = self.parent or self
        denied, allowed = (about.get(user.id, Permission(0)) for about in (place.denied, place.allowed))
        rights = self.guild.base & ~denied | allowed
        apart = self.type == PRIVATE_THREAD and user not in self.recipients
        hidden = apart and Permission.MANAGE_THREADS not in rights
        return Permission(0) if hidden or Permission.VIEW_CHANNEL not in rights else rights

    def rights_told(self, bot: User) -> Permission:
        """What an interaction says that the app may do here. Of a bot that is not here that is what everybody may,
        and what an answer may always have. In a thread that are the rights of its channel."""
        if self.guild is None:
            return self.rights(bot) | ANSWERING
        if bot not in self.guild.members:
            return self.guild.base | ANSWERING
        return (self.parent or self).rights(bot)

    def seen_by(self, user: User) -> bool:
        return Permission.VIEW_CHANNEL in self.rights(user) and not self.deleted


@dataclass(frozen=True, slots=True)
class Attachment:
    """A file on a message."""

    id: str
    filename: str
    data: bytes = field(repr=False)
    url: str
    content_type: str
    description: str = ""
    size: tuple[int, int] | None = None
    """Width and height of a picture."""


@dataclass(eq=False, slots=True)
class Message:
    """A message as it is now."""

    id: str
    channel: Channel = field(repr=False)
    author: User = field(repr=False)
    sent: float
    type: int = 0
    content: str = ""
    components: list[Json] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    flags: int = 0
    receiver: User | None = None
    """Whom alone an ephemeral message is shown to."""
    edited: float | None = None
    mentioned: frozenset[str] = frozenset()
    """Ids of those whom it has pinged."""
    reference: Json | None = None
    origin: Json | None = None
    """The interaction that it answers, as metadata."""
    nonce: str | int | None = None

    @property
    def loading(self) -> bool:
        return bool(self.flags & LOADING)

    def shown_to(self, user: User) -> bool:
        """Whether this user's client has it."""
        if self.receiver is not None:
            return user is self.receiver
        return self.channel.seen_by(user)


Listener = Callable[[str, Any], None]
"""Told of everything that happens: its name, and the message, channel or guild."""


class World:
    """Everything there is. Changes are announced to the listeners, in their order."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self._numbers = itertools.count()
        self.users: dict[str, User] = {}
        self.guilds: dict[str, Guild] = {}
        self.channels: dict[str, Channel] = {}
        self.listeners: list[Listener] = []
        self.bot = self.user("Boneyard", bot=True)

    def snowflake(self) -> str:
        """A new id; it holds the time, as clients expect."""
        return str((int(self.clock.now() * 1000) - DISCORD_EPOCH) << 22 | next(self._numbers) & 0x3FFFFF)

    def happened(self, name: str, subject: Any) -> None:
        for listener in self.listeners:
            listener(name, subject)

    # --- making ---------------------------------------------------------------------------------------------

    def user(self, name: str, *, locale: str = "en-US", bot: bool = False) -> User:
        user = User(self.snowflake(), name, locale, bot)
        self.users[user.id] = user
        return user

    def guild(self, name: str, owner: User, *, locale: str | None = None) -> Guild:
        guild = Guild(self.snowflake(), name, owner, locale, members=[owner, self.bot])
        self.guilds[guild.id] = guild
        self.happened("guild_create", guild)
        return guild

    def channel(self, type_: int, name: str = "", **about: Any) -> Channel:
        channel = Channel(self.snowflake(), type_, name, **about)
        self.channels[channel.id] = channel
        self.happened("channel_create", channel)
        return channel

    def dm(self, user: User) -> Channel:
        """The direct conversation of the bot with a user."""
        for channel in self.channels.values():
            if channel.type == DM and channel.with_bot and channel.recipients == [user]:
                return channel
        return self.channel(DM, recipients=[user])

    def put(self, message: Message) -> None:
        """A new message is there."""
        if message.channel.deleted:
            raise Refusal(10003)
        message.channel.messages[message.id] = message
        self.happened("message_create", message)

    def remove(self, message: Message) -> None:
        """A message goes."""
        del message.channel.messages[message.id]
        self.happened("message_delete", message)

    # --- finding --------------------------------------------------------------------------------------------

    def channel_of(self, identity: str) -> Channel:
        """A channel that the bot can see."""
        channel = self.channels.get(identity)
        if channel is None or channel.deleted:
            raise Refusal(10003)
        if not channel.seen_by(self.bot):
            raise Refusal(50001)
        return channel

    def message_of(self, channel: Channel, identity: str) -> Message:
        """A message that is there for the bot without a token: ephemeral ones are not."""
        message = channel.messages.get(identity)
        if message is None or message.receiver is not None:
            raise Refusal(10008)
        return message

    def in_guild(self, guild: Guild) -> Iterator[Channel]:
        return (channel for channel in self.channels.values() if channel.guild is guild and not channel.deleted)
