"""Notices: once a day, whatever happens, and forgotten with all answers."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

import pytest

from storage import appointments, chats, matches, notices
from storage.appointments import Appointment
from storage.changes import Stale
from storage.database import Database
from storage.notices import Notice
from tests.storage.given import ANN, BOB, LOBBY, NOW, ROOM, other

NEW = "local:supper"
NOTICE = Notice("a1", ROOM, "lunch", NOW.date(), NOW)
LUNCH = Appointment(ROOM, "lunch", NOW + timedelta(hours=1))
DAY = timedelta(days=1)


async def posted(database: Database) -> Notice:
    notice = await notices.get(database, NOTICE.id)
    assert notice is not None
    return notice


async def test_a_room_is_told_once_a_day(database: Database) -> None:
    await database.write(notices.post(NOTICE))
    with pytest.raises(Stale):
        await database.write(notices.post(replace(NOTICE, id="a2", at=NOW + timedelta(hours=3))))
    other_kind, next_day = replace(NOTICE, id="a3", kind="week"), replace(NOTICE, id="a4", day=NOW.date() + DAY)
    await database.write(notices.post(other_kind), notices.post(replace(next_day, at=NOW + DAY)))
    found = await notices.of_room(database, ROOM, "lunch")
    assert [notice.id for notice in found] == ["a4", "a1"]
    assert [notice.id for notice in await notices.since(database, NOW + timedelta(hours=1))] == ["a4"]


async def test_the_latest_answer_counts_and_who_was_first_comes_first(database: Database) -> None:
    await database.write(notices.post(NOTICE))
    for minute, (person, coming) in enumerate(((BOB, True), (ANN, True), (BOB, False), (BOB, True))):
        at = NOW + timedelta(minutes=minute)
        await database.write(notices.answer(NOTICE.id, person, coming=coming, at=at))
    assert (await posted(database)).coming == [ANN, BOB]
    await database.write(notices.answer(NOTICE.id, ANN, coming=False, at=NOW + timedelta(hours=1)))
    found = await posted(database)
    assert (found.coming, found.replies) == ([BOB], {BOB: True, ANN: False})


async def test_one_table_is_opened(database: Database) -> None:
    await database.write(notices.post(NOTICE), matches.create(LOBBY), matches.create(other("elm")))
    await database.write(notices.open_for(NOTICE.id, LOBBY.id))
    with pytest.raises(Stale):
        await database.write(notices.open_for(NOTICE.id, "elm"))
    assert (await posted(database)).match == LOBBY.id


async def test_a_notice_is_forgotten_with_its_answers(database: Database) -> None:
    await database.write(notices.post(NOTICE), notices.answer(NOTICE.id, ANN, coming=True, at=NOW))
    await database.write(notices.drop(NOTICE.id))
    assert await notices.get(database, NOTICE.id) is None
    await database.write(notices.post(NOTICE))
    assert (await posted(database)).replies == {}


async def test_they_move_with_their_chat(database: Database) -> None:
    await database.write(
        chats.remember(NEW, "Supper"),
        notices.post(NOTICE),
        notices.answer(NOTICE.id, ANN, coming=True, at=NOW),
        notices.post(replace(NOTICE, id="b1", room=NEW)),
        appointments.appoint(LUNCH),
        appointments.appoint(Appointment(NEW, "lunch", NOW)),
    )
    await database.write(chats.move(ROOM, NEW))
    assert await appointments.due(database) == [replace(LUNCH, room=NEW)]
    (found,) = await notices.of_room(database, NEW, "lunch")
    assert (found.id, found.coming) == (NOTICE.id, [ANN])
