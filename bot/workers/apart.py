"""Another process that is asked for what takes long: pictures, thoughts of computer players.

In a thread of the bot either would hold everybody up, because only one thread at a time runs Python. The process
is started with the first question and killed when it takes too long; it keeps nothing, so it can be replaced at
any moment. Its own end is `bot/workers/answering.py`.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Awaitable
from contextlib import suppress
from pathlib import Path
from typing import Self, TypeVar

from bot.workers.answering import ANSWER, LENGTH, READY

logger = logging.getLogger(__name__)

LIMIT = 5.0
"""Seconds that an answer may take: several times what any should need, on a slow machine."""

START = 30.0
"""Seconds that the process may take until it listens."""

TRIES = 2
"""How many processes may die of one question, or before they listen."""

REST = 600.0
"""Seconds until a process is started again where none has come to listening."""

LAST_BREATH = 1.0
"""Seconds in which a process that says nothing more may end by itself."""

_ROOT = Path(__file__).parents[2]

Outcome = TypeVar("Outcome")


class Failed(Exception):
    """There is no answer to this question; why, without a word of what was asked."""


class Deadly(Failed):
    """Processes have died of this question: nobody should look for the answer himself."""


class _Died(Exception):
    """The process has ended instead of answering."""


class Apart:
    """A process that runs a module, from the first `ask` to `stop`, which also comes at the end of a `with`."""

    def __init__(self, module: str, *, limit: float = LIMIT, start: float = START) -> None:
        self._module = module
        self._limit = limit
        self._start = start
        self._turn = asyncio.Lock()  # one question at a time: the others wait without their time running
        self._process: Process | None = None
        self._rests_until = 0.0
        self._stopped = False

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_error: object) -> None:
        await self.stop()

    async def ask(self, question: bytes) -> bytes | None:
        """The answer, or None as long as there is no process to be had.

        Errors: `Failed`, if the process could not answer, or not in time, or has died of the question.
        """
        loop = asyncio.get_running_loop()
        async with self._turn:
            if self._stopped or loop.time() < self._rests_until:
                return None
            unborn: Exception | None = None
            for _ in range(TRIES):
                process = self._process
                try:
                    if process is None:
                        process = await self._whole(self._begin())
                except (_Died, OSError, TimeoutError) as error:  # it may be too slow to start
                    unborn = error
                    continue
                try:
                    said = await self._whole(_exchange(process, question, self._limit))
                except (_Died, OSError):
                    unborn = None
                    continue
                if said[:1] != ANSWER:
                    raise Failed(said[1:].decode())
                return said[1:]
            if unborn is None:
                raise Deadly(f"{TRIES} processes have died of it")
            self._rests_until = loop.time() + REST
            logger.error(
                "no process runs %s (%r); for %d minutes its work is done here", self._module, unborn, REST // 60
            )
            return None

    async def stop(self) -> None:
        """End the process, if there is one, for good."""
        async with self._turn:
            self._stopped = True
            await self._end()

    async def _whole(self, doing: Awaitable[Outcome]) -> Outcome:
        """Do something with the process. If it fails, or is broken off, the process is ended: the answer for which
        nobody has waited would be taken for that to the next question."""
        try:
            return await doing
        except BaseException:
            await self._end()
            raise

    async def _begin(self) -> Process:
        """A process that listens. It is given its two pipes and no other open file, and it is in a group of its
        own, where Ctrl-C at the bot's terminal does not reach it. It stays in the bot's session: of two sessions
        Linux gives each as much of the processors, however far the processes of one step back."""
        process = self._process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-P",
            "-m",
            self._module,
            stdin=PIPE,
            stdout=PIPE,
            process_group=0,
            # It finds the modules that the bot has found, wherever the bot was started.
            env={**os.environ, "PYTHONPATH": os.pathsep.join([str(_ROOT), *filter(None, sys.path)])},
        )
        async with asyncio.timeout(self._start):
            if await _heard(process) != READY:
                raise _Died("it says something else")
        return process

    async def _end(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        assert process.stdout is not None
        if process.stdout.at_eof():  # to kill it at this very moment would confuse asyncio, which waits for it
            with suppress(TimeoutError):
                async with asyncio.timeout(LAST_BREATH):
                    await process.wait()
        with suppress(ProcessLookupError):  # it has ended already
            process.kill()
        await process.communicate()  # to the end of its pipes, or they would stay open until they are noticed


async def _exchange(process: Process, question: bytes, limit: float) -> bytes:
    assert process.stdin is not None
    try:
        async with asyncio.timeout(limit):
            process.stdin.write(LENGTH.pack(len(question)) + question)
            await process.stdin.drain()
            return await _heard(process)
    except TimeoutError:
        raise Failed(f"no answer after {limit:g} seconds") from None


async def _heard(process: Process) -> bytes:
    assert process.stdout is not None
    try:
        (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
        return await process.stdout.readexactly(length)
    except asyncio.IncompleteReadError:
        raise _Died("it has ended") from None
