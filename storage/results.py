"""Who beat whom, with whom, and in what order: questions to the ledger that sums alone do not answer."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from storage.counted import Counted
from storage.database import Database
from storage.deeds import ALL_TIME, Kind, Span
from storage.folding import Level, Met, ResultRun, Streak
from storage.moments import from_ms
from storage.reckoning import asked


@dataclass(frozen=True, slots=True)
class Duel:
    """What two people have to do with each other."""

    won: int = 0
    """How often the first has beaten the second."""
    lost: int = 0
    drawn: int = 0
    won_together: int = 0
    lost_together: int = 0

    @property
    def met(self) -> int:
        """How often they sat against each other."""
        return self.won + self.lost + self.drawn


@dataclass(frozen=True, slots=True)
class Run:
    """Wins (or losses) one after another, from the first to the latest."""

    length: int
    won: bool
    since: datetime
    until: datetime


@dataclass(frozen=True, slots=True)
class Runs:
    """The run that somebody is in (None: his latest was a draw), and his longest one of wins (None: he has never
    won)."""

    now: Run | None
    longest: Run | None


@dataclass(frozen=True, slots=True)
class Best:
    """The most of a kind that one account has brought home from one match."""

    account: str
    amount: int
    at: datetime


async def duel(database: Database, room: str, one: str, other: str, span: Span, level: Level) -> Duel:
    """Head to head: two people against each other and together."""

    def found(counted: Counted) -> Duel:
        return Duel(
            won=counted.how_often(span, Met(level.won), one, other),
            lost=counted.how_often(span, Met(level.won), other, one),
            drawn=0 if level.drawn is None else counted.how_often(span, Met(level.drawn), one, other),
            won_together=counted.how_often(span, Met(level.won, together=True), one, other),
            lost_together=counted.how_often(span, Met(level.lost, together=True), one, other),
        )

    return await asked(database, room, found)


async def beaten(database: Database, room: str, span: Span, level: Level) -> dict[tuple[str, str], int]:
    """How often each person has beaten each other one, as pairs of the winner and the loser."""
    return dict(await asked(database, room, lambda counted: counted.met(span, Met(level.won))))


async def runs(database: Database, room: str, span: Span, level: Level) -> dict[str, Runs]:
    """The runs of everybody; a draw ends a run and begins none."""
    streaks = await asked(database, room, lambda counted: counted.streaks(span, level))
    return {person: _runs(streak) for person, streak in streaks.items()}


def _runs(streak: Streak) -> Runs:
    return Runs(
        now=None if streak.latest.won is None else _run(streak.latest),
        longest=None if streak.best is None else _run(streak.best),
    )


def _run(run: ResultRun) -> Run:
    return Run(run.length, bool(run.won), from_ms(run.since), from_ms(run.until))


async def best(database: Database, room: str, kind: Kind, span: Span = ALL_TIME) -> list[Best]:
    """The most of a kind in one match, with all people who share that record, the earliest first."""
    hauls = await asked(database, room, lambda counted: counted.hauls(span, kind))
    most = max((amount for amount, _ in hauls.values()), default=0)
    found = [(since, haul.person, amount) for haul, (amount, since) in hauls.items() if amount == most]
    return [Best(person, amount, from_ms(since)) for since, person, amount in sorted(found)]
