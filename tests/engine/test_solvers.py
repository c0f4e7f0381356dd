"""Solvers of the games for one: their verdicts are true, their moves lead there, and they know no more than the
player."""

from __future__ import annotations

import random

import pytest

from engine.game import legal, play, start, variants, view
from engine.kernels.batches import Batches
from engine.kernels.patience import line_of
from engine.model import Phase, State
from engine.moves import Deal, Play
from engine.seats import Seat
from engine.solvers import Advice, Verdict, advise, solvable
from engine.tiles import tile
from tests.engine import given
from tests.engine.law_tools import resampled
from tests.engine.strategies import allowing

ALONE = Seat(0)


def dealt(game: str, seed: str, **options: str) -> State:
    return play(start(variants()[game], 1, options=options), None, Deal(seed)).state


def named(game: str, hand: str, boneyard: str = "", **options: str) -> State:
    return given.dealt(game, hand, boneyard=boneyard, lot=0, **options).state


def said(state: State, effort: int = 20_000) -> Advice:
    return advise(view(state, ALONE), effort)


def followed(state: State) -> State:
    """The match as it ends for who does what he is told."""
    while state.turn is not None:
        move = said(state).move
        assert move in legal(state, ALONE)
        state = play(state, ALONE, move).state
    return state


def can_be_won(state: State) -> bool:
    """By trying everything."""
    if state.phase is Phase.OVER:
        return bool(state.winners)
    return any(can_be_won(play(state, ALONE, move).state) for move in legal(state, ALONE))


# --- Rows -------------------------------------------------------------------------------------------------


def test_winnable_layouts_are_won_by_the_advice_and_lost_ones_are_not() -> None:
    found = {Verdict.WINNABLE: 0, Verdict.LOST: 0}
    for number in range(40):
        state = dealt("solo-rows", f"layout {number}")
        verdict = said(state).verdict
        found[verdict] += 1
        assert bool(followed(state).winners) is (verdict is Verdict.WINNABLE)
    assert min(found.values()) > 5, "of random layouts about a third can be won (western.md 4.13 D1)"


@pytest.mark.parametrize("options", [{}, {"start_tile": "6-6"}])
def test_verdicts_late_in_the_game_agree_with_trying_everything(options: dict[str, str]) -> None:
    found = {Verdict.WINNABLE: 0, Verdict.LOST: 0}
    for number in range(80):
        state, chance = dealt("solo-rows", f"late {number}", **options), random.Random(number)
        while state.turn is not None and len(state.hands[0]) > 14:
            advice = said(state)
            assert advice.move is not None
            wild = chance.random() < 0.2
            state = play(state, ALONE, chance.choice(legal(state, ALONE)) if wild else advice.move).state
        if state.turn is None:
            continue
        verdict = said(state).verdict
        found[verdict] += 1
        assert verdict is (Verdict.WINNABLE if can_be_won(state) else Verdict.LOST)
    assert min(found.values()) > 5


def test_it_says_that_it_does_not_know() -> None:
    winnable = next(
        state
        for state in (dealt("solo-rows", f"{number}") for number in range(20))
        if said(state).verdict is Verdict.WINNABLE
    )
    advice = said(winnable, effort=3)
    assert advice.verdict is Verdict.UNKNOWN
    assert advice.move in legal(winnable, ALONE)


def test_a_lost_game_goes_on_as_long_as_it_can() -> None:
    state = named("solo-rows", "6-6 4-3 4-2 5-2 5-1")
    assert said(state) == Advice(Verdict.LOST, Play(tile(5, 1)))
    assert followed(state).book.scores == (4,)


def test_the_first_tile_comes_out_of_its_row() -> None:
    state = named("solo-rows", "5-5 6-6 6-5", start_tile="6-6")
    assert said(state) == Advice(Verdict.WINNABLE, Play(tile(6, 6)))
    assert followed(state).winners


def test_the_longest_line_is_found() -> None:
    state = named("solo-rows", "6-3 5-1 6-6 4-3 4-2 5-2 5-3 3-3 2-1 3-2", goal="longest")
    assert said(state).verdict is Verdict.LOST
    best = max(_lengths(state))
    assert followed(state).book.scores == (best,)


def _lengths(state: State) -> list[int]:
    if state.phase is Phase.OVER:
        return [state.book.scores[0]]
    return [length for move in legal(state, ALONE) for length in _lengths(play(state, ALONE, move).state)]


# --- Batches ----------------------------------------------------------------------------------------------


def can_be_laid(state: State, drawn: int) -> bool:
    """Whether the batch that lies open can be laid to its last tile, by trying every order."""
    batches = state.body
    assert isinstance(batches, Batches)
    if batches.drawn > drawn or state.winners:
        return True
    return any(can_be_laid(play(state, ALONE, move).state, drawn) for move in legal(state, ALONE))


@pytest.mark.parametrize("options", [{}, {"batch": "7"}, {"set": "9"}, {"play_leftover": "true"}])
def test_a_batch_is_laid_if_that_is_possible_and_lost_if_not(options: dict[str, str]) -> None:
    found = {Verdict.UNKNOWN: 0, Verdict.LOST: 0}
    for number in range(40):
        state = dealt("solo-batches", f"batch {number}", **options)
        if state.turn is None:
            continue  # nothing fits from the beginning
        verdict = said(state).verdict
        found[verdict] += 1
        assert (verdict is Verdict.UNKNOWN) is can_be_laid(state, 1)
        batches = followed(state).body
        assert isinstance(batches, Batches)
        assert (batches.drawn > 1) is (verdict is Verdict.UNKNOWN)
    assert min(found.values()) > 1


def test_the_last_batch_is_won_or_lost() -> None:
    assert said(named("solo-batches", "5-2 2-2 4-3", "6-5 1-1")).verdict is Verdict.LOST
    state = named("solo-batches", "5-2 2-2 6-6", "6-5 1-1 1-0 4-4 4-0")
    assert said(state).verdict is Verdict.WINNABLE, "four tiles are no batch"
    assert followed(state).winners
    assert said(named("solo-batches", "5-2 2-2 6-6", "6-5 1-1", play_leftover="true")).verdict is Verdict.UNKNOWN


def test_of_several_ways_it_takes_the_one_that_leaves_more_open() -> None:
    """These tiles can end in two ones, two fours or two sixes. With 1-1 on the table fewer tiles are left with a
    one."""
    line = line_of(followed(named("solo-batches", "1-1 6-4 4-1", "6-1")).body)
    assert {arm.need for arm in line.arms} in ({4}, {6})


def test_what_the_boneyard_hides_does_not_matter() -> None:
    chance = random.Random(3)
    for number in range(10):
        state = dealt("solo-batches", f"hidden {number}")
        if state.turn is not None:
            assert said(resampled(state, ALONE, chance)) == said(state)


def test_it_does_not_know_a_batch_that_it_had_no_time_for() -> None:
    state = next(
        state
        for state in (dealt("solo-batches", f"{number}", set="9") for number in range(60))
        if state.turn is not None and said(state).verdict is Verdict.LOST and len(legal(state, ALONE)) > 2
    )
    assert said(state, effort=1).verdict is Verdict.UNKNOWN


# --- Who has one ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", variants())
def test_games_for_one_have_a_solver_and_others_have_none(game: str) -> None:
    players = min(variants()[game].players)
    assert solvable(start(variants()[game], players, options=allowing(game, players)).body) is (players == 1)
