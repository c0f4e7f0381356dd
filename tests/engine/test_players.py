"""Computer players: they keep to the rules and to what they may know, and are worth playing against."""

from __future__ import annotations

import random

import pytest

from engine.game import legal, play, rules_of, start, variants, view
from engine.model import Phase, State
from engine.moves import CLAIM, DONE, DRAW, PASS, Block, Deal, Draw, Move, Play, Plays, Signal
from engine.notation import read
from engine.players import PLAYERS, careful
from engine.seats import Seat, Side
from engine.tiles import Tile, tile
from tests.effort import EFFORT, one_in
from tests.engine.given import after, deal, played
from tests.engine.on_turn import choice
from tests.engine.strategies import TABLES, allowing

MATCHES = EFFORT.of(24, minutes=40, hours=400)
"""Of one duel; the seeds are the same every time."""


@pytest.mark.parametrize("key", PLAYERS)
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_they_play_legal_moves_and_always_the_same(key: str, game: str, players: int) -> None:
    choose = PLAYERS[key]
    options = allowing(game, players)
    state = play(start(variants()[game], players, "players", options), None, Deal()).state
    while state.turn is not None:
        seen = view(state, state.turn)
        move = choose(seen)
        assert move in legal(state, state.turn)
        assert not isinstance(move, Signal)
        assert choose(seen) == move
        state = play(state, state.turn, move).state


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_nobody_is_asked_out_of_turn(game: str, players: int) -> None:
    state = play(start(variants()[game], players, "players", allowing(game, players)), None, Deal()).state
    for seat in (None, *state.table):
        if seat != state.turn:
            with pytest.raises(ValueError, match="out of turn"):
                careful(view(state, seat))


def tile_of(move: Move) -> Tile:
    assert isinstance(move, Play)
    return move.tile


@pytest.mark.parametrize(
    ("rule", "forced"),
    [("until_playable", DRAW), ("one_then_choice", DRAW), ("one_no_play", DRAW), ("restock", PASS)],
)
def test_forced_moves(rule: str, forced: Move) -> None:
    state = played("draw", ("6-6 1-1", "5-4 3-3"), "6-6", boneyard="2-2 2-1 2-0 4-4 6-5", draw_rule=rule)
    assert choice(state) == forced


def test_it_passes_instead_of_drawing_with_a_light_hand_alone() -> None:
    heavy = played("draw", ("6-6 1-1", "5-4 3-3"), "6-6", boneyard="2-2 2-1 2-0 4-4", draw_rule="two_or_pass")
    assert choice(heavy) == Draw(2)
    light = played("draw", ("6-6 5-5 5-4 5-3", "1-0 0-0"), "6-6", boneyard="2-2 2-1", draw_rule="two_or_pass")
    assert choice(light) == PASS


def test_it_goes_out_when_it_can() -> None:
    state = played("block", ("6-6 5-5 5-0", "6-5 1-1", "5-2"), "6-6", "6-5@L")
    assert choice(state) == Play(tile(5, 2), "L")


def test_it_lays_doubles_and_heavy_tiles_first() -> None:
    state = played("block", ("6-6 0-0 1-1", "6-5 6-1 2-0", "3-3 4-4 2-2"), "6-6")
    assert tile_of(choice(state)) == tile(6, 5)


def test_it_does_not_keep_the_double_blank_to_the_last() -> None:
    state = played("goat", ("1-1 4-4 4-3", "1-0 6-6 3-3", "0-0 6-0"), "1-1", "1-0@L")
    assert choice(state) == Play(tile(0, 0), "L")


def test_it_keeps_the_double_blank_to_win_the_match_with_it() -> None:
    state = played("sea-goat", ("1-1 4-4 4-3", "1-0 6-6 3-3", "0-0 6-0"), "1-1", "1-0@L")
    assert choice(state) == Play(tile(6, 0), "L")


@pytest.mark.parametrize(("account", "lead"), [(40, "6-6"), (0, "5-4")])
def test_it_leads_the_double_six_when_that_goes_for_the_match(account: int, lead: str) -> None:
    first = start(variants()["sea-goat"], 2, scores={Side(0): account})
    finished = after(deal(first, "1-1", "2-0").state, "1-1")
    assert choice(deal(finished, "6-6 5-4 5-3 4-3", "6-1 3-3").state) == read(lead)


