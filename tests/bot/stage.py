"""A publisher with a platform that does what a test wants, and a time that passes when a test says so."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from typing import Any

from bot.chats.reach import Reach
from bot.ids import PersonId, PostId, RoomId
from bot.messages import Message, Screen, literal
from bot.ports import Address, Finding, Gone, Limits, Pace, Room
from bot.publishing.publisher import Publisher
from bot.publishing.showing import OpenPage, Showing
from bot.publishing.surface_keys import SurfaceKey, SurfaceKind
from storage import chats, matches, people, surfaces
from storage.database import Database
from storage.matches import Match, Status
from tests.bot.kept import WORDS
from tests.databases import laid_out
from tests.waiting import until

ROOM, ANN = Address(room=RoomId("fake:room")), Address(person=PersonId("fake:ann"))
BOB = Address(person=PersonId("fake:bob"))
MATCH = "m"
TABLE, RESULT = SurfaceKey(SurfaceKind.TABLE, MATCH, 1), SurfaceKey(SurfaceKind.RESULT, MATCH, 1)
ANNS, BOBS = SurfaceKey(SurfaceKind.HAND, MATCH, 0), SurfaceKey(SurfaceKind.HAND, MATCH, 1)
PLACES = {TABLE: ROOM, RESULT: ROOM, ANNS: ANN, BOBS: BOB}
LIMITS = Limits(text=4096, caption=1024, row=8, rows=12, pictures=False, scroll=3)


class Died(BaseException):
    """The process is gone."""


@dataclass
class Post:
    to: Address
    text: str
    loud: bool


class Platform:
    """Chats that outlive the bot."""

    name = "fake"

    def __init__(self, limits: Limits = LIMITS) -> None:
        self.limits = limits
        self.pace = Pace()
        self.lane_pace = Pace()
        self.posts: dict[str, Post] = {}
        self.log: list[str] = []
        """What was sent, edited and deleted."""
        self.trouble: list[Exception] = []
        """What the next calls raise instead."""
        self.before: Callable[[str], None] = lambda what: None
        """Called before and after everything that lasts."""
        self.open = asyncio.Event()
        self.open.set()
        self.waits = False
        """Whether a call to the room has had to wait for that."""
        self._numbers = count(1)

    async def send_file(self, to: Address, name: str, data: bytes) -> None:
        raise AssertionError("the publisher sends no files")

    def lane(self, to: Address) -> str:
        return to.key

    def pace_of(self, to: Address) -> Pace:
        return self.lane_pace

    def door(self, word: str) -> str | None:
        return None

    async def is_member(self, room: RoomId, person: PersonId) -> bool:
        return True

    async def examine(self, room: Room) -> tuple[Finding, ...]:
        return ()

    async def _enter(self, what: str, to: Address) -> None:
        self.before(what)
        if to == ROOM:
            self.waits = not self.open.is_set()
            await self.open.wait()
        if self.trouble:
            raise self.trouble.pop(0)

    async def send(self, to: Address, message: Message, *, loud: bool) -> PostId:
        await self._enter("send", to)
        post = PostId(str(next(self._numbers)))
        self.posts[post] = Post(to, message.plain(), loud)
        self.log.append(f"send {message.plain()}")
        self.before("sent")
        return post

    async def edit(self, to: Address, post: PostId, message: Message) -> None:
        await self._enter("edit", to)
        if post not in self.posts:
            raise Gone(post)
        self.posts[post].text = message.plain()
        self.log.append(f"edit {message.plain()}")
        self.before("edited")

    async def delete(self, to: Address, *posts: PostId) -> None:
        await self._enter("delete", to)
        found = [self.posts.pop(post, None) for post in posts]
        self.log.append(f"delete {', '.join(post.text if post else 'nothing' for post in found)}")
        self.before("deleted")

    def read(self, to: Address) -> list[str]:
        """What can be read in a chat."""
        return [post.text for post in self.posts.values() if post.to == to]


class Sleeper:
    """Time that passes when a test says so."""

    def __init__(self) -> None:
        self.asked: list[float] = []
        self._sleeping: list[tuple[float, asyncio.Future[None]]] = []
        self._now = 0.0

    async def __call__(self, seconds: float) -> None:
        self.asked.append(seconds)
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._sleeping.append((self._now + seconds, future))
        await future

    def time(self) -> float:
        return self._now

    def pass_by(self, seconds: float) -> None:
        self._now += seconds
        for end, future in self._sleeping:
            if end <= self._now and not future.done():
                future.set_result(None)


@dataclass
class Stage:
    """A publisher with everything around it; what the surfaces should show is in `screens`."""

    database: Database
    platform: Platform
    publisher: Publisher
    reach: Reach
    sleeper: Sleeper
    screens: dict[SurfaceKey, Showing | None] = field(default_factory=dict)
    composed: list[tuple[SurfaceKey, OpenPage | None]] = field(default_factory=list)

    async def compose(self, key: SurfaceKey, turned: OpenPage | None) -> Showing | None:
        self.composed.append((key, turned))
        return self.screens.get(key)

    def want(self, key: SurfaceKey, text: str | None, **more: object) -> None:
        """The surface should show this from now on; nobody has been told yet."""
        self.screens[key] = None if text is None else screen(key, text, **more)

    def mark(self, *keys: SurfaceKey) -> None:
        self.publisher.mark((key, PLACES[key]) for key in keys)

    async def show(self, key: SurfaceKey, text: str | None, **more: object) -> None:
        """The surface should show this, and does in the end."""
        self.want(key, text, **more)
        self.mark(key)
        await self.publisher.settle()

    async def shown(self, calls: int, *, each: float) -> None:
        """Let time pass, so many seconds at a look, until so many calls have come to the platform. A place in the
        pace counts from when its call is through, so how long that takes in all is not known."""

        def looks() -> bool:
            self.sleeper.pass_by(each)
            return len(self.platform.log) == calls

        await until(looks)

    async def rows(self) -> dict[str, surfaces.Surface]:
        """The rows, but for those of removed messages, which go with the next one that is written."""
        rows = await surfaces.of_match(self.database, MATCH)
        return {row.key: row for row in rows if not row.key.startswith("old:") or row.post in self.platform.posts}


def screen(key: SurfaceKey, text: str, **more: object) -> Showing:
    showing = Showing(PLACES[key], Screen(tuple(literal(line) for line in text.split("\n"))), "en")
    return replace(showing, **more)  # type: ignore[arg-type]  # fields by name


@asynccontextmanager
async def stage(
    folder: Path, platform: Platform | None = None, *, limits: Limits = LIMITS
) -> AsyncIterator[Stage]:
    asyncio.get_running_loop().set_exception_handler(_tell)
    platform = platform or Platform(limits)
    async with await Database.open(await laid_out(folder / "boneyard.db")) as database:
        if await matches.get(database, MATCH) is None:
            now = datetime(2024, 2, 28, 12, tzinfo=UTC)
            match = Match(MATCH, ROOM.key, "A", "draw", "{}", Status.LOBBY, ANN.key, 0, now)
            await database.write(
                chats.remember(ROOM.key, ""), people.remember(ANN.key, "Ann"), people.remember(BOB.key, "Bob")
            )
            await database.write(matches.create(match))
        sleeper = Sleeper()
        ports = {platform.name: platform}
        reach = Reach(database, ports, sleeper.time)

        async def compose(key: SurfaceKey, turned: OpenPage | None) -> Showing | None:
            return await here.compose(key, turned)

        publisher = Publisher(database, ports, WORDS, reach, compose, sleep=sleeper, time=sleeper.time)
        here = Stage(database, platform, publisher, reach, sleeper)
        yield here
        await here.publisher.stop(0)


def _tell(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Nobody is left to look after what died under way."""
    if not isinstance(context.get("exception"), Died):
        loop.default_exception_handler(context)


def dies_at(platform: Platform, what: str) -> Callable[[str], None]:
    def step(now: str) -> None:
        if now == what:
            raise Died

    return step
