"""Telephone, Houses, Flea: ends that make a multiple of five score, and what is left in the hand costs
(russian.md 7)."""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType

from engine.codec import tagged
from engine.game import Variant
from engine.kernels.layout import Layout
from engine.model import Options
from engine.options import opt
from engine.parts import Rules
from engine.rules.dealing import Dealing
from engine.rules.drawing import Drawing
from engine.rules.marking import FIVE, Fives
from engine.rules.opening import Holder, Search, goat, heaviest
from engine.rules.reach import Cross, Hub, Opens
from engine.rules.turns import Doubles, OneAtATime
from engine.scoring.deductions import Deductions, FishDeduct, Pays
from engine.tiles import tile, tile_set
from engine.variants.common import ON_STUCK, SEVEN, pairs_of_four, round_the_table

HOUSES = MappingProxyType(
    {
        "first_covered": Cross(Hub.FIRST_COVERED),
        "first_double": Cross(Hub.FIRST_DOUBLE),
        "first_double_at_once": Cross(Hub.FIRST_DOUBLE, Opens.AT_ONCE),
    }
)
UNITS = MappingProxyType({"sum": 1, "fives": FIVE})


@tagged("telephone-options", whole=True)
@dataclass(frozen=True, slots=True)
class TelephoneOptions(Options):
    """The house rules of russian.md 7.2. How many may play needs none: as many as sit down."""

    teams: bool = opt(True)
    unit: str = opt("sum", tuple(UNITS))
    settlement: str = opt("losers_down", tuple(Pays))
    target: int = opt(225, range(1, 1001))
    house: str = opt("first_covered", tuple(HOUSES))
    first_lead_scores: bool = opt(True)
    multi_doubles: int = opt(1, (1, 2, 3, 4))
    fish_deduct: str = opt("all", tuple(FishDeduct))
    reserve_keep: int = opt(0, (0, 1))
    on_stuck: str = opt("draw_until", tuple(ON_STUCK))
    target_check: str = opt("round_end", ("round_end", "immediate"))


def build(options: TelephoneOptions, players: int) -> Rules:
    unit, cross, most = UNITS[options.unit], HOUSES[options.house], options.multi_doubles
    return Rules(
        kernel=Layout(
            tiles=tile_set(6),
            dealing=Dealing(SEVEN),
            opening=Holder(tile(3, 2), otherwise=Search(goat, heaviest)),
            drawing=Drawing(ON_STUCK[options.on_stuck], options.reserve_keep, dead_ends=True),
            reach=cross,
            together=Doubles(most, first_is_spinner=cross.hub is Hub.FIRST_DOUBLE) if most > 1 else OneAtATime(),
            marking=Fives(unit, forced_lead=options.first_lead_scores),
        ),
        scoring=Deductions(
            target=options.target,
            unit=unit,
            pays=Pays(options.settlement),
            fish_deduct=FishDeduct(options.fish_deduct),
            immediate=options.target_check == "immediate",
        ),
        sides=pairs_of_four(players, teams=options.teams),
        table=round_the_table(players),
    )


TELEPHONE = Variant(
    id="telephone",
    players=(2, 3, 4),
    options=TelephoneOptions,
    build=build,
    names={
        "en": ("Telephone", "Houses", "Flea"),
        "ru": ("Телефон", "Домики", "Блоха"),
        "pl": ("Telefon", "Domki", "Pchła"),
        "de": ("Telefon", "Häuser", "Floh"),
        "fr": ("Téléphone", "Maisons", "Puce"),
        "nl": ("Telefoon", "Huisjes", "Vlo"),
        "it": ("Telefono", "Case", "Pulce"),
        "es": ("Teléfono", "Casitas", "Pulga"),
        "az": ("Telefon",),
    },
)
