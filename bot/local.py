"""`boneyard local`: the bot over the terminal, for one person or as a script of a group chat."""

from __future__ import annotations

import asyncio
import getpass
import sys
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from pathlib import Path

from bot.app import Running, running
from bot.plan import NO_PAUSES, Pauses
from bot.platforms.local import Display, LineWriter, LocalPort, Phrases, ScriptDisplay, read_lines, run_script
from bot.ports import Text, text
from bot.settings import Settings
from bot.words import Words
from storage import matches, people
from storage.database import Database

TITLE = "Boneyard"


@dataclass(frozen=True, slots=True)
class LocalTable:
    """How the local table was asked for."""

    settings: Settings
    database: Path | None
    pictures: Path | None
    seed: str | None
    pause: bool


def run_local(wanted: LocalTable) -> int:
    """Play until the person leaves or the script ends; gives the exit status."""
    interactive = sys.stdin.isatty() and sys.stdout.isatty()
    try:
        asyncio.run(_terminal(wanted) if interactive else _script(wanted))
    except KeyboardInterrupt:
        return 130  # what a shell expects of a program that was interrupted
    return 0


async def _script(wanted: LocalTable) -> None:
    words = Words()
    port = _port(ScriptDisplay(LineWriter(sys.stdout)), wanted)
    async with _running(wanted, words, port, alone=False) as bot:
        port.on_talk = bot.talk
        await bot.settle()
        complaints = LineWriter(sys.stderr)
        await run_script(bot, port, read_lines(sys.stdin.fileno()), complaints, _phrases(wanted, words))


async def _terminal(wanted: LocalTable) -> None:
    # Only a person at a terminal waits for the line editor to be loaded; a script starts without it.
    from bot.platforms.local.styling import TerminalDisplay
    from bot.platforms.local.terminal import run_terminal

    words = Words()
    phrases = _phrases(wanted, words)
    display = TerminalDisplay(phrases)
    port = _port(display, wanted)
    async with _running(wanted, words, port, alone=True) as bot:
        port.on_talk = bot.talk
        await run_terminal(bot, port, display, _user(phrases))


def _port(display: Display, wanted: LocalTable) -> LocalPort:
    return LocalPort(display, pictures=wanted.pictures, title=TITLE, language=wanted.settings.language)


def _running(
    wanted: LocalTable, words: Words, port: LocalPort, *, alone: bool
) -> AbstractAsyncContextManager[Running]:
    async def introduce(database: Database) -> None:
        await _introduce(port, database)

    return running(
        wanted.database or wanted.settings.database,
        {port.name: port},
        words,
        language=wanted.settings.language,
        seed=wanted.seed,
        pauses=Pauses() if wanted.pause else NO_PAUSES,
        fill_with_computers=alone,
        step_by_step=True,
        opened=introduce,
    )


async def _introduce(port: LocalPort, database: Database) -> None:
    """Tell the port how those are called who sit at a table since an earlier run: it knows only who has spoken."""
    seated = {seat.person for match, _ in await matches.open_matches(database) for seat in match.seats}
    names = await people.names(database, *(person for person in seated if person is not None))
    for name in names.values():
        port.people.introduce(name)


def _user(phrases: Phrases) -> str:
    try:
        return getpass.getuser()
    except (KeyError, OSError):  # a user without a name, as in a container
        return phrases.guest


def _phrases(wanted: LocalTable, words: Words) -> Phrases:
    """The sentences of the platform itself; what it fills in later stays in braces."""
    language = words.known(wanted.settings.language)

    def say(sentence: Text) -> str:
        return words.line(sentence, language)

    return Phrases(
        no_button=say(text("terminal-no-button", number="{number}")),
        too_long=say(text("terminal-too-long", most="{most}")),
        garbled=say(text("terminal-garbled", number="{number}")),
        bad_name=say(text("terminal-bad-name", number="{number}")),
        hint=say(text("terminal-hint")),
        leaving=say(text("terminal-leaving")),
        guest=say(text("terminal-guest")),
        room=say(text("terminal-room")),
        private=say(text("terminal-private")),
        changed=say(text("terminal-changed")),
    )
