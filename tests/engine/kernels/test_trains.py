"""Mexican Train move by move: what is told, what is refused and why, what the computer player makes of it. The
rules themselves are in the records."""

from __future__ import annotations

import pytest

from engine.events import Dealt, Drew, Event, How, Leads, Passed, RoundEnded
from engine.game import rules_of, view
from engine.kernels.trains_table import Coupled, EnginePlaced, EngineSought, Opened, Reclaimed, Tracks, Uncoverable
from engine.model import State, Step
from engine.moves import DONE, DRAW, PASS, Block, Draw, Move, Play, Plays
from engine.players import trains
from engine.seats import Seat
from engine.tiles import parse_tiles, tile
from tests.engine.given_trains import after, dealt
from tests.engine.on_turn import choice, refused


def table(state: State) -> Tracks:
    assert isinstance(state.body, Tracks)
    return state.body


def told(step: Step) -> tuple[Event, ...]:
    return tuple(event for event in step.events if not isinstance(event, Dealt))


# --- What is told -----------------------------------------------------------------------------------------


def test_the_deal_tells_whose_the_first_turn_is_and_why() -> None:
    assert told(dealt("12-1", "12-2", lot=1)) == (EnginePlaced(tile(12, 12), Seat(1), "lot"),)
    held = dealt("12-1", "12-12", engine="holder")
    assert told(held) == (Leads(Seat(1), tile(12, 12), forced=True, why="named"),)
    sought = dealt("12-1", "12-2", boneyard="3-0 12-12", lot=1, engine="holder")
    assert told(sought) == (EngineSought(12, Seat(1), "lot"),)
    assert told(after(sought, "draw")) == (Drew(Seat(1), (tile(3, 0),)),)
    found = Leads(Seat(0), tile(12, 12), forced=True, why="found")
    assert told(after(sought, "draw", "draw")) == (Drew(Seat(0), (tile(12, 12),)), found)
    assert told(after(sought, "draw", "draw", "12-12")) == (Coupled(Seat(0), (Play(tile(12, 12)),)),)


def test_a_marker_is_told_when_it_is_set_and_when_it_is_taken_off() -> None:
    begun = dealt("9-8 7-5", "12-9 4-4 9-1", boneyard="11-0 12-6")
    passed = after(begun, "draw", "pass")
    assert told(passed) == (Opened(Seat(0)),)
    assert [train.key for train in table(passed.state).trains if train.marked] == ["1"]
    built = after(passed, "12-9@1")
    assert told(built) == (Coupled(Seat(1), (Play(tile(12, 9), "1"),)),)
    home = after(built, "9-8@1")
    assert told(home) == (Coupled(Seat(0), (Play(tile(9, 8), "1"),)), Reclaimed(Seat(0)))
    assert not any(train.marked for train in table(home.state).trains)


def test_a_round_has_begun_with_its_first_tile_or_pass() -> None:
    placed = dealt("9-8 12-3", "12-9 4-4", boneyard="12-6")
    held = dealt("12-1", "12-12 12-5", engine="holder")
    sought = dealt("12-1 9-8", "12-2 9-7", boneyard="3-0 12-12", lot=1, engine="holder")
    for before, first in (
        (placed, ("12-3@1",)),
        (dealt("9-8", "12-9 4-4"), ("pass",)),
        (held, ("12-12",)),
        (after(sought, "draw", "draw"), ("12-12",)),
    ):
        kernel = rules_of(before.state).kernel
        assert not kernel.begun(before.state.body)
        assert kernel.begun(after(before, *first).state.body)


def test_a_second_pass_sets_no_second_marker() -> None:
    begun = dealt("9-8", "12-1 12-3 12-5")
    assert told(after(begun, "pass", "12-1@2", "pass")) == (Passed(Seat(0)),)


