"""What the laws are tried on: every game, every number of players, and house rules drawn from the menus."""

from __future__ import annotations

import random

from hypothesis import HealthCheck, assume, settings
from hypothesis import strategies as st

from engine.errors import BadOption
from engine.game import Variant, start, variants
from engine.model import State
from engine.options import choose_all, menu, show
from tests.effort import EFFORT

TABLES: tuple[tuple[str, int], ...] = tuple(
    (game, players) for game, variant in variants().items() for players in variant.players
)
"""Every game with every number of players it is for."""

budget = settings(
    max_examples=EFFORT.of(2, minutes=200, hours=20_000),
    suppress_health_check=[HealthCheck.filter_too_much, HealthCheck.too_slow, HealthCheck.data_too_large],
)
seeds = st.integers(0, 2**32).map(lambda number: f"match {number:010d}")


def house_rules(variant: Variant) -> st.SearchStrategy[dict[str, str]]:
    """House rules as people would type them: most of them as they are, some changed to anything on their menu."""
    return st.fixed_dictionaries(
        {},
        optional={
            choice.name: st.sampled_from(choice.choices).map(show)
            for choice in menu(variant.options())
            if len(choice.choices) > 1
        },
    )


@st.composite
def matches(draw: st.DrawFn, game: str, players: int) -> State:
    """A match before its first deal. House rules that do not go together are left out: with BadOption, which is
    the only error that they may raise."""
    variant = variants()[game]
    try:
        return start(variant, players, draw(seeds), draw(house_rules(variant)))
    except BadOption:
        assume(False)
        raise


def allowing(game: str, players: int) -> dict[str, str]:
    """House rules that let so many play: the usual ones, but for a larger set or fewer players at least."""
    variant = variants()[game]
    for wanted in ({}, {"set": "12"}, {"players_min": "2"}):
        try:
            variant.rules(choose_all(variant.options(), wanted), players)
        except BadOption:
            continue
        return wanted
    raise AssertionError(f"no house rules let {players} play {game}")


def any_options(variant: Variant, chance: random.Random) -> dict[str, str]:
    """Every house rule at random, also what hardly anybody would put together."""
    return {choice.name: show(chance.choice(choice.choices)) for choice in menu(variant.options())}
