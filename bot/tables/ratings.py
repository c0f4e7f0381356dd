"""How strong people are at a game, worked out from the ledger of their chat.

The model is that of Plackett and Luce: it knows partnerships, and more than two sides. Nothing of it is stored:
the ratings follow from the results that count, so an entry that is taken back leaves no trace in them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from threading import Lock

from openskill.models import PlackettLuce, PlackettLuceRating

from bot.memory import Memory
from storage.counted import Counted
from storage.database import Database
from storage.outcomes import Outcome, outcomes_in
from storage.reckoning import asked

ENOUGH = 10
"""Matches after which somebody's rating says something."""

_BEGINNING = 1500
_SCALE = 24.0
"""Points are the library's cautious guess, which begins at zero, on the scale that people know from chess."""

_KEPT = 64
"""Games of chats that are remembered."""
_BETWEEN_MARKS = 250
"""Results after which the ratings are noted, so that not all has to be gone through again from the beginning."""

_MODEL = PlackettLuce()


@dataclass(frozen=True, slots=True)
class Rated:
    """Somebody's rating, and how many matches it comes from."""

    person: str
    points: int
    matches: int


class _Account:
    """One game of one chat, as far as it has been worked out."""

    def __init__(self) -> None:
        self._results: list[Outcome] = []
        self._marks: list[dict[str, PlackettLuceRating]] = [{}]
        """The ratings before the first result, and after every so many."""
        self._ratings: dict[str, PlackettLuceRating] = {}
        self._times: Counter[tuple[str, str]] = Counter()
        """How many results somebody has from a match."""
        self._matches: Counter[str] = Counter()
        """How many matches somebody has results from."""

    def go_on(self, results: list[Outcome]) -> None:
        """Take in what follows from these results: from the first that is not the one that was known, or from the
        mark before it if more than that has changed."""
        same = _alike(self._results, results)
        if same < len(self._results):
            self._go_back(same // _BETWEEN_MARKS)
        for result in results[len(self._results) :]:
            self._rate(result)

    def _go_back(self, mark: int) -> None:
        kept = mark * _BETWEEN_MARKS
        for result in self._results[kept:]:
            for person in _people(result):
                self._times[person, result.occasion] -= 1
                if not self._times[person, result.occasion]:
                    del self._times[person, result.occasion]
                    self._matches[person] -= 1
        del self._results[kept:], self._marks[mark + 1 :]
        self._ratings = dict(self._marks[mark])

    def _rate(self, result: Outcome) -> None:
        sides = [[self._ratings.get(person) or _MODEL.rating() for person in side] for side in result.sides]
        changed = _MODEL.rate(sides, ranks=[float(place) for place in result.places])
        for people, side in zip(result.sides, changed, strict=True):
            self._ratings.update(zip(people, side, strict=True))
        for person in _people(result):
            self._matches[person] += not self._times[person, result.occasion]
            self._times[person, result.occasion] += 1
        self._results.append(result)
        if not len(self._results) % _BETWEEN_MARKS:
            self._marks.append(dict(self._ratings))

    def ranking(self) -> list[Rated]:
        found = (
            Rated(person, round(rating.ordinal(alpha=_SCALE, target=_BEGINNING)), self._matches[person])
            for person, rating in self._ratings.items()
        )
        return sorted(found, key=lambda rated: (-rated.points, rated.person))


def _people(result: Outcome) -> Iterator[str]:
    return (person for side in result.sides for person in side)


def _alike(known: list[Outcome], now: list[Outcome]) -> int:
    """How many results are the same from the beginning on. Mostly all that were known are."""
    if now[: len(known)] == known:
        return len(known)
    pairs = zip(known, now, strict=False)
    return next((number for number, (one, other) in enumerate(pairs) if one != other), min(len(known), len(now)))


@dataclass(slots=True)
class Ranking:
    """Of one game of one chat: what it was worked out from, and the lock of the thread that works on it."""

    counted: Counted | None = None
    ranking: list[Rated] = field(default_factory=list)
    account: _Account = field(default_factory=_Account)
    lock: Lock = field(default_factory=Lock)

    def of(self, counted: Counted, game: str) -> list[Rated]:
        """The ranking that follows from what counts."""
        with self.lock:
            if counted is not self.counted:
                account, self.counted, self.account = self.account, None, _Account()
                account.go_on(outcomes_in(counted, game))  # whatever stops it, nothing half done is kept
                self.counted, self.account, self.ranking = counted, account, account.ranking()
            return self.ranking


class Ratings:
    """The ratings of all chats; what was worked out is kept, and goes on from there with what is new."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._games: Memory[tuple[str, str], Ranking] = Memory(_KEPT)

    async def of(self, room: str, game: str) -> list[Rated]:
        """Everybody who has played a game in a chat, the strongest first."""
        known = self._games.setdefault((room, game), Ranking())
        return await asked(self._database, room, lambda counted: known.of(counted, game))
