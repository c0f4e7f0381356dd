"""Sports dominoes: two pairs, a fixed number of rounds, the lead goes round the table (russian.md 5)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine.codec import tagged
from engine.game import Variant
from engine.kernels.layout import Layout
from engine.model import Options
from engine.options import opt
from engine.parts import Rules
from engine.rules.dealing import Dealing
from engine.rules.drawing import Drawing, Stuck
from engine.rules.opening import ByLot, Opening, Search, goat, heaviest
from engine.rules.values import HandValue, When
from engine.scoring.points import Amount, Entry, Points
from engine.scoring.sheet import LaterStarter
from engine.tiles import tile_set
from engine.variants.common import SEVEN, in_pairs, round_the_table

FIRST_LEAD: Mapping[str, Opening] = {"lot": ByLot(), "holder_of_1_1": Search(goat, heaviest)}
FISH_AMOUNT = {"full": Amount.OPPONENTS, "difference": Amount.DIFFERENCE}


@tagged("sport-goat-options", whole=True)
@dataclass(frozen=True, slots=True)
class SportGoatOptions(Options):
    """The house rules of russian.md 5. Racks are for show: hands are hidden without them."""

    rounds: int = opt(8, range(4, 49, 4))
    first_lead: str = opt("lot", tuple(FIRST_LEAD))
    zero_zero: str = opt("lone", (When.OFF, When.LONE))
    fish_amount: str = opt("full", tuple(FISH_AMOUNT))
    threshold: int = opt(0, (0, 13, 25))
    redeal_doubles: int = opt(5, (0, 5, 6, 7))
    racks: bool = opt(True)


def build(options: SportGoatOptions, players: int) -> Rules:
    return Rules(
        kernel=Layout(
            tiles=tile_set(6),
            dealing=Dealing(SEVEN, options.redeal_doubles),
            opening=FIRST_LEAD[options.first_lead],
            drawing=Drawing(Stuck.NONE),
        ),
        scoring=Points(
            target=0,  # the number of rounds decides
            rounds=options.rounds,
            blocked_score=FISH_AMOUNT[options.fish_amount],
            later_starter=LaterStarter.ROTATE,
            entry_minimum=Entry.FIRST,
            minimum=options.threshold,
            value=HandValue(When(options.zero_zero)),
        ),
        sides=in_pairs(players),
        table=round_the_table(players),
    )


SPORT_GOAT = Variant(
    id="sport-goat",
    players=(4,),
    options=SportGoatOptions,
    build=build,
    names={
        "en": ("Sports dominoes", "Sport goat"),
        "ru": ("Спортивное домино", "Спортивный козёл"),
        "pl": ("Domino sportowe", "Sportowy kozioł"),
        "de": ("Sportdomino", "Sportbock"),
        "fr": ("Domino sportif", "Bouc sportif"),
        "nl": ("Sportdomino", "Sportbok"),
        "it": ("Domino sportivo", "Capra sportiva"),
        "es": ("Dominó deportivo", "Cabra deportiva"),
    },
)
