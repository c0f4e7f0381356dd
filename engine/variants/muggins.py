"""Muggins: fives on a cross that opens at once, doubles crosswise or lengthwise, ten points for going out
(russian.md 8)."""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType

from engine.codec import tagged
from engine.game import Variant
from engine.kernels.layout import Layout
from engine.model import Options
from engine.options import opt
from engine.parts import Rules
from engine.rules.dealing import Dealing
from engine.rules.drawing import Drawing, Stuck
from engine.rules.lying import Lying
from engine.rules.marking import Fives
from engine.rules.opening import ByLot
from engine.rules.reach import Cross, Opens
from engine.scoring.points import Amount, Points, Rounding
from engine.scoring.sheet import LaterStarter
from engine.tiles import tile_set
from engine.variants.block import HANDS
from engine.variants.common import pairs_of_four, round_the_table

FISH_ROUND = MappingProxyType({"nearest5": Rounding.TOTAL, "none": Rounding.NONE, "down5": Rounding.DOWN})
NEXT_LEAD = MappingProxyType(
    {"winner": LaterStarter.WINNER, "rotate": LaterStarter.ROTATE, "lot": LaterStarter.AGAIN}
)


@tagged("muggins-options", whole=True)
@dataclass(frozen=True, slots=True)
class MugginsOptions(Options):
    """The house rules of russian.md 8.2."""

    arms_open: str = opt("at_once", tuple(Opens))
    double_orientation: str = opt("choose", ("choose", "cross"))
    finish_bonus: int = opt(10, (0, 10))
    finish_pips: bool = opt(False)
    fish_round: str = opt("nearest5", tuple(FISH_ROUND))
    target: int = opt(200, range(100, 501))
    target_check: str = opt("immediate", ("immediate", "round_end"))
    muggins_call: bool = opt(False)
    next_lead: str = opt("winner", tuple(NEXT_LEAD))
    reserve_keep: int = opt(0, (0, 1, 2))
    teams: bool = opt(False)


def build(options: MugginsOptions, players: int) -> Rules:
    return Rules(
        kernel=Layout(
            tiles=tile_set(6),
            dealing=Dealing(HANDS),
            opening=ByLot(),
            drawing=Drawing(Stuck.UNTIL_PLAYABLE, options.reserve_keep, dead_ends=True),
            reach=Cross(opens=Opens(options.arms_open)),
            lying=Lying(along=options.double_orientation == "choose"),
            marking=Fives(),
            announce=options.muggins_call,
        ),
        scoring=Points(
            target=options.target,
            blocked_score=Amount.DIFFERENCE,
            later_starter=NEXT_LEAD[options.next_lead],
            by_lot=True,
            out_score=options.finish_pips,
            out_bonus=options.finish_bonus,
            rounding=Rounding.TOTAL,
            blocked_rounding=FISH_ROUND[options.fish_round],
            immediate=options.target_check == "immediate",
        ),
        sides=pairs_of_four(players, teams=options.teams),
        table=round_the_table(players),
    )


MUGGINS = Variant(
    id="muggins",
    players=(2, 3, 4),
    options=MugginsOptions,
    build=build,
    names={
        "en": ("Muggins", "All Fives"),
        "ru": ("Миггинс", "Маггинс"),
        "pl": ("Muggins",),
        "de": ("Muggins",),
        "fr": ("Muggins",),
        "nl": ("Muggins",),
        "it": ("Muggins",),
        "es": ("Muggins",),
    },
)
