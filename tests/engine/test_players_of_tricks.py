"""The computer player of tricks: what it bids, names, leads, and throws away."""

from __future__ import annotations

import pytest

from engine.game import legal, play, start, variants, view
from engine.model import Phase, State
from engine.moves import NO_BID, Bid, Deal, Play, Trump
from engine.players import careful
from engine.seats import Seat
from tests.engine.given_tricks import after, dealt
from tests.engine.on_turn import choice

STRONG = "5-5 6-5 5-4 5-2 4-4 3-3 2-1"
"""Four trumps, of which the two highest, and two doubles: one tile is sure to lose."""
WEAK = "6-2 5-1 4-0 3-1 2-0 6-1 4-3"
"""Nothing tops anything."""
THIRD, FOURTH = "6-6 6-4 6-3 5-3 2-2 1-1 1-0", "6-0 5-0 4-2 4-1 3-2 3-0 0-0"
PASSED = ("bid pass", "bid pass", "bid pass")


def played(state: State) -> str:
    move = choice(state)
    assert isinstance(move, Play)
    return str(move.tile)


# --- Bidding ----------------------------------------------------------------------------------------------


def test_a_hand_that_loses_nothing_is_two_marks_and_a_weak_one_nothing() -> None:
    sure = dealt("6-6 6-5 6-4 6-3 6-2 6-1 6-0", "5-5 5-4", "4-4 4-3", "3-3 3-2")
    assert choice(sure) == Bid(2, marks=True)
    assert choice(dealt(WEAK, STRONG, THIRD, FOURTH)) == NO_BID


def test_it_bids_no_higher_than_it_has_to() -> None:
    state = after(dealt(WEAK, STRONG, THIRD, FOURTH), "bid 30")
    assert choice(state) == Bid(31)


def test_it_leaves_its_partner_the_bid() -> None:
    state = after(dealt(WEAK, THIRD, STRONG, FOURTH), "bid 30", "bid pass")
    assert choice(state) == NO_BID


def test_it_passes_where_the_bid_is_too_high() -> None:
    state = after(dealt(WEAK, THIRD, STRONG, FOURTH), "bid pass", "bid 2 marks")
    assert choice(state) == NO_BID


def test_it_bids_tricks_where_tricks_are_bid() -> None:
    assert choice(dealt(STRONG, WEAK, THIRD, FOURTH, bidding="tricks")) == Bid(1)
    state = after(dealt(WEAK, STRONG, THIRD, FOURTH, bidding="tricks"), "bid 5")
    assert choice(state) == Bid(6)


def test_it_plunges_on_five_doubles() -> None:
    doubles = "6-6 5-5 4-4 3-3 2-2 1-0 2-1"
    assert choice(dealt(doubles, WEAK, "6-5", "5-4", plunge="true")) != NO_BID
    assert "Plunge" in type(choice(dealt(doubles, WEAK, "6-5", "5-4", plunge="true"))).__name__


# --- Trumps -----------------------------------------------------------------------------------------------


def test_it_names_the_suit_of_which_it_holds_most() -> None:
    assert choice(after(dealt(STRONG, WEAK, THIRD, FOURTH), "bid 30", *PASSED)) == Trump("5")


def test_it_names_for_a_partner_who_plunges_what_it_holds_most_of() -> None:
    hands = ("6-6 5-5 4-4 3-3", "2-2", "3-2 3-1 3-0 6-4", "1-1")
    assert choice(after(dealt(*hands, plunge="true"), "bid plunge", *PASSED)) == Trump("3")


def test_it_plays_nello_on_a_hand_that_takes_nothing() -> None:
    low = "1-0 2-0 2-1 3-0 3-1 3-2 4-0"
    hands = (low, "6-6 5-5 4-4", "6-5 6-4", "5-4 5-3")
    state = dealt(*hands, nello="true")
    assert choice(state) != NO_BID
    assert choice(after(state, "bid 1 mark", *PASSED)) == Trump("nello")


# --- Tricks -----------------------------------------------------------------------------------------------


def test_the_bidder_draws_trumps_from_the_top() -> None:
    assert played(after(dealt(STRONG, WEAK, THIRD, FOURTH), "bid 30", *PASSED, "trump 5")) == "5-5"


def test_it_adds_count_to_a_trick_of_its_side() -> None:
    hands = ("6-6 1-0", "6-1 2-1", "5-5 3-3", "2-2 4-4")
    assert played(after(dealt(*hands), "bid 30", *PASSED, "trump 6", "6-6", "6-1")) == "5-5"


def test_it_gives_the_others_no_count() -> None:
    hands = ("6-6 1-0", "5-5 2-0", "5-4 3-3", "2-2 4-4")
    assert played(after(dealt(*hands), "bid 30", *PASSED, "trump 6", "6-6")) == "2-0"


def test_it_takes_a_trick_as_cheaply_as_it_can() -> None:
    hands = ("4-3 1-0", "2-2 2-1", "3-0 3-1", "6-0 6-5")
    assert played(after(dealt(*hands), "bid 30", *PASSED, "trump 6", "4-3", "2-2", "3-1")) == "6-0"


def test_in_nello_the_bidder_stays_below() -> None:
    hands = ("3-1 3-0 2-1", "3-2 6-6 5-5", "1-1", "4-3 4-4 5-4")
    state = after(dealt(*hands, nello="true"), "bid 1 mark", *PASSED, "trump nello")
    assert played(state) == "2-1"
    state = after(state, "2-1", "3-2", "5-4")
    assert state.turn == Seat(1)
    assert played(after(state, "5-5", "4-4")) == "3-1", "the higher of two that take nothing"


def test_in_nello_who_takes_the_trick_whatever_he_plays_gets_rid_of_his_highest() -> None:
    hands = ("1-0 6-5 6-4", "2-1 6-2 5-5", "1-1", "3-3 6-0 4-4")
    state = after(dealt(*hands, nello="true"), "bid 1 mark", *PASSED, "trump nello", "1-0", "2-1", "3-3")
    assert state.turn == Seat(1)
    assert played(after(state, "6-2", "6-0")) == "6-5"


def test_in_nello_who_cannot_stay_below_the_bidder_is_above_him_as_little_as_he_can() -> None:
    hands = ("3-1 2-0", "6-3 3-2", "1-1", "4-3 4-4")
    state = after(dealt(*hands, nello="true"), "bid 1 mark", *PASSED, "trump nello")
    assert played(after(state, "3-1")) == "3-2"


@pytest.mark.parametrize(
    "options",
    [
        {"nello": "true", "plunge": "true"},
        {"bidding": "tricks", "early_stop": "true"},
        {"scoring": "points", "all_pass": "force_shaker", "target": "100"},
        {"no_trump": "false", "doubles_trump": "false", "target": "3"},
    ],
    ids=str,
)
def test_four_of_them_play_a_match_to_its_end(options: dict[str, str]) -> None:
    state = start(variants()["forty-two"], 4, "match", options)
    while state.phase is not Phase.OVER:
        assert state.round < 200, "the match does not end"
        move = Deal() if state.turn is None else careful(view(state, state.turn))
        assert state.turn is None or move in legal(state, state.turn)
        state = play(state, state.turn, move).state
    assert state.winners
