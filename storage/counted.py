"""All that counts of one room's ledger, in blocks of entries, and the answers to what is asked of it.

It is a pure function of what is written: whoever folds the entries in parts comes to the same as who folds them
all at once, and what a deed has brought is gone with the entry that cancels it. It never changes, so a thread may
read one while the next is made.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from storage.deeds import ALL_TIME, Kind, Span, Totals
from storage.folding import CountedDeed, Fold, Level, Merged, Met, Pairs, Streak, Sums, joined, merged
from storage.moments import to_ms

FULL = 256
"""Entries of a block; one that has twice as many is parted."""
WIDE = 16
"""Blocks of a shelf."""


@dataclass(frozen=True, slots=True)
class Bounds:
    """A span in milliseconds, as entries have their time: from `since` on and before `until`; None: no bound."""

    since: int | None
    until: int | None

    @classmethod
    def of(cls, span: Span) -> Bounds:
        since, until = (None if bound is None else to_ms(bound) for bound in (span.since, span.until))
        return cls(since, until)

    def have(self, entry: CountedDeed) -> bool:
        """Whether it was played then."""
        return (self.since is None or entry.at >= self.since) and (self.until is None or entry.at < self.until)

    def touch(self, first: CountedDeed, last: CountedDeed) -> bool:
        """Whether something between these may have been."""
        return (self.since is None or last.at >= self.since) and (self.until is None or first.at < self.until)


class Block:
    """Entries that follow each other, with what was worked out of them."""

    def __init__(self, entries: tuple[CountedDeed, ...]) -> None:
        self.entries = entries
        self.first, self.last = entries[0], entries[-1]
        self._whole = Fold(entries)
        self._of_games: dict[str | None, Fold] = {None: self._whole}

    @cached_property
    def ids(self) -> Mapping[str, CountedDeed]:
        return {entry.id: entry for entry in self.entries}

    def fold(self, game: str | None) -> Fold:
        """What it comes to, as a whole or of one game."""
        known = self._of_games.get(game)
        if known is None:
            entries = tuple(entry for entry in self.entries if entry.game == game)
            known = self._of_games[game] = self._whole if entries == self.entries else Fold(entries)
        return known


class Shelf:
    """Blocks that follow each other, so that what is asked of all of them is put together once."""

    def __init__(self, blocks: tuple[Block, ...]) -> None:
        self.blocks = blocks
        self._of_games: dict[str | None, Sums] = {}

    def fold(self, game: str | None) -> Sums:
        """What they come to, as a whole or of one game."""
        known = self._of_games.get(game)
        if known is None:
            known = self._of_games[game] = Merged(tuple(block.fold(game) for block in self.blocks))
        return known

    def folds(self, bounds: Bounds, game: str | None) -> Iterator[Sums]:
        """What a span has of it."""
        if bounds.have(self.blocks[0].first) and bounds.have(self.blocks[-1].last):
            yield self.fold(game)
        else:
            for block in self.blocks:
                yield from _within(block, bounds, game)


class Haul(NamedTuple):
    """What one person has brought home of a kind from one match."""

    match: str
    person: str


@dataclass(frozen=True, eq=False)
class Counted:
    """What counts of a room."""

    shelves: tuple[Shelf, ...] = ()
    """In the order in which it was played."""
    cancelled: frozenset[str] = frozenset()
    """The deeds that count no longer, or will not when they are read."""
    people: frozenset[str] = frozenset()
    """Everybody of whom something was ever written, whether it counts or not."""

    def then(self, entries: Sequence[CountedDeed], corrected: Iterable[str] = ()) -> Counted:
        """The same with more deeds, and with some that are cancelled, be they old or new."""
        cancelled = self.cancelled.union(corrected)
        before = [block for shelf in self.shelves for block in shelf.blocks]
        blocks = list(_without(before, cancelled - self.cancelled))
        fresh = sorted(entry for entry in entries if entry.id not in cancelled)
        written = {line.person for entry in entries for line in entry.lines if line.person is not None}
        after = tuple(_with(blocks, fresh))
        known = {shelf.blocks: shelf for shelf in self.shelves}
        parts = (after[start : start + WIDE] for start in range(0, len(after), WIDE))
        shelves = tuple(known.get(part) or Shelf(part) for part in parts)
        return Counted(shelves, cancelled, self.people.union(written))

    def folds(self, span: Span = ALL_TIME) -> list[Sums]:
        """What makes up a span, in order, in few large parts: for what is put together from parts."""
        bounds = Bounds.of(span)
        return [fold for shelf in self.shelves for fold in shelf.folds(bounds, span.game)]

    def pieces(self, span: Span = ALL_TIME) -> list[Fold]:
        """What makes up a span, in many small parts, of which a new entry changes one: for what is worked out from
        entries."""
        bounds = Bounds.of(span)
        blocks = (block for shelf in self.shelves for block in shelf.blocks)
        return [fold for block in blocks for fold in _within(block, bounds, span.game)]

    # --- Answers ---

    def of_people(self, span: Span = ALL_TIME) -> dict[str, Totals]:
        """The totals of everybody."""
        return _by_account(merged(fold.of_people for fold in self.folds(span)))

    def of_teams(self, span: Span = ALL_TIME) -> dict[str, Totals]:
        """The totals of everybody who was a team, by its account."""
        return _by_account(merged(fold.of_teams for fold in self.folds(span)))

    def met(self, span: Span, how: Met) -> Pairs:
        """How often who has met whom so."""
        return merged(fold.met(how) for fold in self.folds(span))

    def how_often(self, span: Span, how: Met, one: str, other: str) -> int:
        """How often two people have met so."""
        return sum(fold.met(how)[one, other] for fold in self.folds(span))

    def streaks(self, span: Span, level: Level) -> dict[str, Streak]:
        """The runs of everybody."""
        found = joined(fold.streaks for fold in self.folds(span))
        return {person: streak for (at, person), streak in sorted(found.items(), key=_person) if at is level}

    def hauls(self, span: Span, kind: Kind) -> dict[Haul, tuple[int, int]]:
        """What everybody has brought home of a kind from each match: how much, and when the first of it."""
        found: dict[Haul, tuple[int, int]] = {}
        for fold in self.pieces(span):
            for haul, (amount, since) in fold.kept(_hauled, kind).items():
                known = found.get(haul)
                found[haul] = (amount, since) if known is None else (known[0] + amount, known[1])
        return found

    def games(self) -> list[str]:
        """The games of which something counts, by their ids."""
        return sorted(set[str]().union(*(fold.kept(_games) for fold in self.pieces())))


def _hauled(entries: tuple[CountedDeed, ...], kind: Kind) -> Mapping[Haul, tuple[int, int]]:
    found: dict[Haul, tuple[int, int]] = {}
    for entry in entries:
        if entry.match is not None:
            for line in entry.lines:
                if line.kind is kind and line.person is not None:
                    amount, since = found.get(haul := Haul(entry.match, line.person), (0, entry.at))
                    found[haul] = (amount + line.amount, since)
    return found


def _games(entries: tuple[CountedDeed, ...]) -> frozenset[str]:
    return frozenset(entry.game for entry in entries)


def _person(item: tuple[tuple[Level, str], Streak]) -> str:
    return item[0][1]


def _by_account(sums: Counter[tuple[str, Kind]]) -> dict[str, Totals]:
    found: dict[str, dict[Kind, int]] = {}
    for (account, kind), amount in sorted(sums.items()):
        if amount:
            found.setdefault(account, {})[kind] = amount
    return dict(found)


def _within(block: Block, bounds: Bounds, game: str | None) -> Iterator[Fold]:
    """What a span has of a block: nothing, all that was worked out already, or a part."""
    if bounds.have(block.first) and bounds.have(block.last):
        yield block.fold(game)
    elif bounds.touch(block.first, block.last):
        yield Fold(tuple(filter(bounds.have, block.fold(game).entries)))


def _without(blocks: Iterable[Block], ids: frozenset[str]) -> Iterator[Block]:
    for block in blocks:
        gone = ids and ids & block.ids.keys()
        if not gone:
            yield block
        elif left := tuple(entry for entry in block.entries if entry.id not in gone):
            yield Block(left)


def _with(blocks: list[Block], fresh: Sequence[CountedDeed]) -> Iterator[Block]:
    """The blocks with new entries, each in its place."""
    at = 0
    for number, block in enumerate(blocks):
        last = number == len(blocks) - 1
        end = len(fresh) if last else bisect_left(fresh, blocks[number + 1].first)
        yield from _parted(block, fresh[at:end])
        at = end
    if not blocks:
        yield from _cut(fresh)


def _parted(block: Block, fresh: Sequence[CountedDeed]) -> Iterator[Block]:
    """A block with more entries: still one, or several."""
    if not fresh:
        yield block
        return
    entries = sorted((*block.entries, *fresh))
    if len(entries) >= 2 * FULL:
        yield from _cut(entries)
    else:
        yield Block(tuple(entries))


def _cut(entries: Sequence[CountedDeed]) -> Iterator[Block]:
    for start in range(0, len(entries), FULL):
        yield Block(tuple(entries[start : start + FULL]))
