"""The summary of the week, which comes on Monday morning."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from storage import appointments, ledger
from storage.deeds import Deed, Kind, Line, team_of
from tests.bot.chat import Chat, Guest, chatting, told
from tests.bot.evenings.reminded import chat_at
from tests.bot.strict import GROUP, Post
from tests.bot.tallied import NAMES, group, round_of


async def general(chat: Chat, number: int, at: datetime, generals: int = 1) -> None:
    """A round in which Ann and Bob have become Generals."""
    ann, bob, cid, dot = chat.guests(*NAMES)
    await round_of(chat, number, [cid, dot], [ann, bob], when=at, generals=generals)


async def summed_up(chat: Chat, zone: str = "") -> list[Guest]:
    """Four people, the first of whom runs the chat and wants the summary."""
    guests = await group(chat)
    chat.admins.add(guests[0].id)
    assert "on Mondays at 9:00" in told(await guests[0].say(f"/remind summary on {zone}"))
    return guests


def summaries(chat: Chat) -> list[Post]:
    return [post for post in chat.room() if "Last week" in str(post)]


async def test_last_week_is_told_on_monday_morning_once(tmp_path: Path) -> None:
    chat = chat_at(datetime(2026, 3, 20, 8, tzinfo=UTC))
    async with chatting(tmp_path, chat=chat):
        ann, *_ = await summed_up(chat, "Berlin")
        # Sunday at half past eleven there, and half an hour after midnight.
        await general(chat, 1, datetime(2026, 3, 22, 22, 30, tzinfo=UTC), generals=2)
        await general(chat, 2, datetime(2026, 3, 22, 23, 30, tzinfo=UTC))
        chat.now = datetime(2026, 3, 23, 7, 59, tzinfo=UTC)
        await chat.wait(seconds=1)
        assert summaries(chat) == []
        await chat.wait(minutes=1)
        (post,) = summaries(chat)
        assert "Last week, Mar 16, 2026 to Mar 22, 2026" in str(post)
        assert "Ann and Bob: Generals 2, Losses 1, Rounds 1" in str(post)
    async with chatting(tmp_path, chat=chat):
        await chat.wait(days=6)
        assert len(summaries(chat)) == 1
    chat.now = datetime(2026, 3, 30, 15, tzinfo=UTC)  # down on Monday morning, up again in the afternoon
    async with chatting(tmp_path, chat=chat):
        await chat.wait(minutes=1)
        assert len(summaries(chat)) == 2
        assert "Generals 1" in str(summaries(chat)[-1])
        chat.now += timedelta(days=8)
        await chat.wait(minutes=1)
        assert len(summaries(chat)) == 2, "nothing was played"
        await ann.say("/remind summary off")
        assert await appointments.due(chat.bot.world.database) == []


@pytest.mark.parametrize(("hours", "told_of"), [(24, 1), (25, 0)])
async def test_a_summary_that_is_more_than_a_day_late_is_left_out(
    tmp_path: Path, hours: int, told_of: int
) -> None:
    chat = chat_at(datetime(2026, 3, 20, 8, tzinfo=UTC))
    async with chatting(tmp_path, chat=chat):
        await summed_up(chat)
        await general(chat, 1, chat.now)
    chat.now = datetime(2026, 3, 23, 9, tzinfo=UTC) + timedelta(hours=hours)
    async with chatting(tmp_path, chat=chat):
        await chat.wait(minutes=1)
        assert len(summaries(chat)) == told_of
        assert [one.due_at for one in await appointments.due(chat.bot.world.database)] == [
            datetime(2026, 3, 30, 9, tzinfo=UTC)
        ]


async def test_the_summary_has_its_picture(tmp_path: Path) -> None:
    async with chatting(tmp_path, pictures=True) as chat:
        await summed_up(chat)
        await general(chat, 1, chat.now)
        await chat.wait(days=7)
        (post,) = summaries(chat)
        assert post.message.drawing is not None
        assert "Ann and Bob: Generals 1" in post.message.drawing.words


async def test_what_was_taken_back_is_not_told(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await summed_up(chat)
        await general(chat, 1, chat.now)
        await ann.say("/tally undo r1")
        await chat.wait(days=7)
        assert summaries(chat) == []


async def test_a_line_of_one_person_is_summed_up_too(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob, *_ = await summed_up(chat)
        lines = (Line(Kind.WON, ann.id), Line(Kind.LOST, bob.id))
        deed = Deed("x", GROUP, "block", chat.now, chat.now, lines)
        await chat.bot.world.database.write(ledger.enter(deed))
        await chat.wait(days=7)
        (post,) = summaries(chat)
        assert "Ann: Won 1, Lost 0, Matches 1" in str(post)
        assert team_of(ann.id, bob.id) not in str(post)
