"""Chickenfoot besides its records: why moves are refused, what is told, and the computer player."""

from __future__ import annotations

import pytest

from engine.errors import BadOption
from engine.events import Leads, RoundEnded
from engine.game import legal, play, rules_of, start, view
from engine.kernels.feet_table import RootSet
from engine.model import State
from engine.moves import DRAW, Play
from engine.tiles import parse_tile, parse_tiles
from tests.engine import given
from tests.engine.given import deal
from tests.engine.given_feet import EAST, GAME, NORTH, ONE, OTHER, STAR, after, dealt
from tests.engine.on_turn import choice, refused

FOOT = after(f"{STAR} 5-5", f"{ONE} 5-5 7-7", f"{OTHER} 5-4 4-3")
"""The toes of 5-5 come first."""


def why(state: State, written: str) -> str:
    return refused(state, written).reason


# --- Refusals ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("written", "reason"),
    [
        ("5-4", "not-in-hand"),
        ("3-2", "toes-first"),
        ("9-1@7", "no-such-arm"),
        ("pass", "must-play"),
        ("draw", "must-play"),
        ("draw 2", "must-play"),
        ("done", "not-this-game"),
        ("9-1@1 + 3-2@2", "one-tile-a-turn"),
        ("9-1@1!", "never-closed"),
        ("9-1@1~", "never-along"),
    ],
)
def test_around_the_root(written: str, reason: str) -> None:
    assert why(dealt("9-1 3-2", "9-3").state, written) == reason


@pytest.mark.parametrize(
    ("written", "reason"),
    [
        ("9-3@2", "not-in-hand"),
        ("5-4@1", "arm-has-foot"),
        ("5-4@2", "toes-first"),
        ("4-3@1", "toes-first"),
        ("4-3@2", "toes-first"),
        ("4-3", "toes-first"),
    ],
)
def test_before_the_toes_of_a_foot(written: str, reason: str) -> None:
    assert why(FOOT, written) == reason


def test_the_double_whose_toes_come_first_is_named() -> None:
    assert refused(FOOT, "4-3").facts == {"tile": "5-5", "left": 3}


def test_an_arm_that_ends_in_a_foot_takes_nothing() -> None:
    state = after(f"{STAR} 5-5 5-4 6-5 5-2", f"{ONE} 5-5 6-5 5-1", f"{OTHER} 5-4 5-2 7-7")
    assert why(state, "5-1@1") == "arm-has-foot"
    assert why(state, "5-1@1.1") == "does-not-fit"


def test_a_double_without_enough_tiles_for_toes() -> None:
    options = {"set": "6", "foot_must_be_possible": "true"}
    moves = "6-5 6-4 6-3 6-2 5-4@2 5-3@3 5-2@4"
    state = after(f"{moves} draw pass", "6-5 6-3 5-4 5-2 5-5", "6-4 6-2 5-3 1-0", boneyard="3-1 1-1", **options)
    assert why(state, "5-5@1") == "foot-impossible"


def test_who_is_stuck_draws_one_and_no_more() -> None:
    state = dealt("3-2", "9-3", boneyard="4-4 9-1").state
    assert (why(state, "pass"), why(state, "draw 2")) == ("must-draw", "draw-count")
    drawn = play(state, NORTH, DRAW).state
    assert why(drawn, "draw") == "one-draw"
    assert why(dealt("3-2", "9-3").state, "draw") == "boneyard-empty"


def test_the_root_is_led_or_looked_for() -> None:
    held = dealt("9-9 9-1", "9-3", root="holder").state
    assert (why(held, "9-1"), why(held, "pass"), why(held, "draw")) == ("must-lead", "must-play", "must-play")
    sought = dealt("9-1", "9-3", boneyard="9-9", root="holder").state
    assert (why(sought, "9-1"), why(sought, "pass")) == ("must-draw", "must-draw")


def test_a_root_with_more_arms_than_tiles() -> None:
    with pytest.raises(BadOption, match="root-arms"):
        start(GAME, 2, options={"set": "6", "root_arms": "8"})


# --- What the ends ask for --------------------------------------------------------------------------------


def test_toes_that_are_missing_may_be_told_as_one() -> None:
    star = after(STAR, f"{ONE} 7-7", f"{OTHER} 5-4")
    for state, as_one, each in ((FOOT, (5,), (5, 5, 5)), (star, (5, 3, 1, 0), (5, 3, 1, 0))):
        kernel = rules_of(state).kernel
        assert [kernel.needs(state.body, collapsed=one) for one in (True, False)] == [as_one, each]


# --- What is told -----------------------------------------------------------------------------------------


def test_who_begins_and_why() -> None:
    step = dealt("9-1", "2-1", first="east")
    assert step.events[1] == RootSet(9, EAST, "lot", sought=False)
    again = deal(given.after(step.state, "pass", "9-1@1"), "8-1", "2-1")
    assert again.events[1] == RootSet(8, NORTH, "rotate", sought=False)
    held = dealt("9-1", "9-9", root="holder")
    assert held.events[1] == Leads(EAST, parse_tile("9-9"), forced=True, why="named")


def test_whoever_leads_the_root_has_laid_it() -> None:
    step = dealt("9-1", "9-9", root="holder")
    kernel = rules_of(step.state).kernel
    assert not kernel.begun(step.state.body)
    led = play(step.state, EAST, Play(parse_tile("9-9")))
    assert kernel.begun(led.state.body)
    (ended,) = (event.ending for event in led.events if isinstance(event, RoundEnded))
    assert (ended.seat, ended.last, ended.recent) == (EAST, parse_tiles("9-9"), (EAST,))


def test_the_root_that_was_looked_for_is_told_when_it_is_found() -> None:
    step = dealt("9-1", "9-3", boneyard="4-4 9-9 1-1", root="holder")
    assert step.events[1] == RootSet(9, NORTH, "lot", sought=True)
    missed = play(step.state, NORTH, DRAW)
    assert missed.state.turn == EAST
    found = play(missed.state, EAST, DRAW)
    assert found.events[1] == Leads(EAST, parse_tile("9-9"), forced=True, why="found")
    assert legal(found.state, EAST) == (Play(parse_tile("9-9")),)
    assert view(found.state, NORTH).hands[EAST][0] == parse_tile("9-9"), "everybody knows that he has it"


def test_empty_toes_are_one_place() -> None:
    kernel = rules_of(FOOT).kernel
    places = [kernel.place(FOOT.body, move) for move in legal(FOOT, EAST)]
    assert (len(places), len(set(places))) == (3, 1)


# --- The computer player ----------------------------------------------------------------------------------


def test_it_goes_out_when_it_can() -> None:
    state = after(STAR, f"{ONE} 5-0", f"{OTHER} 1-1 4-4")
    assert choice(state) == Play(parse_tile("5-0"), "1")


def test_it_gets_rid_of_what_is_heavy() -> None:
    state = after(STAR, f"{ONE} 8-5 5-2 1-0", f"{OTHER} 7-7 6-6 4-4")
    assert choice(state) == Play(parse_tile("8-5"), "1")


def test_it_lays_the_double_for_which_it_holds_toes() -> None:
    state = after(STAR, f"{ONE} 3-3 6-3 4-3 6-1", f"{OTHER} 7-7 6-6 4-4")
    assert choice(state) == Play(parse_tile("3-3"), "2")
