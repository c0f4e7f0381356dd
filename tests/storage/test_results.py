"""Who beat whom, and in what order, beside a recount by hand of a random history with corrections."""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from datetime import timedelta
from itertools import groupby, product

import pytest

from storage import ledger
from storage.database import Database
from storage.deeds import ALL_TIME, Deed, Kind, Line, Span, lines_of, team_of
from storage.folding import MATCHES, ROUNDS, Level
from storage.outcomes import outcomes_in
from storage.reckoning import counted
from storage.results import Best, Duel, Run, Runs, beaten, best, duel, runs
from tests.storage.given import ANN, BOB, CY, DEE, LOBBY, NOW, ROOM, in_play

pytestmark = pytest.mark.asyncio

EVERYBODY = (ANN, BOB, CY, DEE)


@dataclass
class History:
    """What was written and still counts, in its order: the winners, the losers, and whether it was a draw."""

    matches: list[tuple[tuple[str, ...], tuple[str, ...], bool]] = field(default_factory=list)
    rounds: list[tuple[tuple[str, ...], tuple[str, ...], bool]] = field(default_factory=list)

    def of(self, level: Level) -> list[tuple[tuple[str, ...], tuple[str, ...], bool]]:
        return self.matches if level is MATCHES else self.rounds


async def written(database: Database, seed: int) -> History:
    """Two hundred deeds, of which some are cancelled."""
    chance, history = random.Random(seed), History()
    await in_play(database)
    for number in range(200):
        order = chance.sample(EVERYBODY, 4)
        pair = chance.random() < 0.5
        one, other = (tuple(order[:2]), tuple(order[2:])) if pair else ((order[0],), (order[1],))
        level = chance.choice((MATCHES, ROUNDS))
        drawn = level is MATCHES and chance.random() < 0.2
        at = NOW + timedelta(minutes=number)
        first, second = (Kind.DRAWN, Kind.DRAWN) if drawn else (level.won, level.lost)
        lines = [
            Line(kind, person, team_of(*side) if pair else None)
            for kind, side in ((first, one), (second, other))
            for person in side
        ]
        deed = Deed(f"d{number}", ROOM, "goat", at, at, tuple(lines), match=LOBBY.id)
        await database.write(ledger.enter(deed))
        if chance.random() < 0.2:
            await database.write(ledger.correct(deed.id, by_deed=f"c{number}", room=ROOM, at=at, noted_by=ANN))
        else:
            history.of(level).append((one, other, drawn))
    return history


@pytest.mark.parametrize("level", [MATCHES, ROUNDS], ids=["matches", "rounds"])
async def test_a_random_history_counted_again(database: Database, level: Level) -> None:
    history = (await written(database, seed=1)).of(level)
    for one, other in product(EVERYBODY, repeat=2):
        if one != other:
            assert await duel(database, ROOM, one, other, ALL_TIME, level) == recount(history, one, other)
    wins = Counter(pair for won, lost, drawn in history if not drawn for pair in product(won, lost))
    assert await beaten(database, ROOM, ALL_TIME, level) == wins
    found = await runs(database, ROOM, ALL_TIME, level)
    for person in EVERYBODY:
        results = [
            "drawn" if drawn else "won" if person in won else "lost"
            for won, lost, drawn in history
            if person in (*won, *lost)
        ]
        stretches = [(word, len(list(same))) for word, same in groupby(results)]
        word, length = stretches[-1]
        now, longest = found[person].now, found[person].longest
        assert (now is None) == (word == "drawn")
        assert now is None or (now.length, now.won) == (length, word == "won")
        assert longest is not None
        assert longest.length == max(length for word, length in stretches if word == "won")


def recount(history: list[tuple[tuple[str, ...], tuple[str, ...], bool]], one: str, other: str) -> Duel:
    counts: defaultdict[str, int] = defaultdict(int)
    for won, lost, drawn in history:
        if {one, other} <= {*won} or {one, other} <= {*lost}:
            if not drawn:
                counts["won_together" if one in won else "lost_together"] += 1
        elif one in won + lost and other in won + lost:
            counts["drawn" if drawn else "won" if one in won else "lost"] += 1
    return Duel(**counts)


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
    await written(database, seed=2)
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
