"""What people are called together."""

from __future__ import annotations

from storage import chats, pairs
from storage.database import Database
from storage.deeds import team_of
from tests.storage.given import ANN, BOB, ROOM


async def test_pairs_have_a_name_in_each_chat(database: Database) -> None:
    team = team_of(BOB, ANN)
    await database.write(chats.remember("local:supper", "Supper"))
    await database.write(pairs.name(ROOM, team, "Axes"))
    await database.write(pairs.name(ROOM, team, "Hammers"), pairs.name("local:supper", team, "Tongs"))
    assert await pairs.names(database, ROOM) == {team: "Hammers"}
    await database.write(chats.move(ROOM, "local:supper"))
    assert await pairs.names(database, "local:supper") == {team: "Hammers"}
    await database.write(pairs.forget("local:supper", team))
    assert await pairs.names(database, "local:supper") == {}
