"""What people write: house rules by their ids, or by the names that screens show, in any language; and commands
that there are not."""

from __future__ import annotations

import re
from difflib import get_close_matches

from bot.commands import COMMANDS
from bot.errors import Refused
from bot.game_names import game_called
from bot.messages import Typed, text
from bot.rulebook.names import option_name, option_value
from bot.vocabulary import as_compared, called, everywhere, number_said, reads_like, stands_for
from bot.words import Words
from engine.errors import BadOption
from engine.game import Variant
from engine.model import Options
from engine.options import AnyOptions, Choice, menu, show

_OPTION = re.compile(r"(?<![\w-])(?P<name>[\w-]+)\s*=\s*(?P<value>[\w-]+)")
"""A house rule with what it shall be. A name is looked for where a word begins: from every letter on, a long word
would take long."""
_LISTED = re.compile(r"[,;]")

_BELOW_ZERO = re.compile(r"[-\u2212]+\d+")
"""No house rule has such a number, and without its sign it is another one."""

_EXAMPLE = "target=100"

_NEARLY = 0.85
"""How much what is typed must be like a command: these are short, and *stats* is not meant to be *start*."""


# --- House rules ------------------------------------------------------------------------------------------


def apart(args: str) -> tuple[list[str], list[tuple[str, str]]]:
    """The words that somebody typed, and the house rules with what they shall be; Refused if one of these is not
    whole."""
    words = beside_rules(args)
    for word in words:
        if "=" in word:
            raise not_understood(word)
    return words, [(match["name"].lower(), match["value"]) for match in _OPTION.finditer(args)]


def names_rule(args: str) -> bool:
    """Whether somebody typed a house rule with a sign."""
    return _OPTION.search(args) is not None


def not_understood(words: str, variant: Variant | None = None) -> Refused:
    """That this is no house rule, with an example of one of this game."""
    rules = () if variant is None else menu(variant.options())
    example = next((f"{rule.name}={show(rule.value)}" for rule in rules), _EXAMPLE)
    return Refused("option-how", words=Typed(words), example=example)


def beside_rules(args: str) -> list[str]:
    """The words that somebody typed, without the house rules that he wrote with a sign."""
    return _LISTED.sub(" ", _OPTION.sub(" ", args)).split()


def with_wish(words: Words, game: Variant, options: AnyOptions, name: str, value: str) -> AnyOptions:
    """The house rules of a game with one of them set as somebody wrote it; BadOption if there is no such thing,
    Refused if there is one whose name reads nearly like that."""
    option = option_called(words, options, name) or name
    choice = next((choice for choice in menu(options) if choice.name == option), None)
    wanted = (choice and value_called(words, choice, value)) or value
    try:
        return game.choose(options, {option: wanted})
    except BadOption as error:
        alike = _option_like(words, options, name) if error.reason == "no-such-option" else None
        if alike is None:
            raise
        meant = text("name-with-id", name=option_name(alike), id=alike)
        raise Refused("option-alike", option=Typed(name), game=text("game", game=game.id), meant=meant) from None


def _option_like(words: Words, options: Options, name: str) -> str | None:
    """The house rule whose name reads nearly like what somebody has written."""
    names = {
        said: rule.name
        for rule in menu(options)
        for said in (as_compared(rule.name), *everywhere(words, option_name(rule.name)))
    }
    close = reads_like(as_compared(name), names)
    return names[close] if close else None


def option_called(words: Words, options: Options, name: str) -> str | None:
    """The id of the house rule that somebody means; None if there is none."""
    return called(words, [choice.name for choice in menu(options)], option_name, name)


def value_called(words: Words, choice: Choice, value: str) -> str | None:
    """A value of a house rule as records have it, if somebody means one."""
    if _BELOW_ZERO.fullmatch(value):
        return None
    named = {show(one): one for one in choice.choices if one is None or isinstance(one, bool | str)}
    found = called(words, named, lambda name: option_value(choice.name, named[name]), value, text("value-also"))
    number = number_said(words, as_compared(value)) if found is None else None  # numbers are called as they are
    return number if number is not None and any(number == show(one) for one in choice.choices) else found


# --- Commands ---------------------------------------------------------------------------------------------


def no_such_command(words: Words, name: str) -> Refused:
    """That this is no command, and which one may be meant: one that is called so in some language, or nearly so,
    or the one that plays a game of this name."""
    alike = get_close_matches(name.lower(), COMMANDS, n=1, cutoff=_NEARLY)
    meant, game = command_meant(words, name) or next(iter(alike), None), game_called(name)
    if meant is None and game is not None:
        meant = f"play {game.id}"
    if meant is None:
        return Refused("no-such-command", command=Typed(name))
    return Refused("command-alike", command=Typed(name), meant=meant)


def command_meant(words: Words, name: str) -> str | None:
    """The command, perhaps with words behind it, that somebody means by another word for it in any language."""
    there = called(words, COMMANDS, lambda command: text(f"slash-{command}"), name)
    return there or next(iter(stands_for(words, text("command-also"), name)), None)
