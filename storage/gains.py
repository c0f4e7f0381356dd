"""What accounts have gained, and when: for lines over the weeks."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from functools import partial

from storage.counted import Counted
from storage.database import Database
from storage.deeds import Kind, Span
from storage.folding import Entry
from storage.moments import from_ms
from storage.reckoning import asked


@dataclass(frozen=True, slots=True)
class Gain:
    """So many of a kind on an account, of a person or of a team."""

    account: str
    at: datetime
    amount: int


async def gains(database: Database, room: str, span: Span, kind: Kind, *, teams: bool) -> list[Gain]:
    """All that counts of a kind, in the order in which it was played; of teams, or of people."""

    def found(counted: Counted) -> list[Gain]:
        return [gain for fold in counted.stretches(span) for gain in fold.kept(_WORK[kind, teams])]

    return await asked(database, room, found)


def _gains(kind: Kind, teams: bool, entries: tuple[Entry, ...]) -> tuple[Gain, ...]:
    found = (
        (line.team if teams else line.person, entry.at, line.amount)
        for entry in entries
        for line in entry.lines
        if line.kind is kind and (line.person is None) is teams
    )
    return tuple(Gain(account, from_ms(at), amount) for account, at, amount in found if account is not None)


_WORK = {(kind, teams): partial(_gains, kind, teams) for kind in Kind for teams in (False, True)}
