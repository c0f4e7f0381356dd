"""Computer players: they keep to the rules and to what they may know, and are worth playing against."""

from __future__ import annotations

import random

import pytest

from engine.game import legal, play, start, variants, view
from engine.model import PASS, Deal, DealTiles, Move, Phase, Play, Plays, Seat, Side, Signal, State
from engine.notation import read
from engine.players import PLAYERS, greedy
from engine.tiles import parse_tiles, tile
from tests.engine.strategies import TABLES


def after(game: str, hands: tuple[str, ...], *moves: str, boneyard: str = "", **options: str) -> State:
    deal = DealTiles(tuple(map(parse_tiles, hands)), parse_tiles(boneyard), lot=Seat(0))
    state = play(start(variants()[game], len(hands), options=options), None, deal).state
    for text in moves:
        assert state.turn is not None
        move = read(text).move()
        assert move is not None
        state = play(state, state.turn, move).state
    return state


def choice(state: State) -> Move:
    assert state.turn is not None
    return greedy.choose(view(state, state.turn))


@pytest.mark.parametrize("key", PLAYERS)
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_they_play_legal_moves_and_always_the_same(key: str, game: str, players: int) -> None:
    choose = PLAYERS[key]
    options = {"set": "12"} if game in ("block", "draw") and players > 4 else {}
    state = play(start(variants()[game], players, "players", options), None, Deal()).state
    while state.turn is not None:
        seen = view(state, state.turn)
        move = choose(seen)
        assert move in legal(state, state.turn)
        assert not isinstance(move, Signal)
        assert choose(seen) == move
        state = play(state, state.turn, move).state


def test_nobody_is_asked_out_of_turn() -> None:
    state = after("block", ("6-6 1-1", "6-4 6-3"))
    for seat in (Seat(1), None):
        with pytest.raises(ValueError, match="nothing"):
            greedy.choose(view(state, seat))


@pytest.mark.parametrize("rule", ["until_playable", "one_then_choice", "one_no_play", "two_or_pass", "restock"])
def test_forced_moves(rule: str) -> None:
    state = after("draw", ("6-6 1-1", "5-4 3-3"), "6-6", boneyard="2-2 2-1 2-0 4-4 6-5", draw_rule=rule)
    assert choice(state) == next(
        (move for move in legal(state, Seat(1)) if move == PASS), legal(state, Seat(1))[0]
    )


def test_it_goes_out_when_it_can() -> None:
    state = after("block", ("6-6 5-5 5-0", "6-5 1-1", "5-2"), "6-6", "6-5@L")
    assert choice(state) == Play(tile(5, 2), "L")


def test_it_lays_doubles_and_heavy_tiles_first() -> None:
    state = after("block", ("6-6 0-0 1-1", "6-5 6-1 2-0", "3-3 4-4 2-2"), "6-6")
    assert isinstance(move := choice(state), Play)
    assert move.tile == tile(6, 5)


def test_it_does_not_keep_the_double_blank_to_the_last() -> None:
    state = after("goat", ("1-1 4-4 4-3", "1-0 6-6 3-3", "0-0 6-0"), "1-1", "1-0@L")
    assert choice(state) == Play(tile(0, 0), "L")


def test_it_keeps_the_double_six_for_a_generals_finish() -> None:
    hands = ("1-1 5-5 4-4", "6-1 3-1 2-2", "6-6 6-2 3-3", "5-4 5-0 5-3")
    state = after("general", hands, "1-1", "6-1@L")
    assert choice(state) == Play(tile(6, 2), "L")


def test_it_gives_the_double_six_away_when_it_could_not_be_laid_later() -> None:
    hands = ("1-1 6-2 6-3", "6-1 6-4 2-2", "6-6 1-0 3-3", "6-5 6-0 5-3")
    state = after("general", hands, "1-1", "6-1@L")
    assert choice(state) == Play(tile(1, 0), "R"), "sixes are about"


def test_it_finishes_with_both_tiles() -> None:
    hands = ("1-1 5-5", "6-1 2-2", "0-0 6-6 1-0", "5-4 5-3")
    state = after("general", hands, "1-1", "6-1@L", "1-0@R", "pass", "pass", "pass")
    assert choice(state) == Plays((Play(tile(6, 6), "L"), Play(tile(0, 0), "R")))


# --- Against a player that lays anything ------------------------------------------------------------------


def share_won(game: str, players: int, matches: int, **options: str) -> float:
    """The share of matches that one careful side wins against careless ones; a draw is half a match."""
    won = 0.0
    for number in range(matches):
        state, chance = start(variants()[game], players, f"duel {number}", options), random.Random(number)
        careful = state.sides[number % players]
        while state.phase is not Phase.OVER:
            state = play(state, state.turn, _move(state, careful, chance)).state
        lost = careful in state.losers
        won += 0.5 if not state.winners else float(not lost)
    return won / matches


def _move(state: State, careful: Side, chance: random.Random) -> Move:
    if state.turn is None:
        return Deal()
    if state.sides[state.turn] == careful:
        return choice(state)
    return chance.choice([move for move in legal(state, state.turn) if not isinstance(move, Signal)])


@pytest.mark.parametrize(
    ("game", "players", "options", "at_least"),
    [
        ("block", 2, {"target": "50"}, 0.7),
        ("draw", 2, {"target": "50"}, 0.7),
        ("goat", 2, {"target": "51"}, 0.75),
        ("goat", 4, {"target": "51"}, 0.75),
        ("general", 4, {"session_rounds": "8"}, 0.52),
    ],
)
def test_it_beats_a_careless_player(game: str, players: int, options: dict[str, str], at_least: float) -> None:
    assert share_won(game, players, 100, **options) >= at_least


def test_at_a_table_of_four_it_wins_more_than_its_share() -> None:
    assert share_won("block", 4, 60, target="50") >= 0.33
