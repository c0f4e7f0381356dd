"""The picture of a wall: bricks over bricks, strips, and what it costs."""

from __future__ import annotations

from itertools import pairwise

import pytest

from bot.pictures.canvas import WIDTH
from bot.pictures.draw import draw
from bot.pictures.scene import TableScene, Theme, Wall
from bot.pictures.strips import strips
from bot.pictures.wall import fit, wall_canvas
from engine.kernels.brickwork import bricks, gaps
from tests.bot.pictures.boards import boxes, line

LEGIBLE = 40
"""Pixels of a half, which a phone shows at two fifths of that."""
MOST_BYTES = 30_000


def wall(length: int, highest: int = 6) -> Wall:
    board = line(length, highest)
    return Wall(bricks(board), gaps(board))


@pytest.mark.parametrize("length", [1, 2, 6, 13, 18, 19, 26])
def test_a_wall_of_a_double_six_set_is_legible(length: int) -> None:
    square, columns = fit(length)
    assert square >= LEGIBLE
    assert (columns + 2) * square <= WIDTH


def test_a_wall_is_one_strip_as_long_as_it_is_legible() -> None:
    counts = [len(strips(wall(length).bricks, fit(length)[1])) for length in (1, 10, 18, 19, 24)]
    assert counts == [1, 1, 1, 2, 2]


@pytest.mark.parametrize("columns", [4, 7, 20])
def test_strips_have_every_brick_and_overlap_by_one(columns: int) -> None:
    whole = wall(20).bricks
    found = strips(whole, columns)
    again = found[0]
    for one, other in pairwise(found):
        assert one[-1] is other[0]
        again += other[1:]
    assert again == whole
    assert all(len(strip) < columns for strip in found)
    assert all(len(strip) > 1 for strip in found)


@pytest.mark.parametrize("theme", Theme)
@pytest.mark.parametrize(("length", "highest"), [(0, 6), (1, 6), (24, 6), (60, 12), (150, 18)])
def test_what_it_costs(theme: Theme, length: int, highest: int) -> None:
    drawing = wall(length, highest) if length else Wall((), ())
    scene = TableScene(boxes(), drawing, ("Boneyard 8", "Left end 4, right end 6."), theme)
    assert len(draw(scene)) <= MOST_BYTES


def test_every_brick_is_seen() -> None:
    """Each one changes the picture, and so does the place of the next one."""
    drawing = wall(24)
    whole = wall_canvas(drawing, Theme.DARK).png()
    for at in range(len(drawing.bricks)):
        left_out = Wall(drawing.bricks[:at] + drawing.bricks[at + 1 :], drawing.gaps)
        assert wall_canvas(left_out, Theme.DARK).png() != whole
    assert wall_canvas(Wall(drawing.bricks, drawing.gaps[1:]), Theme.DARK).png() != whole
