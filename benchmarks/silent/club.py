"""Four people on a silent platform, who play with the whole bot and press what they see."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from benchmarks.silent.calls import Call, Silent
from bot.app import Running, running
from bot.data import What, unpack
from bot.tables.table import Table
from bot.words import Words

NAMES = ("Ann", "Bob", "Cid", "Dot")

_MOVES = (What.MOVE, What.TILE)

Choice = tuple[int, Call, str]
"""Who presses, the message as it has been since this call, and the data of the button."""


class Club:
    """The four, their bot, and what is shown to them."""

    def __init__(self, silent: Silent, bot: Running, seed: str) -> None:
        self.silent = silent
        self.bot = bot
        self._chance = Random(seed)
        self._seen = 0
        self._shown: dict[str, dict[str, Call]] = {}
        """By chat the messages that are there, the oldest first, each as it has been since its last call."""

    @property
    def table(self) -> Table | None:
        """The table at which they sit."""
        return next(iter(self.bot.world.tables.open()), None)

    async def settle(self) -> None:
        await self.bot.world.publisher.settle()

    async def sit_down(self, game: str) -> None:
        """Open a table and start. They look at it each time before they press."""
        self.silent.says(1, NAMES[0], "play", game)
        await self.until(lambda: self.table is not None)
        await self.settle()
        for user in range(2, len(NAMES) + 1):
            await self.press(user, self.silent.group, What.JOIN)
            await self.until(partial(self._are_seated, user))
            await self.settle()
        await self.press(1, self.silent.group, What.START)
        await self.until(lambda: self.table is not None and self.table.state is not None)

    def _are_seated(self, guests: int) -> bool:
        return self.table is not None and len(self.table.match.seats) == guests

    async def move(self) -> None:
        """Whose turn it is chooses one of his buttons, and where to lay the tile if he is asked."""
        await self.make(self.choice())

    def choice(self) -> Choice:
        """What whose turn it is will press."""
        user = self._on_turn()
        return (user, *self._button(self.silent.private(user), *_MOVES))

    async def make(self, choice: Choice) -> None:
        """Press a button, and wait for the answer."""
        user, on, data = choice
        self.silent.answered.clear()
        self.silent.presses(user, NAMES[user - 1], on, data)
        await self.silent.answered.wait()

    def may_move(self) -> bool:
        """Whether whose turn it is sees his buttons by now."""
        return bool(self._buttons(self.silent.private(self._on_turn()), *_MOVES))

    async def press(self, user: int, chat: str, *kinds: What) -> None:
        """Press one of the buttons of these kinds in a chat, and wait for the answer."""
        await self.make((user, *self._button(chat, *kinds)))

    def _button(self, chat: str, *kinds: What) -> tuple[Call, str]:
        return self._chance.choice(self._buttons(chat, *kinds))

    def _buttons(self, chat: str, *kinds: What) -> list[tuple[Call, str]]:
        """All of these kinds on the latest message that has any."""
        self._look()
        for on in reversed(self._shown.get(chat, {}).values()):
            found = [
                (on, data)
                for data in on.buttons or ()
                if (what := unpack(data)) is not None and what.what in kinds
            ]
            if found:
                return found
        return []

    def _look(self) -> None:
        for call in self.silent.calls[self._seen :]:
            here = self._shown.setdefault(call.chat, {})
            if call.does == "delete":
                here.pop(call.post, None)
            elif call.does in ("edit", "change") and call.buttons is None and call.post in here:
                continue
            elif call.does in ("send", "edit", "change"):
                here[call.post] = call
        self._seen = len(self.silent.calls)

    def _on_turn(self) -> int:
        table = self.table
        assert table is not None
        assert table.state is not None
        assert table.state.turn is not None
        person = table.match.seats[table.state.turn].person
        return next(user for user in range(1, len(NAMES) + 1) if self.silent.person(user) == person)

    async def until(self, true: Callable[[], bool]) -> None:
        """Wait until something is so."""
        while not true():  # noqa: ASYNC110  # nobody tells
            await asyncio.sleep(0.01)


@asynccontextmanager
async def club(silent: Silent, folder: Path, words: Words, *, seed: str, **settings: Any) -> AsyncIterator[Club]:
    """A club with a bot of its own."""
    async with silent.logged_in(words) as platform:
        where = folder / f"{silent.name}.db"
        async with (
            running(where, {silent.name: platform.port}, words, seed=seed, **settings) as bot,
            silent.serving(platform, bot),
        ):
            yield Club(silent, bot, seed)
