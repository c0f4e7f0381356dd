"""The one table of commands: slash commands, menus, completion, /help and docs/commands.md are made from it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from bot.messages import Joined, Text, literal, text


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
class Signature:
    """A command, as it is told of wherever there are commands."""

    name: str
    takes: tuple[Takes, ...]
    quiet: bool = False
    """Whether only who gives it sees it answered: in a group nobody need even see that it was given."""

    @property
    def usage(self) -> Text:
        """The command as one types it, arguments in brackets where they may be left out."""
        return literal(Joined((f"/{self.name}", *map(written, self.takes)), by=" "))

    @property
    def about(self) -> Text:
        """What it does, in a sentence."""
        return text(f"command-{self.name}")


def written(argument: Takes) -> Text:
    """What stands for an argument where a command is explained."""
    return text(f"usage-{argument}")


COMMANDS: Mapping[str, Signature] = {
    command.name: command
    for command in (
        Signature("play", (Takes.GAME, Takes.OPTIONS)),
        Signature("lunch", (Takes.MINUTES, Takes.OPTIONS)),
        Signature("sheet", (Takes.SHEET,)),
        Signature("remind", (Takes.REMINDER,), quiet=True),
        Signature("daily", ()),
        Signature("join", (Takes.TABLE,)),
        Signature("leave", (Takes.TABLE,)),
        Signature("hand", (Takes.TABLE,), quiet=True),
        Signature("table", (Takes.TABLE,)),
        Signature("move", (Takes.TABLE, Takes.MOVE)),
        Signature("stop", (Takes.TABLE,)),
        Signature("games", (), quiet=True),
        Signature("rules", (Takes.GAME, Takes.TOPIC), quiet=True),
        Signature("why", (Takes.TABLE,), quiet=True),
        Signature("tally", (Takes.TALLY,)),
        Signature("export", (Takes.FORMAT,), quiet=True),
        Signature("import", (Takes.FILE,)),
        Signature("forget", (Takes.WHOM,), quiet=True),
        Signature("record", (Takes.TABLE,), quiet=True),
        Signature("verify", (Takes.TABLE,), quiet=True),
        Signature("settings", (Takes.CITY,), quiet=True),
        Signature("language", (Takes.LANGUAGE,), quiet=True),
        Signature("doctor", (), quiet=True),
        Signature("help", (), quiet=True),
        Signature("start", (), quiet=True),
    )
}
"""All commands by name, in the order of the menu."""
