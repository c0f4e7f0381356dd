"""The laws over every game, every number of players and house rules at random."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from hypothesis import given, note
from hypothesis import strategies as st

from engine.errors import BadOption
from engine.events import Event, How, Leads, MatchEnded, RoundEnded
from engine.game import legal, play, rules_of, start, variants
from engine.kernels.batches import BatchDrawn
from engine.kernels.tricks_table import Declared
from engine.model import Phase, State
from engine.moves import Deal, TimeUp
from engine.options import menu, show
from engine.rules.suits import NELLO
from engine.scoring.tricks import HandJudged
from tests.effort import EFFORT
from tests.engine.strategies import TABLES, allowing, any_options, budget, matches
from tests.engine.walks import walk

ROUNDS = EFFORT.of(2, minutes=3, hours=3)
"""Rounds of each match that is played under the laws."""


@pytest.mark.parametrize(("game", "players"), TABLES)
@budget
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_laws(game: str, players: int, data: st.DataObject, seed: int) -> None:
    first = data.draw(matches(game, players))
    note(f"{game} {players} {[(c.name, c.value) for c in menu(first.options) if c.value != c.default]}")
    walk(first, seed, ROUNDS, plies=40 * ROUNDS, share=0.2 / players)


RARE: list[tuple[str, int, dict[str, str], int, Callable[[Event], bool]]] = [
    ("solo-batches", 1, {}, 11, lambda event: isinstance(event, BatchDrawn)),
    ("forty-two", 4, {"nello": "true"}, 0, lambda event: isinstance(event, Declared) and event.trump == NELLO),
    ("forty-two", 4, {"scoring": "points"}, 7, lambda event: isinstance(event, HandJudged) and event.made),
    ("forty-two", 4, {"scoring": "points"}, 0, lambda event: isinstance(event, HandJudged) and not event.made),
    ("mexican-train", 2, {}, 1, lambda event: isinstance(event, RoundEnded) and event.ending.how is How.FISH),
    ("sea-goat", 2, {"hundred": "claim"}, 2, lambda event: isinstance(event, Leads) and event.why == "may-take"),
]
"""A game, players, house rules and a seed; and what comes about there that a match hardly ever has."""


@pytest.mark.parametrize(("game", "players", "house_rules", "seed", "rare"), RARE, ids=[game for game, *_ in RARE])
def test_laws_of_what_is_rare(
    game: str, players: int, house_rules: dict[str, str], seed: int, rare: Callable[[Event], bool]
) -> None:
    first = start(variants()[game], players, f"match {seed}", house_rules)
    match = walk(first, seed, rounds=8, plies=200, share=0)
    assert any(map(rare, match.events)), "another seed is needed"


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_house_rules_are_refused_with_a_reason_or_can_be_dealt(game: str, players: int) -> None:
    chance, dealt = random.Random(f"{game} {players}"), 0
    for attempt in range(EFFORT.of(30, minutes=60, hours=600)):
        try:
            first = start(variants()[game], players, f"{attempt}", any_options(variants()[game], chance))
        except BadOption:
            continue
        begun = play(first, None, Deal()).state
        assert begun.phase is Phase.PLAY or game == "solo-batches"  # there it may be that nothing fits at all
        dealt += 1
    assert dealt, "no house rules at all let so many play"


def finish(
    first: State, seed: str, most_rounds: int, time_up_after: int | None = None
) -> tuple[State, list[Event]]:
    """A match played at random to its end, without the laws."""
    chance, state, events = random.Random(seed), first, list[Event]()
    while state.phase is not Phase.OVER:
        assert state.round <= most_rounds, "the match does not end"
        if state.phase is Phase.PLAY and state.round == time_up_after:
            time_up_after = 0
            step = play(state, None, TimeUp())
        elif state.turn is None:
            step = play(state, None, Deal())
        else:
            step = play(state, state.turn, chance.choice(legal(state, state.turn)))
        state = step.state
        events += step.events
    return state, events


ENDLESS = ("general",)
"""What goes on until the time is up, or for as many rounds as were agreed on."""


@pytest.mark.parametrize(
    ("game", "players"), [(game, players) for game, players in TABLES if players > 1 and game not in ENDLESS]
)
def test_matches_end(game: str, players: int) -> None:
    first = start(variants()[game], players, "one", allowing(game, players))
    state, events = finish(first, "one", most_rounds=200)
    assert isinstance(events[-1], MatchEnded)
    assert state.winners
    assert sorted((*state.winners, *state.losers)) == list(range(len(set(state.sides))))
    goes_to(state, events[-1])


def goes_to(state: State, ended: Event) -> None:
    """A match that is over has gone to where its scoring said that it would."""
    goal = rules_of(state).scoring.goal
    assert isinstance(ended, MatchEnded)
    assert (goal.target is None) is not (goal.rounds is None)
    if goal.rounds is not None:
        assert state.round == goal.rounds
    if ended.why == "target":
        assert goal.target is not None
        assert max(state.book.scores) >= goal.target


COUNTED = [
    (game, players, name, value)
    for game, players in TABLES
    for name, value in (("single_round", "true"), ("rounds", "4"))
    if any(name == rule.name and value in map(show, rule.choices) for rule in menu(variants()[game].options()))
]
"""Games in which rounds are counted by house rule."""


@pytest.mark.parametrize(("game", "players", "name", "value"), COUNTED)
def test_matches_end_after_so_many_rounds(game: str, players: int, name: str, value: str) -> None:
    first = start(variants()[game], players, "one", {**allowing(game, players), name: value})
    state, events = finish(first, "one", most_rounds=4)
    goes_to(state, events[-1])


@pytest.mark.parametrize("players", variants()["general"].players)
def test_sessions_end_when_the_time_is_up(players: int) -> None:
    first = start(variants()["general"], players, "session")
    state, events = finish(first, "session", most_rounds=5, time_up_after=5)
    assert isinstance(events[-1], MatchEnded)
    assert state.round == 5, "the round in hand is played to its end"


def test_sessions_end_after_so_many_rounds() -> None:
    first = start(variants()["general"], 4, "session", {"session_rounds": "3"})
    state, _ = finish(first, "session", most_rounds=20)
    assert state.book.rounds == 3
