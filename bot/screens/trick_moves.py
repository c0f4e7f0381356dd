"""Calls, trumps and tiles as they are offered: all in one press, but for bids of points far above the lowest."""

from __future__ import annotations

from bot.messages import Text, text
from bot.screens.common import kernel_of
from bot.screens.moves import Item, Question, Way
from bot.screens.names import tile
from bot.screens.tricks import bid_text
from engine.kernels.tricks import TrickPlay
from engine.kernels.tricks_table import tricks_of
from engine.model import View
from engine.moves import NO_BID, Bid, Move, Play, Plunge, Trump
from engine.rules.bidding import Unit
from engine.rules.suits import COUNTS, is_trump, named

NEAR = 3
"""So many of the lowest bids of points stand beside the others; more are asked for."""


class Calls:
    """The moves of `view.me`."""

    def __init__(self, view: View) -> None:
        self._view = view
        self.moves = tuple(sorted(view.legal, key=self._rank))
        """All of them, for no two come to the same: trumps first, high tiles first, and to pass is last."""
        bids = [move for move in view.legal if isinstance(move, Bid) and move.amount and not move.marks]
        self._points = tuple(bids if kernel_of(view, TrickPlay).bidding.unit is Unit.POINTS else ())

    def _rank(self, move: Move) -> tuple[bool, int, int]:
        if not isinstance(move, Play):
            return move == NO_BID, 0, 0
        return not is_trump(move.tile, tricks_of(self._view.body).trump), -move.tile.hi, -move.tile.lo

    def items(self) -> tuple[Item, ...]:
        """A button for every move; many bids of points share one."""
        far = self._far()
        first = tuple(Item(self.label(move), move) for move in self.moves if move not in far)
        if not far:
            return first
        at = next(number for number, item in enumerate(first) if item.leads == self._points[NEAR - 1]) + 1
        return (*first[:at], Item(text("move-bid-more", amount=far[0].amount), Way(0)), *first[at:])

    def question(self, way: Way) -> Question | None:
        """Which of the higher bids of points."""
        far = self._far()
        if way.group or way.chosen or not far:
            return None
        items = tuple(Item(self.label(move), move) for move in far)
        return Question(text("hand-bid"), items, None, text("button-other-bid"))

    def _far(self) -> tuple[Bid, ...]:
        """The bids that are asked for; a single one is not worth a question."""
        far = self._points[NEAR:]
        return far if len(far) > 1 else ()

    def label(self, move: Move) -> Text:
        """A move as its button says it."""
        match move:
            case Bid(amount):
                return text("move-bid", bid=bid_text(move)) if amount else text("move-pass")
            case Plunge():
                return text("move-plunge")
            case Trump(suit):
                return text("move-trump", suit=named(suit))
            case Play(value):
                trump = is_trump(value, tricks_of(self._view.body).trump)
                return text("move-card", tile=tile(value), trump=trump, count=COUNTS.get(value, 0))
            case _:
                raise TypeError(f"{type(move).__name__} has no label")
