"""What All Sevens and Matador share: touching halves add up to a number, and jokers go anywhere
(western.md 4.8, 4.9)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.errors import BadOption
from engine.options import opt
from engine.parts import Rules
from engine.rules.drawing import Voluntary
from engine.rules.lying import Lying
from engine.rules.matching import Sum
from engine.scoring.points import Amount
from engine.variants.common import (
    DRAW_RULES,
    LineOptions,
    alone,
    chosen,
    line_layout,
    line_points,
    round_the_table,
)

SUMS = (7, 10, 13, 16, 19)
"""One more than the highest half of every set."""


@dataclass(frozen=True, slots=True)
class SumOptions(LineOptions):
    """The house rules of the games with a sum, besides those of all line games."""

    draw_rule: str = opt("until_playable", DRAW_RULES)
    reserve: int = opt(2, range(5))
    blocked_score: str = opt("difference", tuple(Amount))
    sum: int | str = opt(7, SUMS)
    voluntary_draw: str = opt("one_before", tuple(Voluntary))
    withhold_jokers: bool = opt(False)
    crosswise_jokers: bool = opt(False)

    def fewest(self) -> int:
        """How many players it takes."""
        return 2


def build(options: SumOptions, players: int) -> Rules:
    if players < options.fewest():
        raise BadOption("players-min", players=players, least=options.fewest())
    layout = line_layout(options, players)
    highest = max(tile.hi for tile in layout.tiles)
    matching = Sum(chosen(options.sum, highest + 1), jokers=True)
    jokers = frozenset(filter(matching.joker, layout.tiles))
    return Rules(
        kernel=replace(
            layout,
            drawing=replace(
                layout.drawing,
                voluntary=Voluntary(options.voluntary_draw),
                withheld=jokers if options.withhold_jokers else frozenset(),
            ),
            matching=matching,
            lying=Lying(across=options.crosswise_jokers),
        ),
        scoring=line_points(options),
        sides=alone(players),
        table=round_the_table(players, options.direction),
    )
