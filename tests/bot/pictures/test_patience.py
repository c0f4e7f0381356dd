"""The picture of a game for one: open tiles keep their places, marks tell what is free, big sets stay small."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.pictures.canvas import WIDTH
from bot.pictures.draw import draw
from bot.pictures.palette import Hue
from bot.pictures.patience import solitaire_canvas
from bot.pictures.scene import Box, Solitaire, TableScene, Theme
from engine.board import Board
from engine.tiles import parse_tiles, tile_set
from tests.bot.pictures.boards import line
from tests.bot.pictures.colours import pixels

ROWS = (parse_tiles("6-5 4-3 2-1"), parse_tiles("5-4 3-2"), (), parse_tiles("1-0"))
SHORTER = (ROWS[0][:-1], *ROWS[1:])
FREE = frozenset(row[-1] for row in ROWS if row)
THREE = Solitaire(Board(), ROWS, FREE, FREE, 7)


@pytest.mark.parametrize("theme", Theme)
def test_what_may_be_taken_is_told_from_what_may_not(theme: Theme) -> None:
    fits, free, none = (
        solitaire_canvas(one, theme)
        for one in (THREE, replace(THREE, fits=frozenset()), replace(THREE, free=frozenset(), fits=frozenset()))
    )
    assert pixels(fits, Hue.PLAYABLE) > 0
    assert pixels(free, Hue.PLAYABLE) == 0
    assert pixels(fits, Hue.FACE) > 0
    assert pixels(none, Hue.FACE) == 0
    assert pixels(none, Hue.DIM_FACE) > pixels(free, Hue.DIM_FACE) > 0


def test_tiles_keep_their_places_when_a_row_shrinks() -> None:
    before, after = (solitaire_canvas(one, Theme.DARK) for one in (THREE, replace(THREE, rows=SHORTER)))
    assert before.image.size == after.image.size
    box = (0, 0, 2 * WIDTH // 7, before.height)
    pale = replace(THREE, free=frozenset(), fits=frozenset())
    two = [solitaire_canvas(replace(pale, rows=rows), Theme.DARK).image.crop(box) for rows in (ROWS, SHORTER)]
    assert two[0].tobytes() == two[1].tobytes()


@pytest.mark.parametrize(
    ("highest", "width", "kilobytes"), [(6, 7, 30), (9, 11, 40), (12, 13, 40), (15, 17, 40), (18, 19, 40)]
)
@pytest.mark.parametrize("laid", [1, 20])
def test_pictures_of_all_sets_are_light(highest: int, width: int, kilobytes: int, laid: int) -> None:
    board = line(laid, highest)
    left = [t for t in tile_set(highest) if t not in {placed.tile for placed in board.placed()}]
    rows = tuple(tuple(left[at : at + width]) for at in range(0, len(left), width))
    scene = Solitaire(board, rows, frozenset(row[-1] for row in rows), frozenset(), width)
    drawn = draw(TableScene((Box("Ann", "", len(left)),), scene, ("Left end 3, right end 4.",), Theme.LIGHT))
    assert len(drawn) <= kilobytes * 1024


def test_a_single_long_row_fits_into_the_picture() -> None:
    row = tile_set(6)[:27]
    canvas = solitaire_canvas(Solitaire(Board(), (row,), frozenset(row[-1:]), frozenset(), 7), Theme.DARK)
    assert canvas.width == WIDTH
