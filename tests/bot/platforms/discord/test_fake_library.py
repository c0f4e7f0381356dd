"""The fake of Discord is taken for Discord by discord.py: a small bot lives through a day on it."""

from __future__ import annotations

import asyncio
import io
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import discord
import pytest
import yarl
from discord import app_commands
from PIL import Image

from tests.fakes.discord import FakeDiscord
from tests.fakes.discord.gateway import ABNORMAL


class SmallBot(discord.Client):
    """Opens a table, shows hands."""

    def __init__(self) -> None:
        intents = discord.Intents(guilds=True)
        super().__init__(intents=intents, allowed_mentions=discord.AllowedMentions.none())
        self.tree = app_commands.CommandTree(self)

    async def setup_hook(self) -> None:
        command: app_commands.Command[Any, ..., None] = app_commands.Command(
            name="play", description="opens a table", callback=play
        )
        command.autocomplete("game")(complete)
        self.tree.add_command(command)
        await self.tree.sync()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        data = dict(interaction.data or {})
        if data.get("custom_id") == "hand":
            await interaction.response.defer(ephemeral=True, thinking=True)
            await interaction.followup.send("6-4", file=picture(), ephemeral=True)
        elif data.get("custom_id") == "move":
            assert interaction.message is not None
            await interaction.response.edit_message(content="moved", attachments=interaction.message.attachments)


def picture() -> discord.File:
    out = io.BytesIO()
    Image.new("RGB", (2, 2)).save(out, "PNG")
    out.seek(0)
    return discord.File(out, "hand.png", description="a tile")


async def play(interaction: discord.Interaction, game: str, seats: int = 4) -> None:
    view = discord.ui.View(timeout=None)
    for name in ("hand", "move"):
        view.add_item(discord.ui.Button(label=name.title(), custom_id=name))
    await interaction.response.send_message(f"{game} for {seats}", view=view, file=picture())
    await interaction.user.send("You sit north.")


async def complete(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=game, value=game) for game in ("goat", "general") if game.startswith(typed)]


@asynccontextmanager
async def running(fake: FakeDiscord) -> AsyncIterator[SmallBot]:
    """The bot, connected."""
    discord.http.Route.BASE = fake.api_url
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(fake.gateway_url)
    bot = SmallBot()
    life = asyncio.create_task(bot.start(fake.token))
    try:
        await fake.until(lambda: fake.gateway.connected or life.done())
        yield bot
    finally:
        await bot.close()
        await life


@pytest.mark.asyncio
async def test_a_day_of_a_small_bot() -> None:
    async with FakeDiscord(speed=100) as fake:
        ann, bob = fake.person("Ann"), fake.person("Bob")
        games = fake.guild("Club").channel("games")
        async with running(fake):
            assert [choice["name"] for choice in await ann.complete(games, "play", game="ge")] == ["general"]
            await fake.answered(ann.slash(games, "play", game="goat", seats=2))
            [table] = fake.visible(bob, games)
            assert (table.content, table.labels) == ("goat for 2", ["Hand", "Move"])
            await fake.until(lambda: fake.visible(ann, ann.dm))
            await fake.answered(bob.click(table, "Hand"))
            assert [shown.content for shown in fake.visible(bob, games)] == ["goat for 2", "6-4"]
            assert [shown.content for shown in fake.visible(ann, games)] == ["goat for 2"]
            assert fake.visible(bob, games)[1].files[0].description == "a tile"
            await fake.answered(ann.click(table, "Move"))
            [moved, _] = fake.visible(bob, games)
            assert (moved.content, len(moved.files)) == ("moved", 1)
        fake.check()


@pytest.mark.asyncio
async def test_a_press_that_meets_a_broken_connection_is_answered_after_all() -> None:
    async with FakeDiscord(speed=100) as fake:
        ann = fake.person("Ann")
        games = fake.guild("Club").channel("games")
        async with running(fake):
            await fake.answered(ann.slash(games, "play", game="goat"))
            for code in (4000, ABNORMAL):
                await fake.gateway.drop(code)
                await fake.answered(ann.click(fake.visible(ann, games)[0], "Hand"))
            [session] = fake.gateway.sessions.values()
            assert session.resumed == 2
        fake.check()


@pytest.mark.asyncio
async def test_discord_py_keeps_the_limits_that_it_is_told() -> None:
    async with FakeDiscord(speed=20) as fake:
        games = fake.guild("Club").channel("games")
        async with running(fake) as bot:
            place = bot.get_partial_messageable(int(games.id))
            await asyncio.gather(*(place.send(str(number)) for number in range(12)))
        assert len(fake.everything_public(games)) == 12
        assert fake.limits.limited == 0
        fake.check()


@pytest.mark.asyncio
async def test_discord_py_waits_out_a_forced_limit() -> None:
    async with FakeDiscord(speed=100) as fake:
        games = fake.guild("Club").channel("games")
        async with running(fake) as bot:
            fake.limit(games, 5)
            await bot.get_partial_messageable(int(games.id)).send("late")
        assert [call.status for call in fake.calls_to(channel=games)] == [429, 200]


@pytest.mark.asyncio
async def test_discord_py_reads_refusals() -> None:
    async with FakeDiscord(speed=100) as fake:
        ann = fake.person("Ann")
        games = fake.guild("Club").channel("games")
        ann.close_dms()
        async with running(fake) as bot:
            user = await bot.create_dm(discord.Object(int(ann.id)))
            with pytest.raises(discord.Forbidden) as closed:
                await user.send("hand")
            with pytest.raises(discord.HTTPException) as long:
                await bot.get_partial_messageable(int(games.id)).send("x" * 2001)
        assert (closed.value.code, long.value.code) == (50007, 50035)
        assert "content" in long.value.text
