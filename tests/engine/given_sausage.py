"""Sausage with named tiles."""

from __future__ import annotations

from dataclasses import replace

from engine.game import variants
from engine.kernels.sausage_table import Link, Sausages
from engine.model import State, Step
from engine.seats import Seat
from engine.tiles import parse_tiles, tile
from tests.engine import given

GAME = variants()["sausage"]
NORTH, SOUTH = Seat(0), Seat(1)
LINE_A, LINE_B = "6-3 3-1 5-1", "5-2 4-2 4-0"
"""The lines of position Q of the sheet, which grow from 6-5."""


def dealt(north: str, south: str, first: Seat = NORTH, **options: str) -> Step:
    return given.dealt(GAME.id, north, south, lot=first, **options)


def position(north: str, south: str, root: str = "6-5", a: str = LINE_A, b: str = LINE_B, **options: str) -> State:
    """North is on turn, and these lines lie on the table."""
    state = dealt(north, south, NORTH, **options).state
    half, other = map(int, root.split("-"))
    body = Sausages(
        starter=NORTH,
        root=Link(tile(half, other), half, 1),
        a=links(a, half),
        b=links(b, other),
        turns=7,
        recent=(SOUTH, NORTH),
    )
    return replace(state, body=body)


def links(tiles: str, show: int) -> tuple[Link, ...]:
    found = []
    for turn, value in enumerate(parse_tiles(tiles), start=2):
        show = value.other(show)
        found.append(Link(value, show, turn))
    return tuple(found)
