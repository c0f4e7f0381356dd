"""Peruvian: everybody writes what he holds, on a sheet that nobody sees (western.md 4.2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.codec import tagged
from engine.game import Variant
from engine.options import opt
from engine.parts import Rules
from engine.rules.dealing import BySeats
from engine.scoring.penalties import Penalties
from engine.scoring.points import Amount, BlockedWinner, Entry, Tie
from engine.scoring.sheet import LaterStarter
from engine.variants.block_restock import RestockOptions
from engine.variants.common import alone, blank_value, line_layout, round_the_table


@tagged("peruvian-options", whole=True)
@dataclass(frozen=True, slots=True)
class PeruvianOptions(RestockOptions):
    """The house rules of the booklet's Block without those for the points of a winner, which nobody has here."""

    hands: ClassVar[BySeats] = BySeats((), others=5)

    target: int | str = opt(100, (100,))
    single_round: bool = opt(False, (False,))
    entry_minimum: str = opt("off", (Entry.OFF,))
    blocked_winner: str = opt("pips", (BlockedWinner.PIPS,))
    blocked_score: str = opt("opponents", (Amount.OPPONENTS,))
    tie_blocked: str = opt("none", (Tie.NONE,))
    rounds: int | None = opt(7, range(1, 25))
    secret_scores: bool = opt(True)
    last_factor: int = opt(4, (1, 2, 3, 4, 5))


def build(options: PeruvianOptions, players: int) -> Rules:
    return Rules(
        kernel=line_layout(options, players),
        scoring=Penalties(
            rounds=options.rounds,
            secret=options.secret_scores,
            last_factor=options.last_factor,
            later_starter=LaterStarter(options.later_starter),
            value=blank_value(options.double_blank_pips),
        ),
        sides=alone(players),
        table=round_the_table(players, options.direction),
    )


PERUVIAN = Variant(
    id="peruvian",
    players=(4,),
    options=PeruvianOptions,
    build=build,
    names={
        "en": ("Peruvian Dominoes", "Peruvian"),
        "de": ("Peruanisches Domino",),
        "fr": ("Domino péruvien",),
        "nl": ("Peruviaans domino",),
        "it": ("Domino peruviano",),
        "pl": ("Domino peruwiańskie",),
        "es": ("Dominó peruano",),
        "ru": ("Перуанское домино",),
    },
)
