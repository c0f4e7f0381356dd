"""Who leads: western.md 0.3, russian.md 1.8."""

from __future__ import annotations

import pytest

from engine.rules.opening import Holder, Lead, Rank, Search, goat, heaviest, high, lightest, low
from engine.seats import Seat
from engine.tiles import parse_tile, parse_tiles

DOUBLES = "0-0 1-1 2-2 3-3 4-4 5-5 6-6"


def no_lot() -> Seat:
    raise AssertionError("no lot is needed")


@pytest.mark.parametrize(
    ("rank", "order"),
    [
        (high, "6-6 5-5 4-4 3-3 2-2 1-1 0-0"),
        (low, "0-0 1-1 2-2 3-3 4-4 5-5 6-6"),
        (goat, "1-1 2-2 3-3 4-4 5-5 6-6 0-0"),
    ],
)
def test_orders_of_doubles(rank: Rank, order: str) -> None:
    assert sorted(parse_tiles(DOUBLES), key=rank, reverse=True) == list(parse_tiles(order))


@pytest.mark.parametrize(
    ("rank", "first", "second"),
    [(heaviest, "6-3", "5-4"), (heaviest, "6-4", "6-3"), (lightest, "2-1", "3-0"), (lightest, "1-0", "2-0")],
)
def test_orders_of_other_tiles(rank: Rank, first: str, second: str) -> None:
    assert rank(parse_tile(first)) > rank(parse_tile(second))


@pytest.mark.parametrize(
    ("hands", "seat", "tile"),
    [
        ("6-5 4-3 2-1/3-3 6-0 5-4/4-4 1-0 6-3", 2, "4-4"),  # draw.6
        ("6-3 2-1/5-4 1-0/6-2 4-3", 0, "6-3"),  # classic-block.1
        ("6-5 5-4/0-0/6-3", 1, "0-0"),
    ],
)
def test_search(hands: str, seat: int, tile: str) -> None:
    table = tuple(map(Seat, range(3)))
    lead = Search(high, heaviest)(tuple(map(parse_tiles, hands.split("/"))), table, no_lot)
    assert (lead.seat, lead.tile, lead.forced) == (seat, parse_tile(tile), True)


@pytest.mark.parametrize(("drawn", "clockwise", "backwards"), [(0, 0, 0), (1, 2, 0), (2, 2, 2), (3, 0, 2)])
def test_twins(drawn: int, clockwise: int, backwards: int) -> None:
    """The tied seat nearest to the lot in playing order."""
    hands = tuple(map(parse_tiles, ("6-6 1-0", "5-5", "6-6 6-6", "4-3")))
    search = Search(high, heaviest)
    for order, wanted in (((0, 1, 2, 3), clockwise), ((0, 3, 2, 1), backwards)):
        assert search(hands, tuple(map(Seat, order)), lambda: Seat(drawn)).seat == wanted


def test_twins_in_one_hand_need_no_lot() -> None:
    assert Search(high, heaviest)((parse_tiles("6-6 6-6"), ()), (Seat(0), Seat(1)), no_lot).seat == 0


@pytest.mark.parametrize(
    ("hands", "seat", "tile", "why"),
    [
        (("6-6 1-1", "3-2 5-4"), 1, "3-2", "named"),
        (("6-6 1-0", "1-1 5-4"), 1, "1-1", "double"),
        (("6-5 1-0", "6-4 5-4"), 0, "6-5", "no-double"),
    ],
)
def test_a_named_tile_leads_before_all_others(hands: tuple[str, ...], seat: int, tile: str, why: str) -> None:
    """russian.md 7: 3-2, else 1-1, 2-2 ... 0-0, else the heaviest."""
    opening = Holder(parse_tile("3-2"), otherwise=Search(goat, heaviest))
    lead = opening(tuple(map(parse_tiles, hands)), (Seat(0), Seat(1)), no_lot)
    assert lead == Lead(Seat(seat), parse_tile(tile), forced=True, why=why)
