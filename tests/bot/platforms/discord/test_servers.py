"""Servers of all kinds, from a command to what people see of it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.chats.reach import Access
from bot.data import What
from bot.messages import text
from bot.ports import Address
from bot.publishing.marking import lobby_key
from bot.words import Words
from storage import chats, surfaces
from tests.bot.kept import WORDS
from tests.bot.platforms.clubs import on_discord, press
from tests.fakes.discord import Permission
from tests.waiting import PATIENCE

MUTE = WORDS.line(text("no-voice-here"), "en")
FOREIGN = WORDS.line(text("not-in-this-chat"), "en")


async def test_a_server_without_a_language_reads_that_of_the_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with on_discord(tmp_path, monkeypatch, words=Words(default="ru")) as house:
        host = house.strangers[0]
        await host.command("play", "draw")
        await house.shown()
        (table,) = house.bot.world.tables.open()
        room = table.match.room
        assert "Домино" in house.fake.everything_public(house.channel)[-1].content

        # What was once believed of it holds until somebody does something there.
        await house.bot.world.database.write(chats.remember(room, "games", "en-US"))
        await house.restart()
        assert await house.bot.world.languages.of_room(room) == "en"
        await host.command("games")
        assert await house.bot.world.languages.of_room(room) == "ru"


async def test_a_message_that_a_killed_process_could_not_note_is_no_second_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with on_discord(tmp_path, monkeypatch) as house:
        host = house.strangers[0]
        await host.command("play", "draw")
        await house.shown()
        (table,) = house.bot.world.tables.open()
        (lobby,) = house.fake.everything_public(house.channel)
        await house.bot.world.database.write(surfaces.drop(str(lobby_key(table))))
        await house.restart()
        await house.shown()
        assert house.fake.everything_public(house.channel) == [lobby]
        (row,) = await surfaces.of_match(house.bot.world.database, table.id)
        assert row.post == lobby.id


async def test_who_takes_no_messages_is_told_all_the_same_that_the_bot_may_not_write(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with on_discord(tmp_path, monkeypatch) as house:
        host = house.strangers[0]
        house.people[0].close_dms()
        house.channel.deny(Permission.SEND_MESSAGES)
        assert await host.ask("play", "draw") == [MUTE]
        assert not list(house.bot.world.tables.open())
        house.channel.allow(Permission.SEND_MESSAGES)
        assert await host.ask("play", "draw") != [MUTE]
        assert list(house.bot.world.tables.open())


async def test_a_refusal_counts_no_more_where_discord_says_that_the_bot_may_write(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with on_discord(tmp_path, monkeypatch) as house:
        host = house.strangers[0]
        house.fake.fail(house.channel, code=50001)
        await host.command("play", "draw")
        await house.shown()
        assert not list(house.bot.world.tables.open())
        assert await host.ask("play", "draw") != [MUTE]
        await house.shown()
        assert list(house.bot.world.tables.open())
        assert house.fake.everything_public(house.channel)


async def test_a_table_that_stands_goes_on_where_the_bot_may_write_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with on_discord(tmp_path, monkeypatch) as house:
        host, guest = house.strangers[:2]
        await host.command("play", "draw")
        await house.shown()
        house.channel.deny(Permission.SEND_MESSAGES)
        await press(house, guest, What.JOIN)
        assert "Bob" in house.fake.everything_public(house.channel)[-1].content
        assert await host.ask("play", "draw") == [MUTE]


async def test_who_uses_the_commands_where_the_bot_is_not_is_told_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with on_discord(tmp_path, monkeypatch) as house:
        host = house.strangers[0]
        house.fake.guild("Another club", *house.people)
        house.guild.remove_bot(commands=True)
        assert await host.ask("play", "draw") == [FOREIGN]
        assert "our private chat" in FOREIGN, "nobody can add a bot to a chat of two, or of a few friends"
        (found,) = await host.ask("doctor")
        assert f"✗ {WORDS.line(text('doctor-discord-foreign'), 'en')}" in found
        assert not list(house.bot.world.tables.open())
        assert not house.fake.calls_to("POST /channels/{channel_id}/messages")


async def test_before_the_deal_the_lobby_shows_who_takes_no_direct_messages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with on_discord(tmp_path, monkeypatch) as house:
        host, guest = house.strangers[:2]
        house.people[1].close_dms()
        await host.command("play", "draw")
        await house.shown()
        await press(house, guest, What.JOIN)
        unreached = WORDS.line(text("lobby-unreached", names=("**Bob**",), way="write"), "en")
        assert unreached in house.fake.everything_public(house.channel)[-1].content
        house.people[1].open_dms()
        await press(house, guest, What.WRITE)
        lobby = house.fake.everything_public(house.channel)[-1].content
        assert "Bob" in lobby
        assert unreached not in lobby


async def test_doctor_tells_whether_direct_messages_arrive_and_mends_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def says(key: str) -> str:
        return WORDS.line(text(key, way="write"), "en")

    async with on_discord(tmp_path, monkeypatch) as house:
        host = house.strangers[0]
        house.people[0].close_dms()
        (found,) = await host.ask("doctor")
        assert says("doctor-untried") in found
        await house.bot.world.reach.lost(Address(person=host.id))
        (found,) = await host.ask("doctor")
        assert f"✗ {says('doctor-unreached')}" in found
        house.people[0].open_dms()
        (write,) = next(host.own())
        await host.press(write)
        await house.shown()
        (found,) = await host.ask("doctor")
        assert f"✓ {says('doctor-reached')}" in found


async def test_an_answer_that_arrives_opens_the_private_chat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with on_discord(tmp_path, monkeypatch) as house:
        person, reach = house.people[0], house.bot.world.reach
        him = Address(person=house.strangers[0].id)
        await reach.lost(him)
        person.say(person.dm, "hello")
        async with asyncio.timeout(PATIENCE):
            while await reach.closed(him):  # noqa: ASYNC110 - nobody tells
                await asyncio.sleep(0.01)
        assert await reach.of(him) is Access.OPEN
