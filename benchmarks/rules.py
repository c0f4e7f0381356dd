"""Moves per second through the rules, beside other libraries, in one run: `python -m benchmarks.rules [seconds]`.

A move is what a table does: ask for the legal moves, choose one at random, play it and get its events; deals
count as moves. Only the ratios mean anything: the contenders take turns, each several times, and the median
counts. `make install-bench` installs the others; those that are missing are left out.
"""

from __future__ import annotations

import random
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from importlib.util import find_spec

from engine.game import legal, play, start, variants
from engine.model import Phase
from engine.moves import Deal

TURNS = 15
PLAYERS = 4
"""At each table, if its game is for so many; else as many as are nearest to it."""

Playout = Callable[[random.Random], int]
"""Plays one round, or one game, to its end, and returns the number of its moves."""


def ours(game: str, players: int) -> Playout:
    first = start(variants()[game], players)

    def playout(chance: random.Random) -> int:
        state = play(first, None, Deal(str(chance.random()))).state
        while state.phase is Phase.PLAY:
            assert state.turn is not None
            moves = legal(state, state.turn)
            state = play(state, state.turn, chance.choice(moves)).state
        return state.ply

    return playout


def open_spiel(name: str) -> Playout:
    import pyspiel
    from open_spiel.python.games import block_dominoes, team_dominoes  # noqa: F401 - importing registers them

    game = pyspiel.load_game(name)

    def playout(chance: random.Random) -> int:
        state, moves = game.new_initial_state(), 0
        while not state.is_terminal():
            dealing = state.is_chance_node()
            actions = [action for action, _ in state.chance_outcomes()] if dealing else state.legal_actions()
            state.apply_action(chance.choice(actions))
            moves += not dealing  # it deals tile by tile, which nobody would call moves
        return moves

    return playout


def chess_moves() -> Playout:
    import chess

    def playout(chance: random.Random) -> int:
        board = chess.Board()
        while not board.is_game_over():
            board.push(chance.choice(list(board.legal_moves)))
        return len(board.move_stack)

    return playout


def dominoes_moves() -> Playout:
    import dominoes

    def playout(chance: random.Random) -> int:
        game, moves = dominoes.Game.new(), 0
        while game.result is None:
            game.make_move(*chance.choice(game.valid_moves))
            moves += 1
        return moves

    return playout


def contenders() -> Iterator[tuple[str, Playout]]:
    for game, variant in variants().items():
        players = min(variant.fitting(variant.options()), key=lambda number: abs(number - PLAYERS))
        yield f"{game}, {players} players", ours(game, players)
    if find_spec("pyspiel"):
        yield "open_spiel, block, 2 players", open_spiel("python_block_dominoes")
        yield "open_spiel, team, 4 players", open_spiel("python_team_dominoes")
    if find_spec("chess"):
        yield "chess", chess_moves()
    if find_spec("dominoes"):
        yield "dominoes (mutable, one rule set)", dominoes_moves()


def rate(playout: Playout, seconds: float, chance: random.Random) -> float:
    """Moves per second of this process, whatever else the machine does meanwhile."""
    begun, moves = time.process_time(), 0
    while (passed := time.process_time() - begun) < seconds:
        moves += playout(chance)
    return moves / passed


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 0.3
    rows, chance = dict(contenders()), random.Random(1)
    found: dict[str, list[float]] = {name: [] for name in rows}
    for _ in range(TURNS):
        for name, playout in rows.items():
            found[name].append(rate(playout, seconds, chance))
    base = "open_spiel, team, 4 players" if "open_spiel, team, 4 players" in rows else next(iter(rows))
    unit = statistics.median(found[base])
    print(f"{'moves/s':>8}  ratio")
    for name, rates in found.items():
        median = statistics.median(rates)
        print(f"{median:8,.0f}  {median / unit:5.2f}  {name}")


if __name__ == "__main__":
    main()
