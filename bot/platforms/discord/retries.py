"""Answers to interactions, given again if they are lost on the way: for the first one there are three seconds."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

import discord

from bot.platforms.discord.errors import ANSWERED_ALREADY, TRANSPORT, NotUnderstood, understood
from bot.platforms.discord.library import untried

PAUSES: Final = (0.1, 0.3, 0.6)
"""Seconds between the tries of an answer that was lost on the way, or met an error: also for one that was put off
they leave time."""


async def first_answer(
    interaction: discord.Interaction[discord.Client], respond: Callable[[], Awaitable[object]]
) -> bool:
    """Give the one first answer. What is lost on the way is given again, as there is no time to lose; False if a
    try before has turned out to have arrived."""
    tries = 0
    while True:
        try:
            with untried(interaction):
                await understood(respond())
        except (discord.DiscordServerError, *TRANSPORT):
            if interaction.response.is_done():
                return True  # it was given: what came back is not understood, but not needed either
            if tries == len(PAUSES):
                raise
            await asyncio.sleep(PAUSES[tries])
            tries += 1
        except discord.HTTPException as error:
            if error.code == ANSWERED_ALREADY and tries:
                return False  # it was not the answer that was lost, only what came back
            raise
        else:
            return True


async def further_answer(answer: Callable[[], Awaitable[object]]) -> None:
    """Give an answer behind the first one. What is lost on the way is given again: he may read it twice, but else
    it would be said where all read it, or not at all. What was not refused is there, also if what came back is not
    understood."""
    for pause in (*PAUSES, None):
        try:
            await understood(answer())
        except NotUnderstood:
            return
        except TRANSPORT:
            if pause is None:
                raise
            await asyncio.sleep(pause)
        else:
            return
