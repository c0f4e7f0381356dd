"""What the bot may do where, as far as the gateway has told."""

from __future__ import annotations

from typing import TypeAlias

import discord

Place: TypeAlias = discord.abc.GuildChannel | discord.Thread


def place_of(client: discord.Client, channel: int | None) -> Place | None:
    """The channel or thread of this number, if the bot has been told of it and it is on a server."""
    found = client.get_channel(channel or 0)
    return found if isinstance(found, (discord.abc.GuildChannel, discord.Thread)) else None


def rights_in(place: Place) -> discord.Permissions | None:
    """What the bot may do in a channel or thread; None if that cannot be told."""
    try:
        return place.permissions_for(place.guild.me)
    except (discord.ClientException, AttributeError):
        return None  # the channel above a thread, or the bot's own membership, is not known yet


def speaks_in(place: Place) -> bool:
    """Whether the bot can send messages there, as far as is known."""
    rights = rights_in(place)
    return rights is None or may_speak(rights, place)


def may_speak(rights: discord.Permissions, place: object) -> bool:
    """Whether these rights are enough to send messages there."""
    speak = rights.send_messages_in_threads if isinstance(place, discord.Thread) else rights.send_messages
    return rights.view_channel and speak and not is_locked(rights, place)


def is_locked(rights: discord.Permissions, place: object) -> bool:
    """Whether it is a locked thread, in which only those write who may manage threads."""
    return isinstance(place, discord.Thread) and place.locked and not rights.manage_threads
