"""What happens next by itself in a match, and when: a pure function of its state.

Everything automatic is a deadline in the database: the next deal, a computer player's move, the warning and the
end of somebody's time. So a process that starts knows at once what it has to do.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum

from bot.chats.choices import Single, TurnClock
from engine.game import legal, rules_of
from engine.model import Options, Phase, State, View
from engine.moves import Draw, Keep, Move, Pass, Signal
from engine.parts import Timed
from engine.variants.general import GeneralOptions
from storage.matches import Match, Sitter, Status


class Due(StrEnum):
    """The kinds of deadlines."""

    LOBBY = "lobby"
    """The lobby is closed."""
    DEAL = "deal"
    """The next round is dealt."""
    MOVE = "move"
    """The seat on turn plays by itself: a computer player, or somebody who has nothing to decide."""
    WARNING = "warning"
    """Half of the time for the turn is gone."""
    TURN = "turn"
    """All of it is."""
    REST = "rest"
    """The clock has begun the turn of a sleeper, and goes on with it: it is one that he has missed, not two."""
    IDLE = "idle"
    """What nobody has touched for long, and nobody waits for, is closed."""
    SESSION = "session"
    """The time that was agreed on for the match is over."""
    CLOSING = "closing"
    """An ended match is let go. As long as this is due, its end may not have been shown to everybody."""


OF_TURN = (Due.DEAL, Due.MOVE, Due.WARNING, Due.TURN, Due.REST, Due.IDLE)
"""The deadlines that a move ends."""

PASSES = (Pass, Keep)
"""What ends a turn in which nothing could be laid: a tile that goes back to its row is a pass, too."""

LOBBY_TIME = timedelta(minutes=30)
CLOSING_TIME = timedelta(minutes=1)
IDLE_TIME = timedelta(days=3)
"""Of a match that keeps nobody waiting, of one that all have left to computer players, of a score sheet."""
UNTOUCHED_TIME = timedelta(hours=6)
"""Of a score sheet on which nothing has been told, if it is not played by the clock: the next day it is gone."""
LAST_ROUND_TIME = timedelta(hours=1)
"""In which the last round of a score sheet can still be told when its time is up."""
UNHURRIED_TIME = timedelta(days=30)
"""Of a match without a clock."""


@dataclass(frozen=True, slots=True)
class Pauses:
    """How long things that happen by themselves let people look."""

    think: timedelta = timedelta(seconds=1.2)
    """Before a computer player's move."""
    forced: timedelta = timedelta(seconds=0.6)
    """Before a move that leaves nothing to decide, such as a pass, or more of a turn for somebody whose time was
    up."""
    rest: timedelta = timedelta(seconds=0.05)
    """Before more of a turn that leaves nothing to decide. Nobody looks: it is shown with what its player has
    begun the turn with, and he waits for that."""
    between: timedelta = timedelta(seconds=20)
    """From the result of a round to the next deal."""


NO_PAUSES = Pauses(timedelta(), timedelta(), timedelta(), timedelta())


def playing_itself(seat: Sitter) -> bool:
    """Whether a computer player plays in this seat now."""
    return seat.is_computer or seat.held_by is not None


def alone(match: Match) -> bool:
    """Whether it is a game for one: he plays in sight of all."""
    return len(match.seats) == 1


def joinable(match: Match) -> bool:
    """Whether somebody may sit down: in a lobby, or where a computer player sits."""
    return match.status is Status.LOBBY or any(seat.is_computer for seat in match.seats)


def unhurried(match: Match) -> bool:
    """Whether nobody waits for whose turn it is, so that he has no clock: in a game for one, and in somebody's
    private chat with the bot, where nobody else can sit down."""
    return alone(match) or any(seat.person == match.room for seat in match.seats)


def somebody_there(match: Match) -> bool:
    """Whether at least one person plays himself; if nobody does, the match waits for somebody to come back, unless
    this is its last round."""
    return any(not playing_itself(seat) for seat in match.seats)


def is_last_round(state: State | View) -> bool:
    """Whether the time of the match is up, so that it ends with the round that is being played."""
    return state.phase is Phase.PLAY and is_time_up(state)


def is_time_up(match: State | View) -> bool:
    """Whether the time that was agreed on is over."""
    scoring = rules_of(match).scoring
    return isinstance(scoring, Timed) and scoring.is_up(match.book)


def session_of(options: Options, now: datetime) -> dict[Due, datetime]:
    """The end of a session that begins now, in the games that are played by the clock."""
    session = by_clock(options)
    return {} if session is None else {Due.SESSION: now + timedelta(minutes=session.session_minutes)}


def silence_of(state: State, due: Collection[Due]) -> timedelta:
    """How long a score sheet on which this is still due waits for the next entry."""
    if by_clock(state.options) is not None and Due.SESSION not in due:
        return LAST_ROUND_TIME
    return IDLE_TIME if state.ply else UNTOUCHED_TIME


def by_clock(options: Options) -> GeneralOptions | None:
    """The house rules of a game that is played by the clock; None of another."""
    return options if isinstance(options, GeneralOptions) else None


def same_turn(before: Match, after: Match, state: State) -> bool:
    """Whether whose turn it is keeps the time that he had, when somebody else sits somewhere, or the time of the
    match is up."""
    if somebody_there(before) != somebody_there(after) or (not somebody_there(after) and is_last_round(state)):
        return False
    return state.turn is None or playing_itself(before.seats[state.turn]) == playing_itself(
        after.seats[state.turn]
    )


def only_move(state: State) -> Move | None:
    """The one move that whose turn it is can make; None if he has a choice. Signs are no moves."""
    moves = [move for move in legal(state, state.turn) if not isinstance(move, Signal)]
    return moves[0] if len(moves) == 1 else None


def next_due(
    match: Match, state: State, now: datetime, clock: TurnClock, pauses: Pauses, single: Single, *, asleep: bool
) -> dict[Due, datetime]:
    """What comes next and when in a match that is not over. `single` is the personal setting of whose turn it is;
    `asleep`: the last move was made for somebody whose time was up."""
    if not somebody_there(match) and not is_last_round(state):
        return {Due.IDLE: now + IDLE_TIME}
    if state.phase is Phase.DEAL:
        return {Due.DEAL: now + pauses.between}
    assert state.turn is not None
    seat, only = match.seats[state.turn], only_move(state)
    if playing_itself(seat):
        return {Due.MOVE: now + (pauses.forced if isinstance(only, PASSES) else pauses.think)}
    begun = state.since != state.moment
    if begun and asleep:
        return {Due.REST: now + pauses.forced}
    if only is not None and _by_itself(only, single, begun=begun):
        return {Due.MOVE: now + (pauses.rest if begun else pauses.forced)}
    if unhurried(match):
        return {Due.IDLE: now + IDLE_TIME}
    time = clock.time
    if time is None:
        return {Due.IDLE: now + UNHURRIED_TIME}
    return {Due.WARNING: now + time / 2, Due.TURN: now + time}


def _by_itself(only: Move, single: Single, *, begun: bool) -> bool:
    """Whether the only move there is plays itself: the rest of a turn does, and what its player has left to it."""
    if begun and isinstance(only, Draw | Pass):
        return True
    return single is Single.PLAY or (single is Single.PASS and isinstance(only, PASSES))
