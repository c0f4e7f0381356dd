"""House rules, and who plays, as people say them behind a game, without a sign between: `goat first to 51 points,
no pairs`, `block with 2 computers`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache, lru_cache, partial
from typing import Final

from bot.game_names import game_called, game_declined, game_named, games_like
from bot.messages import Text, text
from bot.rulebook.names import option_name, option_value
from bot.vocabulary import (
    LONGEST,
    as_compared,
    behind,
    called,
    everywhere,
    longest_name,
    number_said,
    one_of,
    stands_for,
    unglued,
)
from bot.wishes import value_called
from bot.words import Words
from engine.game import Variant, variants
from engine.options import Choice, Value, menu, show
from engine.scoring.tricks import Score

Wish = tuple[str, str]
"""The id of a house rule, or what of a table's `company` is meant, and what it shall be."""

PLAYERS, COMPUTERS = "players", "computers"
"""What people say of a table's company."""

_TARGET: Final = "target"
"""The house rule that people say without its name: `to 51`, or 51."""

_ALWAYS_TEAMS: Final = Choice("teams", True, True, (True, False))
"""One that may be said of a game in which it is never otherwise."""

SESSION: Final = "session_minutes"
"""The house rule of which people also say how many hours."""

_PLAYED_BY: Final = frozenset(map(str, range(1, 1 + max(max(game.players) for game in variants().values()))))
"""How many people may mean who play some game; whether so many can play this one is seen later."""

_UNITS: Final[Mapping[str, frozenset[str]]] = {
    "points": frozenset(
        (
            _TARGET,
            "threshold",
            "open_limit",
            "wipe_limit",
            "brother_limit",
            "zero_zero_value",
            "double_blank_pips",
            "finish_bonus",
            "out_bonus",
        )
    ),
    "marks": frozenset((_TARGET,)),
    "rounds": frozenset(("rounds", "session_rounds")),
    "minutes": frozenset((SESSION,)),
    PLAYERS: frozenset((PLAYERS,)),
    COMPUTERS: frozenset((COMPUTERS,)),
}
"""What the numbers of house rules count."""

_COUNTED: Final = ("rounds", "minutes", PLAYERS, COMPUTERS)
"""Of these people say how many, and not the name of the house rule: `5 rounds`."""

_SWITCHES: Final = ((text("without-before"), False), (text("with-before"), True))
"""What people say before a house rule that is on or off."""
_OFF: Final = frozenset((show(False), show(None), "off"))
"""The values of a house rule that is off."""

_BEHIND_SWITCHES: Final = ((text("off-behind"), show(False)), (text("on-behind"), show(True)))
"""What they say behind it."""

_BEFORE_UNNAMED: Final[tuple[tuple[Text | None, frozenset[str] | None], ...]] = (
    (None, None),
    (text("with-before"), frozenset(("set",))),
    (text("rounds-before"), frozenset(("single_round",))),
    (text("minutes-before"), frozenset((SESSION,))),
    (text("computers-before"), frozenset((COMPUTERS,))),
)
"""What people say before house rules that they do not name, and before which: `in an hour` is when, and not how
long."""

_BEFORE_NUMBERS: Final = (text("target-before"), text("rounds-before"))
"""Whoever begins with one of these has named no game: `to 100` is not to be *Todos los cincos*."""


def game_said(words: Words, said: list[str]) -> tuple[Variant, list[Wish]] | None:
    """The game that somebody means, with the house rules that he says behind it; None if it is none, or something
    else is said."""
    # in `block with computers` none begins like *Block with ...*
    for named in (game_named, game_called, game_declined):
        game, rest = longest_name(said, named)
        wishes, left = ([], said) if game is None else _Rules(words, game).wishes(rest)
        if game is not None and not left:
            return game, wishes
    return None


def rules_said(
    words: Words, game: Variant, said: list[str], *, players_alone: bool = True
) -> tuple[list[Wish], list[str]]:
    """The house rules of a game with which the words begin, and the words behind them; with `players_alone` a
    number alone may say how many are to play."""
    return _Rules(words, game, players_alone=players_alone).wishes(said)


