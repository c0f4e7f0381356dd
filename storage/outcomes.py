"""Who was first and who was second, one result after another: what ratings are worked out from.

Where the rounds of a match are written down, each of them is a result and the match as a whole is none: it would
count the same twice.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from storage.counted import Counted
from storage.deeds import Kind, Line, Span
from storage.folding import RESULTS, ROUNDS, CountedDeed, spread

Side = tuple[str, ...]
"""The people who played together."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How one match or one round ended."""

    occasion: str
    """The match, or for what was played elsewhere the deed that tells of it."""
    sides: tuple[Side, ...]
    places: tuple[int, ...]
    """Of each side: 1 for who has won; in a draw for everybody."""


@dataclass(frozen=True, slots=True)
class _Results:
    """The results in a stretch of the ledger."""

    found: tuple[tuple[Outcome, str | None], ...]
    """With the match of those that are of a match as a whole."""
    in_rounds: frozenset[str]
    """The matches whose rounds are written down here."""


def outcomes_in(counted: Counted, game: str) -> list[Outcome]:
    """Every result of a game in a room that still counts, in the order in which they were played."""
    parts = [fold.kept(_results) for fold in counted.pieces(Span(game=game))]
    in_rounds = frozenset[str]().union(*(part.in_rounds for part in parts))
    return [outcome for part in parts for outcome, match in part.found if match is None or match not in in_rounds]


def _results(entries: tuple[CountedDeed, ...]) -> _Results:
    found: list[tuple[Outcome, str | None]] = []
    in_rounds: set[str] = set()
    for entry in entries:
        sides = _sides(entry.lines)
        occasion = entry.match or entry.id
        if any(kind in ROUNDS.kinds for counts in sides.values() for kind in counts):
            found += ((outcome, None) for outcome in _rounds(occasion, sides))
            in_rounds.update(() if entry.match is None else (entry.match,))
        elif len(sides) > 1:
            places = tuple(2 if Kind.LOST in counts else 1 for counts in sides.values())
            found.append((Outcome(occasion, tuple(sides), places), entry.match))
    return _Results(tuple(found), frozenset(in_rounds))


def _sides(lines: Iterable[Line]) -> Mapping[Side, Mapping[Kind, int]]:
    """What each side has, by the line of the side as a whole."""
    sides: defaultdict[Side, dict[Kind, int]] = defaultdict(dict)
    for line in lines:
        if line.of_side and line.kind in RESULTS:
            side = (line.person,) if line.person is not None else line.team_members
            sides[side][line.kind] = line.amount
    return sides


def _rounds(occasion: str, sides: Mapping[Side, Mapping[Kind, int]]) -> Iterator[Outcome]:
    """A result for every round, also for those that were told together."""
    for winner in spread({side: counts.get(Kind.ROUND_WON, 0) for side, counts in sides.items()}):
        losers = [side for side, counts in sides.items() if side != winner and Kind.ROUND_LOST in counts]
        if losers:
            yield Outcome(occasion, (winner, *losers), (1, *(2 for _ in losers)))
