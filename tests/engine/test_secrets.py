"""What is hidden stands in no `repr`: whatever is logged or told of an error shows no tile of a hand."""

from __future__ import annotations

import random
import re

import pytest

from engine.board import board_of
from engine.events import Dealt, Drew, Signalled
from engine.game import legal, play, rules_of, start, variants, view
from engine.model import Phase, State
from engine.moves import Deal, Signal
from engine.seats import Seat
from engine.tiles import Tile, tile
from tests.engine.given import played

PLIES = 40
_NAMED = re.compile(r"Tile\(hi=(\d+), lo=(\d+)\)")


def hidden(state: State) -> set[Tile]:
    """The tiles of which an onlooker does not know where they are; between rounds all lie open."""
    if state.phase is not Phase.PLAY:
        return set()
    seen = view(state, None)
    known = {t for hand in seen.hands for t in hand if t is not None} | set(rules_of(state).kernel.laid(seen.body))
    return {*(t for hand in state.hands for t in hand), *state.boneyard} - known


def named(value: object) -> set[Tile]:
    """The tiles in a value as it is written into a log."""
    return {tile(int(high), int(low)) for high, low in _NAMED.findall(repr(value))}


@pytest.mark.parametrize("game", variants())
def test_hidden_tiles_are_not_printed(game: str) -> None:
    """A tile that lay open before or after a move may be told of with it."""
    variant, chance = variants()[game], random.Random(game)
    state = start(variant, variant.fitting(variant.options())[0], "a seed")
    while state.ply < PLIES and state.phase is not Phase.OVER:
        before = hidden(state)
        if state.turn is None:
            step = play(state, None, Deal())
            secret = hidden(step.state)
        else:
            step = play(state, state.turn, chance.choice(legal(state, state.turn)))
            secret = before & hidden(step.state)
        state = step.state
        for value in (state, step, *step.events):
            assert not named(value) & secret, type(value).__name__
        for seat in (None, *map(Seat, range(len(state.sides)))):
            assert not named(view(state, seat)) & hidden(state)


def test_tiles_are_named_where_they_lie_open() -> None:
    """Else there would be nothing to find in the test above."""
    step = play(start(variants()["draw"], 2, "a seed"), None, Deal())
    assert step.state.turn is not None
    step = play(step.state, step.state.turn, legal(step.state, step.state.turn)[0])
    assert named(step.events) == set(rules_of(step.state).kernel.laid(step.state.body))


def test_a_second_tile_like_the_one_that_was_led_is_not_known() -> None:
    """Combined sets: the tile that gave the lead was shown, and lies on the table now; its like is a secret."""
    hands = ("6-6 6-6 1-0", "6-5 2-1", "4-3 2-0")
    led = played("block", hands, "6-6", sets_combined="2", draw_rule="none")
    assert (board_of(led.body).lead, board_of(led.body).lead_by) == (None, None)
    assert set(view(led, Seat(1)).hands[0]) == {None}


def test_events_print_nothing_that_is_not_for_everybody() -> None:
    assert repr(Dealt(1, ((tile(6, 6),), (tile(5, 4),)), 0, "")) == repr(Dealt(1, ((None,), (None,)), 0, ""))
    assert repr(Drew(Seat(0), (tile(6, 6),))) == repr(Drew(Seat(0), (None,)))
    assert repr(Signalled(Seat(0), "six", (Seat(2),))) == repr(Signalled(Seat(0), "blank", (Seat(2),)))


def test_signs_are_neither_printed_nor_counted() -> None:
    state = start(variants()["general"], 4, "a seed", {"signals": "free"})
    state = play(state, None, Deal()).state
    silent = repr(state)
    step = play(state, Seat(0), Signal("six"))
    assert "six'" not in repr(step.events)
    assert repr(step.state) == silent.replace(f"ply={state.ply},", f"ply={step.state.ply},")
    assert view(step.state, Seat(2)).body != view(state, Seat(2)).body, "his partner has seen it"
    for other in (None, Seat(1), Seat(3)):
        assert view(step.state, other) == view(state, other), "nothing tells the others that it was given"
    assert "Said" not in repr(view(step.state, Seat(2)))


def test_secret_totals_are_not_printed() -> None:
    state = start(variants()["peruvian"], 4)
    assert "(scores=" not in repr(state)
    assert "(scores=()" in repr(view(state, None)), "so nobody may know them"
