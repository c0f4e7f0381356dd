"""The snake as geometry: nothing overlaps, what belongs together touches, nothing moves for nothing."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.pictures.arms import fit
from bot.pictures.canvas import WIDTH
from bot.pictures.plan import LONG, SQUARE, Direction, Plan, Spot
from bot.pictures.snake import NARROWEST, snake
from engine.board import Arm, Board
from engine.tiles import tile
from tests.bot.pictures.areas import contact, halves, overlap
from tests.bot.pictures.boards import grown, line, start_with

steps = st.tuples(st.sampled_from("LLR"), st.integers(0, 3))
"""An arm and an outer half; of few numbers, so that there are many doubles, even several in a row."""


@st.composite
def boards(draw: st.DrawFn) -> Board:
    board = start_with(tile(draw(st.integers(0, 3)), draw(st.integers(0, 3))))
    length = draw(st.integers(0, 60))
    for key, half in draw(st.lists(steps, min_size=length, max_size=length)):
        board = grown(board, key, half)
    return board


reaches = st.integers(NARROWEST, 30)


def chain(plan: Plan, board: Board) -> list[Spot]:
    """The spots from the tip of `L` to the tip of `R`."""
    count = len(board.arms[0].tiles)
    return [*reversed(plan.spots[1 : count + 1]), plan.spots[0], *plan.spots[count + 1 :]]


@given(boards(), st.booleans(), reaches)
def test_nothing_overlaps_and_all_is_within_reach(board: Board, across: bool, reach: int) -> None:
    plan = snake(board, across, reach)
    areas = list(plan.areas())
    assert len(areas) == board.turns + 2
    assert all(-reach <= area.x and area.right <= reach for area in areas)
    assert not any(overlap(a, b) for a, b in combinations(areas, 2))


@given(boards(), st.booleans(), reaches)
def test_neighbours_touch_with_equal_halves_and_nobody_else_does(board: Board, across: bool, reach: int) -> None:
    spots = chain(snake(board, across, reach), board)
    for a, b in pairwise(spots):
        # Twins of a double, in combined sets, stand side by side.
        assert contact(a.area, b.area) in (
            (SQUARE, LONG) if a.first == a.second == b.first == b.second else (SQUARE,)
        )
        touching = [
            (one, other)
            for one, ours in halves(a)
            for other, theirs in halves(b)
            if contact(ours, b.area) and contact(theirs, a.area)
        ]
        assert touching
        assert all(one == other for one, other in touching)
    for at, a in enumerate(spots):
        assert not any(contact(a.area, b.area) for b in spots[at + 2 :])


@given(boards(), st.booleans(), reaches)
def test_ends_touch_the_last_tile(board: Board, across: bool, reach: int) -> None:
    plan = snake(board, across, reach)
    spots = chain(plan, board)
    assert [end.key for end in plan.ends] == ["L", "R"]
    for end, tip in zip(plan.ends, (spots[0], spots[-1]), strict=True):
        assert contact(end.area, tip.area) == SQUARE


@given(boards(), st.booleans(), reaches, steps)
def test_a_new_tile_moves_no_other(board: Board, across: bool, reach: int, step: tuple[str, int]) -> None:
    before = snake(board, across, reach).spots
    after = snake(grown(board, *step), across, reach).spots
    assert set(before) <= set(after)
    assert len(after) == len(before) + 1


@given(boards(), reaches)
def test_doubles_stand_upright_and_the_others_lie_except_in_corners(board: Board, reach: int) -> None:
    spots = chain(snake(board, True, reach), board)
    assert not any(spot.lying for spot in spots if spot.first == spot.second)
    for before, spot, after in zip(spots, spots[1:], spots[2:], strict=False):
        if spot.first != spot.second and not spot.lying:
            # A corner: what it joins is above it and below it.
            assert {before.area.bottom, after.area.bottom} & {spot.area.y}
            assert {before.area.y, after.area.y} & {spot.area.bottom}


def test_one_row_is_in_the_order_of_the_line() -> None:
    board = grown(grown(grown(start_with(tile(6, 4)), "L", 1), "R", 4), "R", 2)
    spots = chain(snake(board, True, 16), board)
    assert [(spot.first, spot.second) for spot in spots] == [(1, 6), (6, 4), (4, 4), (4, 2)]
    assert [spot.area.x for spot in spots] == [-6, -2, 2, 4]
    assert [end.towards for end in snake(board, True, 16).ends] == [Direction.LEFT, Direction.RIGHT]


def test_a_row_folds_below_itself() -> None:
    board = start_with(tile(1, 0))
    for half in (1, 2, 3):
        board = grown(board, "R", half)
        if half == 2:
            assert snake(board, True, NARROWEST).ends[1].towards is Direction.DOWN
    plan = snake(board, True, NARROWEST)
    corner, back = plan.spots[2], plan.spots[3]
    assert (corner.first, corner.second) == (1, 2)
    assert (back.first, back.second) == (3, 2)
    assert corner.area.bottom == back.area.y
    assert back.area.right == corner.area.right


@pytest.mark.parametrize(("length", "highest", "least"), [(28, 6, 60), (55, 10, 46), (60, 18, 46), (170, 18, 28)])
def test_tiles_stay_legible(length: int, highest: int, least: int) -> None:
    for seed in range(3):
        plan, square = fit(line(length, highest, seed), True)
        assert square >= least
        assert (plan.bottom - plan.top) * square // SQUARE <= WIDTH


def test_other_arms_are_no_snake() -> None:
    board = start_with(tile(6, 6))
    with pytest.raises(ValueError, match="no arm 'U'"):
        snake(Board(board.start, (*board.arms, Arm("U", 6)), 1), True, 16)
