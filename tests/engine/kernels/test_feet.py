"""Chickenfoot besides its records: why moves are refused, what is told, the computer player, and its law broken on
purpose."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from engine.errors import BadOption, IllegalMove
from engine.events import Leads, RoundEnded
from engine.game import legal, play, rules_of, start, variants, view
from engine.kernels.feet import Chickenfoot
from engine.kernels.feet_body import Feet, RootSet, feet_of
from engine.model import State, Step
from engine.moves import DRAW, DealTiles, Move, Play
from engine.parts import Rules
from engine.players import feet
from engine.seats import Seat
from engine.tiles import parse_tile, parse_tiles
from tests.engine import given
from tests.engine.broken import find, with_kernel
from tests.engine.given import parse
from tests.engine.laws_of_feet import feet_come_first

GAME = variants()["chickenfoot"]
NORTH, EAST = Seat(0), Seat(1)


def dealt(*hands: str, boneyard: str = "", first: str = "north", **options: str) -> Step:
    return given.dealt(GAME.id, *hands, boneyard=boneyard, lot=EAST if first == "east" else NORTH, **options)


def after(moves: str, *hands: str, boneyard: str = "", **options: str) -> State:
    return given.after(dealt(*hands, boneyard=boneyard, **options).state, *moves.split())


def why(state: State, written: str) -> str:
    assert state.turn is not None
    with pytest.raises(IllegalMove) as error:
        parse(state, state.turn, written)
    return error.value.reason


STAR = "9-5 9-3 9-1 9-0"
"""Two players have begun the four arms."""
ONE, OTHER = "9-5 9-1", "9-3 9-0"


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
        ("5-4@1", "toes-first"),
        ("4-3@2", "toes-first"),
        ("4-3", "toes-first"),
    ],
)
def test_before_the_toes_of_a_foot(written: str, reason: str) -> None:
    state = after(f"{STAR} 5-5", f"{ONE} 5-5 7-7", f"{OTHER} 5-4 4-3")
    assert why(state, written) == reason


def test_the_double_whose_toes_come_first_is_named() -> None:
    state = after(f"{STAR} 5-5", f"{ONE} 5-5 7-7", f"{OTHER} 5-4 4-3")
    with pytest.raises(IllegalMove) as error:
        parse(state, EAST, "4-3")
    assert error.value.facts == {"tile": "5-5", "left": 3}


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
    with pytest.raises(BadOption) as error:
        start(GAME, 2, options={"set": "6", "root_arms": "8"})
    assert error.value.reason == "root-arms"


# --- What the ends ask for --------------------------------------------------------------------------------


def test_toes_that_are_missing_may_be_told_as_one() -> None:
    state = after(f"{STAR} 5-5", f"{ONE} 5-5 7-7", f"{OTHER} 5-4 4-3")
    kernel = rules_of(state).kernel
    assert [kernel.needs(state.body, collapsed=one) for one in (True, False)] == [(5,), (5, 5, 5)]
    state = after(STAR, f"{ONE} 7-7", f"{OTHER} 5-4")
    assert [kernel.needs(state.body, collapsed=one) for one in (True, False)] == [(5, 3, 1, 0)] * 2


# --- What is told -----------------------------------------------------------------------------------------


def test_who_begins_and_why() -> None:
    step = dealt("9-1", "2-1", first="east")
    assert step.events[1] == RootSet(9, EAST, "lot", sought=False)
    ended = play(
        play(step.state, EAST, parse(step.state, EAST, "pass")).state, NORTH, Play(parse_tile("9-1"), "1")
    )
    assert any(isinstance(event, RoundEnded) for event in ended.events)
    again = play(ended.state, None, DealTiles((parse_tiles("8-1"), parse_tiles("2-1"))))
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
    state = after(f"{STAR} 5-5", f"{ONE} 5-5 7-7", f"{OTHER} 5-4 4-3")
    kernel = rules_of(state).kernel
    places = {kernel.place(state.body, move) for move in legal(state, EAST)}
    assert len(legal(state, EAST)) == 3
    assert len(places) == 1


# --- The computer player ----------------------------------------------------------------------------------


def choice(state: State) -> Move:
    assert state.turn is not None
    return feet.choose(view(state, state.turn))


def test_it_goes_out_when_it_can() -> None:
    state = after(STAR, f"{ONE} 5-0", f"{OTHER} 1-1 4-4")
    assert choice(state) == Play(parse_tile("5-0"), "1")


def test_it_gets_rid_of_what_is_heavy() -> None:
    state = after(STAR, f"{ONE} 8-5 5-2 1-0", f"{OTHER} 7-7 6-6 4-4")
    assert choice(state) == Play(parse_tile("8-5"), "1")


def test_it_lays_the_double_for_which_it_holds_toes() -> None:
    state = after(STAR, f"{ONE} 3-3 6-3 4-3 6-1", f"{OTHER} 7-7 6-6 4-4")
    assert choice(state) == Play(parse_tile("3-3"), "2")


# --- The law bites ----------------------------------------------------------------------------------------


class AnyEnd(Chickenfoot):
    """Tiles may lie elsewhere while toes are missing."""

    def plays(self, body: Feet, hand: Any) -> tuple[Play, ...]:
        begun = replace(body, arms=tuple(arm for arm in body.arms if arm.tiles))
        return super().plays(body, hand) + (super().plays(begun, hand) if body.unbegun() else ())


class NeverEnds(Chickenfoot):
    """A foot that nobody can finish does not end the round."""

    def _blocked(self, state: State) -> None:
        return None


def with_two_toes(rules: Rules) -> Rules:
    kernel: Any = rules.kernel
    return replace(rules, kernel=replace(kernel, toes=2))


@pytest.mark.parametrize(
    ("spoil", "found"),
    [
        (with_kernel(AnyEnd), "an end that waits"),
        (with_kernel(NeverEnds), "a foot that nobody can finish"),
        (with_two_toes, "other toes are missing"),
    ],
)
def test_a_broken_foot_is_found(
    spoil: Callable[[Rules], Rules], found: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(AssertionError, match=found):
        find(GAME, spoil, monkeypatch, players=2)


def test_a_tile_that_shows_the_wrong_half_is_found() -> None:
    state = after(f"{STAR} 5-4", f"{ONE} 5-4 7-7", f"{OTHER} 6-6")
    feet_come_first(state)
    first, *others = feet_of(state.body).arms
    turned = replace(first, tiles=(replace(first.tiles[0], outer=9), *first.tiles[1:]))
    with pytest.raises(AssertionError, match="shows"):
        feet_come_first(replace(state, body=replace(feet_of(state.body), arms=(turned, *others))))
