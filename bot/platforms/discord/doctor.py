"""What is in order in a room and what is not, and how to mend it."""

from __future__ import annotations

import discord

from bot.platforms.discord.ids import channel_in
from bot.platforms.discord.rights import may_speak, place_of, rights_in
from bot.ports import Room, Text, text


def examine(client: discord.Client, room: Room) -> tuple[Text, ...]:
    """Look at a room through the bot's own rights, as far as the gateway has told."""
    if room.private:
        return (text("doctor-discord-private"),)
    if room.foreign:
        return (text("doctor-discord-foreign"),)
    here = place_of(client, channel_in(room.id))
    rights = None if here is None else rights_in(here)
    if rights is None or not rights.view_channel:
        return (text("doctor-discord-view"),)
    found = []
    in_thread = isinstance(here, discord.Thread)
    if not may_speak(rights, in_thread=in_thread):
        found.append(text("doctor-discord-threads" if in_thread else "doctor-discord-send"))
    if not rights.attach_files:
        found.append(text("doctor-discord-attach"))
    return (*(found or [text("doctor-discord-fine")]), text("doctor-discord-hands"))
