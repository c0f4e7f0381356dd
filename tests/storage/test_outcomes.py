"""Results one after another: which there are, in what order, and what no longer counts."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta

from storage import ledger
from storage.database import Database
from storage.deeds import Deed, Kind, lines_of
from storage.outcomes import Outcome, outcomes_in
from storage.reckoning import counted
from tests.storage.given import ANN, BOB, CY, DEE, LOBBY, NOW, ROOM, in_play

Counted = Sequence[tuple[Kind, tuple[str, ...], int]]


async def write(
    database: Database, name: str, counted: Counted, *, minute: int = 0, match: str | None = None
) -> None:
    at = NOW + timedelta(minutes=minute)
    lines = tuple(line for kind, side, amount in counted for line in lines_of(kind, side, amount))
    await database.write(ledger.enter(Deed(name, ROOM, "goat", at, at, lines, match=match)))


async def outcomes(database: Database, game: str) -> list[Outcome]:
    return outcomes_in(await counted(database, ROOM), game)


async def test_matches_in_the_order_in_which_they_were_played(database: Database) -> None:
    pairs = (ANN, BOB), (CY, DEE)
    await write(database, "b", [(Kind.DRAWN, pairs[0], 1), (Kind.DRAWN, pairs[1], 1)], minute=2)
    await write(database, "a", [(Kind.LOST, pairs[1], 1), (Kind.WON, pairs[0], 1), (Kind.GOAT, pairs[1], 1)])
    await write(database, "c", [(Kind.WON, (CY,), 1), (Kind.LOST, (ANN,), 1), (Kind.LOST, (BOB,), 1)], minute=1)
    assert await outcomes(database, "goat") == [
        Outcome("a", (pairs[1], pairs[0]), (2, 1)),
        Outcome("c", ((CY,), (ANN,), (BOB,)), (1, 2, 2)),
        Outcome("b", pairs, (1, 1)),
    ]
    assert await outcomes(database, "block") == []


async def test_rounds_count_instead_of_their_match(database: Database) -> None:
    await in_play(database)
    one, other = (ANN, BOB), (CY, DEE)
    await write(database, "m/1", [(Kind.ROUND_WON, one, 1), (Kind.ROUND_LOST, other, 1)], match=LOBBY.id)
    await write(database, "m/2", [(Kind.ROUND_WON, other, 1), (Kind.ROUND_LOST, one, 1)], minute=1, match=LOBBY.id)
    await write(database, "m", [(Kind.WON, one, 1), (Kind.LOST, other, 1)], minute=2, match=LOBBY.id)
    first, second = Outcome(LOBBY.id, (one, other), (1, 2)), Outcome(LOBBY.id, (other, one), (1, 2))
    assert await outcomes(database, "goat") == [first, second]
    for round_ in ("m/1", "m/2"):
        await database.write(ledger.correct(round_, by_deed=f"c{round_}", room=ROOM, at=NOW, noted_by=ANN))
    assert await outcomes(database, "goat") == [first]


async def test_who_has_neither_won_nor_lost_a_round_was_not_in_it(database: Database) -> None:
    counted = [(Kind.ROUND_WON, (ANN,), 1), (Kind.ROUND_LOST, (BOB,), 1), (Kind.LOST, (CY,), 1)]
    await write(database, "a", counted)
    assert await outcomes(database, "goat") == [Outcome("a", ((ANN,), (BOB,)), (1, 2))]


async def test_rounds_that_were_told_together_are_spread(database: Database) -> None:
    counted = [
        (Kind.WON, (ANN,), 1),
        (Kind.LOST, (BOB,), 1),
        (Kind.ROUND_WON, (ANN,), 3),
        (Kind.ROUND_LOST, (BOB,), 3),
        (Kind.ROUND_WON, (BOB,), 1),
        (Kind.ROUND_LOST, (ANN,), 1),
    ]
    await write(database, "a", counted)
    winners = [outcome.sides[0] for outcome in await outcomes(database, "goat")]
    assert winners == [(ANN,), (ANN,), (BOB,), (ANN,)]


async def test_whatever_is_written_is_noticed(database: Database) -> None:
    seen = [await counted(database, ROOM)]
    assert await counted(database, ROOM) is seen[0], "as long as nothing is, nothing is read again"
    await write(database, "a", [(Kind.WON, (ANN,), 1), (Kind.LOST, (BOB,), 1)])
    seen.append(await counted(database, ROOM))
    await write(database, "b", [(Kind.WON, (BOB,), 1), (Kind.LOST, (ANN,), 1)])
    seen.append(await counted(database, ROOM))
    await database.write(ledger.correct("a", by_deed="c", room=ROOM, at=NOW, noted_by=ANN))
    seen.append(await counted(database, ROOM))
    matches = [one.of_people().get(ANN, {}) for one in seen]
    assert matches == [{}, {Kind.WON: 1}, {Kind.WON: 1, Kind.LOST: 1}, {Kind.LOST: 1}]
    assert (await counted(database, "local:elsewhere")).of_people() == {}
