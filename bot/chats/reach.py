"""Where messages arrive: what was found out by sending, and by hearing from people.

That a person takes no private messages outlives the process: he is not tried again until he is heard in private,
or asks for it. Of a room it is found out anew: whoever runs it may have mended it without a word.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from enum import StrEnum
from weakref import WeakValueDictionary

from bot.ids import RoomId, is_within, platform_of
from bot.memory import Memory
from bot.ports import Address, Ports
from storage import people
from storage.database import Database


class Access(StrEnum):
    """What is known of an address."""

    OPEN = "open"
    CLOSED = "closed"
    UNKNOWN = "unknown"


PATIENCE = 60.0
"""Seconds for which a place that took nothing is not tried again, unless somebody asks for it."""

KEPT = 20_000
"""People, and places that took nothing, of which it is kept in memory. Of other people it is read again, and
another place is tried again."""


async def _nothing(_to: Address) -> None:
    pass


class Reach:
    """All addresses; `on_change` is told of one that has opened or closed, `on_vanish` of a
    place that is no more."""

    def __init__(self, database: Database, ports: Ports, time: Callable[[], float]) -> None:
        self._database = database
        self._ports = ports
        self._time = time
        self._people: Memory[str, Access] = Memory(KEPT)
        self._rooms: Memory[str, float] = Memory(KEPT)  # those that are closed, and since when
        self._refusing: Memory[str, float] = Memory(KEPT)  # people, the same
        # What is learnt of an address is saved before it is believed, one after another. A lock lives as long as
        # somebody holds it or waits for it.
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.on_change: Callable[[Address], Awaitable[None]] = _nothing
        self.on_vanish: Callable[[Address], Awaitable[None]] = _nothing

    async def of(self, to: Address) -> Access:
        """What is known of an address. A room that took nothing counts as open again after some time (`PATIENCE`):
        so what is to be shown there next tries it, even if nobody speaks there."""
        waited = to.person is None and to.key in self._rooms and self._may_be_tried(to)
        return Access.OPEN if waited else await self._believed(to)

    def _may_be_tried(self, to: Address) -> bool:
        """Whether it is a while ago that it took nothing."""
        since = self._closed(to).get(to.key)
        return since is None or self._time() - since >= PATIENCE

    def _closed(self, to: Address) -> Memory[str, float]:
        return self._rooms if to.person is None else self._refusing

    async def _believed(self, to: Address) -> Access:
        if to.person is None:
            return Access.CLOSED if to.key in self._rooms else Access.OPEN
        port = self._ports.get(platform_of(to.person))
        if port is None:
            return Access.CLOSED
        known = self._people.get(to.person)
        if known is not None:
            return known
        stored = await people.reach(self._database, to.person)
        default = Access.UNKNOWN if port.limits.doors else Access.OPEN
        return self._people.setdefault(to.person, Access(stored) if stored else default)

    def took_nothing(self, to: Address) -> bool:
        """Whether the latest try in a room has failed; it may be tried again since."""
        return to.key in self._rooms

    def is_open(self, to: Address) -> bool:
        """Whether it is known, without looking anything up, that messages to this person arrive."""
        return to.person is not None and self._people.get(to.person) is Access.OPEN

    async def closed(self, to: Address) -> bool:
        """Whether it is known that nothing arrives there."""
        return await self.of(to) is Access.CLOSED

    async def heard(self, to: Address) -> None:
        """Somebody has done something there. That need not mean that the bot may write there, and to find it out
        may cost a refused message: so it is tried now and then, not at every button that somebody presses."""
        if self._may_be_tried(to):
            await self.retried(to)

    async def retried(self, to: Address) -> None:
        """Something may be tried again there. Whether it arrives is not known: of a person it is found out."""
        if to.person is None:
            await self.opened(to)
        elif await self._believed(to) is Access.CLOSED:
            await self._note(to, Access.UNKNOWN)

    async def opened(self, to: Address) -> None:
        """Something arrives there, or in a room may be tried again. Somebody's private chat is a room as well, for
        the tables that stand there."""
        await self._note(to, Access.OPEN)
        if to.person is not None and to.person in self._rooms:
            await self._note(Address(room=RoomId(to.person)), Access.OPEN)

    async def reopened(self, to: Address) -> None:
        """Something may be tried again there, and in the rooms within."""
        inner = () if to.room is None else (room for room in self._rooms if is_within(room, to.room))
        for place in (to, *(Address(room=RoomId(room)) for room in inner)):
            await self.opened(place)

    async def lost(self, to: Address, *, for_good: bool = False) -> None:
        """Nothing arrives there, and if it is `for_good`, nothing ever will. It is believed only when what follows
        from it has worked: if that fails, it follows from the next try."""
        if for_good:
            await self.on_vanish(to)
        await self._note(to, Access.CLOSED)

    def forget(self, person: str) -> None:
        """Nothing is known of this person any more."""
        self._people.forget(person)
        self._refusing.forget(person)

    async def _note(self, to: Address, access: Access) -> None:
        async with self._locks.setdefault(to.key, asyncio.Lock()):
            before = await self._believed(to)
            if to.person is not None and before is not access:
                await self._database.write(people.set_reach(to.person, access.value))
            self._believe(to, access)
        if before is access:
            return
        try:
            await self.on_change(to)
        except BaseException:
            self._believe(to, before)  # so that who learns it next tells of it
            raise

    def _believe(self, to: Address, access: Access) -> None:
        if to.person is not None:
            self._people.note(to.person, access)
        if access is Access.CLOSED:
            self._closed(to).note(to.key, self._time())
        else:
            self._closed(to).forget(to.key)
