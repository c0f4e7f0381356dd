"""What one move costs, from the press to the last message: `python -m benchmarks.moves [moves]`.

The same moves are made at three tables in turns: by the rules alone; by the whole bot, with everything composed,
put into words and handed to a platform that throws it away, but nothing saved; and by the whole bot as it is. Only
the ratios mean anything: the machine's speed changes while one looks.
"""

from __future__ import annotations

import asyncio
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from benchmarks.silent.nothing import Nobody, forget
from bot.app import Running, running
from bot.data import What, pack
from bot.platforms.local import LocalPort
from bot.platforms.local.requests import LocalRequest
from bot.ports import Command, Person, PostId, Press
from bot.tables.plan import NO_PAUSES
from bot.tables.table import Table
from bot.words import Words
from engine.game import legal, play
from engine.model import Phase, State

PLAY = "general"
PEOPLE = ("Ann", "Bob", "Cid", "Dot")
MOVES = 600


class Hall:
    """The whole bot with four people, and the table at which they sit."""

    def __init__(self, bot: Running, port: LocalPort, *, saves: bool) -> None:
        self._bot = bot
        self._port = port
        self._people = [port.people.join(name) for name in PEOPLE]
        self._write = bot.world.database.write
        self._saves = saves

    async def sit_down(self) -> None:
        """A new match."""
        vars(self._bot.world.database)["write"] = self._write
        for table in list(self._bot.world.tables.open()):
            await self._ask(0, Command("stop", table.match.name))
        await self._ask(0, Command("play", PLAY))
        lobby = self.table
        for person in range(1, len(PEOPLE)):
            await self._ask(person, Press(pack(What.JOIN, lobby.id), PostId("")))
        await self._ask(0, Press(pack(What.START, lobby.id), PostId("")))
        if not self._saves:
            vars(self._bot.world.database)["write"] = forget

    @property
    def table(self) -> Table:
        return next(iter(self._bot.world.tables.open()))

    @property
    def state(self) -> State:
        state = self.table.state
        assert state is not None
        return state

    async def move(self) -> None:
        """Whose turn it is presses his first button."""
        state = self.state
        assert state.turn is not None
        await self._ask(state.turn, Press(pack(What.MOVE, self.table.id, state.ply, 0), PostId("")))

    async def settle(self) -> None:
        """Wait for what happens by itself, such as the only move that somebody has."""
        await self._bot.settle()

    async def _ask(self, person: int, what: Command | Press) -> None:
        who: Person = self._people[person]
        await self._bot.handle(LocalRequest(self._port, who, self._port.room, what))
        await self._bot.world.publisher.settle()


@asynccontextmanager
async def hall(folder: Path, words: Words, *, saves: bool) -> AsyncIterator[Hall]:
    port = LocalPort(Nobody(), title="benchmark")
    where = folder / f"{saves}.db"
    async with running(where, {port.name: port}, words, seed="moves", pauses=NO_PAUSES) as bot:
        yield Hall(bot, port, saves=saves)


async def measure(moves: int) -> dict[str, list[float]]:
    """Seconds for each move, by how it was made."""
    taken: dict[str, list[float]] = {"rules": [], "and shown": [], "and saved": []}
    words = Words()
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        shown = await stack.enter_async_context(hall(folder, words, saves=False))
        saved = await stack.enter_async_context(hall(folder, words, saves=True))
        while len(taken["rules"]) < moves:
            for one in (shown, saved):
                await one.sit_down()
            while shown.state.phase is Phase.PLAY and shown.state.round == saved.state.round == 1:
                for one in (shown, saved):
                    await one.settle()
                if shown.state.round > 1 or shown.state.phase is not Phase.PLAY:
                    break
                assert shown.state == saved.state
                state, begun = shown.state, time.perf_counter()
                play(state, state.turn, legal(state, state.turn)[0])
                taken["rules"].append(time.perf_counter() - begun)
                for name, one in (("and shown", shown), ("and saved", saved)):
                    begun = time.perf_counter()
                    await one.move()
                    taken[name].append(time.perf_counter() - begun)
    return taken


def main() -> None:
    moves = int(sys.argv[1]) if len(sys.argv) > 1 else MOVES
    taken = asyncio.run(measure(moves))
    floor = statistics.median(taken["rules"])
    for name, times in taken.items():
        median = statistics.median(times)
        print(f"{name:10} {median * 1e6:8.0f} us {median / floor:6.1f} x the rules")


if __name__ == "__main__":
    main()
