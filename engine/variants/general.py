"""General's goat: a finish with 0-0 or 6-6 makes the next player a General (russian.md 9)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.codec import tagged
from engine.errors import BadOption
from engine.game import Variant
from engine.kernels.layout import Layout, any_finish
from engine.model import Options
from engine.options import opt
from engine.parts import Rules
from engine.rules.dealing import Dealing
from engine.rules.drawing import Drawing, Stuck
from engine.rules.opening import Search, goat, heaviest
from engine.rules.signals import Signals
from engine.rules.turns import Doubles, OneAtATime, Together
from engine.rules.values import SIX, ZERO
from engine.scoring.titles import (
    DoubleFinish,
    GeneralIs,
    RankBy,
    TitleOf,
    TitleOnly,
    TitleRule,
    Titles,
    TitleYields,
)
from engine.tiles import tile_set
from engine.variants.common import SEVEN, in_pairs, round_the_table

AT_TABLE = 4
SHORTEST, LONGEST = 30, 60
"""Minutes of a session."""


@tagged("general-options", whole=True)
@dataclass(frozen=True, slots=True)
class GeneralOptions(Options):
    """The house rules of russian.md 9.5. `session_minutes` is for whoever watches the clock; the engine is
    told when the time is up."""

    title_rule: str = opt("either", tuple(TitleRule))
    general_is: str = opt("loser", tuple(GeneralIs))
    double_finish: str = opt("simultaneous", tuple(DoubleFinish))
    double_finish_worth: int = opt(1, (1, 2))
    two_doubles: bool = opt(False)
    only_title_ends: bool = opt(False)
    signals: str = opt("truthful", ("off", "truthful", "free"))
    signal_visible: str = opt("partner", ("partner", "table"))
    session_minutes: int = opt(60, range(SHORTEST, LONGEST + 1))
    session_rounds: int | None = opt(None, (None, *range(1, 101)))
    losses_to_yield: int = opt(2, (1, 2))
    title_yields: str = opt("always", tuple(TitleYields))
    stay_resets_losses: bool = opt(False)
    queue_teams: int = opt(0, range(7))
    rank_by: str = opt("titles", tuple(RankBy))
    redeal_doubles: int = opt(5, (0, 5, 6, 7))


def build(options: GeneralOptions, players: int) -> Rules:
    """The waiting teams follow from the number of players; where `queue_teams` is named, it must agree."""
    waiting = (players - AT_TABLE) // 2
    if options.queue_teams not in (0, waiting):
        raise BadOption("queue-teams", teams=options.queue_teams, players=players)
    title = TitleOf(TitleRule(options.title_rule), DoubleFinish(options.double_finish))
    return Rules(
        kernel=Layout(
            tiles=tile_set(6),
            dealing=Dealing(SEVEN, options.redeal_doubles),
            opening=Search(goat, heaviest),
            drawing=Drawing(Stuck.NONE),
            together=_together(options),
            may_finish=TitleOnly(title) if options.only_title_ends else any_finish,
            signals=_signals(options),
        ),
        scoring=Titles(
            title=title,
            general_is=GeneralIs(options.general_is),
            worth_of_both=options.double_finish_worth,
            losses_to_yield=options.losses_to_yield,
            title_yields=TitleYields(options.title_yields),
            stay_resets_losses=options.stay_resets_losses,
            rank_by=RankBy(options.rank_by),
            rounds=options.session_rounds,
        ),
        sides=in_pairs(players),
        table=round_the_table(AT_TABLE),
    )


def _together(options: GeneralOptions) -> Together:
    if options.two_doubles:
        return Doubles()
    if options.double_finish == DoubleFinish.OFF:
        return OneAtATime()
    return Doubles(finish_only=frozenset({ZERO, SIX}))


def _signals(options: GeneralOptions) -> Signals | None:
    if options.signals == "off" or options.title_rule == TitleRule.BALD:
        return None
    return Signals(bluff=options.signals == "free", table_sees=options.signal_visible == "table")


GENERAL = Variant(
    id="general",
    players=tuple(range(AT_TABLE, 17, 2)),
    options=GeneralOptions,
    build=build,
    names={
        "en": ("General's goat", "General goat", "General"),
        "ru": ("Генеральский козёл", "Генерал"),
        "pl": ("Generalski kozioł", "Generał"),
        "de": ("Generalsbock", "General"),
        "fr": ("Bouc du Général", "Général"),
        "nl": ("Generaalsbok", "Generaal"),
        "it": ("Capra del Generale", "Generale"),
        "es": ("Cabra del general", "General"),
    },
)
