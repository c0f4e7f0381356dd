"""A process takes up the pace of a room where the last one has left it."""

from __future__ import annotations

import asyncio
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from bot import handover
from bot.ids import PersonId
from bot.ports import Address, Pace
from storage import journal, meta
from storage.database import Database
from tests.bot.chat import Chat, chatting
from tests.bot.steering import make, moves, state_of
from tests.bot.strict import PLATFORM
from tests.waiting import PATIENCE

MOST = 3
PACE = Pace(most=MOST, per=60)
SECOND = timedelta(seconds=1)


def some(seconds: float) -> Any:
    """So many seconds, as the clock on the wall tells them: a test on a busy machine may take a while."""
    return pytest.approx(seconds, abs=9.9)


def spend(chat: Chat, times: int = 1) -> list[float]:
    """Seconds that answers in the group have to wait."""
    room = Address(room=chat.group.id)
    return [chat.bot.spend(room, urgent=True) for _ in range(times)]


def counted(chat: Chat) -> list[float]:
    """How long ago went out what counts in the group."""
    return dict(chat.bot.world.publisher.lanes.lately()).get(Address(room=chat.group.id), [])


async def killed(tmp_path: Path) -> tuple[Chat, list[datetime]]:
    """Moves are made, ten seconds after each other, and the process ends without a word; gives when that was."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(handover, "leave_pace", _nothing)
        async with chatting(tmp_path) as chat:
            guests = await chat.playing("/play block", "Ann", "Bob")
            for _ in range(MOST + 1):
                chat.now += 10 * SECOND
                await make(chat, guests, moves(state_of(chat))[0])
            entries = await journal.entries(chat.bot.world.database, chat.table().id)
    return chat, [entry.at for entry in entries]


async def test_what_was_sent_before_a_stop_counts_for_a_minute(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        chat.port.pace = PACE
        assert spend(chat, MOST - 1) == [0] * (MOST - 1)
    chat.now += 20 * SECOND
    async with chatting(tmp_path, chat=chat):
        assert spend(chat, 2) == [0, some(40)]
    chat.now += 50 * SECOND
    async with chatting(tmp_path, chat=chat):
        assert spend(chat, 3) == [0, 0, some(10)]


async def test_what_a_platform_has_slowed_down_is_slow_for_the_next_process_too(tmp_path: Path) -> None:
    private = Address(person=PersonId(f"{PLATFORM}:somebody"))
    async with chatting(tmp_path) as chat:
        group = Address(room=chat.group.id)
        chat.bot.hold(group, 100)
        chat.bot.hold(private, 300)
    chat.now += 60 * SECOND
    async with chatting(tmp_path, chat=chat):
        assert spend(chat) == [some(40)]
        assert chat.bot.spend(private) == some(240)
    chat.now += 60 * SECOND
    async with chatting(tmp_path, chat=chat):
        assert spend(chat) == [0]
        assert chat.bot.spend(private) == some(180)


async def test_who_was_slowed_down_is_slow_no_longer_because_the_clock_was_set_back(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        chat.bot.hold(Address(room=chat.group.id), 300)
    chat.now -= timedelta(hours=1)
    async with chatting(tmp_path, chat=chat):
        assert spend(chat) == [some(300)]


async def test_of_a_process_that_was_killed_the_latest_moves_count(tmp_path: Path) -> None:
    chat, made = await killed(tmp_path)
    chat.port.pace = PACE
    chat.now += 5 * SECOND
    async with chatting(tmp_path, chat=chat):
        assert len(counted(chat)) == MOST
        assert spend(chat) == [some(60 - (chat.now - made[-MOST]).total_seconds())]


async def written_down(chat: Chat, monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait until the process has written down its pace for the first time; then it is killed."""
    async with asyncio.timeout(PATIENCE):
        while await meta.get(chat.bot.world.database, f"pace {PLATFORM}") is None:  # noqa: ASYNC110 - nobody tells
            await asyncio.sleep(0.01)
    monkeypatch.setattr(handover, "leave_pace", _nothing)


async def test_little_is_missed_of_what_a_process_that_was_killed_has_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An answer is no move: no journal tells of it."""
    monkeypatch.setattr(handover, "EVERY", 0.01)
    async with chatting(tmp_path) as chat:
        chat.port.pace = PACE
        spend(chat, 2)
        await written_down(chat, monkeypatch)
    monkeypatch.undo()
    async with chatting(tmp_path, chat=chat):
        assert spend(chat, 2) == [0, some(60)]


async def test_a_process_that_was_killed_has_said_who_slowed_it_down(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(handover, "EVERY", 0.01)
    async with chatting(tmp_path) as chat:
        chat.bot.hold(Address(room=chat.group.id), 100)
        await written_down(chat, monkeypatch)
    monkeypatch.undo()
    async with chatting(tmp_path, chat=chat):
        assert spend(chat) == [some(100)]


async def _nothing(_world: object) -> None:
    pass


async def test_moves_from_before_a_stop_are_not_counted_beside_what_was_sent(tmp_path: Path) -> None:
    chat, made = await killed(tmp_path)
    chat.port.pace = Pace(most=100, per=60)
    for _ in range(2):
        async with chatting(tmp_path, chat=chat):
            assert len(counted(chat)) == len(made)
    chat.now += 100 * SECOND
    async with chatting(tmp_path, chat=chat):
        assert not counted(chat)


async def test_what_cannot_be_read_is_no_reason_not_to_start(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        pass
    async with await Database.open(tmp_path / "boneyard.db") as database:
        await database.write(meta.put(f"pace {PLATFORM}", "nonsense"))
    async with chatting(tmp_path, chat=chat):
        assert spend(chat) == [0]
        assert "JSON" in chat.errors.found.pop()
