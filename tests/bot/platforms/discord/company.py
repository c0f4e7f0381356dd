"""The adapter between the strict fake and a conversation that does what a test tells it to."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from bot.conversation import Completion, Offer, Typing
from bot.ids import PersonId, PostId, RoomId
from bot.messages import Drawing
from bot.platforms.discord import DiscordPlatform
from bot.platforms.discord.doctor import examine
from bot.platforms.discord.ids import channel_in, room_id
from bot.ports import Address, Finding, Person, Request, Room
from tests.bot.kept import WORDS
from tests.fakes.discord import FakeChannel, FakeDiscord, Shown
from tests.fakes.discord import Person as Member
from tests.fakes.pictures import picture


def platform_for(fake: FakeDiscord, token: str = "") -> DiscordPlatform:
    return DiscordPlatform(token or fake.token, WORDS, api_url=fake.api_url, gateway_url=fake.gateway_url)


def drawing(colour: str = "green", words: str = "a green table") -> Drawing:
    """A small picture."""
    return Drawing(picture(8, 8, colour=colour), words)


async def _nothing(_request: Request) -> None:
    pass


class Company:
    """A `Conversation`. What comes is noted; what is to be done is in `on`."""

    def __init__(self) -> None:
        self.on: Callable[[Request], Awaitable[None]] = _nothing
        self.requests: list[Request] = []
        self.completions: list[Completion] = []
        self.completed: list[tuple[PersonId, RoomId, Typing]] = []
        self.memory: dict[str, str] = {}
        self.told: set[str] = set()
        """The commands that came, by name."""
        self.events: list[tuple[str, str]] = []
        """What was told, and of which room or address."""

    async def handle(self, request: Request) -> None:
        self.requests.append(request)
        await self.on(request)

    async def is_first(self, name: str) -> bool:
        first = name not in self.told
        self.told.add(name)
        return first

    async def complete(self, person: Person, room: Room, typing: Typing) -> list[Completion]:
        self.completed.append((person.id, room.id, typing))
        return self.completions

    async def offers(self, person: Person, query: str) -> tuple[list[Offer], str]:
        raise AssertionError("Discord has no line to choose from")

    async def recall(self, name: str) -> str | None:
        return self.memory.get(name)

    async def remember(self, name: str, value: str) -> None:
        self.memory[name] = value

    def spend(self, to: Address, urgent: bool = False) -> float:
        return 0

    def hold(self, to: Address, seconds: float) -> None:
        raise AssertionError("the library keeps the pace of Discord")

    async def room_of(self, *posts: PostId) -> RoomId | None:
        return None

    async def closed(self, to: Address) -> bool:
        return False

    async def talk(self, room: RoomId) -> None:
        self.events.append(("talk", room))

    async def reached(self, to: Address) -> None:
        self.events.append(("reached", to.key))

    async def lost(self, to: Address) -> None:
        self.events.append(("lost", to.key))

    async def removed(self, room: RoomId, *, gone: bool = False) -> None:
        self.events.append(("gone" if gone else "removed", room))

    async def left(self, room: RoomId, person: PersonId) -> None:
        raise AssertionError("Discord tells nobody who leaves without a privileged intent")

    async def moved(self, old: RoomId, new: RoomId) -> bool:
        raise AssertionError("rooms of Discord keep their ids")


class Table:
    """A club with a channel, two people, and the bot, which has connected."""

    def __init__(self, fake: FakeDiscord, platform: DiscordPlatform) -> None:
        self.fake = fake
        self.platform = platform
        self.port = platform.port
        self.company = Company()
        self.ann = fake.person("Ann")
        self.bob = fake.person("Bob", locale="ru")
        self.guild = fake.guild("Club", self.ann, self.bob, locale="de")
        self.channel = self.guild.channel("games")
        self.room = at(self.channel)

    def shown(self, to: Member | None = None, channel: FakeChannel | None = None) -> list[Shown]:
        """What Ann, or somebody else, sees."""
        return self.fake.visible(to or self.ann, channel or self.channel)

    async def until_found(self, room: Room, *found: Finding) -> None:
        """Wait until the gateway has told of a change, as /doctor shows."""
        await self.fake.until(lambda: examine(room, self.port.place(channel_in(room.id))) == found)

    @property
    def last(self) -> Shown:
        return self.shown()[-1]


def at(channel: FakeChannel) -> Address:
    return Address(room=room_id(int(channel.id)))


def to(person: Member) -> Address:
    return Address(person=PersonId(f"discord:{person.id}"))


@asynccontextmanager
async def serving(platform: DiscordPlatform, company: Company) -> AsyncIterator[None]:
    """The platform at work, from logging in until it is let go in good order."""
    await platform.log_in()
    serve = asyncio.create_task(platform.serve(company))
    try:
        yield
    finally:
        await platform.hush()
        await serve
        await platform.close()


@asynccontextmanager
async def table(*, checked: bool = True, introduced: bool = True) -> AsyncIterator[Table]:
    """The bot in the club, until it is closed in good order. If it is not `introduced`, it knows the servers by
    their ids alone, as in its first moment and while Discord has an outage."""
    async with FakeDiscord(speed=1000) as fake:
        platform = platform_for(fake)
        found = Table(fake, platform)
        if not introduced:
            fake.gateway.introduce = lambda _session: []
        async with serving(platform, found.company):
            events = found.company.events
            await fake.until(lambda: found.company.memory and fake.gateway.connected)
            await fake.until(lambda: not introduced or ("reached", found.room.key) in events)
            yield found
        if checked:
            fake.check()
