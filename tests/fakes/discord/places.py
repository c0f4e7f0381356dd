"""Guilds and channels in the hands of a test: made, closed, archived, their permissions changed at any time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.fakes.discord.permissions import Permission
from tests.fakes.discord.state import (
    PRIVATE_THREAD,
    PUBLIC_THREAD,
    TEXT,
    Channel,
    Guild,
    Message,
    World,
)

if TYPE_CHECKING:
    from tests.fakes.discord.people import Person

NOTHING = Permission(0)


class FakeChannel:
    """A channel, thread or conversation."""

    def __init__(self, world: World, state: Channel) -> None:
        self.state = state
        self._world = world

    @property
    def id(self) -> str:
        return self.state.id

    def thread(self, name: str, *people: Person, private: bool = False, bot: bool = True) -> FakeChannel:
        """A thread in this channel; a private one has these people and perhaps the bot in it."""
        kind = PRIVATE_THREAD if private else PUBLIC_THREAD
        members = [*([self._world.bot] if bot else []), *(person.user for person in people)]
        return FakeChannel(
            self._world,
            self._world.channel(kind, name, guild=self.state.guild, parent=self.state, recipients=members),
        )

    def deny(self, rights: Permission, person: Person | None = None) -> None:
        """Take rights from the bot, or from this person, here."""
        who = self._world.bot.id if person is None else person.user.id
        self._set(
            who, self.state.denied.get(who, NOTHING) | rights, self.state.allowed.get(who, NOTHING) & ~rights
        )

    def allow(self, rights: Permission, person: Person | None = None) -> None:
        """Give rights to the bot, or to this person, here."""
        who = self._world.bot.id if person is None else person.user.id
        self._set(
            who, self.state.denied.get(who, NOTHING) & ~rights, self.state.allowed.get(who, NOTHING) | rights
        )

    def _set(self, who: str, denied: Permission, allowed: Permission) -> None:
        self.state.denied[who] = denied
        self.state.allowed[who] = allowed
        self._world.happened("channel_update", self.state)

    def archive(self, *, locked: bool = False) -> None:
        """Put a thread to sleep; a locked one only moderators wake."""
        self.state.archived, self.state.locked = True, locked
        self._world.happened("channel_update", self.state)

    def lock(self, *, locked: bool = True) -> None:
        """Let nobody but moderators write in a thread, or everybody again."""
        self.state.locked = locked
        self._world.happened("channel_update", self.state)

    def remove_bot(self) -> None:
        """Take the bot out of a thread."""
        self.state.recipients.remove(self._world.bot)
        self._world.happened("channel_left", self.state)

    def add_bot(self) -> None:
        """Add the bot to a thread."""
        self.state.recipients.append(self._world.bot)
        self._world.happened("channel_joined", self.state)

    def delete(self) -> None:
        """Remove the channel with all that is in it, its threads too."""
        for channel in [*self._world.channels.values()]:
            if channel is self.state or channel.parent is self.state:
                channel.deleted = True
                self._world.happened("channel_delete", channel)

    def post(self, person: Person, text: str) -> str:
        """A person says something; gives the message's id."""
        message = Message(self._world.snowflake(), self.state, person.user, self._world.clock.now(), content=text)
        self._world.put(message)
        return message.id


class FakeGuild:
    """A server."""

    def __init__(self, world: World, state: Guild) -> None:
        self.state = state
        self._world = world

    @property
    def id(self) -> str:
        return self.state.id

    def channel(self, name: str) -> FakeChannel:
        """A text channel."""
        return FakeChannel(self._world, self._world.channel(TEXT, name, guild=self.state))

    def join(self, *people: Person) -> None:
        for person in people:
            if person.user not in self.state.members:
                self.state.members.append(person.user)
                self._world.happened("member_add", (self.state, person.user))

    def leave(self, person: Person) -> None:
        """A person leaves, or is thrown out."""
        self.state.members.remove(person.user)
        self._world.happened("member_remove", (self.state, person.user))

    def admin(self, person: Person) -> None:
        """Make somebody an administrator."""
        self.state.admins.add(person.user.id)

    def remove_bot(self, *, commands: bool = False) -> None:
        """Throw the bot out, or be a guild that has authorized its commands alone."""
        self.state.commands = commands
        self.state.members.remove(self._world.bot)
        self._world.happened("guild_delete", self.state)

    def add_bot(self) -> None:
        """Invite the bot (again)."""
        self.state.commands = True
        self.state.members.append(self._world.bot)
        self._world.happened("guild_create", self.state)
