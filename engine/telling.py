"""Rounds that are played with real tiles: nobody deals or lays a tile here, what came of each round is told.

Such a match has no seed and never leaves the phase between two rounds. What is told of a round becomes the same
`Ending` that a kernel makes of one, and the same scoring settles it. What has been told wrongly is taken back by
another entry: the match is then what it would be without it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from engine.codec import tagged
from engine.errors import IllegalMove
from engine.events import Ending, How
from engine.game import Variant, over, rules_of, settled
from engine.kernels.layout import Layout
from engine.model import Options, Phase, State, Step, Turned, advance
from engine.moves import Move, TimeUp
from engine.parts import Rules, Timed
from engine.rules.values import SIX, ZERO, HandValue
from engine.scoring.classic import Classic
from engine.scoring.goat import Goat
from engine.scoring.penalties import Penalties
from engine.scoring.points import BlockedWinner, LaterStarter, Points, Tie
from engine.scoring.sea_goat import SeaGoat
from engine.scoring.titles import DoubleFinish, Titles
from engine.seats import Seat
from engine.tiles import Tile


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


@tagged("taken-back")
@dataclass(frozen=True, slots=True)
class TakenBack(Move):
    """The latest round that still counts does not count any more."""


@tagged("broken-up")
@dataclass(frozen=True, slots=True)
class BrokenUp(Move):
    """The session is over, and no round is in hand."""


class Lead(StrEnum):
    """What has to be told of the lead."""

    WHO = "who"
    HUNDRED = "hundred"
    """Whether it was 6-6, for the hundred."""


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


def needs(rules: Rules) -> Needs | None:
    """What has to be told of each round; None if this game cannot be played with real tiles here."""
    if isinstance(rules.kernel, Layout) and rules.kernel.seating is not None:
        return None  # the tiles make the teams
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
        case Points() as points if type(points) is Points and _by_hands_alone(points) and not _earns(rules):
            return Needs(hands=points.value)
        case _:
            return None


def kept_for(variant: Variant, options: Options) -> bool:
    """Whether a game can be kept on a score sheet by these house rules."""
    return any(needs(variant.rules(options, players)) is not None for players in variant.fitting(options))


def _by_hands_alone(points: Points) -> bool:
    """Whether what the hands count decides a round: not their tiles, nor who laid the last of several tiles."""
    return (
        points.blocked_winner is BlockedWinner.PIPS
        and points.tie_blocked is not Tie.LAST_PLAYER
        and not points.apart
    )


def _earns(rules: Rules) -> bool:
    """Whether the ends of the layout score in play."""
    return rules.kernel.count(rules.kernel.empty()) is not None


def leads(state: State) -> tuple[Lead, tuple[Seat, ...]] | None:
    """What has to be told of the lead in this round, and of whom it may be told; None if it does not matter, or is
    known."""
    match rules_of(state).scoring:
        case SeaGoat() as sea:
            able = tuple(seat for seat in state.table if sea.may_go_for_hundred(state.book, state.sides[seat]))
            return (Lead.HUNDRED, able) if able else None
        case Points(later_starter=LaterStarter.ROTATE) | Penalties(later_starter=LaterStarter.ROTATE):
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
    players = len(state.sides)
    if wanted is None or told.seat not in state.table or told.how not in (How.OUT, How.FISH):
        raise IllegalMove("not-this-game")
    if len(told.counts) != (0 if wanted.hands is None else players):
        raise IllegalMove("not-this-game")
    lead = leads(state)
    if told.starter is not None and (lead is None or told.starter not in lead[1]):
        raise IllegalMove("not-this-game")
    nothing: tuple[tuple[Tile, ...], ...] = ((),) * players
    ending = Ending(
        how=told.how,
        seat=told.seat,
        last=told.last,
        before=(),
        held=nothing,
        table=state.table,
        sides=state.sides,
        recent=(told.seat,),
        starter=_starter(state, told),
        led=SIX if lead is not None and lead[0] is Lead.HUNDRED and told.starter is not None else None,
        counts=told.counts,
    )
    return settled(rules, Turned(advance(state, round=state.round + 1), (), ending))


def _starter(state: State, told: RoundTold) -> Seat:
    """Who has led, as far as that is known."""
    known = (told.starter, state.book.leader, told.seat)
    return next(seat for seat in known if seat is not None)


def counting(moves: Sequence[Move]) -> tuple[int, ...]:
    """Which of the moves still count: all but those that say that a round was taken back, and those rounds."""
    kept: list[int] = []
    for number, move in enumerate(moves):
        if not isinstance(move, TakenBack):
            kept.append(number)
        elif (latest := _latest_round(moves, kept)) is not None:
            kept.remove(latest)
    return tuple(kept)


def to_take_back(moves: Sequence[Move]) -> int | None:
    """The latest round that still counts; None if there is none."""
    return _latest_round(moves, counting(moves))


def _latest_round(moves: Sequence[Move], kept: Sequence[int]) -> int | None:
    return next((number for number in reversed(kept) if isinstance(moves[number], RoundTold)), None)


def retold(first: State, moves: Sequence[Move]) -> State:
    """The match after all these moves, some of which take others back."""
    state = first
    for number in counting(moves):
        state = tell(state, moves[number]).state
    return replace(state, ply=len(moves))
