"""The picture of Domino Squares: the board with its blocks, and beside it the tiles that are still to be laid.

Rows and columns have the names that the buttons and the notation use. Every block has a border; one that is done
has another colour and a tick, one that is spoilt a cross. A given number is a numeral on the bare cell, so that it
is not taken for a tile.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.pictures.canvas import WIDTH, Canvas
from bot.pictures.lettering import lettering
from bot.pictures.marks import SIGN, cross, tick
from bot.pictures.palette import Hue
from bot.pictures.plan import Direction
from bot.pictures.scene import Blocks, Theme
from bot.pictures.sprites import Mark, half, lay
from bot.pictures.writing import centred
from engine.moves import Cell
from engine.squares.shape import BLOCK_OF, BLOCKS, BROAD, CELLS, WIDTHS

_CELL: Final = 60
"""The side of a cell, and of a half that lies there."""
_ROWS_AT: Final = 56
"""The width of the strip with the names of the rows."""
_COLUMNS_AT: Final = 44
"""The height of the strip with those of the columns."""
_NAME: Final = 28
_NUMERAL: Final = 32
_LARGE: Final = 60
_LINE: Final = 3
"""Half a border: the part of it within one block."""
_SMALL: Final = 45
"""The side of a half beside the board."""
_LEFT_AT: Final = _ROWS_AT + BROAD * _CELL + 20
"""Where they begin."""
_GAP: Final = 7
_ACROSS: Final = 4
"""So many of them lie side by side: all 28 fit beside the board."""
_FOOT: Final = 12
_WHOLE: Final = 4
"""The cells of a block."""
_SIDES: Final = {Direction.LEFT: (0, -1), Direction.RIGHT: (0, 1), Direction.UP: (-1, 0), Direction.DOWN: (1, 0)}


def squares_canvas(drawing: Blocks, theme: Theme) -> Canvas:
    """The board and the tiles, as wide as the picture; the height never changes."""
    canvas = Canvas(theme, (WIDTH, _COLUMNS_AT + len(WIDTHS) * _CELL + _FOOT), Hue.TABLE)
    _name(canvas)
    for cell in CELLS:
        _ground(canvas, cell)
    partners: dict[Cell, Cell] = {}
    for place in drawing.laid:
        partners |= {place.high: place.low, place.low: place.high}
        mark = Mark.NEWEST if place.tile == drawing.newest else Mark.NONE
        for cell, number in ((place.high, place.tile.hi), (place.low, place.tile.lo)):
            canvas.paste(half(theme, _CELL, number, _towards(cell, partners[cell]), mark), _corner(cell))
    for block, given in enumerate(drawing.printed):
        if given is not None:
            _print(canvas, given, [cell for cell in BLOCKS[block] if cell not in partners])
    for cell in CELLS:
        _border(canvas, cell, partners.get(cell), _hue(drawing, BLOCK_OF[cell]))
    for block in (*drawing.done, *drawing.bad):
        _judge(canvas, block, good=block in drawing.done)
    _stack(canvas, drawing)
    return canvas


def _corner(cell: Cell) -> tuple[int, int]:
    return _ROWS_AT + (cell.column - 1) * _CELL, _COLUMNS_AT + (cell.row - 1) * _CELL


def _towards(cell: Cell, other: Cell) -> Direction:
    """On which side another cell lies."""
    step = other.row - cell.row, other.column - cell.column
    return next(side for side, found in _SIDES.items() if found == step)


# --- The board --------------------------------------------------------------------------------------------


def _name(canvas: Canvas) -> None:
    """The names of rows and columns."""
    canvas.fill((0, 0, _ROWS_AT - 6, canvas.height), Hue.PANEL)
    canvas.fill((0, 0, _ROWS_AT + BROAD * _CELL, _COLUMNS_AT - 6), Hue.PANEL)
    for column in range(1, BROAD + 1):
        middle = _ROWS_AT + (column - 1) * _CELL + _CELL // 2
        _write(canvas, f"c{column}", (middle, (_COLUMNS_AT - 6) // 2), _NAME, Hue.PANEL)
    for row in range(1, len(WIDTHS) + 1):
        middle = _COLUMNS_AT + (row - 1) * _CELL + _CELL // 2
        _write(canvas, f"r{row}", ((_ROWS_AT - 6) // 2, middle), _NAME, Hue.PANEL)


def _write(canvas: Canvas, words: str, middle: tuple[int, int], size: int, ground: Hue) -> None:
    centred(canvas, lettering(words, size), middle, Hue.TEXT, ground)


def _ground(canvas: Canvas, cell: Cell) -> None:
    x, y = _corner(cell)
    canvas.fill((x, y, x + _CELL, y + _CELL), Hue.GHOST)
    canvas.fill((x + 1, y + 1, x + _CELL - 1, y + _CELL - 1), Hue.TABLE)


def _print(canvas: Canvas, number: int, free: Sequence[Cell]) -> None:
    """The number that is given for a block: one in the middle as long as nothing lies there, then one on each cell
    that is free."""
    if len(free) == _WHOLE:
        _write(canvas, f"{number}", _corner(free[-1]), _LARGE, Hue.TABLE)
        return
    for cell in free:
        x, y = _corner(cell)
        _write(canvas, f"{number}", (x + _CELL // 2, y + _CELL // 2), _NUMERAL, Hue.TABLE)


def _hue(drawing: Blocks, block: int) -> Hue:
    """The colour of a block's border."""
    if block in drawing.bad:
        return Hue.RING
    return Hue.PLAYABLE if block in drawing.done else Hue.FAINT


def _border(canvas: Canvas, cell: Cell, partner: Cell | None, hue: Hue) -> None:
    """A cell's part of the border of its block; a tile that lies across it is not cut in two."""
    x, y = _corner(cell)
    strips = {
        Direction.LEFT: (x, y, x + _LINE, y + _CELL),
        Direction.RIGHT: (x + _CELL - _LINE, y, x + _CELL, y + _CELL),
        Direction.UP: (x, y, x + _CELL, y + _LINE),
        Direction.DOWN: (x, y + _CELL - _LINE, x + _CELL, y + _CELL),
    }
    for side, (down, right) in _SIDES.items():
        beside = Cell(cell.row + down, cell.column + right)
        if BLOCK_OF.get(beside) != BLOCK_OF[cell] and beside != partner:
            canvas.fill(strips[side], hue)


def _judge(canvas: Canvas, block: int, *, good: bool) -> None:
    """A tick or a cross on a plate in the middle of a block."""
    ink, ground = (Hue.BADGE_TEXT, Hue.BADGE) if good else (Hue.FACE, Hue.RING)
    x, y = _corner(BLOCKS[block][-1])
    at = x - SIGN // 2, y - SIGN // 2
    canvas.fill((*at, at[0] + SIGN, at[1] + SIGN), ground)
    canvas.ink(tick() if good else cross(), at, ink, ground)


# --- The tiles that are left ------------------------------------------------------------------------------


def _stack(canvas: Canvas, drawing: Blocks) -> None:
    """The tiles that are still to be laid, some side by side."""
    for number, value in enumerate(drawing.left):
        row, place = divmod(number, _ACROSS)
        at = _LEFT_AT + place * (2 * _SMALL + _GAP), _COLUMNS_AT + row * (_SMALL + _GAP)
        lay(canvas, _SMALL, value, at, lying=True)
