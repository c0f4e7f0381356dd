"""The tile that gave the lead stays known while its holder keeps it (western.md 1.3 D1)."""

from __future__ import annotations

from engine.game import view
from engine.model import State
from engine.seats import Seat
from engine.tiles import Tile, parse_tile
from tests.engine.given import after, dealt

SHOWN = parse_tile("6-6")
A, B = Seat(0), Seat(1)


def led(*hands: str, moves: str = "") -> State:
    """After these moves of a round in which a holds the tile that gave the lead, and may lead another."""
    state = dealt("draw", *hands, opening_tile="free", sets_combined="2").state
    return after(state, *moves.split())


def known(state: State) -> list[Tile]:
    """What b, and everybody else, knows of the hand of a."""
    assert view(state, None).hands[A] == view(state, B).hands[A]
    return [value for value in view(state, B).hands[A] if value is not None]


def test_shown_and_kept() -> None:
    for moves in ("", "5-4 5-1"):
        assert known(led("6-6 5-4 4-0", "5-1 4-1 3-1", moves=moves)) == [SHOWN]


def test_shown_and_led() -> None:
    assert known(led("6-6 6-4 5-0", "6-1 6-2", moves="6-6")) == []


def test_the_twin_of_another_player_is_another_tile() -> None:
    assert known(led("6-6 6-5 4-0", "6-6 5-1", moves="6-5 6-6")) == [SHOWN]
