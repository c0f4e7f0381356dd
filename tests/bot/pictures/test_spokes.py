"""Limbs around a double as geometry, and the sizes in which they are drawn."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest

from bot.pictures.canvas import WIDTH
from bot.pictures.draw import draw
from bot.pictures.plan import LONG, SQUARE, Area, Direction
from bot.pictures.scene import Limb, Spokes, TableScene, Theme
from bot.pictures.spokes import HUB, Web, spokes
from bot.pictures.star import fit
from tests.bot.pictures.areas import overlap
from tests.bot.pictures.boards import LONG_NAMES, boxes
from tests.bot.pictures.trees import around, limb, played, shown

TABLES = [
    ("cyprus", 4, {}),
    ("cyprus", 5, {"arms": "9"}),
    ("cyprus", 4, {"arms": "4", "doubles_across": "false"}),
    ("chickenfoot", 2, {}),
    ("chickenfoot", 3, {"root_arms": "8"}),
    ("chickenfoot", 4, {"root": "holder"}),
    ("chickenfoot", 8, {"root_arms": "6", "set": "12"}),
]


def halves(number: int) -> Spokes:
    """So many limbs on which nothing lies."""
    return around(*(limb(str(key)) for key in range(1, number + 1)))


def all_limbs(limbs: tuple[Limb, ...]) -> list[Limb]:
    return [one for each in limbs for one in (each, *all_limbs(each.limbs))]


def inside(area: Area, x: float, y: float) -> bool:
    return area.x < x < area.right and area.y < y < area.bottom


def crossed(web: Web) -> list[Area]:
    """The areas through which a line runs; the double in the middle lies on the lines that begin there."""
    areas = [area for area in web.plan.areas() if not inside(area, 0, 0)]
    points = [
        (ax + (bx - ax) * part / 40, ay + (by - ay) * part / 40)
        for thread in web.threads
        for (ax, ay), (bx, by) in pairwise(thread)
        for part in range(41)
    ]
    return [area for area in areas if any(inside(area, *point) for point in points)]


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
@pytest.mark.parametrize("plies", [1, 12, 30, 400])
def test_nothing_overlaps_or_leaves_the_picture(
    game: str, players: int, options: dict[str, str], plies: int
) -> None:
    drawing = shown(played(game, players, f"{plies}", plies, **options))
    found = fit(drawing)
    limbs = all_limbs(drawing.limbs)
    areas, step = list(found.web.plan.areas()), found.square // SQUARE
    assert len(found.web.plan.spots) == sum(len(one.tiles) for one in limbs) + (drawing.middle is not None)
    assert sorted(end.key for end in found.web.plan.ends) == sorted(one.key for one in limbs if one.open)
    assert not any(overlap(one, other) for one, other in combinations(areas, 2))
    assert not crossed(found.web)
    assert all(found.middle + area.x * step >= 0 and found.middle + area.right * step <= WIDTH for area in areas)


def test_limbs_are_shared_out_clockwise() -> None:
    web = spokes(halves(8), 4, 30, 30)
    right = [
        end.key for end in sorted(web.plan.ends, key=lambda end: end.area.y) if end.towards is Direction.RIGHT
    ]
    left = [end.key for end in sorted(web.plan.ends, key=lambda end: end.area.y) if end.towards is Direction.LEFT]
    assert (right, left) == (["1", "2", "3", "4"], ["8", "7", "6", "5"])


def test_touching_halves_are_equal_on_both_sides() -> None:
    web = spokes(around(limb("1", "9-4 4-4 4-2"), limb("2", "9-3 3-0")), 1, 30, 30)
    _, first, double, last, inner, outer = web.plan.spots
    assert [(spot.first, spot.second) for spot in (first, double, last)] == [(9, 4), (4, 4), (4, 2)]
    assert (first.area.x, double.area.width, double.area.height) == (HUB, SQUARE, LONG)
    assert [(spot.first, spot.second) for spot in (outer, inner)] == [(0, 3), (3, 9)]
    assert inner.area.right == -HUB
    assert outer.area.right == inner.area.x


def test_doubles_lie_lengthwise_where_they_do_not_lie_across() -> None:
    (_, _, double) = spokes(around(limb("1", "9-4 4-4"), across=False), 1, 30, 30).plan.spots
    assert double.lying


def test_toes_grow_behind_their_double_the_middle_one_straight_on() -> None:
    toes = (limb("1.1", begins=4), limb("1.2", "4-0", begins=4), limb("1.3", begins=4))
    web = spokes(around(limb("1", "9-4 4-4", *toes)), 1, 30, 30)
    _, tile, double, toe = web.plan.spots
    assert toe.area.y == tile.area.y
    assert toe.area.x > double.area.right
    above, straight, below = sorted(web.plan.ends, key=lambda end: end.area.y)
    assert [end.key for end in (above, straight, below)] == ["1.1", "1.2", "1.3"]
    assert (above.area.x, straight.area.x) == (toe.area.x, toe.area.right)
    assert not web.folded


def test_a_row_without_room_goes_on_below_where_it_began() -> None:
    row = limb("1", "9-4 4-2 2-0 0-1 1-3")
    web = spokes(around(row), 1, HUB + 3 * LONG, HUB + 3 * LONG)
    first, second, third = (spot.area for spot in web.plan.spots[1:4])
    assert web.folded
    assert (first.y, second.x) == (second.y, first.right)
    assert (third.x, third.y > first.bottom) == (first.x, True)


def test_what_grows_above_the_middle_does_not_move_what_is_below() -> None:
    short = around(limb("1", "9-1"), limb("2", "9-2"), limb("3", "9-3"), limb("4", "9-4"))
    toes = tuple(limb(f"1.{toe}", begins=1) for toe in (1, 2, 3))
    grown = around(limb("1", "9-1 1-1", *toes), *short.limbs[1:])
    before, after = (spokes(drawing, 2, 40, 40).plan.spots for drawing in (short, grown))
    first = before[1]  # its row makes room for the lowest of its toes
    assert [spot for spot in before if spot not in after] == [first]


@pytest.mark.parametrize(
    ("game", "players", "options", "least"),
    [
        ("cyprus", 4, {}, 36),
        ("cyprus", 6, {"arms": "9"}, 28),
        ("chickenfoot", 2, {}, 26),
        ("chickenfoot", 4, {"root_arms": "8"}, 28),
    ],
)
def test_tiles_stay_legible_to_the_end_of_a_round(
    game: str, players: int, options: dict[str, str], least: int
) -> None:
    for seed in ("one", "two", "three", "four"):
        assert fit(shown(played(game, players, seed, 400, **options))).square >= least


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_tiles_do_not_grow_again(seed: str) -> None:
    sizes = [fit(shown(played("cyprus", 4, seed, plies))).square for plies in (8, 16, 24, 30, 400)]
    assert sizes == sorted(sizes, reverse=True)


@pytest.mark.parametrize("theme", Theme)
def test_pictures_are_small(theme: Theme) -> None:
    for game in ("cyprus", "chickenfoot"):
        scene = TableScene(boxes(LONG_NAMES), shown(played(game, 4, "small", 400)), ("Boneyard 3",), theme)
        assert len(draw(scene)) <= 30 * 1024


def test_before_the_double_lies_there_a_place_waits_for_it() -> None:
    empty, laid = (
        TableScene((), drawing, (), Theme.LIGHT) for drawing in (Spokes(None, ()), Spokes(around().middle, ()))
    )
    assert draw(empty) != draw(laid)
