"""The move counts of Sausage once more, by a few lines that know nothing of the engine."""

from __future__ import annotations

from itertools import chain, zip_longest

import pytest

from engine.game import play, start
from engine.model import Phase, State
from engine.moves import Deal, DealTiles
from tests.engine.counting import ALL, Start, Two, halves, perft
from tests.engine.given_sausage import GAME, NORTH


def ways(rows: tuple[list[Two], list[Two]], root: Two | None, lines: list[list[Two]], depth: int) -> int:
    """The ways from here by the usual house rules; the first of the rows is on turn. Tiles of the table are
    written from the root outwards, the root from line A to line B."""
    everything = [*rows[0], *rows[1]]
    if depth == 0 or not rows[1] or (root and not any(after(root, lines, held) for held in everything)):
        return 1
    row, theirs = rows
    turned = row[-1]
    found = after(root, lines, turned)
    if not found:
        return ways((theirs, [turned, *row[:-1]]), root, lines, depth - 1)
    total = 0
    for new_root, new_lines, gone in found:
        total += ways(([*reversed(gone), *theirs], row[:-1]), new_root, new_lines, depth - 1)
    return total


def after(root: Two | None, lines: list[list[Two]], turned: Two) -> list[tuple[Two, list[list[Two]], list[Two]]]:
    """The tables that a tile can lead to, each with what was cut off."""
    if root is None:
        return [(turned, [[], []], [])]
    found: list[tuple[Two, list[list[Two]], list[Two]]] = []
    turns = {turned, turned[::-1]}
    for side in (0, 1):
        shows = [root[side], *(outer for _, outer in lines[side])]
        for inner, outer in turns:
            for at, show in enumerate(shows):
                if show == inner and (at == len(shows) - 1 or inner == outer):
                    new = [*lines[side][:at], (inner, outer), *lines[side][at:]]
                    found.append((root, [new, lines[1]] if side == 0 else [lines[0], new], []))
    for at, (a, b) in enumerate(zip(*lines, strict=False), start=1):
        if (a[1], b[1]) in turns:
            gone = [root, *chain.from_iterable(zip_longest(lines[0][:at], lines[1][:at]))]
            found.append(((a[1], b[1]), [lines[0][at:], lines[1][at:]], gone))
    return found


@pytest.mark.parametrize("one", [one for one in ALL if one.game == "sausage" and not one.options], ids=str)
def test_counts_agree_with_a_count_by_hand(one: Start) -> None:
    state = one.dealt()
    for depth, number in one.numbers.items():
        assert ways(rows_of(state), None, [[], []], depth) == number


def rows_of(state: State) -> tuple[list[Two], list[Two]]:
    assert state.turn is not None
    own, other = state.hands[state.turn], state.hands[1 - state.turn]
    return list(halves(own)), list(halves(other))


def test_ends_of_rounds_agree_with_a_count_by_hand() -> None:
    """Rows of two or three tiles, counted through their outs and their fish."""
    agreed = 0
    for seed in range(40):
        state = play(start(GAME, 2), None, Deal(f"short/{seed}")).state
        hands = (state.hands[0][:3], state.hands[1][:3])
        state = play(start(GAME, 2), None, DealTiles(hands, lot=NORTH)).state
        assert perft(state, 14) == ways(rows_of(state), None, [[], []], 14)
        agreed += state.phase is Phase.PLAY and perft(state, 14) > 1
    assert agreed > 5
