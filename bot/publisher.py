"""Keeps every surface equal to its screen.

A surface is marked when something it shows may have changed; what it should look like is asked for only when
its turn has come, so of several changes the latest is shown. Within a lane (a chat, on most platforms)
messages go out one after another, no faster than the platform likes. What a surface shows is a function of
what is saved, so anything may be lost on the way, or the process die, and it is simply shown again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, replace
from hashlib import sha256

from bot.pictures.draw import draw
from bot.pictures.scene import Scene
from bot.ports import (
    Address,
    Gone,
    Message,
    PersonId,
    Port,
    Ports,
    PostId,
    RoomId,
    Screen,
    Unreachable,
    platform_of,
)
from bot.words import Words
from storage import surfaces
from storage.changes import NotSaved, Stale
from storage.database import Database
from storage.surfaces import Surface

logger = logging.getLogger(__name__)

RETRIES = 3

_AWAY = "away"
"""The epoch of a message that is to be sent anew."""


@dataclass(frozen=True, slots=True)
class Showing:
    """What a surface should show now."""

    to: Address
    screen: Screen
    language: str
    match: str | None = None
    ply: int = 0
    epoch: str = ""
    """A new epoch is a new message: a new turn, a new round. Within one the message is edited."""
    loud: bool = False
    """Whether a new message may notify."""


Compose = Callable[[str, str], Awaitable[Showing | None]]
"""From the key of a surface, and what its reader has turned to, to what it should show; None: nothing (any
more), its message goes."""


class Publisher:
    """Shows surfaces; `compose` is set by whoever knows the screens."""

    def __init__(self, database: Database, ports: Ports, words: Words) -> None:
        self._database = database
        self._ports = ports
        self._words = words
        self._lanes: dict[str, asyncio.Task[None]] = {}
        self._waiting: dict[str, dict[str, None]] = {}
        self._shown: dict[str, Surface] = {}
        self._scrolled: dict[str, int] = {}
        self.compose: Compose
        self.unreachable: Callable[[Address], None] = lambda to: None

    # --- from outside -------------------------------------------------------------------------------------

    def mark(self, keys: Iterable[tuple[str, Address]]) -> None:
        """These surfaces may have changed."""
        for key, to in keys:
            port = self._port(to)
            if port is None:
                continue
            lane = port.lane(to)
            self._waiting.setdefault(lane, {})[key] = None
            if lane not in self._lanes:
                self._lanes[lane] = asyncio.create_task(self._run(lane, port), name=f"lane of {port.name}")

    async def turn_to(self, key: str, to: Address, aspect: str) -> None:
        """The reader of a surface looks at another page of it."""
        known = await self._known(key)
        if known is not None:
            await self._keep(replace(known, aspect=_aspect(_epoch(known), aspect)))
        self.mark([(key, to)])

    async def bring(self, key: str, to: Address) -> None:
        """Show a surface in a new message, at the end of its chat."""
        known = await self._known(key)
        if known is not None:
            await self._keep(replace(known, aspect=_aspect(_AWAY, _turned_to(known))))
        self.mark([(key, to)])

    async def posts(self, key: str) -> PostId | None:
        """The message that shows a surface, if there is one."""
        known = await self._known(key)
        return None if known is None or known.post is None else PostId(known.post)

    def scrolled(self, room: str) -> None:
        """Somebody has said something in a room."""
        self._scrolled[room] = self._scrolled.get(room, 0) + 1

    async def settle(self) -> None:
        """Wait until everything that was marked is shown."""
        while self._lanes:
            await asyncio.gather(*self._lanes.values())

    async def say(self, to: Address, screen: Screen, language: str, *, loud: bool = False) -> None:
        """A message that is no surface: said once and left alone. Raises Unreachable."""
        port = self._port(to)
        if port is None:
            raise Unreachable(to.key)
        await port.send(to, await self.message(screen, language), loud=loud)

    async def message(self, screen: Screen, language: str) -> Message:
        """A screen in the words of a reader, its picture drawn."""
        drawing = None if screen.picture is None else await asyncio.to_thread(draw, screen.picture.scene)
        return self._words.message(screen, language, drawing)

    # --- inside a lane ------------------------------------------------------------------------------------

    async def _run(self, lane: str, port: Port) -> None:
        waiting = self._waiting[lane]
        tries: dict[str, int] = {}
        try:
            while waiting:
                key = next(iter(waiting))
                del waiting[key]
                try:
                    sent = await self._show(key, port)
                except (Stale, NotSaved):
                    sent = False  # the message is out, its row is not: it is shown again after a start
                except Exception:
                    tries[key] = tries.get(key, 0) + 1
                    logger.exception("a surface could not be shown (try %d)", tries[key])
                    sent = True
                    if tries[key] < RETRIES:
                        waiting[key] = None
                if sent and port.limits.pace:
                    await asyncio.sleep(port.limits.pace)
        finally:
            del self._lanes[lane]

    async def _show(self, key: str, port: Port) -> bool:
        """Make one surface equal to its screen; gives whether anything was sent."""
        known = await self._known(key)
        showing = await self.compose(key, "" if known is None else _turned_to(known))
        if showing is None:
            if known is not None:
                await self._remove(known, port)
            return False
        old = None if known is None or known.post is None else PostId(known.post)
        digest = _digest(showing)
        epoch_is_new = known is None or _epoch(known) != showing.epoch
        page = "" if known is None or epoch_is_new else _turned_to(known)
        if known is not None and epoch_is_new and _turned_to(known):
            showing = await self.compose(key, "") or showing  # a new message begins on its first page
            digest = _digest(showing)
        away = self._away(showing, port, key)
        if known is not None and old is not None and not epoch_is_new and not away and known.digest == digest:
            return False
        try:
            post = await self._send(showing, port, None if epoch_is_new or away else old)
        except Unreachable:
            self.unreachable(showing.to)
            return True
        if old is not None and old != post:
            await port.delete(showing.to, old)
        await self._keep(
            Surface(
                key=key,
                match=showing.match,
                room=showing.to.room,
                person=showing.to.person,
                post=post,
                digest=digest,
                ply=showing.ply,
                aspect=_aspect(showing.epoch, page),
            )
        )
        return True

    async def _send(self, showing: Showing, port: Port, old: PostId | None) -> PostId:
        message = await self.message(showing.screen, showing.language)
        if old is not None:
            try:
                await port.edit(showing.to, old, message)
            except Gone:
                pass
            else:
                return old
        post = await port.send(showing.to, message, loud=showing.loud)
        if showing.to.room is not None:
            self._scrolled[showing.to.room] = 0
        return post

    def _away(self, showing: Showing, port: Port, key: str) -> bool:
        """Whether the talk has carried the table's message away."""
        room = showing.to.room
        return room is not None and key.startswith("table:") and self._scrolled.get(room, 0) >= port.limits.scroll

    async def _remove(self, known: Surface, port: Port) -> None:
        if known.post is not None:
            to = Address(
                room=None if known.room is None else RoomId(known.room),
                person=None if known.person is None else PersonId(known.person),
            )
            await port.delete(to, PostId(known.post))
        self._shown.pop(known.key, None)
        await self._database.write(surfaces.drop(known.key))

    async def _known(self, key: str) -> Surface | None:
        if key not in self._shown:
            row = await surfaces.get(self._database, key)
            if row is None:
                return None
            port = self._ports.get(platform_of(row.room or row.person or ""))
            if port is not None and not port.limits.lasting:
                row = replace(row, post=None, digest="")  # it was shown by an earlier process
            self._shown[key] = row
        return self._shown[key]

    async def _keep(self, surface: Surface) -> None:
        self._shown[surface.key] = surface
        await self._database.write(surfaces.put(surface))

    def _port(self, to: Address) -> Port | None:
        return self._ports.get(platform_of(to.key))


def _digest(showing: Showing) -> str:
    """What a surface shows, as a short hash; the tiles of a hand do not stand in the database a second time."""
    screen = showing.screen
    scene: Scene | None = screen.picture.scene if screen.picture else None
    return sha256(repr((showing.language, screen.lines, screen.rows, scene)).encode()).hexdigest()[:32]


def _aspect(epoch: str, page: str) -> str:
    return f"{epoch}/{page}"


def _epoch(surface: Surface) -> str:
    return surface.aspect.partition("/")[0]


def _turned_to(surface: Surface) -> str:
    return surface.aspect.partition("/")[2]
