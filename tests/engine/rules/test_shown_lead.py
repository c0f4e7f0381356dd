"""The tile that gave the lead stays known while its holder keeps it (western.md 1.3 D1)."""

from __future__ import annotations

from engine.game import find, play, start, view
from engine.model import State
from engine.moves import DealTiles
from engine.seats import Seat
from engine.tiles import Tile, parse_tile, parse_tiles
from tests.engine.given import parse

SHOWN = parse_tile("6-6")
A, B = Seat(0), Seat(1)


def dealt(a: str, b: str) -> State:
    draw = find("draw")
    assert draw is not None
    first = start(draw, 2, options={"opening_tile": "free", "sets_combined": "2"})
    return play(first, None, DealTiles((parse_tiles(a), parse_tiles(b)), lot=A)).state


def after(state: State, *moves: tuple[Seat, str]) -> State:
    for seat, text in moves:
        state = play(state, seat, parse(state, seat, text)).state
    return state


def known(state: State) -> list[Tile]:
    """What b, and everybody else, knows of the hand of a."""
    assert view(state, None).hands[A] == view(state, B).hands[A]
    return [value for value in view(state, B).hands[A] if value is not None]


def test_shown_and_kept() -> None:
    state = dealt("6-6 5-4 4-0", "5-1 4-1 3-1")
    assert known(state) == [SHOWN]
    state = after(state, (A, "5-4"), (B, "5-1"))
    assert known(state) == [SHOWN]


def test_shown_and_led() -> None:
    assert known(after(dealt("6-6 6-4 5-0", "6-1 6-2"), (A, "6-6"))) == []


def test_the_twin_of_another_player_is_another_tile() -> None:
    state = after(dealt("6-6 6-5 4-0", "6-6 5-1"), (A, "6-5"), (B, "6-6"))
    assert known(state) == [SHOWN]
