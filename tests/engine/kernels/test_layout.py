"""What is told of turns on a layout, where a record sees only the tiles and the accounts."""

from __future__ import annotations

from engine.events import Announced, Drew, Earned, Event, Laid
from engine.game import play
from engine.moves import CLAIM, DONE, Move, Play
from engine.seats import Seat
from engine.tiles import tile
from tests.engine.given import dealt


def told(*moves: Move, hands: tuple[str, ...]) -> tuple[Event, ...]:
    """What the last of these moves of whoever is on turn has told, where points have to be claimed."""
    step = dealt("muggins", *hands, muggins_call="true")
    for move in moves:
        step = play(step.state, step.state.turn, move)
    return step.events


def test_the_tile_that_ends_a_turn_is_the_one_that_was_drawn() -> None:
    state = dealt("block-restock", "6-6 5-4 3-2", "6-1 1-0 2-0", boneyard="4-4 3-3 2-2").state
    step = play(state, Seat(0), Play(tile(6, 6)))
    assert step.events == (Laid(Seat(0), (Play(tile(6, 6)),)), Drew(Seat(0), (tile(4, 4),)))
    assert step.state.hands[0] == (*state.hands[0][1:], tile(4, 4))


def test_what_needs_no_claim_is_not_announced() -> None:
    """Going out brings ten without a word, what the ends count only with one."""
    lead = Play(tile(6, 4))
    events = told(lead, CLAIM, hands=("6-4", "6-5 3-0"))
    assert events[0] == Announced(Seat(0), 10)
    assert [event.total for event in events if isinstance(event, Earned)] == [20]
    events = told(lead, DONE, hands=("6-4", "6-5 3-0"))
    assert [event.total for event in events if isinstance(event, Earned)] == [10]


def test_nothing_is_earned_by_a_claim_of_nothing() -> None:
    events = told(Play(tile(6, 3)), CLAIM, hands=("6-3 4-4", "6-5 3-0"))
    assert events == (Announced(Seat(0), 0),)
