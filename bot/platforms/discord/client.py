"""What Discord tells of, passed on: interactions, talk, and what happens to servers, channels and rights.

Nothing waits until the client is `ready`: interactions may come before that. What is kept here, of what came last
and what is in hand, may be lost with the process.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import replace
from typing import Any, Final, cast

import discord

from bot.cleaning import cut
from bot.conversation import Completion, Conversation, Typing
from bot.ids import PostId
from bot.in_hand import InHand
from bot.memory import Memory
from bot.platforms.discord.entrance import Entrance
from bot.platforms.discord.errors import NO_SUCH_ROUTE, TRANSPORT
from bot.platforms.discord.gaps import application, filled
from bot.platforms.discord.ids import person_id, room_id
from bot.platforms.discord.library import forget, read_as
from bot.platforms.discord.port import DiscordPort
from bot.platforms.discord.requests import PATIENCE, Answering, Written
from bot.platforms.discord.retries import first_answer
from bot.platforms.discord.rights import Place, may_speak, place_of, rights_in, speaks_in
from bot.platforms.discord.tree import ATTACHMENT, arguments, spoken
from bot.platforms.discord.uploads import Upload
from bot.ports import Address, Command, Person, Press, Room
from bot.typed import PrivateTalk

logger = logging.getLogger(__name__)

KNOWN: Final = 1_000
"""Interactions and private messages that are remembered."""
CHOICES: Final = 25
"""Completions that are shown."""
LONGEST_CHOICE: Final = 100
TIME_TO_COMPLETE: Final = 2.0
FAREWELL: Final = 1.0
"""Seconds that are left for a request which is broken off because the bot ends."""

_COMMUNITY: Final = "COMMUNITY"
"""The feature of servers that choose a language."""
_USUAL: Final = "en-US"
"""The language of those that do not."""


class Client(discord.Client):
    """The library's client, for one connection to the gateway. It caches channels and rights, but neither members
    nor messages."""

    def __init__(self, proxy: str | None, first: Client | None = None) -> None:
        """What a bot has only once, another connection shares with its first."""
        intents = discord.Intents.none()
        intents.guilds = intents.guild_messages = intents.dm_messages = True
        super().__init__(
            intents=intents,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            allowed_mentions=discord.AllowedMentions.none(),
            max_ratelimit_timeout=30.0,
            proxy=proxy,
        )
        read_as(self, self._whole)
        self.port: Final[DiscordPort] = first.port if first else DiscordPort(self)
        self.patience = PATIENCE
        self.conversation: Conversation
        self._talk: Final = PrivateTalk()
        self._known: Final[Memory[int, None]] = Memory(KNOWN)
        self.in_hand: Final[InHand] = first.in_hand if first else InHand()
        """What has arrived and is not answered, or done, yet."""
        self._entrance: Final[Entrance] = first._entrance if first else Entrance()

    async def application_info(self) -> discord.AppInfo:
        """What the log-in asks for. A server that plays Discord may not have the route: then the application has
        the number of its bot, as most have with Discord itself."""
        try:
            return await super().application_info()
        except discord.HTTPException as error:
            if error.status not in NO_SUCH_ROUTE or self.user is None:
                raise
        return discord.AppInfo(self._connection, application(self.user.id))

    def _whole(self, event: str, told: Mapping[str, Any]) -> Mapping[str, Any]:
        """What an event tells, as it is read."""
        told = filled(event, told)
        if event != "INTERACTION_CREATE":
            return told
        asking = told if "guild_id" not in told else told.get("member", {})
        if "id" not in asking.get("user", {}):
            raise KeyError("user")  # nobody has asked
        return _worded({"application_id": self.application_id, **told})

    def _is_known(self, number: int) -> bool:
        """Whether this interaction, or message, has come before; from now on it has."""
        known = number in self._known
        self._known.note(number, None)
        return known

    def _busy(self) -> None:
        """What is done from now on is in hand; the library has a task for each event."""
        task = asyncio.current_task()
        assert task is not None
        self.in_hand.take(task)

    async def on_connect(self) -> None:
        """The gateway has let the bot in."""
        share = "" if self.shard_id is None else f" ({self.shard_id + 1} of {self.shard_count})"
        logger.info("discord: ready%s", share)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """The library would wait with every connection but the very first."""
        await self._entrance.passed()

    # --- interactions ---------------------------------------------------------------------------------------

    async def on_interaction(self, interaction: discord.Interaction[discord.Client]) -> None:
        """All of them, so that a button works after a restart, and one that nobody knows is answered. Events may
        come twice."""
        if self._is_known(interaction.id):
            return
        self._busy()
        data = cast(Mapping[str, Any], interaction.data or {})
        if interaction.type is discord.InteractionType.autocomplete:
            await self._complete(interaction, data)
        elif interaction.type is discord.InteractionType.application_command:
            if await self.conversation.is_first(self._name(interaction.id)):
                name = data.get("name", "")
                words = arguments(name, _filled_in(data))
                await self._handle(interaction, Command(name, words, _file(self, data)))
        elif interaction.type is discord.InteractionType.component and interaction.message is not None:
            post = PostId(str(interaction.message.id))
            await self._handle(interaction, Press(data["custom_id"], post, self._name(interaction.id)))
        else:  # the bot has no forms, and its buttons hang on messages: like a button that does nothing
            await self._handle(interaction, Press("", PostId("")))

    def _name(self, number: int) -> str:
        """An interaction, or message, by a name that no other has."""
        return f"{self.port.name}:{number}"

    async def _handle(self, interaction: discord.Interaction[discord.Client], what: Command | Press) -> None:
        person, room = self._person(interaction), self._room(interaction)
        if room.private and interaction.channel_id is not None:
            self.port.met(interaction.user.id, interaction.channel_id)
        request = Answering(interaction, self.port, person, room, what, self.patience)
        try:
            if not (room.private or room.foreign or room.doubtful):  # so it may speak there
                await self.conversation.reached(Address(room=room.id))
            await self.conversation.handle(request)
        finally:
            task = asyncio.current_task()
            broken_off = task is not None and task.cancelling() > 0
            with suppress(TimeoutError):
                async with asyncio.timeout(FAREWELL if broken_off else None):
                    await request.finish()

    async def _complete(self, interaction: discord.Interaction[discord.Client], data: Mapping[str, Any]) -> None:
        given = _filled_in(data)
        argument = next(
            (option.get("name", "") for option in data.get("options", []) if option.get("focused")), ""
        )
        typed = given.pop(argument, "")
        typing = Typing(data.get("name", ""), argument, typed, given)
        person, room = self._person(interaction), self._room(interaction)
        found: list[Completion] = []
        try:
            async with asyncio.timeout(TIME_TO_COMPLETE):
                found = await self.conversation.complete(person, room, typing)
        except TimeoutError:
            logger.info("completing took too long")
        choices = [
            discord.app_commands.Choice(name=cut(one.label or one.value, LONGEST_CHOICE), value=one.value)
            for one in found
            if 0 < len(one.value) <= LONGEST_CHOICE
        ]
        try:
            await first_answer(interaction, lambda: interaction.response.autocomplete(choices[:CHOICES]))
        except (discord.HTTPException, *TRANSPORT) as error:
            logger.info("completions did not arrive: %s", type(error).__name__)

    def _person(self, interaction: discord.Interaction[discord.Client]) -> Person:
        user = interaction.user
        return Person(person_id(user.id), user.display_name, spoken(interaction.locale))

    def _room(self, interaction: discord.Interaction[discord.Client]) -> Room:
        """His private chat with the bot has his own id. Where only he himself has brought the bot along, or the
        server has its commands without it, it can answer him, but not speak; nor where Discord does not say which
        place it is."""
        private = self._person(interaction).own_room
        if _is_private(interaction):
            return private
        if interaction.channel_id is None:
            return replace(private, private=False, foreign=True)
        # All servers that have the bot are known by their ids from the first moment on, the rest of them later.
        unknown = self.get_guild(interaction.guild_id or 0) is None
        foreign = unknown and (bool(self.guilds) or not interaction.is_guild_integration())
        speaks = not unknown and self._may_speak(interaction)
        return Room(
            room_id(interaction.channel_id),
            getattr(interaction.channel, "name", None) or "",
            language=spoken(interaction.guild_locale),
            foreign=foreign,
            doubtful=not foreign and not speaks,
        )

    def _may_speak(self, interaction: discord.Interaction[discord.Client]) -> bool:
        """As far as the interaction tells, whose rights are those of the channel. A private thread the bot is told
        of only when it was added."""
        rights, place = interaction.app_permissions, interaction.channel
        apart = isinstance(place, discord.Thread) and place.is_private() and place_of(self, place.id) is None
        return may_speak(rights, place) and (rights.manage_threads or not apart)

    # --- talk -------------------------------------------------------------------------------------------------

    async def on_message(self, message: discord.Message) -> None:
        if not hasattr(message, "author"):
            return  # Discord does not say who has written it
        if self.user is not None and message.author.id == self.user.id:
            self.port.arrived(message.nonce, message.id)
            return
        if message.guild is not None:
            self._busy()
            await self.conversation.talk(room_id(message.channel.id))
        elif isinstance(message.channel, discord.DMChannel) and not (message.author.bot or message.is_system()):
            if self._is_known(message.id):
                return
            self._busy()
            self.port.met(message.author.id, message.channel.id)
            person = Person(person_id(message.author.id), message.author.display_name)
            what = self._talk.meant(person.id, message.content)
            if what is not None and await self.conversation.is_first(self._name(message.id)):
                request = Written(self.port, person, person.own_room, what, self.conversation)
                await self.conversation.handle(request)

    # --- servers, channels, rights ------------------------------------------------------------------------------

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        await self._removed(place.id for place in _places(guild))

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        await self._removed([channel.id, *(thread.id for thread in _threads(channel))], gone=True)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        await self._removed([payload.thread_id], gone=True)

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """An archived thread wakes up by itself when somebody writes in it; in a locked one not all may write."""
        locked = payload.data.get("thread_metadata", {}).get("locked")
        thread = payload.thread or place_of(self, payload.thread_id)
        to = Address(room=room_id(payload.thread_id))
        self._busy()
        if locked and (thread is None or not speaks_in(thread)):
            await self.conversation.lost(to)
        else:
            await self.conversation.reached(to)

    async def on_thread_join(self, thread: discord.Thread) -> None:
        """Somebody has added the bot, or the thread has come back in another way."""
        await self._reached([thread])

    async def on_thread_remove(self, thread: discord.Thread) -> None:
        """A private one is hidden from whom somebody has taken out of it, if he does not manage threads."""
        rights = rights_in(thread)
        if thread.is_private() and not (rights and rights.manage_threads):
            forget(thread)
            self._busy()
            await self.conversation.lost(Address(room=room_id(thread.id)))

    async def on_guild_available(self, guild: discord.Guild) -> None:
        await self._reached(_places(guild))

    async def on_guild_join(self, guild: discord.Guild) -> None:
        await self._reached(_places(guild))

    async def on_guild_channel_update(
        self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel
    ) -> None:
        await self._reached([after, *_threads(after)])

    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        if before.permissions != after.permissions:
            await self._reached(_places(after.guild))

    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """Discord tells of the bot's own membership alone, unless one asks for more."""
        await self._reached(_places(after.guild))

    async def _removed(self, channels: Iterable[int], *, gone: bool = False) -> None:
        self._busy()
        for channel in list(channels):
            await self.conversation.removed(room_id(channel), gone=gone)

    async def _reached(self, places: Iterable[Place]) -> None:
        """Of these places those may be written to in which the bot may speak; that a right was taken is found out
        when something is sent."""
        self._busy()
        for place in places:
            if speaks_in(place):
                await self.conversation.reached(Address(room=room_id(place.id)))


