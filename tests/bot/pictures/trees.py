"""Tables with limbs around a double, for the tests of their text and of their picture."""

from __future__ import annotations

import random

from bot.pictures.scene import Limb, Spokes
from bot.screens.spokes import of_feet, of_star
from engine.board import Board, Placed
from engine.game import legal, play, rules_of, start, variants
from engine.kernels.feet_table import Feet
from engine.kernels.layout import Layout
from engine.model import Phase, State
from engine.moves import Deal
from engine.seats import Seat
from engine.tiles import parse_tile


def played(game: str, players: int, seed: str, plies: int, **options: str) -> State:
    """A round played at random for so many plies, or to its end."""
    chance = random.Random(seed)
    state = play(start(variants()[game], players, seed, options), None, Deal()).state
    while state.phase is Phase.PLAY and state.turn is not None and state.ply < plies:
        state = play(state, state.turn, chance.choice(legal(state, state.turn))).state
    return state


def shown(state: State) -> Spokes:
    """What lies on its table."""
    if isinstance(state.body, Feet):
        return of_feet(state.body)
    kernel = rules_of(state).kernel
    assert isinstance(kernel, Layout)
    assert isinstance(state.body, Board)
    return of_star(state.body, kernel.reach.open(state.body))


def limb(key: str, tiles: str = "", *limbs: Limb, begins: int = 9) -> Limb:
    """A limb that grows from a double of this number; it is open unless others grow from it."""
    placed, need = [], begins
    for turn, name in enumerate(tiles.split(), start=1):
        value = parse_tile(name)
        need = value.other(need)
        placed.append(Placed(value, need, Seat(0), turn))
    return Limb(key, tuple(placed), not limbs, limbs)


def around(*limbs: Limb, middle: str = "9-9", across: bool = True) -> Spokes:
    return Spokes(Placed(parse_tile(middle), parse_tile(middle).hi, Seat(0), 0), limbs, across)
