"""How late the bot is while it draws and computer players think: `python -m benchmarks.lag [turns]`.

A running bot is left alone, or draws full tables without pause, or has computer players move without pause, or
both, in turns of a second. All the while somebody asks the loop to be woken in a millisecond and notes how much
later that happens: so much later everything else would be done, too. Only the ratios mean anything: the machine's
speed changes while one looks.
"""

from __future__ import annotations

import asyncio
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from itertools import cycle
from pathlib import Path

from benchmarks.pictures import scene
from bot.app import running
from bot.drawing import drawn
from bot.pictures.scene import Theme
from bot.platforms.local import LocalPort, Notice
from bot.thinking import Think, thinking
from bot.words import Words
from engine.game import play, start, variants, view
from engine.model import Phase, View
from engine.moves import Deal
from engine.players import DEFAULT, choose

TURNS = 12
SECONDS = 1.0
WAKE = 0.001

Work = Callable[[], Awaitable[object]]


class Nobody:
    """A display at which nobody looks."""

    repeats = True
    closed = False

    def show(self, notice: Notice) -> None:
        pass


def views() -> list[View]:
    """What computer players see in the course of a match of each game."""
    found = []
    for variant in variants().values():
        state = start(variant, variant.fitting(variant.options())[0], "lag", variant.options())
        while state.phase is not Phase.OVER and state.round <= 3:
            if state.turn is None:
                state = play(state, None, Deal()).state
                continue
            seen = view(state, state.turn)
            found.append(seen)
            state = play(state, state.turn, choose(DEFAULT, seen)).state
    return found


def drawing() -> Work:
    scenes = cycle([scene(theme) for theme in Theme])
    return lambda: drawn(next(scenes))


def moving(think: Think) -> Work:
    seen = cycle(views())
    return lambda: think(DEFAULT, next(seen))


async def without_pause(work: Work, done: list[int], end: float) -> None:
    """Do it again and again up to this time."""
    while time.perf_counter() < end:
        await work()
        done[0] += 1
        await asyncio.sleep(0)


async def late(end: float) -> float:
    """By how many seconds the loop is late up to this time, 99 times of 100 at most."""
    found: list[float] = []
    while time.perf_counter() < end:
        begun = time.perf_counter()
        await asyncio.sleep(WAKE)
        found.append(time.perf_counter() - begun - WAKE)
    return statistics.quantiles(found, n=100)[98]


async def turn(works: list[Work], done: list[list[int]]) -> float:
    """How late the loop is while these work."""
    end = time.perf_counter() + SECONDS
    async with asyncio.TaskGroup() as busy:
        for work, count in zip(works, done, strict=True):
            busy.create_task(without_pause(work, count, end))
        return await late(end)


async def measure(turns: int) -> None:
    port = LocalPort(Nobody(), title="benchmark")
    with tempfile.TemporaryDirectory() as folder:
        async with (
            running(Path(folder, "lag.db"), {port.name: port}, Words()),
            thinking(apart=True) as apart,
            thinking(apart=False) as here,
        ):
            pictures, moves, moves_here = drawing(), moving(apart.think), moving(here.think)
            contenders = {
                "idle": [],
                "pictures": [pictures],
                "computer players": [moves],
                "both": [pictures, moves],
                "both, players here": [pictures, moves_here],
            }
            lags: dict[str, list[float]] = {name: [] for name in contenders}
            done = {name: [[0] for _ in works] for name, works in contenders.items()}
            for work in (pictures, moves, moves_here):  # the first picture, and the start of the process
                await work()
            for _ in range(turns):
                for name, works in contenders.items():
                    lags[name].append(await turn(works, done[name]))
    floor = statistics.median(lags["idle"])
    for name, each in lags.items():
        middle = statistics.median(each)
        rates = ", ".join(f"{count / turns / SECONDS:,.0f} a second" for [count] in done[name])
        print(f"{name:20}{middle * 1e3:8.2f} ms late {middle / floor:6.1f} x idle   {rates}")


if __name__ == "__main__":
    asyncio.run(measure(int(sys.argv[1]) if len(sys.argv) > 1 else TURNS))
