"""Two lines side by side as a picture: small, readable, and different when what it shows is."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import combinations

import pytest

from bot.pictures.canvas import WIDTH
from bot.pictures.draw import draw
from bot.pictures.scene import TableScene, Theme, TwoLines
from bot.pictures.two_lines import fit, rows_of, two_lines_canvas
from engine.kernels.sausage_table import Link
from engine.tiles import tile
from tests.bot.pictures.boards import boxes
from tests.bot.pictures.colours import changed

SMALLEST = 46
"""A half of so many pixels is 18 pixels wide on a phone."""


def line(length: int, seed: str) -> tuple[Link, ...]:
    chance, found, show = random.Random(seed), [], 6
    for turn in range(2, 2 + length):
        outer = chance.randrange(7)
        found.append(Link(tile(show, outer), outer, turn))
        show = outer
    return tuple(found)


def lines(a: int, b: int, *cuts: int) -> TwoLines:
    both = (("A", line(a, "a")), ("B", line(b, "b")))
    return TwoLines(Link(tile(6, 5), 6, 1), both, cuts, tile(5, 0), "Turned up")


def scene(drawing: TwoLines, theme: Theme = Theme.DARK) -> TableScene:
    return TableScene(boxes(), drawing, ("Open ends: A 5 · B 0",), theme)


@pytest.mark.parametrize("theme", Theme)
def test_a_full_table_is_at_most_30_kilobytes(theme: Theme) -> None:
    assert len(draw(scene(lines(14, 13, *range(1, 14)), theme))) <= 30_000
    assert len(draw(scene(lines(26, 1, 1), theme))) <= 30_000


@pytest.mark.parametrize("longest", range(28))
def test_a_line_takes_as_many_rows_as_it_needs_and_no_half_gets_too_small(longest: int) -> None:
    square, columns = fit(longest)
    assert square >= SMALLEST
    assert 2 * columns * square + 2 * square < WIDTH
    rows = rows_of(lines(longest, 0), columns)
    assert (rows - 1) * columns < max(1, longest) <= rows * columns
    assert rows == 1 or square == SMALLEST


def test_the_first_moves_leave_the_picture_as_high_as_it_was() -> None:
    empty = TwoLines(None, (("A", ()), ("B", ())), (), tile(6, 5), "Turned up")
    heights = {two_lines_canvas(one, Theme.DARK).height for one in (empty, lines(0, 0), lines(7, 3), lines(9, 18))}
    assert len(heights) == 1


def test_what_differs_looks_different() -> None:
    usual = lines(3, 3, 1, 2, 3)
    a, b = usual.lines
    assert usual.root is not None
    others = [
        usual,
        lines(3, 3, 1, 2),
        lines(3, 3),
        lines(3, 2),
        lines(2, 3),
        lines(12, 3),
        lines(12, 4),
        replace(usual, root=None),
        replace(usual, root=Link(tile(6, 5), 5, 1)),
        replace(usual, root=replace(usual.root, turn=9)),
        replace(usual, lines=(("A", b[1]), ("B", a[1]))),
        replace(usual, lines=((("A"), a[1][::-1]), b)),
        replace(usual, open=None),
        replace(usual, open=tile(5, 1)),
        replace(usual, caption="Открыта"),
    ]
    pictures = [draw(scene(one)) for one in others]
    for one, other in combinations(pictures, 2):
        assert one != other
    assert draw(scene(usual, Theme.LIGHT)) != pictures[0]


@pytest.mark.parametrize("theme", Theme)
def test_a_depth_where_one_can_cut_differs_by_more_than_its_colour(theme: Theme) -> None:
    where = changed(*(draw(scene(lines(3, 3, *cuts), theme)) for cuts in ((2,), ())))
    assert where is not None
    left, _, right, _ = where
    square, _ = fit(3)
    assert right - left >= square // 2
    # It stands above the outer half of the second tile.
    middle = 16 + square + 3.5 * square
    assert abs((left + right) / 2 - middle) < square / 4
