"""Computer players: from a View, never a State, to a move. They are named by a key that is stored with a seat."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.model import Move, View
from engine.players import greedy

PLAYERS: Mapping[str, Callable[[View], Move]] = {"greedy": greedy.choose}

DEFAULT = "greedy"


def choose(kind: str, view: View) -> Move:
    """The move of the computer player of this kind; a kind that is no more plays like the usual one."""
    return PLAYERS.get(kind, PLAYERS[DEFAULT])(view)
