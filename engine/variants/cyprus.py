"""Cyprus: a star of eight arms around the double nine (western.md 4.12)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from engine.codec import tagged
from engine.game import Variant
from engine.options import opt
from engine.parts import Rules
from engine.rules.dealing import BySeats
from engine.rules.opening import Holder
from engine.rules.reach import Star
from engine.tiles import tile
from engine.variants.common import TARGETS, LineOptions, alone, line_layout, line_points, round_the_table

ROOT = tile(9, 9)


@tagged("cyprus-options", whole=True)
@dataclass(frozen=True, slots=True)
class CyprusOptions(LineOptions):
    """The house rules of all line games that fit: nobody draws, and 9-9 is led in every round."""

    hands: ClassVar[BySeats] = BySeats(((5, 11), (6, 9)), others=13)

    set: int = opt(9, (9,))
    sets_combined: int = opt(1, (1,))
    max_pip: int | None = opt(None, (None,))
    draw_rule: str = opt("none", ("none",))
    reserve: int = opt(0, (0,))
    opening_tile: str = opt("must", ("must",))
    later_starter: str = opt("again", ("again",))
    target: int | str = opt(200, TARGETS)
    arms: int = opt(8, (4, 8, 9))
    fill_first: bool = opt(False)


def build(options: CyprusOptions, players: int) -> Rules:
    layout = line_layout(options, players)
    return Rules(
        kernel=replace(
            layout,
            dealing=replace(layout.dealing, wanted=ROOT),
            opening=Holder(ROOT, otherwise=layout.opening),
            reach=Star(tuple(str(arm) for arm in range(1, options.arms + 1)), options.fill_first),
        ),
        scoring=line_points(options),
        sides=alone(players),
        table=round_the_table(players, options.direction),
    )


CYPRUS = Variant(
    id="cyprus",
    players=(4, 5, 6),
    options=CyprusOptions,
    build=build,
    names={
        "en": ("Cyprus",),
        "de": ("Cyprus", "Cyprus (Mexican Train)"),
        "fr": ("Cyprus", "Cyprus (Train mexicain)"),
        "nl": ("Cyprus", "Cyprus (Mexicaanse trein)"),
        "it": ("Cipro", "Cipro (Mexican Train)"),
        "pl": ("Cypr",),
        "es": ("Chipre",),
        "ru": ("Кипр",),
    },
)
