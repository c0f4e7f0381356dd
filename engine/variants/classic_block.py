"""The classic game without a draw pile: the tile that gives the lead is shown, and any tile is led
(western.md 1.3)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.codec import tagged
from engine.game import Variant
from engine.options import opt
from engine.rules.dealing import BySeats
from engine.variants.block import build
from engine.variants.common import LineOptions


@tagged("classic-block-options", whole=True)
@dataclass(frozen=True, slots=True)
class ClassicBlockOptions(LineOptions):
    """The shared house rules with the defaults of the classic game."""

    hands: ClassVar[BySeats] = BySeats(((2, 7),), others=6)

    direction: str = opt("ccw", ("cw", "ccw"))
    opening_tile: str = opt("free", ("must", "free"))


CLASSIC_BLOCK = Variant(
    id="classic-block",
    players=(2, 3, 4),
    options=ClassicBlockOptions,
    build=build,
    names={
        "en": ("Classic dominoes without draw pile", "Classic Block"),
        "de": ("Klassisch ohne Vorrat",),
        "fr": ("Classique sans pioche",),
        "nl": ("Klassiek zonder pot",),
        "it": ("Classico senza pesca",),
        "pl": ("Klasyczne bez dobierania",),
        "es": ("Clásico sin robar",),
        "ru": ("Классика без базара",),
    },
)
