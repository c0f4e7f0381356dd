"""All Sevens: touching halves add up to seven; cardinals (6-1, 5-2, 4-3, 0-0) go anywhere (western.md 4.8)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.codec import tagged
from engine.game import Variant
from engine.rules.dealing import BySeats
from engine.variants.block import HANDS
from engine.variants.sums import SumOptions, build


@tagged("all-sevens-options", whole=True)
@dataclass(frozen=True, slots=True)
class AllSevensOptions(SumOptions):
    """The house rules of the games with a sum, as All Sevens has them."""

    hands: ClassVar[BySeats] = HANDS


ALL_SEVENS = Variant(
    id="all-sevens",
    players=(2, 3, 4),
    options=AllSevensOptions,
    build=build,
    names={
        "en": ("All Sevens", "Cardinal Dominoes"),
        "de": ("Alle Sieben", "Kardinal"),
        "fr": ("Tous les sept", "Cardinaux"),
        "nl": ("All sevens", "Kardinaal"),
        "it": ("All Seven", "Cardinale"),
        "pl": ("Wszystkie siódemki",),
        "es": ("Todos los sietes",),
        "ru": ("Все семёрки",),
    },
)
