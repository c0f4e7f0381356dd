"""Crosses as geometry: four arms that cannot meet, whatever grows on them, from whatever place in the line."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.pictures.arms import fit
from bot.pictures.canvas import WIDTH
from bot.pictures.cross import NARROWEST, cross
from bot.pictures.plan import LONG, SQUARE, Direction, Plan
from engine.board import SIDES, Arm, Board, Placed
from engine.rooted import rooted
from engine.rules.reach import Cross, Reach, Star
from engine.seats import Seat
from engine.tiles import tile
from tests.bot.pictures.areas import contact, halves, overlap
from tests.bot.pictures.boards import COVERED, crossed
from tests.engine.given import AT_ONCE, put

STAR = Star(("L", "R", "U", "D"), fill_first=True)
REACHES: tuple[Reach, ...] = (AT_ONCE, COVERED, Cross(), STAR)
steps = st.tuples(st.integers(0, 3), st.integers(0, 3), st.sampled_from(("", "", "", "closed", "along")))
"""Which arm grows, an outer half (of few numbers: many doubles), and how a double lies."""


@st.composite
def boards(draw: st.DrawFn) -> Board:
    """A line that comes to a cross, and what grows on it."""
    reach = draw(st.sampled_from(REACHES))
    half = draw(st.integers(0, 3))
    first = tile(half, half if reach is STAR else draw(st.integers(0, 3)))
    start = Placed(first, first.hi, Seat(0), 1)
    board = reach.grown(Board(start, reach.begun(start), 1), "")
    for which, outer, form in draw(st.lists(steps, max_size=60)):
        open_arms = [arm for arm in reach.open(board) if arm.needs]
        if not open_arms:
            break
        arm = open_arms[which % len(open_arms)]
        laid = tile(arm.needs[0], outer)
        own = laid.double and board.spinner is not None
        board = put(
            board, arm.key, laid, outer, reach, closed=own and form == "closed", along=own and form == "along"
        )
    for arm in board.arms:  # a cross at last, if it has not come to one
        if len(board.arms) == 2 and arm.need is not None:
            board = put(board, arm.key, tile(arm.need, arm.need), arm.need, AT_ONCE)
            board = put(board, arm.key, tile(arm.need, 0), 0, AT_ONCE)
    return board


crosses = boards().filter(lambda board: len(board.arms) == 4)
reaches = st.integers(NARROWEST, 30)


def chains(plan: Plan, board: Board) -> list[list[int]]:
    """The indexes of the spots along every arm, from the spinner outwards."""
    layout, found, at = rooted(board), [], 1
    assert layout is not None
    for arm in board.arms:
        count = len(layout.arms[arm.key])
        found.append([0, *range(at, at + count)])
        at += count
    return found


@given(crosses, st.booleans(), reaches)
def test_nothing_overlaps_and_all_is_within_reach(board: Board, across: bool, reach: int) -> None:
    plan = cross(board, across, reach)
    areas = list(plan.areas())
    assert len(plan.spots) == sum(1 for _ in board.placed())
    assert [end.key for end in plan.ends] == [arm.key for arm in board.arms if arm.needs]
    assert all(-reach <= area.x and area.right <= reach for area in areas)
    assert not any(overlap(a, b) for a, b in combinations(areas, 2))


@given(crosses, st.booleans(), reaches)
def test_neighbours_touch_with_equal_halves_and_nobody_else_does(board: Board, across: bool, reach: int) -> None:
    plan = cross(board, across, reach)
    touching: set[tuple[int, int]] = set()
    for chain in chains(plan, board):
        for one, other in pairwise(chain):
            a, b = plan.spots[one], plan.spots[other]
            assert contact(a.area, b.area) >= SQUARE
            assert any(
                mine == theirs and contact(ours, b.area) and contact(others, a.area)
                for mine, ours in halves(a)
                for theirs, others in halves(b)
            )
            touching.add((one, other))
    for one, other in combinations(range(len(plan.spots)), 2):
        if (one, other) not in touching:
            assert not contact(plan.spots[one].area, plan.spots[other].area)


@given(crosses, reaches, st.integers(0, 3), st.integers(0, 3))
def test_a_new_tile_moves_no_other(board: Board, reach: int, which: int, outer: int) -> None:
    arm = board.arms[which]
    if arm.need is None:
        return
    before = cross(board, True, reach).spots
    after = cross(put(board, arm.key, tile(arm.need, outer), outer, AT_ONCE), True, reach).spots
    assert set(before) <= set(after)
    assert len(after) == len(before) + 1


@given(crosses, reaches)
def test_only_what_lies_across_stands_between_the_tiles_of_a_row(board: Board, reach: int) -> None:
    """So a double that lies lengthwise can be told from one that does not, corners aside."""
    layout = rooted(board)
    assert layout is not None
    plan = cross(board, True, reach)
    tiles = [layout.middle, *(placed for arm in board.arms for placed in layout.arms[arm.key])]
    for chain in chains(plan, board):
        for before, at, after in zip(chain, chain[1:], chain[2:], strict=False):
            spot, placed = plan.spots[at], tiles[at]
            if not spot.lying and not (placed.tile.double and not placed.along):
                assert {plan.spots[before].area.bottom, plan.spots[after].area.bottom} & {spot.area.y}


def test_the_four_arms_begin_on_the_four_sides() -> None:
    first = Placed(tile(6, 6), 6, Seat(0), 1)
    board = AT_ONCE.grown(Board(first, AT_ONCE.begun(first), 1), "")
    for number, key in enumerate(("L", "R", "U", "D")):
        board = put(board, key, tile(6, number), number, AT_ONCE)
    spinner, left, right, up, down = cross(board, True, 20).spots
    assert (spinner.area.width, spinner.area.height) == (SQUARE, LONG)
    assert (left.area.right, right.area.x) == (spinner.area.x, spinner.area.right)
    assert (up.area.bottom, down.area.y) == (spinner.area.y, spinner.area.bottom)
    assert [(s.first, s.second) for s in (left, right, up, down)] == [(0, 6), (6, 1), (2, 6), (6, 3)]
    assert [end.towards for end in cross(board, True, 20).ends] == [
        Direction.LEFT,
        Direction.RIGHT,
        Direction.UP,
        Direction.DOWN,
    ]


def test_the_spinner_is_the_middle_wherever_in_the_line_it_lies() -> None:
    first = Placed(tile(6, 4), 6, Seat(0), 1)
    board = Board(first, AT_ONCE.begun(first), 1)
    for key, laid, outer in (
        ("R", tile(4, 1), 1),
        ("L", tile(6, 2), 2),
        ("L", tile(2, 2), 2),
        ("L", tile(5, 2), 5),
    ):
        board = put(board, key, laid, outer, AT_ONCE)
    layout = rooted(board)
    assert layout is not None
    assert layout.middle.tile == tile(2, 2)
    assert [placed.outer for placed in layout.line()] == [5, 2, 2, 6, 4]
    assert [str(placed.tile) for placed in layout.arms["R"]] == ["6-2", "6-4", "4-1"]
    assert [placed.outer for placed in layout.arms["R"]] == [6, 4, 1]
    assert not any(layout.arms[key] for key in SIDES)


@pytest.mark.parametrize(("length", "highest", "least"), [(7, 6, 60), (28, 6, 40), (60, 12, 24), (60, 18, 24)])
def test_tiles_stay_legible(length: int, highest: int, least: int) -> None:
    for seed in range(3):
        board = crossed(min(length, 24) if highest == 6 else length, highest, seed, plain=highest != 12)
        plan, square = fit(board, True)
        assert square >= least
        assert (plan.bottom - plan.top) * square // SQUARE <= WIDTH


def test_other_arms_are_no_cross() -> None:
    first = Placed(tile(6, 6), 6, Seat(0), 1)
    with pytest.raises(ValueError, match="no arm 'X'"):
        cross(Board(first, (Arm("X", 6),), 1), True, 20)
