"""What a solver says of a game for one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

from engine.codec import tagged
from engine.model import View
from engine.moves import Move


class Verdict(StrEnum):
    """Whether a game for one can still be won."""

    WINNABLE = "winnable"
    """There is a way, and the solver has found it."""
    LOST = "lost"
    """There is none: every way has been looked at, or there can be none for a reason that is proved."""
    UNKNOWN = "unknown"
    """It depends on tiles that nobody has seen, or the way is too long to look for."""


@tagged("advice")
@dataclass(frozen=True, slots=True)
class Advice:
    """Whether the game can still be won from here, and a good move; None where there is none."""

    verdict: Verdict
    move: Move | None = None
    """The first of a way that wins; of a game that is lost or unknown the move that looks best."""


Solver = Callable[[View, int], Advice]
"""From what the player may know, and how many positions may be looked at, to advice.

It sees no state, and the same view with the same effort gives the same advice."""
