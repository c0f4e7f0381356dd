"""The one table of commands: slash commands, menus, completion, /help and docs/commands.md are made from it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum

from bot import (
    archiving,
    daily,
    forgetting,
    informing,
    lobby,
    lunch,
    playing,
    records,
    reminding,
    rules,
    sheets,
    tallies,
    why,
    zoning,
)
from bot.ports import Joined, Screen, Text, text
from bot.rulebook.pages import Section
from bot.rulebook.terms import TERMS
from bot.screens.info import help_screen
from bot.screens.reminder import TIMES
from bot.world import Asking
from bot.zones import well_known
from engine.game import variants
from engine.options import menu, show


class Takes(StrEnum):
    """What an argument is, for completion."""

    GAME = "game"
    OPTIONS = "options"
    TABLE = "table"
    MOVE = "move"
    TOPIC = "topic"
    LANGUAGE = "language"
    TALLY = "tally"
    MINUTES = "minutes"
    FORMAT = "format"
    FILE = "file"
    WHOM = "whom"
    SHEET = "sheet"
    REMINDER = "reminder"
    CITY = "city"


@dataclass(frozen=True, slots=True)
class Command:
    """A command: how it is written, and the key of the sentence that says what it does is `command-NAME`."""

    name: str
    takes: tuple[Takes, ...]
    run: Callable[[Asking, str], Awaitable[None]]
    quiet: bool = False
    """Whether only who gives it sees it answered: in a group nobody need even see that it was given."""

    @property
    def usage(self) -> Text:
        """The command as one types it, arguments in brackets where they may be left out."""
        return text("usage", words=Joined((f"/{self.name}", *map(written, self.takes)), by=" "))

    @property
    def about(self) -> str:
        return f"command-{self.name}"


def written(argument: Takes) -> Text:
    """What stands for an argument where a command is explained."""
    return text(f"usage-{argument}")


async def _help(asking: Asking, args: str) -> None:
    """`/help`"""
    await asking.show(help_screen((command.usage, command.about) for command in COMMANDS.values()))


async def _start(asking: Asking, args: str) -> None:
    """`/start [word]`: the word comes with the address that somebody has followed into his private chat."""
    word, _, about = args.partition("_")
    if word == "join" and asking.room.private:
        await lobby.join_by_door(asking, about)
    else:
        await asking.show(Screen((text("welcome"),)))


COMMANDS: Mapping[str, Command] = {
    command.name: command
    for command in (
        Command("play", (Takes.GAME, Takes.OPTIONS), lobby.play),
        Command("lunch", (Takes.MINUTES, Takes.OPTIONS), lunch.lunch),
        Command("sheet", (Takes.SHEET,), sheets.sheet),
        Command("remind", (Takes.REMINDER,), reminding.remind, quiet=True),
        Command("daily", (), daily.daily),
        Command("join", (Takes.TABLE,), playing.join_command),
        Command("leave", (Takes.TABLE,), playing.leave_command),
        Command("hand", (Takes.TABLE,), playing.hand_command, quiet=True),
        Command("table", (Takes.TABLE,), playing.table_command),
        Command("move", (Takes.TABLE, Takes.MOVE), playing.move_command),
        Command("stop", (Takes.TABLE,), playing.stop_command),
        Command("games", (), informing.games, quiet=True),
        Command("rules", (Takes.GAME, Takes.TOPIC), rules.rules, quiet=True),
        Command("why", (Takes.TABLE,), why.why, quiet=True),
        Command("tally", (Takes.TALLY,), tallies.tally),
        Command("export", (Takes.FORMAT,), archiving.export, quiet=True),
        Command("import", (Takes.FILE,), archiving.import_),
        Command("forget", (Takes.WHOM,), forgetting.forget, quiet=True),
        Command("record", (Takes.TABLE,), records.record, quiet=True),
        Command("verify", (Takes.TABLE,), records.verify, quiet=True),
        Command("settings", (Takes.CITY,), zoning.settings, quiet=True),
        Command("language", (Takes.LANGUAGE,), informing.language, quiet=True),
        Command("doctor", (), informing.doctor, quiet=True),
        Command("help", (), _help, quiet=True),
        Command("start", (), _start, quiet=True),
    )
}
"""All commands by name, in the order of the menu."""


def completions(command: Command, languages: tuple[str, ...]) -> tuple[str, ...]:
    """The words that may stand behind a command."""
    words: list[str] = []
    for takes in command.takes:
        if takes is Takes.GAME:
            words += variants()
        elif takes is Takes.OPTIONS:
            words += {
                f"{choice.name}={show(value)}": None
                for variant in variants().values()
                for choice in menu(variant.options())
                for value in choice.choices[:12]
            }
        elif takes is Takes.TOPIC:
            words += [*Section, *TERMS]
            words += {c.name: None for variant in variants().values() for c in menu(variant.options())}
        elif takes is Takes.LANGUAGE:
            words += ["me", "chat", *languages]
        elif takes is Takes.MINUTES:
            words += [lunch.REAL, *map(str, lunch.LENGTHS)]
        elif takes is Takes.TALLY:
            words += [*tallies.Showing, *tallies.Period, *tallies.Action]
        elif takes is Takes.SHEET:
            words += [*sheets.Said, *(one.id for one in sheets.on_sheets())]
        elif takes is Takes.WHOM:
            words += ["me"]
        elif takes is Takes.REMINDER:
            words += [*(one.replace(".", ":") for one in TIMES), *reminding.Said]
        elif takes is Takes.CITY:
            words += [zone for zone in well_known() if "/" in zone]
        elif takes is Takes.FORMAT:
            words += archiving.FORMATS
        elif takes is Takes.MOVE:
            words += ["draw", "pass"]
    return tuple(words)
