"""What people have won and lost, counted once more: from the journals of the matches and from what was told by
hand, without the ledger and without the code that writes it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

import orjson
from sqlalchemy import select

from engine import codec
from engine.events import Event, MatchEnded, RoundEnded
from engine.scoring.titles import Titled
from storage import journal, schema
from storage.database import Database
from storage.questions import Question

Side = tuple[str, ...]
GOATS = ("goat", "bald", "double_six", "hundred", "brother_in_law", "points")


@dataclass(frozen=True)
class Fact:
    """Something that happened once, under the name that the history has for it."""

    name: str
    game: str
    at: datetime
    counts: tuple[tuple[str, Side, int], ...]
    """What counts, for whom together, how often."""


Sums = Mapping[str, Mapping[str, int]]
"""By person, or by team as its people in the order of their ids: by what is counted, how often."""


def summed(facts: Iterable[Fact], *, teams: bool) -> Sums:
    """The totals of all people, or of all who were several."""
    found: dict[str, Counter[str]] = {}
    for fact in facts:
        for kind, side, amount in fact.counts:
            if teams and len(side) > 1:
                found.setdefault(" + ".join(sorted(side)), Counter())[kind] += amount
            for person in () if teams else side:
                found.setdefault(person, Counter())[kind] += amount
    return found


async def from_journals(database: Database, room: str) -> list[Fact]:
    """What the journals of a room tell."""
    m, s = schema.match.c, schema.seat.c
    found: list[Fact] = []
    for match in await database.rows(Question(select(m.id, m.game, m.sheet).where(m.room == room))()):
        sitting = Question(select(s.person).where(s.match == match.id).order_by(s.seat))
        seats = await database.rows(sitting())
        people = [seat.person for seat in seats]
        if sum(person is not None for person in people) > 1:
            entries = await journal.entries(database, match.id)
            moves = [orjson.loads(entry.move) for entry in entries]
            sides: Sequence[int] = ()
            counted: set[int] = set()
            for number in _standing(moves) if match.sheet else range(len(entries)):
                entry = entries[number]
                events = [codec.decode(event, Event) for event in orjson.loads(entry.events)]
                sides = next((event.ending.sides for event in events if isinstance(event, RoundEnded)), sides)
                name = f"{match.id}/{entry.ply + 1}" if match.sheet else ""
                counted |= _of_rounds(events)
                parties = counted if match.game == "general" else set(sides)
                found += _facts(Match(match.id, match.game, people, sides, parties), entry.at, events, name)
    return found


def _standing(moves: Sequence[Any]) -> list[int]:
    """The entries of a sheet that were not taken back on it."""
    kept: list[int] = []
    for number, move in enumerate(moves):
        if move["is"] == "taken-back":
            kept.remove(max(at for at in kept if moves[at]["is"] in ("round-told", "points-told")))
        else:
            kept.append(number)
    return kept


@dataclass(frozen=True)
class Match:
    """A match, with who sits on which side."""

    id: str
    game: str
    people: Sequence[str | None]
    sides: Sequence[int]
    parties: set[int]
    """The sides that have played."""

    def of(self, wanted: int) -> Side:
        """The people of a side."""
        both = zip(self.people, self.sides, strict=True)
        return tuple(person for person, side in both if side == wanted and person is not None)


def _of_rounds(events: Sequence[Event]) -> set[int]:
    """The sides that have won or lost a round."""
    ended = next((event for event in events if isinstance(event, RoundEnded)), None)
    if ended is None or not any(isinstance(event, Titled) for event in events):
        return set()
    return {ended.ending.side(seat) for seat in ended.ending.table}


def _facts(match: Match, at: datetime, events: Sequence[Event], name: str) -> Iterable[Fact]:
    ended = next((event for event in events if isinstance(event, RoundEnded)), None)
    titled = next((event for event in events if isinstance(event, Titled)), None)
    result = next((event for event in events if isinstance(event, MatchEnded)), None)
    if ended is not None and titled is not None:
        ending = ended.ending
        follower = ending.table[(ending.table.index(ending.seat) + 1) % len(ending.table)]
        winners, losers = match.of(match.sides[ending.seat]), match.of(match.sides[follower])
        counts = [("round_won", winners, 1), ("round_lost", losers, 1)]
        if titled.title != "loss":
            counts.append((titled.title, match.of(titled.side), titled.worth))
        yield Fact(name or f"{match.id}/{ended.round}", match.game, at, tuple(counts))
    if result is not None:
        counts = []
        for side in sorted(match.parties):
            kind = ("won" if side in result.winners else "lost") if result.winners else "drawn"
            counts.append((kind, match.of(side), 1))
            if result.why in GOATS and side in result.losers:
                counts.append(("goat", match.of(side), 1))
        yield Fact(match.id, match.game, at, tuple(counts))
