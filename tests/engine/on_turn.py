"""What whoever is on turn may not do and why, and what the computer player would do in his place."""

from __future__ import annotations

import pytest

from engine.errors import IllegalMove
from engine.game import play, view
from engine.model import State
from engine.moves import Move
from engine.players import careful
from tests.engine.given import parse


def refused(state: State, tried: Move | str) -> IllegalMove:
    """Why a move is refused, or a text that means it."""
    assert state.turn is not None
    with pytest.raises(IllegalMove) as error:
        play(state, state.turn, parse(state, state.turn, tried) if isinstance(tried, str) else tried)
    return error.value


def choice(state: State) -> Move:
    """What the computer player does."""
    assert state.turn is not None
    return careful(view(state, state.turn))
