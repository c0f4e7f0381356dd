"""What is different between two games, as far as their house rules and the deal tell it."""

from __future__ import annotations

from collections.abc import Iterator

from bot.messages import Arg, Text, text
from bot.rulebook.facts import MOST_PLAYERS, facts
from bot.rulebook.names import option, option_name, option_value, players
from engine.game import Variant
from engine.options import Choice, menu

_OF_SET = ("tiles", "top")
"""The facts about the set of tiles that are compared."""


def compared(one: Variant, other: Variant) -> tuple[Text, ...]:
    """The differences of two games, a line each; what both have alike is not told."""
    return (
        text("compare-head", one=text("game", game=one.id), other=text("game", game=other.id)),
        text(f"tagline-{one.id}"),
        text(f"tagline-{other.id}"),
        *_dealing(one, other),
        *_rules(one, other),
    )


def _dealing(one: Variant, other: Variant) -> Iterator[Text]:
    """Players, set, hands."""
    if one.players != other.players:
        yield _line(text("compare-players"), players(one), players(other))
    ours, theirs = facts(one, one.options()), facts(other, other.options())
    for name in _OF_SET:
        if ours[name] != theirs[name]:
            yield _line(text(f"compare-{name}"), ours[name], theirs[name])
    for number in range(1, MOST_PLAYERS + 1):
        hands = ours[f"hand_{number}"], theirs[f"hand_{number}"]
        if all(hands) and hands[0] != hands[1]:
            yield _line(text("compare-hand", players=number), *hands)


def _rules(one: Variant, other: Variant) -> Iterator[Text]:
    """House rules that both have and that are usually not the same, then those that only one of them has."""
    ours = {choice.name: choice for choice in menu(one.options())}
    theirs = {choice.name: choice for choice in menu(other.options())}
    for name, choice in ours.items():
        if name in theirs and theirs[name].default != choice.default:
            yield _line(option_name(name), _usual(choice), _usual(theirs[name]))
    for variant, mine, others in ((one, ours, theirs), (other, theirs, ours)):
        alone = tuple(choice for name, choice in mine.items() if name not in others)
        if alone:
            yield text("compare-only", game=text("game", game=variant.id))
        yield from map(option, alone)


def _usual(choice: Choice) -> Text:
    return option_value(choice.name, choice.default)


def _line(what: Text, one: Arg, other: Arg) -> Text:
    return text("compare-line", what=what, one=one, other=other)
