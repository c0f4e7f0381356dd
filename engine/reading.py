"""What somebody has written, found among the legal moves."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from dataclasses import replace

from engine.errors import AmbiguousMove
from engine.game import legal, rules_of
from engine.model import Body, State
from engine.moves import Move, Play
from engine.notation import fits, meanings, read
from engine.parts import Rules
from engine.seats import Seat


def distinct(body: Body, rules: Rules, moves: tuple[Move, ...]) -> dict[Hashable, tuple[Move, ...]]:
    """The moves in groups of those that come to the same, as when they differ only in which empty arm of a tile
    they use; by what `Kernel.place` says of them."""
    groups: dict[Hashable, tuple[Move, ...]] = {}
    for move in moves:
        key = rules.kernel.place(body, move)
        groups[key] = (*groups.get(key, ()), move)
    return groups


def meant(state: State, seat: Seat, text: str) -> Move:
    """The move that a text names: of several that come to the same the first. Raises what `readings` raises."""
    return readings(state, seat, text)[0]


def readings(state: State, seat: Seat, text: str) -> tuple[Move, ...]:
    """The moves that a text names: several only if they come to the same for now, on empty arms of one tile. If no
    legal move is meant, a move that `play` refuses with its reason.

    Raises BadNotation or AmbiguousMove."""
    moves = legal(state, seat)
    wanted = without_needless_half(state, read(text), moves)
    if wanted in moves:
        return (wanted,)
    groups = distinct(state.body, rules_of(state), meanings(wanted, moves))
    if len(groups) > 1:
        raise AmbiguousMove([same[0] for same in groups.values()])
    return next(iter(groups.values()), (wanted,))


def without_needless_half(state: State, wanted: Move, moves: Iterable[Move]) -> Move:
    """A move that was read, without the half that stays showing where the rules leave no choice of it: people may
    name it all the same."""
    if not isinstance(wanted, Play) or wanted.shown is None or any(fits(wanted, move) for move in moves):
        return wanted
    kernel, bare = rules_of(state).kernel, replace(wanted, shown=None)
    found = {
        kernel.shows(state.body, move)
        for move in moves
        if isinstance(move, Play) and move.shown is None and fits(bare, move)
    }
    return bare if found == {wanted.shown} else wanted
