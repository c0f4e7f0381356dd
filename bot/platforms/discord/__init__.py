"""Discord: slash commands and buttons over its gateway, messages over its API, with the library discord.py.

A room is a channel or a thread; hands go by direct message, or where that is shut as an answer that only their
owner sees. No privileged intent is asked for.
"""

from bot.platforms.discord.platform import DiscordPlatform

__all__ = ["DiscordPlatform"]
