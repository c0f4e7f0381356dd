"""What a score sheet has to be told of a round that is played with real tiles, and which games it can keep."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from engine.events import How
from engine.game import Variant, rules_of
from engine.kernels.layout import Layout
from engine.kernels.running_total import RunningTotal
from engine.model import Options, State, View
from engine.parts import Rules
from engine.rules.marking import FIVE, Fives
from engine.rules.turns import Doubles
from engine.rules.values import SIX, ZERO, HandValue
from engine.scoring.bergen import Bergen
from engine.scoring.classic import Classic
from engine.scoring.deductions import Deductions
from engine.scoring.goat import Goat
from engine.scoring.in_play import InPlay
from engine.scoring.penalties import Penalties
from engine.scoring.points import BlockedWinner, Points, Tie
from engine.scoring.sea_goat import SeaGoat
from engine.scoring.sheet import LaterStarter
from engine.scoring.titles import DoubleFinish, Titles
from engine.seats import Seat
from engine.tiles import Tile

USUAL = 8
"""How many multiples are offered: points in play are nearly always one of these."""


class LeadNeed(StrEnum):
    """What has to be told of the lead."""

    WHO = "who"
    HUNDRED = "hundred"
    """Whether it was 6-6, for the hundred."""


class Unkept(StrEnum):
    """Why a game cannot be kept here."""

    ALONE = "alone"
    """It is for one."""
    TEAMS = "teams"
    """The tiles make the teams."""
    TILES = "tiles"
    """It is decided by which tiles are left, or by who laid which of them."""
    OTHER = "other"
    """More decides a round than who goes out and what the hands count."""


@dataclass(frozen=True, slots=True)
class Earns:
    """Which points in play a turn may bring."""

    usual: tuple[int, ...]
    """Those that come often, the fewest first."""
    step: int = 0
    """More come in multiples of this; 0: there are no others."""

    def allows(self, points: int) -> bool:
        """Whether a turn may bring so many points."""
        more = self.step > 0 and points > self.usual[-1] and points % self.step == 0
        return points in self.usual or more


@dataclass(frozen=True, slots=True)
class Needs:
    """What has to be told of a round besides who went out."""

    finishes: tuple[tuple[Tile, ...], ...] = ()
    """The special tiles with which one can go out, `()` for none of them, which comes last; empty: they do not
    matter."""
    in_two_turns: bool = False
    """Whether two of them may also be laid in the last two turns instead of one."""
    hands: HandValue | None = None
    """What a hand counts, in games in which it matters what everybody held; there, of a fish, it matters too who
    laid the last tile."""
    skips_doubles: bool = False
    """Whether the last tile of a fish means the last one that is no double."""
    hands_of_out: bool = True
    """Whether hands count also where somebody has gone out, and not in a fish alone."""
    earns: Earns | None = None
    just_ends: bool = False
    """Whether it does not matter how a round ends, nor by whom."""


def needs(rules: Rules) -> Needs | None:
    """What has to be told of each round; None if this game cannot be played with real tiles here."""
    needed = _needs_or_why_not(rules)
    return needed if isinstance(needed, Needs) else None


def _needs_or_why_not(rules: Rules) -> Needs | Unkept:
    """What has to be told of each round, or why this game cannot be played with real tiles here."""
    if isinstance(rules.kernel, Layout) and rules.kernel.seating is not None:
        return Unkept.TEAMS
    match rules.scoring:
        case Titles() as titles:
            in_two_turns = titles.title.double is DoubleFinish.LAST_TWO
            finishes = tuple(last for last in (*_special(rules), ()) if _may_finish(rules, last))
            return Needs(finishes, in_two_turns=in_two_turns)
        case SeaGoat() as sea:
            special = [last for last in _special(rules) if sea.finishes(last)]
            finishes = (*special, ()) if special else ()
            return Needs(finishes, hands=sea.value, skips_doubles=sea.fisher_skip_doubles)
        case Goat() | Classic() | Penalties() as scoring:
            return Needs(hands=scoring.value)
        case Deductions() as deductions:
            return _earning(Needs(hands=deductions.value), rules)
        case InPlay():
            return _earning(Needs(just_ends=True), rules)
        case Points() as points if _by_hands_alone(points):
            return _earning(Needs(hands=points.value, hands_of_out=points.out_score), rules)
        case Points() | Bergen():
            return Unkept.TILES
        case _:
            return Unkept.ALONE if len(rules.table) == 1 else Unkept.OTHER


def kept_for(variant: Variant, options: Options) -> bool:
    """Whether a game can be kept on a score sheet by these house rules."""
    return why_not(variant, options) is None


def why_not(variant: Variant, options: Options) -> Unkept | None:
    """Why a game cannot be kept on a score sheet by these house rules; None if it can, with some number of
    players."""
    found = [_needs_or_why_not(variant.rules(options, players)) for players in variant.fitting(options)]
    reasons = [one for one in found if isinstance(one, Unkept)]
    return None if len(reasons) < len(found) else next(iter(reasons), Unkept.OTHER)


def _by_hands_alone(points: Points) -> bool:
    """Whether what the hands count decides a round: not their tiles, nor who laid the last of several tiles."""
    return points.blocked_winner is BlockedWinner.PIPS and points.tie_blocked is not Tie.LAST_PLAYER


def _special(rules: Rules) -> tuple[tuple[Tile, ...], ...]:
    """The special tiles with which a turn may end a round: two of them where it may lay two doubles, be it only to
    go out (russian.md 4.6, 9.5 `two_doubles`, `double_finish`)."""
    at_once = isinstance(rules.kernel, Layout) and isinstance(rules.kernel.together, Doubles)
    return ((ZERO,), (SIX,), *(((ZERO, SIX),) if at_once else ()))


def _may_finish(rules: Rules, last: tuple[Tile, ...]) -> bool:
    """Whether somebody may go out with these special tiles, or without them."""
    return not isinstance(rules.kernel, Layout) or rules.kernel.may_finish(last, ())


def _earning(needed: Needs, rules: Rules) -> Needs:
    """The same with the points in play of this game, if it has any."""
    match rules.kernel:
        case Layout(marking=Fives() as fives):
            step, least = FIVE // fives.unit, fives.least // fives.unit
            usual = tuple(range(least, least + USUAL * step, step))
            return replace(needed, earns=Earns(usual, step))
        case RunningTotal() as total:
            return replace(needed, earns=Earns(tuple(sorted({goal.points for goal in total.goals}))))
        case _:
            return needed


def leads(state: State | View) -> tuple[LeadNeed, tuple[Seat, ...]] | None:
    """What has to be told of the lead in this round, and of whom it may be told; None if it does not matter, or is
    known."""
    match rules_of(state).scoring:
        case SeaGoat() as sea:
            able = tuple(seat for seat in state.table if sea.may_lead_hundred(state.book, seat))
            return (LeadNeed.HUNDRED, able) if able else None
        case (
            Points(later_starter=LaterStarter.ROTATE)
            | Penalties(later_starter=LaterStarter.ROTATE)
            | InPlay(match=Points(later_starter=LaterStarter.ROTATE))
        ):
            return (LeadNeed.WHO, state.table) if state.book.leader is None else None
        case _:
            return None


def asks_hands(wanted: Needs, how: How) -> bool:
    """Whether it matters what everybody holds when a round ends so."""
    return wanted.hands is not None and (wanted.hands_of_out or how is How.FISH)


def most(state: State | View, wanted: Needs, hands: int) -> int:
    """The most that the tiles of the set count in so many hands."""
    assert wanted.hands is not None
    return wanted.hands.most(rules_of(state).kernel.tiles, hands)


def too_many_zeros(state: State | View, wanted: Needs, counts: Sequence[int]) -> bool:
    """Whether too many of these hands count nothing. Each of them holds a tile, and few tiles count nothing."""
    assert wanted.hands is not None
    return counts.count(0) > wanted.hands.zeros(rules_of(state).kernel.tiles)


def can_hold(state: State | View, wanted: Needs, counts: Sequence[int]) -> bool:
    """Whether hands that all hold something may count so much. No hand, and not all of them together, may count
    more than the tiles of the set can; and no more hands may count nothing than there are tiles that do."""
    within = min(counts) >= 0 and max(counts) <= most(state, wanted, 1)
    return within and sum(counts) <= most(state, wanted, len(counts)) and not too_many_zeros(state, wanted, counts)
