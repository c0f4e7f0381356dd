"""Goat, Kozel: the losers write what they hold, 13 open an account, 101 make the goat (russian.md 3)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.codec import tagged
from engine.game import Variant
from engine.kernels.layout import Layout
from engine.model import Options
from engine.options import opt
from engine.parts import Rules
from engine.rules.dealing import Dealing
from engine.rules.drawing import Drawing, Stuck
from engine.rules.opening import Search, heaviest, lightest
from engine.rules.turns import Doubles
from engine.rules.values import HandValue, When
from engine.scoring.goat import AfterFish, FishTie, Goat, Memory, ThresholdMode
from engine.tiles import tile_set
from engine.variants.common import ORDERS, SEVEN, pairs_of_four, round_the_table

SUBTHRESHOLD = {"burn": Memory.OFF, "remember": Memory.KEPT_IF_ANY}
"""What becomes of an amount below the threshold."""


@dataclass(frozen=True, slots=True)
class GoatFamily(Options):
    """The house rules of russian.md 3.2 that its relatives share."""

    teams: bool = opt(True)
    threshold: int = opt(13, range(26))
    threshold_mode: str = opt("opening", tuple(ThresholdMode))
    target: int = opt(101, range(51, 202))
    reserve_keep: int = opt(1, (0, 1, 2))
    start_order: str = opt("goat", tuple(ORDERS))
    no_double_lead: str = opt("heaviest", ("heaviest", "lightest"))
    after_fish_start: str = opt("fish_maker", tuple(AfterFish))
    later_lead: str = opt("free", ("free", "tile_search"))
    zero_zero: str = opt("lone", tuple(When))
    redeal_doubles: int = opt(5, (0, 5, 6, 7))
    redeal_same: int = opt(0, (0, 6, 7))
    fish_tie: str = opt("void", tuple(FishTie))
    fish_draw: bool = opt(False)


@tagged("goat-options", whole=True)
@dataclass(frozen=True, slots=True)
class GoatOptions(GoatFamily):
    """The house rules of russian.md 3.2."""

    subthreshold: str = opt("burn", tuple(SUBTHRESHOLD))
    two_doubles: bool = opt(False)


def build(options: GoatOptions, players: int) -> Rules:
    kernel = goat_kernel(options)
    return Rules(
        kernel=replace(kernel, together=Doubles()) if options.two_doubles else kernel,
        scoring=goat_scoring(options, SUBTHRESHOLD[options.subthreshold]),
        sides=pairs_of_four(players, teams=options.teams),
        table=round_the_table(players),
    )


def goat_kernel(options: GoatFamily) -> Layout:
    """A line of the double-six set; a relative changes what it does otherwise."""
    return Layout(
        tiles=tile_set(6),
        dealing=Dealing(SEVEN, options.redeal_doubles, options.redeal_same),
        opening=Search(
            ORDERS[options.start_order],
            heaviest if options.no_double_lead == "heaviest" else lightest,
        ),
        drawing=Drawing(Stuck.UNTIL_PLAYABLE, options.reserve_keep, dead_ends=not options.fish_draw),
    )


def goat_scoring(options: GoatFamily, memory: Memory) -> Goat:
    """The scoring by the shared house rules; `memory` is what becomes of amounts below the threshold."""
    return Goat(
        target=options.target,
        threshold=options.threshold,
        threshold_mode=ThresholdMode(options.threshold_mode),
        memory=memory,
        fish_tie=FishTie(options.fish_tie),
        after_fish=AfterFish(options.after_fish_start),
        free_lead=options.later_lead == "free",
        value=HandValue(When(options.zero_zero)),
    )


GOAT = Variant(
    id="goat",
    players=(2, 3, 4),
    options=GoatOptions,
    build=build,
    names={
        "en": ("Goat", "Kozel"),
        "ru": ("Козёл", "Забить козла"),
        "pl": ("Kozioł", "Koza"),
        "de": ("Bock", "Kozel"),
        "fr": ("Bouc", "Kozel", "Chèvre"),
        "nl": ("Bok", "Kozel"),
        "it": ("Capra", "Kozel"),
        "es": ("Cabra", "Kozel"),
    },
)
