"""Draw Dominoes: Block with an open boneyard (western.md 1.1)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.codec import tagged
from engine.game import Variant
from engine.options import opt
from engine.rules.turns import Stuck
from engine.variants.block import build
from engine.variants.common import LineOptions


@tagged("draw-options", whole=True)
@dataclass(frozen=True, slots=True)
class DrawOptions(LineOptions):
    """The shared house rules with the defaults of Draw."""

    draw_rule: str = opt("until_playable", tuple(stuck.value for stuck in Stuck))


DRAW = Variant(
    id="draw",
    sheet="western.md 1.1",
    players=tuple(range(2, 9)),
    options=DrawOptions,
    build=build,
    names={
        "en": ("Draw Dominoes", "Draw"),
        "de": ("Ziehdomino",),
        "fr": ("Domino avec pioche",),
        "nl": ("Trekdomino",),
        "it": ("Domino con pesca",),
        "pl": ("Domino z dobieraniem",),
        "es": ("Dominó de robar",),
        "ru": ("Домино с базаром",),
    },
)
