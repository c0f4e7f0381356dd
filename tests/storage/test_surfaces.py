"""Which message shows what."""

from __future__ import annotations

from dataclasses import replace

from storage import surfaces
from storage.database import Database
from storage.surfaces import Surface
from tests.storage.given import ANN, LOBBY, ROOM, in_play

TABLE = Surface("table:k3f9", match=LOBBY.id, room=ROOM, post="17", digest="abc", ply=0)
HAND = Surface("hand:k3f9:0", match=LOBBY.id, person=ANN, aspect="page 2")
RULES = Surface("rules:local:Ann", person=ANN, post="9")


async def test_surfaces_are_saved_replaced_and_dropped(database: Database) -> None:
    await in_play(database)
    await database.write(surfaces.put(TABLE), surfaces.put(HAND), surfaces.put(RULES))
    assert await surfaces.of_match(database, LOBBY.id) == [HAND, TABLE]
    await database.write(surfaces.put(replace(HAND, post="18", digest="x", aspect="")))
    turned = replace(HAND, post="18", digest="x", aspect="")
    assert await surfaces.of_match(database, LOBBY.id, RULES.key) == [turned, RULES, TABLE]
    await database.write(surfaces.drop(HAND.key, RULES.key, "unknown"))
    assert await surfaces.of_match(database, LOBBY.id, RULES.key) == [TABLE]


async def test_a_message_tells_its_room(database: Database) -> None:
    await in_play(database)
    await database.write(surfaces.put(TABLE), surfaces.put(RULES))
    assert await surfaces.room_of(database, ["16", "17"]) == ROOM
    assert await surfaces.room_of(database, ["9", "18"]) is None
