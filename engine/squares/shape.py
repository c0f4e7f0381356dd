"""The board of Domino Squares (western.md 4.15): 56 cells in rows of 8, 8, 6, 6, 6, 6, 8, 8, and 14 blocks.

A grid tells what cells show; a cell that shows nothing yet is not in it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias

from engine.moves import Cell

Grid: TypeAlias = Mapping[Cell, int]

Spot: TypeAlias = tuple[Cell, Cell]
"""Where a tile can lie: two cells that touch, the left or upper one first."""

WIDTHS: Final = (8, 8, 6, 6, 6, 6, 8, 8)
"""Of the rows; the narrow ones are centred."""

BROAD: Final = max(WIDTHS)
"""The number of columns."""


def _row(number: int) -> list[Cell]:
    """The cells of a row, from left to right."""
    width = WIDTHS[number - 1]
    first = (BROAD - width) // 2 + 1
    return [Cell(number, column) for column in range(first, first + width)]


def _blocks() -> list[tuple[Cell, ...]]:
    """Two cells of a row and the two below them, one row of blocks after another."""
    found = []
    for number in range(1, len(WIDTHS), 2):
        upper, lower = _row(number), _row(number + 1)
        found += [(*upper[at : at + 2], *lower[at : at + 2]) for at in range(0, len(upper), 2)]
    return found


CELLS: Final = tuple(cell for number in range(1, len(WIDTHS) + 1) for cell in _row(number))
"""All cells as one reads."""

BLOCKS: Final = tuple(_blocks())
"""The cells of every block; a block is called by its place in this list."""

BLOCK_OF: Final[Mapping[Cell, int]] = {cell: number for number, block in enumerate(BLOCKS) for cell in block}

SPOTS: Final[tuple[Spot, ...]] = tuple(
    (cell, other)
    for cell in CELLS
    for other in (Cell(cell.row, cell.column + 1), Cell(cell.row + 1, cell.column))
    if other in BLOCK_OF
)
"""All places for a tile, in the order of their first cells."""


def numbers_in(grid: Grid, block: int) -> set[int]:
    """The different numbers that a block shows."""
    return {grid[cell] for cell in BLOCKS[block] if cell in grid}


def bad_blocks(grid: Grid) -> tuple[int, ...]:
    """The blocks that show more than one number."""
    return tuple(block for block in range(len(BLOCKS)) if len(numbers_in(grid, block)) > 1)


def done_blocks(grid: Grid) -> tuple[int, ...]:
    """The blocks that are covered and show one number four times."""
    return tuple(
        number
        for number, block in enumerate(BLOCKS)
        if all(cell in grid for cell in block) and len(numbers_in(grid, number)) == 1
    )
