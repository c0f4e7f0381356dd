"""What is in order in a room and what is not, and how to mend it."""

from __future__ import annotations

import discord

from bot.messages import Text, text
from bot.platforms.discord.rights import Place, is_locked, may_speak, rights_in
from bot.ports import Finding, Room


def examine(room: Room, here: Place | None) -> tuple[Finding, ...]:
    """Look at a room through the bot's own rights in that place, if the gateway has told of it."""
    if room.private:
        return ()  # whether messages arrive there is asked of all who ask
    missing = text("doctor-discord-foreign") if room.foreign else _missing(here)
    return (Finding(missing or text("doctor-discord-fine"), good=missing is None),)


def _missing(here: Place | None) -> Text | None:
    """What has to be mended first, if anything. Who may not see a place, or not write there, counts as having no
    right there at all, whatever is set: so nothing can be told of the other rights."""
    rights = None if here is None else rights_in(here)
    if here is None or rights is None or not rights.view_channel:
        return text("doctor-discord-view")
    if here.guild.me.is_timed_out():
        return text("doctor-discord-timeout")
    if is_locked(rights, here):
        return text("doctor-discord-locked")
    if not may_speak(rights, here):
        return text("doctor-discord-threads" if isinstance(here, discord.Thread) else "doctor-discord-send")
    return None if rights.attach_files else text("doctor-discord-attach")
