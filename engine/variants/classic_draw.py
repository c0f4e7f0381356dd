"""The classic game with a draw pile (western.md 1.4)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.codec import tagged
from engine.game import Variant
from engine.options import opt
from engine.variants.block import build
from engine.variants.classic_block import ClassicBlockOptions
from engine.variants.common import DRAW_RULES


@tagged("classic-draw-options", whole=True)
@dataclass(frozen=True, slots=True)
class ClassicDrawOptions(ClassicBlockOptions):
    """The house rules of the classic game, with an open boneyard."""

    draw_rule: str = opt("until_playable", DRAW_RULES)


CLASSIC_DRAW = Variant(
    id="classic-draw",
    players=(2, 3, 4),
    options=ClassicDrawOptions,
    build=build,
    names={
        "en": ("Classic dominoes with draw pile", "Classic Draw"),
        "de": ("Klassisch mit Vorrat",),
        "fr": ("Classique avec pioche",),
        "nl": ("Klassiek met pot",),
        "it": ("Classico con pesca",),
        "pl": ("Klasyczne z dobieraniem",),
        "es": ("Clásico con robo",),
        "ru": ("Классика с базаром",),
    },
)
