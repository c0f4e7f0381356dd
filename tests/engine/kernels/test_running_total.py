"""The running total: moves, refusals, marks, and what the scoring makes of them (western.md 4.11)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.errors import BadOption
from engine.events import Earned, How, MatchEnded, NextLead, RoundEnded
from engine.game import legal, play, start, variants, view
from engine.kernels.running_total import Counted, Running
from engine.model import Phase, State
from engine.moves import DONE, DRAW, PASS, Deal, Draw, Move, Play
from engine.scoring.in_play import InPlay, InPlayBook, RoundPoints
from engine.scoring.points import Points
from engine.scoring.sheet import LaterStarter
from engine.seats import Seat, Side
from engine.tiles import tile
from tests.engine.given import after, deal
from tests.engine.on_turn import choice, refused
from tests.engine.scoring.endings import ended


def dealt(*hands: str, boneyard: str = "", scores: tuple[int, ...] = (), **options: str) -> State:
    begun = {Side(side): score for side, score in enumerate(scores)}
    first = start(variants()["italian-sum"], len(hands), options=options, scores=begun)
    return deal(first, *hands, boneyard=boneyard).state


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        (Play(tile(5, 5)), "not-in-hand"),
        (Play(tile(1, 0)), "must-lead"),
        (Play(tile(6, 6), "L"), "no-places"),
        (DRAW, "no-drawing"),
        (PASS, "must-play"),
        (DONE, "not-this-game"),
    ],
)
def test_refusals_of_the_lead(move: Move, reason: str) -> None:
    assert refused(dealt("6-6 1-0", "6-2 2-0", "6-4 3-0"), move).reason == reason


@pytest.mark.parametrize(
    ("before", "move", "reason"),
    [
        ((), DRAW, "lay-first"),
        ((), PASS, "must-play"),
        ((Play(tile(6, 6)),), PASS, "lay-or-draw"),
        ((Play(tile(6, 6)), DRAW), PASS, "must-play"),
        ((Play(tile(6, 6)),), Draw(2), "draw-count"),
        ((Play(tile(6, 6)), DRAW), DRAW, "boneyard-empty"),
    ],
)
def test_refusals_of_draws(before: tuple[Move, ...], move: Move, reason: str) -> None:
    state = dealt("6-6 1-0", "6-2 2-0", "6-4 3-0", boneyard="5-5 4-4 3-3", may_draw="true")
    for each in before:
        state = play(state, state.turn, each).state
    assert refused(state, move).reason == reason


def test_what_is_earned_is_told_with_the_total() -> None:
    state = after(dealt("6-6 1-0", "6-2 2-0", "6-4 3-0"), "6-6", "6-2")
    events = play(state, Seat(2), Play(tile(6, 4))).events
    earned = next(event for event in events if isinstance(event, Earned))
    assert (earned.seat, earned.count, earned.total) == (Seat(2), 30, 1)
    assert [(mark.why, mark.points) for mark in earned.marks] == [("total", 1)]


def test_a_round_that_is_full_is_not_one_that_somebody_is_out_of() -> None:
    hands = "6-6 6-4 6-2 4-3 1-1", "5-5 4-4 5-3 1-0 2-0", "6-5 5-4 6-1 6-3 3-0"
    order = "6-6 5-5 6-5 6-4 4-4 5-4 6-2 5-3 6-1 4-3 1-0"
    step = play(after(dealt(*hands), *order.split()), Seat(2), Play(tile(6, 3)))
    ended = next(event for event in step.events if isinstance(event, RoundEnded))
    assert (ended.ending.how, ended.ending.seat, ended.winning) == (How.FULL, Seat(2), ())
    assert ended.ending.starter == Seat(0)
    assert (ended.ending.last, ended.ending.before) == ((tile(6, 3),), (tile(6, 1),))
    assert next(event for event in step.events if isinstance(event, RoundPoints)).points == (0, 0, 4)
    assert step.state.phase is Phase.DEAL


def test_points_that_reach_the_target_end_the_match_in_mid_round() -> None:
    state = after(dealt("6-6 1-0", "6-2 2-0", "6-4 3-0", scores=(0, 0, 50)), "6-6", "6-2")
    step = play(state, Seat(2), Play(tile(6, 4)))
    ended = next(event for event in step.events if isinstance(event, RoundEnded))
    assert ended.ending.how is How.STOPPED
    assert step.events[-1] == MatchEnded((Side(2),), (Side(0), Side(1)), "target")


def test_the_tile_that_gave_the_lead_is_known_until_it_is_laid() -> None:
    state = dealt("6-6 1-0", "6-2 2-0", "6-4 3-0", opening_tile="free")
    assert view(state, Seat(1)).hands[0] == (tile(6, 6), None)
    kept = after(state, "1-0", "6-2", "6-4")
    assert view(kept, Seat(1)).hands[0] == (tile(6, 6),)
    assert view(after(kept, "6-6", "2-0"), Seat(1)).hands[0] == ()
    assert view(after(state, "6-6"), Seat(1)).hands[0] == (None,)


def test_whoever_has_no_tiles_is_left_out_and_need_not_draw() -> None:
    state = after(dealt("6-6", "5-0 4-0", "3-0 2-0", boneyard="1-0 1-1 2-1", may_draw="true"), "6-6", "5-0", "3-0")
    assert state.turn == Seat(1)
    assert legal(state, Seat(0)) == ()


def test_it_takes_three_players_unless_the_house_rules_say_two() -> None:
    with pytest.raises(BadOption, match="players-min"):
        start(variants()["italian-sum"], 2)
    two = start(variants()["italian-sum"], 2, "x", {"players_min": "2"})
    assert len(play(two, None, Deal()).state.hands[0]) == 8


# --- The scoring ------------------------------------------------------------------------------------------

FULL = ended("/", How.FULL, 1)


def test_a_round_writes_nothing_more_and_the_next_begins_at_nothing() -> None:
    scoring = InPlay(Points(target=51, later_starter=LaterStarter.ROTATE))
    book, over = scoring.earn(scoring.open(2), Side(1), 3)
    assert over is None
    assert book == InPlayBook((0, 3), here=(0, 3))
    settled = scoring.settle(book, FULL)
    assert settled.events == (RoundPoints((0, 3)), NextLead(Seat(1), "rotate"))
    assert settled.book == InPlayBook((0, 3), Seat(1), "rotate", 1, here=(0, 0))
    assert settled.winning == ()


def test_rounds_come_before_the_target() -> None:
    scoring = InPlay(Points(target=51, rounds=1))
    book, over = scoring.earn(scoring.open(2), Side(0), 60)
    assert over is None
    assert scoring.settle(book, FULL).result == MatchEnded((Side(0),), (Side(1),), "rounds")


# --- The computer player ----------------------------------------------------------------------------------


def test_it_takes_the_points_that_there_are() -> None:
    state = after(dealt("6-6 1-0", "6-2 2-0", "6-4 6-3 5-4"), "6-6", "6-2")
    assert choice(state) == Play(tile(6, 4))


def test_it_leaves_no_mark_to_the_next_player() -> None:
    """From 20 two tiles that it has not seen make 30, from 12 none does."""
    state = after(dealt("6-6 1-0", "4-4 0-0", "6-4 5-5"), "6-6")
    assert choice(state) == Play(tile(0, 0))


def test_it_draws_only_if_every_tile_would_help_the_next_player() -> None:
    others = "6-4 6-3 6-2 6-1 6-0 5-4 5-3"
    state = dealt("6-6 1-0", "5-5", others, boneyard="3-3 2-2 1-1 0-0", may_draw="true")
    state = replace(after(state, "6-6"), body=Running((Counted(tile(6, 6), Seat(0), 80),)))
    assert choice(state) == DRAW
    assert choice(replace(state, body=Running((Counted(tile(6, 6), Seat(0), 71),)))) == Play(tile(5, 5))
