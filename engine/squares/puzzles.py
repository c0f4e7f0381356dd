"""Puzzles on the board of Domino Squares: so many blocks are given that one digit grid alone completes them.

How hard a puzzle is follows from what a search needs that goes on as a patient player would: always at the block
that fewest numbers are left for, where a number is left if it is not used up and if every two numbers can still
meet at a border. Where only one is left it costs nothing; every other try is a guess.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from itertools import count
from math import factorial
from typing import Final, TypeAlias

from engine.shuffle import lot, shuffled
from engine.squares.counting import NUMBERS, Pattern, can_meet, names_of, patterns
from engine.squares.shape import BLOCKS

Given: TypeAlias = tuple[int | None, ...]
"""The number of every block, or None where it is to be found; empty: nothing is given."""


class Grade(StrEnum):
    """How hard a puzzle is."""

    EASY = "easy"
    """Without a guess."""
    MEDIUM = "medium"
    """With guesses, but not many."""
    HARD = "hard"
    """With many guesses: no more blocks are given than it takes."""


_GUESSES: Final = {Grade.EASY: (0, 0), Grade.MEDIUM: (1, 40), Grade.HARD: (80, None)}
"""How many guesses puzzles of a grade need at least, and how many at most (None: any number). One block after
another is left out of a solution, but for those without which the puzzle would have another solution, or need more
guesses than its grade has."""

_ENOUGH: Final = 100
"""More guesses need not be told apart."""


def whole_grid(seed: str) -> tuple[int, ...]:
    """The numbers of all blocks in one of the digit grids, each as likely as any other."""
    names = shuffled(tuple(range(NUMBERS)), f"{seed}/names")
    pattern = patterns()[lot(len(patterns()), f"{seed}/pattern")]
    return tuple(names[number] for number in pattern)


def puzzle(seed: str, grade: Grade) -> Given:
    """A puzzle of this grade, made from the seed. A solution that does not come to the grade is left for another
    one."""
    least, most = _GUESSES[grade]
    for attempt in count():
        given: Given = whole_grid(f"{seed}/{attempt}")
        for block in shuffled(tuple(range(len(BLOCKS))), f"{seed}/{attempt}/blocks"):
            without: Given = (*given[:block], None, *given[block + 1 :])
            if completions(without) == 1 and (most is None or guesses(without) <= most):
                given = without
        if guesses(given) >= least:
            return given
    raise AssertionError("there is always another solution")


def completions(given: Given) -> int:
    """How many digit grids there are that the tiles can be laid into and that have these numbers."""
    named = (names_of(given_names(pattern, given)) for pattern in patterns())
    return sum(factorial(NUMBERS - len(names)) for names in named if names is not None)


def given_names(pattern: Pattern, given: Given) -> list[tuple[int, int]]:
    """The numbers of a pattern that are given, with what they are called."""
    return [(pattern[block], name) for block, name in enumerate(given) if name is not None]


def guesses(given: Given) -> int:
    """How many guesses a patient player needs until he knows that there is no other way; more than `_ENOUGH` are
    not counted to the end."""
    return _guessed(list(given), 0)


def _guessed(numbers: list[int | None], made: int) -> int:
    """The guesses that were made, and those from here on."""
    block, left = min(_open(numbers), key=lambda choice: len(choice[1]), default=(0, ()))
    if len(left) > 1:
        made += len(left)
    for number in left:
        if made > _ENOUGH:
            break
        numbers[block] = number
        made = _guessed(numbers, made)
        numbers[block] = None
    return made


def _open(numbers: list[int | None]) -> Iterator[tuple[int, tuple[int, ...]]]:
    """The blocks without a number, each with the numbers that are left for it."""
    unused = [number for number in range(NUMBERS) if numbers.count(number) < 2]
    for block, has in enumerate(numbers):
        if has is not None:
            continue
        left = []
        for number in unused:
            numbers[block] = number
            if can_meet(numbers):
                left.append(number)
        numbers[block] = None
        yield block, tuple(left)
