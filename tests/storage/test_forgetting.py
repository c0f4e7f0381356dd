"""Somebody is forgotten: nothing in the database tells of him, and what others have won stays."""

from __future__ import annotations

from dataclasses import replace

import pytest
from sqlalchemy import select

from storage import chats, forgetting, ledger, matches, pairs, people, schema
from storage.changes import Stale
from storage.database import Database
from storage.ledger import Deed, Kind
from storage.matches import Status
from tests.storage.given import ANN, BOB, LOBBY, NOW, ROOM, in_play, move, other

pytestmark = pytest.mark.asyncio

NOBODY = "gone:1"


async def everything(database: Database) -> str:
    """All that stands in the database, but for what was always so."""
    found: list[object] = []
    for table in schema.metadata.sorted_tables:
        found += [tuple(row) for row in await database.rows(select(table))]
    return repr(found)


async def lived(database: Database) -> None:
    """Ann has played and won, with Bob and alone, and has chosen things."""
    await in_play(database)
    await database.write(
        move(0),
        matches.finish(LOBBY.id, Status.OVER, NOW),
        chats.remember(ANN, "Ann"),
        people.configure(ANN, language="ru", settings='{"a":1}'),
        people.set_reach(ANN, "open"),
    )
    alone = replace(other("alone"), room=ANN, seats=LOBBY.seats[:1])
    await database.write(matches.create(alone), matches.finish(alone.id, Status.STOPPED, NOW))
    deeds = (
        Deed("a", ROOM, "goat", NOW, NOW, tuple(ledger.lines_of(Kind.WON, [ANN, BOB])), match=LOBBY.id),
        Deed("b", ROOM, "goat", NOW, NOW, tuple(ledger.lines_of(Kind.LOST, [BOB])), noted_by=ANN),
        Deed("c", ANN, "goat", NOW, NOW, tuple(ledger.lines_of(Kind.DAILY, [ANN])), match="alone"),
    )
    for deed in deeds:
        await database.write(ledger.enter(deed))
    await database.write(pairs.name(ROOM, ledger.team_of(ANN, BOB), "Ann's men"))


async def forget(database: Database, person: str) -> None:
    await database.write(forgetting.forget(person, NOBODY, await forgetting.teams_of(database, person)))


async def test_nothing_is_left_of_him_and_others_keep_what_they_have(database: Database) -> None:
    await lived(database)
    before = await ledger.of_people(database, ROOM)
    await forget(database, ANN)
    assert "Ann" not in await everything(database)
    after = await ledger.of_people(database, ROOM)
    assert after == {NOBODY: before[ANN], BOB: before[BOB]}
    team = ledger.team_of(NOBODY, BOB)
    assert await ledger.of_teams(database, ROOM) == {team: {Kind.WON: 1}}
    assert [deed.noted_by for deed in await ledger.history(database, ROOM)] == [NOBODY, None]
    assert await people.names(database, NOBODY, BOB, ANN) == {NOBODY: "", BOB: "Bob"}
    match = await matches.last_ended(database, ROOM)
    assert match is not None
    assert (match.host, match.seats[0].person, match.seats[0].name) == (NOBODY, NOBODY, "?")
    assert await pairs.names(database, ROOM) == {}
    assert await matches.get(database, "alone") is None
    assert len(await matches.journal(database, LOBBY.id)) == 1


async def test_who_is_not_known_cannot_be_forgotten(database: Database) -> None:
    await lived(database)
    before = await everything(database)
    with pytest.raises(Stale):
        await forget(database, "local:Cy")
    assert await everything(database) == before


async def test_who_comes_back_is_somebody_new(database: Database) -> None:
    await lived(database)
    await forget(database, ANN)
    await database.write(people.remember(ANN, "Ann"))
    assert await ledger.of_people(database, ROOM, person=ANN) == {}
    assert await people.reach(database, ANN) is None


async def test_hidden_people(database: Database) -> None:
    await database.write(people.hide(ANN, True))
    assert await people.hidden(database, ANN, BOB) == {ANN}
    await database.write(people.remember(ANN, "Anna"))
    assert await people.hidden(database, ANN, BOB) == {ANN}
    await database.write(people.hide(ANN, False))
    assert await people.hidden(database, ANN, BOB) == set()


async def test_pairs_have_a_name_in_each_chat(database: Database) -> None:
    team = ledger.team_of(BOB, ANN)
    await database.write(chats.remember("local:supper", "Supper"))
    await database.write(pairs.name(ROOM, team, "Axes"))
    await database.write(pairs.name(ROOM, team, "Hammers"), pairs.name("local:supper", team, "Tongs"))
    assert await pairs.names(database, ROOM) == {team: "Hammers"}
    await database.write(chats.move(ROOM, "local:supper"))
    assert await pairs.names(database, "local:supper") == {team: "Hammers"}
    await database.write(pairs.forget("local:supper", team))
    assert await pairs.names(database, "local:supper") == {}
