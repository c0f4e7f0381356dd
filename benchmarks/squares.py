"""How fast the solutions of Domino Squares are counted, beside plain backtracking, which lays a tile into the
first free cell and tries every number that a block may have.

Plain backtracking finds every pattern once for each of the 7! ways to name the numbers. Here it is told some of
them in the order of their first appearance, and what it takes is multiplied. Nearly all that is saved is saved by
this: told all seven, it is as fast as the search of the engine, which goes from block to block and knows without a
tile that a pattern leads nowhere.
"""

from __future__ import annotations

import argparse
import math
import time
from collections.abc import Iterator

from engine.squares import counting
from engine.squares.shape import BLOCK_OF, CELLS, SPOTS
from engine.tiles import tile

NUMBERS = 7


class Plain:
    """Backtracking from cell to cell, with the first `told` different numbers in the order 0, 1, 2 and so on."""

    def __init__(self, told: int) -> None:
        self._told = told
        self._begun: list[list[tuple[int, int, int]]] = [[] for _ in CELLS]
        self._blocks = [BLOCK_OF[cell] for cell in CELLS]
        at = {cell: number for number, cell in enumerate(CELLS)}
        for one, other in SPOTS:
            self._begun[at[one]].append((at[other], BLOCK_OF[one], BLOCK_OF[other]))
        self.nodes = 0

    def count(self) -> int:
        """The placements, each as often as the numbers that were not told can be named."""
        return sum(1 for _ in self._lay(0, set(), set(), {}))

    def _lay(
        self, cell: int, covered: set[int], used: set[tuple[int, int]], numbers: dict[int, int]
    ) -> Iterator[None]:
        self.nodes += 1
        while cell in covered:
            cell += 1
        if cell == len(CELLS):
            yield
            return
        for other, one_block, other_block in self._begun[cell]:
            if other in covered:
                continue
            for first in self._left(one_block, numbers):
                between = {**numbers, one_block: first}
                for second in self._left(other_block, between):
                    value = tile(first, second)
                    if value not in used:
                        after = {**between, other_block: second}
                        yield from self._lay(cell + 1, covered | {cell, other}, used | {value}, after)

    def _left(self, block: int, numbers: dict[int, int]) -> list[int]:
        if block in numbers:
            return [numbers[block]]
        taken = list(numbers.values())
        known = len(set(taken))
        most = known + 1 if known < self._told else NUMBERS
        return [number for number in range(most) if taken.count(number) < 2]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--told",
        type=int,
        choices=range(NUMBERS + 1),
        default=NUMBERS,
        help="numbers that plain backtracking is told (7 or 6: an instant; 4: half a second)",
    )
    told = parser.parse_args().told

    started = time.perf_counter()
    ours, patterns = counting.ways(), len(counting.patterns())
    took = time.perf_counter() - started
    print(f"block after block: {ours:,} placements, {patterns} patterns, {took:.2f} s")

    plain, started = Plain(told), time.perf_counter()
    found = plain.count()
    plain_took = time.perf_counter() - started
    times = math.perm(NUMBERS, told)
    print(f"plain, {told} numbers told: {found:,} placements, {plain.nodes:,} nodes, {plain_took:.2f} s")
    print(f"plain, nothing told: {found * times:,} placements, about {plain_took * times / 60:.1f} minutes")
    print(f"ratio: {plain_took * times / took:,.0f}")


if __name__ == "__main__":
    main()
