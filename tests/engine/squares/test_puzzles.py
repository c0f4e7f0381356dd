"""Puzzles: one digit grid completes each, and they are as hard as they say."""

from __future__ import annotations

import pytest

from engine.squares.counting import can_meet, grid_of, patterns, tilings
from engine.squares.puzzles import Given, Grade, completions, guesses, puzzle, whole_grid

SEEDS = [f"seed {number}" for number in range(12)]
NOTHING: Given = (None,) * 14


@pytest.mark.parametrize("seed", SEEDS)
def test_a_whole_grid_can_be_laid(seed: str) -> None:
    numbers = whole_grid(seed)
    assert sorted(numbers) == sorted([*range(7), *range(7)])
    assert any(tilings(grid_of(numbers)))


def test_completions_are_counted() -> None:
    assert completions(NOTHING) == 372_960
    assert completions((3, *NOTHING[1:])) == 372_960 // 7
    assert completions(whole_grid("x")) == 1
    assert completions((3, 3, 3, *NOTHING[3:])) == 0, "a number has two blocks"


@pytest.mark.parametrize("grade", Grade)
def test_a_puzzle_has_one_digit_grid_and_gives_nothing_in_vain(grade: Grade) -> None:
    for seed in SEEDS:
        given = puzzle(seed, grade)
        assert given == puzzle(seed, grade)
        assert grids_with(given) == 1
        assert guesses(given) == 0 if grade is Grade.EASY else guesses(given) > 0
        for block, number in enumerate(given):
            if number is not None:
                less = (*given[:block], None, *given[block + 1 :])
                assert completions(less) > 1 or guesses(less) > guesses(given)


def grids_with(given: Given) -> int:
    """Counted by giving out the missing numbers in all ways, block after block."""
    found = 0
    for pattern in patterns():
        names: dict[int, set[int]] = {}
        for number, wanted in zip(pattern, given, strict=True):
            if wanted is not None:
                names.setdefault(number, set()).add(wanted)
        called = [next(iter(wanted)) for wanted in names.values() if len(wanted) == 1]
        if len(called) == len(names) == len(set(called)):
            ways = 1
            for left in range(1, 7 - len(names) + 1):
                ways *= left
            found += ways
    return found


def test_harder_puzzles_give_less() -> None:
    mean = {
        grade: sum(number is not None for seed in SEEDS for number in puzzle(seed, grade)) / len(SEEDS)
        for grade in Grade
    }
    assert mean[Grade.EASY] > mean[Grade.MEDIUM] > mean[Grade.HARD]


def test_nothing_is_guessed_where_all_is_given() -> None:
    grid = whole_grid("x")
    assert guesses(grid) == 0
    assert guesses((None, *grid[1:])) == 0, "only one number is left"


def test_a_guess_is_a_number_among_several() -> None:
    """Two blocks are open that have different numbers: both are tried, unless one of the blocks cannot have the
    other's number whatever the other block has."""
    grid = whole_grid("x")
    tried = set()
    for one in range(14):
        for other in range(one):
            left: Given = tuple(None if block in (one, other) else number for block, number in enumerate(grid))
            wrong = ((one, grid[other]), (other, grid[one]))
            both = all(can_meet((*left[:block], number, *left[block + 1 :])) for block, number in wrong)
            assert guesses(left) == (2 if both and grid[one] != grid[other] else 0)
            tried.add(both)
    assert tried == {True, False}
