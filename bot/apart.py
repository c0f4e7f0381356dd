"""Another process that is asked for what takes long: pictures, thoughts of computer players.

In a thread of the bot either would hold everybody up, because only one thread at a time runs Python. The process
is started with the first question and killed when it takes too long; it keeps nothing, so it can be replaced at
any moment. Its own end is `bot/answering.py`.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from pathlib import Path

from bot.answering import ANSWER, LENGTH, READY

logger = logging.getLogger(__name__)

LIMIT = 5.0
"""Seconds that an answer may take: several times what any should need, on a slow machine."""

START = 30.0
"""Seconds that the process may take until it listens."""

TRIES = 2
"""How many processes may die of one question."""

REST = 600.0
"""Seconds until a process is started again after those tries: where none can live, trying costs more than it would
save."""

_ROOT = Path(__file__).parent.parent


class Failed(Exception):
    """There is no answer to this question; why, without a word of what was asked."""


class _Died(Exception):
    """The process has ended instead of answering."""


class Apart:
    """A process that runs a module, from the first `ask` to `stop`."""

    def __init__(self, module: str, *, limit: float = LIMIT) -> None:
        self._module = module
        self._limit = limit
        self._turn = asyncio.Lock()  # one question at a time: the others wait without their time running
        self._process: Process | None = None
        self._rests_until = 0.0

    async def ask(self, question: bytes) -> bytes | None:
        """The answer, or None as long as there is no process to be had.

        Errors: `Failed`, if the process could not answer, or not in time.
        """
        loop = asyncio.get_running_loop()
        async with self._turn:
            if loop.time() < self._rests_until:
                return None
            for _ in range(TRIES):
                try:
                    return await self._ask(question)
                except (_Died, OSError) as error:
                    reason = error
            self._rests_until = loop.time() + REST
            logger.error(
                "no process runs %s (%r); for %d minutes its work is done here", self._module, reason, REST // 60
            )
            return None

    async def stop(self) -> None:
        """End the process, if there is one."""
        async with self._turn:
            await self._end()

    async def _ask(self, question: bytes) -> bytes:
        try:
            process = self._process
            if process is None:
                async with asyncio.timeout(START):
                    process = await self._begin()
            said = await _exchange(process, question, self._limit)
        except BaseException:
            # An answer that nobody has waited for would be taken for that to the next question.
            await self._end()
            raise
        if said[:1] != ANSWER:
            raise Failed(said[1:].decode())
        return said[1:]

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
        if await _heard(process) != READY:
            raise _Died("it did not begin")
        return process

    async def _end(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
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
