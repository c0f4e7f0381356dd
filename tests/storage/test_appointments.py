"""Appointments of a chat: one of each kind, taken once, never put off."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

import pytest

from storage import appointments, deadlines
from storage.appointments import Appointment
from storage.changes import Stale
from storage.database import Database
from tests.storage.given import NOW, ROOM

LUNCH = Appointment(ROOM, "lunch", NOW + timedelta(hours=1))


async def test_a_chat_has_one_of_each_kind_which_is_never_put_off(database: Database) -> None:
    await database.write(appointments.appoint(replace(LUNCH, due_at=NOW)), appointments.appoint(LUNCH))
    await database.write(deadlines.postpone("local", timedelta(hours=5)))
    assert await appointments.due(database) == [LUNCH]
    assert await appointments.due(database, NOW) == []


async def test_an_appointment_is_taken_once_and_as_it_stands(database: Database) -> None:
    await database.write(appointments.appoint(LUNCH))
    with pytest.raises(Stale):
        await database.write(appointments.take(replace(LUNCH, due_at=NOW)))
    await database.write(appointments.take(LUNCH))
    with pytest.raises(Stale):
        await database.write(appointments.take(LUNCH))


async def test_what_is_cancelled_is_gone_and_other_kinds_stay(database: Database) -> None:
    await database.write(appointments.appoint(LUNCH), appointments.appoint(replace(LUNCH, kind="week")))
    await database.write(appointments.cancel(ROOM, "lunch"), appointments.cancel(ROOM, "lunch"))
    assert [one.kind for one in await appointments.due(database)] == ["week"]
