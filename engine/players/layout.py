"""A careful player of lines and crosses: it looks one move ahead and counts tiles, but neither guesses hands nor
searches.

Of the tiles that it may lay it weighs, in this order of importance:

- going out, best with the tiles that make a General, or in Sea goat win the match;
- where a lead of 6-6 goes for the whole match, that lead;
- where pips count, what the tile would cost in the hand at the end (0-0 left alone costs what the house rules
  say, so that it is not kept to the last);
- keeping such tiles for the finish, as long as another tile can still open their number;
- where turns score at once, what this one brings;
- whether nothing can follow: then the lighter hands win, and it guesses that the others' tiles are as heavy as
  those that it has not seen;
- freedom: different numbers left in the hand, and tiles of the hand that fit the new ends; doubles go early,
  for they fit in one place only;
- control: few tiles that others can hold fit the new ends, and after passes the ends stay as they are.

Where a double across an end closes the round, it lays one when its hand is likely to be the lightest. Where one
may pass instead of drawing, it passes with such a hand alone.

It claims points that there are, and none that there are not. It takes no notice of signs, and gives none.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

from engine.board import Board, board_of
from engine.game import rules_of
from engine.kernels.layout import Layout
from engine.model import View
from engine.moves import CLAIM, PASS, Block, Draw, Move, Play, Plays, Signal, plays_of
from engine.notation import write
from engine.parts import Scoring, is_earning
from engine.rules.lying import fitting
from engine.rules.values import SIX, ZERO, HandValue
from engine.scoring.sea_goat import SeaGoat
from engine.scoring.titles import Titles
from engine.seats import Seat
from engine.tiles import Tile, pips, without
from engine.worlds import out_of_sight

OUT, TITLE = 1000.0, 500.0
KEPT = 30.0
"""For a tile that is saved for a finish with it."""
HUNDRED = 100.0
"""For a lead that goes for the whole match."""
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
SCORED = 150.0
"""For points in play that are worth a whole match."""
BOLD = 0.7
"""How heavy its hand may be to close the round, as a share of what it expects of the lightest other side."""
FISH = 3.0
"""For a pip by which the other hands are heavier when nothing can follow."""


def choose(view: View) -> Move:
    """The best of the moves that a seat may make now."""
    board = board_of(view.body)
    scores = board.unclaimed is not None and bool(board.unclaimed.marks)
    moves = [move for move in view.legal if not isinstance(move, Signal) and (move != CLAIM or scores)]
    if CLAIM in moves:
        return CLAIM
    laying = [move for move in moves if isinstance(move, Play | Plays)]
    blocks = [move for move in moves if isinstance(move, Block)]
    table = _Table.of(view, board)
    best = max(laying, key=lambda move: (table.worth(move), write(move)), default=None)
    if blocks and (best is None or len(plays_of(best)) < len(table.hand)):
        block = min(blocks, key=lambda move: (table.left(move), write(move)))
        if table.is_light(table.left(block)):
            return block
    return _stuck(table, moves) if best is None else best


def _stuck(table: _Table, moves: list[Move]) -> Move:
    """Without a tile to lay: where one may pass instead of drawing, and the others may end the round by passing
    too, only a light hand is kept as it is."""
    draw = next((move for move in moves if isinstance(move, Draw)), None)
    if PASS in moves and (draw is None or table.is_light(table.holds())):
        return PASS
    return moves[0] if draw is None else draw


@dataclass(frozen=True, slots=True)
class _Table:
    """What the player makes of a view before it weighs single moves."""

    layout: Layout
    seat: Seat
    board: Board
    hand: tuple[Tile, ...]
    ends: dict[str, tuple[int, ...]]
    """By arm the numbers that it asks for; none before the first tile."""
    unseen: Counter[Tile]
    """The tiles that are neither in the hand nor on the table."""
    numbers: Counter[int]
    """By number how many of them have it."""
    cost: HandValue | None
    """What tiles cost in the hand; None where they cost nothing."""
    target: int
    """How many points make a match, where there are points in play."""
    others: tuple[int, ...]
    """How many tiles every other side holds."""
    partner: int
    """How many tiles the partner holds."""
    earns: Callable[[tuple[Tile, ...]], bool]
    """Whether a hand that ends with these tiles earns more than the round."""
    hundred: bool
    """Whether 6-6 led now goes for the whole match."""

    @classmethod
    def of(cls, view: View, board: Board) -> _Table:
        rules, hand = rules_of(view), view.hand()
        assert isinstance(rules.kernel, Layout)
        assert view.me is not None  # who may move has a seat
        unseen, sides = out_of_sight(view), board.teams or view.sides
        held = dict.fromkeys((sides[seat] for seat in view.table), 0)
        for seat in view.table:
            held[sides[seat]] += len(view.hands[seat])
        own = held.pop(sides[view.me])
        return cls(
            layout=rules.kernel,
            seat=view.me,
            board=board,
            hand=hand,
            ends={arm.key: arm.needs for arm in board.arms},
            unseen=unseen,
            numbers=Counter(number for t in unseen.elements() for number in {*t}),
            cost=rules.scoring.value,
            target=rules.scoring.target if is_earning(rules.scoring) else 0,
            others=tuple(held.values()),
            partner=own - len(hand),
            earns=_earning(rules.scoring),
            hundred=isinstance(rules.scoring, SeaGoat)
            and board.start is None
            and rules.scoring.may_go_for_hundred(view.book, view.sides[view.me]),
        )

    def worth(self, move: Play | Plays) -> float:
        plays = plays_of(move)
        tiles, rest = tuple(play.tile for play in plays), self.hand
        for play in plays:
            rest = without(rest, play.tile)
        board = self.layout.with_tiles(self.board, self.seat, plays)
        ends = {arm.key: arm.needs for arm in self.layout.reach.open(board)}
        scored = self._scored(board)
        if not rest:
            return OUT + scored + (TITLE * len(tiles) if self.earns(tiles) else 0)
        needs = {need for each in ends.values() for need in each}
        places = [fitting(self.layout.matching, need) for need in needs]
        following = {t for place in places for t in place}
        if self.cost and following.isdisjoint(rest) and following.isdisjoint(self.unseen):
            return scored + self._fish(self.cost(rest)[0])
        return (
            scored
            + (COST * (self.cost(self.hand)[0] - self.cost(rest)[0]) if self.cost else 0)
            + (HUNDRED if self.hundred and tiles == (SIX,) else 0)
            + self._kept(rest, needs)
            + DOUBLE * sum(t.double for t in tiles)
            + NUMBER * len({number for t in rest for number in t})
            + NEXT * sum(t in following for t in rest)
            - OPEN * sum(number for place in places for t, number in self.unseen.items() if t in place)
            + STUCK * sum(self.board.passes > 0 and each == self.ends.get(arm) for arm, each in ends.items())
        )

    def _scored(self, board: Board) -> float:
        marking = self.layout.marking
        if marking is None:
            return 0
        return SCORED * sum(mark.points for mark in marking(self.board, board)) / self.target

    def _fish(self, own: int) -> float:
        """The end of the round at once, against the lightest of the other sides."""
        weight = self._weight()
        return FISH * (min(self.others, default=0) * weight - own - self.partner * weight)

    def _weight(self) -> float:
        """What a tile weighs that it has not seen."""
        number = self.unseen.total()
        return pips(self.unseen.elements()) / number if number else 0

    def left(self, block: Block) -> int:
        """What a hand costs from which a double closes the round."""
        return self._holding(without(self.hand, block.tile))

    def holds(self) -> int:
        """What the hand costs as it is."""
        return self._holding(self.hand)

    def _holding(self, tiles: tuple[Tile, ...]) -> int:
        return self.cost(tiles)[0] if self.cost else pips(tiles)

    def is_light(self, own: int) -> bool:
        """Whether a hand that costs so much is likely to be the lightest."""
        weight = self._weight()
        return own + self.partner * weight <= BOLD * min(self.others, default=0) * weight

    def _kept(self, rest: tuple[Tile, ...], needs: set[int]) -> float:
        """The tiles left for a finish with them: good if they can still be laid, a burden if they cannot."""
        earning = [t for t in rest if self.earns((t,))]
        if not earning and {ZERO, SIX} <= {*rest} and self.earns((ZERO, SIX)):
            earning = [ZERO, SIX]
        total = 0.0
        for double in earning:
            opened = double.hi in needs or any(double.hi in t for t in rest if t != double)
            others = self.numbers[double.hi]
            total += KEPT if opened or others else -KEPT
        return total


def _earning(scoring: Scoring) -> Callable[[tuple[Tile, ...]], bool]:
    """Which last tiles earn a title, or may win the match; in most games none do."""
    if isinstance(scoring, Titles):
        title = scoring.title
        return lambda last: title(last, ()) != "loss"
    return scoring.finishes if isinstance(scoring, SeaGoat) else lambda last: False
