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
    return rights is None or may_speak(rights, in_thread=isinstance(place, discord.Thread))


def may_speak(rights: discord.Permissions, *, in_thread: bool) -> bool:
    """Whether these rights are enough to send messages."""
    return rights.view_channel and (rights.send_messages_in_threads if in_thread else rights.send_messages)
