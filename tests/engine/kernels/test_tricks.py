"""A hand of Forty-two: calls, trumps, tricks, and why something cannot be (western.md 3.3)."""

from __future__ import annotations

import pytest

from engine.errors import BadOption, IllegalMove
from engine.events import Laid, Passed, RoundEnded
from engine.game import legal, play, rules_of, start, variants, view
from engine.kernels.tricks_table import Called, Contracted, Declared, HandPlayed, Shaken, Tricks, TrickTaken
from engine.model import Phase, State
from engine.moves import PASS, Deal, Draw, Play
from engine.notation import read
from engine.seats import Seat
from engine.tiles import tile
from engine.worlds import gives_no_sign
from tests.engine.given import deal
from tests.engine.given_tricks import BIDDING, PAIRS, after, dealt, told
from tests.engine.on_turn import refused


def table(state: State) -> Tricks:
    assert isinstance(state.body, Tricks)
    return state.body


# --- The way of a hand ------------------------------------------------------------------------------------


def test_what_happens_is_told() -> None:
    step = play(start(variants()["forty-two"], 4, "told"), None, Deal())
    shaken = step.events[-1]
    assert isinstance(shaken, Shaken)
    assert (shaken.first, (shaken.seat + 1) % 4) == (step.state.turn, step.state.turn)

    state, events = told(dealt(*PAIRS), "bid 30")
    assert isinstance(events[0], Called)
    state, events = told(state, "bid pass", "bid pass", "bid pass")
    assert isinstance(events[0], Passed)
    assert events[1] == Contracted(table(state).calls[0], Seat(0), forced=False)
    state, events = told(state, "trump 6")
    assert events == [Declared(Seat(0), "6")]
    state, events = told(state, "6-6", "5-5", "5-4", "6-0")
    assert events == [Laid(Seat(3), (Play(tile(6, 0)),)), TrickTaken(Seat(0), 11)]

    calls = ("bid 4", "bid pass", "bid pass", "bid pass")
    _, events = told(dealt(*PAIRS, bidding="tricks"), *calls, "trump 6", "6-6", "5-5", "5-4", "6-0")
    assert events[-1] == TrickTaken(Seat(0), 0)


def test_a_hand_has_begun_with_its_first_tile() -> None:
    state = after(dealt(*PAIRS), *BIDDING, "trump 6")
    kernel = rules_of(state).kernel
    assert not kernel.begun(state.body)
    for text in ("6-6", "5-5", "5-4", "6-0"):
        state = after(state, text)
        assert kernel.begun(state.body)


def test_the_shaker_moves_on_whatever_came_of_the_hand() -> None:
    state = dealt("1-1", "2-2", "3-3", "4-4")
    for first in (1, 2, 3, 0):
        state = after(state, "bid pass", "bid pass", "bid pass", "bid pass")
        assert state.phase is Phase.DEAL
        state = deal(state, "1-1", "2-2", "3-3", "4-4").state
        assert state.turn == first


def test_an_ending_says_what_was_bid_and_taken() -> None:
    _, events = told(dealt(*PAIRS), *BIDDING, "trump 6", "6-6", "5-5", "5-4", "6-0", "1-0", "2-1", "2-0", "1-1")
    ended = next(event for event in events if isinstance(event, RoundEnded))
    assert isinstance(ended.ending, HandPlayed)
    assert ended.ending.taken is not None
    assert (ended.ending.taken.own, ended.ending.taken.others) == (11, 1)
    assert (ended.ending.seat, ended.ending.last, ended.ending.before) == (Seat(3), (tile(1, 1),), (tile(6, 0),))
    assert ended.winning == (Seat(1), Seat(3))


def test_hands_of_unequal_size_are_played_out() -> None:
    """As records may deal them: who has no tile left is passed over, and so is his lead."""
    state = after(dealt("6-6", "6-5 5-5", "6-4", "6-3 4-4"), *BIDDING, "trump 6", "6-6", "6-5", "6-4", "6-3")
    assert state.turn == Seat(1)
    state = after(state, "5-5")
    assert state.turn == Seat(3)
    assert after(state, "4-4").phase is Phase.DEAL


def test_a_hand_without_tiles_to_play_ends_with_the_trumps() -> None:
    hands = ("", "", "1-1", "")
    state = after(dealt(*hands, nello="true"), "bid 1 mark", "bid pass", "bid pass", "bid pass", "trump nello")
    assert state.phase is Phase.DEAL
    assert state.book.scores == (1, 0)


