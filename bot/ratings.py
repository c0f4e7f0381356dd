"""How strong people are at a game, worked out from the ledger of their chat.

The model is that of Plackett and Luce: it knows partnerships, and more than two sides. Nothing of it is stored:
the ratings follow from the results that count, so an entry that is taken back leaves no trace in them.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass, field

from openskill.models import PlackettLuce, PlackettLuceRating

from storage.database import Database
from storage.outcomes import Outcome, noted, outcomes

ENOUGH = 10
"""Matches after which somebody's rating says something."""

_BEGINNING = 1500
_SCALE = 24.0
"""Points are the library's cautious guess, which begins at zero, on the scale that people know from chess."""

_KEPT = 64
"""Games of chats that are remembered."""


@dataclass(frozen=True, slots=True)
class Rated:
    """Somebody's rating, and how many matches it comes from."""

    person: str
    points: int
    matches: int


@dataclass(frozen=True, slots=True)
class _Account:
    """One game of one chat, as far as it has been worked out."""

    noted: tuple[int, int] = (0, 0)
    results: tuple[Outcome, ...] = ()
    ratings: dict[str, PlackettLuceRating] = field(default_factory=dict)
    occasions: dict[str, set[str]] = field(default_factory=dict)
    """The matches of each person."""

    def ranking(self) -> list[Rated]:
        found = (
            Rated(person, round(rating.ordinal(alpha=_SCALE, target=_BEGINNING)), len(self.occasions[person]))
            for person, rating in self.ratings.items()
        )
        return sorted(found, key=lambda rated: (-rated.points, rated.person))


class Ratings:
    """The ratings of all chats; what was worked out is kept until something new is written there."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._accounts: OrderedDict[tuple[str, str], _Account] = OrderedDict()
        self._lock = asyncio.Lock()

    async def forget(self) -> None:
        """People have other ids from now on: everything is to be worked out anew."""
        async with self._lock:
            self._accounts.clear()

    async def of(self, room: str, game: str) -> list[Rated]:
        """Everybody who has played a game in a chat, the strongest first."""
        async with self._lock:
            known = self._accounts.get((room, game), _Account())
            latest = await noted(self._database, room)
            if latest != known.noted:
                results = await outcomes(self._database, room, game)
                known = await asyncio.to_thread(_continued, known, latest, results)
            self._accounts[room, game] = known
            self._accounts.move_to_end((room, game))
            if len(self._accounts) > _KEPT:
                self._accounts.popitem(last=False)
            return known.ranking()


def _continued(known: _Account, latest: tuple[int, int], results: tuple[Outcome, ...]) -> _Account:
    """What follows from these results. If those that were known still stand at the beginning, only what is new is
    gone through; otherwise, as after a correction, everything."""
    count = len(known.results)
    if results[:count] != known.results:
        known, count = _Account(), 0
    ratings = dict(known.ratings)
    occasions = {person: set(matches) for person, matches in known.occasions.items()}
    _rate(results[count:], ratings, occasions)
    return _Account(latest, results, ratings, occasions)


def _rate(
    results: Iterable[Outcome], ratings: dict[str, PlackettLuceRating], occasions: dict[str, set[str]]
) -> None:
    model = PlackettLuce()
    for result in results:
        sides = [[ratings.get(person) or model.rating() for person in side] for side in result.sides]
        changed = model.rate(sides, ranks=[float(place) for place in result.places])
        for people, side in zip(result.sides, changed, strict=True):
            for person, rating in zip(people, side, strict=True):
                ratings[person] = rating
                occasions.setdefault(person, set()).add(result.occasion)
