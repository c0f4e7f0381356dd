"""The picture of a running total: every mark in its state, the latest tiles, and what it costs."""

from __future__ import annotations

import pytest

from bot.pictures.canvas import WIDTH
from bot.pictures.draw import draw
from bot.pictures.ladder import ladder_canvas
from bot.pictures.scene import Ladder, Reached, Rung, TableScene, Theme
from engine.tiles import Tile, tile
from tests.bot.pictures.boards import boxes

LATEST = ((tile(9, 8), 64), (tile(5, 5), 74), (tile(6, 6), 86), (tile(9, 5), 100), (tile(6, 0), 106))
MARKS = (30, 50, 70, 100, 120, 150)


def ladder(reached: Reached, latest: tuple[tuple[Tile, int], ...] = LATEST) -> Ladder:
    rungs = tuple(Rung(total, "6 points", "A very long name indeed", reached) for total in MARKS)
    return Ladder("Total", latest[-1][1] if latest else 0, rungs, latest)


def test_every_state_of_a_mark_looks_different() -> None:
    assert len({ladder_canvas(ladder(reached), Theme.DARK).png() for reached in Reached}) == len(Reached)


@pytest.mark.parametrize("theme", Theme)
@pytest.mark.parametrize("reached", Reached)
@pytest.mark.parametrize("latest", [(), LATEST[:1], LATEST, LATEST + LATEST])
def test_it_is_as_wide_as_all_and_costs_little(
    theme: Theme, reached: Reached, latest: tuple[tuple[Tile, int], ...]
) -> None:
    drawing = ladder(reached, latest)
    assert ladder_canvas(drawing, theme).width == WIDTH
    assert len(draw(TableScene(boxes(), drawing, ("Boneyard 8",), theme))) <= 30_000


def test_the_latest_tile_and_the_total_are_seen() -> None:
    shown = {ladder_canvas(ladder(Reached.NEXT, LATEST[:number]), Theme.LIGHT).png() for number in range(6)}
    assert len(shown) == 6
    older = ladder_canvas(ladder(Reached.NEXT, (*LATEST, *LATEST)), Theme.LIGHT).png()
    assert older == ladder_canvas(ladder(Reached.NEXT), Theme.LIGHT).png(), "only the latest find room"
