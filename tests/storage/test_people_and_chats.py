"""Who and where: names follow the platform, choices stay, and a chat can move."""

from __future__ import annotations

from dataclasses import replace

import pytest

from storage import chats, ledger, matches, people, surfaces
from storage.changes import Stale
from storage.chats import Chat
from storage.database import Database
from storage.deeds import Deed, Kind, Line
from storage.people import Person
from storage.surfaces import Surface
from tests.storage.given import ANN, BOB, LOBBY, NOW, ROOM

NEW = "local:supper"


async def test_a_person_keeps_his_choices_under_a_new_name(database: Database) -> None:
    await database.write(people.configure(ANN, language="ru", settings='{"single":true}'))
    await database.write(people.remember(ANN, "Anna"))
    assert await people.get(database, ANN) == Person(ANN, "Anna", "ru", '{"single":true}')
    assert await people.get(database, BOB) == Person(BOB, "Bob")
    await database.write(people.remember(ANN, "Anna", spoken="de"))
    assert await people.get(database, ANN) == Person(ANN, "Anna", "ru", '{"single":true}', "de")
    assert await people.names(database, ANN, BOB, "local:nobody") == {ANN: "Anna", BOB: "Bob"}


async def test_hidden_people(database: Database) -> None:
    await database.write(people.hide(ANN, hidden=True))
    assert await people.hidden(database, ANN, BOB) == {ANN}
    await database.write(people.remember(ANN, "Anna"))
    assert await people.hidden(database, ANN, BOB) == {ANN}
    await database.write(people.hide(ANN, hidden=False))
    assert await people.hidden(database, ANN, BOB) == set()


async def test_a_chat_keeps_its_choices_under_a_new_title(database: Database) -> None:
    await database.write(chats.configure(ROOM, language="en", settings='{"clock":180}'))
    await database.write(chats.remember(ROOM, "Lunches"))
    assert await chats.get(database, ROOM) == Chat(ROOM, "Lunches", "en", '{"clock":180}')
    await database.write(chats.remember(ROOM, "Lunches", spoken="de"))
    assert await chats.get(database, ROOM) == Chat(ROOM, "Lunches", "en", '{"clock":180}', "de")


async def test_nobody_chooses_without_being_known(database: Database) -> None:
    assert await people.get(database, "local:nobody") is None
    assert await chats.get(database, "local:nowhere") is None
    with pytest.raises(Stale):
        await database.write(people.configure("local:nobody", language=None, settings="{}"))
    with pytest.raises(Stale):
        await database.write(chats.configure("local:nowhere", language=None, settings="{}"))


@pytest.mark.parametrize("known_already", [False, True], ids=["unknown", "known already"])
async def test_a_chat_moves_with_everything_in_it(database: Database, known_already: bool) -> None:
    if known_already:
        await database.write(chats.remember(NEW, "Supper"))
    await database.write(
        chats.remember(ROOM, "Lunch", spoken="de"),
        chats.configure(ROOM, language="ru", settings='{"clock":45}'),
        matches.create(LOBBY),
        surfaces.put(Surface("lobby:k3f9", match=LOBBY.id, room=ROOM, post="17", digest="d", ply=3)),
        ledger.enter(Deed("x", ROOM, "goat", NOW, NOW, (Line(Kind.WON, ANN),))),
    )
    await database.write(chats.move(ROOM, NEW))
    assert await chats.get(database, ROOM) is None
    assert await chats.get(database, NEW) == Chat(NEW, "Lunch", "ru", '{"clock":45}', "de")
    assert await matches.in_room(database, NEW) == [replace(LOBBY, room=NEW)]
    assert await surfaces.of_match(database, LOBBY.id) == [
        Surface("lobby:k3f9", match=LOBBY.id, room=NEW, post=None, digest="", ply=3)
    ]
    assert await ledger.of_people(database, NEW) == {ANN: {Kind.WON: 1}}
    with pytest.raises(Stale):
        await database.write(chats.move(ROOM, NEW))
