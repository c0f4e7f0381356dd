"""How computer players come to their moves: here and now, or in a process of their own (`bot/workers/thinker.py`).

A player may think for a second, and a bot that serves many tables cannot stand still meanwhile. Where no process
is to be had, the usual player thinks here. Of what the process could not answer, or not in time, nobody thinks
again: then the first legal move is made, and the match does not stand still either.

The process is also asked for advice in games for one; there, no answer is an answer: nobody knows.

Questions and answers are JSON. That costs the bot half of what pickling would, and the process needs nothing but
the engine.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import TypeAlias, TypeVar

import orjson

from bot.workers.apart import Apart, Failed
from bot.workers.thinker import ADVICE
from engine import codec
from engine.model import View
from engine.moves import Move, Signal
from engine.players import DEFAULT, choose
from engine.solvers import Advice, Verdict, advise

logger = logging.getLogger(__name__)

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
    async with Apart("bot.workers.thinker") as process:
        thoughts = ThinkingApart(process)
        yield Thinking(thoughts.think, thoughts.advise)


class ThinkingApart:
    """Computer players and solvers in another process."""

    def __init__(self, process: Apart) -> None:
        self._process = process

    async def think(self, kind: str, view: View) -> Move:
        """The move of this player, or another one if he does not come to any."""
        try:
            move = await self._asked(kind, view, Move)
        except Failed as error:
            logger.error("computer player %s has failed (%s); the first legal move is made", kind, error)
            return next(move for move in view.legal if not isinstance(move, Signal))
        return move if move is not None else await asyncio.to_thread(choose, DEFAULT, view)

    async def advise(self, view: View) -> Advice:
        """What a solver says; if it does not come to an end, nobody knows."""
        try:
            advice = await self._asked(ADVICE, view, Advice)
        except Failed as error:
            logger.error("the solver has failed (%s)", error)
        else:
            if advice is not None:
                return advice
        return Advice(Verdict.UNKNOWN)

    async def _asked(self, whom: str, view: View, kind: type[Answer]) -> Answer | None:
        """The answer of the process; None as long as it is not to be had."""
        said = await self._process.ask(orjson.dumps([whom, codec.encode(view)]))
        try:
            return None if said is None else codec.decode(orjson.loads(said), kind)
        except ValueError as error:  # the program has been changed on disk since the bot was started
            raise Failed(type(error).__name__) from None
