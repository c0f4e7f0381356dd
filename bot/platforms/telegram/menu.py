"""The lists of commands that Telegram shows to who types a slash, in every language.

The server keeps them, so they are sent only when they have changed.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from telegram import (
    BotCommand,
    BotCommandScope,
    BotCommandScopeAllGroupChats,
    BotCommandScopeAllPrivateChats,
)

from bot.announcing import announce
from bot.cleaning import cut
from bot.commands import COMMANDS, Signature
from bot.conversation import Conversation
from bot.outage import patiently
from bot.platforms.telegram.wire import Wire
from bot.words import Words

NAME: Final = "telegram menu"
"""Under this name it is remembered what was sent last."""

_PATIENCE: Final = 600.0
"""Seconds that the server may take for each list, until all are sent again."""
_DESCRIPTION: Final = 256


@dataclass(frozen=True, slots=True)
class _List:
    """A list of commands as the server is told it."""

    scope: BotCommandScope
    language: str
    commands: tuple[BotCommand, ...]

    def plain(self) -> dict[str, Any]:
        return {
            "scope": self.scope.to_dict(),
            "language": self.language,
            "commands": [command.to_dict() for command in self.commands],
        }


async def sync(wire: Wire, conversation: Conversation, words: Words, *, ephemeral: bool) -> None:
    """Let the server show the lists as they are now, sooner or later; `ephemeral` says whether it knows messages
    for one person."""
    lists = list(_lists(words, ephemeral=ephemeral))
    me = wire.me
    plain = [{"bot": me.id if me else 0}, *(one.plain() for one in lists)]
    # Whoever knows a command can write it all the same.
    refused = logging.WARNING
    await announce(conversation, "Telegram", NAME, plain, lambda: _send(wire, lists), wire.sleep, refused)


async def _send(wire: Wire, lists: Iterable[_List]) -> None:
    for one in lists:
        await patiently(partial(wire.ask, partial(_set, wire, one)), _PATIENCE, wire.sleep)


async def _set(wire: Wire, one: _List) -> None:
    await wire.bot.set_my_commands(one.commands, scope=one.scope, language_code=one.language or None)


def _lists(words: Words, *, ephemeral: bool) -> Iterator[_List]:
    """The lists by who sees them, and for those of no language that there is in the default one."""
    scopes = (BotCommandScopeAllPrivateChats(), False), (BotCommandScopeAllGroupChats(), ephemeral)
    for scope, hushed in scopes:
        for language in ("", *_codes(words)):
            shown = language or words.default
            yield _List(scope, language, tuple(_entry(c, words, shown, hushed=hushed) for c in COMMANDS.values()))


def _codes(words: Words) -> list[str]:
    """The languages by the codes that Telegram knows: those of two letters."""
    return [language for language in words.languages if len(language) == 2]


def _entry(command: Signature, words: Words, language: str, *, hushed: bool) -> BotCommand:
    about = cut(words.line(command.about, language), _DESCRIPTION)
    extra = {"is_ephemeral": True} if hushed and command.quiet else None
    return BotCommand(command.name, about, api_kwargs=extra)
