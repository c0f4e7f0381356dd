"""Rounds of Chickenfoot that tests begin with."""

from __future__ import annotations

from engine.game import variants
from engine.model import State, Step
from engine.seats import Seat
from tests.engine import given

GAME = variants()["chickenfoot"]
NORTH, EAST = Seat(0), Seat(1)


def dealt(*hands: str, boneyard: str = "", first: str = "north", **options: str) -> Step:
    return given.dealt(GAME.id, *hands, boneyard=boneyard, lot=EAST if first == "east" else NORTH, **options)


def after(moves: str, *hands: str, boneyard: str = "", **options: str) -> State:
    return given.after(dealt(*hands, boneyard=boneyard, **options).state, *moves.split())


STAR = "9-5 9-3 9-1 9-0"
"""Two players have begun the four arms."""
ONE, OTHER = "9-5 9-1", "9-3 9-0"
