"""What accounts have gained, and when."""

from __future__ import annotations

from datetime import timedelta

from storage import ledger
from storage.database import Database
from storage.deeds import ALL_TIME, Deed, Kind, Line, Span, lines_of, team_of
from storage.gains import Gain, gains
from tests.storage.given import ANN, BOB, NOW, ROOM

DAY = timedelta(days=1)


async def test_gains_are_what_counts_in_the_order_of_play(database: Database) -> None:
    team = team_of(ANN, BOB)
    for number, days in enumerate((3, 1, 2)):
        lines = tuple(lines_of(Kind.GENERAL, [ANN, BOB], number + 1))
        at = NOW - days * DAY
        await database.write(ledger.enter(Deed(f"d{number}", ROOM, "general", at, NOW, lines)))
    await database.write(ledger.correct("d2", by_deed="c1", room=ROOM, at=NOW, noted_by=ANN))
    guest = Line(Kind.GENERAL)  # on a score sheet he has no account
    alone = (guest, *lines_of(Kind.GENERAL, [ANN], 5))
    await database.write(ledger.enter(Deed("d3", ROOM, "general", NOW, NOW, alone)))
    expected = [Gain(team, NOW - 3 * DAY, 1), Gain(team, NOW - DAY, 2), Gain(ANN, NOW, 5)]
    assert await gains(database, ROOM, ALL_TIME, Kind.GENERAL) == expected
    assert await gains(database, ROOM, Span(since=NOW - 2 * DAY), Kind.GENERAL) == expected[1:]
    assert await gains(database, ROOM, ALL_TIME, Kind.BALD) == []
