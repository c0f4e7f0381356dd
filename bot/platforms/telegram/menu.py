"""The lists of commands that Telegram shows to who types a slash, in every language.

The server keeps them, so they are sent only when they have changed.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final

import orjson
from telegram import (
    BotCommand,
    BotCommandScope,
    BotCommandScopeAllGroupChats,
    BotCommandScopeAllPrivateChats,
)
from telegram.error import TelegramError

from bot.cleaning import cut
from bot.commands import COMMANDS, Signature
from bot.conversation import Conversation
from bot.platforms.telegram.errors import REFUSED
from bot.platforms.telegram.wire import Wire
from bot.ports import Declined, TooFast
from bot.words import Words

logger = logging.getLogger(__name__)

NAME: Final = "telegram menu"
"""Under this name it is remembered what was sent last."""

FIRST_WAIT, LONGEST_WAIT = 60.0, 3600.0
"""Seconds until the lists are sent again, twice as long each time."""
_PATIENCE: Final = 600.0
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
    digest = sha256(orjson.dumps(plain, option=orjson.OPT_SORT_KEYS)).hexdigest()
    wait = FIRST_WAIT
    while await conversation.recall(NAME) != digest:
        try:
            for one in lists:
                await _send(wire, one)
        except Declined as error:
            logger.error("Telegram refuses the lists of commands: %s", error)
            return
        except (TelegramError, TooFast, *REFUSED) as error:
            logger.warning("the lists of commands could not be set: %s", error)
        else:
            await conversation.remember(NAME, digest)
            return
        await wire.sleep(wait)
        wait = min(2 * wait, LONGEST_WAIT)


async def _send(wire: Wire, one: _List) -> None:
    await wire.ask_patiently(
        lambda: wire.bot.set_my_commands(one.commands, scope=one.scope, language_code=one.language or None),
        _PATIENCE,
    )


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
