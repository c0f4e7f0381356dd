"""What must hold of the wall of French, and of who may pass at it (western.md 4.5)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from engine.board import Board
from engine.events import Drew, Event, Laid, Passed, RoundEnded
from engine.game import rules_of
from engine.kernels.brickwork import Brick, bricks, gaps
from engine.kernels.layout import Layout
from engine.model import State
from engine.rules.reach import Courses
from engine.variants.french_wall import FrenchWallOptions


def is_wall(state: State) -> bool:
    kernel = rules_of(state).kernel
    return isinstance(kernel, Layout) and isinstance(kernel.reach, Courses)


def bricks_lie_on_bricks(state: State) -> None:
    """Two courses, no place used twice; neighbours lie in different courses, and the only column that they share
    shows one number in both. A gap is such a place above or below one end half."""
    if not is_wall(state) or not isinstance(state.body, Board):
        return
    wall, numbers = bricks(state.body), dict[tuple[int, bool], int]()
    taken = Counter(place for brick in wall for place in places(brick))
    assert all(count == 1 for count in taken.values()), f"bricks lie in one another: {taken}"
    assert len(wall) == len(list(state.body.placed())), "a brick is missing"
    for brick in wall:
        if not brick.bars:
            numbers |= {(brick.column, brick.upper): brick.left, (brick.column + 1, brick.upper): brick.right}
    for one, other in pairwise(brick for brick in wall if not brick.bars):
        assert one.upper != other.upper, f"{one} and {other} lie in one course"
        assert other.column == one.column + 1, f"{other} is not right beside {one}"
        assert one.right == other.left, f"{one} and {other} do not match"
    for gap in gaps(state.body):
        assert (gap.column, gap.upper) not in numbers, f"{gap} is taken"
        assert numbers[gap.column, not gap.upper] == gap.need, f"{gap} asks for another number than lies there"


def places(brick: Brick) -> tuple[tuple[int, bool], ...]:
    """The halves of the wall that a tile takes: two of a course, or one of both if it stands."""
    if brick.bars:
        return (brick.column, False), (brick.column, True)
    return (brick.column, brick.upper), (brick.column + 1, brick.upper)


def two_passes_end_the_round(first: State, events: Sequence[Event]) -> None:
    """Two passes with nothing between them end the round, if one might have drawn instead; no round goes on."""
    options: Any = first.options
    if not isinstance(options, FrenchWallOptions) or options.draw_rule != "two_or_pass":
        return
    told = [event for event in events if isinstance(event, Passed | Laid | Drew | RoundEnded)]
    for (one, other), after in zip(pairwise(told), [*told[2:], None], strict=False):
        if isinstance(one, Passed) and isinstance(other, Passed):
            assert isinstance(after, RoundEnded), "two passes in succession, and the round goes on"
