"""Draw Dominoes: Block with an open boneyard (western.md 1.1)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.codec import tagged
from engine.game import Variant
from engine.options import opt
from engine.rules.dealing import BySeats
from engine.variants.block import HANDS, build
from engine.variants.common import DRAW_RULES, LineOptions


@tagged("draw-options", whole=True)
@dataclass(frozen=True, slots=True)
class DrawOptions(LineOptions):
    """The shared house rules with the defaults of Draw."""

    hands: ClassVar[BySeats] = HANDS

    draw_rule: str = opt("until_playable", DRAW_RULES)


DRAW = Variant(
    id="draw",
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
