"""Lanes: what goes to one chat goes out one after another, no faster than its platform likes.

Lanes know nothing of what they carry. One that is slow, or waits because its platform says so, holds up no other;
what goes wrong is tried again, later each time, while the rest of its lane goes on.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Hashable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from bot.pace import Meter
from bot.ports import Address, Declined, Port, Ports, Slowed, TooFast, Unreachable, Vanished, platform_of
from bot.reach import Reach

logger = logging.getLogger(__name__)

FIRST_DELAY, LONGEST_DELAY = 2.0, 300.0
"""Seconds until something that went wrong is tried again, twice as long each time."""
TRIES = 100

FEW = 100
"""Meters that are no burden."""

Item = TypeVar("Item", bound=Hashable)


@dataclass(slots=True)
class _Lane(Generic[Item]):
    port: Port
    meters: tuple[Meter, Meter]
    """Of the lane and of its platform."""
    waiting: dict[Item, Address] = field(default_factory=dict)
    now: Item | None = None
    placed: float | None = None
    """When what goes out took its place in the pace."""
    resumes: float = 0.0
    """When it goes on, if it has to wait."""
    task: asyncio.Task[None] = field(init=False)

    def items(self) -> Iterator[Item]:
        """What waits or goes out."""
        yield from self.waiting
        if self.now is not None:
            yield self.now


class Lanes(Generic[Item]):
    """All lanes of all platforms. `out` lets an item out to an address and gives whether anything was sent;
    `dropped` is told of an item that does not arrive, because nothing does there."""

    def __init__(
        self,
        ports: Ports,
        reach: Reach,
        out: Callable[[Item, Address, Port], Awaitable[bool]],
        dropped: Callable[[Item], Awaitable[None]],
        sleep: Callable[[float], Awaitable[None]],
        time: Callable[[], float],
    ) -> None:
        self._ports = ports
        self._reach = reach
        self._out = out
        self._dropped = dropped
        self._sleep = sleep
        self._time = time
        self._lanes: dict[str, _Lane[Item]] = {}
        self._meters: dict[str, tuple[Address, Meter]] = {}
        self._of_platforms: dict[str, Meter] = {}
        self._most = FEW
        self._failed: dict[Item, int] = {}
        self._later: dict[Item, asyncio.Task[None]] = {}
        self._stirred = asyncio.Event()

    def add(self, item: Item, to: Address) -> None:
        """Let an item wait for its turn. One that waits already goes to the end: what is added together comes in
        this order, whatever waited before."""
        port = self._ports.get(platform_of(to.key))
        if port is None:
            return
        name = _name(port, to)
        lane = self._lanes.get(name)
        if lane is None:
            lane = self._lanes[name] = _Lane(port, self._meters_of(name, port, to))
            lane.task = asyncio.create_task(self._run(name, lane), name=f"lane of {port.name}")
        lane.waiting.pop(item, None)
        lane.waiting[item] = to

    def take_place(self, to: Address) -> None:
        """Raises TooFast as long as nothing may go out to this address. Else it counts at once: it may still take
        its time, and an answer must not slip in beside it."""
        port = self._ports[platform_of(to.key)]
        name = _name(port, to)
        meters = self._meters_of(name, port, to)
        now = self._time()
        wait = max(meter.wait(now) for meter in meters)
        if wait > 0:
            raise TooFast(wait)
        if name in self._lanes:  # else the chat has moved since this was added to the lane of its old address
            self._lanes[name].placed = now
        for meter in meters:
            meter.count(now)

    def spend(self, to: Address, urgent: bool = False) -> float:
        """Count something besides that goes to this address now, which gives 0; or the seconds until it may: at
        most half of the pace is for answers that are not urgent, the rest for what is shown."""
        port = self._ports[platform_of(to.key)]
        meters = self._meters_of(_name(port, to), port, to)
        now = self._time()
        wait = max(meter.wait(now, half=not urgent) for meter in meters)
        if wait == 0:
            for meter in meters:
                meter.count(now)
        return wait

    def hold(self, to: Address, seconds: float) -> None:
        """Nothing goes out to this address for so many seconds: its platform has said so."""
        port = self._ports[platform_of(to.key)]
        own, _ = self._meters_of(_name(port, to), port, to)
        own.hold(self._time() + seconds)

    def lately(self) -> Iterator[tuple[Address, list[float]]]:
        """How many seconds ago what still counts went out to which address."""
        now = self._time()
        return ((to, ago) for to, meter in self._meters.values() if (ago := meter.lately(now)))

    def take_up(self, to: Address, ago: Iterable[float]) -> None:
        """So many seconds ago something went out to this address, before there were these lanes: it counts."""
        port = self._ports.get(platform_of(to.key))
        if port is not None:
            now = self._time()
            own, _ = self._meters_of(_name(port, to), port, to)
            own.take_up(now - seconds for seconds in ago)

    def under_way(self) -> Iterator[Item]:
        """All that waits, is going out, or has failed and is tried again."""
        for lane in self._lanes.values():
            yield from lane.items()
        yield from self._later

    async def passed(self, items: Callable[[Item], bool], before: Address | None, patience: float) -> None:
        """Wait until none of these items waits or goes out, except in the lane of `before`; at most so many
        seconds."""
        own = None if before is None else _name(self._ports[platform_of(before.key)], before)

        def some() -> bool:
            return any(items(item) for name, lane in self._lanes.items() if name != own for item in lane.items())

        if not some():
            return
        with suppress(TimeoutError):
            async with asyncio.timeout(patience):
                while some():
                    await self._stirred.wait()

    async def settle(self) -> None:
        """Wait until everything is out. What has failed, to be tried again later, is not waited for."""
        while self._lanes:
            await asyncio.wait([lane.task for lane in self._lanes.values()])

    async def finish(self, patience: float) -> None:
        """Wait until all is out that can go out within so many seconds."""
        end = self._time() + patience
        with suppress(TimeoutError):
            async with asyncio.timeout(patience):
                while any(lane.resumes <= end for lane in self._lanes.values()):
                    await self._stirred.wait()

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
                lane.now, lane.resumes = None, self._time() + pause
                self._stir()
                if pause > 0:
                    await self._sleep(pause)
        finally:
            del self._lanes[name]
            self._stir()

    def _stir(self) -> None:
        """Wake who waits for something to have passed."""
        stirred, self._stirred = self._stirred, asyncio.Event()
        stirred.set()

    def _meters_of(self, name: str, port: Port, to: Address) -> tuple[Meter, Meter]:
        """What a lane has sent counts on when it has been empty for a moment."""
        if len(self._meters) > self._most:
            now = self._time()
            self._meters = {
                lane: (place, meter)
                for lane, (place, meter) in self._meters.items()
                if lane in self._lanes or not meter.idle(now)
            }
            self._most = FEW + 2 * len(self._meters)
        if name not in self._meters:
            self._meters[name] = to, Meter(port.pace_of(to))
        if port.name not in self._of_platforms:
            self._of_platforms[port.name] = Meter(port.pace)
        return self._meters[name][1], self._of_platforms[port.name]

    async def _let_out(self, item: Item, to: Address, lane: _Lane[Item]) -> float:
        """Gives the seconds until the next. Whatever goes wrong with one item, the others have their turn."""
        lane.placed = None
        try:
            if await self._reach.closed(to):
                await self._dropped(item)
                self._failed.pop(item, None)
                return 0
            sent = await self._out(item, to, lane.port)
        except TooFast as error:
            if isinstance(error, Slowed):
                self.hold(to, error.seconds)
            lane.waiting = {item: to, **lane.waiting}
            return error.seconds
        except Unreachable as error:
            logger.info("a chat of %s cannot be reached", lane.port.name)
            await self._lose(item, to, for_good=isinstance(error, Vanished))
            sent = True
        except Exception as error:
            self._again(item, to, error)
            sent = True
        else:
            self._failed.pop(item, None)
        if sent:
            self._count(lane)
        return 0

    async def _lose(self, item: Item, to: Address, *, for_good: bool) -> None:
        """Nothing arrives there any more. What follows from that may fail: then it follows from the next try."""
        try:
            await self._reach.lost(to, for_good=for_good)
            await self._dropped(item)
        except Exception as error:
            self._again(item, to, error)
        else:
            self._failed.pop(item, None)

    def _count(self, lane: _Lane[Item]) -> None:
        """Something has gone out."""
        now = self._time()
        for meter in lane.meters:
            if lane.placed is None:
                meter.count(now)
            else:
                meter.delayed(lane.placed, now)

    def _again(self, item: Item, to: Address, error: Exception) -> None:
        tries = self._failed[item] = self._failed.get(item, 0) + 1
        if isinstance(error, Declined) and tries < TRIES:
            logger.warning("something was not taken (try %d): %s", tries, error)
        else:
            logger.error("something could not be shown (try %d)", tries, exc_info=error)
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


def _name(port: Port, to: Address) -> str:
    return f"{port.name} {port.lane(to)}"
