"""Domino Squares on screens: the board as text and for a picture, and what is told of it."""

from __future__ import annotations

from typing import Final

from bot.messages import Joined, Text, literal, text
from bot.pictures.scene import Blocks
from bot.screens.common import Tellers
from bot.screens.names import player, tile, tiles
from engine.events import How
from engine.kernels.patience import ALONE
from engine.kernels.squares import Lifted, Put, Squares, SquaresEnding, squares_of
from engine.model import View
from engine.moves import Cell, Place
from engine.squares.counting import FIXED, HALF_TURN, ways
from engine.squares.shape import BLOCK_OF, BLOCKS, BROAD, WIDTHS, bad_blocks, done_blocks
from engine.tiles import Tile
from storage.matches import Match

FREE: Final = "·"
"""A cell that nothing lies on."""

_BLANK: Final = "\N{NO-BREAK SPACE}"
_SMALL: Final = str.maketrans("0123456", "₀₁₂₃₄₅₆")
_ROWS: Final = range(1, len(WIDTHS) + 1)
_COLUMNS: Final = range(1, BROAD + 1)


def left(view: View) -> tuple[Tile, ...]:
    """The tiles that do not lie on the board."""
    return tuple(sorted((t for t in view.hands[ALONE] if t is not None), reverse=True))


# --- The board --------------------------------------------------------------------------------------------


def as_text(view: View) -> tuple[Text, ...]:
    """The board drawn with signs: a line for every row, and one between two of them."""
    board = squares_of(view.body)
    lines = ["c  " + " ".join(map(str, _COLUMNS))]
    for row in _ROWS:
        if row > 1:
            lines.append("   " + "".join(_below(board, Cell(row - 1, column)) for column in _COLUMNS))
        lines.append(f"r{row} " + "".join(_shown(board, Cell(row, column)) for column in _COLUMNS))
    # Between the rows of a block there is often nothing; and some chats drop blanks at the beginning of a line.
    drawn = (text("layout-row", tiles=line.rstrip().replace(" ", _BLANK)) for line in lines if line.strip())
    return (*drawn, *_legend(board), *ends(view), _still(view))


def _shown(board: Squares, cell: Cell) -> str:
    """A cell, and what is between it and the next one."""
    return _number(board, cell) + _between(board, cell, Cell(cell.row, cell.column + 1), "═", "│")


def _below(board: Squares, cell: Cell) -> str:
    """What is between a cell and the one below it."""
    return _between(board, cell, Cell(cell.row + 1, cell.column), "║", "─") + " "


def _between(board: Squares, one: Cell, other: Cell, tile: str, border: str) -> str:
    """The sign between two cells: of a tile that lies over both, or of the border of a block."""
    if _joined(board, one, other):
        return tile
    return border if _parted(one, other) else " "


def _number(board: Squares, cell: Cell) -> str:
    """What a cell shows: a half, or small and low the number that is given for it."""
    if cell not in BLOCK_OF:
        return " "
    number, printed = board.grid().get(cell), board.printed(cell)
    if number is not None:
        return str(number)
    return FREE if printed is None else str(printed).translate(_SMALL)


def _joined(board: Squares, one: Cell, other: Cell) -> bool:
    return any({place.high, place.low} == {one, other} for place in board.laid)


def _parted(one: Cell, other: Cell) -> bool:
    return one in BLOCK_OF and other in BLOCK_OF and BLOCK_OF[one] != BLOCK_OF[other]


def in_words(view: View) -> tuple[Text, ...]:
    """The board read aloud, row after row."""
    board = squares_of(view.body)
    rows = tuple(
        text(
            "squares-row",
            row=row,
            cells=" ".join(_number(board, Cell(row, column)) for column in _COLUMNS).strip(),
        )
        for row in _ROWS
    )
    return (text("squares-rows", rows=Joined(rows, by="; ")), *_legend(board), *ends(view), _still(view))


def _legend(board: Squares) -> tuple[Text, ...]:
    return (text("squares-small"),) if board.given else ()


def _still(view: View) -> Text:
    return text("squares-left", tiles=tiles(left(view)))


def ends(view: View) -> tuple[Text, ...]:
    """How many blocks are done, and how many spoilt."""
    grid = squares_of(view.body).grid()
    done = text("squares-done", done=len(done_blocks(grid)), blocks=len(BLOCKS))
    bad = len(bad_blocks(grid))
    return (done, text("squares-bad", count=bad)) if bad else (done,)


def drawing(view: View) -> Blocks:
    """The board and the tiles, for a picture."""
    board = squares_of(view.body)
    grid = board.grid()
    return Blocks(
        laid=board.laid,
        newest=board.laid[-1].tile if board.fresh else None,
        printed=board.given,
        done=done_blocks(grid),
        bad=bad_blocks(grid),
        left=left(view),
    )


# --- Who plays --------------------------------------------------------------------------------------------


def hand(match: Match, view: View) -> tuple[Text, ...]:
    """The tiles that are still to be laid."""
    return (_still(view),)


def turn(view: View) -> tuple[Text, ...]:
    """What is to be done, as long as nothing has been; and that something has to go if all tiles lie."""
    board = squares_of(view.body)
    if not board.changes:
        printed = (text("squares-printed"),) if board.given else ()
        return (text("squares-goal", blocks=len(BLOCKS)), *printed)
    return () if left(view) else (text("squares-full"),)


# --- What happened ----------------------------------------------------------------------------------------


def placed(place: Place) -> Text:
    """A tile with its cells: the left or upper half first, the way to the other one, and where it begins."""
    (first, one), (second, other) = sorted(((place.high, place.tile.hi), (place.low, place.tile.lo)))
    arrow = "→" if first.row == second.row else "↓"
    return literal(f"[{one}|{other}] {arrow} {first}")


def _put(match: Match, event: Put) -> Text:
    return text("told-put", name=player(match, event.seat), place=placed(event.place))


def _lifted(match: Match, event: Lifted) -> Text:
    return text("told-lifted", name=player(match, event.seat), tile=tile(event.tile))


def ending(match: Match, end: SquaresEnding) -> tuple[Text, ...]:
    """Solved, and which of all solutions it is; or given up."""
    name = player(match, end.seat)
    if end.how is not How.OUT:
        still = text("squares-left", tiles=tiles(sorted(end.held[end.seat], reverse=True)))
        return (text("squares-given-up", name=name, laid=end.laid), still)
    which = text("squares-solution", number=end.solution, different=ways(HALF_TURN), all=ways(FIXED))
    return (text("squares-solved", name=name, changes=end.changes), which)


TOLD: Tellers = {Put: _put, Lifted: _lifted}
"""How the events of the game are told."""
