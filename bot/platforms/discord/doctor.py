"""What the bot may do in a room, as far as the gateway has told, and how to mend what it may not."""

from __future__ import annotations

from typing import TypeAlias

import discord

from bot.platforms.discord.ids import channel_in
from bot.ports import Finding, Room, text

Place: TypeAlias = discord.abc.GuildChannel | discord.Thread


def rights_in(place: Place) -> discord.Permissions | None:
    """What the bot may do in a channel or thread; None if that cannot be told."""
    try:
        return place.permissions_for(place.guild.me)
    except (discord.ClientException, AttributeError):
        return None  # the channel above a thread, or the bot's own membership, is not known yet


def speaks_in(place: Place) -> bool:
    """Whether the bot can send messages there, as far as is known."""
    rights = rights_in(place)
    return rights is None or may_speak(rights, in_thread=isinstance(place, discord.Thread))


def may_speak(rights: discord.Permissions, *, in_thread: bool) -> bool:
    """Whether these rights are enough to send messages."""
    return rights.view_channel and (rights.send_messages_in_threads if in_thread else rights.send_messages)


def examine(client: discord.Client, room: Room) -> tuple[Finding, ...]:
    """What is in order in a room and what is not."""
    if room.private:
        return (Finding(text("doctor-discord-private"), good=True),)
    place = client.get_channel(channel_in(room.id) or 0)
    if room.foreign:
        return (Finding(text("doctor-discord-foreign"), good=False),)
    rights = rights_in(place) if isinstance(place, (discord.abc.GuildChannel, discord.Thread)) else None
    if rights is None or not rights.view_channel:
        return (Finding(text("doctor-discord-view"), good=False),)
    missing = []
    if isinstance(place, discord.Thread):
        if not rights.send_messages_in_threads:
            missing.append(text("doctor-discord-threads"))
    elif not rights.send_messages:
        missing.append(text("doctor-discord-send"))
    if not rights.attach_files:
        missing.append(text("doctor-discord-attach"))
    found = [Finding(one, good=False) for one in missing]
    return (*(found or [Finding(text("doctor-discord-fine"), good=True)]), Finding(text("doctor-discord-hands")))
