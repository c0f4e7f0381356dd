"""The shuffle, the lot and the commitment: frozen for ever, for old matches are dealt again from their seeds."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256

from engine.shuffle import commitment, lot, round_seed, shuffled
from engine.tiles import parse_tiles, show_tiles, tile_set


def test_the_sequence_never_changes() -> None:
    assert shuffled(tuple(range(10)), "north") == (7, 0, 9, 2, 5, 8, 6, 1, 3, 4)
    assert shuffled(tuple(range(10)), "") == (2, 4, 0, 3, 7, 8, 6, 5, 9, 1)
    assert show_tiles(shuffled(tile_set(6), "north/0")) == (
        "3-2 1-0 0-0 5-3 6-3 4-3 2-0 5-2 6-6 2-1 5-0 4-2 6-4 3-3 "
        "4-1 6-2 3-1 6-5 5-1 2-2 4-4 1-1 6-0 5-5 3-0 4-0 5-4 6-1"
    )
    assert [lot(4, f"{number}") for number in range(12)] == [3, 0, 0, 0, 2, 0, 3, 2, 2, 3, 2, 3]
    assert [lot(7, f"{number}") for number in range(12)] == [0, 3, 5, 2, 3, 4, 5, 0, 2, 3, 6, 4]
    assert round_seed("match", 1) == "5cd12e991eee25ef283aef4e87659b82"
    assert round_seed("match", 2) == "883dbc29eae0c787ade241daf56e3c78"
    assert commitment("north") == "7135786b50ae80416ca472eda52161b8"


def test_anybody_can_check_it_without_this_program() -> None:
    """The recipe of the docs, written out: SHA-256 of a counter, eight bytes a number, swaps from the end."""

    def numbers(seed: str) -> list[int]:
        blocks = (sha256(f"boneyard/1/{seed}/{block}".encode()).digest() for block in range(9))
        return [int.from_bytes(block[at : at + 8], "big") for block in blocks for at in (0, 8, 16, 24)]

    for seed in ("north", "Süd", "match/0"):
        deck = list(tile_set(6))
        for at, number in zip(range(27, 0, -1), numbers(seed), strict=False):
            deck[at], deck[number % (at + 1)] = deck[number % (at + 1)], deck[at]
        assert shuffled(tile_set(6), seed) == tuple(deck)
    assert sha256(b"boneyard/1/commitment/north").hexdigest().startswith(commitment("north"))


def test_a_shuffle_keeps_every_tile() -> None:
    twins = parse_tiles("6-6 6-6 1-0")
    for seed in map(str, range(20)):
        assert Counter(shuffled(twins, seed)) == Counter(twins)
    assert shuffled((), "north") == ()
    assert shuffled((1,), "north") == (1,)


def test_every_place_is_equally_likely() -> None:
    """A coarse net: the deviation of a fair shuffle from these means is about 3 percent."""
    deals = 4000
    places = [Counter[int]() for _ in range(4)]
    lots = Counter(lot(3, f"{deal}") for deal in range(deals))
    for deal in range(deals):
        for place, number in enumerate(shuffled((0, 1, 2, 3), f"{deal}")):
            places[place][number] += 1
    assert all(abs(place[number] - deals / 4) < deals / 20 for place in places for number in range(4))
    assert all(abs(lots[number] - deals / 3) < deals / 20 for number in range(3))
    orders = Counter(shuffled((0, 1, 2, 3), f"{deal}") for deal in range(deals))
    assert len(orders) == 24
    assert max(orders.values()) < 2 * min(orders.values())


def test_seeds_tell_nothing_about_each_other() -> None:
    rounds = [round_seed("match", number) for number in range(50)]
    assert len({*rounds, *map(commitment, rounds)}) == 100
    assert all("match" not in seed for seed in rounds)
    assert lot(28, "north") != tile_set(6).index(shuffled(tile_set(6), "north")[-1])
