"""What is told of the points of classic dominoes (russian.md 2), where a record sees only the account."""

from __future__ import annotations

from engine.events import Ending, Scored
from engine.game import rules_of, start, variants
from engine.seats import Seat
from tests.engine.scoring.endings import ending


def scored(end: Ending, **options: str) -> Scored:
    scoring = rules_of(start(variants()["classic"], len(end.held), options=options)).scoring
    (found,) = [e for e in scoring.settle(scoring.open(len(end.held)), end).events if isinstance(e, Scored)]
    return found


def test_of_a_round_that_somebody_is_out_of_only_the_others_are_counted() -> None:
    told = scored(ending("/6-5/4-3", out=0))
    assert [(term.seat, term.value) for term in told.terms] == [(Seat(1), 11), (Seat(2), 7)]
    assert (told.points, told.note) == (18, "")


def test_the_hand_of_who_wins_a_fish_is_taken_off_as_often_as_the_house_rules_say() -> None:
    fish = ending("1-0/6-5/4-3")
    assert [term.value for term in scored(fish).terms] == [11, 7, -1]
    assert [term.value for term in scored(fish, fish_amount="each_minus_own").terms] == [11, 7, -1, -1]
    assert [term.value for term in scored(fish, fish_amount="full").terms] == [11, 7]


def test_less_than_nothing_is_not_written() -> None:
    told = scored(ending("6-5/4-3"), fish_winner="last_player")
    assert (sum(term.value for term in told.terms), told.points, told.note) == (-4, 0, "floor")
    told = scored(ending("6-5/5-6"), fish_winner="last_player")
    assert (sum(term.value for term in told.terms), told.points, told.note) == (0, 0, "")
