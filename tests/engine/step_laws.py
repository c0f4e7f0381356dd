"""What must hold of every step of every game: what is told, and to whom; how rounds end and scores change."""

from __future__ import annotations

import json
import random
from typing import Any

from engine.board import Board
from engine.codec import encode
from engine.events import (
    Drew,
    Earned,
    Event,
    Laid,
    Leads,
    MatchEnded,
    NextLead,
    RoundEnded,
    Scored,
    Seated,
    Unscored,
)
from engine.game import legal, play, view
from engine.kernels.trains_table import Tracks
from engine.model import Phase, State, Step
from engine.moves import (
    DealTiles,
    Draw,
    Move,
)
from engine.scoring.titles import Titled
from engine.seats import Seat
from engine.tiles import Tile
from tests.engine.law_tools import observers, resampled, through_json, tiles_in
from tests.engine.laws import hidden_from, totals_are_secret
from tests.engine.laws_of_ends import free_halves
from tests.engine.laws_of_feet import found
from tests.engine.laws_of_patience import (
    as_it_was_dealt,
    same_batch_next,
)
from tests.engine.laws_of_rows import (
    lay_open,
    same_next,
)


def events_return(step: Step) -> None:
    for event in step.events:
        assert through_json(event) == event, f"{event} is not the same after it was saved"


def events_are_secret(before: State, step: Step, known: frozenset[Tile]) -> None:
    """While a round is played, nobody is told of a tile that his view hides, and that he did not just see."""
    if step.state.phase is not Phase.PLAY:
        return
    for observer in observers(step.state):
        hidden = set(hidden_from(step.state, observer, known)) - lay_open(before)
        for event in step.events:
            told = event.seen_by(observer)
            if told is None:
                continue
            text = json.dumps(encode(told))
            leaked = hidden & tiles_in(text)
            assert not leaked, f"seat {observer} is told of {leaked}: {told}"
            assert step.state.seed not in text, "the seed of the match is told"
            assert step.state.shuffle not in text, "the seed of the shuffle is told"


def told_alike(before: State, seat: Seat, move: Move, chance: random.Random) -> None:
    """The same move in a world that an observer cannot tell from this one is told to him in the same words and
    leads to the same view, unless the round ends or it was he who drew. A turn of several tiles ends by itself
    when nothing fits any more: everybody sees whether it does."""
    step = play(before, seat, move)
    if step.state.phase is not Phase.PLAY:
        return
    granted = isinstance(move, Draw) and hasattr(before.options, "voluntary_draw")
    for observer in observers(before):
        if observer == seat and any(isinstance(event, Drew) for event in step.events):
            continue
        other = same_batch_next(before, same_next(before, resampled(before, observer, chance)))
        if move not in legal(other, seat):
            continue
        twin = play(other, seat, move)
        if twin.state.phase is not Phase.PLAY or runs(step.state) != runs(twin.state):
            continue
        if granted and twin.state.turn != step.state.turn:
            continue  # whether a draw ends the turn tells everybody whether a tile could have been laid
        if found(step) != found(twin):
            continue  # that the double which all were drawing for is found is told to everybody
        told = [event.seen_by(observer) for event in step.events]
        assert told == [event.seen_by(observer) for event in twin.events], f"seat {observer} was told more"
        assert view(step.state, observer) == view(twin.state, observer), f"seat {observer} sees more"


def runs(state: State) -> bool:
    """Whether a turn of several tiles goes on."""
    if isinstance(state.body, Tracks):
        return state.body.running
    return isinstance(state.body, Board) and state.body.run > 0


