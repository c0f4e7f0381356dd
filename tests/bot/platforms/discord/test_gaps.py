"""What Discord may leave out: the library makes its objects of it all the same."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.platforms.discord.gaps import filled


@pytest.mark.asyncio
@pytest.mark.parametrize("kind", [discord.ChannelType.voice, discord.ChannelType.stage_voice])
async def test_a_server_may_have_channels_to_speak_in(kind: discord.ChannelType) -> None:
    """Of these, all but their kind and their number may be left out."""
    told: Any = filled("GUILD_CREATE", {"id": "1", "channels": [{"id": "2", "type": kind.value}]})
    guild = discord.Guild(data=told, state=discord.Client(intents=discord.Intents.none())._connection)
    assert [channel.type for channel in guild.channels] == [kind]
