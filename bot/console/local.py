"""`boneyard local`: the bot over the terminal, for one person or as a script of a group chat."""

from __future__ import annotations

import asyncio
import getpass
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, suppress
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path

from bot.app import Running, running, utc_now
from bot.exits import Exit
from bot.ids import platform_of
from bot.messages import Message, Screen, Text, text
from bot.platforms.local import (
    BadName,
    Display,
    LineWriter,
    LocalPort,
    ScriptDisplay,
    read_lines,
    run_script,
)
from bot.settings import Settings
from bot.tables.plan import NO_PAUSES, Pauses
from bot.words import Words
from storage import journal, meta, people
from storage.database import CannotOpen, Database

TITLE = "Boneyard"

PER_LINE = timedelta(seconds=3)
"""What a line of a script takes: as long as somebody who plays quickly."""

BEGINNING = datetime(2026, 1, 1, 12, tzinfo=UTC)
"""Of every script with a seed."""


class ScriptTime:
    """The time of a script: it passes with its lines, so that an evening by the clock comes to its end and the
    same script has the same output on every machine."""

    def __init__(self, beginning: datetime) -> None:
        self._now = beginning

    def now(self) -> datetime:
        """What the clock of the script shows."""
        return self._now

    async def go_on(self, database: Database, platform: str) -> None:
        """Not before an earlier script has ended."""
        self._now = max(self._now, await meta.last_seen(database, platform) or self._now)

    async def of(self, lines: AsyncIterator[str], bot: Running) -> AsyncIterator[str]:
        """The lines, each after its time has passed and what came due in it has happened."""
        async for line in lines:
            if line.strip() and not line.startswith("#"):
                self._now += PER_LINE
                await self.settle(bot)
            yield line

    async def settle(self, bot: Running) -> None:
        """Let everything happen that is due or happens by itself soon. Nobody waits for it: the database may come
        from a script that was cut off, and whose time was ahead of this one."""
        self._now = max([self._now, *bot.world.clock.soon()])
        bot.world.clock.rearm()
        await bot.world.bell.ring()  # by itself it looks only once in a real minute
        await bot.settle()


@dataclass(frozen=True, slots=True)
class LocalTable:
    """How the local table was asked for."""

    settings: Settings
    database: Path | None
    pictures: Path | None
    seed: str | None
    pause: bool
    """Whether computer players let a person at the terminal look; a script has nobody to wait for."""


def run_local(wanted: LocalTable) -> Exit:
    """Play until the person leaves or the script ends; gives the exit status."""
    interactive = sys.stdin.isatty() and sys.stdout.isatty()
    if wanted.pictures is not None:
        try:
            wanted.pictures.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            sys.stderr.write(f"boneyard: the folder {wanted.pictures} cannot be used: {error.strerror}\n")
            return Exit.FAILED
    try:
        asyncio.run(_terminal(wanted) if interactive else _script(wanted))
    except CannotOpen as error:
        sys.stderr.write(f"boneyard: {error}\n")
        return Exit.FAILED
    return Exit.GOOD


async def _script(wanted: LocalTable) -> None:
    words = Words(default=wanted.settings.language)
    port = _port(ScriptDisplay(LineWriter(sys.stdout)), wanted, company=True)
    time = ScriptTime(utc_now() if wanted.seed is None else BEGINNING)
    async with _running(wanted, words, port, NO_PAUSES, time) as bot:
        await time.settle(bot)
        lines = time.of(read_lines(sys.stdin.fileno()), bot)
        await run_script(bot, port, lines, LineWriter(sys.stderr), words.saying(words.default))


async def _terminal(wanted: LocalTable) -> None:
    # Only a person at a terminal waits for the line editor to be loaded; a script starts without it.
    from bot.platforms.local.styling import TerminalDisplay
    from bot.platforms.local.terminal import run_terminal

    words = Words(default=wanted.settings.language)
    say = words.saying(words.default)
    display = TerminalDisplay(say)
    port = _port(display, wanted, company=False)
    pauses = Pauses() if wanted.pause else NO_PAUSES
    async with _running(wanted, words, port, pauses, None) as bot:
        await run_terminal(bot, port, display, _user(say), _welcome(words))


def _port(display: Display, wanted: LocalTable, *, company: bool) -> LocalPort:
    language = wanted.settings.language
    return LocalPort(display, pictures=wanted.pictures, title=TITLE, language=language, company=company)


def _running(
    wanted: LocalTable, words: Words, port: LocalPort, pauses: Pauses, time: ScriptTime | None
) -> AbstractAsyncContextManager[Running]:
    """With the `time` of a script; None: somebody is alone at the terminal."""
    alone = time is None

    async def opened(database: Database) -> None:
        if time is not None:
            await time.go_on(database, port.name)
        await _introduce(port, database)

    return running(
        wanted.database or wanted.settings.database,
        {port.name: port},
        words,
        seed=wanted.seed,
        pauses=pauses,
        now=utc_now if time is None else time.now,
        step_by_step=True,
        apart=alone,  # a line editor must not stand still; a script starts and ends more quickly without
        opened=opened,
    )


async def _introduce(port: LocalPort, database: Database) -> None:
    """Tell the port how those are called who sit at a table since an earlier run: it knows only who has spoken."""
    seated = {seat.person for match, _ in await journal.open_matches(database) for seat in match.seats}
    here = (person for person in seated if person is not None and platform_of(person) == port.name)
    names = await people.names(database, *here)
    for name in names.values():
        with suppress(BadName):  # earlier versions took names that nobody can have any more
            port.people.introduce(name)


def _user(say: Callable[[Text], str]) -> str:
    try:
        return getpass.getuser()
    except (KeyError, OSError):  # a user without a name, as in a container
        return say(text("terminal-guest"))


def _welcome(words: Words) -> Message:
    """What a newcomer at a terminal reads first."""
    return words.message(Screen((text("welcome-terminal"),)), words.default)
