"""What the two games of fives share: ends that add up to a multiple of five score at once (western.md 2)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from engine.options import opt
from engine.parts import Rules
from engine.rules.marking import Fives
from engine.rules.opening import ByLot
from engine.rules.reach import Cross, Line
from engine.scoring.points import Rounding
from engine.variants.common import LineOptions, alone, line_layout, line_points, round_the_table


@dataclass(frozen=True, slots=True)
class FivesOptions(LineOptions):
    """The house rules of both games, besides those of all line games."""

    lot: ClassVar[bool] = False
    """Whether a lot says who leads where nobody has the lead from the round before."""

    spinner: str = opt("none", ("none", "first_double"))
    round_each: bool = opt(False)
    finish: str = opt("immediate", ("immediate", "end_of_round"))
    min_count: int = opt(5, (5, 10))
    out_bonus: int = opt(0, (0, 10))
    must_announce: bool = opt(False)


def build(options: FivesOptions, players: int) -> Rules:
    layout = line_layout(options, players)
    return Rules(
        kernel=replace(
            layout,
            opening=ByLot() if options.lot else layout.opening,
            reach=Cross() if options.spinner == "first_double" else Line(),
            marking=Fives(least=options.min_count),
            announce=options.must_announce,
        ),
        scoring=replace(
            line_points(options, usual=100 if options.set == 6 else 200),
            rounding=Rounding.EACH if options.round_each else Rounding.TOTAL,
            out_bonus=options.out_bonus,
            immediate=options.finish == "immediate",
            by_lot=options.lot,
        ),
        sides=alone(players),
        table=round_the_table(players, options.direction),
    )
