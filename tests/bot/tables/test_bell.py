"""The bell goes on, whatever goes wrong with an appointment or at a look."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from pathlib import Path

import pytest

from bot.tables import bell
from bot.tables.bell import Bell
from storage import appointments, chats
from storage.appointments import Appointment
from tests.bot.hall import BEGINNING, hall
from tests.waiting import PATIENCE

FIRST, SECOND, ELSEWHERE = (
    Appointment(room, "lunch", BEGINNING - timedelta(minutes=minutes))
    for room, minutes in (("test:one", 3), ("test:two", 2), ("other:one", 1))
)


async def test_what_fails_holds_up_nothing_else_and_is_tried_again(tmp_path: Path) -> None:
    """What is due on platforms that another process serves is left to that one."""
    kept: list[Appointment] = []

    async def keep(appointment: Appointment) -> None:
        kept.append(appointment)
        if appointment == FIRST:
            raise ValueError("no such chat")

    async with hall(tmp_path, ticking=False) as here:
        for one in (FIRST, SECOND, ELSEWHERE):
            await here.database.write(chats.remember(one.room, ""), appointments.appoint(one))
        ringing = Bell(here.database, ["test"], here.watch, keep)
        for _ in range(2):
            await ringing.ring()
    assert kept == [FIRST, SECOND] * 2


async def test_a_look_that_fails_is_not_the_last_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(bell, "_MINUTE", 0.01)
    monkeypatch.setattr(bell, "_AFTER", 0)
    failures, looked = [ValueError("no such kind")], asyncio.Event()

    async def look(*_: object) -> list[Appointment]:
        if failures:
            raise failures.pop()
        looked.set()
        return []

    monkeypatch.setattr(appointments, "due", look)
    async with hall(tmp_path, ticking=False) as here:
        ringing = Bell(here.database, ["test"], here.watch, _nothing)
        ringing.start()
        async with asyncio.timeout(PATIENCE):
            await looked.wait()
        await ringing.stop()
    assert "the bell could not look" in caplog.text


async def test_a_look_that_fails_is_no_failure_of_who_asked_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The script of a chat goes on."""

    async def look(*_: object) -> list[Appointment]:
        raise ValueError("no such kind")

    monkeypatch.setattr(appointments, "due", look)
    async with hall(tmp_path, ticking=False) as here:
        await Bell(here.database, ["test"], here.watch, _nothing).ring()
    assert "the bell could not look" in caplog.text


async def _nothing(appointment: Appointment) -> None:
    pass
