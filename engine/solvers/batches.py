"""The solver of the game that is laid in batches (western.md 4.14); like the player it sees no boneyard.

Of the batch that lies open it knows everything: every order is looked at. What comes after it nobody knows, so the
verdict is unknown as long as batches follow; but what cannot be laid is lost, now or later, and the last batch is
won or lost. Of the ways to lay the batch it takes the one whose ends fit the most of the tiles that are unseen.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.board import Board
from engine.game import rules_of
from engine.kernels.batches import InBatches
from engine.kernels.patience import line_of, longer, plays
from engine.model import View
from engine.moves import Play
from engine.solvers.advice import Advice, Verdict
from engine.tiles import Tile, without
from engine.worlds import out_of_sight

Ends = tuple[int, ...]


@dataclass(slots=True)
class _Orders:
    """All orders in which a batch can be laid, each position once."""

    unseen: tuple[Tile, ...]
    effort: int
    known: dict[tuple[tuple[Tile, ...], Ends], tuple[int, int]] = field(default_factory=dict)

    def worth(self, line: Board, batch: tuple[Tile, ...]) -> tuple[int, int]:
        """The most of this batch that can still be laid, and then how many of the unseen tiles fit the ends."""
        ends = tuple(sorted(need for arm in line.arms for need in arm.needs))
        position = batch, ends
        if position not in self.known:
            moves = plays(line, batch) if len(self.known) < self.effort else ()
            ways = [self.worth(longer(line, play), without(batch, play.tile)) for play in moves]
            laid, fitting = max(ways, default=(-1, self._fitting(ends)))
            self.known[position] = laid + 1, fitting
        return self.known[position]

    def _fitting(self, ends: Ends) -> int:
        return sum(not {*ends}.isdisjoint(t) for t in self.unseen)


def solve(view: View, effort: int) -> Advice:
    """Whether the batch can be laid, whether that is all, and with what to go on."""
    kernel, line, batch = rules_of(view).kernel, line_of(view.body), view.hand()
    assert isinstance(kernel, InBatches)
    orders = _Orders(tuple(out_of_sight(view).elements()), effort)
    worth = {
        move: orders.worth(longer(line, move), without(batch, move.tile))
        for move in view.legal
        if isinstance(move, Play)
    }
    best = max(worth, key=worth.__getitem__)
    follows = kernel.batches_left(view.boneyard) > 0
    if worth[best][0] < len(batch) - 1:
        sure = len(orders.known) < effort
        return Advice(Verdict.LOST if sure else Verdict.UNKNOWN, best)
    return Advice(Verdict.UNKNOWN if follows else Verdict.WINNABLE, best)
