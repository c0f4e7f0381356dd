"""The solver of the game whose tiles lie open in rows (western.md 4.13).

Everything is known, so it searches in depth, and looks at each position once. A position is the lengths of the
rows, from which follows which tiles are left, and the two ends. What keeps the search short:

- a double that fits is laid at once: the ends stay as they were, and its row goes on;
- whether tiles that are left can be reached from the ends at all (`engine.chains`) is looked at before them, and
  whether their numbers of halves allow a line is looked at once, for no move changes that;
- of the rest those tiles come first whose row is the longest.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, field

from engine.board import Board
from engine.chains import chainable, hang_together
from engine.game import rules_of
from engine.kernels.open_rows import OpenRows, rows_of
from engine.kernels.patience import line_of
from engine.model import View
from engine.moves import Move, Play
from engine.solvers.advice import Advice, Verdict
from engine.tiles import Tile, tile, without

Rows = tuple[tuple[Tile, ...], ...]
Ends = tuple[int, ...]
"""What the two ends ask for, the smaller number first."""

Way = tuple[Tile, int]
"""A tile and the number of the end to which it goes."""

NO_END = -1
"""In place of an end, for the first tile of a line."""

WITHOUT_HOPE = 2_000
"""So many positions are looked at for a move when the game is lost."""


class _Enough(Exception):
    """So many positions have been looked at as there were to be."""


@dataclass(slots=True)
class _Search:
    """The search for a line that takes as many tiles as are `wanted`."""

    rows: Rows
    wanted: int
    whole: bool
    """Whether every tile is wanted: then none may be out of reach."""
    effort: int
    seen: set[tuple[tuple[int, ...], Ends]] = field(default_factory=set)
    path: list[Way] = field(default_factory=list)
    best: list[Way] = field(default_factory=list)

    def run(self, lengths: tuple[int, ...], ends: Ends) -> bool:
        """Whether there is such a line; `best` has the longest that was found."""
        if len(self.path) > len(self.best):
            self.best = list(self.path)
        if len(self.path) >= self.wanted:
            return True
        position = lengths, ends
        if position in self.seen:
            return False
        if len(self.seen) >= self.effort:
            raise _Enough
        self.seen.add(position)
        if self.whole and not self._in_reach(lengths, ends):
            return False
        return any(self._try(lengths, row, end, ends) for row, end in self._choices(lengths, ends))

    def _try(self, lengths: tuple[int, ...], row: int, end: int, ends: Ends) -> bool:
        taken = self.rows[row][lengths[row] - 1]
        self.path.append((taken, end))
        left = (*lengths[:row], lengths[row] - 1, *lengths[row + 1 :])
        if self.run(left, _with(ends, taken, end)):
            return True
        self.path.pop()
        return False

    def _choices(self, lengths: tuple[int, ...], ends: Ends) -> list[tuple[int, int]]:
        """The rows whose tile fits, with the end to which it goes."""
        found: list[tuple[int, int]] = []
        for row in sorted(range(len(lengths)), key=lambda one: -lengths[one]):
            if not lengths[row]:
                continue
            last = self.rows[row][lengths[row] - 1]
            fitting = [end for end in dict.fromkeys(ends) if end in last] if ends else [NO_END]
            if ends and last.double and fitting:
                return [(row, fitting[0])]
            found += [(row, end) for end in fitting]
        return found

    def _in_reach(self, lengths: tuple[int, ...], ends: Ends) -> bool:
        rows = zip(self.rows, lengths, strict=True)
        return hang_together([*_as_tile(ends), *(t for row, length in rows for t in row[:length])])


def solve(view: View, effort: int) -> Advice:
    """Whether the line can still take all tiles, or as many as the goal asks for, and how to go on."""
    kernel, line, rows = rules_of(view).kernel, line_of(view.body), rows_of(view.hand(), view.body)
    assert isinstance(kernel, OpenRows)
    ends = tuple(sorted(need for arm in line.arms for need in arm.needs))
    left = sum(map(len, rows))
    wanted = min(left, kernel.most - len(kernel.laid(view.body))) if kernel.most else left
    first = view.legal[0]
    assert isinstance(first, Play)
    if kernel.must_lead(view.body):
        # It may have to be taken from the middle of its row.
        rows = tuple(without(row, first.tile) if first.tile in row else row for row in rows)
        verdict, _ = _solved(rows, tuple(sorted(first.tile)), wanted - 1, effort)
        return Advice(verdict, first)
    verdict, best = _solved(rows, ends, wanted, effort)
    return Advice(verdict, _move(view, line, best[0]))


def _solved(rows: Rows, ends: Ends, wanted: int, effort: int) -> tuple[Verdict, list[Way]]:
    """The verdict, and the longest way to go on that was found."""
    left = [t for row in rows for t in row]
    lengths = tuple(map(len, rows))
    search = _Search(rows, wanted, whole=wanted == len(left), effort=effort)
    verdict = Verdict.LOST
    if not search.whole or chainable((*_as_tile(ends), *left)):
        try:
            verdict = Verdict.WINNABLE if search.run(lengths, ends) else Verdict.LOST
        except _Enough:
            verdict = Verdict.UNKNOWN
    best = search.best
    if verdict is Verdict.LOST and search.whole:
        farthest = _Search(rows, wanted, whole=False, effort=WITHOUT_HOPE)
        with suppress(_Enough):
            farthest.run(lengths, ends)
        best = max(best, farthest.best, key=len)
    return verdict, best


def _as_tile(ends: Ends) -> tuple[Tile, ...]:
    """The line as one long tile: what is left can follow it if all of them can lie in one line."""
    return (tile(*ends),) if ends else ()


def _with(ends: Ends, taken: Tile, end: int) -> Ends:
    if end == NO_END:
        return tuple(sorted(taken))
    other = ends[0] if end == ends[1] else ends[1]
    return tuple(sorted((other, taken.other(end))))


def _move(view: View, line: Board, way: Way) -> Move:
    taken, end = way
    needs = {arm.key: arm.need for arm in line.arms}
    plays = (move for move in view.legal if isinstance(move, Play) and move.tile == taken)
    return next(play for play in plays if needs.get(play.arm, NO_END) == end)
