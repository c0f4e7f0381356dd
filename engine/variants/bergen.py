"""Bergen: low tiles lead, and points are for doubles and for ends that are alike (western.md 4.10)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from engine.codec import tagged
from engine.game import Variant
from engine.options import opt
from engine.parts import Rules
from engine.rules.dealing import BySeats
from engine.rules.drawing import Stuck
from engine.rules.heading import Heading
from engine.rules.opening import Search, lightest, low
from engine.scoring.bergen import Bergen
from engine.variants.common import DRAW_RULES, USUAL, LineOptions, alone, line_layout, line_points, round_the_table


@tagged("bergen-options", whole=True)
@dataclass(frozen=True, slots=True)
class BergenOptions(LineOptions):
    """The house rules of Bergen, and those of all line games that fit: a round has its own winner and worth.
    15 points make the match for two players, 10 for more."""

    hands: ClassVar[BySeats] = BySeats(((4, 5),), others=6)

    draw_rule: str = opt("one_then_choice", DRAW_RULES)
    reserve: int = opt(2, range(5))
    target: int | str = opt(USUAL, (USUAL, 10, 15))
    entry_minimum: str = opt("off", ("off",))
    blocked_winner: str = opt("pips", ("pips",))
    blocked_score: str = opt("opponents", ("opponents",))
    play_drawn: str = opt("may", ("may", "must"))
    single_opening_scores: bool = opt(True)
    near_target_cap: bool = opt(False)


def build(options: BergenOptions, players: int) -> Rules:
    layout = line_layout(options, players)
    must_play = options.play_drawn == "must" and layout.drawing.stuck is Stuck.ONE_THEN_CHOICE
    return Rules(
        kernel=replace(
            layout,
            opening=Search(low, lightest, forced=options.opening_tile == "must"),
            drawing=replace(layout.drawing, stuck=Stuck.ONE_THEN_PLAY) if must_play else layout.drawing,
            marking=Heading(single_opening=options.single_opening_scores),
        ),
        scoring=Bergen(line_points(options, usual=15 if players == 2 else 10), cap=options.near_target_cap),
        sides=alone(players),
        table=round_the_table(players, options.direction),
    )


BERGEN = Variant(
    id="bergen",
    players=(2, 3, 4),
    options=BergenOptions,
    build=build,
    names={
        "en": ("Bergen",),
        "de": ("Bergen",),
        "fr": ("Bergen",),
        "nl": ("Bergen",),
        "it": ("Bergen",),
        "pl": ("Bergen",),
        "es": ("Bergen",),
        "ru": ("Берген",),
    },
)
