"""Mexican Train with named tiles."""

from __future__ import annotations

from engine.game import play
from engine.model import Step
from tests.engine import given
from tests.engine.given import parse


def dealt(*hands: str, boneyard: str = "", lot: int = 0, **options: str) -> Step:
    return given.dealt("mexican-train", *hands, boneyard=boneyard, lot=lot, **options)


def after(step: Step, *moves: str) -> Step:
    """After these moves of whoever is on turn."""
    for text in moves:
        assert step.state.turn is not None
        step = play(step.state, step.state.turn, parse(step.state, step.state.turn, text))
    return step
