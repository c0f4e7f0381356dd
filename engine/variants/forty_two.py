"""Forty-two: bids, trumps and tricks in two pairs (western.md 3.3)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.codec import tagged
from engine.errors import BadOption
from engine.game import Variant
from engine.kernels.tricks import TrickPlay
from engine.model import Options
from engine.options import opt
from engine.parts import Rules
from engine.rules.bidding import Bidding, Unit
from engine.rules.suits import DOUBLES, NELLO, NO_TRUMP, NUMBERS
from engine.scoring.tricks import HandScore, Score
from engine.tiles import tile_set
from engine.variants.common import SEVEN, TARGETS, USUAL, chosen, in_pairs, round_the_table

USUAL_TARGETS = {Score.MARKS: 7, Score.POINTS: 250}


@tagged("forty-two-options", whole=True)
@dataclass(frozen=True, slots=True)
class FortyTwoOptions(Options):
    """The house rules of western.md 3.3."""

    bidding: str = opt("points", tuple(Unit))
    all_pass: str = opt("reshake", ("reshake", "force_shaker"))
    scoring: str = opt("marks", tuple(Score))
    target: int | str = opt(USUAL, (USUAL, *range(1, 22), *TARGETS))
    early_stop: bool = opt(False)
    no_trump: bool = opt(True)
    doubles_trump: bool = opt(True)
    nello: bool = opt(False)
    plunge: bool = opt(False)


def build(options: FortyTwoOptions, players: int) -> Rules:
    unit, score = Unit(options.bidding), Score(options.scoring)
    if options.early_stop and score is Score.POINTS:
        raise BadOption("early-stop-points")  # every trick counts to the last
    if options.nello and (unit is Unit.TRICKS or score is Score.POINTS):
        raise BadOption("nello-needs-marks")
    if options.plunge and unit is Unit.TRICKS:
        raise BadOption("plunge-needs-marks")
    named = ((DOUBLES, options.doubles_trump), (NO_TRUMP, options.no_trump), (NELLO, options.nello))
    return Rules(
        kernel=TrickPlay(
            tiles=tile_set(6),
            hands=SEVEN,
            bidding=Bidding(unit, options.plunge),
            trumps=(*NUMBERS, *(trump for trump, allowed in named if allowed)),
            forced=options.all_pass == "force_shaker",
            early_stop=options.early_stop,
        ),
        scoring=HandScore(
            target=chosen(options.target, USUAL_TARGETS[score]),
            score=score,
        ),
        sides=in_pairs(players),
        table=round_the_table(players),
    )


FORTY_TWO = Variant(
    id="forty-two",
    players=(4,),
    options=FortyTwoOptions,
    build=build,
    names={
        "en": ("Forty-two", "42", "Texas 42"),
        "de": ("42", "Zweiundvierzig"),
        "fr": ("42", "Quarante-deux"),
        "nl": ("42", "Tweeënveertig"),
        "it": ("42", "Quarantadue"),
        "pl": ("42", "Czterdzieści dwa"),
        "es": ("42", "Cuarenta y dos"),
        "ru": ("42", "Сорок два"),
    },
)
