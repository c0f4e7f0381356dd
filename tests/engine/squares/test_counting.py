"""The solutions of Domino Squares, as the sheet counts them, and once more by a search that goes cell by cell."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

import pytest

from engine.moves import Cell
from engine.squares.counting import (
    FIXED,
    HALF_TURN,
    Solution,
    Symmetry,
    can_meet,
    grid_of,
    moved,
    numbered,
    patterns,
    solutions,
    tilings,
)
from engine.squares.shape import BLOCK_OF, BLOCKS, CELLS, SPOTS, bad_blocks, done_blocks
from engine.tiles import tile, tile_set

EXAMPLES = [
    ("00223311 00223311 114455 114455 664400 664400 22556633 22556633", (), 2),
    ("00112233 00112233 334455 334455 660011 660011 44225566 44225566", (), 1),
    ("00112233 00112233 445566 445566 001122 001122 33445566 33445566", (), 0),
    ("02223311 00223311 114455 114455 664400 664400 20556633 22556633", (0, 10), 0),
]
"""western.md 4.15, examples 1 to 4: rows, bad blocks, tilings."""

MIRROR: tuple[Symmetry, ...] = (*FIXED, (False, True))
ALL: tuple[Symmetry, ...] = (*HALF_TURN, (True, False), (False, True))


def read_grid(rows: str) -> dict[Cell, int]:
    return dict(zip(CELLS, map(int, rows.replace(" ", "")), strict=True))


def grids() -> list[Solution]:
    """The digits of all solutions, whatever tiles they are made of."""
    return [Solution(pattern, frozenset()) for pattern in patterns()]


def kinds(found: Iterable[Solution], symmetries: Sequence[Symmetry]) -> int:
    """How many there are if those count once that differ in their names alone, or that a symmetry carries into
    each other."""
    return len({frozenset(renamed(moved(one, turn)) for turn in symmetries) for one in found})


def renamed(solution: Solution) -> Solution:
    names = list(dict.fromkeys(solution.pattern))
    return Solution(tuple(map(names.index, solution.pattern)), solution.spots)


def test_the_board_has_its_shape() -> None:
    assert len(CELLS) == 56
    assert len(BLOCKS) == 14
    assert len(SPOTS) == 94
    assert {cell.column for cell in CELLS if cell.row in (3, 4, 5, 6)} == {2, 3, 4, 5, 6, 7}
    assert [cell for cell in CELLS if BLOCK_OF[cell] == 4] == [Cell(3, 2), Cell(3, 3), Cell(4, 2), Cell(4, 3)]


@pytest.mark.parametrize(("rows", "bad", "ways"), EXAMPLES)
def test_the_examples_of_the_sheet(rows: str, bad: tuple[int, ...], ways: int) -> None:
    grid = read_grid(rows)
    assert bad_blocks(grid) == bad
    assert len(done_blocks(grid)) == 14 - len(bad)
    found = list(tilings(grid))
    assert len(set(found)) == len(found) == ways
    for laid in found:
        assert sorted(cell for spot in laid for cell in spot) == sorted(CELLS)
        assert sorted(tile(grid[one], grid[other]) for one, other in laid) == sorted(tile_set(6))


def test_a_grid_with_a_number_that_no_tile_has_cannot_be_laid() -> None:
    grid = read_grid(EXAMPLES[0][0])
    assert list(tilings({**grid, CELLS[0]: 7})) == []


def test_a_grid_may_be_incomplete() -> None:
    assert bad_blocks({Cell(1, 1): 6, Cell(2, 2): 6, Cell(1, 3): 4, Cell(1, 4): 5}) == (1,)
    assert done_blocks({Cell(1, 1): 6, Cell(2, 2): 6}) == ()


@pytest.mark.parametrize(
    ("symmetries", "placements", "renamed", "digits", "patterns"),
    [
        (FIXED, 685_440, 136, 372_960, 74),
        (HALF_TURN, 342_720, 68, 186_480, 37),
        (MIRROR, 342_720, 68, 186_480, 38),
        (ALL, 171_360, 34, 93_240, 20),
    ],
    ids=["fixed", "half turn", "mirror", "all"],
)
def test_what_counts_as_one(
    symmetries: Sequence[Symmetry], placements: int, renamed: int, digits: int, patterns: int
) -> None:
    """western.md 4.15, example 5; the 38 follow from it: 2 of the 74 patterns are their own mirror image."""
    assert (numbered(solutions(), symmetries), kinds(solutions(), symmetries)) == (placements, renamed)
    assert (numbered(grids(), symmetries), kinds(grids(), symmetries)) == (digits, patterns)


def test_what_the_sheet_says_of_the_solutions() -> None:
    assert len({solution.spots for solution in solutions()}) == 12, "outlines"
    ways = Counter(solution.pattern for solution in solutions())
    assert Counter(ways.values()) == {1: 12, 2: 62}
    assert sum(map(straddles, solutions())) == 16
    assert all(solution.pattern.count(number) == 2 for solution in solutions() for number in range(7))


def straddles(solution: Solution) -> bool:
    """Whether a tile lies across two blocks that have the same number."""
    blocks = [(BLOCK_OF[one], BLOCK_OF[other]) for one, other in solution.spots]
    return any(one != other and solution.pattern[one] == solution.pattern[other] for one, other in blocks)


def test_numbers_that_can_no_longer_meet() -> None:
    assert can_meet([None] * 14)
    assert all(can_meet(pattern) for pattern in patterns())
    assert not can_meet([*range(7), *range(7)])


# --- The same once more -----------------------------------------------------------------------------------


def cell_by_cell(shape: Sequence[str]) -> set[tuple[tuple[int, ...], frozenset[tuple[tuple[int, int], ...]]]]:
    """All ways to cover a board, given as rows of letters that name the blocks: the first free cell takes the left
    or upper half of a tile, and a block without a number any that is in use once, or the next new one."""
    letters = {(row, column): c for row, line in enumerate(shape) for column, c in enumerate(line) if c != " "}
    cells = sorted(letters)
    numbers: dict[str, int] = {}
    laid: dict[tuple[int, int], tuple[tuple[int, int], ...]] = {}
    used: set[tuple[int, int]] = set()
    found = set()

    def options(letter: str) -> list[int]:
        if letter in numbers:
            return [numbers[letter]]
        uses = Counter(numbers.values())
        return [number for number in range(min(len(uses) + 1, 7)) if uses[number] < 2]

    def lay() -> None:
        cell = next((cell for cell in cells if cell not in laid), None)
        if cell is None:
            names: dict[int, int] = {}
            named = [names.setdefault(numbers[letter], len(names)) for letter in sorted(numbers)]
            found.add((tuple(named), frozenset(laid.values())))
            return
        for other in ((cell[0], cell[1] + 1), (cell[0] + 1, cell[1])):
            if other not in letters or other in laid:
                continue
            before = dict(numbers)
            for one in options(letters[cell]):
                numbers[letters[cell]] = one
                between = dict(numbers)
                for two in options(letters[other]):
                    value = (min(one, two), max(one, two))
                    if value not in used:
                        numbers[letters[other]] = two
                        used.add(value)
                        laid[cell] = laid[other] = (cell, other)
                        lay()
                        del laid[cell], laid[other]
                        used.discard(value)
                        numbers.clear()
                        numbers.update(between)
                numbers.clear()
                numbers.update(before)

    lay()
    return found


LEFT = [row for row in ("aabbccdd", "eeffgg", "hhiijj", "kkllmmnn") for _ in range(2)]
CENTRED = [f"{row:^8}" for row in LEFT]


def test_another_search_finds_the_same() -> None:
    ours = {
        (
            solution.pattern,
            frozenset(tuple((cell.row - 1, cell.column - 1) for cell in spot) for spot in solution.spots),
        )
        for solution in solutions()
    }
    assert cell_by_cell(CENTRED) == ours


def test_only_the_centred_board_has_solutions() -> None:
    """With the narrow rows flush left there are none, and so, in the mirror, none with them flush right."""
    assert cell_by_cell(LEFT) == set()


def test_a_grid_of_blocks_is_a_grid_of_cells() -> None:
    grid = grid_of(patterns()[0])
    assert all(grid[cell] == patterns()[0][block] for block, cells in enumerate(BLOCKS) for cell in cells)
