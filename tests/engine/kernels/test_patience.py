"""The kernels of the games for one: dealing, what may be taken, why not, how a round ends, what it is worth."""

from __future__ import annotations

import pytest

from engine.errors import BadOption, IllegalMove
from engine.events import Dealt, Drew, Laid, MatchEnded, RoundEnded, Scored
from engine.game import legal, play, start, variants, view
from engine.kernels.batches import BatchDrawn, Batches, InBatches, TurnedUp
from engine.kernels.open_rows import rows_of
from engine.kernels.patience import PatienceEnding
from engine.model import Phase, State, Step
from engine.moves import DRAW, PASS, Deal, Move, Play
from engine.options import choose_all
from engine.seats import Seat, Side
from engine.tiles import parse_tiles, tile, tile_set
from tests.engine.given import dealt
from tests.engine.on_turn import choice, refused

ALONE = Seat(0)


def laid(state: State, *plays: Play) -> Step:
    step = Step(state)
    for one in plays:
        step = play(step.state, ALONE, one)
    return step


# --- Rows -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("highest", "goal", "number", "width"),
    [(6, "all", 4, 7), (9, "longest", 5, 11), (12, "all", 7, 13), (15, "longest", 8, 17), (18, "all", 10, 19)],
)
def test_the_whole_set_lies_in_rows(highest: int, goal: str, number: int, width: int) -> None:
    first = start(variants()["solo-rows"], 1, "rows", {"set": str(highest), "goal": goal})
    state = play(first, None, Deal()).state
    rows = rows_of(state.hands[ALONE], state.body)
    assert [len(row) for row in rows] == [width] * number
    assert sorted(t for row in rows for t in row) == sorted(tile_set(highest))
    assert list(legal(state, ALONE)) == [Play(row[-1]) for row in rows]


def test_a_row_shrinks_from_the_right_and_the_others_stay() -> None:
    state = play(start(variants()["solo-rows"], 1, "rows"), None, Deal()).state
    before = rows_of(state.hands[ALONE], state.body)
    state = laid(state, Play(before[2][-1])).state
    assert rows_of(state.hands[ALONE], state.body) == (*before[:2], before[2][:-1], before[3])


def test_everybody_sees_the_rows() -> None:
    state = play(start(variants()["solo-rows"], 1, "rows"), None, Deal()).state
    assert view(state, None).hands == state.hands


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        (Play(tile(6, 6)), "covered"),
        (Play(tile(1, 0)), "not-open"),
        (Play(tile(5, 3)), "lies-in-line"),
        (Play(tile(3, 2), "L"), "does-not-fit"),
        (Play(tile(3, 2), "U"), "no-such-arm"),
        (Play(tile(3, 2), "L", closed=True), "not-this-game"),
        (PASS, "not-this-game"),
        (DRAW, "not-this-game"),
    ],
)
def test_why_a_move_is_not_legal(move: Move, reason: str) -> None:
    state = laid(dealt("solo-rows", "6-6 3-3 3-2 5-3").state, Play(tile(5, 3))).state
    assert refused(state, move).reason == reason


def test_a_place_that_there_is_not_is_told_with_those_that_are_open() -> None:
    state = dealt("solo-rows", "6-6 3-3 3-2 5-3").state
    assert refused(state, Play(tile(5, 3), "R")).facts == {"arm": "R", "arms": "none"}
    state = laid(state, Play(tile(5, 3))).state
    assert refused(state, Play(tile(3, 2), "U")).facts == {"arm": "U", "arms": "L, R"}


def test_the_double_six_comes_from_the_middle_of_its_row() -> None:
    state = dealt("solo-rows", "6-5 6-6 6-1", start_tile="6-6").state
    missed = refused(state, Play(tile(6, 1)))
    assert (missed.reason, missed.facts["tile"]) == ("must-lead", "6-6")
    state = laid(state, Play(tile(6, 6))).state
    assert state.hands == (parse_tiles("6-5 6-1"),)
    hidden = refused(state, Play(tile(6, 5), "L"))
    assert (hidden.reason, hidden.facts["tile"]) == ("covered", "6-5")


