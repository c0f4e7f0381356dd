"""Team Block: the tiles that everybody draws make two teams (western.md 4.3)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from engine.codec import tagged
from engine.game import Variant
from engine.options import opt
from engine.parts import Rules
from engine.rules.dealing import BySeats, Dealing
from engine.rules.seating import HighAndLow
from engine.scoring.points import BlockedBy
from engine.variants.block_restock import RestockOptions
from engine.variants.common import alone, check_deal, line_layout, line_points, round_the_table

DRAWN = 4
"""The tiles that make the teams."""
AFTER_LOTS = BySeats((), others=5)
"""The hands where these four are only lots."""


@tagged("team-block-options", whole=True)
@dataclass(frozen=True, slots=True)
class TeamBlockOptions(RestockOptions):
    """The house rules of the booklet's Block, and what teams need besides."""

    hands: ClassVar[BySeats] = BySeats((), others=DRAWN)

    team_draw: str = opt("hand", ("hand", "lots"))
    reteam_each_round: bool = opt(False)
    table_talk: bool = opt(False)
    blocked_by: str = opt("team_sum", tuple(BlockedBy))
    partner_pips: bool = opt(False)


def build(options: TeamBlockOptions, players: int) -> Rules:
    """Nobody has a partner before the first deal; a house rule about table talk is an agreement of the players."""
    layout, by_lots = line_layout(options, players), options.team_draw == "lots"
    if by_lots:
        check_deal(layout.tiles, AFTER_LOTS, players, options.reserve, options.cut_to)
        layout = replace(layout, dealing=Dealing(AFTER_LOTS, options.redeal_doubles))
    seating = HighAndLow(
        lots=DRAWN if by_lots else 0,
        lasting=not options.reteam_each_round,
        clockwise=options.direction == "cw",
    )
    return Rules(
        kernel=replace(layout, seating=seating),
        scoring=replace(
            line_points(options),
            blocked_by=BlockedBy(options.blocked_by),
            partner_pips=options.partner_pips,
            apart=options.reteam_each_round,
        ),
        sides=alone(players),
        table=round_the_table(players, options.direction),
    )


TEAM_BLOCK = Variant(
    id="team-block",
    players=(4,),
    options=TeamBlockOptions,
    build=build,
    names={
        "en": ("Team Block",),
        "de": ("Das Blockspiel im Team", "Blockspiel im Team"),
        "fr": ("Domino Block en équipe",),
        "nl": ("Blokdomino voor teams",),
        "it": ("Block Domino a squadre",),
        "pl": ("Blok drużynowy",),
        "es": ("Bloqueo por equipos",),
        "ru": ("Командный блок",),
    },
)
