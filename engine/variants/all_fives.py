"""All Fives: the highest double leads, two tiles stay in the boneyard, every hand is rounded by itself
(western.md 2.2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.codec import tagged
from engine.game import Variant
from engine.options import opt
from engine.rules.dealing import BySeats
from engine.variants.block import HANDS
from engine.variants.common import DRAW_RULES, TARGETS, USUAL
from engine.variants.fives import FivesOptions, build


@tagged("all-fives-options", whole=True)
@dataclass(frozen=True, slots=True)
class AllFivesOptions(FivesOptions):
    """The house rules of fives with the defaults of All Fives: 100 points with a double-six set, 200 with a
    larger one."""

    hands: ClassVar[BySeats] = HANDS

    draw_rule: str = opt("until_playable", DRAW_RULES)
    reserve: int = opt(2, range(5))
    target: int | str = opt(USUAL, (USUAL, *TARGETS))
    round_each: bool = opt(True)


ALL_FIVES = Variant(
    id="all-fives",
    players=(2, 3, 4),
    options=AllFivesOptions,
    build=build,
    names={
        "en": ("All Fives", "Muggins", "Sniff", "American Dominoes"),
        "de": ("Alle Fünfe", "Sniff", "Amerikanisches Domino"),
        "fr": ("Tous les cinq", "Sniff", "Domino américain"),
        "nl": ("All fives", "Sniff", "Amerikaans domino"),
        "it": ("All Fives", "Sniff", "Domino americano"),
        "pl": ("Wszystkie piątki",),
        "es": ("Todos los cincos",),
        "ru": ("Все пятёрки", "Маггинс"),
    },
)
