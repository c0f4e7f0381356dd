"""Computer players, by key. A player is a function from what a seat may know to what it does."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from engine.board import Board
from engine.kernels.batches import Batches
from engine.kernels.feet_table import Feet
from engine.kernels.open_rows import Rows
from engine.kernels.running_total import Running
from engine.kernels.sausage_table import Sausages
from engine.kernels.squares import Squares
from engine.kernels.trains_table import Tracks
from engine.kernels.tricks_table import Tricks
from engine.model import Body, View
from engine.moves import Move
from engine.players import adding, feet, layout, patience, sausage, trains, tricks

Player = Callable[[View], Move]
"""Chooses one of `view.legal`; it never sees the state, and the same view gives the same move."""

_CAREFUL: Mapping[type[Body], Player] = {
    Board: layout.choose,
    Feet: feet.choose,
    Tracks: trains.choose,
    Sausages: sausage.choose,
    Rows: patience.choose,
    Batches: patience.choose,
    Squares: patience.choose,
    Tricks: tricks.choose,
    Running: adding.choose,
}
"""By what lies on the table, the player that knows it."""


def careful(view: View) -> Move:
    """The best move that the player of this game finds; ValueError if it is not his turn."""
    if view.me is None or view.me != view.turn:
        raise ValueError("nobody moves out of turn")
    return _CAREFUL[type(view.body)](view)


PLAYERS: Mapping[str, Player] = MappingProxyType({"greedy": careful})
"""All players; a key is for ever, for matches are saved with it."""

DEFAULT = "greedy"
"""Who sits down when a computer player is asked for, and stands in for people."""


def choose(kind: str, view: View) -> Move:
    """The move of the player of this kind; a kind that no longer exists plays like the usual one."""
    return PLAYERS.get(kind, PLAYERS[DEFAULT])(view)
