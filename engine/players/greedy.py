"""A first computer player: sheds the heaviest tile that fits."""

from __future__ import annotations

from engine.model import Move, Play, Signal, View


def choose(view: View) -> Move:
    """The play of the heaviest tile, or the first of the other moves."""
    moves = [move for move in view.legal if not isinstance(move, Signal)]
    plays = [move for move in moves if isinstance(move, Play)]
    return max(plays, key=lambda play: play.tile.pips) if plays else moves[0]
