"""Teams that the tiles make (western.md 4.3)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.events import Event, Seated
from engine.game import play, rules_of, start, variants
from engine.model import State, Step
from engine.moves import Deal
from engine.parts import Rules
from engine.rules.seating import HighAndLow
from engine.seats import Seat, Side
from engine.tiles import parse_tiles

EXAMPLE_2 = "6-6 5-5 4-4 3-3/6-5 6-4 5-4 6-3/0-0 1-1 2-2 1-0/2-0 2-1 3-0 3-1"
EXAMPLE_3 = "6-6 6-5 6-4 5-5/6-0 4-4 3-2 1-0/5-4 5-3 2-1 0-0/1-1 2-0 3-0 4-0"


@pytest.mark.parametrize(
    ("hands", "sides", "table"),
    [
        ("6-6 5-2 4-1 0-0/3-3 2-2 5-3 0-1/6-5 6-4 5-4 1-1/2-1 2-0 3-0 5-0", (0, 1, 0, 1), (0, 1, 2, 3)),
        (EXAMPLE_2, (0, 0, 1, 1), (0, 2, 1, 3)),
        (EXAMPLE_3, (0, 1, 0, 1), (0, 1, 2, 3)),
    ],
)
def test_the_heavy_against_the_light(hands: str, sides: tuple[int, ...], table: tuple[int, ...]) -> None:
    assert HighAndLow()(tuple(map(parse_tiles, hands.split("/")))) == (sides, table)


def test_counter_clockwise_the_turns_go_the_other_way_round() -> None:
    hands = tuple(map(parse_tiles, EXAMPLE_2.split("/")))
    assert replace(HighAndLow(), clockwise=False)(hands)[1] == (0, 3, 1, 2)


# --- In a match -------------------------------------------------------------------------------------------


def dealt(seed: str, **options: str) -> Step:
    return play(start(variants()["team-block"], 4, options=options), None, Deal(seed))


def seated(events: tuple[Event, ...]) -> list[Seated]:
    return [event for event in events if isinstance(event, Seated)]


def weights(state: State) -> list[int]:
    return [sum(tile.pips for tile in hand) for hand in state.hands]


def test_nobody_has_a_partner_before_the_deal() -> None:
    rules: Rules = rules_of(start(variants()["team-block"], 4))
    assert rules.sides == (0, 1, 2, 3)


def test_teams_are_told_and_share_an_account() -> None:
    step = dealt("north")
    (event,) = seated(step.events)
    assert (event.sides, event.table) == (step.state.sides, step.state.table)
    assert step.state.book.scores == (0, 0)
    heavy = sorted(range(4), key=weights(step.state).__getitem__)[2:]
    assert [seat for seat, side in enumerate(step.state.sides) if side == 0] == sorted(heavy)


def test_an_account_that_one_of_them_had_is_the_teams() -> None:
    first = start(variants()["team-block"], 4, scores={Side(3): 40})
    state = play(first, None, Deal("north")).state
    assert state.book.scores[state.sides[3]] == 40
    assert sum(state.book.scores) == 40


def test_lots_are_put_back_before_the_deal() -> None:
    by_lots = [dealt(f"lots {number}", team_draw="lots").state for number in range(20)]
    assert {len(hand) for state in by_lots for hand in state.hands} == {5}
    heavy = [[weights(state)[seat] for seat in range(4) if state.sides[seat] == 0] for state in by_lots]
    light = [[weights(state)[seat] for seat in range(4) if state.sides[seat] == 1] for state in by_lots]
    assert any(min(one) < max(other) for one, other in zip(heavy, light, strict=True)), "the hands made the teams"


def test_new_teams_in_every_round_leave_everybody_his_account() -> None:
    state = dealt("north", reteam_each_round="true").state
    orders = {state.table}
    while state.round < 6:
        if state.turn is None:
            step = play(state, None, Deal(f"round {state.round}"))
            assert len(seated(step.events)) == 1
            orders.add(step.state.table)
        else:
            moves = rules_of(state).kernel.legal(state, state.turn)
            step = play(state, Seat(state.turn), moves[0])
        state = step.state
        assert state.sides == (0, 1, 2, 3)
        assert len(state.book.scores) == 4
    assert len(orders) > 1
