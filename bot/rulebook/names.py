"""How house rules and the numbers of players are called; a game in a sentence."""

from __future__ import annotations

from functools import cache

from bot.messages import Text, literal, text
from engine.game import Variant, variants
from engine.model import Options
from engine.options import Choice, Value, changed, menu, show


@cache
def rule_names(game: str) -> tuple[str, ...]:
    """The house rules of a game by their ids, in the order in which buttons count them."""
    return tuple(choice.name for choice in menu(variants()[game].options()))


@cache
def option_name(name: str) -> Text:
    """A house rule as people call it."""
    return text(f"option-{name}")


def option_value(name: str, value: Value) -> Text:
    """A choice of a house rule as people call it: numbers and tiles as they are, words by their text."""
    if isinstance(value, bool) or value is None:
        return text(f"value-{show(value)}")
    if isinstance(value, int) or value[:1].isdigit():
        return literal(str(value))
    return text(f"option-{name}.{value}")


def option(choice: Choice) -> Text:
    """A house rule with its value."""
    return text("option-is", option=option_name(choice.name), value=option_value(choice.name, choice.value))


def tagline(variant: Variant, options: Options) -> Text:
    """A game in a sentence. It tells of the usual game, so with other house rules it says that it does."""
    told = text(f"tagline-{variant.id}")
    return text("usually", tagline=told) if changed(options) else told


def players(variant: Variant, options: Options | None = None) -> Text:
    """How many can play a game, by these house rules if any number can: a range, or every number that can if it is
    one or some between cannot."""
    numbers = (() if options is None else variant.fitting(options)) or variant.players
    fewest, most = min(numbers), max(numbers)
    if fewest < most and len(numbers) == most - fewest + 1:
        return text("players-range", fewest=fewest, most=most)
    return literal(", ".join(map(str, numbers)))
