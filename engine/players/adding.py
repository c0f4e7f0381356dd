"""A careful player of running totals: it takes what it can make now, and leaves the next player little.

Of the tiles that it may lay it weighs what the total scores, what the next player could score on it with the
tiles that are not seen, what it could score itself with those that it keeps, and how many different steps
they make.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from engine.game import rules_of
from engine.kernels.running_total import RunningTotal, running_of
from engine.model import View
from engine.moves import DRAW, Move, Play
from engine.notation import write
from engine.seats import in_turn
from engine.tiles import Tile, without
from engine.worlds import out_of_sight

NOW = 10.0
"""For a point that is made at once."""
GIVEN = 6.0
"""Against a point that the next player makes if he holds the tile for it."""
LATER = 1.0
"""For a point that a tile of one's own could make if the total stayed as it is."""
STEP = 0.5
"""For a number of pips that a tile of one's own can add."""
HELP = 3.0
"""So much worse the table must be with any tile of one's own to draw instead."""


def choose(view: View) -> Move:
    """The best of the moves that a seat may make now."""
    laying = [move for move in view.legal if isinstance(move, Play)]
    table = _Table.of(view)
    best = max(laying, key=lambda move: (table.worth(move.tile), write(move)))
    # A tile more costs nothing but the turn: it is drawn where every tile would help the next player.
    return DRAW if DRAW in view.legal and table.worth(best.tile) + HELP < table.stays() else best


@dataclass(frozen=True, slots=True)
class _Table:
    """What the player makes of a view before it weighs single tiles."""

    total: int
    points: dict[int, float]
    """What a total scores, measured by the first goal."""
    hand: tuple[Tile, ...]
    unseen: Counter[int]
    """By pips how many tiles are neither in the hand nor on the table."""
    share: float
    """How many of those the next player is likely to hold, of each."""

    @classmethod
    def of(cls, view: View) -> _Table:
        kernel, running, hand = rules_of(view).kernel, running_of(view.body), view.hand()
        assert isinstance(kernel, RunningTotal)
        assert view.me is not None  # who may move has a seat
        first, *_ = kernel.goals
        unseen = out_of_sight(view)
        others = in_turn(view.table, view.me)[1:]
        held = next((len(view.hands[seat]) for seat in others if view.hands[seat]), 0)
        return cls(
            total=running.total,
            points={goal.total: goal.points / first.points for goal in kernel.goals},
            hand=hand,
            unseen=Counter(t.pips for t in unseen.elements()),
            share=held / unseen.total() if unseen else 0,
        )

    def worth(self, laid: Tile) -> float:
        """How good the table is with this tile on it."""
        total, rest = self.total + laid.pips, without(self.hand, laid)
        return NOW * self.points.get(total, 0) + self._after(total, rest)

    def stays(self) -> float:
        """How good the table is as it is, for one who lays nothing."""
        return self._after(self.total, self.hand)

    def _after(self, total: int, rest: tuple[Tile, ...]) -> float:
        steps = {t.pips for t in rest}
        given = sum(
            points * min(1.0, self.share * self.unseen[goal - total]) for goal, points in self.points.items()
        )
        later = sum(points for goal, points in self.points.items() if goal - total in steps)
        return LATER * later + STEP * len(steps) - GIVEN * given
