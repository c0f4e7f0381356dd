"""What accounts have gained, and when: for lines over the weeks."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from storage.counted import Counted
from storage.database import Database
from storage.deeds import Kind, Span
from storage.folding import CountedDeed
from storage.moments import from_ms
from storage.reckoning import asked


@dataclass(frozen=True, slots=True)
class Gain:
    """So many of a kind on the account of a side: a team, or a person who played alone."""

    account: str
    at: datetime
    amount: int


async def gains(database: Database, room: str, span: Span, kind: Kind) -> list[Gain]:
    """All that counts of a kind, in the order in which it was played."""

    def found(counted: Counted) -> list[Gain]:
        return [gain for fold in counted.pieces(span) for gain in fold.kept(_gains, kind)]

    return await asked(database, room, found)


def _gains(entries: tuple[CountedDeed, ...], kind: Kind) -> tuple[Gain, ...]:
    found = (
        (line.team or line.person, entry.at, line.amount)
        for entry in entries
        for line in entry.lines
        if line.kind is kind and line.of_side
    )
    return tuple(Gain(account, from_ms(at), amount) for account, at, amount in found if account is not None)