def company(game: Variant) -> tuple[Choice, ...]:
    """What is said behind a game like a house rule and is none: how many are to play, and how many computer
    players sit down at once, or that they take all seats that are left."""
    return (
        Choice(PLAYERS, None, None, game.players),
        Choice(COMPUTERS, None, None, (True, *range(1, max(game.players)))),
    )


@cache
def _shown(game: str) -> tuple[Choice, ...]:
    """The house rules of a game, and what may be said like one."""
    return (*menu(variants()[game].options()), *_always(game))


@cache
def _always(game: str) -> tuple[Choice, ...]:
    """What a game is never played without, so that nobody can choose it: teams, or nothing."""
    variant = variants()[game]
    options = variant.options()
    tables = [variant.rules(options, number).sides for number in variant.fitting(options)]
    chosen = any(rule.name == _ALWAYS_TEAMS.name for rule in menu(options))
    is_in_teams = not chosen and all(len(set(sides)) < len(sides) for sides in tables)
    return (_ALWAYS_TEAMS,) if is_in_teams else ()


def company_called(words: Words, game: Variant, name: str) -> Choice | None:
    """What of a table's company somebody means by a name of it."""
    return next((one for one in company(game) if one_of(words, text(f"unit-{one.name}"), name)), None)


def like_game(words: Words, said: list[str]) -> str | None:
    """The words that read like a game, with nothing but house rules of it behind them; None if there are none."""
    for length in range(1, min(len(said), LONGEST) + 1):
        name, rest = " ".join(said[:length]), said[length:]
        if any(one_of(words, listed, name) for listed in _BEFORE_NUMBERS):
            continue
        games = (variants()[game] for game in games_like(name))
        if not all(rules_said(words, game, rest)[1] for game in games):
            return name
    return None


