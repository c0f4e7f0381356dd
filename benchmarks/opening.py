"""How long a start takes with many matches open, and what each keeps: `python -m benchmarks.opening [matches]`.

The matches are of four games, each in the midst of a round, in a room and with four people of its own. A bot
starts and is ready to serve; beside it the bare driver reads the rows of these matches, and makes nothing of them.
Then a bot catches up with all that it shows of some of them, and what it has in memory more than without any match
is divided among them. Only the ratio of the times means anything: the machine's speed changes while one looks.
"""

from __future__ import annotations

import asyncio
import gc
import sqlite3
import statistics
import sys
import tempfile
import time
import tracemalloc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path

import orjson

from benchmarks.silent.hurry import in_a_hurry
from benchmarks.silent.telegram import GROUP, SilentTelegram
from bot.app import Running, running
from bot.platforms.telegram.ids import Place, person_id
from bot.tables.plan import Due
from bot.words import Words
from engine import codec
from engine.game import legal, play, start, variants
from engine.moves import Deal
from storage import chats, deadlines, journal, matches, people
from storage.changes import Unit
from storage.database import Database
from storage.deadlines import Deadline
from storage.matches import Match, Sitter, Status

GAMES = ("block", "draw", "goat", "general")
MATCHES = 1000
SOME = 100
TURNS = 7
MOVES = 12
"""Moves that have been made in each match."""
NOW = datetime(2026, 11, 21, tzinfo=UTC)

ROWS = (
    "SELECT match.* FROM match WHERE status IN ('lobby', 'playing')",
    "SELECT seat.* FROM seat JOIN match ON match.id = seat.match WHERE status IN ('lobby', 'playing')",
    "SELECT snapshot.* FROM snapshot JOIN match ON match.id = snapshot.match WHERE status IN ('lobby', 'playing')",
    "SELECT * FROM deadline",
)


@dataclass(frozen=True, slots=True)
class Begun:
    """The beginning of a match, as it is stored."""

    game: str
    options: str
    first: str
    moves: tuple[tuple[int | None, str, str, str], ...]
    """By whom, the move, its events, the state after it."""


def begun(game: str) -> Begun:
    variant = variants()[game]
    options = variant.options()
    state = first = start(variant, 4, "opening", options)
    moves = []
    for _ in range(MOVES + 1):
        seat = state.turn
        move = Deal() if seat is None else legal(state, seat)[0]
        step = play(state, seat, move)
        state = step.state
        events = orjson.dumps([codec.encode(event) for event in step.events]).decode()
        moves.append((seat, _dumps(move), events, _dumps(state)))
    return Begun(game, _dumps(options), _dumps(first), tuple(moves))


def units(number: int, one: Begun) -> list[Unit]:
    """What a match writes up to now."""
    room, name = Place(GROUP - number).room, f"t{number}"
    seats = tuple(Sitter(seat, f"Guest {seat}", person_id(4 * number + seat + 1)) for seat in range(4))
    lobby = Match(name, room, "A", one.game, one.options, Status.LOBBY, str(seats[0].person), 0, NOW, seats=seats)
    return [
        chats.remember(room, f"Club {number}"),
        chats.configure(room, language=None, settings='{"layout":"text","clock":"day"}'),
        *(people.remember(str(seat.person), seat.name) for seat in seats),
        matches.create(lobby),
        journal.begin(name, version=0, seed="opening", state=one.first, at=NOW),
        *(
            journal.append(name, ply=ply, seat=seat, move=move, events=events, state=state, at=NOW)
            for ply, (seat, move, events, state) in enumerate(one.moves)
        ),
    ]


def _dumps(value: object) -> str:
    return orjson.dumps(codec.encode(value)).decode()


async def fill(file: Path, number: int) -> None:
    """Write so many matches."""
    beginnings = [begun(game) for game in GAMES]
    later = datetime.now(UTC) + timedelta(days=1)
    async with await Database.open(file) as database:
        for table in range(number):
            due = (Deadline(f"t{table}", kind.value, later) for kind in (Due.WARNING, Due.TURN))
            await database.write(*units(table, beginnings[table % len(GAMES)]), *map(deadlines.put, due))


@asynccontextmanager
async def bot(file: Path, words: Words) -> AsyncIterator[Running]:
    """A bot that serves these matches, over a platform that takes everything at once."""
    silent = SilentTelegram()
    async with silent.logged_in(words) as platform, running(file, {silent.name: platform.port}, words) as serving:
        yield serving


def bare(file: Path) -> float:
    """Seconds to read the rows of all open matches."""
    begun = time.perf_counter()
    with closing(sqlite3.connect(file)) as connection:
        for select in ROWS:
            connection.execute(select).fetchall()
    return time.perf_counter() - begun


async def ours(file: Path, words: Words) -> float:
    """Seconds from a start to serving."""
    begun = time.perf_counter()
    async with bot(file, words) as serving:
        taken = time.perf_counter() - begun
        await serving.world.publisher.stop(0)  # what it would show now is not the question
    return taken


async def kept(file: Path, words: Words) -> int:
    """Bytes that a bot has in memory when everything is shown as it should look."""
    gc.collect()
    tracemalloc.start()
    try:
        async with bot(file, words) as serving:
            await serving.world.publisher.settle()
            gc.collect()
            return tracemalloc.get_traced_memory()[0]
    finally:
        tracemalloc.stop()


async def main(number: int) -> None:
    words = Words()
    with tempfile.TemporaryDirectory() as folder, in_a_hurry():
        full, some, empty = Path(folder, "full.db"), Path(folder, "some.db"), Path(folder, "empty.db")
        await fill(full, number)
        await fill(some, SOME)
        await fill(empty, 0)
        taken: dict[str, list[float]] = {"the rows alone": [], "to serving": [], "to serving, without a match": []}
        for _ in range(TURNS):
            taken["the rows alone"].append(bare(full))
            taken["to serving"].append(await ours(full, words))
            taken["to serving, without a match"].append(await ours(empty, words))
        floor = statistics.median(taken["the rows alone"])
        for name, each in taken.items():
            middle = statistics.median(each)
            print(f"{name:28}{middle * 1e3:8.1f} ms {middle / floor:6.1f} x the rows alone")
        await kept(some, words)  # now everything is sent, and what any bot keeps for good has been loaded
        more = await kept(some, words) - await kept(empty, words)
        print(f"{more / SOME / 1e3:.1f} KB for each of {SOME} open matches")


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]) if len(sys.argv) > 1 else MATCHES))
