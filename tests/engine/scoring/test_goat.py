"""What is written, remembered and lost: the sequences GO-1 and DO-4 of russian.md."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.events import Ending, How, MatchEnded, Scored
from engine.model import Book
from engine.rules.values import HandValue, When
from engine.scoring.goat import AfterFish, FishTie, Goat, Memory, ThresholdMode
from engine.seats import Seat, Side
from engine.tiles import parse_tiles
from tests.engine.scoring.endings import ended

LOSSES = {
    0: "",
    4: "4-0",
    5: "5-0",
    6: "6-0",
    7: "6-1",
    8: "6-2",
    9: "6-3",
    12: "6-6",
    13: "6-6 1-0",
    20: "6-6 6-2",
}


def goat(mode: ThresholdMode, memory: Memory, tie: FishTie = FishTie.VOID) -> Goat:
    return Goat(
        target=101,
        threshold=13,
        threshold_mode=mode,
        memory=memory,
        fish_tie=tie,
        after_fish=AfterFish.FISH_MAKER,
        free_lead=True,
        value=HandValue(When.LONE),
    )


def ending(lost: int) -> Ending:
    """A round that the second of two loses with so many pips; with none he wins it."""
    return ended(f"/{LOSSES[lost]}", How.OUT, 0) if lost else ended("1-0/", How.OUT, 1)


@pytest.mark.parametrize(
    ("example", "mode", "memory", "losses", "accounts"),
    [
        ("GO-1", "opening", "off", (9, 13, 4), [(0, 0), (13, 0), (17, 0)]),
        ("GO-1, every", "every", "off", (9, 13, 4), [(0, 0), (13, 0), (13, 0)]),
        ("GO-1, remembered", "opening", "kept_if_any", (9, 5), [(0, 9), (14, 0)]),
        (
            "DO-4",
            "every",
            "kept_if_any",
            (8, 7, 5, 0, 12, 20),
            [(0, 8), (15, 0), (15, 5), (15, 0), (15, 12), (47, 0)],
        ),
        (
            "DO-4, opening",
            "opening",
            "kept_if_any",
            (8, 7, 5, 0, 12, 20),
            [(0, 8), (15, 0), (20, 0), (20, 0), (32, 0), (52, 0)],
        ),
        ("kept if any", "every", "kept_if_any", (5, 6, 4), [(0, 5), (0, 11), (15, 0)]),
        ("kept if written", "every", "kept_if_written", (5, 6, 4), [(0, 5), (0, 6), (0, 4)]),
        ("replaced", "every", "kept_if_written", (5, 8, 6, 20), [(0, 5), (0, 8), (0, 6), (26, 0)]),
        ("won in between", "every", "kept_if_written", (8, 0, 7), [(0, 8), (0, 0), (0, 7)]),
    ],
)
def test_memory(
    example: str, mode: str, memory: str, losses: tuple[int, ...], accounts: list[tuple[int, int]]
) -> None:
    scoring = goat(ThresholdMode(mode), Memory(memory))
    book: Book = scoring.open(2)
    found = []
    for lost in losses:
        settled = scoring.settle(book, ending(lost))
        assert settled.book.scores[1] - book.scores[1] == sum(
            event.points for event in settled.events if isinstance(event, Scored) and event.side == 1
        )
        book = settled.book
        found.append((book.scores[1], scoring.counters(book, Side(1))["memo"]))
    assert found == accounts, example


@pytest.mark.parametrize(
    ("memory", "notes"),
    [
        ("off", [("carried-burnt", 0), ("burnt", 0), ("opened", 20)]),
        ("kept_if_any", [("carried-remembered", 0), ("remembered-added", 13), ("", 20)]),
    ],
)
def test_what_a_tied_fish_left_is_told_with_what_is_too_little(memory: str, notes: list[tuple[str, int]]) -> None:
    scoring = goat(ThresholdMode.OPENING, Memory(memory), FishTie.CARRY)
    tied = replace(ending(4), how=How.FISH, held=(parse_tiles("1-1"), parse_tiles("2-0")))
    book, found = scoring.settle(scoring.open(2), tied).book, []
    for lost in (4, 5, 20):
        settled = scoring.settle(book, ending(lost))
        book = settled.book
        found += [(event.note, event.points) for event in settled.events if isinstance(event, Scored)]
    assert found == notes


def test_who_has_nothing_to_write_has_nothing_that_was_too_little() -> None:
    scoring = replace(goat(ThresholdMode.OPENING, Memory.OFF), value=HandValue(When.OFF))
    settled = scoring.settle(scoring.open(3), ended("/0-0/5-4", How.OUT, 0))
    told = [event for event in settled.events if isinstance(event, Scored)]
    assert [(event.note, event.points) for event in told] == [("", 0), ("burnt", 0)]
    assert [[term.value for term in event.terms] for event in told] == [[0], [9]]


@pytest.mark.parametrize("after_fish", AfterFish)
def test_who_has_finished_leads_and_that_is_why(after_fish: AfterFish) -> None:
    scoring = replace(goat(ThresholdMode.OPENING, Memory.OFF), after_fish=after_fish)
    for lost, leader in ((20, 0), (0, 1)):
        after = scoring.settle(scoring.open(2), ending(lost)).book
        assert (after.leader, after.why) == (Seat(leader), "finisher")


@pytest.mark.parametrize(
    ("hands", "seat", "why"), [("2-0/1-0/5-4", 1, "fish-winner"), ("1-0/1-0/5-4", 2, "fish-maker")]
)
def test_where_several_win_a_fish_its_maker_leads(hands: str, seat: int, why: str) -> None:
    scoring = replace(goat(ThresholdMode.OPENING, Memory.OFF), after_fish=AfterFish.FISH_WINNER)
    after = scoring.settle(scoring.open(3), ended(hands, How.FISH, 2)).book
    assert (after.leader, after.why) == (Seat(seat), why)


def test_the_loser_has_the_name_of_the_game() -> None:
    scoring = goat(ThresholdMode.OPENING, Memory.OFF)
    book = scoring.with_scores(scoring.open(2), (0, 100))
    assert scoring.settle(book, ending(13)).result == MatchEnded((Side(0),), (Side(1),), "goat")
