"""Commands in what people write."""

from __future__ import annotations

import re
from typing import Final

from bot.commands import COMMANDS
from bot.ports import Command

_COMMAND: Final = re.compile(
    r"/(?P<name>\w{1,32})(?:@(?P<bot>\w+))?[^\w\s/@]*(?:\s+(?P<args>.*))?",  # `/why?` asks the same as `/why`
    re.DOTALL,
)


def command(words: str, me: str, *, private: bool) -> Command | None:
    """The command that a text gives to the bot called `me`.

    In a group a command without a name may be for another bot, and is ours only if we have it."""
    found = _COMMAND.fullmatch(words.strip())
    if found is None:
        return None
    name = found["name"].lower()
    called = found["bot"]
    ours = private or name in COMMANDS if called is None else called.casefold() == me.casefold()
    return Command(name, " ".join((found["args"] or "").split())) if ours else None
