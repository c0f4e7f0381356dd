"""The board at play: what is refused and why, how it ends, and what the solver and the computer player say."""

from __future__ import annotations

import random
from itertools import permutations
from math import factorial

import pytest

from engine.errors import IllegalMove
from engine.events import MatchEnded, RoundEnded
from engine.game import legal, play, start, variants, view
from engine.kernels.squares import Lifted, Put, Squares, SquaresEnding
from engine.model import Phase, State
from engine.moves import DONE, Deal, DealTiles, Lift, Move, Place
from engine.seats import Seat
from engine.solvers import Verdict, advise
from engine.squares.counting import HALF_TURN, Solution, grid_of, moved, solution_number, solutions, ways
from engine.squares.puzzles import completions
from engine.tiles import parse_tile, tile_set
from tests.engine.given import after, parse
from tests.engine.on_turn import choice, refused

ME = Seat(0)


def dealt(seed: str = "x", **options: str) -> State:
    return play(start(variants()["domino-squares"], 1, options=options), None, Deal(seed)).state


def board(state: State) -> Squares:
    assert isinstance(state.body, Squares)
    return state.body


def why(state: State, move: str) -> str:
    return str(refused(state, move))


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("place 6-4 r3c3 r3c4", "already-laid (tile 6-4)"),
        ("place 5-4 r1c2 r1c3", "cell-covered (cell r1c2)"),
        ("place 5-4 r3c2 r3c1", "no-such-cell (cell r3c1)"),
        ("place 5-4 r0c1 r1c1", "no-such-cell (cell r0c1)"),
        ("place 5-4 r2c2 r3c3", "cells-apart"),
        ("place 5-4 r3c3 r3c3", "cells-apart"),
        ("lift 5-4", "not-on-board (tile 5-4)"),
        ("5-4", "cells-wanted"),
        ("pass", "not-this-game"),
        ("draw", "not-this-game"),
    ],
)
def test_a_refusal_has_its_reason(move: str, reason: str) -> None:
    assert why(after(dealt(), "place 6-4 r1c1 r1c2"), move) == reason


def test_a_printed_number_is_kept() -> None:
    state = dealt(puzzle="digits")
    printed = board(state).given[0]
    other = 0 if printed else 1
    assert why(state, f"place {other}-{other} r1c1 r1c2") == f"cell-printed (cell r1c1, number {printed})"


def test_another_game_s_tile_is_refused() -> None:
    assert why(dealt(), "place 9-4 r1c1 r1c2") == "not-in-hand (tile 9-4)"


@pytest.mark.parametrize("hand", ["6-6", "6-6 5-5 1-0"])
def test_only_the_whole_set_is_dealt(hand: str) -> None:
    first = start(variants()["domino-squares"], 1)
    with pytest.raises(IllegalMove, match="deal-whole"):
        play(first, None, DealTiles((tuple(map(parse_tile, hand.split())),)))
    assert sorted(play(first, None, DealTiles(((),))).state.hands[0]) == sorted(tile_set(6))


def test_what_a_deal_gives() -> None:
    assert board(dealt()).given == ()
    assert None not in board(dealt(puzzle="digits")).given
    given = board(dealt(puzzle="given")).given
    assert completions(given) == 1
    assert given != board(dealt("y", puzzle="given")).given
    assert board(dealt(puzzle="given", grade="hard")).given.count(None) > given.count(None)


def test_what_is_told_of_a_move() -> None:
    state = dealt()
    move = parse(state, ME, "place 6-4 r1c1 r1c2")
    assert isinstance(move, Place)
    step = play(state, ME, move)
    assert step.events == (Put(ME, move),)
    assert board(step.state).fresh
    lifted = play(step.state, ME, Lift(move.tile))
    assert lifted.events == (Lifted(ME, move.tile),)
    assert (board(lifted.state).changes, board(lifted.state).fresh) == (2, False)
    assert sorted(lifted.state.hands[0]) == sorted(state.hands[0])


def test_every_solution_has_a_number_of_its_own() -> None:
    """Boards have the same number if they are the same, one of them perhaps turned by half, and only then."""
    numbers: dict[frozenset[Solution], set[int]] = {}
    for solution in solutions():
        for names in permutations(range(3)):
            pattern = tuple(names[number] if number < 3 else number for number in solution.pattern)
            for way in (Solution(pattern, solution.spots), moved(Solution(pattern, solution.spots), HALF_TURN[1])):
                same = frozenset((way, moved(way, HALF_TURN[1])))
                numbers.setdefault(same, set()).add(solution_number(grid_of(way.pattern), way.spots))
    assert all(len(found) == 1 for found in numbers.values())
    every = set().union(*numbers.values())
    assert len(every) == len(numbers)
    assert (min(every) >= 1, max(every) <= ways(HALF_TURN) == 342_720) == (True, True)


