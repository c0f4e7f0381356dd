"""The rights, debts and eggs of russian.md 4, and what records cannot say: that somebody has not got a right."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from engine.events import Ending, Event, How, MatchEnded, NextLead, Scored
from engine.game import rules_of, start, variants
from engine.model import Settlement
from engine.rules.values import SIX
from engine.scoring.fishing import Case, Fished, weigh
from engine.scoring.sea_goat import VALUE, SeaGoat
from engine.scoring.sea_states import Debt, Eggs, Grant, RightChanged, SeaGoatBook
from engine.scoring.sheet import terms
from engine.seats import Seat, Side
from engine.tiles import Tile, parse_tiles, tile
from tests.engine.scoring.endings import ended

A, B = Side(0), Side(1)
ACE = tile(1, 1)
HANDS = {
    5: "5-0",
    8: "5-3",
    9: "5-4",
    10: "5-5",
    12: "5-5 2-0",
    20: "5-5 5-4 1-0",
    24: "5-4 5-3 4-3",
    25: "5-5 5-2 4-4",
    26: "5-5 5-4 4-3",
    27: "5-5 5-4 5-3",
    30: "5-5 5-4 4-3 4-0",
    31: "6-6 6-4 5-4",
    40: "6-6 6-5 6-4 4-3",
    77: "6-6 6-5 6-4 5-5 5-4 5-3 5-2 4-4 2-0",
}
"""A hand of so many pips; two of them may hold the same tiles, which a scoring does not mind."""


def scoring(players: int = 2, **options: str) -> SeaGoat:
    found = rules_of(start(variants()["sea-goat"], players, options=options)).scoring
    assert isinstance(found, SeaGoat)
    return found


USUAL, ELIMINATED = scoring(), scoring(3, brother_in_law="eliminated")


def fish(own: int, other: int, seat: int = 0, led: Tile = ACE) -> Ending:
    """A fish of the fisherman `seat`, of two players."""
    hands = [HANDS[other]]
    hands.insert(seat, HANDS[own])
    return replace(ended("/".join(hands), How.FISH, seat), last=(tile(6, 1),), led=led, fisher=Seat(seat))


def out(seat: int, *left: int, led: Tile = ACE, starter: int = 0, last: Tile = ACE) -> Ending:
    """A player has gone out with `last` and leaves so much to the others."""
    hands = [HANDS[pips] for pips in left]
    hands.insert(seat, "")
    return replace(ended("/".join(hands), How.OUT, seat, starter=starter), last=(last,), led=led)


def settle(end: Ending, rules: SeaGoat = USUAL, **before: Any) -> Settlement:
    """What comes of a round before which this stood in the book."""
    return rules.settle(replace(rules.open(len(end.held)), **before), end)


def book(settled: Settlement) -> SeaGoatBook:
    assert isinstance(settled.book, SeaGoatBook)
    return settled.book


def told(events: tuple[Event, ...]) -> list[str]:
    return [event.what for event in events if isinstance(event, RightChanged)]


def test_hands_count_for_what_the_examples_pay() -> None:
    """These hands are the scale of this file."""
    assert {pips: VALUE(parse_tiles(hand))[0] for pips, hand in HANDS.items()} == {pips: pips for pips in HANDS}


@pytest.mark.parametrize(
    ("hand", "value"),
    [("0-0", 25), ("6-6", 50), ("0-0 6-6", 75), ("6-6 0-0", 75), ("0-0 6-6 1-0", 13), ("0-0 1-0", 1)],
)
def test_sg_2_hand_values(hand: str, value: int) -> None:
    assert VALUE(parse_tiles(hand))[0] == value


@pytest.mark.parametrize(
    ("own", "other", "case"),
    [
        (12, 30, Case.RIGHT),
        (24, 25, Case.RIGHT),
        (77, 31, Case.DEBT),
        (26, 9, Case.DEBT),
        (25, 24, Case.DEBT),
        (27, 40, Case.PLAIN),
        (8, 20, Case.SMALL),
        (20, 8, Case.SMALL),
        (30, 30, Case.EGGS),
    ],
)
def test_sg_5_cases(own: int, other: int, case: Case) -> None:
    ending = fish(own, other)
    assert weigh(ending, terms(ending, VALUE), skip_doubles=True).case is case


def test_a_fish_of_case_d_gives_no_right() -> None:
    assert book(settle(fish(27, 40))) == SeaGoatBook((40, 0), Seat(0), "fisherman", 1)


def test_a_right_is_gone_after_the_round() -> None:
    settled = settle(out(1, 5), grant=Grant(A, Seat(0)), leader=Seat(0))
    assert book(settled).grant is None
    assert told(settled.events) == ["grant-lapsed"]
    assert (book(settled).leader, book(settled).why) == (Seat(1), "finisher")


def test_a_right_that_was_used_has_not_lapsed() -> None:
    settled = settle(out(1, 5, led=SIX), grant=Grant(A, Seat(0)), leader=Seat(0))
    assert book(settled).grant is None
    assert told(settled.events) == ["hundred-failed"]


def test_6_6_led_by_the_side_without_the_right_is_no_hundred() -> None:
    settled = settle(out(1, 5, led=SIX, starter=1), scores=(40, 0), leader=Seat(1))
    assert settled.result is None
    assert told(settled.events) == []
    assert book(settled).scores == (40, 0)


def test_eggs_keep_a_right_and_bar_the_hundred() -> None:
    settled = settle(out(0, 5, led=SIX), grant=Grant(A, Seat(0)), pending=Eggs(3))
    assert settled.result is None
    assert book(settled).grant == Grant(A, Seat(0))
    assert book(settled).pending == Eggs(2)
    assert (book(settled).leader, book(settled).why) == (None, "eggs")


def test_a_debt_is_written_off_by_a_fish_without_points_or_right() -> None:
    settled = settle(fish(12, 30), pending=Debt(3, A, Seat(0), B), leader=Seat(0))
    assert book(settled) == SeaGoatBook((0, 0), Seat(0), "fisherman", 1)
    assert told(settled.events) == ["debt-settled"]


def test_a_debt_is_owed_on_whoever_else_wins() -> None:
    for ending in (out(0, 24), out(1, 40), fish(30, 30), fish(12, 30, seat=1), fish(26, 9)):
        settled = settle(ending, pending=Debt(3, A, Seat(0), B), leader=Seat(0))
        assert book(settled).pending == Debt(2, A, Seat(0), B)
        assert (book(settled).leader, book(settled).why) == (Seat(0), "debt")
        assert told(settled.events)[-1] == "debt-failed"


def test_a_debtor_leads_for_that_also_where_he_leads_only_once() -> None:
    rules = scoring(debtor_leads="first")
    owed = book(settle(fish(26, 9), rules))
    assert (owed.leader, owed.why) == (Seat(0), "debt")
    failed = book(rules.settle(owed, out(1, 5)))
    assert (failed.leader, failed.why) == (Seat(1), "finisher")


def test_a_debt_is_written_off_with_what_was_won_for_it() -> None:
    settled = settle(out(0, 26), pending=Debt(3, A, Seat(0), B), leader=Seat(0))
    notes = [(event.side, event.points, event.note) for event in settled.events if isinstance(event, Scored)]
    assert notes == [(A, 0, "written-off")]
    assert told(settled.events) == ["debt-settled"]


@pytest.mark.parametrize(
    ("accounts", "last", "left", "points", "note"),
    [
        ((0, 0), ACE, 24, 0, "burnt"),
        ((0, 0), ACE, 25, 25, "opened"),
        ((40, 0), ACE, 5, 5, ""),
        ((0, 40), ACE, 24, 0, "no-wipe"),
        ((0, 40), SIX, 25, 0, "six-wins"),
    ],
)
def test_what_comes_of_a_sum_is_told(
    accounts: tuple[int, ...], last: Tile, left: int, points: int, note: str
) -> None:
    settled = settle(out(0, left, last=last), scores=accounts)
    (scored,) = [e for e in settled.events if isinstance(e, Scored)]
    assert (scored.points, scored.note, [term.value for term in scored.terms]) == (points, note, [left])
    leads = any(isinstance(event, NextLead) for event in settled.events)
    assert leads is (settled.result is None) is (note != "six-wins")


def test_eggs_are_settled_by_any_win_of_the_limit() -> None:
    """russian.md 4.9: by either side, and what it has won is written."""
    for winner, scores in ((0, (25, 0)), (1, (0, 25))):
        settled = settle(out(winner, 25), pending=Eggs(3))
        assert (book(settled).pending, book(settled).scores) == (None, scores)
        assert told(settled.events) == ["eggs-settled"]


def test_a_debt_is_that_of_one_side() -> None:
    owed = replace(USUAL.open(2), pending=Debt(3, A, Seat(0), B))
    assert [USUAL.rights(owed, side)["debt"] for side in (A, B)] == [True, False]


def test_a_fish_that_ends_the_match_gives_no_right() -> None:
    settled = settle(fish(12, 30), scores=(100, 0))
    assert settled.result is not None
    assert told(settled.events) == []


def test_whoever_is_out_of_the_match_leaves_the_debts_of_others() -> None:
    third = Side(2), Seat(2), B
    for debt, left in ((Debt(3, B, Seat(1), Side(2)), None), (Debt(3, *third), Debt(2, *third))):
        settled = settle(out(1, 26, 5, led=SIX), ELIMINATED, scores=(60, 0, 0), pending=debt)
        assert book(settled).pending == left


def test_a_try_at_eggs_that_failed_is_told() -> None:
    settled = settle(out(0, 5), pending=Eggs(3))
    assert told(settled.events) == ["eggs-failed"]


def test_a_right_goes_before_the_debtors_lead() -> None:
    settled = settle(out(1, 20, last=SIX), pending=Debt(3, A, Seat(0), B), leader=Seat(0))
    assert book(settled).grant == Grant(B, Seat(1))
    assert (book(settled).leader, book(settled).why) == (Seat(1), "grant")


def test_a_lost_debt_goes_before_a_right_of_the_same_round() -> None:
    settled = settle(out(0, 20, last=SIX), pending=Debt(1, A, Seat(0), B), leader=Seat(0))
    assert book(settled).grant == Grant(B, Seat(1))
    assert told(settled.events) == ["grant-six", "debt-lost", "grant-debt"]


def test_the_hundred_is_for_who_leads_in_points_and_for_who_was_granted_it() -> None:
    """russian.md 4.3."""
    new = USUAL.open(2)
    for before, entitled in (
        (new, set()),
        (replace(new, scores=(60, 0)), {A}),
        (replace(new, grant=Grant(B, Seat(1))), {B}),
        (replace(new, scores=(60, 0), grant=Grant(B, Seat(1))), {A, B}),
    ):
        assert {side for side in (A, B) if USUAL.rights(before, side)["hundred"]} == entitled
        assert not any(scoring(hundred="off").rights(before, side)["hundred"] for side in (A, B))


def test_without_the_hundred_nobody_takes_6_6() -> None:
    for hundred, calls in (("starter", 1), ("off", 0)):
        rules = scoring(hundred=hundred, hundred_tile="taken")
        settled = settle(out(0, 5), rules, scores=(60, 0))
        assert len(book(settled).calls) == calls


def test_without_the_hundred_there_are_no_rights() -> None:
    for ending in (fish(12, 30), out(0, 20, last=SIX)):
        settled = settle(ending, scoring(hundred="off"))
        assert book(settled).grant is None
        assert told(settled.events) == []


@pytest.mark.parametrize(
    ("ending", "scores", "why", "winner"),
    [
        (out(1, 5, last=tile(0, 0)), (60, 0), "bald", B),
        (out(1, 25, last=SIX), (60, 0), "double_six", B),
        (out(0, 5, led=SIX), (60, 0), "hundred", A),
        (out(1, 25, led=SIX), (60, 0), "brother_in_law", B),
        (out(0, 5), (120, 0), "points", A),
        (fish(8, 20), (110, 0), "points", A),
    ],
)
def test_the_ends_of_a_match(ending: Ending, scores: tuple[int, ...], why: str, winner: Side) -> None:
    settled = settle(ending, scores=scores, leader=Seat(0))
    assert settled.result == MatchEnded((winner,), (Side(1 - winner),), why)


def test_who_is_out_of_the_match_is_told() -> None:
    settled = settle(out(1, 26, 5, led=SIX), ELIMINATED, scores=(60, 0, 0))
    rights = [event for event in settled.events if isinstance(event, RightChanged)]
    assert rights == [RightChanged("eliminated", A, Seat(0), 0)]
    assert book(settled).eliminated == (A,)


def test_a_brother_in_law_that_ends_the_match_puts_nobody_out_of_it() -> None:
    """russian.md 4.7: who is out of the match is told only where it goes on without him."""
    settled = settle(out(1, 25, led=SIX), scores=(60, 0), leader=Seat(0))
    assert settled.result is not None
    assert book(settled).eliminated == ()
    assert "eliminated" not in told(settled.events)


def test_a_hundred_that_is_lost_is_told_with_what_the_side_held() -> None:
    """russian.md 4.4, 4.7: a hand of the limit ends the match, less is a failure, a fish cancels it."""

    def events(end: Ending) -> tuple[Event, ...]:
        return settle(end, scores=(60, 0), leader=Seat(0)).events

    lost = events(out(1, 26, led=SIX))[0]
    assert isinstance(lost, Scored)
    assert (lost.side, [term.value for term in lost.terms], lost.points, lost.note) == (A, [26], 0, "brother")
    assert told(events(out(1, 9, led=SIX))) == ["hundred-failed"]
    assert told(events(fish(26, 9, led=SIX))) == ["hundred-cancelled", "debt"]


def test_a_fish_tells_whose_it_is_and_what_both_held() -> None:
    first, *_ = settle(fish(26, 9)).events
    assert isinstance(first, Fished)
    assert (first.seat, [t.value for t in first.own], [t.value for t in first.others]) == (0, [26], [9])


def test_a_wipe_is_told_as_what_the_holder_loses() -> None:
    settled = settle(out(1, 27), scoring(wipe_opens="true"), scores=(60, 0))
    told = [event for event in settled.events if isinstance(event, Scored)]
    assert [(event.side, event.points, event.total, event.note) for event in told] == [
        (A, -60, 0, "wiped"),
        (B, 27, 27, "opened"),
    ]


def test_a_wipe_opens_whatever_an_account_takes_otherwise() -> None:
    settled = settle(out(1, 27), scoring(wipe_opens="true", open_limit="30"), scores=(60, 0))
    assert book(settled).scores == (0, 27)