class _Rules:
    """The house rules of a game, looked for in what somebody says."""

    def __init__(self, words: Words, game: Variant, *, players_alone: bool = True) -> None:
        self._words = words
        self._players_alone = players_alone
        self._game = game.id
        self._anyway = [(rule.name, show(rule.value)) for rule in _always(game.id)]
        self._shown = {rule.name: rule for rule in _shown(game.id)}
        self._rules = {**self._shown, **{one.name: one for one in company(game)}}

    def wishes(self, said: list[str]) -> tuple[list[Wish], list[str]]:
        """The wishes with which the words begin, and the words from the first on that is not understood. A number
        alone is not understood with what follows it: of `5 eggs` nothing is a target."""
        wishes: list[Wish] = []
        said = unglued(self._words, [text(f"unit-{unit}") for unit in _UNITS], said)
        denied = any(one_of(self._words, text("without-before"), word) for word in said)
        number: list[str] = []
        while said:
            filler = self._behind(text("filler"), said)
            if filler is not None:
                said, number = filler, []
                continue
            found = self._switched(said) or self._nameless(said) or self._named(said, denied=denied)
            if found is None:
                return wishes, number or said
            wish, past = found
            number = said if past == said[1:] and said[0].isdecimal() else []
            said = past
            if wish not in self._anyway:
                wishes.append(wish)
        return wishes, []

    # --- What the first words wish for, and the words behind them; None if they wish for nothing ---

    def _switched(self, said: list[str]) -> tuple[Wish, list[str]] | None:
        """`no pairs`, `with the pairs`."""
        for listed, on in _SWITCHES:
            named = self._behind(listed, said) or []
            for words in (named, self._behind(text("before-name"), named) or []):
                wish, rest = longest_name(words, partial(self._switch, on=on))
                if wish is not None:
                    return wish, rest
        return None

    def _nameless(self, said: list[str]) -> tuple[Wish, list[str]] | None:
        """What needs no name, the longest that is said: `for three` is less than `for three quarters of an hour`.
        `One round` is no number of rounds, and `à trois` no target."""
        named = self._named_at(said)
        if named is not None and (named != _TARGET or self._behind(text("target-before"), said) is None):
            return None
        found = (*self._unnamed(said), self._counted(said), self._seated(said), self._valued(said))
        return min((one for one in found if one is not None), key=lambda one: len(one[1]), default=None)

    def _counted(self, said: list[str]) -> tuple[Wish, list[str]] | None:
        """`5 rounds`, `for five rounds`, `for 45 minutes`, `with 2 computers`."""
        for unit in _COUNTED:
            word, *rest = self._behind(text(f"{unit}-before"), said) or said
            number, past = number_said(self._words, word), self._behind(text(f"unit-{unit}"), rest)
            rule = next((rule for rule in self._rules.values() if self._counts(rule, unit)), None)
            if rule is not None and number is not None and past is not None:
                return self._lasting(rule, number, rest, past)
        return None

    def _seated(self, said: list[str]) -> tuple[Wish, list[str]] | None:
        """`for 3`: so many are to play, if any game is for so many."""
        word, *rest = self._behind(text("seats-before"), said) or said
        number = number_said(self._words, word) if len(rest) < len(said) - 1 else None
        return ((PLAYERS, number), rest) if number in _PLAYED_BY else None

    def _lasting(
        self, rule: Choice, number: str, rest: list[str], past: list[str]
    ) -> tuple[Wish, list[str]] | None:
        """A number, and behind it its unit, with which `rest` begins: `5 rounds`. But in `100 rounds 5` that word
        is the name of the next house rule, and the number is the target if it can be. Where both can be meant the
        house rule gets both numbers, which is refused later on."""
        target, named = self._rules.get(_TARGET), self._named_at(rest)
        if named not in (None, rule.name):
            return None
        if target is None or named is None or not self._value(target, number):
            return (rule.name, number), past
        both = self._value(rule, number) and self._value(target, past[0])
        return ((rule.name, number), rest) if both else None

    def _unnamed(self, said: list[str]) -> Iterator[tuple[Wish, list[str]]]:
        """`double nine`, `in pairs`, `for half an hour`."""
        for before, rules in _BEFORE_UNNAMED:
            behind = said if before is None else self._behind(before, said) or []
            wish, rest = longest_name(behind, self._without_name)
            if wish is not None and (rules is None or wish[0] in rules):
                yield wish, rest

    def _valued(self, said: list[str]) -> tuple[Wish, list[str]] | None:
        """`clockwise`: what no other house rule can be."""
        wish, rest = longest_name(said, self._value_alone)
        return None if wish is None else (wish, rest)

    def _named(self, said: list[str], *, denied: bool) -> tuple[Wish, list[str]] | None:
        """`threshold 13`, and a number alone: `51`. Who says the name alone means that it is on, but where
        something is `denied` that may be for all: `no pairs, closed doubles`."""
        name, rest = longest_name(said, self._name)
        rule = self._numbered(said) if name is None and said[0].isdecimal() else self._rules.get(name or "")
        if rule is None:
            return None
        value, left = longest_name(rest, partial(self._value, rule))
        if value is None and isinstance(rule.value, bool):
            switched = self._switched_behind(rule, rest)
            return switched or (None if denied else ((rule.name, show(True)), rest))
        if not rest:
            return None
        if value is None:
            value, *left = rest
        unit, past = longest_name(left, self._unit)
        if value.isdecimal() and self._counts(rule, unit) and self._named_at(left) is None:
            left = past
        return (rule.name, value), left

    def _numbered(self, said: list[str]) -> Choice | None:
        """What a number alone says: the target, or, if only that can be, how many are to play. In `4 points` it is
        not alone."""
        target, players, number = self._rules.get(_TARGET), self._rules[PLAYERS], said[0]
        can_be_target = target is not None and self._value(target, number) is not None
        alone = self._players_alone and longest_name(said[1:], self._unit)[0] is None
        return players if alone and not can_be_target and self._value(players, number) is not None else target

    def _switched_behind(self, rule: Choice, rest: list[str]) -> tuple[Wish, list[str]] | None:
        """`teams off`, `nello allowed`."""
        for listed, value in _BEHIND_SWITCHES:
            past = self._behind(listed, rest)
            if past is not None:
                return (rule.name, value), past
        return None

    def _named_at(self, said: list[str]) -> str | None:
        """The house rule that is named first, if what it can be is named behind it."""
        name, rest = longest_name(said, self._name)
        rule = self._rules.get(name or "")
        value = longest_name(rest, partial(self._value, rule))[0] if rule is not None else None
        return None if value is None else name

    # --- Single words ---

    def _behind(self, listed: Text, said: list[str]) -> list[str] | None:
        """The words behind one of those that are listed; None if none of them is said."""
        return behind(self._words, listed, said)

    def _name(self, name: str) -> str | None:
        before = one_of(self._words, text("target-before"), name)
        return _TARGET if before else called(self._words, self._shown, option_name, name)

    def _value(self, rule: Choice, value: str) -> str | None:
        return value_called(self._words, rule, value)

    def _switch(self, name: str, *, on: bool) -> Wish | None:
        """The house rule that is turned on or off, by its name or by what becomes of it behind a preposition."""
        named = called(self._words, self._shown, option_name, name)
        meant = {named} if named else stands_for(self._words, text("switched"), name)
        turned = ((one, _turned(self._rules[one], on=on)) for one in meant & self._rules.keys())
        found = [(one, value) for one, value in turned if value is not None]
        return found[0] if len(found) == 1 else None

    def _without_name(self, name: str) -> Wish | None:
        return next((wish for wish in _without_name(self._words, name) if wish[0] in self._rules), None)

    def _value_alone(self, name: str) -> Wish | None:
        """The house rule with a choice that is shown so, if there is only one in all games. What several have says
        little without the name of one: *always*, *nothing*, *the winner*."""
        wanted, none = as_compared(name), frozenset[Wish]()
        meant = _worded(self._words, self._game).get(wanted, none)
        if len(meant) != 1 or len(meant | _worded(self._words).get(wanted, none)) > 1:
            return None
        (wish,) = meant
        return None if wish[1] in _OFF else wish

    def _unit(self, name: str) -> str | None:
        return next((unit for unit in _UNITS if one_of(self._words, text(f"unit-{unit}"), name)), None)

    def _counts(self, rule: Choice, unit: str | None) -> bool:
        """Whether that is what the number of a house rule counts. A target of points is left open where marks are
        usual."""
        marks = rule.name == _TARGET and any(Score.MARKS in other.choices for other in self._rules.values())
        return unit is not None and rule.name in _UNITS[unit] and marks == (unit == "marks")


