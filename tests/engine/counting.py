"""Move counting: how many ways there are to go on."""

from __future__ import annotations

from engine.game import play, rules_of
from engine.model import Phase, State
from engine.notation import write


def perft(state: State, depth: int) -> int:
    """How many ways there are to go on for `depth` moves of the players, asides such as signals left out; rounds
    that end sooner count as they are. A change of the move rules changes the number."""
    if depth == 0 or state.phase is not Phase.PLAY or state.turn is None:
        return 1
    turn = state.turn
    moves = rules_of(state).kernel.legal(state, turn)
    if depth == 1:
        return len(moves)
    return sum(perft(play(state, turn, move).state, depth - 1) for move in moves)


def divide(state: State, depth: int) -> dict[str, int]:
    """`perft` move by move, to find where two numbers part."""
    assert state.turn is not None
    turn = state.turn
    moves = rules_of(state).kernel.legal(state, turn)
    return {write(move): perft(play(state, turn, move).state, depth - 1) for move in moves}
