"""The booklet's Block: every turn ends with a tile from the boneyard, as long as more than two lie there
(western.md 4.1)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.codec import tagged
from engine.game import Variant
from engine.options import opt
from engine.rules.dealing import BySeats
from engine.variants.block import HANDS, build
from engine.variants.common import DRAW_RULES, LineOptions


@tagged("restock-options", whole=True)
@dataclass(frozen=True, slots=True)
class RestockOptions(LineOptions):
    """The shared house rules with the defaults of the booklet (western.md 4)."""

    hands: ClassVar[BySeats] = HANDS

    draw_rule: str = opt("restock", DRAW_RULES)
    reserve: int = opt(2, range(5))


BLOCK_RESTOCK = Variant(
    id="block-restock",
    players=(2, 3, 4),
    options=RestockOptions,
    build=build,
    names={
        "en": ("Block Dominoes",),
        "de": ("Das Blockspiel", "Blockspiel"),
        "fr": ("Dominos Block",),
        "nl": ("Blokdomino met bijtrekken", "Blokdomino"),
        "it": ("Block Domino con pesca finale", "Block Domino"),
        "pl": ("Blok z dobieraniem po ruchu",),
        "es": ("Bloqueo con robo final",),
        "ru": ("Блок с добором",),
    },
)
