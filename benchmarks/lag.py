"""How late the bot is while it draws and computer players think: `python -m benchmarks.lag [turns]`.

A running bot is left alone, or draws full tables without pause, or has computer players move without pause, or
both, in turns of a second; beside that, pictures are drawn in a thread, and players think on the loop. All the
while a clock of the kernel rings every millisecond, and it is noted how much later the loop comes to hearing it:
so much later everything else would be done, too. (A sleep of the loop would not do: it is rounded up to whole
milliseconds from whenever the loop was awake last.) Only the ratios mean anything: the machine's speed changes
while one looks.
"""

from __future__ import annotations

import asyncio
import signal
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from itertools import cycle
from pathlib import Path

from benchmarks.pictures import scene
from benchmarks.silent.nothing import Nobody
from bot.app import running
from bot.pictures.scene import Theme
from bot.platforms.local import LocalPort
from bot.words import Words
from bot.workers.drawing import Draw, draw_here, drawing
from bot.workers.thinking import Think, think_here, thinking
from engine.game import play, start, variants, view
from engine.model import Phase, View
from engine.moves import Deal
from engine.players import DEFAULT, choose

TURNS = 12
SECONDS = 1.0
RING = 0.001
ALONE = (1,)
"""Who may play games for one: no computer player."""

Work = Callable[[], Awaitable[object]]


def views() -> list[View]:
    """What computer players see in the course of a match of each game that is not for one."""
    found = []
    for variant in variants().values():
        if variant.players == ALONE:
            continue
        state = start(variant, variant.fitting(variant.options())[0], "lag", variant.options())
        while state.phase is not Phase.OVER and state.round <= 3:
            if state.turn is None:
                state = play(state, None, Deal()).state
                continue
            seen = view(state, state.turn)
            found.append(seen)
            state = play(state, state.turn, choose(DEFAULT, seen)).state
    return found


def pictures(draw: Draw) -> Work:
    scenes = cycle([scene(theme) for theme in Theme])
    return lambda: draw(next(scenes))


def moves(think: Think) -> Work:
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
    loop = asyncio.get_running_loop()
    found: list[float] = []
    due = 0.0

    def ring() -> None:
        nonlocal due
        due = time.perf_counter() + RING
        signal.setitimer(signal.ITIMER_REAL, RING)

    def heard() -> None:
        found.append(time.perf_counter() - due)
        ring()

    loop.add_signal_handler(signal.SIGALRM, heard)
    ring()
    await asyncio.sleep(end - time.perf_counter())
    signal.setitimer(signal.ITIMER_REAL, 0)
    loop.remove_signal_handler(signal.SIGALRM)
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
            drawing(apart=True) as draw,
            thinking(apart=True) as apart,
        ):
            drawn, moved = pictures(draw), moves(apart.think)
            contenders = {
                "idle": [],
                "pictures": [drawn],
                "computer players": [moved],
                "both": [drawn, moved],
                "pictures in a thread": [pictures(draw_here)],
                "players on the loop": [moves(think_here)],
            }
            lags: dict[str, list[float]] = {name: [] for name in contenders}
            done = {name: [[0] for _ in works] for name, works in contenders.items()}
            for works in contenders.values():  # the first picture, and the start of the processes
                for work in works:
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
