"""Clocks: one deadline of each kind, dropped with the deed, moved when time is given back."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta, timezone
from pathlib import Path

import pytest

from storage import deadlines, journal, meta
from storage.changes import Stale
from storage.database import Database
from storage.deadlines import Deadline
from tests.storage.given import LOBBY, NOW, SERVER, in_play, move, other
from tests.storage.plans import steps

TURN = Deadline(LOBBY.id, "turn", NOW + timedelta(minutes=3))
WARNING = Deadline(LOBBY.id, "warning", NOW + timedelta(minutes=1, milliseconds=500))


async def test_the_nearest_comes_first(database: Database) -> None:
    await in_play(database)
    await database.write(deadlines.put(TURN), deadlines.put(WARNING))
    assert await deadlines.of_match(database, LOBBY.id) == [WARNING, TURN]
    assert await deadlines.due(database, NOW) == []
    assert await deadlines.due(database, TURN.due_at) == [WARNING, TURN]


async def test_there_is_one_of_each_kind(database: Database) -> None:
    await in_play(database)
    await database.write(deadlines.put(TURN))
    later = replace(TURN, due_at=TURN.due_at + timedelta(minutes=1))
    await database.write(deadlines.put(later))
    assert await deadlines.of_match(database, LOBBY.id) == [later]


async def test_some_or_all_of_a_match_are_dropped(database: Database) -> None:
    await in_play(database)
    await database.write(deadlines.put(TURN), deadlines.put(WARNING))
    await database.write(deadlines.drop(LOBBY.id, "warning", "unknown"))
    assert await deadlines.of_match(database, LOBBY.id) == [TURN]
    await database.write(deadlines.clear(LOBBY.id))
    assert await deadlines.of_match(database, LOBBY.id) == []


async def test_what_is_due_happens_once_and_the_slower_drops_nothing(database: Database) -> None:
    await in_play(database)
    await database.write(deadlines.put(TURN))
    following = replace(TURN, due_at=TURN.due_at + timedelta(minutes=3))
    await database.write(deadlines.drop(LOBBY.id, "turn"), move(0), deadlines.put(following))
    with pytest.raises(Stale):
        await database.write(deadlines.drop(LOBBY.id, "turn"), move(0))
    assert len(await journal.entries(database, LOBBY.id)) == 1
    assert await deadlines.of_match(database, LOBBY.id) == [following]


async def test_lost_time_is_given_back_to_all_of_a_platform(database: Database) -> None:
    await in_play(database)
    await in_play(database, other("elm"))
    assert await meta.last_seen(database, "local") is None
    await database.write(deadlines.put(TURN), deadlines.put(replace(TURN, match="elm")), meta.seen("local", NOW))
    up_again = NOW.astimezone(timezone(timedelta(hours=3))) + timedelta(days=2)
    await database.write(meta.seen("loca", NOW + timedelta(hours=1)))
    last_seen = await meta.last_seen(database, "local")
    assert last_seen == NOW
    await database.write(deadlines.postpone("loca", timedelta(days=9)))
    await database.write(deadlines.postpone("local", up_again - last_seen), meta.seen("local", up_again))
    assert await deadlines.due(database, TURN.due_at) == []
    moved = await deadlines.due(database, up_again + timedelta(minutes=3))
    assert [(deadline.match, deadline.due_at - up_again) for deadline in moved] == [
        ("elm", timedelta(minutes=3)),
        (LOBBY.id, timedelta(minutes=3)),
    ]


async def test_what_need_not_be_waited_for_is_due_at_once(database: Database) -> None:
    """What is due before is left alone, as is what is of another kind or platform."""
    await in_play(database)
    await in_play(database, other("elm"))
    deal = replace(TURN, kind="deal", due_at=NOW - timedelta(hours=1))
    turn = replace(TURN, match="elm")
    move = replace(turn, kind="move")
    await database.write(*map(deadlines.put, (deal, turn, move)))
    await database.write(deadlines.hasten("loca", NOW - timedelta(days=1), "deal", "move"))
    await database.write(deadlines.hasten("local", NOW, "deal", "move"))
    assert await deadlines.due(database) == [deal, replace(move, due_at=NOW), turn]


@pytest.mark.skipif(SERVER is not None, reason="the steps are SQLite's")
async def test_whose_they_are_is_looked_at_only_of_those_that_are_due(
    database: Database, where: str | Path
) -> None:
    found = await steps(where, deadlines.due(database, NOW, "local"))
    assert [step for step in found if "USING INDEX ix_deadline_due_at" in step]
    assert not [step for step in found if step.startswith("SCAN")]
