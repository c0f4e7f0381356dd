"""Sevastopol: a star around the double six, whose four arms come first (western.md 4.7)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.codec import tagged
from engine.game import Variant
from engine.options import opt
from engine.parts import Rules
from engine.rules.reach import Star
from engine.variants.common import TARGETS, LineOptions, alone, line_layout, line_points, round_the_table

ARMS = ("L", "R", "U", "D")


@tagged("sevastopol-options", whole=True)
@dataclass(frozen=True, slots=True)
class SevastopolOptions(LineOptions):
    """The house rules of all line games that fit: all 28 tiles are dealt, and 6-6 is led in every round."""

    set: int = opt(6, (6,))
    sets_combined: int = opt(1, (1,))
    max_pip: int | None = opt(None, (None,))
    draw_rule: str = opt("none", ("none",))
    reserve: int = opt(0, (0,))
    opening_tile: str = opt("must", ("must",))
    later_starter: str = opt("again", ("again",))
    target: int | str = opt(100, (60, *TARGETS))
    fill_first: bool = opt(True)


def build(options: SevastopolOptions, players: int) -> Rules:
    return Rules(
        kernel=replace(line_layout(options, players), reach=Star(ARMS, options.fill_first)),
        scoring=line_points(options),
        sides=alone(players),
        table=round_the_table(players, options.direction),
    )


SEVASTOPOL = Variant(
    id="sevastopol",
    players=(4,),
    options=SevastopolOptions,
    build=build,
    names={
        "en": ("Sevastopol", "Sebastopol"),
        "de": ("Sebastopol",),
        "fr": ("Sébastopol",),
        "nl": ("Sebastopol",),
        "it": ("Sebastopoli",),
        "pl": ("Sewastopol",),
        "es": ("Sebastopol",),
        "ru": ("Севастополь",),
    },
)
