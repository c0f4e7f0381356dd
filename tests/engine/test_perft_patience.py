"""The ways to go on in games for one that build a line, counted once more by a few lines that know nothing of the
engine."""

from __future__ import annotations

from itertools import pairwise

import pytest

from engine.kernels.batches import Batches
from engine.kernels.open_rows import Rows
from engine.kernels.patience import Lined
from tests.engine.counting import ALL, Hand, Start, Two, halves

Ends = tuple[int, ...]


def row_ways(rows: tuple[Hand, ...], ends: Ends, depth: int, only: Two | None = None) -> int:
    """The last tile of each row may be taken, or the one that must begin. Both ends of a lone double count."""
    if depth == 0:
        return 1
    total, stuck = 0, True
    for number, row in enumerate(rows):
        for tile in row[-1:] if only is None else tuple(t for t in row if t == only):
            rest = tuple(t for t in row if t != tile)
            left = (*rows[:number], rest, *rows[number + 1 :])
            for after in _laid(tile, ends):
                stuck = False
                total += row_ways(left, after, depth - 1)
    return 1 if stuck else total


def batch_ways(batch: Hand, yard: Hand, ends: Ends, depth: int, size: int, short: bool) -> int:
    """A batch is laid in any order; the next one follows it."""
    if not batch:
        size_now = size if len(yard) >= size else len(yard) if short else 0
        if not size_now:
            return 1
        return batch_ways(yard[:size_now], yard[size_now:], ends, depth, size, short)
    if depth == 0:
        return 1
    total, stuck = 0, True
    for tile in batch:
        rest = tuple(t for t in batch if t != tile)
        for after in _laid(tile, ends):
            stuck = False
            total += batch_ways(rest, yard, after, depth - 1, size, short)
    return 1 if stuck else total


def _laid(tile: Two, ends: Ends) -> list[Ends]:
    """The two ends after a tile, for each end at which it fits."""
    if not ends:
        return [tile]
    return [(*ends[:at], tile[0] + tile[1] - end, *ends[at + 1 :]) for at, end in enumerate(ends) if end in tile]


@pytest.mark.parametrize("one", [one for one in ALL if one.game.startswith("solo-")], ids=str)
def test_counts_agree_with_a_count_by_hand(one: Start) -> None:
    state, options = one.dealt(), dict(option.split("=") for option in one.options)
    hand, yard = halves(state.hands[0]), halves(state.boneyard)
    body = state.body
    assert isinstance(body, Lined)
    for depth, number in one.numbers.items():
        if isinstance(body, Rows):
            ends = [sum(body.rows[:at]) for at in range(len(body.rows) + 1)]
            rows = tuple(hand[begin:end] for begin, end in pairwise(ends))
            only = (6, 6) if options.get("start_tile") == "6-6" else None
            assert row_ways(rows, (), depth, only) == number
        else:
            assert isinstance(body, Batches)
            assert body.line.start is not None
            first = body.line.start.tile
            short = options.get("play_leftover") == "true"
            assert batch_ways(hand, yard, (first.hi, first.lo), depth, len(hand), short) == number
