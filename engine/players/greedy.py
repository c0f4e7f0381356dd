"""A careful player that looks one move ahead and counts tiles, but neither guesses hands nor searches.

Of the tiles that it may lay it weighs, in this order of importance:

- going out, best with the tiles that make a General;
- where pips count, what the tile would cost in the hand at the end (0-0 left alone costs what the house rules
  say, so that it is not kept to the last);
- in General's goat, keeping 0-0 and 6-6 for the finish, as long as another tile can still open their number;
- freedom: different numbers left in the hand, and tiles of the hand that fit the new ends; doubles go early,
  for they fit in one place only;
- control: few tiles that others can hold fit the new ends, and after passes the ends stay as they are.

It takes no notice of signs, and gives none.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from engine.game import rules_of
from engine.kernels.layout import Board
from engine.model import PASS, Move, Play, Plays, Signal, View
from engine.notation import write
from engine.rules.values import SIX, ZERO, HandValue
from engine.scoring.goat import Goat
from engine.scoring.points import Points
from engine.scoring.titles import TitleOf, Titles
from engine.tiles import Tile, without

OUT, TITLE = 1000.0, 500.0
KEPT = 30.0
"""For a tile that is saved for a General's finish."""
COST = 0.7
"""For a pip less in the hand."""
DOUBLE = 2.0
NUMBER = 1.0
"""For a number that is left in the hand."""
NEXT = 2.0
"""For a tile left in the hand that fits one of the new ends."""
OPEN = 1.0
"""Against each tile of the others that fits one of the new ends."""
STUCK = 3.0
"""For an end that stays as it was when others had to pass."""


def choose(view: View) -> Move:
    """The best of the moves that a seat may make now; ValueError if it may make none."""
    moves = [move for move in view.legal if not isinstance(move, Signal)]
    laying = [move for move in moves if isinstance(move, Play | Plays)]
    if not moves:
        raise ValueError("there is nothing to choose from")
    if not laying:
        # Where one may pass instead of drawing, tiles that are not drawn cost nothing.
        return PASS if PASS in moves else moves[0]
    table = _Table.of(view)
    return max(laying, key=lambda move: (table.worth(move), write(move)))


@dataclass(frozen=True, slots=True)
class _Table:
    """What the player makes of a view before it weighs single moves."""

    hand: tuple[Tile, ...]
    ends: dict[str, int]
    """By arm the number that it asks for; none before the first tile."""
    passed: bool
    """Whether the player before had to pass on these ends."""
    unseen: Counter[int]
    """By number how many tiles with it are neither in the hand nor on the table."""
    cost: HandValue | None
    """What tiles cost in the hand; None where they cost nothing."""
    title: TitleOf | None
    """Which finishes earn a title, where titles are what counts."""

    @classmethod
    def of(cls, view: View) -> _Table:
        rules, hand = rules_of(view), view.hand()
        gone = Counter((*hand, *rules.kernel.laid(view.body)))
        unseen = Counter(rules.kernel.tiles) - gone
        scoring = rules.scoring
        titles = isinstance(scoring, Titles)
        board = view.body if isinstance(view.body, Board) else Board()
        return cls(
            hand=hand,
            ends={arm.key: arm.need for arm in board.arms},
            passed=board.passes > 0,
            unseen=Counter(number for t in unseen.elements() for number in {*t}),
            cost=None if titles else scoring.value if isinstance(scoring, Points | Goat) else HandValue(),
            title=scoring.title if isinstance(scoring, Titles) else None,
        )

    def worth(self, move: Play | Plays) -> float:
        plays = move.plays if isinstance(move, Plays) else (move,)
        tiles = tuple(play.tile for play in plays)
        rest, ends = self.hand, dict(self.ends)
        for play in plays:
            rest = without(rest, play.tile)
            ends = self._after(ends, play)
        if not rest:
            return OUT + (TITLE * len(tiles) if self.title and self._earns(tiles) else 0)
        return (
            (COST * (self.cost(self.hand)[0] - self.cost(rest)[0]) if self.cost else 0)
            + self._kept(rest, ends)
            + DOUBLE * sum(t.double for t in tiles)
            + NUMBER * len({number for t in rest for number in t})
            + NEXT * sum(not {*t}.isdisjoint(ends.values()) for t in rest)
            - OPEN * sum(self.unseen[number] for number in {*ends.values()})
            + STUCK * sum(self.passed and need == self.ends.get(arm) for arm, need in ends.items())
        )

    def _after(self, ends: dict[str, int], play: Play) -> dict[str, int]:
        if play.arm in ends:
            return {**ends, play.arm: play.tile.other(ends[play.arm])}
        return {"L": play.tile.hi, "R": play.tile.lo}

    def _earns(self, tiles: tuple[Tile, ...]) -> bool:
        return self.title is not None and self.title(tiles, ()) != "loss"

    def _kept(self, rest: tuple[Tile, ...], ends: dict[str, int]) -> float:
        """The tiles left for a finish with a title: good if they can still be laid, a burden if they cannot."""
        if self.title is None:
            return 0
        earning = [t for t in rest if self._earns((t,))]
        if not earning and {ZERO, SIX} <= {*rest} and self._earns((ZERO, SIX)):
            earning = [ZERO, SIX]
        total = 0.0
        for double in earning:
            opened = double.hi in ends.values() or any(double.hi in t for t in rest if t != double)
            others = self.unseen[double.hi]
            total += KEPT if opened or others else -KEPT
        return total
