"""Groups that become supergroups: from then on they have another number, and so their rooms have other ids."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import TypeVar

from bot.ids import RoomId
from bot.platforms.telegram.errors import Moved
from bot.platforms.telegram.ids import Place
from bot.ports import TooFast

logger = logging.getLogger(__name__)

Tell = Callable[[RoomId, RoomId], Awaitable[bool]]
T = TypeVar("T")


class Moves:
    """What groups have become."""

    def __init__(self) -> None:
        self.on_move: Tell | None = None
        """Told of a room that has another id from now on; False if it could not note that."""
        self._moves: dict[int, int] = {}
        self._untold: dict[int, int] = {}
        """By new numbers the old ones of which that is still to be noted. What is sent finds its way without."""
        self._telling = asyncio.Lock()

    def now(self, place: Place) -> Place:
        """Where a place is now, as far as is known."""
        new = self._moves.get(place.chat)
        return place if new is None else replace(place, chat=new)

    def has_moved(self, chat: int) -> bool:
        """Whether a group is only what a supergroup once was."""
        return chat in self._moves

    async def heard(self, old: int, new: int) -> None:
        """A group has become a supergroup; heard of once or several times."""
        if self._moves.get(old) != new:
            self._moves[old] = new
            self._untold[new] = old
        await self.tell(new)

    async def tell(self, chat: int) -> None:
        """Tell what group a chat was before, or has become, if that is still to be noted. Returns when it is, or
        could not be: else what somebody asks for there meanwhile would find a room without its tables."""
        new = self._moves.get(chat, chat)
        if self.on_move is None or new not in self._untold:
            return
        async with self._telling:
            old = self._untold.get(new)
            if old is not None and await self.on_move(Place(old).room, Place(new).room):
                del self._untold[new]

    async def found(self, old: int, new: int) -> None:
        """The same as `heard`, of what was found out by sending. Raises TooFast as long as nobody can be told."""
        if self.on_move is None:
            raise TooFast(1)
        logger.info("a group has become a supergroup")
        await self.heard(old, new)

    async def following(self, place: Place, work: Callable[[Place], Awaitable[T]]) -> T:
        """Do something in a chat, or where it has moved to."""
        try:
            return await work(place)
        except Moved as moved:
            await self.found(place.chat, moved.chat)
            return await work(replace(place, chat=moved.chat))
