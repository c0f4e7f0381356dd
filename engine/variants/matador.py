"""Matador: All Sevens with a larger set and the sum that goes with it, and its older form (western.md 4.9)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.codec import tagged
from engine.game import Variant
from engine.options import opt
from engine.rules.dealing import BySeats
from engine.variants.common import TARGETS, USUAL
from engine.variants.sums import SUMS, SumOptions, build


@tagged("matador-options", whole=True)
@dataclass(frozen=True, slots=True)
class MatadorOptions(SumOptions):
    """The house rules of the games with a sum, as Matador has them."""

    set: int = opt(9, (6, 9, 12, 15, 18))
    target: int | str = opt(200, TARGETS)
    sum: int | str = opt(USUAL, (USUAL, *SUMS))
    players_min: int = opt(3, (2, 3))

    def fewest(self) -> int:
        return self.players_min


@tagged("matador-classic-options", whole=True)
@dataclass(frozen=True, slots=True)
class MatadorClassicOptions(MatadorOptions):
    """Matador with a double-six set, which makes the sum seven."""

    hands: ClassVar[BySeats] = BySeats(((2, 7), (3, 6)), others=5)

    set: int = opt(6, (6, 9, 12, 15, 18))
    target: int | str = opt(100, TARGETS)
    players_min: int = opt(2, (2, 3))


MATADOR = Variant(
    id="matador",
    players=(2, 3, 4, 5, 6),
    options=MatadorOptions,
    build=build,
    names={
        "en": ("Matador",),
        "de": ("Matador",),
        "fr": ("Matador",),
        "nl": ("Matador",),
        "it": ("Matador",),
        "pl": ("Matador",),
        "es": ("Matador",),
        "ru": ("Матадор",),
    },
)

MATADOR_CLASSIC = Variant(
    id="matador-classic",
    players=(2, 3, 4),
    options=MatadorClassicOptions,
    build=build,
    names={
        "en": ("Classic Matador",),
        "de": ("Klassisches Matador",),
        "fr": ("Matador classique",),
        "nl": ("Klassieke Matador",),
        "it": ("Matador classico",),
        "pl": ("Matador klasyczny",),
        "es": ("Matador clásico",),
        "ru": ("Классический матадор",),
    },
)
