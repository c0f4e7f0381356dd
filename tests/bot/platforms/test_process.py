"""One process of the bot before both platforms, at the pace of life.

It is stopped, killed and started again while two matches are played at the same time, to their ends.
"""

from __future__ import annotations

import asyncio
import signal
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from typing import Any, Final

import pytest

from bot.data import What
from bot.exits import Exit
from bot.tables import table as stored
from storage.database import Database
from tests.bot import hosted
from tests.bot.hosted import Hosted
from tests.bot.platforms.house import Choice, House, Stranger
from tests.bot.platforms.on_discord import DiscordHouse
from tests.bot.platforms.on_telegram import TelegramHouse
from tests.bot.platforms.watch import Watch
from tests.fakes.discord import FakeDiscord
from tests.fakes.telegram.fake import TelegramFake
from tests.waiting import PATIENCE, until

pytestmark = pytest.mark.slow

FILE: Final = "boneyard.db"
PLAY: Final = "draw rounds=1"
"""Nothing blocks it while there is a boneyard: some moves are always left when the bot is stopped."""
PLACES: Final = {"telegram": 2, "discord": 2}
"""How many sit down on each platform."""
MOVES: Final = 2
"""Moves by which each match goes on until the bot is stopped."""
MOMENT: Final = 0.1
"""Seconds until somebody looks again."""
APART: Final = 5.0
"""Seconds from the end of a process until the next is up, on the clocks of the platforms. Here it is up at once,
as it is forked, and what was sent to a person just before counts still: of that no process tells the next."""


