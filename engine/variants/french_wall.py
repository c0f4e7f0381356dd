"""French: a line that is built as a wall of two courses; the stuck pass or draw two (western.md 4.5)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from engine.codec import tagged
from engine.game import Variant
from engine.options import opt
from engine.parts import Rules
from engine.rules.dealing import BySeats
from engine.rules.opening import ByLot
from engine.rules.reach import Courses
from engine.scoring.sheet import LaterStarter
from engine.variants.common import DRAW_RULES, LineOptions, alone, line_layout, line_points, round_the_table


@tagged("french-wall-options", whole=True)
@dataclass(frozen=True, slots=True)
class FrenchWallOptions(LineOptions):
    """The shared house rules with the defaults of French, and its drawing. A lot finds the first to lead, with any
    tile; two players sit opposite whichever way the turn goes; doubles lie lengthwise like all bricks."""

    hands: ClassVar[BySeats] = BySeats((), others=8)

    draw_rule: str = opt("two_or_pass", DRAW_RULES)
    reserve: int = opt(2, range(5))
    later_starter: str = opt("rotate", tuple(LaterStarter))
    direction: str = opt("cw", ("cw",))
    opening_tile: str = opt("free", ("free",))
    doubles_across: bool = opt(False, (False,))
    draw_count: int = opt(2, (1, 2, 3))
    play_after_draw: bool = opt(False)


def build(options: FrenchWallOptions, players: int) -> Rules:
    layout = line_layout(options, players)
    drawing = replace(layout.drawing, at_once=options.draw_count, then_lays=options.play_after_draw)
    return Rules(
        kernel=replace(layout, opening=ByLot(), drawing=drawing, reach=Courses()),
        scoring=replace(line_points(options), by_lot=True),
        sides=alone(players),
        table=round_the_table(players),
    )


FRENCH_WALL = Variant(
    id="french-wall",
    players=(2,),
    options=FrenchWallOptions,
    build=build,
    names={
        "en": ("French Dominoes", "French Wall"),
        "de": ("Französisches Domino",),
        "fr": ("Domino français",),
        "nl": ("Frans domino",),
        "it": ("Domino francese",),
        "pl": ("Domino francuskie",),
        "es": ("Dominó francés",),
        "ru": ("Французское домино",),
    },
)
