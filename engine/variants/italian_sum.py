"""Italian: every tile goes, and who makes the total come out right scores (western.md 4.11)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.codec import tagged
from engine.errors import BadOption
from engine.game import Variant
from engine.kernels.running_total import RunningTotal, ScoringTotal
from engine.model import Options
from engine.options import opt
from engine.parts import Rules
from engine.rules.dealing import BySeats
from engine.rules.opening import Search, heaviest, high
from engine.scoring.in_play import InPlay
from engine.scoring.points import Points
from engine.scoring.sheet import LaterStarter
from engine.tiles import tile_set
from engine.variants.common import TARGETS, USUAL, alone, chosen, round_the_table

GOALS = {6: (30, 50, 70, 100), 9: (30, 50, 70, 100, 120, 150)}
"""The marks by set; in brackets they are worth 1, 2, 3 and so on."""
TARGET = {6: 51, 9: 81}


@tagged("italian-sum-options", whole=True)
@dataclass(frozen=True, slots=True)
class ItalianSumOptions(Options):
    """The house rules of Italian, and those of all western games that fit a game without ends. Only drawing needs
    the reserve. Nobody wins a round, so no winner leads the next."""

    hands: ClassVar[BySeats] = BySeats(((2, 8), (3, 7)), others=6)

    set: int = opt(6, tuple(GOALS))
    direction: str = opt("cw", ("cw", "ccw"))
    reserve: int = opt(2, range(5))
    opening_tile: str = opt("must", ("must", "free"))
    later_starter: str = opt("again", (LaterStarter.AGAIN, LaterStarter.ROTATE))
    target: int | str = opt(USUAL, (USUAL, *sorted((*TARGETS, *TARGET.values()))))
    rounds: int | None = opt(None, (None, *range(1, 25)))
    score_mode: str = opt("brackets", ("brackets", "face"))
    may_draw: bool = opt(False)
    players_min: int = opt(3, (2, 3))


def build(options: ItalianSumOptions, players: int) -> Rules:
    if players < options.players_min:
        raise BadOption("players-min", players=players, least=options.players_min)
    return Rules(
        kernel=RunningTotal(
            tiles=tile_set(options.set),
            hands=options.hands,
            opening=Search(high, heaviest, forced=options.opening_tile == "must"),
            goals=_goals(options),
            may_draw=options.may_draw,
            reserve=options.reserve,
        ),
        scoring=InPlay(
            Points(
                target=chosen(options.target, TARGET[options.set]),
                rounds=options.rounds,
                later_starter=LaterStarter(options.later_starter),
            )
        ),
        sides=alone(players),
        table=round_the_table(players, options.direction),
    )


def _goals(options: ItalianSumOptions) -> tuple[ScoringTotal, ...]:
    face = options.score_mode == "face"
    return tuple(
        ScoringTotal(total, total if face else at) for at, total in enumerate(GOALS[options.set], start=1)
    )


ITALIAN_SUM = Variant(
    id="italian-sum",
    players=(2, 3, 4),
    options=ItalianSumOptions,
    build=build,
    names={
        "en": ("Italian Dominoes", "Italian"),
        "de": ("Italienisches Domino",),
        "fr": ("Les « dominos-comptables »", "Dominos-comptables"),
        "nl": ("Italiaans domino",),
        "it": ("Domino italiano",),
        "pl": ("Domino włoskie",),
        "es": ("Dominó italiano",),
        "ru": ("Итальянское домино",),
    },
)
