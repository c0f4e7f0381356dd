"""A stretch of the ledger, and what it comes to: sums, who met whom, runs.

Each of these is worked out once for a stretch, and those of two stretches that follow each other can be put
together. So what is asked of a hundred thousand entries is put together from some hundred stretches, and a new
entry changes one of them.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple, Protocol, TypeVar, TypeVarTuple

from storage.deeds import Kind, Line

T = TypeVar("T")
K = TypeVar("K", bound=Hashable)
Args = TypeVarTuple("Args")


class CountedDeed(NamedTuple):
    """As much of a deed that counts as counting needs. Deeds are sorted by when they were played, and those of one
    moment by their identity, which they also have in another chat that has read them in: its order is the same."""

    at: int
    noted_at: int
    round: int
    """0: of the match as a whole."""
    identity: str
    id: str
    game: str
    match: str | None
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class Level:
    """What is won and lost."""

    won: Kind
    lost: Kind
    drawn: Kind | None = None

    @property
    def kinds(self) -> tuple[Kind, ...]:
        return tuple(kind for kind in (self.won, self.lost, self.drawn) if kind is not None)


MATCHES = Level(Kind.WON, Kind.LOST, Kind.DRAWN)
ROUNDS = Level(Kind.ROUND_WON, Kind.ROUND_LOST)
"""Of the games that count their rounds."""

RESULTS = frozenset((*MATCHES.kinds, *ROUNDS.kinds))
"""What tells who has beaten whom."""

_WORTH: Mapping[Kind, tuple[Level, bool | None]] = {
    Kind.WON: (MATCHES, True),
    Kind.LOST: (MATCHES, False),
    Kind.DRAWN: (MATCHES, None),
    Kind.ROUND_WON: (ROUNDS, True),
    Kind.ROUND_LOST: (ROUNDS, False),
}
"""What a kind says of a run: won, lost, or neither."""
_LOSES = {Kind.WON: Kind.LOST, Kind.ROUND_WON: Kind.ROUND_LOST, Kind.DRAWN: Kind.DRAWN}
"""What the others have where one side has this."""


class ResultRun(NamedTuple):
    """Results of one sort, one after another; a draw is a run of its own. Times are milliseconds."""

    length: int
    won: bool | None
    since: int
    until: int


class Streak(NamedTuple):
    """The results of one person at one level within a stretch of the ledger."""

    first: ResultRun
    latest: ResultRun
    """The same object as `first` if there is only one."""
    best: ResultRun | None
    """The longest of wins; of several the first."""

    @classmethod
    def of(cls, won: bool | None, at: int) -> Streak:
        """A single result."""
        one = ResultRun(1, won, at, at)
        return cls(one, one, one if won else None)

    def then(self, other: Streak) -> Streak:
        """Both, one after the other."""
        last, next_ = self.latest, other.first
        if last.won is None or last.won is not next_.won:
            return Streak(self.first, other.latest, _longer(self.best, other.best))
        joined = ResultRun(last.length + next_.length, last.won, last.since, next_.until)
        return Streak(
            joined if self.first is last else self.first,
            joined if other.latest is next_ else other.latest,
            _longer(_longer(self.best, joined if joined.won else None), other.best),
        )


def _longer(one: ResultRun | None, later: ResultRun | None) -> ResultRun | None:
    return later if one is None or (later is not None and later.length > one.length) else one


class Met(NamedTuple):
    """How two people met: what the first of them had of it, and whether they were on one side."""

    kind: Kind
    together: bool = False


Pairs = Counter[tuple[str, str]]
"""How often, by the first and the second of two people."""


class Sums(Protocol):
    """What a part of the ledger comes to."""

    @property
    def of_people(self) -> Counter[tuple[str, Kind]]:
        """The sums of every person."""

    @property
    def of_teams(self) -> Counter[tuple[str, Kind]]:
        """The sums of every team as a whole."""

    @property
    def streaks(self) -> Mapping[tuple[Level, str], Streak]:
        """The runs of everybody."""

    def met(self, how: Met) -> Pairs:
        """How often who has met whom so: beaten him, or won or lost with him."""


class Fold:
    """Entries in the order in which they were played, and what they come to; all of it is worked out when it is
    asked for, and kept."""

    def __init__(self, entries: tuple[CountedDeed, ...]) -> None:
        self.entries = entries
        self._kept: dict[object, Any] = {}

    def kept(self, work: Callable[[tuple[CountedDeed, ...], *Args], T], *args: *Args) -> T:
        """What a function of a module makes of the entries, and of `args` besides; each answer is kept."""
        key = (work, args)
        if key not in self._kept:
            self._kept[key] = work(self.entries, *args)
        found: T = self._kept[key]
        return found

    @cached_property
    def of_people(self) -> Counter[tuple[str, Kind]]:
        return _sums((line.person, line) for entry in self.entries for line in entry.lines)

    @cached_property
    def of_teams(self) -> Counter[tuple[str, Kind]]:
        return _sums((line.team, line) for entry in self.entries for line in entry.lines if line.person is None)

    def met(self, how: Met) -> Pairs:
        return self._meetings.get(how, Counter())

    @cached_property
    def _meetings(self) -> Mapping[Met, Pairs]:
        found: defaultdict[Met, Pairs] = defaultdict(Counter)
        for entry in self.entries:
            for how, one, other, times in _meetings(entry.lines):
                found[how][one, other] += times
        return found

    @cached_property
    def streaks(self) -> Mapping[tuple[Level, str], Streak]:
        found: dict[tuple[Level, str], Streak] = {}
        for entry in self.entries:
            for key, results in _results(entry.lines).items():
                for won in spread(results):
                    _append(found, key, Streak.of(won, entry.at))
        return found


class Merged:
    """The sums of stretches that follow each other, put together."""

    def __init__(self, parts: tuple[Fold, ...]) -> None:
        self._parts = parts
        self._met: dict[Met, Pairs] = {}

    @cached_property
    def of_people(self) -> Counter[tuple[str, Kind]]:
        return merged(part.of_people for part in self._parts)

    @cached_property
    def of_teams(self) -> Counter[tuple[str, Kind]]:
        return merged(part.of_teams for part in self._parts)

    def met(self, how: Met) -> Pairs:
        if how not in self._met:
            self._met[how] = merged(part.met(how) for part in self._parts)
        return self._met[how]

    @cached_property
    def streaks(self) -> Mapping[tuple[Level, str], Streak]:
        return joined(part.streaks for part in self._parts)


def spread(results: Mapping[K, int]) -> list[K]:
    """One result after another, of which there are so many of each sort. Nobody knows in what order those were
    played that were told together: each sort is spread evenly over the time."""
    if len(results) == 1:  # as nearly always
        return [sort for sort, times in results.items() for _ in range(times)]
    order = sorted(
        ((2 * number + 1) / (2 * times), place, sort)
        for place, (sort, times) in enumerate(results.items())
        for number in range(times)
    )
    return [sort for _, _, sort in order]


def _results(lines: tuple[Line, ...]) -> Mapping[tuple[Level, str], Mapping[bool | None, int]]:
    """How often everybody has won, lost and drawn in one deed."""
    found: dict[tuple[Level, str], dict[bool | None, int]] = {}
    for line in lines:
        worth = _WORTH.get(line.kind)
        if line.person is not None and worth is not None:
            level, won = worth
            results = found.setdefault((level, line.person), {})
            results[won] = results.get(won, 0) + line.amount
    return found


def joined(parts: Iterable[Mapping[tuple[Level, str], Streak]]) -> dict[tuple[Level, str], Streak]:
    """The runs of stretches that follow each other."""
    found: dict[tuple[Level, str], Streak] = {}
    for part in parts:
        for key, streak in part.items():
            _append(found, key, streak)
    return found


def _append(streaks: dict[tuple[Level, str], Streak], key: tuple[Level, str], later: Streak) -> None:
    """Put more results behind those of somebody."""
    known = streaks.get(key)
    streaks[key] = later if known is None else known.then(later)


def _sums(lines: Iterable[tuple[str | None, Line]]) -> Counter[tuple[str, Kind]]:
    found: Counter[tuple[str, Kind]] = Counter()
    for account, line in lines:
        if account is not None:
            found[account, line.kind] += line.amount
    return found


def _meetings(lines: tuple[Line, ...]) -> Iterator[tuple[Met, str, str, int]]:
    """Every two people of one deed. Of rounds that were told together each counts."""
    people: defaultdict[Kind, list[tuple[str, Line]]] = defaultdict(list)
    for line in lines:
        if line.person is not None and line.kind in _WORTH:
            people[line.kind].append((line.person, line))
    for kind, same in people.items():
        against = people.get(_LOSES[kind], ()) if kind in _LOSES else ()
        for one, line in same:
            for other, beside in same:
                if one != other and line.team is not None and line.team == beside.team:
                    yield Met(kind, together=True), one, other, line.amount
            for other, beside in against:
                if one != other and (line.team is None or line.team != beside.team):
                    yield Met(kind), one, other, line.amount


def merged(counters: Iterable[Counter[K]]) -> Counter[K]:
    """All of them added up."""
    found: Counter[K] = Counter()
    known = found.get
    for counter in counters:
        for key, amount in counter.items():
            found[key] = known(key, 0) + amount
    return found