def test_the_numbers_begin_with_1_and_have_no_end_before_the_last() -> None:
    first, last = (grid_of([names[number] for number in solutions()[0].pattern]) for names in (UP, DOWN))
    assert solution_number(first, solutions()[0].spots) == 1
    assert solution_number(last, solutions()[0].spots) == factorial(7)


UP, DOWN = tuple(range(7)), tuple(range(6, -1, -1))


def test_what_is_no_solution_has_no_number() -> None:
    grid = grid_of([0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6])
    with pytest.raises(ValueError, match="no solution"):
        solution_number(grid, solutions()[0].spots)


def test_a_board_that_is_done_wins_the_match() -> None:
    state = dealt(puzzle="given")
    while state.phase is Phase.PLAY:
        step = play(state, ME, choice(state))
        state = step.state
    ended = [event for event in step.events if isinstance(event, RoundEnded | MatchEnded)]
    assert isinstance(ended[-1], MatchEnded)
    assert (state.winners, state.losers, state.book.scores) == ((0,), (), (28,))
    assert isinstance(ended[0], RoundEnded)
    assert isinstance(ended[0].ending, SquaresEnding)
    assert ended[0].ending.changes == 28
    assert 1 <= ended[0].ending.solution <= ways(HALF_TURN)


def test_who_gives_up_has_lost() -> None:
    step = play(after(dealt(), "place 6-4 r1c1 r1c2"), ME, DONE)
    state, ended = step.state, next(event for event in step.events if isinstance(event, RoundEnded))
    assert isinstance(ended.ending, SquaresEnding)
    assert (ended.ending.laid, ended.ending.changes, ended.ending.solution) == (1, 1, 0)
    assert (state.phase, state.winners, state.losers, state.book.scores) == (Phase.OVER, (), (0,), (1,))


# --- The solver -------------------------------------------------------------------------------------------


def test_a_hint_leads_to_the_end() -> None:
    state = dealt()
    for left in range(28, 0, -1):
        assert len(state.hands[0]) == left
        advice = advise(view(state, ME))
        assert advice.verdict is Verdict.WINNABLE
        assert advice.move in legal(state, ME)
        state = play(state, ME, there(advice.move)).state
    assert state.winners == (0,)


def there(move: Move | None) -> Move:
    assert move is not None
    return move


@pytest.mark.parametrize(
    ("moves", "wrong"),
    [
        (("place 6-4 r1c1 r1c2",), "6-4"),  # a block with two numbers
        (("place 6-6 r1c1 r2c1", "place 5-4 r1c2 r1c3"), "5-4"),
        (("place 6-6 r1c3 r1c4", "place 5-5 r1c1 r2c1", "place 6-5 r1c2 r2c2"), "6-5"),
        (("place 6-6 r1c2 r1c3",), "6-6"),  # two blocks that touch have the same number, but here none can
        (("place 6-6 r2c2 r3c2", "place 6-5 r2c1 r1c1"), "6-5"),
    ],
)
def test_a_tile_that_does_not_go_with_the_others_is_to_be_lifted(moves: tuple[str, ...], wrong: str) -> None:
    advice = advise(view(after(dealt(), *moves), ME))
    assert (advice.verdict, advice.move) == (Verdict.LOST, Lift(parse_tile(wrong)))


def test_numbers_that_are_given_are_kept_in_mind() -> None:
    """Some tile would go with an empty board, and does not with what is printed elsewhere."""
    state, free = dealt(puzzle="given", grade="hard"), dealt()
    for move in legal(state, ME):
        if move != DONE and verdict(state, move) is Verdict.LOST and verdict(free, move) is Verdict.WINNABLE:
            return
    pytest.fail("what is printed makes no difference")


def verdict(state: State, move: Move) -> Verdict:
    return advise(view(play(state, ME, move).state, ME)).verdict


@pytest.mark.parametrize("puzzle", ["free", "given", "digits"])
def test_the_computer_player_mends_what_it_finds(puzzle: str) -> None:
    chance, state = random.Random(puzzle), dealt(puzzle=puzzle)
    for _ in range(20):
        state = play(state, ME, chance.choice([move for move in legal(state, ME) if move != DONE])).state
    moves = 0
    while state.phase is Phase.PLAY:
        state, moves = play(state, ME, choice(state)).state, moves + 1
    assert state.winners == (0,)
    assert moves <= 2 * 28