def test_a_double_that_nothing_can_cover_is_told() -> None:
    hands = ("9-1 3-2 4-1 5-1 7-6 8-1 1-0 9-6", "2-1 3-1 5-4 6-1 7-1 8-0 1-1 2-2")
    row = ["9-1", "2-1", "3-2", "3-1", "4-1", "5-4", "5-1", "6-1", "7-6", "7-1", "8-1", "8-0", "1-0", "1-1"]
    step = after(dealt(*hands, set="9"), *(f"{one}@M" for one in row))
    assert told(step) == (Coupled(Seat(1), (Play(tile(1, 1), "M"),)), Uncoverable(tile(1, 1)))
    assert table(step.state).bare == ()


def test_tiles_of_one_turn_have_one_number() -> None:
    step = after(dealt("12-6 6-6 6-2 9-9", "12-5 3-3"), "12-6@M", "12-5@2", "6-6@M", "6-2@M")
    (mexican,) = (train for train in table(step.state).trains if train.key == "M")
    assert [placed.turn for placed in mexican.tiles] == [1, 3, 3]


def test_who_has_nothing_but_the_engine_is_out_with_it() -> None:
    step = after(dealt("12-12", "9-8", engine="holder"), "12-12")
    (ended,) = (event for event in step.events if isinstance(event, RoundEnded))
    assert (ended.ending.how, ended.ending.seat) == (How.OUT, Seat(0))


def test_who_has_led_the_engine_has_laid_the_last_tile_where_nobody_else_has() -> None:
    """The trains go by the turns after the engine; it is its holder who has led it."""
    step = after(dealt("12-12 1-0", "2-1 3-1", engine="holder"), "12-12", "pass", "pass")
    (ended,) = (event for event in step.events if isinstance(event, RoundEnded))
    assert (ended.ending.how, ended.ending.seat, ended.ending.starter) == (How.FISH, Seat(0), Seat(0))


def test_the_engine_is_known_in_the_hand_of_its_holder_until_he_leads_it() -> None:
    held = dealt("12-1 9-8", "12-12 12-5", engine="holder")
    assert view(held.state, Seat(0)).hands[1] == (tile(12, 12), None)
    assert view(after(held, "12-12").state, Seat(0)).hands[1] == (None,)


# --- What is refused --------------------------------------------------------------------------------------


def reason(step: Step, move: Move) -> str:
    return refused(step.state, move).reason


BARE = ("12-5@1", "12-4@2", "7-5@1", "12-9@M", "7-7@1", "pass")
HANDS = ("12-5 7-5 7-7 3-3", "12-4 12-9 7-1 9-3 4-4")


@pytest.mark.parametrize(
    ("moves", "move", "why"),
    [
        ((), Play(tile(12, 4), "1"), "not-in-hand"),
        ((), Play(tile(12, 5), "3"), "no-such-train"),
        ((), Play(tile(12, 5), "2"), "train-shut"),
        ((), Play(tile(7, 5), "1"), "does-not-fit"),
        ((), Play(tile(7, 5), ""), "does-not-fit"),
        ((), Play(tile(12, 5), "1", along=True), "never-along"),
        ((), Play(tile(12, 5), "1", closed=True), "never-closed"),
        ((), Play(tile(12, 5), "1", shown=5), "does-not-fit"),
        ((), DRAW, "must-play"),
        ((), PASS, "must-play"),
        ((), DONE, "not-this-game"),
        ((), Block(tile(3, 3), "M"), "not-this-game"),
        ((), Plays((Play(tile(12, 5), "1"), Play(tile(7, 5), "1"))), "one-after-another"),
        ((), Play(tile(3, 3), ""), "does-not-fit"),
        (BARE, Play(tile(9, 3), "M"), "cover-first"),
        (BARE, Play(tile(9, 3), ""), "cover-first"),
        (("12-5@1", "12-4@2", "7-5@1"), Play(tile(7, 1), ""), "train-shut"),
        (BARE[:-1], DRAW, "boneyard-empty"),
    ],
)
def test_refusals(moves: tuple[str, ...], move: Move, why: str) -> None:
    assert reason(after(dealt(*HANDS), *moves), move) == why


