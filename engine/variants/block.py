"""Block: no drawing, the fewest tiles win a blocked round (western.md 1.2)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.codec import tagged
from engine.game import Rules, Variant
from engine.kernels.layout import Layout
from engine.options import opt
from engine.rules.dealing import BySeats
from engine.scoring.points import BlockedWinner, Tie
from engine.variants.common import (
    LineOptions,
    alone,
    check_deal,
    line_dealing,
    line_drawing,
    line_opening,
    line_points,
    line_tiles,
    round_the_table,
)

HANDS = BySeats(((3, 5), (4, 5)), others=7)
"""Seven tiles for two and, from larger sets, for five and more; five for three and four."""


@tagged("block-options", whole=True)
@dataclass(frozen=True, slots=True)
class BlockOptions(LineOptions):
    """The shared house rules with the defaults of Block."""

    blocked_winner: str = opt("count", tuple(BlockedWinner))
    tie_blocked: str = opt("last_player", tuple(Tie))


def build(options: LineOptions, players: int) -> Rules:
    """The rules of Block; Draw is the same but for its defaults."""
    tiles = line_tiles(options)
    check_deal(tiles, HANDS, players, options.reserve)
    return Rules(
        kernel=Layout(
            tiles=tiles,
            dealing=line_dealing(options, HANDS),
            opening=line_opening(options),
            drawing=line_drawing(options),
        ),
        scoring=line_points(options),
        sides=alone(players),
        table=round_the_table(players, options.direction),
    )


BLOCK = Variant(
    id="block",
    sheet="western.md 1.2",
    players=tuple(range(2, 9)),
    options=BlockOptions,
    build=build,
    names={
        "en": ("Block",),
        "de": ("Blockdomino",),
        "fr": ("Domino Block",),
        "nl": ("Blokdomino",),
        "it": ("Block Domino",),
        "pl": ("Domino blokowe",),
        "es": ("Dominó de bloqueo",),
        "ru": ("Блок",),
    },
)
