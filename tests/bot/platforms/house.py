"""A club on one platform, with the bot, its real adapter and library in the loop of the test; and who comes there.

What a stranger does is written once for all platforms (`crowd`); how his app does it, each platform says.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from datetime import timedelta
from pathlib import Path
from random import Random
from typing import Any, Final, TypeVar

from bot.app import Running, running
from bot.archives.records import recorded
from bot.data import Data, unpack
from bot.ids import PersonId, PostId
from bot.messages import Message
from bot.platforms import Platform
from bot.ports import Request
from bot.publishing.marking import lobby_key, surfaces_of
from bot.publishing.surface_keys import SurfaceKey, SurfaceKind
from bot.tables.plan import Pauses
from bot.tables.table import Table
from bot.words import Words
from engine.model import Phase
from engine.record import read
from engine.replay import Replay, replay
from storage.matches import Match, Status
from tests.bot.kept import WORDS
from tests.bot.platforms.watch import Log, Watch
from tests.databases import laid_out
from tests.waiting import PATIENCE

QUICK: Final = Pauses(
    think=timedelta(milliseconds=20), forced=timedelta(milliseconds=10), between=timedelta(milliseconds=300)
)
NAMES: Final = ("Ann", "Bob", "Cid", "Dot", "Eve", "Fay")
"""Those who may come. The last one of them takes no private messages."""
FEW: Final = 4
"""How many come to most evenings."""


@dataclass(frozen=True)
class Choice:
    """A button that somebody sees, or saw."""

    label: str
    data: str
    button: Any
    """As the platform's fake has it."""

    @property
    def unpacked(self) -> Data | None:
        return unpack(self.data)


class Stranger(ABC):
    """Somebody with an app of the platform."""

    name: str
    id: PersonId

    @abstractmethod
    def own(self) -> Iterator[list[Choice]]:
        """The buttons of the messages that he alone sees, the newest message first."""

    @abstractmethod
    def public(self) -> Iterator[list[Choice]]:
        """Those of the messages that everybody sees."""

    @abstractmethod
    def ever(self) -> list[Choice]:
        """All buttons that he has ever seen."""

    @abstractmethod
    async def press(self, choice: Choice) -> None:
        """Press a button, and wait for the answer."""

    @abstractmethod
    async def forge(self, data: str) -> None:
        """Press a button that was never there, on some message that he sees."""

    @abstractmethod
    async def command(self, name: str, args: str = "") -> None:
        """Give a command in the room, and wait until it has been handled."""

    @abstractmethod
    async def ask(self, name: str, args: str = "") -> list[str]:
        """The same; gives the texts that he alone is answered."""

    @abstractmethod
    async def chat(self, words: str) -> None:
        """Say something that is not for the bot."""

    @abstractmethod
    async def extra(self, chance: Random) -> None:
        """Something that only this platform has."""


@dataclass(frozen=True)
class Look:
    """How a surface looks, or should: its text and its buttons."""

    text: str
    buttons: tuple[str, ...]


