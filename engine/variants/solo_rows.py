"""Solo 1: all tiles lie open in rows, and the right one of each may be taken (western.md 4.13)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.chains import longest_line
from engine.codec import tagged
from engine.errors import BadOption
from engine.game import Variant
from engine.kernels.open_rows import OpenRows
from engine.model import Options
from engine.options import opt
from engine.parts import Rules
from engine.scoring.patience import Solved
from engine.tiles import parse_tile, tile_set
from engine.variants.common import alone, round_the_table

ANY = "any"


@tagged("solo-rows-options", whole=True)
@dataclass(frozen=True, slots=True)
class SoloRowsOptions(Options):
    """The house rules."""

    set: int = opt(6, (6, 9, 12, 15, 18))
    goal: str = opt("all", ("all", "longest"))
    start_tile: str = opt(ANY, (ANY, "6-6"))


def width(highest: int) -> int:
    """Tiles in a row: 7, 13 or 19 in 4, 7 or 10 rows, and with the odd sets 11 or 17 in 5 or 8 rows."""
    return highest + 1 if highest % 2 == 0 else highest + 2


def build(options: SoloRowsOptions, players: int) -> Rules:
    tiles = tile_set(options.set)
    longest = longest_line(options.set)
    if options.goal == "all" and longest < len(tiles):
        raise BadOption("never-complete", tiles=len(tiles), most=longest)
    return Rules(
        kernel=OpenRows(
            tiles=tiles,
            width=width(options.set),
            first=None if options.start_tile == ANY else parse_tile(options.start_tile),
            most=longest if options.goal == "longest" else 0,
        ),
        scoring=Solved(),
        sides=alone(players),
        table=round_the_table(players),
    )


SOLO_ROWS = Variant(
    id="solo-rows",
    players=(1,),
    options=SoloRowsOptions,
    build=build,
    names={
        "en": ("Solo 1",),
        "de": ("Solo 1",),
        "fr": ("Solitaire 1",),
        "nl": ("Solo 1",),
        "it": ("Solitario 1",),
        "pl": ("Pasjans 1",),
        "es": ("Solitario 1",),
        "ru": ("Пасьянс 1",),
    },
)