def _worded(payload: Mapping[str, Any]) -> Mapping[str, Any]:
    """An interaction with the language of its server only if that may have been chosen: every server that is no
    Community sends American English. What the cache has of the server may still be empty."""
    guild = payload.get("guild") or {}
    if payload.get("guild_locale") != _USUAL or _COMMUNITY in guild.get("features", ()):
        return payload
    return {key: value for key, value in payload.items() if key != "guild_locale"}


def _is_private(interaction: discord.Interaction[discord.Client]) -> bool:
    """Whether it comes from his private chat with the bot. Without a context, any chat of two counts as that."""
    context = interaction.context
    if context.guild or context.dm_channel or context.private_channel:
        return context.dm_channel
    return interaction.guild_id is None and isinstance(interaction.channel, discord.DMChannel)


def _filled_in(data: Mapping[str, Any]) -> dict[str, str]:
    """What stands behind a slash command so far, by the names of the arguments."""
    return {
        option["name"]: str(option.get("value", ""))
        for option in data.get("options", [])
        if "name" in option and option.get("type") != ATTACHMENT
    }


def _file(client: discord.Client, data: Mapping[str, Any]) -> Upload | None:
    """The file that was sent along with a slash command."""
    for upload in data.get("resolved", {}).get("attachments", {}).values():
        if "url" in upload:
            return Upload(client, upload["url"], upload.get("size", 0))
    return None


def _places(guild: discord.Guild) -> list[Place]:
    return [*guild.channels, *guild.threads]


def _threads(channel: discord.abc.GuildChannel) -> list[discord.Thread]:
    return [thread for thread in channel.guild.threads if thread.parent_id == channel.id]
