"""Rounds that are played with real tiles: nobody deals or lays a tile here, what came of each round is told.

Such a match has no seed and never leaves the phase between two rounds. What is told of a round becomes the same
`Ending` that a kernel makes of one, and the same scoring settles it; points in play are told as they come, and the
same scoring writes them. What has been told wrongly is taken back by another entry: the match is then what it
would be without it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from engine.codec import tagged
from engine.errors import IllegalMove
from engine.events import Ending, How, Mark
from engine.game import Variant, earned, over, rules_of, settled, stopped
from engine.kernels.layout import Layout
from engine.kernels.running_total import RunningTotal
from engine.model import Gain, Options, Phase, State, Step, Turned, advance
from engine.moves import Move, TimeUp
from engine.parts import Rules, Timed
from engine.rules.marking import Fives
from engine.rules.values import SIX, ZERO, HandValue
from engine.scoring.bergen import Bergen
from engine.scoring.classic import Classic
from engine.scoring.deductions import FIVE, Deductions
from engine.scoring.goat import Goat
from engine.scoring.in_play import InPlay
from engine.scoring.penalties import Penalties
from engine.scoring.points import BlockedWinner, LaterStarter, Points, Tie
from engine.scoring.sea_goat import SeaGoat
from engine.scoring.titles import DoubleFinish, Titles
from engine.seats import Seat
from engine.tiles import Tile

USUAL = 8
"""Of so many multiples the points in play usually are one."""


@tagged("round-told")
@dataclass(frozen=True, slots=True)
class RoundTold(Move):
    """How a round has ended: out or fish, by whom, and as far as the game wants to know it, with which tiles and
    with how much in every hand."""

    how: How
    seat: Seat
    """Who has laid the latest tile; where a fish is sought by doubles, the latest that is none."""
    last: tuple[Tile, ...] = ()
    """The special tiles among those of his last turn; what else he laid does not matter."""
    counts: tuple[int, ...] = ()
    """What the hand of every seat counts."""
    starter: Seat | None = None
    """Who has led, where that was asked; or who has led 6-6 for the hundred (russian.md 4.3)."""


@tagged("points-told")
@dataclass(frozen=True, slots=True)
class PointsTold(Move):
    """Points in play, in the round that is being played."""

    seat: Seat
    points: int


@tagged("taken-back")
@dataclass(frozen=True, slots=True)
class TakenBack(Move):
    """The latest round, or the latest points in play, that still count do not count any more."""


@tagged("broken-up")
@dataclass(frozen=True, slots=True)
class BrokenUp(Move):
    """The session is over, and no round is in hand."""


class Lead(StrEnum):
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
    """More happens in it than rounds that end and points in play."""


@dataclass(frozen=True, slots=True)
class Earns:
    """Which points in play a turn may bring."""

    usual: tuple[int, ...]
    """Those that come often, the fewest first."""
    step: int = 0
    """More come in multiples of this; 0: there are no others."""

    def allows(self, points: int) -> bool:
        more = self.step > 0 and points > self.usual[-1] and points % self.step == 0
        return points in self.usual or more


@dataclass(frozen=True, slots=True)
class Needs:
    """What has to be told of a round besides who went out."""

    finishes: tuple[tuple[Tile, ...], ...] = ()
    """The special tiles with which one can go out, none of them last; empty: they do not matter."""
    hands: HandValue | None = None
    """What a hand counts, where it matters what everybody held; then it matters too who laid the last tile of a
    fish."""
    skips_doubles: bool = False
    """Whether of a fish the last tile is meant that is no double."""
    hands_of_out: bool = True
    """Whether hands count also where somebody has gone out, and not in a fish alone."""
    earns: Earns | None = None
    bonus: int = 0
    """Points in play for going out; nobody has to tell them."""
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
            both = () if titles.title.double is DoubleFinish.OFF else ((ZERO, SIX),)
            return Needs(finishes=((ZERO,), (SIX,), *both, ()))
        case SeaGoat() as sea:
            special = [tiles for tiles in ((ZERO,), (SIX,), (ZERO, SIX)) if sea.finishes(tiles)]
            finishes = (*special, ()) if special else ()
            return Needs(finishes, sea.value, skips_doubles=sea.fisher_skip_doubles)
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
    return (
        points.blocked_winner is BlockedWinner.PIPS
        and points.tie_blocked is not Tie.LAST_PLAYER
        and not points.apart
    )


def _earning(needed: Needs, rules: Rules) -> Needs:
    """The same with the points in play of this game, if it has any."""
    match rules.kernel:
        case Layout(marking=Fives() as fives):
            step, least = FIVE // fives.unit, fives.least // fives.unit
            usual = tuple(range(least, least + USUAL * step, step))
            return replace(needed, earns=Earns(usual, step), bonus=fives.out)
        case RunningTotal() as total:
            return replace(needed, earns=Earns(tuple(sorted({goal.points for goal in total.goals}))))
        case _:
            return needed


def leads(state: State) -> tuple[Lead, tuple[Seat, ...]] | None:
    """What has to be told of the lead in this round, and of whom it may be told; None if it does not matter, or is
    known."""
    match rules_of(state).scoring:
        case SeaGoat() as sea:
            able = tuple(seat for seat in state.table if sea.may_go_for_hundred(state.book, state.sides[seat]))
            return (Lead.HUNDRED, able) if able else None
        case (
            Points(later_starter=LaterStarter.ROTATE)
            | Penalties(later_starter=LaterStarter.ROTATE)
            | InPlay(match=Points(later_starter=LaterStarter.ROTATE))
        ):
            return (Lead.WHO, state.table) if state.book.leader is None else None
        case _:
            return None


def has_result(state: State) -> bool:
    """Whether a match that is broken up between two rounds has a result: a session of which some round counted."""
    return isinstance(rules_of(state).scoring, Timed) and state.book.rounds > 0


def tell(state: State, move: Move) -> Step:
    """The match after what was told. IllegalMove if that cannot be."""
    rules = rules_of(state)
    if state.phase is Phase.OVER:
        raise IllegalMove("match-over")
    match move:
        case RoundTold():
            return _round(state, rules, move)
        case PointsTold():
            return _points(state, rules, move)
        case TimeUp() if isinstance(rules.scoring, Timed):
            book, _ = rules.scoring.time_up(state.book, playing=True)
            return Step(advance(state, book=book))
        case BrokenUp() if isinstance(rules.scoring, Timed) and has_result(state):
            book, result = rules.scoring.time_up(state.book, playing=False)
            assert result is not None
            return Step(over(advance(state, book=book), result), (result,))
    raise IllegalMove("not-this-game")


def _round(state: State, rules: Rules, told: RoundTold) -> Step:
    wanted = needs(rules)
    if wanted is None or told.seat not in state.table or told.how not in _hows(wanted):
        raise IllegalMove("not-this-game")
    if len(told.counts) != (len(state.sides) if asks_hands(wanted, told.how) else 0):
        raise IllegalMove("not-this-game")
    lead = leads(state)
    if told.starter is not None and (lead is None or told.starter not in lead[1]):
        raise IllegalMove("not-this-game")
    ending = replace(
        _ending(state, told.how, told.seat),
        last=told.last,
        starter=_starter(state, told),
        led=SIX if lead is not None and lead[0] is Lead.HUNDRED and told.starter is not None else None,
        counts=told.counts,
    )
    bonus = wanted.bonus if told.how is How.OUT else 0
    gains = (Gain(told.seat, (Mark("out", bonus, sure=True),)),) if bonus else ()
    return settled(rules, Turned(advance(state, round=state.round + 1), (), ending, gains))


def _hows(wanted: Needs) -> tuple[How, ...]:
    return (How.FULL,) if wanted.just_ends else (How.OUT, How.FISH)


def asks_hands(wanted: Needs, how: How) -> bool:
    """Whether it matters what everybody holds when a round ends so."""
    return wanted.hands is not None and (wanted.hands_of_out or how is How.FISH)


def most(state: State, wanted: Needs, hands: int) -> int:
    """The most that the tiles of the set count in so many hands."""
    assert wanted.hands is not None
    return wanted.hands.most(rules_of(state).kernel.tiles, hands)


def can_hold(state: State, wanted: Needs, counts: Sequence[int]) -> bool:
    """Whether the tiles of the set can make hands that count so much: each of them, and all together."""
    return max(counts) <= most(state, wanted, 1) and sum(counts) <= most(state, wanted, len(counts))


def _points(state: State, rules: Rules, told: PointsTold) -> Step:
    """Points in play; the match is over if they decide it at once."""
    wanted = needs(rules)
    earns = None if wanted is None else wanted.earns
    if earns is None or told.seat not in state.table or not earns.allows(told.points):
        raise IllegalMove("not-this-game")
    after, event, result = earned(rules, advance(state), Gain(told.seat, (Mark("told", told.points),)))
    if result is None:
        return Step(after, (event,))
    ending = _ending(state, How.STOPPED, told.seat)
    return stopped(replace(after, round=state.round + 1), ending, (event,), result)


def _ending(state: State, how: How, seat: Seat) -> Ending:
    """The end of a round of which no tile is known."""
    nothing: tuple[tuple[Tile, ...], ...] = ((),) * len(state.sides)
    return Ending(
        how=how,
        seat=seat,
        last=(),
        before=(),
        held=nothing,
        table=state.table,
        sides=state.sides,
        recent=(seat,),
        starter=seat,
    )


def _starter(state: State, told: RoundTold) -> Seat:
    """Who has led, as far as that is known."""
    known = (told.starter, state.book.leader, told.seat)
    return next(seat for seat in known if seat is not None)


def counting(moves: Sequence[Move]) -> tuple[int, ...]:
    """Which of the moves still count: all but those that say that something was taken back, and what it was."""
    kept: list[int] = []
    for number, move in enumerate(moves):
        if not isinstance(move, TakenBack):
            kept.append(number)
        elif (latest := _latest(moves, kept)) is not None:
            kept.remove(latest)
    return tuple(kept)


def to_take_back(moves: Sequence[Move]) -> int | None:
    """The latest round, or points in play, that still count; None if there are none."""
    return _latest(moves, counting(moves))


def _latest(moves: Sequence[Move], kept: Sequence[int]) -> int | None:
    return next((number for number in reversed(kept) if isinstance(moves[number], RoundTold | PointsTold)), None)


def retold(first: State, moves: Sequence[Move]) -> State:
    """The match after all these moves, some of which take others back."""
    state = first
    for number in counting(moves):
        state = tell(state, moves[number]).state
    return replace(state, ply=len(moves))
