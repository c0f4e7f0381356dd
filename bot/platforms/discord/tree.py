"""The slash commands, made from the one table of commands, in every language that Discord knows."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final, TypeAlias

import discord

from bot.cleaning import cut
from bot.commands import COMMANDS, Signature, Takes
from bot.messages import Text, text
from bot.words import DEFAULT, Words

Payload: TypeAlias = dict[str, Any]

REQUIRED: Final = frozenset({Takes.MOVE, Takes.FILE})
"""Arguments without which a command means nothing."""
LONGEST_ABOUT: Final = 100

_CHAT_INPUT, _STRING = 1, 3
ATTACHMENT: Final = 11
_EVERYWHERE: Final = {"integration_types": [0, 1], "contexts": [0, 1, 2]}
"""For servers and for persons; in servers, in the bot's private chat, and in those of others."""
_NAME = re.compile("[-_'\\w\u0900-\u097f\u0e00-\u0e7f]{1,32}")
"""Letters and digits; in Devanagari and Thai also the signs that are written around them."""
_OTHER_CODES: Final = {"no": "nb"}
"""Codes of Discord under which other people know the language by another one."""


def spoken(locale: discord.Locale | None) -> str:
    """A language of Discord by the code that texts go by; what plays Discord may call it anything."""
    code = "" if locale is None else str(locale.value)
    return _OTHER_CODES.get(code, code)


def commands(words: Words) -> list[Payload]:
    """All commands as Discord takes them."""
    languages = dict(_languages(words))
    return [
        {
            "type": _CHAT_INPUT,
            **_named(command.name, text(f"slash-{command.name}"), command.about, words, languages),
            "options": [_option(takes, words, languages) for takes in _in_order(command)],
            **_EVERYWHERE,
        }
        for command in COMMANDS.values()
    ]


def arguments(name: str, given: Mapping[str, str]) -> str:
    """What was filled in, as the words behind a command that is typed."""
    command = COMMANDS.get(name)
    order = given if command is None else command.takes
    return " ".join(given[takes].strip() for takes in order if given.get(takes, "").strip())


def _in_order(command: Signature) -> list[Takes]:
    """Discord wants what is required first."""
    return sorted(command.takes, key=lambda takes: takes not in REQUIRED)


def _option(takes: Takes, words: Words, languages: Mapping[str, str]) -> Payload:
    name, about = text(f"slash-option-{takes}"), text(f"slash-option-{takes}.about")
    named = _named(takes.value, name, about, words, languages)
    if takes is Takes.FILE:
        return {"type": ATTACHMENT, **named, "required": takes in REQUIRED}
    return {"type": _STRING, **named, "required": takes in REQUIRED, "autocomplete": True}


def _named(own: str, name: Text, about: Text, words: Words, languages: Mapping[str, str]) -> Payload:
    """Name and description. The default name is what is sent back, so it is never translated."""
    names = {
        locale: words.line(name, language).lower() for locale, language in languages.items() if language != DEFAULT
    }
    return {
        "name": own,
        "name_localizations": {locale: name for locale, name in names.items() if _NAME.fullmatch(name)},
        "description": _about(about, words, words.default),
        "description_localizations": {
            locale: _about(about, words, language)
            for locale, language in languages.items()
            if language != words.default
        },
    }


def _about(about: Text, words: Words, language: str) -> str:
    return cut(words.line(about, language), LONGEST_ABOUT)


def _languages(words: Words) -> Iterator[tuple[str, str]]:
    """The languages of Discord for which there are texts."""
    for locale in discord.Locale:
        language = spoken(locale).partition("-")[0]
        if language in words.languages:
            yield locale.value, language
