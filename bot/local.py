"""`boneyard local`: the bot over the terminal, for one person or as a script of a group chat."""

from __future__ import annotations

import asyncio
import getpass
import sys
from dataclasses import dataclass
from pathlib import Path

from bot.app import running
from bot.plan import NO_PAUSES, Pauses
from bot.platforms.local import LineWriter, LocalPort, ScriptDisplay, read_lines, run_script
from bot.settings import Settings

TITLE = "Boneyard"


@dataclass(frozen=True, slots=True)
class LocalTable:
    """How the local table was asked for."""

    settings: Settings
    database: Path | None
    pictures: Path | None
    seed: str | None
    pause: bool

    @property
    def where(self) -> str | Path:
        return self.database or self.settings.database

    @property
    def pauses(self) -> Pauses:
        return Pauses() if self.pause else NO_PAUSES


def run_local(wanted: LocalTable) -> int:
    """Play until the person leaves or the script ends; gives the exit status."""
    if sys.stdin.isatty() and sys.stdout.isatty():
        asyncio.run(_terminal(wanted))
    else:
        asyncio.run(_script(wanted))
    return 0


async def _script(wanted: LocalTable) -> None:
    port = LocalPort(
        ScriptDisplay(LineWriter(sys.stdout)),
        pictures=wanted.pictures,
        title=TITLE,
        language=wanted.settings.language,
    )
    async with running(
        wanted.where,
        {port.name: port},
        language=wanted.settings.language,
        seed=wanted.seed,
        pauses=wanted.pauses,
        step_by_step=True,
    ) as bot:
        port.on_talk = bot.talk
        await bot.settle()
        await run_script(bot, port, read_lines(sys.stdin.fileno()), LineWriter(sys.stderr))


async def _terminal(wanted: LocalTable) -> None:
    # Only a person at a terminal waits for the line editor to be loaded; a script starts without it.
    from bot.platforms.local.styling import TerminalDisplay
    from bot.platforms.local.terminal import run_terminal

    display = TerminalDisplay()
    port = LocalPort(display, pictures=wanted.pictures, title=TITLE, language=wanted.settings.language)
    async with running(
        wanted.where,
        {port.name: port},
        language=wanted.settings.language,
        seed=wanted.seed,
        pauses=wanted.pauses,
        fill_with_computers=True,
        step_by_step=True,
    ) as bot:
        port.on_talk = bot.talk
        await run_terminal(bot, port, display, getpass.getuser())
