"""All solutions of Domino Squares, counted (western.md 4.15).

A *pattern* says which blocks show the same number, whatever number that is: `(0, 1, 0, ...)`, named in the order
of their first appearance, so 7! digit grids have the same one. The search fills block after block. Each of the 21
tiles with two different halves has to lie across a border between a block of the one number and a block of the
other, and there are only 25 borders: as soon as five of them are of no use, nothing can come of it. What is left
are few patterns, and the tiles are laid into each of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from math import factorial
from typing import Final, TypeAlias

from engine.moves import Cell
from engine.squares.shape import BLOCK_OF, BLOCKS, BROAD, CELLS, SPOTS, WIDTHS, Grid, Spot
from engine.tiles import tile, tile_set

Pattern: TypeAlias = tuple[int, ...]
"""The number of every block, by its first appearance."""

NUMBERS: Final = 7
"""0 to 6, each in two blocks."""

NAMINGS: Final = factorial(NUMBERS)
"""So many ways there are to give a pattern its numbers."""

_MEET: Final = tuple(
    tuple(0 if one == other else 1 << (NUMBERS * min(one, other) + max(one, other)) for other in range(NUMBERS))
    for one in range(NUMBERS)
)
"""A bit for every two different numbers, in either order."""

_PAIRS: Final = NUMBERS * (NUMBERS - 1) // 2

_BIT: Final = {cell: 1 << number for number, cell in enumerate(CELLS)}

_BORDERS: Final = tuple(
    sorted({(BLOCK_OF[one], BLOCK_OF[other]) for one, other in SPOTS if BLOCK_OF[one] != BLOCK_OF[other]})
)
"""The pairs of blocks that touch, the earlier one first."""

_EARLIER: Final = tuple(tuple(one for one, other in _BORDERS if other == block) for block in range(len(BLOCKS)))
"""For every block those before it that it touches."""

_BORDERS_LEFT: Final = tuple(sum(map(len, _EARLIER[block:])) for block in range(len(BLOCKS) + 1))
"""How many borders are decided by this block and those behind it."""


@dataclass(frozen=True, slots=True)
class Solution:
    """One way to cover the board, up to the names of the numbers."""

    pattern: Pattern
    spots: frozenset[Spot]
    """Where the tiles lie."""


# --- The search -------------------------------------------------------------------------------------------


@cache
def solutions() -> tuple[Solution, ...]:
    """All of them; the first call searches."""
    return tuple(
        Solution(pattern, frozenset(laid)) for pattern in _candidates() for laid in tilings(grid_of(pattern))
    )


@cache
def patterns() -> tuple[Pattern, ...]:
    """The patterns that the tiles can be laid into."""
    return tuple(dict.fromkeys(solution.pattern for solution in solutions()))


def _candidates() -> list[Pattern]:
    """The patterns in which every two numbers meet at a border."""
    found: list[Pattern] = []
    numbers, uses = [0] * len(BLOCKS), [0] * NUMBERS

    def fill(block: int, known: int, met: int) -> None:
        if met.bit_count() + _BORDERS_LEFT[block] < _PAIRS:
            return
        if block == len(BLOCKS):
            found.append(tuple(numbers))
            return
        for number in range(min(known + 1, NUMBERS)):
            if uses[number] == 2:
                continue
            meets = met
            for other in _EARLIER[block]:
                meets |= _MEET[number][numbers[other]]
            numbers[block] = number
            uses[number] += 1
            fill(block + 1, max(known, number + 1), meets)
            uses[number] -= 1

    fill(0, 0, 0)
    return found


def can_meet(numbers: Sequence[int | None]) -> bool:
    """Whether every two numbers meet at a border or may still do, if the blocks have these numbers."""
    met, undecided = 0, 0
    for one, other in _BORDERS:
        first, second = numbers[one], numbers[other]
        if first is None or second is None:
            undecided += 1
        else:
            met |= _MEET[first][second]
    return met.bit_count() + undecided >= _PAIRS


def grid_of(numbers: Sequence[int]) -> dict[Cell, int]:
    """What the cells show if the blocks have these numbers."""
    return {cell: numbers[block] for cell, block in BLOCK_OF.items()}


def tilings(grid: Grid) -> Iterator[tuple[Spot, ...]]:
    """All ways to lay the whole double-six set into a whole grid of digits, uniform or not."""
    # For every cell the places that begin there, each with the bits of its cells and of the tile that it shows.
    begun: list[list[tuple[Spot, int, int]]] = [[] for _ in CELLS]
    tiles = {value: 1 << number for number, value in enumerate(tile_set(NUMBERS - 1))}
    for spot in SPOTS:
        first, second = _BIT[spot[0]], _BIT[spot[1]]
        shows = tiles.get(tile(grid[spot[0]], grid[spot[1]]))
        if shows is not None:
            begun[first.bit_length() - 1].append((spot, first | second, shows))
    yield from _laid(begun, 0, 0, ())


def _laid(
    begun: Sequence[Sequence[tuple[Spot, int, int]]], covered: int, used: int, laid: tuple[Spot, ...]
) -> Iterator[tuple[Spot, ...]]:
    """Go on at the first free cell: its tile lies to the right of it or downwards."""
    first = (~covered & (covered + 1)).bit_length() - 1
    if first == len(CELLS):
        yield laid
        return
    for spot, cells, shows in begun[first]:
        if not (cells & covered or shows & used):
            yield from _laid(begun, covered | cells, used | shows, (*laid, spot))


# --- What counts as one -----------------------------------------------------------------------------------

Symmetry: TypeAlias = tuple[bool, bool]
"""Whether the board is turned over from top to bottom, and from left to right."""

FIXED: Final[tuple[Symmetry, ...]] = ((False, False),)
HALF_TURN: Final[tuple[Symmetry, ...]] = (*FIXED, (True, True))


def _moved(cell: Cell, symmetry: Symmetry) -> Cell:
    """Where a cell comes to lie."""
    row = len(WIDTHS) + 1 - cell.row if symmetry[0] else cell.row
    return Cell(row, BROAD + 1 - cell.column if symmetry[1] else cell.column)


def moved(solution: Solution, symmetry: Symmetry) -> Solution:
    """A solution on the board that was turned over, with the same names."""
    pattern = tuple(solution.pattern[BLOCK_OF[_moved(block[0], symmetry)]] for block in BLOCKS)
    spots = (sorted(_moved(cell, symmetry) for cell in spot) for spot in solution.spots)
    return Solution(pattern, frozenset((one, other) for one, other in spots))


def numbered(found: Iterable[Solution], symmetries: Sequence[Symmetry] = FIXED) -> int:
    """How many there are with all numbers given out; those that a symmetry carries into each other count once.
    By Burnside's lemma: the mean, over the symmetries, of how many each leaves as they are."""
    all_of_them = tuple(found)
    kept = sum(moved(one, turn) == one for one in all_of_them for turn in symmetries)
    return kept * NAMINGS // len(symmetries)


