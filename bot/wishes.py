"""House rules as people write them: by their ids, or by the names that screens show, in any language."""

from __future__ import annotations

import re

from bot.ports import Text
from bot.screens.names import option_name, option_value
from bot.words import Words
from engine.model import Options
from engine.options import AnyOptions, Choice, choose, menu, show

_BETWEEN = re.compile(r"[\W_]+")


def with_wish(words: Words, options: AnyOptions, name: str, value: str) -> AnyOptions:
    """The house rules with one of them set as somebody wrote it; BadOption if there is no such thing."""
    option = option_called(words, options, name)
    choice = next((choice for choice in menu(options) if choice.name == option), None)
    return choose(options, option, value if choice is None else _value(words, choice, value))


def option_called(words: Words, options: Options, name: str) -> str:
    """The id of the house rule that somebody means; what he wrote if there is none."""
    names = {choice.name: option_name(choice.name) for choice in menu(options)}
    return _called(words, names, name)


def _value(words: Words, choice: Choice, value: str) -> str:
    return _called(words, {show(one): option_value(choice.name, one) for one in choice.choices}, value)


def _called(words: Words, names: dict[str, Text], wanted: str) -> str:
    """The id whose name in any language is what somebody wrote, ids first; underscores stand for spaces."""
    folded = _folded(wanted)
    found = [name for name in names if _folded(name) == folded]
    found += [
        name
        for name, called in names.items()
        if folded in {_folded(words.line(called, language)) for language in words.languages}
    ]
    return found[0] if found else wanted


def _folded(words: str) -> str:
    return _BETWEEN.sub("_", words.casefold().replace("ё", "е")).strip("_")
