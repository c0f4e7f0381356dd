"""Block: no drawing, the fewest tiles win a blocked round (western.md 1.2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.codec import tagged
from engine.game import Variant
from engine.options import opt
from engine.parts import Rules
from engine.rules.dealing import BySeats
from engine.scoring.points import BlockedWinner, Tie
from engine.variants.common import LineOptions, alone, line_layout, line_points, round_the_table

HANDS = BySeats(((3, 5), (4, 5)), others=7)
"""Seven tiles for two and, from larger sets, for five and more; five for three and four."""


@tagged("block-options", whole=True)
@dataclass(frozen=True, slots=True)
class BlockOptions(LineOptions):
    """The shared house rules with the defaults of Block."""

    hands: ClassVar[BySeats] = HANDS

    blocked_winner: str = opt("count", tuple(BlockedWinner))
    tie_blocked: str = opt("last_player", tuple(Tie))


def build(options: LineOptions, players: int) -> Rules:
    """The rules of Block; its relatives are the same but for their defaults and the size of their hands."""
    return Rules(
        kernel=line_layout(options, players),
        scoring=line_points(options),
        sides=alone(players),
        table=round_the_table(players, options.direction),
    )


BLOCK = Variant(
    id="block",
    players=tuple(range(2, 9)),
    options=BlockOptions,
    build=build,
    names={
        "en": ("Block",),
        "de": ("Blockdomino",),
        "fr": ("Domino Block",),
        "nl": ("Blokdomino",),
        "it": ("Block Domino",),
        "pl": ("Domino blokowe", "Blok"),
        "es": ("Dominó de bloqueo",),
        "ru": ("Блок",),
    },
)
