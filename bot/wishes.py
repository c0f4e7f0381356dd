"""What people write: games and house rules by their ids, or by the names that screens show, in any language; names
of several words."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection
from functools import lru_cache
from typing import TypeVar

from bot.errors import Refused
from bot.ports import Text
from bot.screens.names import option_name, option_value
from bot.words import Words, clean
from engine.game import Variant, find
from engine.model import Options
from engine.options import AnyOptions, Choice, choose, menu, show

DEFAULT_GAME = "draw"
_DOMINOES = frozenset(("domino", "dominoes", "dominos", "dominó", "домино"))
"""Who says no more than that means no game by its name."""

_OPTION = re.compile(r"(?P<name>[\w-]+)\s*=\s*(?P<value>[\w-]+)")
_LISTED = re.compile(r"[,;]")
_BETWEEN = re.compile(r"[\W_]+")

_EXAMPLE = "target=100"

LONGEST = 10
"""Words in a name that somebody types."""

T = TypeVar("T")


# --- A game with its house rules --------------------------------------------------------------------------


def game_called(name: str) -> Variant | None:
    """The game that somebody means."""
    return find(DEFAULT_GAME if name.casefold() in _DOMINOES else name)


def names_game(args: str) -> bool:
    """Whether somebody has typed a game, or house rules of one."""
    return game_called(" ".join(_beside_rules(args))) is not None or _OPTION.search(args) is not None


def apart(args: str) -> tuple[list[str], dict[str, str]]:
    """The words that somebody typed, and the house rules with what they shall be; Refused if one of these is not
    whole."""
    words = _beside_rules(args)
    for word in words:
        if "=" in word:
            raise not_understood(word)
    return words, {match["name"].lower(): match["value"] for match in _OPTION.finditer(args)}


def not_understood(words: str, variant: Variant | None = None) -> Refused:
    """What is no house rule, with an example of one of this game."""
    rules = () if variant is None else menu(variant.options())
    example = next((f"{rule.name}={show(rule.value)}" for rule in rules), _EXAMPLE)
    return Refused("option-how", words=clean(words), example=example)


def _beside_rules(args: str) -> list[str]:
    """What somebody typed beside house rules."""
    return _LISTED.sub(" ", _OPTION.sub(" ", args)).split()


def with_wish(words: Words, options: AnyOptions, name: str, value: str) -> AnyOptions:
    """The house rules with one of them set as somebody wrote it; BadOption if there is no such thing."""
    option = option_called(words, options, name)
    choice = next((choice for choice in menu(options) if choice.name == option), None)
    return choose(options, option, value if choice is None else _value(words, choice, value))


def option_called(words: Words, options: Options, name: str) -> str:
    """The id of the house rule that somebody means; what he wrote if there is none."""
    return called(words, [choice.name for choice in menu(options)], option_name, name)


def _value(words: Words, choice: Choice, value: str) -> str:
    values = {show(one): one for one in choice.choices}
    return called(words, values, lambda name: option_value(choice.name, values[name]), value)


# --- Names ------------------------------------------------------------------------------------------------


def called(words: Words, names: Collection[str], title: Callable[[str], Text], wanted: str) -> str:
    """The id whose name in any language is what somebody wrote, ids first; underscores stand for spaces."""
    folded = _folded(wanted)
    for name in names:
        if _folded(name) == folded:
            return name
    for name in names:
        if folded in _everywhere(words, title(name)):
            return name
    return wanted


@lru_cache(maxsize=4096)
def _everywhere(words: Words, title: Text) -> frozenset[str]:
    """A name in all languages, as it is compared."""
    return frozenset(_folded(words.line(title, language)) for language in words.languages)


def longest_name(words: list[str], named: Callable[[str], T | None]) -> tuple[T | None, list[str]]:
    """The longest name that some words begin with: what it stands for, and the words behind it."""
    for length in range(min(len(words), LONGEST), 0, -1):
        found = named(" ".join(words[:length]))
        if found is not None:
            return found, words[length:]
    return None, words


def _folded(words: str) -> str:
    return _BETWEEN.sub("_", words.casefold().replace("ё", "е")).strip("_")
