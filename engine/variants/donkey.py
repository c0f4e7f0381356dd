"""Donkey, Osel: Goat on a cross, with doubles that may lie face down and points that are remembered
(russian.md 6)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

from engine.codec import tagged
from engine.game import Variant
from engine.options import opt
from engine.parts import Rules
from engine.rules.lying import Lying
from engine.rules.reach import Cross, Opens
from engine.rules.turns import BeforeCross, ClosingDoubles
from engine.scoring.goat import Memory, ThresholdMode
from engine.variants.common import pairs_of_four, round_the_table
from engine.variants.goat import GoatFamily, goat_kernel, goat_scoring


class PairBy(StrEnum):
    """Who may lay two doubles before there is a crossroads."""

    ANYONE = "anyone"
    SECOND_PLAYER = "second_player"


@tagged("donkey-options", whole=True)
@dataclass(frozen=True, slots=True)
class DonkeyOptions(GoatFamily):
    """The house rules of russian.md 6.2; those of Goat about amounts below the threshold and two doubles are
    `memory` and `multi_doubles` here."""

    threshold_mode: str = opt("every", tuple(ThresholdMode))
    memory: str = opt("kept_if_any", tuple(Memory))
    arms_open: str = opt("at_once", tuple(Opens))
    multi_doubles: int = opt(4, (1, 2, 3, 4))
    closing: bool = opt(True)
    precross_pair: str = opt("closed_only", tuple(BeforeCross))
    precross_who: str = opt("anyone", tuple(PairBy))


def build(options: DonkeyOptions, players: int) -> Rules:
    return Rules(
        kernel=replace(
            goat_kernel(options),
            reach=Cross(opens=Opens(options.arms_open)),
            lying=Lying(closed=options.closing),
            together=ClosingDoubles(
                options.multi_doubles,
                BeforeCross(options.precross_pair),
                second_player_only=options.precross_who == PairBy.SECOND_PLAYER,
                closing=options.closing,
            ),
        ),
        scoring=replace(goat_scoring(options, Memory(options.memory)), loser="donkey"),
        sides=pairs_of_four(players, teams=options.teams),
        table=round_the_table(players),
    )


DONKEY = Variant(
    id="donkey",
    players=(2, 3, 4),
    options=DonkeyOptions,
    build=build,
    names={
        "en": ("Donkey",),
        "ru": ("Осёл",),
        "pl": ("Osioł",),
        "de": ("Esel",),
        "fr": ("Âne",),
        "nl": ("Ezel",),
        "it": ("Asino",),
        "es": ("Burro",),
    },
)