@lru_cache
def _worded(words: Words, game: str | None = None) -> Mapping[str, frozenset[Wish]]:
    """What the house rules of a game, or of all games, can be that is no number, by how it is shown in any
    language."""
    found: dict[str, frozenset[Wish]] = {}
    for rule in (rule for each in ([game] if game else variants()) for rule in _shown(each)):
        for value in _words_of(rule):
            for name in everywhere(words, option_value(rule.name, value)):
                found[name] = found.get(name, frozenset()) | {(rule.name, show(value))}
    return found


def _words_of(rule: Choice) -> tuple[Value, ...]:
    """What a house rule can be that is no number."""
    values = (value for value in rule.choices if isinstance(value, bool | str | None))
    return tuple(value for value in values if not isinstance(value, str) or not value[:1].isdigit())


def _turned(rule: Choice, *, on: bool) -> str | None:
    """What becomes of a house rule that is turned on or off; None if it is never off, or on in several ways."""
    values = {show(choice) for choice in rule.choices}
    off = values & _OFF
    meant = values - off if on and off else off
    return meant.pop() if len(meant) == 1 else None


def _without_name(words: Words, name: str) -> list[Wish]:
    """The house rules, with what they shall be, that somebody says without naming them."""
    meant = (wish.partition(" ") for wish in sorted(stands_for(words, text("unnamed"), name)))
    return [(rule, value) for rule, _, value in meant]
