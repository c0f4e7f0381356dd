"""The penalties of western.md 4.2, and who may see their totals when."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.events import MatchEnded, NextLead, RoundEnded, Scored
from engine.game import play, start, variants, view
from engine.model import Book, State
from engine.moves import Play
from engine.scoring.penalties import Penalties
from engine.seats import Seat, Side
from engine.tiles import parse_tile
from tests.engine.given import deal
from tests.engine.scoring.endings import ending

PERUVIAN = Penalties(rounds=7, secret=True, last_factor=4)
HUNGARIAN = Penalties(target=100)


def test_a_multiplied_penalty_says_so() -> None:
    settled = PERUVIAN.settle(PERUVIAN.open(4), ending("5-1/6-3/6-6 2-0/2-1", recent=(1,)))
    notes = [event.note for event in settled.events if isinstance(event, Scored)]
    assert notes == ["", "multiplied", "", ""]


def test_who_reaches_the_target_loses() -> None:
    book = HUNGARIAN.with_scores(HUNGARIAN.open(3), (95, 96, 10))
    settled = HUNGARIAN.settle(book, ending("3-2/3-3/6-6"))
    assert settled.result == MatchEnded((Side(0), Side(2)), (Side(1),), "target")
    assert not any(isinstance(event, NextLead) for event in settled.events)
    assert HUNGARIAN.settle(HUNGARIAN.open(3), ending("3-2/3-3/6-6")).events[-1] == NextLead(None, "again")


def test_equal_totals_at_the_target_are_a_draw() -> None:
    book = HUNGARIAN.with_scores(HUNGARIAN.open(2), (95, 96))
    settled = HUNGARIAN.settle(book, ending("3-2/2-2"))
    assert settled.result == MatchEnded((), (), "target")


# --- Equal totals after the last round --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rounds", "decides", "result"),
    [
        (("/2-0/6-5", "3-0//6-5", "/1-0/5-4"), True, MatchEnded((Side(0),), (Side(1), Side(2)), "rounds-won")),
        (("/2-0/6-5", "3-0//6-5", "/1-0/5-4"), False, MatchEnded((Side(0), Side(1)), (Side(2),), "rounds")),
        (("/3-0/6-5", "3-0//6-5"), True, MatchEnded((Side(0), Side(1)), (Side(2),), "rounds")),
        (("/3-0/6-5", "2-0//6-5"), True, MatchEnded((Side(0),), (Side(1), Side(2)), "rounds")),
    ],
)
def test_rounds_without_a_penalty_decide_between_equal_totals(
    rounds: tuple[str, ...], decides: bool, result: MatchEnded
) -> None:
    scoring = Penalties(rounds=len(rounds), tie_by_won=decides)
    book: Book = scoring.open(3)
    for hands in rounds:
        settled = scoring.settle(book, ending(hands, out=hands.split("/").index("")))
        book = settled.book
    assert settled.result == result
    counted = [scoring.counters(book, Side(side)).get("won") for side in range(3)]
    assert counted == (
        [sum(hands.split("/")[side] == "" for hands in rounds) for side in range(3)] if decides else [None] * 3
    )


# --- Secret totals ----------------------------------------------------------------------------------------


def after_rounds(number: int, **options: str) -> tuple[State, list[int | None]]:
    """Peruvian after so many rounds in which a goes out, and the totals that were told in the last of them."""
    state = start(variants()["peruvian"], 4, options=options)
    totals: list[int | None] = []
    for _ in range(number):
        step = play(deal(state, "6-6", "1-0", "2-0", "3-0").state, Seat(0), Play(parse_tile("6-6")))
        assert any(isinstance(event, RoundEnded) for event in step.events)
        state, totals = step.state, [event.total for event in step.events if isinstance(event, Scored)]
    return state, totals


@pytest.mark.parametrize("rounds", [1, 5])
def test_totals_are_kept_from_everybody(rounds: int) -> None:
    state, totals = after_rounds(rounds)
    assert state.book.scores == (0, rounds, 2 * rounds, 3 * rounds)
    assert totals == [None] * 4
    for observer in (None, *map(Seat, range(4))):
        assert view(state, observer).book.scores == ()
    assert view(start(variants()["peruvian"], 4), None).book.scores == ()


@pytest.mark.parametrize("rounds", [6, 7])
def test_totals_are_announced_before_the_last_round_and_at_the_end(rounds: int) -> None:
    state, totals = after_rounds(rounds)
    assert totals == [0, rounds, 2 * rounds, 3 * rounds]
    assert view(state, Seat(3)).book == state.book


def test_totals_may_be_open_from_the_start() -> None:
    state, totals = after_rounds(1, secret_scores="false")
    assert totals == [0, 1, 2, 3]
    assert view(state, None).book.scores == (0, 1, 2, 3)


def test_a_single_round_has_nothing_to_keep_secret() -> None:
    assert replace(PERUVIAN, rounds=1).open(4).public().scores == (0, 0, 0, 0)
