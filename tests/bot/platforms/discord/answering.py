"""Handlers that answer in one way or another, and a press for them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from bot.messages import Label
from bot.ports import Request
from tests.bot.platforms.discord.company import Table
from tests.bot.platforms.saying import say
from tests.fakes.discord import Interaction, Shown

CALLBACK = "POST /interactions/{interaction_id}/{interaction_token}/callback"
BUTTON = ((Label("My hand", "h:x:0:"),),)

Handler = Callable[[Request], Awaitable[None]]


async def pressed(t: Table, on: Handler, *, shown: Shown | None = None) -> Interaction:
    """Ann presses a button on the table, or on another message."""
    if shown is None:
        await t.port.send(t.room, say("A table", rows=BUTTON), loud=False)
        shown = t.last
    t.company.on = on
    return await t.fake.answered(t.ann.click(shown, shown.labels[0]))


def whispering(*words: str) -> Handler:
    async def on(request: Request) -> None:
        for word in words:
            await request.whisper(say(word, rows=BUTTON))

    return on


def refreshing(*words: str) -> Handler:
    async def on(request: Request) -> None:
        for word in words:
            await request.refresh(say(word, rows=BUTTON))

    return on


async def acknowledging(request: Request) -> None:
    await request.acknowledge()
    await request.acknowledge()


def promising(*words: str) -> Handler:
    async def on(request: Request) -> None:
        await request.acknowledge()
        await whispering(*words)(request)

    return on


async def waiting(request: Request) -> None:
    """Takes so long that the request has to be put off."""
    await asyncio.sleep(0.05)


def unwaited(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Nobody sleeps from now on; gives the seconds for which somebody would have."""
    pauses = list[float]()
    sleep = asyncio.sleep

    async def noting(seconds: float) -> None:
        if seconds:
            pauses.append(seconds)
        await sleep(0)

    monkeypatch.setattr(asyncio, "sleep", noting)
    return pauses
