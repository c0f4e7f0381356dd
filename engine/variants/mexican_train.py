"""Mexican Train: everybody builds a train of his own, and all of them one more (western.md 3.1)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.codec import tagged
from engine.game import Variant
from engine.kernels.trains import AfterDouble, MexicanFrom, Trains
from engine.model import Options
from engine.options import opt
from engine.parts import Rules
from engine.rules.dealing import BySeats
from engine.tiles import tile_set
from engine.variants.common import USUAL, alone, check_deal, chosen, root_penalties, round_the_table

TABLE = "table"
"""The choice of `deal` that leaves it to the number of players."""

_LARGE = ((2, 15), (3, 15), (4, 15), (5, 12), (6, 12))
_HANDS = {9: BySeats(((2, 12), (3, 11), (4, 10), (5, 12), (6, 12)), others=10)}
"""Where the set is not large enough for the usual hands; with double-nine it is none for more than four."""


@tagged("mexican-train-options", whole=True)
@dataclass(frozen=True, slots=True)
class MexicanTrainOptions(Options):
    """The house rules of Mexican Train."""

    set: int = opt(12, (9, 12, 15, 18))
    deal: int | str = opt(TABLE, (TABLE, *range(5, 21)))
    rounds: int | str = opt(USUAL, (USUAL, *range(1, 20)))
    direction: str = opt("cw", ("cw", "ccw"))
    engine: str = opt("placed", ("placed", "holder"))
    first_turn_train: bool = opt(False)
    mexican_from: str = opt("first_turn", tuple(MexicanFrom))
    doubles: str = opt("cover", tuple(AfterDouble))
    draw_count: int = opt(1, (1, 2, 3))
    double_blank_pips: int = opt(0, (0, 25, 50))


def build(options: MexicanTrainOptions, players: int) -> Rules:
    tiles, placed = tile_set(options.set), options.engine == "placed"
    size = _hands(options)
    check_deal(tiles, size, players, reserve=1 if placed else 0)
    return Rules(
        kernel=Trains(
            tiles=tiles,
            hands=size,
            placed=placed,
            long_first_turn=options.first_turn_train,
            mexican_from=MexicanFrom(options.mexican_from),
            doubles=AfterDouble(options.doubles),
            draws=options.draw_count,
        ),
        scoring=root_penalties(chosen(options.rounds, options.set + 1), options.double_blank_pips, placed=placed),
        sides=alone(players),
        table=round_the_table(players, options.direction),
    )


def _hands(options: MexicanTrainOptions) -> BySeats:
    if isinstance(options.deal, int):
        return BySeats((), others=options.deal)
    return _HANDS.get(options.set, BySeats(_LARGE, others=10))


MEXICAN_TRAIN = Variant(
    id="mexican-train",
    players=(2, 3, 4, 5, 6, 7, 8),
    options=MexicanTrainOptions,
    build=build,
    names={
        "en": ("Mexican Train",),
        "de": ("Mexican Train",),
        "fr": ("Train mexicain",),
        "nl": ("Mexicaanse trein",),
        "it": ("Treno messicano",),
        "pl": ("Meksykański pociąg",),
        "es": ("Tren mexicano",),
        "ru": ("Мексиканский поезд",),
    },
)