class House(ABC):
    """One club, over all lives of the bot."""

    platform_name: str
    strangers: list[Stranger]

    def __init__(
        self,
        folder: Path,
        watch: Watch,
        *tokens: str,
        pauses: Pauses = QUICK,
        seed: str = "",
        words: Words = WORDS,
    ) -> None:
        self.watch = watch
        self.log = Log(watch.truth, *tokens)
        self.bot: Running
        self.platform: Platform
        self.excused: tuple[str, ...] = ()
        """How faults begin that a test has brought about itself."""
        self._folder = folder
        self._pauses = pauses
        self._seed = seed
        self.words = words
        self._lives = 0
        self._life: AsyncExitStack | None = None
        self._handling = 0
        self._still = asyncio.Event()

    # --- what each platform says ----------------------------------------------------------------------------

    @abstractmethod
    def make_platform(self) -> Platform:
        """The adapter, not logged in yet."""

    @abstractmethod
    async def arrived(self) -> None:
        """Wait until the bot has been told of all that was done."""

    @abstractmethod
    def look(self, post: PostId) -> Look | None:
        """How a message of the bot looks; None if it is gone."""

    @abstractmethod
    def wanted(self, message: Message, post: PostId) -> Look:
        """How a message should look there."""

    @abstractmethod
    def told(self, stranger: Stranger) -> list[str]:
        """The texts in his private chat, as they are now."""

    @abstractmethod
    def faults(self) -> list[str]:
        """What a correct bot does not do."""

    # --- lives ----------------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Begin a life of the bot."""
        self._lives += 1
        async with AsyncExitStack() as stack:
            self.platform = self.make_platform()
            stack.push_async_callback(self.platform.close)
            await self.platform.log_in()
            self.bot = await stack.enter_async_context(
                running(
                    await laid_out(self._folder / "boneyard.db"),
                    {self.platform_name: self.platform.port},
                    self.words,
                    pauses=self._pauses,
                    seed=f"{self._seed} {self._lives}",
                )
            )
            self.watch.follow(self.bot)
            self._count_requests()
            serving = asyncio.create_task(self.platform.serve(self.bot), name="the bot serves")
            stack.push_async_callback(self._end, serving, self.platform)
            self._life = stack.pop_all()

    async def close(self) -> None:
        """End it in good order."""
        life, self._life = self._life, None
        if life is not None:
            await life.aclose()

    async def restart(self) -> None:
        await self.close()
        await self.open()

    async def _end(self, serving: asyncio.Task[None], platform: Platform) -> None:
        await platform.hush()
        await serving

    def _count_requests(self) -> None:
        handle = self.bot.router.handle

        async def counted(request: Request) -> None:
            self._handling += 1
            try:
                await handle(request)
            finally:
                self._handling -= 1
                self._still.set()

        vars(self.bot.router)["handle"] = counted

    # --- waiting --------------------------------------------------------------------------------------------

    async def handled(self) -> None:
        """Wait until everything that people have done has been handled."""
        async with asyncio.timeout(PATIENCE):
            await self.arrived()
            while self._handling:
                self._still.clear()
                await self._still.wait()

    async def shown(self) -> None:
        """Wait until everything is shown that came of it."""
        await self.handled()
        async with asyncio.timeout(PATIENCE):
            await self.bot.world.publisher.settle()

    # --- looking --------------------------------------------------------------------------------------------

    async def replayed(self, match: Match) -> Replay:
        """The record that the bot gives of the last match, played again."""
        reader = self.strangers[0]
        self.watch.reading[reader.id] += 1
        texts = await reader.ask("record")
        if len(texts) > 1:  # each with Discord's marks of a block
            texts = [text.removesuffix("```").removeprefix("```\n") for text in texts]
        told = "\n".join(texts).splitlines()
        begins = next((number for number, line in enumerate(told) if line.startswith("game ")), None)
        lines = "\n".join(told[begins:])
        if begins is None:  # it has come as a file
            lines = await recorded(self.bot.world.database, match)
        played = replay(read(lines + "\n"))
        assert not played.failures, lines
        assert played.state.phase is Phase.OVER
        return played

    async def table(self, match: str) -> Table:
        found = await self.bot.world.tables.find(match)
        assert found is not None
        return found

    async def over(self, match: str) -> bool:
        return (await self.table(match)).match.status is not Status.PLAYING

    async def differences(self, match: str) -> list[str]:
        """Where what is shown differs from what a publisher would show that begins anew."""
        world, table = self.bot.world, await self.table(match)
        found = []
        for key, to in surfaces_of(table):
            showing = await world.shows.compose(key, None)
            post = await world.publisher.post_of(key)
            if showing is None or await world.reach.closed(to):
                if showing is None and post is not None:
                    found.append(f"{key} should be gone")
                continue
            shown = None if post is None else self.look(post)
            if showing.last and (shown is None or key == lobby_key(table) or _tells_of_before(key, table)):
                continue  # it was shown for the last time, and is left as it was then
            if post is None:
                found.append(f"{key} is not shown")
                continue
            message = await world.publisher.message(showing.screen, showing.language)
            wanted = self.wanted(message, post)
            if shown != wanted:
                found.append(f"{key} shows\n{shown}\nand not\n{wanted}")
        return found


def _tells_of_before(key: SurfaceKey, table: Table) -> bool:
    """Whether a surface shows an earlier round, which may name computer players whose seats people took since."""
    late = any(seat.person is not None and seat.computer is not None for seat in table.match.seats)
    earlier = table.state is not None and key.number < table.state.round
    return late and earlier and key.kind in (SurfaceKind.TABLE, SurfaceKind.RESULT)


AnyHouse = TypeVar("AnyHouse", bound=House)


@asynccontextmanager
async def opened(house: AnyHouse) -> AsyncIterator[AnyHouse]:
    """The bot from its first life on. In the end nothing may have been wrong."""
    with house.log:
        await house.open()
        try:
            yield house
        finally:
            await house.close()
    assert not house.watch.leaks, "\n\n".join(house.watch.leaks[:5])
    assert not house.log.faults, "\n".join(house.log.faults[:5])
    found = [fault for fault in house.faults() if not fault.startswith(house.excused)]
    assert not found, "\n".join(found[:10])