def test_it_keeps_the_double_six_for_a_generals_finish() -> None:
    hands = ("1-1 5-5 4-4", "6-1 3-1 2-2", "6-6 6-2 3-3", "5-4 5-0 5-3")
    state = played("general", hands, "1-1", "6-1@L")
    assert choice(state) == Play(tile(6, 2), "L")


def test_it_gives_the_double_six_away_when_it_could_not_be_laid_later() -> None:
    hands = ("1-1 6-2 6-3", "6-1 6-4 2-2", "6-6 1-0 3-3", "6-5 6-0 5-3")
    state = played("general", hands, "1-1", "6-1@L")
    assert choice(state) == Play(tile(1, 0), "R"), "sixes are about"


def test_it_finishes_with_both_tiles() -> None:
    hands = ("1-1 5-5", "6-1 2-2", "0-0 6-6 1-0", "5-4 5-3")
    state = played("general", hands, "1-1", "6-1@L", "1-0@R", "pass", "pass", "pass")
    assert choice(state) == Plays((Play(tile(6, 6), "L"), Play(tile(0, 0), "R")))


def test_it_takes_the_points_that_it_can_make() -> None:
    state = played("muggins", ("5-5 6-2", "5-3 5-0 6-6"), "5-5")
    assert tile_of(choice(state)) == tile(5, 0)


def test_it_lays_a_double_the_way_that_scores() -> None:
    state = played("muggins", ("5-5 5-3 6-6", "5-2 3-3 6-0"), "5-5", "5-2@L", "5-3@R")
    assert choice(state) == Play(tile(3, 3), "R", along=True), "2 + 3, but 2 + 6"


def test_it_claims_what_there_is_and_nothing_else() -> None:
    state = played("muggins", ("5-5 6-2", "5-3 6-6"), "5-5", muggins_call="true")
    assert choice(state) == CLAIM
    forgotten = play(state, Seat(0), DONE).state
    assert choice(forgotten) == CLAIM
    state = played("muggins", ("6-6 6-2", "6-3 1-1"), "6-6", muggins_call="true")
    assert choice(state) == DONE
    assert tile_of(choice(play(state, Seat(0), DONE).state)) == tile(6, 3)


@pytest.mark.parametrize(("left", "shuts"), [("1-0 2-1", True), ("6-4 5-4", False)])
def test_it_shuts_the_round_when_its_hand_is_light(left: str, shuts: bool) -> None:
    finished = played("donkey", ("1-1", "1-0"), "1-1")
    state = after(deal(finished, "6-5 4-3 3-2 4-2", f"6-6 5-5 {left}").state, "6-5")
    closed = Plays((Play(tile(6, 6), "L", closed=True), Play(tile(5, 5), "R", closed=True)))
    assert (choice(state) == closed) is shuts


@pytest.mark.parametrize(("left", "blocks"), [("1-0", True), ("5-4 4-3", False)])
def test_it_blocks_when_its_hand_is_light(left: str, blocks: bool) -> None:
    state = played("barricade", (f"6-6 3-3 {left}", "6-1 5-1 6-2"), "6-6", "6-1@L")
    assert choice(state) == (Block(tile(3, 3), "L") if blocks else PASS)


def test_it_blocks_with_the_double_that_is_heavier() -> None:
    state = played("barricade", ("6-6 3-3 2-2", "6-1 5-1 5-4 5-2"), "6-6", "6-1@L")
    assert choice(state) == Block(tile(3, 3), "L")


@pytest.mark.parametrize(("price", "double"), [("0", tile(3, 3)), ("50", tile(0, 0))])
def test_it_blocks_with_a_double_blank_that_is_dear(price: str, double: Tile) -> None:
    hands = ("6-6 3-3 0-0", "6-1 5-1 6-4 5-2 6-2")
    state = played("barricade", hands, "6-6", "6-1@L", double_blank_pips=price)
    assert choice(state) == Block(double, "L")


@pytest.mark.parametrize("game", ["draw", "barricade", "bergen"])
def test_what_it_looks_at_knows_the_house_rules_about_the_double_blank(game: str) -> None:
    rules = rules_of(start(variants()[game], 2, options={"double_blank_pips": "50"}))
    assert rules.scoring.value is not None
    assert rules.scoring.value((tile(0, 0),)) == (50, "zero-zero")


