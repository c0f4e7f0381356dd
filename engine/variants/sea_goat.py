"""Sea goat: one account at a time, the hundred, fish that have to be written off, rotten eggs (russian.md 4)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.codec import tagged
from engine.game import Variant
from engine.kernels.layout import Layout
from engine.model import Options
from engine.options import opt
from engine.parts import Rules
from engine.rules.dealing import Dealing
from engine.rules.drawing import Drawing, Stuck
from engine.rules.opening import Search, goat, heaviest
from engine.rules.turns import Doubles, OneAtATime
from engine.scoring.sea_goat import SeaGoat
from engine.scoring.sea_states import BrotherInLaw, DebtorLeads, FishD, Hundred, HundredTile, RottenEggs
from engine.tiles import tile_set
from engine.variants.common import ORDERS, SEVEN, pairs_of_four, round_the_table


@tagged("sea-goat-options", whole=True)
@dataclass(frozen=True, slots=True)
class SeaGoatOptions(Options):
    """The house rules of russian.md 4.11."""

    open_limit: int = opt(25, range(13, 51))
    wipe_limit: int = opt(25, (25, 26))
    wipe_opens: bool = opt(False)
    target: int = opt(125, range(100, 251))
    two_doubles: bool = opt(True)
    hundred: str = opt("starter", tuple(Hundred))
    hundred_tile: str = opt("if_dealt", tuple(HundredTile))
    grant_persists: bool = opt(False)
    brother_in_law: str = opt("ends_match", tuple(BrotherInLaw))
    brother_limit: int = opt(25, (25, 26))
    bald: bool = opt(True)
    six_finish: bool = opt(True)
    fish_debt_tries: int = opt(3, range(1, 6))
    debtor_leads: str = opt("all", tuple(DebtorLeads))
    eggs_tries: int = opt(3, range(1, 6))
    rotten_eggs: str = opt("drop", tuple(RottenEggs))
    fisher_skip_doubles: bool = opt(True)
    fish_D: str = opt("record", tuple(FishD))  # noqa: N815 - the sheet calls it so, after the case D of a fish
    reserve_keep: int = opt(1, (0, 1, 2))
    redeal_doubles: int = opt(5, (0, 5, 6, 7))
    start_order: str = opt("goat", tuple(ORDERS))
    fish_draw: bool = opt(False)


def build(options: SeaGoatOptions, players: int) -> Rules:
    sides = pairs_of_four(players)
    return Rules(
        kernel=Layout(
            tiles=tile_set(6),
            dealing=Dealing(SEVEN, options.redeal_doubles),
            opening=Search(ORDERS[options.start_order], heaviest),
            drawing=Drawing(Stuck.UNTIL_PLAYABLE, options.reserve_keep, dead_ends=not options.fish_draw),
            reopening=Search(goat, heaviest),  # eggs are opened with 1-1 whatever opens the first round (4.2)
            together=Doubles() if options.two_doubles else OneAtATime(),
        ),
        scoring=SeaGoat(
            sides=sides,
            open_limit=options.open_limit,
            wipe_limit=options.wipe_limit,
            wipe_opens=options.wipe_opens,
            target=options.target,
            hundred=Hundred(options.hundred),
            hundred_tile=HundredTile(options.hundred_tile),
            grant_persists=options.grant_persists,
            brother_in_law=BrotherInLaw(options.brother_in_law),
            brother_limit=options.brother_limit,
            bald=options.bald,
            six_finish=options.six_finish,
            fish_debt_tries=options.fish_debt_tries,
            debtor_leads=DebtorLeads(options.debtor_leads),
            eggs_tries=options.eggs_tries,
            rotten_eggs=RottenEggs(options.rotten_eggs),
            fisher_skip_doubles=options.fisher_skip_doubles,
            fish_d=FishD(options.fish_D),
        ),
        sides=sides,
        table=round_the_table(players),
    )


SEA_GOAT = Variant(
    id="sea-goat",
    players=(2, 3, 4),
    options=SeaGoatOptions,
    build=build,
    names={
        "en": ("Sea goat",),
        "ru": ("Морской козёл",),
        "pl": ("Morski kozioł",),
        "de": ("Seebock",),
        "fr": ("Bouc de mer",),
        "nl": ("Zeebok",),
        "it": ("Capra di mare",),
        "es": ("Cabra marina",),
    },
)