@dataclass
class Evening:
    """A match on one platform, played through its fake; what the bot has saved is read from its file."""

    house: House
    file: Path
    up: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held by whoever presses, and while there is no bot."""

    @property
    def host(self) -> Stranger:
        return self.house.strangers[0]

    @property
    def seated(self) -> list[Stranger]:
        return self.house.strangers[: PLACES[self.house.platform_name]]

    # --- what is saved --------------------------------------------------------------------------------------

    def rows(self, query: str) -> list[tuple[Any, ...]]:
        with closing(sqlite3.connect(self.file)) as connection:
            return connection.execute(query, (f"{self.house.platform_name}:%",)).fetchall()

    def match(self) -> tuple[str, str]:
        """Its id, and how it stands."""
        ((number, status),) = self.rows("SELECT id, status FROM match WHERE room LIKE ?")
        return number, status

    def journal(self) -> list[tuple[Any, ...]]:
        of_match = "match = (SELECT id FROM match WHERE room LIKE ?)"
        return self.rows(f"SELECT ply, seat, move, events FROM journal WHERE {of_match} ORDER BY ply")

    # --- what is done ---------------------------------------------------------------------------------------

    async def begin(self) -> None:
        await self.host.command("play", PLAY)
        for stranger in self.seated[1:]:
            await self._press_public(stranger, What.JOIN)
        await self._press_public(self.host, What.START)

    async def _press_public(self, stranger: Stranger, what: What) -> None:
        await stranger.press(await until(lambda: self._public(stranger, what)))

    def _public(self, stranger: Stranger, what: What) -> Choice | None:
        """The newest button of this kind that everybody sees."""
        return next((one for choices in stranger.public() for one in choices if _is(one, what)), None)

    def choice(self) -> tuple[Stranger, Choice] | None:
        """The first button that moves now, or leads to that."""
        ply = len(self.journal())
        for stranger in self.seated:
            for choices in islice(stranger.own(), 2):
                for one in choices:
                    if _is(one, What.MOVE, What.TILE) and one.unpacked is not None and one.unpacked.number == ply:
                        return stranger, one
        return None

    def press_and_go(self) -> asyncio.Task[None] | None:
        """Press what can be pressed, without waiting for the answer."""
        found = self.choice()
        return None if found is None else asyncio.create_task(found[0].press(found[1]))

    async def play(self) -> None:
        """Whoever is on turn presses, until the match is over."""
        while self.match()[1] == "playing":
            async with self.up:
                found = self.choice()
                if found is not None:
                    stranger, choice = found
                    await stranger.press(choice)
            await asyncio.sleep(MOMENT)


def _is(choice: Choice, *kinds: What) -> bool:
    return choice.unpacked is not None and choice.unpacked.what in kinds


@dataclass(frozen=True)
class Club:
    """Both platforms, and what a process needs to serve them."""

    telegram: TelegramFake
    discord: FakeDiscord
    evenings: tuple[Evening, Evening]
    folder: Path

    @asynccontextmanager
    async def life(self, output: str = "one") -> AsyncIterator[Hosted]:
        """A process of the bot, from when it serves both platforms on."""
        before = self.discord.gateway.identifies
        settings = {
            **hosted.telegram(self.telegram),
            **hosted.discord(self.discord),
            "DATABASE_URL": f"sqlite:///{self.folder / FILE}",
        }
        folder = self.folder / output
        folder.mkdir(exist_ok=True)
        async with hosted.hosted(folder, "run", **settings) as bot:
            await bot.until(lambda: self.telegram.world.poll is not None)
            await bot.until(lambda: self.discord.gateway.identifies > before)
            await bot.until(lambda: bool(self.discord.commands.all))
            yield bot
            assert "Traceback" not in bot.said
            assert "ERROR" not in bot.said, bot.said

    async def pause(self) -> None:
        """From now on nobody presses anything."""
        for evening in self.evenings:
            await evening.up.acquire()

    def go_on(self) -> None:
        for evening in self.evenings:
            evening.up.release()

    def passes(self, seconds: float) -> None:
        """Let so much time go by on both platforms."""
        self.telegram.clock.advance(seconds)
        self.discord.clock.advance(seconds)

    async def moves(self) -> None:
        """Wait until some have been made everywhere, as far as there are any left."""
        for evening, before in zip(self.evenings, self.journals(), strict=True):
            wanted = len(before) + MOVES
            async with asyncio.timeout(PATIENCE):
                while len(evening.journal()) < wanted and evening.match()[1] != "over":  # noqa: ASYNC110 - nobody tells
                    await asyncio.sleep(MOMENT)

    def journals(self) -> list[list[tuple[Any, ...]]]:
        return [evening.journal() for evening in self.evenings]


@asynccontextmanager
async def clubs(folder: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Club]:
    async with TelegramFake() as telegram, FakeDiscord() as discord:
        watch, file = Watch(monkeypatch), folder / FILE
        houses = (
            TelegramHouse(folder, watch, telegram, monkeypatch),
            DiscordHouse(folder, watch, discord, monkeypatch),
        )
        yield Club(telegram, discord, (Evening(houses[0], file), Evening(houses[1], file)), folder)


async def check_results(club: Club) -> None:
    """The records that the bot gives lead to what it has saved."""
    for evening in club.evenings:
        number, status = evening.match()
        assert status == "over"
        assert [row[0] for row in evening.journal()] == list(range(len(evening.journal())))
        async with await Database.open(evening.file) as database:
            table = await stored.read(database, number)
        assert table is not None
        assert table.state is not None
        assert (await evening.house.replayed(table.match)).state.book == table.state.book


def check_faults(club: Club, *excused: str) -> None:
    """Only what was pressed when a process ended may have got no answer; and what is excused by its words."""
    for evening in club.evenings:
        found = [fault for fault in evening.house.faults() if not any(words in fault for words in excused)]
        assert len(found) <= 1, found
        assert all(fault.startswith(("no answer", "failed")) for fault in found), found


async def test_matches_outlive_processes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with clubs(tmp_path, monkeypatch) as club:
        async with club.life() as bot:
            for evening in club.evenings:
                await evening.begin()
            playing = [asyncio.create_task(evening.play()) for evening in club.evenings]
            await club.moves()
            await club.pause()
            assert await bot.terminated() == Exit.GOOD
            stopped = club.journals()
        club.passes(APART)
        async with club.life() as bot:  # which may still be told of a press that the last one left undone
            club.go_on()
            await club.moves()
            await club.pause()
            in_flight = [evening.press_and_go() for evening in club.evenings]
            await asyncio.sleep(MOMENT)
            bot.told(signal.SIGKILL)
            await bot.ended()
            killed = club.journals()
        for press in filter(None, in_flight):
            press.cancel()
        club.passes(APART)
        async with club.life() as bot:
            club.go_on()
            await asyncio.gather(*playing)
            await check_results(club)
            assert await bot.terminated() == Exit.GOOD
        for first, second, last in zip(stopped, killed, club.journals(), strict=True):
            assert len(first) > MOVES
            assert last[: len(second)] == second
            assert second[: len(first)] == first
        check_faults(club)


async def test_two_processes_with_one_token(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The next process begins before the last one has ended: no table is opened and no move is made twice.

    Discord tells both of everything, Telegram now the one, now the other."""
    async with clubs(tmp_path, monkeypatch) as club:
        async with club.life() as one, club.life("two") as two:
            for evening in club.evenings:
                await evening.begin()
            playing = [asyncio.create_task(evening.play()) for evening in club.evenings]
            await club.moves()
            await two.until(lambda: "another program uses the token" in one.said + two.said)
            assert await one.terminated() == Exit.GOOD
            await asyncio.gather(*playing)
            await check_results(club)
            assert await two.terminated() == Exit.GOOD
        check_faults(club, "too fast", "the bot was told")  # each keeps within the pace, and knows of no other
