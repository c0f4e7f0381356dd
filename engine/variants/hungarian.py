"""Hungarian: a turn lays as many tiles as one likes (western.md 4.4)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from engine.codec import tagged
from engine.game import Variant
from engine.options import opt
from engine.parts import Rules, Scoring
from engine.rules.dealing import BySeats
from engine.rules.turns import Run
from engine.scoring.penalties import Penalties
from engine.scoring.sheet import LaterStarter
from engine.variants.common import (
    TARGETS,
    USUAL,
    LineOptions,
    alone,
    blank_value,
    chosen,
    line_layout,
    line_points,
    round_the_table,
)

A_HUNDRED = 100
"""The usual target of who does not want to reach it."""
MORE_THAN_A_HUNDRED = 101
"""The usual target of the winners."""


@tagged("hungarian-options", whole=True)
@dataclass(frozen=True, slots=True)
class HungarianOptions(LineOptions):
    """The shared house rules with the defaults of Hungarian, and how long a turn is. A winner needs more than a
    hundred points; a hundred penalties are too many."""

    hands: ClassVar[BySeats] = BySeats(((2, 12), (3, 8)), others=6)

    target: int | str = opt(USUAL, (USUAL, *sorted((*TARGETS, MORE_THAN_A_HUNDRED))))
    must_exhaust: bool = opt(False)
    one_end_per_turn: bool = opt(False)
    scoring: str = opt("winner", ("winner", "penalty"))


def build(options: HungarianOptions, players: int) -> Rules:
    run = Run(must_exhaust=options.must_exhaust, one_end=options.one_end_per_turn)
    return Rules(
        kernel=replace(line_layout(options, players), run=run),
        scoring=_penalties(options) if options.scoring == "penalty" else line_points(options, MORE_THAN_A_HUNDRED),
        sides=alone(players),
        table=round_the_table(players, options.direction),
    )


def _penalties(options: HungarianOptions) -> Scoring:
    """Everybody adds up what he holds, and the target is what nobody wants to reach."""
    return Penalties(
        rounds=options.rounds,
        single_round=options.single_round,
        target=chosen(options.target, A_HUNDRED),
        later_starter=LaterStarter(options.later_starter),
        value=blank_value(options.double_blank_pips),
    )


HUNGARIAN = Variant(
    id="hungarian",
    players=(2, 3, 4),
    options=HungarianOptions,
    build=build,
    names={
        "en": ("Hungarian Dominoes", "Hungarian"),
        "de": ("Ungarisches Domino",),
        "fr": ("Domino hongrois",),
        "nl": ("Hongaars domino",),
        "it": ("Domino ungherese",),
        "pl": ("Domino węgierskie",),
        "es": ("Dominó húngaro",),
        "ru": ("Венгерское домино",),
    },
)
