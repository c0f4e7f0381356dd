"""Barricade: a double across an end closes the round; a rider on another game (western.md 4.6)."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace

from engine.codec import tagged
from engine.game import Variant
from engine.kernels.layout import Layout
from engine.options import opt
from engine.parts import Rules
from engine.rules.turns import Barricade
from engine.scoring.barring import BarredTie, Barring
from engine.scoring.points import Points
from engine.scoring.sheet import LaterStarter
from engine.variants.block_restock import BLOCK_RESTOCK
from engine.variants.common import DRAW_RULES, TARGETS, LineOptions
from engine.variants.draw import DRAW
from engine.variants.french_wall import FRENCH_WALL
from engine.variants.hungarian import HUNGARIAN
from engine.variants.team_block import TEAM_BLOCK

BASES = {game.id: game for game in (BLOCK_RESTOCK, DRAW, TEAM_BLOCK, HUNGARIAN, FRENCH_WALL)}
"""The games beneath."""
AS_BENEATH = "base"
"""The choice of a house rule that leaves it to the game beneath."""


@tagged("barricade-options", whole=True)
@dataclass(frozen=True, slots=True)
class BarricadeOptions(LineOptions):
    """The shared house rules, some of them usually as in the game beneath, and those of the barricade."""

    base: str = opt(BLOCK_RESTOCK.id, tuple(BASES))
    must_match: bool = opt(False)
    only_if_unable: bool = opt(False)
    tie: str = opt("blocker", tuple(BarredTie))
    fail_factor: int = opt(2, (0, 1, 2, 3, 4))
    draw_rule: str = opt(AS_BENEATH, (AS_BENEATH, *DRAW_RULES))
    reserve: int = opt(2, range(5))
    later_starter: str = opt(AS_BENEATH, (AS_BENEATH, *LaterStarter))
    target: int | str = opt(AS_BENEATH, (AS_BENEATH, *TARGETS))


def build(options: BarricadeOptions, players: int) -> Rules:
    """The rules of the game beneath with one more move, and what it is worth."""
    base = BASES[options.base]
    shared = {field.name: getattr(options, field.name) for field in fields(LineOptions)}
    beneath = base.options(**{name: value for name, value in shared.items() if value != AS_BENEATH})
    rules = base.rules(beneath, players)
    assert isinstance(rules.kernel, Layout)
    assert isinstance(rules.scoring, Points)
    barricade = Barricade(must_match=options.must_match, only_if_unable=options.only_if_unable)
    return replace(
        rules,
        kernel=replace(rules.kernel, barricade=barricade),
        scoring=Barring(rules.scoring, BarredTie(options.tie), options.fail_factor),
    )


BARRICADE = Variant(
    id="barricade",
    players=(2, 3, 4),
    options=BarricadeOptions,
    build=build,
    names={
        "en": ("Barricade Dominoes", "Barricade"),
        "de": ("Sperr-Domino",),
        "fr": ("Domino à blocage",),
        "nl": ("Domino à blocage", "Barricade"),
        "it": ("Domino à blocage", "Barricata"),
        "pl": ("Domino z blokadą",),
        "es": ("Dominó de barricada",),
        "ru": ("Домино-баррикада",),
    },
)
