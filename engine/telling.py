"""Rounds that are played with real tiles: nobody deals or lays a tile here, what came of each round is told.

Such a match has no seed and never leaves the phase between two rounds. What is told of a round becomes the same
`Ending` that a kernel makes of one, and the same scoring settles it; points in play are told as they come, and the
same scoring writes them. What has been told wrongly is taken back by another entry: the match is then what it
would be without it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from engine.codec import tagged
from engine.errors import IllegalMove
from engine.events import Ending, How, Mark
from engine.game import earned, over, rules_of, settled, stopped
from engine.kernels.endings import ended
from engine.model import Gain, Phase, State, Step, Turned, View, advance
from engine.moves import Move, TimeUp
from engine.needs import asks_hands, leads, needs
from engine.parts import Rules, Timed
from engine.rules.values import SIX
from engine.scoring.sea_goat import SeaGoat
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


def has_result(state: State | View) -> bool:
    """Whether a match that is broken up between two rounds has a result: a session of which some round counted."""
    return isinstance(rules_of(state).scoring, Timed) and state.book.rounds > 0


def tell(state: State, move: Move) -> Step:
    """The match after what was told. IllegalMove if this game has no such thing to be told, or tells it otherwise
    (`needs`); whether the tiles can be so is asked before it is written (`needs.can_hold`)."""
    if state.phase is Phase.OVER:
        raise IllegalMove("match-over")
    if isinstance(move, RoundTold | PointsTold) and not _as_needed(state, move):
        raise IllegalMove("not-this-game")
    return _entered(state, move)


def _as_needed(state: State, told: RoundTold | PointsTold) -> bool:
    """Whether all of this is told that the game needs, and nothing else."""
    wanted = needs(rules_of(state))
    if wanted is None or told.seat not in state.table:
        return False
    if isinstance(told, PointsTold):
        return wanted.earns is not None and wanted.earns.allows(told.points)
    lead, out = leads(state), told.how is How.OUT
    if told.how not in ((How.FULL,) if wanted.just_ends else (How.OUT, How.FISH)):
        return False
    if told.last not in (wanted.finishes if out and wanted.finishes else ((),)):
        return False
    if told.starter is not None and (lead is None or told.starter not in lead[1]):
        return False
    if not asks_hands(wanted, told.how):
        return not told.counts
    holders = {seat for seat in state.table if not (out and seat == told.seat)}
    others = [count for seat, count in enumerate(told.counts) if seat not in holders]
    return len(told.counts) == len(state.sides) and not any(others)


def _entered(state: State, move: Move) -> Step:
    """The match after an entry; nobody asks here whether a round or points are told as they are needed."""
    rules = rules_of(state)
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
    led = SIX if told.starter is not None and isinstance(rules.scoring, SeaGoat) else None
    turns = [(told.seat, told.last)]
    ending = ended(Ending, state, told.how, turns, _starter(state, told), led=led, counts=told.counts)
    return settled(rules, Turned(advance(state, round=state.round + 1), (), ending))


def _points(state: State, rules: Rules, told: PointsTold) -> Step:
    """Points in play; the match is over if they decide it at once."""
    after, event, result = earned(rules, advance(state), Gain(told.seat, (Mark("told", told.points),)))
    if result is None:
        return Step(after, (event,))
    ending = ended(Ending, state, How.STOPPED, [(told.seat, ())], told.seat)
    return stopped(replace(after, round=state.round + 1), ending, (event,), result)


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


def round_at(moves: Sequence[Move], number: int) -> int | None:
    """The entry that tells of the round of this number, from 1, of those that count; None if there is none."""
    rounds = [place for place in counting(moves) if isinstance(moves[place], RoundTold)]
    return rounds[number - 1] if 0 < number <= len(rounds) else None


def from_round(moves: Sequence[Move], place: int) -> list[int]:
    """The rounds and points in play from the entry at this place on, as far as they still count."""
    return [one for one in counting(moves) if one >= place and isinstance(moves[one], RoundTold | PointsTold)]


def _latest(moves: Sequence[Move], kept: Sequence[int]) -> int | None:
    return next((number for number in reversed(kept) if isinstance(moves[number], RoundTold | PointsTold)), None)


def retold(first: State, moves: Sequence[Move]) -> State:
    """The match after all these moves, some of which take others back.

    Whatever was taken back after the time was up, the last round is the one that was in hand then.
    """
    state, scoring = first, rules_of(first).scoring
    for number in counting(moves):
        move = moves[number]
        state = _entered(state, move).state  # it was taken when it was told, be it by an earlier version
        if isinstance(move, TimeUp) and isinstance(scoring, Timed):
            told = sum(isinstance(moves[before], RoundTold) for before in counting(moves[:number]))
            state = replace(state, book=scoring.owing(state.book, told - state.round))
    return replace(state, ply=len(moves))