def dealt_alike(before: State, dealt: State) -> None:
    """Two deals that an observer cannot tell apart, and that give lead and teams alike, are told and shown alike:
    what the deal leaves on the table depends on no hidden tile."""
    chance = random.Random(dealt.shuffle)

    def deal(hands: State) -> tuple[Step, list[Event]]:
        step = play(before, None, DealTiles(hands.hands, as_it_was_dealt(hands), lot=dealt.turn))
        return step, [event for event in step.events if isinstance(event, Leads | Seated)]

    one, lead = deal(dealt)
    for observer in observers(before):
        other, other_lead = deal(resampled(dealt, observer, chance))
        if lead == other_lead:
            told = [[event.seen_by(observer) for event in step.events] for step in (one, other)]
            assert told[0] == told[1], f"seat {observer} was told more of the deal"
            same = view(one.state, observer) == view(other.state, observer)
            assert same, f"seat {observer} sees more of the deal"


def ends_are_counted(before: State, step: Step) -> None:
    """Fives (western.md 2, russian.md 8): what the ends leave free is earned if five divides it, and nothing if
    not."""
    options: Any = before.options
    announced = getattr(options, "must_announce", getattr(options, "muggins_call", None))
    board = step.state.body
    if announced is not False or not isinstance(board, Board):
        return  # no game of fives, or one where who earns says so later
    if not any(isinstance(event, Laid) for event in step.events):
        return
    assert board.start is not None, "a tile was laid and none is there"
    total = free_halves(board)
    marks = [mark for event in step.events if isinstance(event, Earned) for mark in event.marks]
    earned = [mark.points for mark in marks if mark.why == "ends"]
    due = total % 5 == 0 and total >= getattr(options, "min_count", 5)
    assert earned == ([total] if due else []), f"the ends count {total}, earned is {earned}"


def in_teams(before: State, step: Step) -> list[int]:
    """The accounts before a step; where it has made teams, with what one of the members brought along."""
    scores, teams = before.book.scores, step.state.sides
    if teams == before.sides:
        return list(scores)
    assert teams in [event.sides for event in step.events if isinstance(event, Seated)], "nobody was told of teams"
    return [
        next((scores[old] for old, own in zip(before.sides, teams, strict=True) if own == new and scores[old]), 0)
        for new in sorted(set(teams))
    ]


def scores_are_told(before: State, step: Step) -> None:
    """Accounts change by what events say, and only by that; the result is told too."""
    scores = in_teams(before, step)
    for event in step.events:
        if isinstance(event, Scored):
            scores[event.side] += event.points
            wanted = None if totals_are_secret(step.state) else scores[event.side]
            assert event.total == wanted, f"{event} leads to {wanted}"
        elif isinstance(event, Earned):
            scores[event.side] += sum(mark.points for mark in event.marks)
            assert scores[event.side] == event.total, f"{event} leads to {scores[event.side]}"
        elif isinstance(event, Titled):
            scores[event.side] += event.worth if event.title != "loss" else 0
            assert before.sides[event.seat] != before.sides[event.finisher], "the finisher's side loses"
        elif isinstance(event, Unscored):
            assert not any(isinstance(other, Scored | Titled) for other in step.events), "scored after all"
        elif isinstance(event, NextLead):
            assert step.state.book.leader == event.seat, "another leader than was told"
        elif isinstance(event, MatchEnded):
            result = (step.state.phase, step.state.winners, step.state.losers)
            assert result == (Phase.OVER, event.winners, event.losers), "another result than was told"
            assert not {*event.winners} & {*event.losers}, "somebody has won and lost"
            assert event is step.events[-1], "something happened after the end"
    assert step.state.book.scores == tuple(scores), f"told {scores}, written {step.state.book.scores}"
    told_over = any(isinstance(event, MatchEnded) for event in step.events)
    assert told_over == (step.state.phase is Phase.OVER), "the end of the match was not told"
    told_end = any(isinstance(event, RoundEnded) for event in step.events)
    begun = step.state.round > before.round  # a deal may end the round at once
    ended = step.state.phase is not Phase.PLAY and (before.phase is Phase.PLAY or begun)
    assert told_end == ended, "the end of the round was not told"
