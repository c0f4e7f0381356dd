"""The computer player of Sausage: cuts where it gives most away, and otherwise leaves the other little to cut.

Nobody knows his own row, so there is nothing to plan but the table.
"""

from __future__ import annotations

from engine.game import rules_of
from engine.kernels.sausage import Sausage
from engine.kernels.sausage_table import Sausages, sausages_of
from engine.model import View
from engine.moves import Cut, Insert, Move, Play
from engine.tiles import pips


def choose(view: View) -> Move:
    """The move of `view.me`, who is on turn."""
    return max(view.legal, key=lambda move: _worth(view, move))


def _worth(view: View, move: Move) -> tuple[int, int]:
    """The pips that a move gives to the opponent, and then how few he can give back with his next tile."""
    table, kernel = sausages_of(view.body), rules_of(view).kernel
    assert isinstance(kernel, Sausage)
    assert view.me is not None
    if not isinstance(move, Play | Insert | Cut):
        return 0, 0
    given = pips(table.before(move.depth)) if isinstance(move, Cut) else 0
    return given, -_danger(kernel, table.laid(view.me, move))


def _danger(kernel: Sausage, table: Sausages) -> int:
    """The pips before every depth at which a tile cuts that does not lie on the table."""
    laid = kernel.laid(table)
    return sum(pips(table.before(depth)) for depth in kernel.cuts(table) if table.cutter(depth) not in laid)
