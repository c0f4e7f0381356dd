"""The drawings of tiles: all different, by form and not only by colour."""

from __future__ import annotations

from itertools import combinations

import pytest
from PIL import Image

from bot.pictures.palette import Hue, palette
from bot.pictures.plan import Direction
from bot.pictures.scene import Theme
from bot.pictures.sprites import Mark, half
from engine.tiles import tile_set


@pytest.mark.parametrize("theme", Theme)
@pytest.mark.parametrize(("square", "apart"), [(60, 40), (24, 12)])
def test_halves_differ_in_form(theme: Theme, square: int, apart: int) -> None:
    # Dimmed sprites have one ink only, so what differs between them is where it is.
    for inward in (Direction.RIGHT, Direction.DOWN):
        pictures = [half(theme, square, n, inward, Mark.DIMMED).image.tobytes() for n in range(19)]
        for one, other in combinations(pictures, 2):
            assert sum(a != b for a, b in zip(one, other, strict=True)) >= apart


def test_all_tiles_of_the_largest_set_differ() -> None:
    pictures = {
        half(Theme.DARK, 40, t.hi, Direction.DOWN).image.tobytes()
        + half(Theme.DARK, 40, t.lo, Direction.UP).image.tobytes()
        for t in tile_set(18)
    }
    assert len(pictures) == 190


@pytest.mark.parametrize("theme", Theme)
def test_marks_are_seen_without_colour(theme: Theme) -> None:
    colours = palette(theme).bytes

    def grey(mark: Mark) -> list[float]:
        places = half(theme, 60, 5, Direction.RIGHT, mark).image.tobytes()
        return [sum(colours[3 * place : 3 * place + 3]) / 3 for place in places]

    shades = {mark: grey(mark) for mark in Mark}
    for a, b in combinations(Mark, 2):
        changed = sum(abs(x - y) > 40 for x, y in zip(shades[a], shades[b], strict=True))
        assert changed > 100, (a, b)


@pytest.mark.parametrize("number", [2, 3, 6, 7])
def test_dots_turn_with_the_tile(number: int) -> None:
    def dots(inward: Direction) -> Image.Image:
        sprite = half(Theme.DARK, 60, number, inward, Mark.DIMMED).image.crop((10, 10, 50, 50))
        ink = palette(Theme.DARK).place(Hue.DIM_INK)
        return sprite.point([255 if place == ink else 0 for place in range(256)], "L")

    def unlike(one: Image.Image, other: Image.Image) -> int:
        return sum(a != b for a, b in zip(one.tobytes(), other.tobytes(), strict=True))

    lying, upright = dots(Direction.RIGHT), dots(Direction.DOWN)
    turned = upright.transpose(Image.Transpose.ROTATE_90)
    assert unlike(lying, turned) < 60 < 100 < unlike(lying, upright)


def test_numerals_stay_upright() -> None:
    lying = half(Theme.DARK, 60, 17, Direction.RIGHT).image.crop((10, 10, 50, 50)).tobytes()
    assert lying == half(Theme.DARK, 60, 17, Direction.DOWN).image.crop((10, 10, 50, 50)).tobytes()