def _renamed(solution: Solution) -> Solution:
    names: dict[int, int] = {}
    pattern = tuple(names.setdefault(number, len(names)) for number in solution.pattern)
    return Solution(pattern, solution.spots)


# --- One solution among all -------------------------------------------------------------------------------


def ways(symmetries: Sequence[Symmetry] = FIXED) -> int:
    """How many ways there are to lay the tiles."""
    return numbered(solutions(), symmetries)


def solution_number(grid: Grid, spots: Iterable[Spot]) -> int:
    """Which of `ways(HALF_TURN)` this is, counted from 1, whichever way round one looks at the board. `grid` is
    what the tiles show on these spots: a solution."""
    laid = Solution(tuple(grid[block[0]] for block in BLOCKS), frozenset(spots))
    for way in (laid, moved(laid, HALF_TURN[1])):
        place = _one_way_round().get(_renamed(way))
        if place is not None:
            return place * NAMINGS + _naming(way.pattern) + 1
    raise ValueError("this is no solution")


@cache
def _one_way_round() -> dict[Solution, int]:
    """Of every solution, with renamed numbers, the way round that was found first, and its place among them."""
    found: dict[Solution, int] = {}
    for one in map(_renamed, solutions()):
        if _renamed(moved(one, HALF_TURN[1])) not in found:
            found[one] = len(found)
    return found


def names_of(told: Iterable[tuple[int, int]]) -> dict[int, int] | None:
    """What the numbers of a pattern are called, by pairs of a number and its name; None if that cannot be: if one
    number has two names, or two have the same."""
    names: dict[int, int] = {}
    for number, name in told:
        if names.setdefault(number, name) != name:
            return None
    return names if len(set(names.values())) == len(names) else None


def _naming(numbers: Sequence[int]) -> int:
    """The place of these names among all ways to name a pattern, from 0."""
    names, place = list(dict.fromkeys(numbers)), 0
    for at, name in enumerate(names):
        place = place * (NUMBERS - at) + sum(later < name for later in names[at + 1 :])
    return place