@pytest.mark.parametrize(("goal", "losers", "why"), [("all", (Side(0),), "stuck"), ("longest", (), "longest")])
def test_stuck(goal: str, losers: tuple[Side, ...], why: str) -> None:
    step = laid(dealt("solo-rows", "6-6 3-2", goal=goal).state, Play(tile(3, 2)))
    _, ended, scored, over = step.events
    assert isinstance(ended, RoundEnded)
    assert isinstance(ended.ending, PatienceEnding)
    assert ended.ending.laid == 1
    assert isinstance(scored, Scored)
    assert (scored.points, scored.total) == (1, 1)
    assert over == MatchEnded((), losers, why)
    assert step.state.phase is Phase.OVER


# --- Batches ----------------------------------------------------------------------------------------------


def test_one_tile_is_turned_up_and_a_batch_lies_open() -> None:
    first = start(variants()["solo-batches"], 1, "batches")
    step = play(first, None, Deal())
    dealt, turned, *_ = step.events
    assert isinstance(dealt, Dealt)
    assert isinstance(turned, TurnedUp)
    assert len(dealt.hands[ALONE]) == 5
    assert dealt.boneyard == len(step.state.boneyard) == 28 - 1 - 5
    assert view(step.state, None).hands == step.state.hands


def test_the_next_batch_comes_by_itself() -> None:
    step = dealt("solo-batches", "5-5", boneyard="5-2 6-6 6-5 6-4 6-3 6-2 6-1")
    step = laid(step.state, Play(tile(5, 5), "L"))
    assert step.events == (
        Laid(ALONE, (Play(tile(5, 5), "L"),)),
        BatchDrawn(2, parse_tiles("6-6 6-5 6-4 6-3 6-2")),
    )
    assert not any(isinstance(event, Drew) for event in step.events)
    assert step.state.boneyard == parse_tiles("6-1")
    assert isinstance(step.state.body, Batches)
    assert step.state.body.drawn == 2


def test_nothing_of_a_new_batch_may_fit() -> None:
    step = dealt("solo-batches", "5-5", boneyard="5-2 6-6 6-4 6-3 6-0 6-1")
    step = laid(step.state, Play(tile(5, 5), "L"))
    assert step.state.phase is Phase.OVER
    assert step.state.losers == (0,)
    assert step.state.book.scores == (1,)


def test_a_deal_needs_a_tile_to_turn_up() -> None:
    with pytest.raises(IllegalMove, match="deal-no-start"):
        dealt("solo-batches", "5-5")


@pytest.mark.parametrize(
    ("highest", "options", "batches", "left"),
    [
        (6, {}, 5, 2),
        (9, {}, 7, 5),
        (6, {"batch": "7"}, 3, 6),
        (9, {"batch": "5"}, 10, 4),
        (6, {"play_leftover": "true"}, 6, 0),
    ],
)
def test_how_many_batches_there_are(highest: int, options: dict[str, str], batches: int, left: int) -> None:
    """western.md 4.14 solo-batches.1 and .2."""
    variant = variants()["solo-batches"]
    kernel = variant.rules(choose_all(variant.options(), {"set": str(highest), **options}), 1).kernel
    assert isinstance(kernel, InBatches)
    boneyard = len(kernel.tiles) - 1 - kernel.size
    assert 1 + kernel.batches_left(boneyard) == batches
    while size := kernel.next_size(boneyard):
        boneyard -= size
    assert boneyard == left


# --- House rules ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("solo-rows", {"set": "9"}),
        ("solo-rows", {"set": "15"}),
        ("solo-batches", {"set": "9", "play_leftover": "true"}),
    ],
)
def test_what_can_never_be_won_is_refused(game: str, options: dict[str, str]) -> None:
    with pytest.raises(BadOption, match="never-complete"):
        start(variants()[game], 1, options=options)


# --- The player -------------------------------------------------------------------------------------------


def test_the_player_follows_the_solver() -> None:
    state = dealt("solo-rows", "6-5 5-5 5-3 3-2").state
    while state.turn is not None:
        state = play(state, ALONE, choice(state)).state
    assert state.winners
