"""Lanes: what goes to one chat goes out one after another, no faster than its platform likes.

Lanes know nothing of what they carry. One that is slow, or waits because its platform says so, holds up no other;
what goes wrong is tried again, later each time, while the rest of its lane goes on. Those that the pace of their
whole platform holds up stand in line: the first alone looks whether there is room, so that what the others carry
need not be asked for at each place that is free.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Hashable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from bot.chats.reach import Reach
from bot.ids import platform_of
from bot.ports import Address, Declined, Port, Ports, Slowed, TooFast, Unreachable, Vanished
from bot.publishing.pace import Meter
from bot.troubles import report

logger = logging.getLogger(__name__)

FIRST_DELAY, LONGEST_DELAY = 2.0, 300.0
"""Seconds until something that went wrong is tried again, twice as long each time."""
TRIES = 100

FEW = 100
"""Meters that are no burden."""

Item = TypeVar("Item", bound=Hashable)


class _Full(TooFast):
    """It is the whole platform that takes nothing more at its pace."""


@dataclass(slots=True)
class _Lane(Generic[Item]):
    port: Port
    meters: tuple[Meter, Meter]
    """Of the lane and of its platform."""
    line: asyncio.Lock
    """The line of its platform."""
    first: bool = False
    """Whether it is its turn there."""
    waiting: dict[Item, Address] = field(default_factory=dict)
    placed: float | None = None
    """When what goes out took its place in the pace."""
    resumes: float = 0.0
    """When it goes on, if it has to wait."""
    task: asyncio.Task[None] = field(init=False)


@dataclass(slots=True)
class _Group(Generic[Item]):
    here: set[tuple[str, Item]] = field(default_factory=set)
    """What waits or goes out, and in which lane."""
    fewer: asyncio.Event = field(default_factory=asyncio.Event)
    """Set, and replaced, when something has gone out."""


class Lanes(Generic[Item]):
    """All lanes of all platforms. `out` lets an item out to an address and gives whether anything was sent;
    `dropped` is told of an item that does not arrive, because nothing does there. `group` names what belongs
    together: who waits for some of it need not look through all that is under way."""

    def __init__(
        self,
        ports: Ports,
        reach: Reach,
        out: Callable[[Item, Address, Port], Awaitable[bool]],
        dropped: Callable[[Item], Awaitable[None]],
        group: Callable[[Item], str],
        sleep: Callable[[float], Awaitable[None]],
        time: Callable[[], float],
    ) -> None:
        self._ports = ports
        self._reach = reach
        self._out = out
        self._dropped = dropped
        self._group = group
        self._sleep = sleep
        self._time = time
        self._lanes: dict[str, _Lane[Item]] = {}
        self._meters: dict[str, tuple[Address, Meter]] = {}
        self._of_platforms: dict[str, Meter] = {}
        self._lines = {name: asyncio.Lock() for name in ports}
        self._most = FEW
        self._failed: dict[Item, int] = {}
        self._later: dict[Item, asyncio.Task[None]] = {}
        self._groups: dict[str, _Group[Item]] = {}
        self._stirred = asyncio.Event()

    def add(self, *items: tuple[Item, Address]) -> None:
        """Let items wait for their turn. What is added together comes in this order. Where one of them waits
        already, they all take its place, but overtake nothing of their group: at the end, what changes all the
        time would never have its turn."""
        together: dict[str, dict[Item, Address]] = {}
        for item, to in items:
            if platform_of(to.key) in self._ports:
                together.setdefault(self._name(to), {})[item] = to
        for name, added in together.items():
            lane = self._lanes.get(name) or self._begun(name, next(iter(added.values())))
            lane.waiting = _joined(lane.waiting, added, self._group)
            for item in added:
                self._groups.setdefault(self._group(item), _Group()).here.add((name, item))

    def _begun(self, name: str, to: Address) -> _Lane[Item]:
        port = self._ports[platform_of(to.key)]
        lane = self._lanes[name] = _Lane(port, self._meters_of(to), self._lines[port.name])
        lane.task = asyncio.create_task(self._run(name, lane), name=f"lane of {port.name}")
        return lane

    def take_place(self, to: Address, *, by_and_by: bool = False) -> None:
        """Count what is about to go out to this address, or raise TooFast as long as nothing may, or nothing of
        what is shown `by_and_by`: the next place is kept for it then. It counts before it is out, which may take
        its time: an answer must not slip in beside it."""
        own, platform = self._meters_of(to)
        now = self._time()
        if (wait := own.pause(now) if by_and_by else own.wait(now)) > 0:
            own.keep(now + wait)
            raise TooFast(wait)
        if (wait := platform.wait(now)) > 0:
            raise _Full(wait)
        lane = self._lanes.get(self._name(to))
        if lane is not None:  # else the chat has moved since this was added to the lane of its old address
            lane.placed = now
            _leave_line(lane)
        own.count(now, shown=by_and_by)
        platform.count(now)

    def spend(self, to: Address, *, urgent: bool = False) -> float:
        """Count an answer that goes to this address now, beside its lane, and give 0; or give the seconds until it
        may. Answers that are not urgent have at most half of the pace: the rest is for what is shown. Somebody who
        asks again and again is shown his hand all the same."""
        meters = self._meters_of(to)
        now = self._time()
        wait = max(meter.turn(now, urgent=urgent) for meter in meters)
        if wait == 0:
            for meter in meters:
                meter.count(now)
        return wait

    def hold(self, to: Address, seconds: float) -> None:
        """Nothing goes out to this address for so many seconds: its platform has said so."""
        own, _ = self._meters_of(to)
        own.hold(self._time() + seconds)

    def lately(self) -> Iterator[tuple[Address, list[float]]]:
        """How many seconds ago what still counts went out to which address."""
        now = self._time()
        return ((to, ago) for to, meter in self._meters.values() if (ago := meter.lately(now)))

    def held(self) -> Iterator[tuple[Address, float]]:
        """For how many seconds nothing goes out to which address."""
        now = self._time()
        return ((to, held) for to, meter in self._meters.values() if (held := meter.held(now)))

    def take_up(self, to: Address, ago: Iterable[float]) -> None:
        """So many seconds ago something went out to this address, before there were these lanes: it counts."""
        if platform_of(to.key) in self._ports:
            now = self._time()
            own, _ = self._meters_of(to)
            own.take_up(now - seconds for seconds in ago)

    def busy(self, group: str) -> bool:
        """Whether anything of a group waits, is going out, or has failed and is tried again."""
        return group in self._groups or any(self._group(item) == group for item in self._later)

    async def passed(
        self, group: str, items: Callable[[Item], bool], before: Address | None, patience: float
    ) -> None:
        """Wait until none of these items of a group waits or goes out, except in the lane of `before`; at most so
        many seconds. What is the first in the line of its platform waits for nothing, or all others would too.

        Nobody may wait for a lane while he holds a table: what the lane finds out may change that very table."""
        own = None if before is None else self._name(before)
        if own in self._lanes and self._lanes[own].first:
            return
        with suppress(TimeoutError):
            async with asyncio.timeout(patience):
                while found := self._groups.get(group):
                    if not any(lane != own and items(item) for lane, item in found.here):
                        return
                    await found.fewer.wait()

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
        self._groups.clear()
        self._later.clear()

    # --- one lane -----------------------------------------------------------------------------------------

    async def _run(self, name: str, lane: _Lane[Item]) -> None:
        try:
            while lane.waiting:
                item = next(iter(lane.waiting))
                held_up = await self._let_out(item, lane.waiting.pop(item), lane)
                if not isinstance(held_up, _Full):
                    _leave_line(lane)
                lane.resumes = self._time() + (held_up.seconds if held_up else 0)
                if item not in lane.waiting:
                    self._gone(name, item)
                self._stir()
                if isinstance(held_up, _Full):
                    await self._stand_in_line(lane)
                elif held_up is not None:
                    await self._sleep(held_up.seconds)
        finally:
            _leave_line(lane)
            del self._lanes[name]
            self._stir()

    async def _stand_in_line(self, lane: _Lane[Item]) -> None:
        """Wait until those that came before have taken their places, and the platform has room for one more. Who
        is the first stays it, though an answer may have taken the room that he was waiting for."""
        if not lane.first:
            await lane.line.acquire()
            lane.first = True
        _, platform = lane.meters
        while (wait := platform.wait(self._time())) > 0:
            await self._sleep(wait)

    def _gone(self, name: str, item: Item) -> None:
        """Nothing of an item is in a lane any more."""
        group = self._groups[self._group(item)]
        group.here.discard((name, item))
        fewer, group.fewer = group.fewer, asyncio.Event()
        fewer.set()
        if not group.here:
            del self._groups[self._group(item)]

    def _stir(self) -> None:
        """Wake who waits for all to have gone out."""
        stirred, self._stirred = self._stirred, asyncio.Event()
        stirred.set()

    def _name(self, to: Address) -> str:
        """What the lane of an address is called."""
        port = self._ports[platform_of(to.key)]
        return f"{port.name} {port.lane(to)}"

    def _meters_of(self, to: Address) -> tuple[Meter, Meter]:
        """Those of the lane of an address and of its platform. What a lane has sent counts on when it has been
        empty for a moment."""
        port, name = self._ports[platform_of(to.key)], self._name(to)
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

    async def _let_out(self, item: Item, to: Address, lane: _Lane[Item]) -> TooFast | None:
        """Gives what holds it up. Whatever goes wrong with one item, the others have their turn."""
        lane.placed = None
        try:
            if await self._reach.closed(to):
                await self._dropped(item)
                self._failed.pop(item, None)
                return None
            sent = await self._out(item, to, lane.port)
        except TooFast as error:
            if isinstance(error, Slowed):
                self.hold(to, error.seconds)
            lane.waiting = {item: to, **lane.waiting}
            return error
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
        return None

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
            report(logger, error, "something could not be shown (try %d)", tries)
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
        self.add((item, to))


def _leave_line(lane: _Lane[Item]) -> None:
    """Let the next one look whether there is room."""
    if lane.first:
        lane.first = False
        lane.line.release()


def _joined(
    waiting: dict[Item, Address], added: dict[Item, Address], group: Callable[[Item], str]
) -> dict[Item, Address]:
    """What waits with what has been added, all of that at the place of the first of it that waits already. What
    else of the same group is before the last of it stays ahead: nobody reads how a round has ended below the next
    one."""
    joined = waiting | added
    items = list(joined)
    first, last = min(map(items.index, added)), items.index(next(reversed(added)))
    groups = set(map(group, added))
    ahead = [item for item in items[first:last] if item not in added and group(item) in groups]
    return {item: joined[item] for item in (*items[:first], *ahead, *added, *items)}
