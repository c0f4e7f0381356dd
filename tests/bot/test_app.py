"""The bot, put together: people who cannot be reached for a while, and a stop in good order."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from bot.plan import Pauses
from tests.bot.chat import chatting, says

pytestmark = pytest.mark.asyncio


async def test_who_opens_his_private_chat_is_shown_his_hand(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob = chat.guests("Ann", "Bob")
        chat.port.unreachable.add(bob.id)
        await chat.playing("/play block", "Ann", "Bob")
        assert not bob.private()
        assert ann.private()
        chat.port.unreachable.clear()
        await ann.say("/table")
        await bob.say("/table")
        assert not bob.private(), "nobody knows yet"
        await bob.write("/start")
        assert len(bob.private()) == 1
        assert "hand" in bob.hand().message.plain()


async def test_what_somebody_has_missed_is_no_condition_for_an_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with chatting(tmp_path) as chat:
        bob = chat.guest("Bob")
        chat.port.unreachable.add(bob.id)
        await chat.playing("/play block", "Ann", "Bob")
        chat.port.unreachable.clear()

        async def broken(_person: str) -> None:
            raise RuntimeError("the database")

        logging.getLogger("bot.app").propagate = False
        monkeypatch.setattr(chat.bot.world.tables, "of_person", broken)
        try:
            (answer,) = await bob.write("/start")
        finally:
            logging.getLogger("bot.app").propagate = True
        assert answer.message.plain().startswith(says("welcome")[:10])


async def test_a_start_shows_nothing_twice(tmp_path: Path) -> None:
    async with chatting(tmp_path, pauses=Pauses()) as chat:
        await chat.playing("/play general", "Ann", "Bob", "Cid", "Dot")
        before = len(chat.port.posts), [len(post.versions) for post in chat.port.posts]
    for _ in range(2):
        async with chatting(tmp_path, chat=chat):
            await chat.bot.world.publisher.settle()
            assert (len(chat.port.posts), [len(post.versions) for post in chat.port.posts]) == before
