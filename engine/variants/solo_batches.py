"""Solo 2: a line takes one batch of tiles after another (western.md 4.14)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.chains import longest_line
from engine.codec import tagged
from engine.errors import BadOption
from engine.game import Variant
from engine.kernels.batches import InBatches
from engine.model import Options
from engine.options import opt
from engine.parts import Rules
from engine.scoring.patience import Solved
from engine.tiles import tile_set
from engine.variants.common import USUAL, alone, chosen, round_the_table

BATCHES = {6: 5, 9: 7}
"""By the set, how many tiles a batch usually has."""


@tagged("solo-batches-options", whole=True)
@dataclass(frozen=True, slots=True)
class SoloBatchesOptions(Options):
    """The house rules."""

    set: int = opt(6, tuple(BATCHES))
    batch: int | str = opt(USUAL, (USUAL, *BATCHES.values()))
    play_leftover: bool = opt(False)


def build(options: SoloBatchesOptions, players: int) -> Rules:
    tiles = tile_set(options.set)
    longest = longest_line(options.set)
    if options.play_leftover and longest < len(tiles):
        raise BadOption("never-complete", tiles=len(tiles), most=longest)
    return Rules(
        kernel=InBatches(
            tiles=tiles,
            size=chosen(options.batch, BATCHES[options.set]),
            short=options.play_leftover,
        ),
        scoring=Solved(),
        sides=alone(players),
        table=round_the_table(players),
    )


SOLO_BATCHES = Variant(
    id="solo-batches",
    players=(1,),
    options=SoloBatchesOptions,
    build=build,
    names={
        "en": ("Solo 2",),
        "de": ("Solo 2",),
        "fr": ("Solitaire 2",),
        "nl": ("Solo 2",),
        "it": ("Solitario 2",),
        "pl": ("Pasjans 2",),
        "es": ("Solitario 2",),
        "ru": ("Пасьянс 2",),
    },
)
