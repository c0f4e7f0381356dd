"""What must hold of Domino Squares besides, counted once more by the sheet (western.md 4.15)."""

from __future__ import annotations

from itertools import product

from engine.kernels.squares import Squares
from engine.model import Phase, State
from engine.moves import DONE, Cell, Lift, Move, Place

SHAPE = ("########", "########", " ###### ", " ###### ", " ###### ", " ###### ", "########", "########")
CELLS = {(row, column) for row, column in product(range(8), range(8)) if SHAPE[row][column] == "#"}


def block(cell: tuple[int, int]) -> tuple[int, int]:
    """The block of a cell: its row of blocks, and its place there; those of narrow rows begin one column later."""
    row, column = cell
    return row // 2, (column - (SHAPE[row][0] == " ")) // 2


def at(cell: Cell) -> tuple[int, int]:
    return cell.row - 1, cell.column - 1


def halves(place: Place) -> list[tuple[tuple[int, int], int]]:
    return [(at(place.high), place.tile.hi), (at(place.low), place.tile.lo)]


def shown_by(board: Squares) -> dict[tuple[int, int], int]:
    return {cell: number for place in board.laid for cell, number in halves(place)}


def tiles_lie_on_cells_of_their_own(state: State) -> None:
    """Every tile covers two cells that touch, and no others; what is printed shows through; the match ends as soon
    as the board is covered and every block shows one number."""
    board = state.body
    if not isinstance(board, Squares):
        return
    shown = shown_by(board)
    assert len(shown) == 2 * len(board.laid), "two tiles share a cell"
    assert shown.keys() <= CELLS, "a tile lies beside the board"
    for place in board.laid:
        (one, two), (other, three) = at(place.high), at(place.low)
        assert abs(one - other) + abs(two - three) == 1, f"{place.tile} does not lie on two cells that touch"
    numbers = printed(board)
    assert all(numbers.get(block(cell), number) == number for cell, number in shown.items()), "not what is printed"
    uniform = len({(block(cell), number) for cell, number in shown.items()}) == 14
    solved = shown.keys() == CELLS and uniform
    assert state.phase is not Phase.PLAY or not solved, "the board is done, and the round goes on"
    assert bool(state.winners) == (state.phase is Phase.OVER and solved), "won without a board that is done"


def printed(board: Squares) -> dict[tuple[int, int], int]:
    """The given numbers, by block; blocks are counted as one reads."""
    order = sorted({block(cell) for cell in CELLS})
    return {one: number for one, number in zip(order, board.given, strict=False) if number is not None}


def all_free_cells_are_offered(state: State, moves: tuple[Move, ...]) -> None:
    """Every tile in hand may lie on all free cells that touch, either way round, unless other numbers are printed
    there; every tile that lies there may be taken back; and one may give up."""
    board = state.body
    if not isinstance(board, Squares) or state.turn is None:
        return
    free, numbers = CELLS - shown_by(board).keys(), printed(board)
    wanted: set[Move] = {DONE, *(Lift(place.tile) for place in board.laid)}
    for (row, column), tile in product(free, state.hands[0]):
        around = ((row, column + 1), (row, column - 1), (row + 1, column), (row - 1, column))
        for down, right in free.intersection(around):
            ends = (row, column), (down, right)
            if tile.double and ends != tuple(sorted(ends)):
                continue
            if all(numbers.get(block(end), half) == half for end, half in zip(ends, tile, strict=True)):
                wanted.add(Place(tile, Cell(row + 1, column + 1), Cell(down + 1, right + 1)))
    assert set(moves) == wanted, f"too many {set(moves) - wanted}, missing {wanted - set(moves)}"
