"""What must hold where tiles are only added up (western.md 4.11)."""

from __future__ import annotations

from typing import Any

from engine.events import Earned, RoundEnded
from engine.game import legal
from engine.kernels.running_total import Added, Running
from engine.model import Phase, State, Step
from engine.moves import DRAW, Play
from engine.tiles import pips

MARKS = {6: (30, 50, 70, 100), 9: (30, 50, 70, 100, 120, 150)}


def any_tile_goes(state: State) -> None:
    """Who is on turn holds tiles and may lay any of them, but for a lead that is forced; drawing is a house rule,
    and passing is none."""
    table, options = state.body, state.options
    if not isinstance(table, Running) or state.turn is None:
        return
    wanted: Any = options
    hand, moves = state.hands[state.turn], legal(state, state.turn)
    assert hand, "on turn without a tile"
    if table.row or not table.lead_forced:
        assert {move.tile for move in moves if isinstance(move, Play)} == set(hand), "not every tile may be laid"
    drawable = wanted.may_draw and len(state.boneyard) > wanted.reserve and bool(table.row)
    assert (DRAW in moves) == drawable, "a draw that is not allowed, or none that is"
    assert len(moves) == sum(isinstance(move, Play) for move in moves) + drawable, f"other moves: {moves}"


def totals_score(before: State, step: Step) -> None:
    """The total is what all tiles on the table count; a mark that it hits is earned, and nothing else; past the
    last mark, or without tiles, nobody plays on."""
    table = step.state.body
    if not isinstance(table, Running) or not any(isinstance(event, Added) for event in step.events):
        return
    options: Any = before.options
    marks = MARKS[options.set]
    total = pips(counted.tile for counted in table.row)
    assert table.row[-1].total == total, f"{total} on the table, told is {table.row[-1].total}"
    worth = 0
    if total in marks:
        worth = total if options.score_mode == "face" else marks.index(total) + 1
    added = [event for event in step.events if isinstance(event, Added)]
    assert [(event.seat, event.total) for event in added] == [(before.turn, total)], "another total was told"
    earned = [event for event in step.events if isinstance(event, Earned)]
    assert sum(mark.points for event in earned for mark in event.marks) == worth, f"{total} is worth {worth}"
    assert all(event.seat == before.turn for event in earned), "earned by somebody else"
    over = total >= marks[-1] or not any(step.state.hands)
    ended = any(isinstance(event, RoundEnded) for event in step.events)
    assert ended == (over or step.state.phase is Phase.OVER), f"the round at {total}"
