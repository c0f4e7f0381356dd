"""How often the bot calls a platform for each move: `python -m benchmarks.calls [matches]`.

Whole matches of four people on each platform, by the library that is used there, which hands its calls to nobody.
They press what they see, some seconds after it has come, and the time in between leaps, so that everything keeps
the pace that it keeps in life. Answers to presses are free on both platforms and not counted. What the dealer does
is no move.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random

from benchmarks.silent import leaping
from benchmarks.silent.calls import Silent
from benchmarks.silent.club import Club, club
from benchmarks.silent.discord import SilentDiscord
from benchmarks.silent.telegram import SilentTelegram
from bot.words import Words
from engine.model import Phase
from storage import journal

GAMES = ("block", "draw", "goat", "general")
MATCHES = 1
THINK = (4.0, 8.0)
"""Seconds until somebody has chosen."""


@dataclass
class Count:
    """What some matches took."""

    moves: int = 0
    rounds: int = 0
    seconds: float = 0
    group: Counter[str] = field(default_factory=Counter)
    private: Counter[str] = field(default_factory=Counter)

    def __str__(self) -> str:
        group, private = self.group.total() / self.moves, self.private.total() / self.moves
        kinds = ", ".join(
            f"{name} {', '.join(f'{does} {number / self.moves:.2f}' for does, number in sorted(each.items()))}"
            for name, each in (("group:", self.group), ("private:", self.private))
        )
        pace = f"{self.moves / self.rounds:4.1f} a round, {self.seconds / self.moves:3.1f} s each"
        return f"{self.moves:5} moves, {pace}{group:7.2f} to the group {group + private:7.2f} in all   ({kinds})"


async def play(silent: Silent, game: str, seed: str, count: Count, words: Words) -> None:
    """A match to its end."""
    loop, chance = asyncio.get_running_loop(), Random(seed)
    begun = loop.time()
    beginning = datetime(2026, 11, 21, tzinfo=UTC)

    def now() -> datetime:
        return beginning + timedelta(seconds=loop.time() - begun)

    with tempfile.TemporaryDirectory() as folder:
        async with club(silent, Path(folder), words, seed=seed, now=now) as here:
            await here.sit_down(game)
            table = here.table
            assert table is not None
            first = loop.time()
            while (table := here.table) is not None:
                last = table.id
                await asyncio.sleep(chance.uniform(*THINK))
                if _on_turn(here) and here.may_move():
                    await here.move()
            count.seconds += loop.time() - first
            await here.settle()
            entries = await journal.entries(here.bot.world.database, last)
    count.moves += sum(entry.seat is not None for entry in entries)
    count.rounds += sum(entry.seat is None for entry in entries)
    for call in silent.calls:
        if call.counts:
            (count.group if call.chat == silent.group else count.private)[call.does] += 1


def _on_turn(here: Club) -> bool:
    table = here.table
    return table is not None and table.state is not None and table.state.phase is Phase.PLAY


def main() -> None:
    number = int(sys.argv[1]) if len(sys.argv) > 1 else MATCHES
    words = Words()
    platforms: tuple[Callable[[], Silent], ...] = (SilentTelegram, SilentDiscord)
    for platform in platforms:
        for game in GAMES:
            count = Count()
            for match in range(number):
                leaping.run(play(platform(), game, f"{game} {match}", count, words))
            print(f"{platform.__name__[6:]:9} {game:8} {count}", flush=True)


if __name__ == "__main__":
    main()
