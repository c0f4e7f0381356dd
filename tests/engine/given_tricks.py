"""Forty-two with named tiles."""

from __future__ import annotations

from engine.events import Event
from engine.game import play
from engine.model import State
from engine.notation import read
from tests.engine import given

PAIRS = ("6-6 1-0", "5-5 2-1", "5-4 2-0", "6-0 1-1")
BIDDING = ("bid 30", "bid pass", "bid pass", "bid pass")


def dealt(*hands: str, **options: str) -> State:
    """A hand that seat 3 has shaken, so that seat 0 calls first."""
    return given.dealt("forty-two", *hands, lot=3, **options).state


def told(state: State, *moves: str) -> tuple[State, list[Event]]:
    """What the moves of those on turn lead to, and what the last of them told."""
    events: tuple[Event, ...] = ()
    for text in moves:
        move = read(text)
        assert state.turn is not None
        state, events = (step := play(state, state.turn, move)).state, step.events
    return state, list(events)


def after(state: State, *moves: str) -> State:
    return told(state, *moves)[0]
