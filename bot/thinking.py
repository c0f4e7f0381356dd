"""How computer players come to their moves: here and now, or in a process of their own.

A player may think for a second, and in a thread of the bot it would slow every table down, because only one thread
at a time runs Python. So a bot that serves many tables asks another process (`bot/thinker.py`). It is started with
the first question and killed when it takes too long; it keeps nothing, so it can be replaced at any moment. If
there is no getting an answer, the usual player moves instead, here: a match never stands still.

It is also asked for advice in games for one; there, no answer is an answer: nobody knows.

Questions and answers are lines of JSON. That costs the bot half of what pickling would, and the process needs
nothing but the engine.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias, TypeVar

import orjson

from bot.thinker import ADVICE, READY
from engine import codec
from engine.model import View
from engine.moves import Move
from engine.players import DEFAULT, choose
from engine.solvers import Advice, Verdict, advise

logger = logging.getLogger(__name__)

LIMIT = 5.0
"""Seconds that a thought may take: several times what any player should need, on a slow machine."""

START = 30.0
"""Seconds that the process may take until it listens."""

TRIES = 2
"""How many processes may die of one question."""

REST = 600.0
"""Seconds until a process is started again after those tries: where none can live, trying costs more than thinking
here."""

_ROOT = Path(__file__).parent.parent

Think: TypeAlias = Callable[[str, View], Awaitable[Move]]
"""From the kind of a computer player and what his seat may know to his move."""

Advise: TypeAlias = Callable[[View], Awaitable[Advice]]
"""From what the player of a game for one may know to what a solver says of it."""

Answer = TypeVar("Answer")


@dataclass(frozen=True, slots=True)
class Thinking:
    """How computer players and solvers think."""

    think: Think
    advise: Advise


async def advise_here(view: View) -> Advice:
    """Solve in this process, while everything else waits."""
    return advise(view)


async def think_here(kind: str, view: View) -> Move:
    """Think in this process, while everything else waits: right for a script, which has one table."""
    return choose(kind, view)


@asynccontextmanager
async def thinking(*, apart: bool) -> AsyncIterator[Thinking]:
    """How computer players think from now on: in a process of their own, or here."""
    if not apart:
        yield Thinking(think_here, advise_here)
        return
    process = ThinkingApart()
    try:
        yield Thinking(process.think, process.advise)
    finally:
        await process.stop()


class _Failed(Exception):
    """The player has come to no move; why, without saying what he has in his hand."""


class _Died(Exception):
    """The process has ended instead of answering."""


class ThinkingApart:
    """Computer players in a process of their own, from the first `think` to `stop`."""

    def __init__(self, *, limit: float = LIMIT, module: str = "bot.thinker") -> None:
        self._limit = limit
        self._module = module
        self._turn = asyncio.Lock()  # one thought at a time: the others wait without their time running
        self._process: Process | None = None
        self._rests_until = 0.0

    async def think(self, kind: str, view: View) -> Move:
        """The move of this player, or of the usual one if he does not come to any."""
        question = orjson.dumps([kind, codec.encode(view)]) + b"\n"
        async with self._turn:
            try:
                move = await self._asked(question, Move)
            except _Failed as error:
                logger.error("computer player %s has failed (%s); %s moves instead", kind, error, DEFAULT)
            else:
                if move is not None:
                    return move
        return await asyncio.to_thread(choose, DEFAULT, view)

    async def advise(self, view: View) -> Advice:
        """What a solver says; if it does not come to an end, nobody knows."""
        question = orjson.dumps([ADVICE, codec.encode(view)]) + b"\n"
        async with self._turn:
            try:
                advice = await self._asked(question, Advice)
            except _Failed as error:
                logger.error("the solver has failed (%s)", error)
            else:
                if advice is not None:
                    return advice
        return Advice(Verdict.UNKNOWN)

    async def stop(self) -> None:
        """End the process, if there is one."""
        async with self._turn:
            await self._end()

    async def _asked(self, question: bytes, kind: type[Answer]) -> Answer | None:
        """The answer of the process; None as long as it is not to be had."""
        loop = asyncio.get_running_loop()
        if loop.time() < self._rests_until:
            return None
        for _ in range(TRIES):
            try:
                return _read(await self._ask(question), kind)
            except (_Died, OSError) as error:
                reason = error
        self._rests_until = loop.time() + REST
        logger.error("no process for computer players (%r); for %d minutes they think here", reason, REST // 60)
        return None

    async def _ask(self, question: bytes) -> bytes:
        try:
            process = self._process
            if process is None:
                async with asyncio.timeout(START):
                    process = await self._begin()
            return await _exchange(process, question, self._limit)
        except BaseException:
            # An answer that nobody has waited for would be taken for that to the next question.
            await self._end()
            raise

    async def _begin(self) -> Process:
        """A process that listens. It is given its two pipes and no other open file, and it is in a session of its
        own, where Ctrl-C at the bot's terminal does not reach it."""
        process = self._process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-P",
            "-m",
            self._module,
            stdin=PIPE,
            stdout=PIPE,
            start_new_session=True,
            # It finds the modules that the bot has found, wherever the bot was started.
            env={**os.environ, "PYTHONPATH": os.pathsep.join([str(_ROOT), *filter(None, sys.path)])},
        )
        if await _line(process) != READY:
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
            process.stdin.write(question)
            await process.stdin.drain()
            return await _line(process)
    except TimeoutError:
        raise _Failed(f"no move after {limit:g} seconds") from None


async def _line(process: Process) -> bytes:
    assert process.stdout is not None
    line = await process.stdout.readline()
    if not line.endswith(b"\n"):
        raise _Died("it has ended")
    return line


def _read(line: bytes, kind: type[Answer]) -> Answer:
    try:
        data = orjson.loads(line)
        if not isinstance(data, str):
            return codec.decode(data, kind)
    except ValueError as error:  # the program has been changed on disk since the bot was started
        raise _Failed(type(error).__name__) from None
    raise _Failed(data)