def test_who_sits_out_keeps_his_tiles_to_himself() -> None:
    state = after(dealt(*PAIRS, nello="true"), "bid 1 mark", *BIDDING[1:], "trump nello", "1-0", "2-1", "1-1")
    assert state.turn == Seat(3)
    assert all(gives_no_sign(state, Seat(seat), tile(5, 4)) for seat in (0, 1, 3))
    assert not legal(state, Seat(2))


def test_partners_do_not_see_each_other() -> None:
    state = after(dealt(*PAIRS), *BIDDING)
    assert view(state, Seat(0)).hands[2] == (None, None)
    assert gives_no_sign(state, Seat(0), tile(5, 4))


# --- Why something cannot be ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("moves", "tried", "reason"),
    [
        ((), "bid 29", "bid-range"),
        ((), "bid 43", "bid-range"),
        ((), "bid 3 marks", "bid-marks"),
        ((), "bid plunge", "not-this-game"),
        ((), "trump 6", "bid-first"),
        ((), "6-6", "bid-first"),
        ((), "6-6 + 5-5", "bid-first"),
        ((), "pass", "pass-is-a-bid"),
        ((), "draw", "not-this-game"),
        (("bid 35",), "bid 35", "bid-higher"),
        (("bid 35",), "bid 34", "bid-higher"),
        (("bid 1 mark",), "bid 41", "bid-higher"),
        (("bid 1 mark",), "bid 3 marks", "bid-marks"),
        (BIDDING, "bid 31", "bidding-over"),
        (BIDDING, "bid plunge", "bidding-over"),
        (BIDDING, "6-6", "trump-first"),
        (BIDDING, "6-6 + 5-5", "trump-first"),
        (BIDDING, "pass", "trump-first"),
        (BIDDING, "trump nello", "no-such-trump"),
        (BIDDING, "trump 7", "no-such-trump"),
        ((*BIDDING, "trump 6"), "trump 5", "trump-named"),
        ((*BIDDING, "trump 6"), "5-5", "not-in-hand"),
        ((*BIDDING, "trump 6"), "6-6@L", "just-the-tile"),
        ((*BIDDING, "trump 6"), "6-6 + 5-5", "one-tile-a-turn"),
        ((*BIDDING, "trump 6"), "pass", "must-play"),
        ((*BIDDING, "trump 1", "1-0"), "5-5", "must-follow"),
    ],
)
def test_refusals(moves: tuple[str, ...], tried: str, reason: str) -> None:
    assert refused(after(dealt(*PAIRS), *moves), read(tried)).reason == reason


@pytest.mark.parametrize(
    ("options", "moves", "tried", "reason"),
    [
        ({"bidding": "tricks"}, (), "bid 8", "bid-tricks"),
        ({"bidding": "tricks"}, (), "bid 1 mark", "bid-tricks"),
        ({"bidding": "tricks"}, ("bid 4",), "bid 4", "bid-higher"),
        ({"plunge": "true"}, (), "bid plunge", "no-plunge"),
        ({"nello": "true"}, BIDDING, "trump nello", "nello-on-marks"),
        ({"no_trump": "false"}, BIDDING, "trump none", "no-such-trump"),
        ({"doubles_trump": "false"}, BIDDING, "trump doubles", "no-such-trump"),
    ],
)
def test_refusals_of_house_rules(options: dict[str, str], moves: tuple[str, ...], tried: str, reason: str) -> None:
    assert refused(after(dealt(*PAIRS, **options), *moves), read(tried)).reason == reason


def test_the_suit_that_must_be_followed_is_named() -> None:
    for trump in ("1", "doubles"):
        state = after(dealt("1-0 5-5", "2-1 4-4", "2-0", "3-0"), *BIDDING, f"trump {trump}", "1-0")
        assert refused(state, Play(tile(4, 4))).facts == {"suit": "n1"}


@pytest.mark.parametrize("move", [PASS, Draw(1)])
def test_nobody_moves_out_of_turn(move: Play) -> None:
    with pytest.raises(IllegalMove, match="not-your-turn"):
        play(dealt(*PAIRS), Seat(2), move)


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"early_stop": "true", "scoring": "points"}, "early-stop-points"),
        ({"nello": "true", "scoring": "points"}, "nello-needs-marks"),
        ({"nello": "true", "bidding": "tricks"}, "nello-needs-marks"),
        ({"plunge": "true", "bidding": "tricks"}, "plunge-needs-marks"),
    ],
)
def test_house_rules_that_do_not_go_together(options: dict[str, str], reason: str) -> None:
    with pytest.raises(BadOption, match=reason):
        start(variants()["forty-two"], 4, options=options)


def test_a_shaker_has_to_be_found() -> None:
    with pytest.raises(IllegalMove, match="lot-unknown"):
        deal(start(variants()["forty-two"], 4), *PAIRS)
