"""Classic dominoes: the Russian draw game, in which two doubles may be laid at once (russian.md 2)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine.codec import tagged
from engine.game import Variant
from engine.kernels.layout import Layout
from engine.model import Options
from engine.options import opt
from engine.parts import Rules
from engine.rules.dealing import Dealing
from engine.rules.drawing import Drawing
from engine.rules.matching import Equal, Matching, Sum
from engine.rules.opening import Search, heaviest
from engine.rules.turns import Doubles, OneAtATime
from engine.rules.values import HandValue, When
from engine.scoring.classic import Classic, FishAmount, FishWinner, NextStart, ScoreTo
from engine.tiles import tile_set
from engine.variants.block import HANDS
from engine.variants.common import ON_STUCK, ORDERS, alone, round_the_table

MATCHES: Mapping[str, Matching] = {"equal": Equal(), "sum6": Sum(6)}


@tagged("classic-options", whole=True)
@dataclass(frozen=True, slots=True)
class ClassicOptions(Options):
    """The house rules of russian.md 2.2."""

    match: str = opt("equal", tuple(MATCHES))
    start_order: str = opt("high", tuple(ORDERS))
    next_start: str = opt("tile_search", tuple(NextStart))
    two_doubles: bool = opt(True)
    on_stuck: str = opt("draw_until", tuple(ON_STUCK))
    reserve_keep: int = opt(0, (0, 1, 2))
    zero_zero: str = opt("any", tuple(When))
    zero_zero_value: int = opt(25, (10, 25))
    score_to: str = opt("winner", tuple(ScoreTo))
    fish_winner: str = opt("fewest", tuple(FishWinner))
    fish_amount: str = opt("sum_minus_own", tuple(FishAmount))
    target: int = opt(100, range(50, 501))
    redeal_doubles: int = opt(0, (0, 5, 6, 7))
    fish_draw: bool = opt(False)


def build(options: ClassicOptions, players: int) -> Rules:
    return Rules(
        kernel=Layout(
            tiles=tile_set(6),
            dealing=Dealing(HANDS, options.redeal_doubles),
            opening=Search(ORDERS[options.start_order], heaviest),
            drawing=Drawing(ON_STUCK[options.on_stuck], options.reserve_keep, dead_ends=not options.fish_draw),
            matching=MATCHES[options.match],
            together=Doubles() if options.two_doubles else OneAtATime(),
        ),
        scoring=Classic(
            target=options.target,
            next_start=NextStart(options.next_start),
            score_to=ScoreTo(options.score_to),
            fish_winner=FishWinner(options.fish_winner),
            fish_amount=FishAmount(options.fish_amount),
            value=HandValue(When(options.zero_zero), options.zero_zero_value),
        ),
        sides=alone(players),
        table=round_the_table(players),
    )


CLASSIC = Variant(
    id="classic",
    players=(2, 3, 4),
    options=ClassicOptions,
    build=build,
    names={
        "en": ("Classic dominoes", "Russian draw game"),
        "ru": ("Классическое домино", "Домино с базаром"),
        "pl": ("Domino klasyczne", "Domino rosyjskie"),
        "de": ("Russisches Domino", "Russisches Domino mit Vorrat"),
        "fr": ("Domino classique russe", "Domino russe"),
        "nl": ("Klassiek domino", "Russisch domino"),
        "it": ("Domino classico", "Domino russo"),
        "es": ("Dominó clásico ruso", "Dominó ruso"),
    },
)