def test_it_goes_out_rather_than_to_block() -> None:
    state = played("barricade", ("6-6 1-1", "6-1 5-4"), "6-6", "6-1@L")
    assert choice(state) == Play(tile(1, 1), "L")


def test_it_lays_all_that_it_can() -> None:
    state = played("hungarian", ("6-6 6-5 5-0", "6-4 3-2"), "6-6")
    assert isinstance(move := choice(state), Play)
    assert choice(play(state, Seat(0), move).state) == Play(tile(5, 0), move.arm)


# --- Against a player that lays anything ------------------------------------------------------------------


def share_won(game: str, players: int, options: dict[str, str]) -> float:
    """The share of matches that one careful side wins against careless ones; a draw is half a match. At a table of
    four its share would be a quarter."""
    won = 0.0
    for number in range(MATCHES):
        state, chance = start(variants()[game], players, f"duel {number}", options), random.Random(number)
        side = state.sides[number % players]
        while state.phase is not Phase.OVER:
            state = play(state, state.turn, _move(state, side, chance)).state
        lost = side in state.losers
        won += 0.5 if not state.winners else float(not lost)
    return won / MATCHES


def _move(state: State, side: Side, chance: random.Random) -> Move:
    if state.turn is None:
        return Deal()
    if state.sides[state.turn] == side:
        return careful(view(state, state.turn))
    return chance.choice([move for move in legal(state, state.turn) if not isinstance(move, Signal)])


DUELS: list[tuple[str, int, dict[str, str], float]] = [
    ("block", 2, {"target": "50"}, 0.7),
    ("block", 4, {"target": "50"}, 0.33),
    ("draw", 2, {"target": "50"}, 0.7),
    ("goat", 2, {"target": "51"}, 0.75),
    ("goat", 4, {"target": "51"}, 0.75),
    ("general", 4, {"session_rounds": "8"}, 0.52),
    ("sea-goat", 2, {}, 0.7),
    ("sea-goat", 4, {}, 0.7),
    ("sport-goat", 4, {"rounds": "4"}, 0.7),
    ("classic", 2, {"target": "50"}, 0.7),
    ("donkey", 2, {"target": "51"}, 0.75),
    ("donkey", 4, {"target": "51"}, 0.75),
    ("telephone", 2, {"target": "100"}, 0.85),
    ("telephone", 4, {"target": "100"}, 0.85),
    ("muggins", 2, {"target": "100"}, 0.85),
    ("muggins", 3, {"target": "100", "muggins_call": "true"}, 0.6),
    ("all-fives", 2, {}, 0.75),
    ("all-fives", 3, {"must_announce": "true", "spinner": "first_double"}, 0.6),
    ("fives-pl", 2, {"set": "6"}, 0.8),
    ("all-sevens", 2, {"target": "50"}, 0.55),
    ("matador", 3, {"target": "50"}, 0.4),
    ("bergen", 2, {}, 0.65),
    ("sevastopol", 4, {"target": "50"}, 0.33),
    ("mexican-train", 2, {"rounds": "2", "set": "9"}, 0.65),
    ("cyprus", 4, {"target": "50"}, 0.4),
    ("chickenfoot", 2, {"rounds": "3"}, 0.7),
    ("classic-draw", 2, {"target": "50"}, 0.7),
    ("classic-block", 3, {"target": "50"}, 0.5),
    ("block-restock", 2, {"target": "50"}, 0.85),
    ("peruvian", 4, {}, 0.4),
    ("hungarian", 2, {}, 0.9),
    ("hungarian", 3, {"scoring": "penalty"}, 0.9),
    ("barricade", 2, {"target": "50"}, 0.5),
    ("barricade", 3, {"base": "hungarian"}, 0.7),
]
"""A game, players, house rules, and how much of it one wins at least who plays well against others who do not."""


@pytest.mark.parametrize(("game", "players", "options", "at_least"), one_in(2, DUELS))
def test_it_beats_a_careless_player(game: str, players: int, options: dict[str, str], at_least: float) -> None:
    assert share_won(game, players, options) >= at_least
