"""A player of Mexican Train that plans the longest chain for its own train and gives the other tiles away.

Of the tiles that it may lay it prefers, in this order of importance: going out; not laying a double that it cannot
cover; keeping together the chain that still fits its own train; getting its own train back from the others; heavy
tiles; and places that others could have used.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.game import rules_of
from engine.kernels.trains import AfterDouble, Trains
from engine.kernels.trains_table import MEXICAN, Tracks, tracks_of
from engine.model import View
from engine.moves import DONE, Move, Play
from engine.notation import write
from engine.tiles import Tile, pips, without

OUT = 1000.0
BARE = 40.0
"""Against a double that it has no tile for."""
STRAY = 1.0
"""Against a pip of a tile in the hand that does not fit into the chain for its own train."""
CHAINED = 0.35
"""Against a pip of one that does."""
HOME = 4.0
"""For taking its marker off."""
GIVEN = 1.0
"""For a tile that lies on the train of another, where it takes a place away from him."""

_MOST_STEPS = 400
"""How far it looks for a chain: large hands have too many chains to see all of them."""


def choose(view: View) -> Move:
    """The best of the moves that a seat may make now."""
    plays = [move for move in view.legal if isinstance(move, Play)]
    if not plays or not plays[0].arm:  # the engine, which is led, lies on no train
        return view.legal[0]
    table = _Table.of(view)
    best = max(plays, key=lambda play: (table.worth(play), write(play)))
    if DONE in view.legal and table.better_done(best):
        return DONE
    return best


@dataclass(frozen=True, slots=True)
class _Table:
    """What the player makes of a view before it weighs single moves."""

    body: Tracks
    hand: tuple[Tile, ...]
    free: bool
    """Whether the tile for a double may go anywhere."""

    @classmethod
    def of(cls, view: View) -> _Table:
        body, kernel = tracks_of(view.body), rules_of(view).kernel
        assert isinstance(kernel, Trains)
        return cls(body, view.hand(), kernel.doubles is AfterDouble.FREE_EXTRA)

    def worth(self, play: Play) -> float:
        """How good the hand and the table are after this move."""
        own, rest = self.body.own, without(self.hand, play.tile)
        if not rest:
            return OUT
        train = self.body.train(play.arm)
        assert train is not None  # the move is legal
        home = train is own
        outer = play.tile.other(self.body.need(train))
        end = outer if home else self.body.need(own)
        worth = -self._cost(rest, end)
        if play.tile.double and not any(play.tile.hi in t for t in rest) and not self.free:
            worth -= BARE
        if home and own.marked:
            worth += HOME
        if not home and train.key != MEXICAN:
            worth += GIVEN
        return worth

    def better_done(self, best: Play) -> bool:
        """Whether a double that would stay bare is no way to go on with a long first turn."""
        return (
            len(self.hand) > 1
            and best.tile.double
            and self.worth(best) < -self._cost(self.hand, self.body.need(self.body.own))
        )

    def _cost(self, hand: tuple[Tile, ...], end: int) -> float:
        """What a hand is likely to cost, of which a chain can go on the own train."""
        chained = heaviest_chain(hand, end)
        return CHAINED * chained + STRAY * (pips(hand) - chained)


def heaviest_chain(hand: tuple[Tile, ...], end: int) -> int:
    """The most pips that fit one after another behind this number, as far as the search goes."""
    steps = 0

    def search(left: tuple[Tile, ...], end: int) -> int:
        nonlocal steps
        best = 0
        for t in left:
            if end in t and steps < _MOST_STEPS:
                steps += 1
                best = max(best, t.pips + search(without(left, t), t.other(end)))
        return best

    return search(tuple(sorted(hand, key=lambda t: (not t.double, -t.pips))), end)
