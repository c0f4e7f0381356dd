"""What a tile scores in Bergen: the sequences of western.md 4.10, tile by tile."""

from __future__ import annotations

from itertools import pairwise

import pytest

from engine.board import Board
from engine.events import Mark
from engine.rules.heading import Heading
from engine.rules.reach import Line
from tests.engine.rules.sequences import boards


def marks(heading: Heading, moves: str) -> list[tuple[Mark, ...]]:
    """What every tile of a sequence scores."""
    return [heading(before, after) for before, after in pairwise([Board(), *boards(Line(), moves)])]


@pytest.mark.parametrize(
    ("example", "moves", "names"),
    [
        ("bergen.2", "2-2", ["opening"]),
        ("bergen.3", "2-2 5-2@R 5-3@R 3-2@R", ["opening", "", "", "triple"]),
        ("bergen.4", "4-1 6-1@R 6-4@R", ["opening", "", "heading"]),
        ("bergen.5", "2-2 2-1@R 4-1@R 4-2@L 4-4@R", ["opening", "", "", "heading", "double triple"]),
        ("bergen.6", "6-6 6-3@L 6-2@R 2-2@R", ["opening", "", "", ""]),
        ("the first double of all", "5-2 2-2@R", ["opening", "double"]),
        ("0-0 is a double", "5-0 0-0@R", ["opening", "double"]),
        ("a twin is no higher", "2-2 2-2@L", ["opening", "triple"]),
        ("ends that stay alike", "2-2 5-2@R 5-2@R 3-2@L", ["opening", "", "triple", ""]),
    ],
)
def test_marks(example: str, moves: str, names: list[str]) -> None:
    assert [" ".join(mark.why for mark in each) for each in marks(Heading(), moves)] == names, example


def test_what_they_are_worth() -> None:
    worth = {mark.why: mark.points for each in marks(Heading(), "4-1 6-1@R 6-4@R 4-4@R") for mark in each}
    assert worth == {"opening": 2, "heading": 2, "double": 2, "triple": 3}


@pytest.mark.parametrize(("first", "scores"), [("2-1", False), ("2-2", True)])
def test_a_single_tile_may_open_for_nothing(first: str, scores: bool) -> None:
    assert marks(Heading(single_opening=False), first) == [(Mark("opening", 2),) if scores else ()]


def test_nothing_is_added_up() -> None:
    assert Heading().count(Board()) is None
    assert Heading()(Board(), Board()) == ()
