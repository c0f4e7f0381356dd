"""The wall of two courses as text, for chats without pictures and for who cannot see them; what a turn is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.messages import Joined, Text, text
from bot.pictures.scene import Wall
from bot.pictures.strips import strips
from bot.screens.common import kernel_of
from bot.screens.layout import ends
from engine.board import board_of
from engine.game import rules_of
from engine.kernels.brickwork import Brick, Gap, bricks, gaps
from engine.kernels.layout import Layout
from engine.model import View
from engine.moves import PASS, Draw
from engine.rules.reach import Courses

CHARACTERS = 40
"""In a row of text: as many as a phone shows without breaking the line."""


def is_wall(view: View) -> bool:
    """Whether the tiles of a layout lie in two courses."""
    kernel = rules_of(view).kernel
    return isinstance(kernel, Layout) and isinstance(kernel.reach, Courses)


def as_text(view: View) -> tuple[Text, ...]:
    """The wall, each course a row of signs, with the letters of the ends where the next bricks go."""
    board = board_of(view.body)
    wall, digits = bricks(board), len(str(max(t.hi for t in kernel_of(view, Layout).tiles)))
    if not wall:
        return (text("table-empty"),)
    rows = strips(wall, CHARACTERS // _pitch(digits))
    lines = []
    for number, row in enumerate(rows):
        shown = [gap for gap in gaps(board) if number == (0 if gap.key == "L" else len(rows) - 1)]
        for upper in (True, False):
            course = "".join(_course(row, shown, digits, upper=upper, again=number > 0))
            lines.append(text("wall-course", tiles=course.rstrip(), course="upper" if upper else "lower"))
    return (*lines, *ends(view))


def _pitch(digits: int) -> int:
    """How many signs a half takes: a brick is two numbers, two brackets, a bar, and a blank behind it."""
    return digits + 2


def _course(row: Sequence[Brick], shown: Sequence[Gap], digits: int, *, upper: bool, again: bool) -> Iterator[str]:
    """The signs of a course from the first column of a strip to its last; dots stand for what is free."""
    width = _pitch(digits)
    letters = {gap.column: gap.key for gap in shown if gap.upper == upper}
    here = {brick.column: brick for brick in row if brick.bars or brick.upper == upper}
    column, last = row[0].column, row[-1].column + (not row[-1].bars)
    while column <= last:
        brick = here.get(column)
        if brick is None:
            yield letters.get(column, "·").center(width, "·")
        elif brick.bars:
            yield f"|{brick.left:^{digits}}|"
        else:
            open_, shut = "()" if again and brick is row[0] else "[]"
            yield f"{open_}{brick.left:>{digits}}|{brick.right:<{digits}}{shut}".ljust(2 * width)
        column += 1 if brick is None or brick.bars else 2


def in_words(view: View) -> tuple[Text, ...]:
    """The wall read aloud from left to right, each tile with its course."""
    wall = bricks(board_of(view.body))
    if not wall:
        return (text("table-empty"),)
    return (text("wall-words", tiles=Joined(tuple(map(_word, wall)), by=", ")), *ends(view))


def _word(brick: Brick) -> Text:
    where = "bars" if brick.bars else "upper" if brick.upper else "lower"
    return text("wall-tile", tile=f"{brick.left}-{brick.right}", where=where)


def drawing(view: View) -> Wall:
    """The wall, for a picture."""
    board = board_of(view.body)
    return Wall(bricks(board), gaps(board))


def turn(view: View) -> tuple[Text, ...]:
    """How a brick goes, and what comes of drawing and of passing for one who has both before him."""
    how = text("wall-how")
    draw = next((move for move in view.legal if isinstance(move, Draw)), None)
    if draw is None or PASS not in view.legal:
        return (how,)
    goes_on = kernel_of(view, Layout).drawing.then_lays
    lines = [how, text("wall-stuck", count=draw.count, then="lays" if goes_on else "ends")]
    if board_of(view.body).passes:
        lines.append(text("wall-last-pass"))
    return tuple(lines)
