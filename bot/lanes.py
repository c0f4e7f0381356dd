"""Lanes: what goes to one chat goes out one after another, no faster than its platform likes.

Lanes know nothing of what they carry. One that is slow, or waits because its platform says so, holds up no other;
what goes wrong is tried again, later each time, while the rest of its lane goes on.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Hashable, Iterator
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from bot.ports import Address, Port, Ports, TooFast, Unreachable, platform_of

logger = logging.getLogger(__name__)

FIRST_DELAY, LONGEST_DELAY = 2.0, 300.0
"""Seconds until something that went wrong is tried again, twice as long each time."""
TRIES = 100

Item = TypeVar("Item", bound=Hashable)


@dataclass(slots=True)
class _Lane(Generic[Item]):
    port: Port
    waiting: dict[Item, Address] = field(default_factory=dict)
    now: Item | None = None
    task: asyncio.Task[None] = field(init=False)


class Lanes(Generic[Item]):
    """All lanes of all platforms. `out` lets an item out to an address and gives whether anything was sent."""

    def __init__(
        self,
        ports: Ports,
        out: Callable[[Item, Address, Port], Awaitable[bool]],
        sleep: Callable[[float], Awaitable[None]],
    ) -> None:
        self._ports = ports
        self._out = out
        self._sleep = sleep
        self._lanes: dict[str, _Lane[Item]] = {}
        self._failed: dict[Item, int] = {}
        self._later: dict[Item, asyncio.Task[None]] = {}
        self._closed: set[str] = set()

    def add(self, item: Item, to: Address) -> None:
        """Let an item wait for its turn. One that waits already goes to the end: what is added together comes in
        this order, whatever waited before."""
        port = self._ports.get(platform_of(to.key))
        if port is None or not self.reaches(to):
            return
        name = f"{port.name} {port.lane(to)}"
        lane = self._lanes.get(name)
        if lane is None:
            lane = self._lanes[name] = _Lane(port)
            lane.task = asyncio.create_task(self._run(name, lane), name=f"lane of {port.name}")
        lane.waiting.pop(item, None)
        lane.waiting[item] = to

    def reaches(self, to: Address) -> bool:
        """Whether something would arrive there, as far as is known."""
        return to.key not in self._closed

    def heard(self, to: Address) -> bool:
        """Somebody has written from there, so something arrives there; gives whether that is news."""
        news = not self.reaches(to)
        self._closed.discard(to.key)
        return news

    def under_way(self) -> Iterator[Item]:
        """All that waits, is going out, or has failed and is tried again."""
        for lane in self._lanes.values():
            yield from lane.waiting
            if lane.now is not None:
                yield lane.now
        yield from self._later

    async def settle(self) -> None:
        """Wait until everything is out. What has failed, to be tried again later, is not waited for."""
        while self._lanes:
            await asyncio.wait([lane.task for lane in self._lanes.values()])

    async def stop(self) -> None:
        """Leave where it is what still waits."""
        tasks = [*(lane.task for lane in self._lanes.values()), *self._later.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._lanes.clear()
        self._later.clear()

    # --- one lane -----------------------------------------------------------------------------------------

    async def _run(self, name: str, lane: _Lane[Item]) -> None:
        try:
            while lane.waiting:
                lane.now = next(iter(lane.waiting))
                pause = await self._let_out(lane.now, lane.waiting.pop(lane.now), lane)
                lane.now = None
                if pause > 0:
                    await self._sleep(pause)
        finally:
            del self._lanes[name]

    async def _let_out(self, item: Item, to: Address, lane: _Lane[Item]) -> float:
        """Gives the seconds until the next. Whatever goes wrong with one item, the others have their turn."""
        port = lane.port
        try:
            sent = await self._out(item, to, port)
        except TooFast as error:
            lane.waiting = {item: to, **lane.waiting}
            return error.seconds
        except Unreachable:
            logger.info("a chat of %s cannot be reached", port.name)
            self._closed.add(to.key)
            return port.limits.pace
        except Exception:
            self._again(item, to)
            return port.limits.pace
        self._failed.pop(item, None)
        return port.limits.pace if sent else 0

    def _again(self, item: Item, to: Address) -> None:
        tries = self._failed[item] = self._failed.get(item, 0) + 1
        logger.exception("something could not be shown (try %d)", tries)
        if tries >= TRIES:
            del self._failed[item]
            return
        if item in self._later:
            self._later[item].cancel()
        delay = min(FIRST_DELAY * 2.0 ** (tries - 1), LONGEST_DELAY)
        self._later[item] = asyncio.create_task(self._add_later(item, to, delay), name="another try")

    async def _add_later(self, item: Item, to: Address, delay: float) -> None:
        await self._sleep(delay)
        del self._later[item]
        self.add(item, to)