def test_the_double_that_must_be_covered_is_named() -> None:
    assert refused(after(dealt(*HANDS), *BARE).state, Play(tile(9, 3), "M")).facts == {"number": 7}


def test_refusals_of_draws() -> None:
    stuck = dealt("9-8", "12-1", boneyard="3-2 5-4")
    assert reason(stuck, PASS) == "must-draw"
    assert reason(stuck, Draw(2)) == "draw-count"
    assert reason(after(stuck, "draw"), DRAW) == "one-draw"


def test_refusals_of_a_long_first_turn() -> None:
    begun = dealt("12-1 2-1 12-3 12-2 2-2 5-4", "9-8", first_turn_train="true")
    assert reason(begun, DONE) == "lay-first"
    assert reason(after(begun, "12-1@1"), Play(tile(12, 3), "M")) == "own-train-now"
    assert reason(after(begun, "12-1@1"), Play(tile(12, 3))) == "own-train-now"
    assert [reason(after(begun, "12-1@1"), move) for move in (PASS, DRAW)] == ["done-ends-turn"] * 2
    assert reason(after(begun, "12-1@1", "2-1@1", "2-2@1"), DONE) == "cover-first"


def test_refusals_before_the_hub() -> None:
    assert reason(dealt("12-12 12-1", "3-3", engine="holder"), Play(tile(12, 1), "1")) == "must-lead"
    sought = dealt("12-1", "3-3", boneyard="3-0 12-12", engine="holder")
    assert reason(sought, Play(tile(12, 1), "1")) == "must-draw"
    assert reason(sought, PASS) == "must-draw"


def test_the_mexican_train_waits_for_the_own_one() -> None:
    begun = dealt("12-1", "9-8", mexican_from="after_own_train")
    assert reason(begun, Play(tile(12, 1), "M")) == "train-waits"
    begun = dealt("12-1 12-3 1-0", "9-8 9-3", boneyard="5-4", mexican_from="after_own_train")
    assert reason(after(begun, "12-1@1", "draw", "pass", "12-3@M"), Play(tile(9, 3))) == "train-waits"


# --- The computer player ----------------------------------------------------------------------------------


def test_it_keeps_the_chain_for_its_own_train() -> None:
    begun = dealt("12-9 9-8 8-7 12-2", "11-10 5-5")
    assert choice(begun.state) == Play(tile(12, 2), "M"), "12-9 9-8 8-7 is one chain"


def test_it_goes_out_when_it_can() -> None:
    assert choice(after(dealt("12-9 9-9", "12-1 1-0 4-4"), "12-9@1", "12-1@2").state) == Play(tile(9, 9), "1")


def test_it_lays_no_double_that_it_cannot_cover() -> None:
    step = after(dealt("12-6 6-6 12-3 5-4", "12-1 4-4"), "12-6@1", "12-1@2")
    assert choice(step.state) == Play(tile(12, 3), "M")


def test_it_takes_its_marker_off() -> None:
    step = after(dealt("9-5 4-4", "12-5 3-3", "12-9 2-2"), "pass", "12-5@1", "12-9@M")
    assert choice(step.state) == Play(tile(9, 5), "1")


def test_it_ends_a_long_first_turn_before_a_double_that_it_cannot_cover() -> None:
    step = after(dealt("12-6 6-6 5-4", "12-1 4-4", first_turn_train="true"), "12-6@1")
    assert choice(step.state) == DONE


def test_a_chain_is_the_heaviest_that_fits() -> None:
    hand = parse_tiles("12-9 9-8 12-3 3-3 3-11 11-10")
    assert trains.heaviest_chain(hand, 12) == 15 + 6 + 14 + 21
    assert trains.heaviest_chain(hand, 8) == 17 + 21 + 15 + 6 + 14 + 21
    assert trains.heaviest_chain(hand, 0) == 0
