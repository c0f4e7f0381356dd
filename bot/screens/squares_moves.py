"""The moves of Domino Squares as they are offered: a tile, the row and the column of its left or upper half, and
which way it lies; each of these is asked for only if there is a choice.

The way through the questions begins with 0 to take something back, 1 to give up, or the number of a tile, from 2.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import Final

from bot.messages import Text, literal, text
from bot.screens.moves import Item, Question, Way
from bot.screens.names import tile
from bot.screens.squares import left, placed
from engine.model import View
from engine.moves import DONE, Cell, Done, Lift, Move, Place
from engine.tiles import Tile

_BACK: Final = 0
_STOP: Final = 1
_FIRST: Final = 2
_ON: Final = text("squares-on")
_SURE: Final = Question(text("squares-sure"), (Item(text("squares-give-up"), DONE),), None, _ON)
_STEPS: Final = ("row", "column")
"""What is asked for before the place itself."""
_FEW: Final = 8
"""So many places are offered at once."""


class Cells:
    """The moves of `view.me`."""

    def __init__(self, view: View) -> None:
        self._tiles = left(view)
        self._places: defaultdict[Tile, list[Place]] = defaultdict(list)
        self._lifts = tuple(move for move in reversed(view.legal) if isinstance(move, Lift))
        places = [move for move in view.legal if isinstance(move, Place)]
        for move in places:
            self._places[move.tile].append(move)
        # Legal moves go from cell to cell.
        first = takewhile(lambda move: _begins(move) == _begins(places[0]), places)
        self.moves: tuple[Move, ...] = (*first, *self._lifts)
        """Those that need no question: the tiles for the first free cell, and what can be taken back."""

    def items(self) -> tuple[Item, ...]:
        """Taking back, the tiles that fit somewhere, and giving up, which nobody is to hit by a slip."""
        back = (Item(text("squares-back"), Way(_BACK)),) if self._lifts else ()
        stop = Item(text("squares-stop"), Way(_STOP))
        fitting = ((number, t) for number, t in enumerate(self._tiles, start=_FIRST) if self._places[t])
        return (*back, *(self._tile(number, t) for number, t in fitting), stop)

    def question(self, way: Way) -> Question | None:
        """What is asked on this way; None if it leads nowhere."""
        if way.group < _FIRST:
            if way.chosen:
                return None
            return self._back() if way.group == _BACK else _SURE
        if way.group - _FIRST >= len(self._tiles):
            return None
        value = self._tiles[way.group - _FIRST]
        moves = [move for move in self._places[value] if _within(move, way.chosen)]
        if not moves or len(way.chosen) > len(_STEPS):
            return None
        back = Way(way.group, way.chosen[:-1]) if way.chosen else None
        if len(moves) <= _FEW or len(way.chosen) == len(_STEPS):
            lying = tuple(Item(self.label(move), move) for move in moves)
            return Question(text("squares-ask", what="place", tile=tile(value)), lying, back)
        step = _STEPS[len(way.chosen)]
        return Question(text("squares-ask", what=step, tile=tile(value)), tuple(self._lines(way, moves)), back)

    def _lines(self, way: Way, moves: Sequence[Place]) -> Iterator[Item]:
        """The rows, or the columns of a row, where a tile can begin."""
        found: defaultdict[int, list[Place]] = defaultdict(list)
        for move in moves:
            found[_coordinates(move)[len(way.chosen)]].append(move)
        for line, begun in sorted(found.items()):
            if len(begun) == 1:
                yield Item(self.label(begun[0]), begun[0])
            else:
                label = text("squares-line", what=_STEPS[len(way.chosen)], number=line)
                yield Item(label, Way(way.group, (*way.chosen, line)))

    def label(self, move: Move) -> Text:
        """A move as its button says it."""
        match move:
            case Place():
                return placed(move)
            case Lift(value):
                return text("squares-lift", tile=tile(value))
            case Done():
                return text("squares-give-up")
            case _:
                raise TypeError(f"{type(move).__name__} has no label")

    def _tile(self, number: int, value: Tile) -> Item:
        moves = self._places[value]
        if len(moves) == 1:
            return Item(self.label(moves[0]), moves[0])
        return Item(literal(tile(value)), Way(number))

    def _back(self) -> Question | None:
        """What can be taken back, the latest tile first."""
        items = tuple(Item(self.label(move), move) for move in self._lifts)
        return Question(text("squares-which"), items, None, _ON) if items else None


def _begins(move: Place) -> Cell:
    """The cell of the left or upper half."""
    return min(move.high, move.low)


def _coordinates(move: Place) -> tuple[int, int]:
    return _begins(move).row, _begins(move).column


def _within(move: Place, chosen: Sequence[int]) -> bool:
    """Whether a tile begins in this row, and in this column of it."""
    return all(wanted == found for wanted, found in zip(chosen, _coordinates(move), strict=False))
