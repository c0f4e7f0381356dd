"""Who beat whom, and in what order; that it is counted rightly, whatever was played, see test_counted.py."""

from __future__ import annotations

from datetime import timedelta

from storage import ledger
from storage.database import Database
from storage.deeds import ALL_TIME, Deed, Kind, Line, Span, lines_of
from storage.folding import MATCHES, ROUNDS
from storage.outcomes import outcomes_in
from storage.reckoning import counted
from storage.results import Best, Duel, Run, Runs, beaten, best, duel, runs
from tests.storage.given import ANN, BOB, CY, DEE, LOBBY, NOW, ROOM, in_play

PAIR, OTHERS = (ANN, BOB), (CY, DEE)
MINUTE = timedelta(minutes=1)


async def played(database: Database) -> None:
    """A history of matches, a minute apart; the last one is taken back, and a round of it is no match."""
    results = [
        ((PAIR, Kind.WON), (OTHERS, Kind.LOST)),
        (((ANN,), Kind.WON), ((BOB,), Kind.LOST)),
        (((BOB,), Kind.WON), ((ANN,), Kind.LOST)),
        (((ANN,), Kind.DRAWN), ((BOB,), Kind.DRAWN)),
        (((ANN,), Kind.WON), ((BOB,), Kind.LOST)),
        (((ANN,), Kind.WON), ((CY,), Kind.LOST)),
        (((ANN,), Kind.WON), ((DEE,), Kind.LOST)),
        ((PAIR, Kind.LOST), (OTHERS, Kind.WON)),
        (((CY,), Kind.DRAWN), ((DEE,), Kind.DRAWN)),
        (((BOB,), Kind.ROUND_WON), ((CY,), Kind.ROUND_LOST)),
        (((ANN,), Kind.WON), ((CY,), Kind.LOST)),
    ]
    for number, result in enumerate(results):
        at, lines = NOW + number * MINUTE, tuple(line for side, kind in result for line in lines_of(kind, side))
        await database.write(ledger.enter(Deed(f"d{number}", ROOM, "goat", at, at, lines)))
    await database.write(ledger.correct(f"d{len(results) - 1}", by_deed="c", room=ROOM, at=NOW, noted_by=ANN))


async def test_who_has_met_whom_and_how_it_came_out(database: Database) -> None:
    await played(database)
    found = await duel(database, ROOM, ANN, BOB, ALL_TIME, MATCHES)
    assert found == Duel(won=2, lost=1, drawn=1, won_together=1, lost_together=1)
    assert found.met == 4
    assert await beaten(database, ROOM, ALL_TIME, MATCHES) == {
        (ANN, BOB): 2,
        (ANN, CY): 2,
        (ANN, DEE): 2,
        (BOB, ANN): 1,
        **dict.fromkeys(((BOB, CY), (BOB, DEE), (CY, ANN), (CY, BOB), (DEE, ANN), (DEE, BOB)), 1),
    }


async def test_wins_and_losses_one_after_another(database: Database) -> None:
    """A draw ends a run and begins none."""
    await played(database)
    found = await runs(database, ROOM, ALL_TIME, MATCHES)

    def run(won: bool, length: int, first: int, last: int) -> Run:
        return Run(length, won, NOW + first * MINUTE, NOW + last * MINUTE)

    assert found == {
        ANN: Runs(now=run(False, 1, 7, 7), longest=run(True, 3, 4, 6)),
        BOB: Runs(now=run(False, 2, 4, 7), longest=run(True, 1, 0, 0)),
        CY: Runs(now=None, longest=run(True, 1, 7, 7)),
        DEE: Runs(now=None, longest=run(True, 1, 7, 7)),
    }


async def test_rounds_that_were_told_together_are_a_result_each(database: Database) -> None:
    """Ann wins five of eight; nobody knows when, so they are spread over the time."""
    sides = (((ANN, CY), 5, Kind.ROUND_WON), ((BOB, DEE), 5, Kind.ROUND_LOST))
    back = (((BOB, DEE), 3, Kind.ROUND_WON), ((ANN, CY), 3, Kind.ROUND_LOST))
    lines = tuple(line for side, amount, kind in sides + back for line in lines_of(kind, side, amount))
    await database.write(ledger.enter(Deed("a", ROOM, "general", NOW, NOW, lines)))
    results = [outcome.sides[0] for outcome in outcomes_in(await counted(database, ROOM), "general")]
    assert "".join("W" if side == (ANN, CY) else "L" for side in results) == "WLWWLWLW"
    found = await runs(database, ROOM, ALL_TIME, ROUNDS)
    assert found[ANN] == found[CY] == Runs(now=Run(1, True, NOW, NOW), longest=Run(2, True, NOW, NOW))
    assert found[BOB] == found[DEE] == Runs(now=Run(1, False, NOW, NOW), longest=Run(1, True, NOW, NOW))
    assert await duel(database, ROOM, ANN, BOB, ALL_TIME, ROUNDS) == Duel(won=5, lost=3)
    assert await duel(database, ROOM, ANN, CY, ALL_TIME, ROUNDS) == Duel(won_together=5, lost_together=3)


async def test_a_span_and_another_room_are_left_out(database: Database) -> None:
    await played(database)
    later = Span(since=NOW + timedelta(days=1))
    assert await beaten(database, ROOM, later, MATCHES) == {}
    assert await runs(database, "local:elsewhere", ALL_TIME, MATCHES) == {}
    assert (await duel(database, ROOM, ANN, BOB, Span(game="general"), MATCHES)).met == 0


async def test_the_most_generals_of_an_evening(database: Database) -> None:
    """Ann has two in one match, in two rounds; Bob has as many at once; a cancelled one does not count."""
    await in_play(database)
    for name, person, amount, number in (("a", ANN, 1, 1), ("b", ANN, 1, 2), ("c", BOB, 2, 3), ("x", BOB, 1, 4)):
        line = Line(Kind.GENERAL, person, amount=amount)
        at = NOW + timedelta(minutes=number)
        await database.write(ledger.enter(Deed(name, ROOM, "general", at, at, (line,), LOBBY.id, number)))
    await database.write(ledger.correct("x", by_deed="y", room=ROOM, at=NOW, noted_by=ANN))
    assert await best(database, ROOM, Kind.GENERAL) == [
        Best(ANN, 2, NOW + timedelta(minutes=1)),
        Best(BOB, 2, NOW + timedelta(minutes=3)),
    ]
    assert await best(database, ROOM, Kind.BALD) == []
