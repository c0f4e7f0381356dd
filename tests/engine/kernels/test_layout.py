"""What is told of turns on a layout, where a record sees only the tiles and the accounts."""

from __future__ import annotations

from engine.board import board_of
from engine.events import Announced, Drew, Earned, Event, Laid, Scored
from engine.game import play, view
from engine.moves import CLAIM, DONE, PASS, Move, Play, Signal
from engine.seats import Seat
from engine.tiles import tile
from tests.engine.given import after, deal, dealt, played


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
    assert [event.total for event in events if isinstance(event, Earned | Scored)] == [10, 20]
    events = told(lead, DONE, DONE, hands=("6-4", "6-5 3-0"))
    assert [event.total for event in events if isinstance(event, Earned | Scored)] == [10]


def test_what_the_last_tile_of_a_round_scores_is_left_to_the_next_player_alone() -> None:
    lead = Play(tile(6, 4))
    events = told(lead, DONE, CLAIM, hands=("6-4", "6-5", "3-0"))
    assert events[0] == Announced(Seat(1), 10)
    assert [(event.side, event.total) for event in events if isinstance(event, Earned | Scored)] == [
        (1, 10),
        (0, 10),
    ]
    assert not any(isinstance(event, Earned) for event in told(lead, DONE, DONE, hands=("6-4", "6-5", "3-0")))


def test_nothing_is_earned_by_a_claim_of_nothing() -> None:
    events = told(Play(tile(6, 3)), CLAIM, hands=("6-3 4-4", "6-5 3-0"))
    assert events == (Announced(Seat(0), 0),)


def test_a_sign_stays_given_while_tiles_are_laid() -> None:
    state = dealt("general", "1-1 2-1", "6-1 5-4", "5-3 5-1", "6-6 5-2").state
    said = play(state, Seat(3), Signal("six")).state
    for later in (said, after(said, "1-1"), after(said, "1-1", "6-1@R")):
        assert board_of(view(later, Seat(1)).body).said == board_of(said.body).said != ()
        assert board_of(view(later, Seat(0)).body).said == ()


def test_what_would_lead_instead_is_not_seen_before_the_lead_is_left_to_it() -> None:
    """russian.md 4.11 `hundred`: a holds 6-6 and may lead it; else c would have to lead 1-1."""
    state = played("sea-goat", ("1-1", "6-5 5-5", "6-4"), "1-1", hundred="claim")
    state = after(deal(state, "5-1 5-2", "5-0", "4-0").state, "5-1", "5-0@L")
    state = deal(state, "6-6 5-4", "", "1-1 3-2").state
    for seat in (None, Seat(0), Seat(1), Seat(2)):
        otherwise = board_of(view(state, seat).body).otherwise
        assert otherwise is not None
        assert (otherwise.seat, otherwise.tile) == (Seat(2), None)
    left = play(state, Seat(0), PASS).state
    assert board_of(view(left, None).body).lead == tile(1, 1)
