"""A careful player of Chickenfoot: it gets rid of what is heavy and keeps tiles that it can lay.

Of the tiles that it may lay it weighs, in this order of importance:

- going out;
- what the tile would cost in the hand at the end (0-0 most of all);
- a double, if the own hand has toes for it; but with a heavy hand it keeps one whose toes nobody has any more, for
  that would end the round;
- numbers left in the hand that an open end asks for;
- an end that few of the tiles that it has not seen fit.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from engine.game import rules_of
from engine.kernels.feet import Chickenfoot
from engine.kernels.feet_table import Feet, feet_of
from engine.model import View
from engine.moves import Move, Play
from engine.rules.values import HandValue
from engine.scoring.penalties import Penalties
from engine.tiles import Tile, pips, without
from engine.worlds import out_of_sight

OUT = 1000.0
COST = 1.0
"""For a pip less in the hand."""
TOE = 3.0
"""For a tile in the hand that can be a toe of the new foot."""
LAME = 5.0
"""Against each toe that is missing for good: the round ends, and everybody pays for what he holds."""
NEXT = 2.0
"""For a tile left in the hand that fits an end."""
OPEN = 0.5
"""Against each unseen tile that fits the new end."""


def choose(view: View) -> Move:
    """The best of the moves that a seat may make now."""
    laying = [move for move in view.legal if isinstance(move, Play)]
    if not laying or not laying[0].arm:
        return view.legal[0]
    table = _Table.of(view)
    return max(laying, key=table.worth)


@dataclass(frozen=True, slots=True)
class _Table:
    """What the player makes of a view before it weighs single moves."""

    toes: int
    body: Feet
    hand: tuple[Tile, ...]
    unseen: Counter[Tile]
    cost: HandValue
    light: bool
    """Whether the hand is not heavier than the others are likely to be."""

    @classmethod
    def of(cls, view: View) -> _Table:
        rules, body, hand = rules_of(view), feet_of(view.body), view.hand()
        kernel, scoring = rules.kernel, rules.scoring
        assert isinstance(kernel, Chickenfoot)
        assert isinstance(scoring, Penalties)
        unseen = out_of_sight(view)
        weight = pips(unseen.elements()) / max(1, unseen.total())
        others = [len(view.hands[seat]) for seat in view.table if seat != view.me]
        expected = weight * sum(others) / max(1, len(others))
        return cls(kernel.toes, body, hand, unseen, scoring.value, scoring.value(hand)[0] <= expected)

    def worth(self, play: Play) -> float:
        rest = without(self.hand, play.tile)
        if not rest:
            return OUT
        arm = self.body.arm(play.arm)
        assert arm is not None  # the move is legal
        assert arm.need is not None
        saved = COST * (self.cost(self.hand)[0] - self.cost(rest)[0])
        if play.tile.double:
            return saved + self._foot(play.tile, rest)
        outer = play.tile.other(arm.need)
        needs = {outer} | {other.need for other in self.body.open() if other is not arm}
        following = sum(not needs.isdisjoint(held) for held in rest)
        return saved + NEXT * following - OPEN * self._unseen_with(outer)

    def _foot(self, double: Tile, rest: tuple[Tile, ...]) -> float:
        """What a new foot is worth, of which some toes may be in the own hand."""
        own = sum(double.hi in held for held in rest)
        missing = max(0, self.toes - own - self._unseen_with(double.hi))
        return TOE * min(own, self.toes) - (0 if self.light else LAME * missing)

    def _unseen_with(self, number: int) -> int:
        return sum(count for held, count in self.unseen.items() if number in held)
