"""Polish fives, called just Domino: a large set, a lot for the first lead, the sum of the hands rounded once
(western.md 2.1)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.codec import tagged
from engine.game import Variant
from engine.options import opt
from engine.scoring.points import Amount
from engine.scoring.sheet import LaterStarter
from engine.variants.common import DRAW_RULES
from engine.variants.fives import FivesOptions, build


@tagged("fives-pl-options", whole=True)
@dataclass(frozen=True, slots=True)
class PolishOptions(FivesOptions):
    """The house rules of fives with the defaults of the Polish game. The lot knows no tile, so that any may be
    led."""

    lot: ClassVar[bool] = True

    set: int = opt(12, (6, 9, 12, 15, 18))
    draw_rule: str = opt("until_playable", DRAW_RULES)
    opening_tile: str = opt("free", ("free",))
    later_starter: str = opt("winner", tuple(LaterStarter))
    blocked_score: str = opt("difference", tuple(Amount))


FIVES_PL = Variant(
    id="fives-pl",
    players=(2, 3, 4, 5, 6),
    options=PolishOptions,
    build=build,
    names={
        "pl": ("Domino na piątki", "Domino"),
        "en": ("Polish fives",),
        "de": ("Polnische Fünfer",),
        "fr": ("Domino polonais des cinq",),
        "nl": ("Poolse vijven",),
        "it": ("Cinque polacco",),
        "es": ("Cincos polacos",),
        "ru": ("Польские пятёрки",),
    },
)
