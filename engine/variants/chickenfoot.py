"""Chickenfoot: every double becomes a foot whose three toes come before all else (western.md 3.2)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.codec import tagged
from engine.errors import BadOption
from engine.game import Variant
from engine.kernels.feet import Chickenfoot
from engine.model import Options
from engine.options import opt
from engine.parts import Rules
from engine.tiles import tile_set
from engine.variants.common import USUAL, alone, chosen, root_penalties, round_the_table

MOST_DEALT = 21
LEFT_TO_DRAW = 11
"""At least so many tiles are not dealt, the root among them."""


@tagged("chickenfoot-options", whole=True)
@dataclass(frozen=True, slots=True)
class ChickenfootOptions(Options):
    """The house rules. There are as many rounds as doubles, if no other number is chosen."""

    set: int = opt(9, (6, 9, 12, 15))
    direction: str = opt("cw", ("cw", "ccw"))
    rounds: int | str = opt(USUAL, (USUAL, *range(1, 25)))
    root_arms: int = opt(4, (4, 6, 8))
    toes: int = opt(3, (3,))
    root: str = opt("placed", ("placed", "holder"))
    double_blank_pips: int = opt(50, (0, 25, 50))
    foot_must_be_possible: bool = opt(False)
    drain_boneyard: bool = opt(False)


@dataclass(frozen=True, slots=True)
class Share:
    """As many tiles for everybody as leave enough to be drawn (western.md 3.2 deal)."""

    tiles: int

    def __call__(self, seats: int) -> int:
        return min(MOST_DEALT, (self.tiles - LEFT_TO_DRAW) // seats)


def build(options: ChickenfootOptions, players: int) -> Rules:
    """The rules; BadOption if the root has more arms than the set has tiles for them."""
    if options.root_arms > options.set:
        raise BadOption("root-arms", arms=options.root_arms, tiles=options.set)
    tiles, placed = tile_set(options.set), options.root == "placed"
    return Rules(
        kernel=Chickenfoot(
            tiles=tiles,
            hands=Share(len(tiles)),
            root_arms=options.root_arms,
            toes=options.toes,
            placed=placed,
            possible=options.foot_must_be_possible,
            drain=options.drain_boneyard,
        ),
        scoring=root_penalties(chosen(options.rounds, options.set + 1), options.double_blank_pips, placed=placed),
        sides=alone(players),
        table=round_the_table(players, options.direction),
    )


CHICKENFOOT = Variant(
    id="chickenfoot",
    players=tuple(range(2, 9)),
    options=ChickenfootOptions,
    build=build,
    names={
        "en": ("Chickenfoot", "Chicken Foot"),
        "de": ("Hühnerfuß",),
        "fr": ("Patte de poulet",),
        "nl": ("Kippenpoot",),
        "it": ("Zampa di gallina",),
        "pl": ("Kurza stopka",),
        "es": ("Pata de gallina",),
        "ru": ("Куриная лапка",),
    },
)
