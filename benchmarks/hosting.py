"""What a move costs beside what its library alone costs: `python -m benchmarks.hosting [moves]`.

Somebody presses a button of his hand; it is answered, the hands and the table are made equal to what they should
look like, and nothing goes over a wire. Then the very same calls are made by hand with the library alone, which
also reads the very same press: that is the floor. Tables are texts: what pictures cost, and where, is in
`benchmarks/pictures.py` and `benchmarks/lag.py`. Nobody keeps a pace here.

Beside that stands what no way of showing a match can do without: the rules, what three readers may see, and the
state as it is saved.

What counts is the time of the processor, of all threads: others use the machine as well. Its speed changes while
one looks, so every move is put beside its own floor, which comes right after it; only the ratios mean anything.
"""

from __future__ import annotations

import asyncio
import gc
import statistics
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager
from dataclasses import replace
from pathlib import Path

from benchmarks.floors import Floor, discord_floor, telegram_floor
from benchmarks.silent.calls import Silent
from benchmarks.silent.club import Club, club
from benchmarks.silent.discord import SilentDiscord
from benchmarks.silent.hurry import in_a_hurry
from benchmarks.silent.nothing import forget
from benchmarks.silent.telegram import SilentTelegram
from bot.chats.choices import ChatChoice, ShownAs
from bot.tables.plan import NO_PAUSES
from bot.tables.table import dumps
from bot.words import Words
from engine.game import legal, play, view
from engine.model import Phase, State
from engine.seats import Seat

GAME = "general"
MOVES = 400
WARM = 40
"""Moves that are made before it counts."""

FLOORS: dict[object, Callable[[], AbstractAsyncContextManager[Floor]]] = {
    SilentTelegram: telegram_floor,
    SilentDiscord: discord_floor,
}

SHOWN = {"bare": "rules, views, state alone", "shown": "a move without its commit", "saved": "a move"}


def bare(state: State) -> float:
    """Seconds of the processor for a move of whose turn it is, for what the hands and the table are made from, and
    for the row of the journal."""
    begun = time.process_time()
    move = legal(state, state.turn)[0]
    step = play(state, state.turn, move)
    for reader in (state.turn, step.state.turn, None):
        view(step.state, None if reader is None else Seat(reader))
    for value in (move, *step.events, step.state):
        dumps(value)
    return time.process_time() - begun


@asynccontextmanager
async def playing(silent: Silent, folder: Path, words: Words, *, saves: bool) -> AsyncIterator[Club]:
    """A club in whose room tables are texts."""
    async with club(silent, folder, words, seed="hosting", pauses=NO_PAUSES) as here:
        world = here.bot.world
        write = world.database.write

        async def sit_down(game: str = GAME) -> None:
            vars(world.database)["write"] = write
            await Club.sit_down(here, game)
            await world.preferences.change_chat(
                silent.room, lambda chat: replace(chat, choice=ChatChoice(layout=ShownAs.TEXT))
            )
            await here.settle()
            if not saves:
                vars(world.database)["write"] = forget

        vars(here)["sit_down"] = sit_down
        yield here


async def measure(platform: Callable[[], Silent], words: Words, moves: int) -> dict[str, list[float]]:
    """Seconds of the processor for each move, by how it was made, and for its floor."""
    taken: dict[str, list[float]] = defaultdict(list)
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        floor = await stack.enter_async_context(FLOORS[platform]())
        halls = {}
        for name, saves in (("shown", False), ("saved", True)):
            (folder / name).mkdir()
            halls[name] = await stack.enter_async_context(playing(platform(), folder / name, words, saves=saves))
        while len(taken["shown"]) < moves:
            for name, here in halls.items():
                table = here.table
                if table is None:
                    await here.sit_down(GAME)
                elif table.state is None or table.state.phase is not Phase.PLAY or not here.may_move():
                    await here.bot.settle()  # the next deal, or a pass
                else:
                    await here.settle()
                    silent = here.silent
                    first, choice, before = len(silent.calls), here.choice(), table.state
                    begun = time.process_time()
                    await here.make(choice)
                    await here.settle()
                    taken[name].append(time.process_time() - begun)
                    taken[f"{name} floor"].append(await floor.move(silent.told, silent.calls[first:]))
                    if name == "shown":
                        taken["bare"].append(bare(before))
                        taken["bare floor"].append(taken["shown floor"][-1])
    return taken


def main() -> None:
    moves = int(sys.argv[1]) if len(sys.argv) > 1 else MOVES
    words = Words()
    platforms: tuple[Callable[[], Silent], ...] = (SilentTelegram, SilentDiscord)
    gc.collect()
    gc.freeze()  # as the bot does that is run for people
    with in_a_hurry():
        for platform in platforms:
            taken = asyncio.run(measure(platform, words, moves))
            for name, title in SHOWN.items():
                ours, floors = taken[name][WARM:], taken[f"{name} floor"][WARM:]
                ratio = statistics.median(one / floor for one, floor in zip(ours, floors, strict=True))
                print(f"{platform.__name__[6:]:9} {title:26}{statistics.median(ours) * 1e3:6.2f} ms", end="")
                print(f"{ratio:6.2f} x the library alone ({statistics.median(floors) * 1e3:.2f} ms)", flush=True)


if __name__ == "__main__":
    main()
