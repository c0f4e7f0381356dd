"""Brings updates to the bot's own address, one after another, again and again until it takes them."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import aiohttp

from tests.fakes.telegram.world import World

SECRET_HEADER = "X-Telegram-Bot-Api-Secret-Token"
RETRY_DELAY = 0.02
"""Seconds after a refusal; the real server waits longer each time."""


class Courier:
    def __init__(self, world: World) -> None:
        self._world = world
        self._task: asyncio.Task[None] | None = None
        self.refused = 0
        """How often the bot did not take an update."""

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _run(self) -> None:
        async with aiohttp.ClientSession() as session:
            while True:
                updates = self._world.updates
                first = updates.take(1) if self._world.webhook else []
                if not first:
                    updates.waiting.clear()
                    await updates.waiting.wait()
                elif await self._bring(session, first[0].as_json()):
                    updates.confirm(first[0].id + 1)
                else:
                    self.refused += 1
                    await asyncio.sleep(RETRY_DELAY)

    async def _bring(self, session: aiohttp.ClientSession, update: dict[str, object]) -> bool:
        secret = self._world.webhook.get("secret_token")
        headers = {SECRET_HEADER: secret} if secret else {}
        try:
            async with session.post(self._world.webhook["url"], json=update, headers=headers) as answer:
                if not answer.ok:
                    self._failed(f"Wrong response from the webhook: {answer.status} {answer.reason}")
                return answer.ok
        except aiohttp.ClientError:
            self._failed("Connection refused")
            return False

    def _failed(self, why: str) -> None:
        self._world.not_brought = int(self._world.clock.now()), why
