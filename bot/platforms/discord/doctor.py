"""What is in order in a room and what is not, and how to mend it."""

from __future__ import annotations

import discord

from bot.messages import text
from bot.platforms.discord.ids import channel_in
from bot.platforms.discord.rights import is_locked, may_speak, place_of, rights_in
from bot.ports import Finding, Room


def examine(client: discord.Client, room: Room) -> tuple[Finding, ...]:
    """Look at a room through the bot's own rights, as far as the gateway has told."""
    if room.private:
        return ()  # whether messages arrive there is asked of all who ask
    if room.foreign:
        return (Finding(text("doctor-discord-foreign"), good=False),)
    here = place_of(client, channel_in(room.id))
    rights = None if here is None else rights_in(here)
    if here is None or rights is None or not rights.view_channel:
        return (Finding(text("doctor-discord-view"), good=False),)
    if here.guild.me.is_timed_out():  # and so has no other right
        return (Finding(text("doctor-discord-timeout"), good=False),)
    missing = []
    if is_locked(rights, here):
        missing.append(text("doctor-discord-locked"))
    elif not may_speak(rights, here):
        in_thread = isinstance(here, discord.Thread)
        missing.append(text("doctor-discord-threads" if in_thread else "doctor-discord-send"))
    if not rights.attach_files:
        missing.append(text("doctor-discord-attach"))
    found = tuple(Finding(one, good=False) for one in missing)
    return found or (Finding(text("doctor-discord-fine"), good=True),)
