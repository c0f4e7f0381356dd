"""What is completed while somebody writes a command, and files that come with one."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, cast

import pytest

from bot.conversation import Completion, Typing
from bot.ids import PersonId
from bot.platforms.discord.retries import PAUSES
from bot.platforms.discord.uploads import Upload
from bot.ports import Command, TooLarge, Unreachable
from tests.bot.platforms.discord.answering import CALLBACK, unwaited
from tests.bot.platforms.discord.company import at, table
from tests.bot.platforms.watch import warnings
from tests.fakes.discord import Drop


async def test_completion() -> None:
    async with table() as t:
        t.company.completions = [
            Completion("Goat", "goat"),
            Completion("", "general"),
            Completion("x" * 120, "long"),
            Completion("too long", "y" * 101),
            *(Completion(str(number), str(number)) for number in range(30)),
        ]
        choices = await t.ann.complete(t.channel, "play", game="goat", options="ta")
        typing = Typing("play", "options", "ta", {"game": "goat"})
        assert t.company.completed == [(PersonId(f"discord:{t.ann.id}"), at(t.channel).room, typing)]
        assert [choice["value"] for choice in choices][:4] == ["goat", "general", "long", "0"]
        assert choices[1]["name"] == "general"
        assert len(choices) == 25


@pytest.mark.parametrize("failure", [{"status": 429}, {"status": 503}, {"drop": Drop.BEFORE}])
async def test_completions_are_given_again_in_time(
    failure: Mapping[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    async with table() as t:
        t.fake.fail(CALLBACK, times=len(PAUSES), **failure)
        t.company.completions = [Completion("Goat", "goat")]
        pauses = unwaited(monkeypatch)
        assert [choice["value"] for choice in await t.ann.complete(t.channel, "play", game="g")] == ["goat"]
        assert pauses == list(PAUSES)


async def test_completion_that_is_lost_is_no_mistake(caplog: pytest.LogCaptureFixture) -> None:
    async with table(checked=False) as t:
        t.fake.fail(CALLBACK, code=10062)
        t.ann.completing(t.channel, "play", game="g")
        with caplog.at_level(logging.INFO):
            await t.fake.until(lambda: "completions did not arrive" in caplog.text)
        assert not warnings(caplog)


async def test_a_file_comes_along_with_a_command() -> None:
    async with table() as t:
        await t.fake.answered(t.ann.slash(t.channel, "import", file=t.ann.file("a.json", b"123")))
        what = t.company.requests[-1].what
        assert isinstance(what, Command)
        assert what == Command("import")
        assert what.file is not None
        assert await what.file.read(3) == b"123"
        with pytest.raises(TooLarge):
            await what.file.read(2)
        with pytest.raises(TooLarge):
            await replace(cast(Upload, what.file), size=0).read(2)
        t.fake.uploads.clear()
        with pytest.raises(Unreachable):
            await what.file.read(3)
