"""Sausage: two lines side by side, nobody knows his own tiles, insert and cut (russian.md 10)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.codec import tagged
from engine.game import Variant
from engine.kernels.sausage import CutOrder, CutWhere, Sausage
from engine.model import Options
from engine.options import opt
from engine.parts import Rules
from engine.rules.dealing import BySeats
from engine.scoring.leftovers import FishScore, Leftovers, ScoreTo
from engine.tiles import tile_set
from engine.variants.common import alone, round_the_table


@tagged("sausage-options", whole=True)
@dataclass(frozen=True, slots=True)
class SausageOptions(Options):
    """The house rules of russian.md 10.2."""

    cut_equal_lines: bool = opt(False)
    cut_where: str = opt("anywhere", tuple(CutWhere))
    insert_doubles: bool = opt(True)
    insert_at_root: bool = opt(True)
    start_double: bool = opt(False)
    cut_order: str = opt("fixed", tuple(CutOrder))
    score_to: str = opt("loser", tuple(ScoreTo))
    fish_score: str = opt("both", tuple(FishScore))
    target: int = opt(101, range(50, 301))
    max_turns: int = opt(1000, range(200, 5001))


def build(options: SausageOptions, players: int) -> Rules:
    return Rules(
        kernel=Sausage(
            tiles=tile_set(6),
            hands=BySeats((), others=14),
            start_double=options.start_double,
            cut_equal_lines=options.cut_equal_lines,
            cut_where=CutWhere(options.cut_where),
            insert_doubles=options.insert_doubles,
            insert_at_root=options.insert_at_root,
            cut_order=CutOrder(options.cut_order),
            max_turns=options.max_turns,
        ),
        scoring=Leftovers(
            target=options.target,
            score_to=ScoreTo(options.score_to),
            fish_score=FishScore(options.fish_score),
        ),
        sides=alone(players),
        table=round_the_table(players),
    )


SAUSAGE = Variant(
    id="sausage",
    players=(2,),
    options=SausageOptions,
    build=build,
    names={
        "en": ("Sausage",),
        "ru": ("Колбаса",),
        "pl": ("Kiełbasa",),
        "de": ("Wurst",),
        "fr": ("Saucisse",),
        "nl": ("Worst",),
        "it": ("Salsiccia",),
        "es": ("Salchicha",),
    },
)
