"""What people write: games and house rules by their ids, or by the names that screens show, in any language; and
commands that there are not."""

from __future__ import annotations

import re
from collections.abc import Mapping
from difflib import get_close_matches
from functools import cache

from bot.commands import COMMANDS
from bot.errors import Refused
from bot.messages import Typed, text
from bot.rulebook.names import option_name, option_value
from bot.usual import DEFAULT_GAME
from bot.vocabulary import as_compared, called, everywhere, number_said, stands_for
from bot.words import Words
from engine.errors import BadOption
from engine.game import Variant, find, variants
from engine.model import Options
from engine.options import AnyOptions, Choice, menu, show

_DOMINOES = frozenset(("domino", "dominoes", "dominos", "dominó", "домино"))
"""Who says no more than that means no game by its name."""

_OPTION = re.compile(r"(?<![\w-])(?P<name>[\w-]+)\s*=\s*(?P<value>[\w-]+)")
"""A house rule with what it shall be. A name is looked for where a word begins: from every letter on, a long word
would take long."""
_LISTED = re.compile(r"[,;]")

_BELOW_ZERO = re.compile(r"[-\u2212]+\d+")
"""No house rule has such a number, and without its sign it is another one."""

_EXAMPLE = "target=100"

_ALIKE = 0.75
"""How much what is typed must be like a game, or a house rule, for one to ask whether it is meant."""
_NEARLY = 0.85
"""The same for a command: these are short, and *stats* is not meant to be *start*."""
_LETTERS = 4
"""Of shorter words too many are alike."""
_MOST_ALIKE = 3
"""If more games than these may be meant, none of them is named."""


# --- A game with its house rules --------------------------------------------------------------------------


def game_called(name: str) -> Variant | None:
    """The game that somebody means, by its whole name or by words that only its name begins with."""
    return game_named(name) or game_begun(name)


def game_named(name: str) -> Variant | None:
    """The game that somebody means by its whole name."""
    return find(DEFAULT_GAME if name.casefold() in _DOMINOES else name)


def game_begun(name: str) -> Variant | None:
    """The only game with a name, in any language, that begins with these words. Ids are no names: of *fives-pl*
    nobody is to get the Polish game who says but *fives*."""
    games = _beginnings().get(as_compared(name), ())
    return variants()[games[0]] if len(games) == 1 else None


def no_such_game(name: str) -> Refused:
    """That this is no game, and which ones may be meant."""
    alike = games_like(name)
    if not alike:
        return Refused("no-such-game", name=Typed(name))
    games = tuple(text("game", game=game) for game in alike)
    return Refused("game-alike", name=Typed(name), games=games, count=len(games))


def games_like(name: str) -> tuple[str, ...]:
    """The few games whose names begin with these letters, or have a word that does, or else begin with words that
    read nearly like these."""
    folded, beginnings = as_compared(name), _beginnings()
    for at_word in (str.startswith, _has_word):
        found = {game for name, games in beginnings.items() if folded and at_word(name, folded) for game in games}
        if 0 < len(found) <= _MOST_ALIKE:
            return tuple(game for game in variants() if game in found)
    close = get_close_matches(folded, beginnings if len(folded) >= _LETTERS else (), n=1, cutoff=_ALIKE)
    alike = beginnings[close[0]] if close else ()
    return alike if len(alike) <= _MOST_ALIKE else ()


def _has_word(name: str, begun: str) -> bool:
    """Whether a word behind the first one begins with these letters."""
    return f"_{begun}" in name


@cache
def _beginnings() -> Mapping[str, tuple[str, ...]]:
    """The first words of all names, down to one, with the games whose names begin so."""
    found: dict[str, dict[str, None]] = {}
    for game, variant in variants().items():
        for name in (name for names in variant.names.values() for name in names):
            words = as_compared(name).split("_")
            for length in range(1, len(words) + 1):
                found.setdefault("_".join(words[:length]), {})[game] = None
    return {begun: tuple(games) for begun, games in found.items()} | dict.fromkeys(_DOMINOES, (DEFAULT_GAME,))


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
    folded = as_compared(name)
    close = get_close_matches(folded, names if len(folded) >= _LETTERS else (), n=1, cutoff=_ALIKE)
    return names[close[0]] if close else None


def option_called(words: Words, options: Options, name: str) -> str | None:
    """The id of the house rule that somebody means; None if there is none."""
    return called(words, [choice.name for choice in menu(options)], option_name, name)


def value_called(words: Words, choice: Choice, value: str) -> str | None:
    """A value of a house rule as records have it, if somebody means one."""
    if _BELOW_ZERO.fullmatch(value):
        return None
    named = {show(one): one for one in choice.choices if one is None or isinstance(one, bool | str)}
    found = called(words, named, lambda name: option_value(choice.name, named[name]), value)
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
