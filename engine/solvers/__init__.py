"""Solvers of the games for one, by what lies on the table."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from engine.kernels.batches import Batches
from engine.kernels.open_rows import Rows
from engine.kernels.squares import Squares
from engine.model import Body, View
from engine.solvers import batches, rows, squares
from engine.solvers.advice import Advice, Solver, Verdict

SOLVERS: Mapping[type[Body], Solver] = MappingProxyType(
    {Rows: rows.solve, Batches: batches.solve, Squares: squares.solve}
)
"""By the body of a kernel, the solver that knows its game."""

EFFORT = 20_000
"""So many positions are looked at before a solver says that it does not know: seconds in the largest set."""


def solvable(body: Body) -> bool:
    """Whether there is a solver for what lies on the table."""
    return type(body) in SOLVERS


def advise(view: View, effort: int = EFFORT) -> Advice:
    """What the solver of this game has to say to the player on turn; only for games that have one."""
    return SOLVERS[type(view.body)](view, effort)


__all__ = ["EFFORT", "SOLVERS", "Advice", "Solver", "Verdict", "advise", "solvable"]
