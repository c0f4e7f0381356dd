"""The Telegram platform before the fake server, with a listener in place of the conversation."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from bot.conversation import Completion, Offer, Typing
from bot.ids import PersonId, PostId, RoomId
from bot.messages import Drawing, Label, Message, Span
from bot.platforms.telegram import TelegramPlatform, Webhook
from bot.platforms.telegram.port import TelegramPort
from bot.ports import Address, Person, Press, Request, Room
from tests.bot.kept import WORDS
from tests.fakes.pictures import picture
from tests.fakes.telegram.fake import TelegramFake
from tests.fakes.telegram.groups import Group
from tests.fakes.telegram.people import Person as Human

Handler = Callable[[Request], Awaitable[None]]


async def _nothing(request: Request) -> None:
    """Nobody answers."""


@dataclass
class Listener:
    """A `Conversation` that notes what it hears."""

    on_request: Handler = _nothing
    requests: list[Request] = field(default_factory=list)
    events: list[tuple[str, ...]] = field(default_factory=list)
    talked: list[RoomId] = field(default_factory=list)
    remembered: dict[str, str] = field(default_factory=dict)
    told: set[str] = field(default_factory=set)
    """The commands that came, by name."""
    offered: list[Offer] = field(default_factory=list)
    rooms: dict[PostId, RoomId] = field(default_factory=dict)
    """Where messages show something."""
    why: str = ""
    asked: list[str] = field(default_factory=list)
    forgotten: int = 0
    """So many moves of rooms cannot be saved at first."""
    waits: list[float] = field(default_factory=list)
    """How long the pace of a chat lets the next answers wait."""
    held: list[tuple[Address, float]] = field(default_factory=list)
    """Chats that the server has slowed down, as an answer has found out."""
    stir: Callable[[], None] = lambda: None
    """Wakes a test that waits for something to be heard."""

    @property
    def presses(self) -> list[Press]:
        return [request.what for request in self.requests if isinstance(request.what, Press)]

    async def handle(self, request: Request) -> None:
        self.requests.append(request)
        self.stir()
        await self.on_request(request)

    async def is_first(self, name: str) -> bool:
        first = name not in self.told
        self.told.add(name)
        return first

    async def complete(self, person: Person, room: Room, typing: Typing) -> list[Completion]:
        raise AssertionError("Telegram completes nothing")

    async def offers(self, person: Person, query: str) -> tuple[list[Offer], str]:
        self.asked.append(query)
        return self.offered, self.why

    async def recall(self, name: str) -> str | None:
        return self.remembered.get(name)

    async def remember(self, name: str, value: str) -> None:
        self.remembered[name] = value
        self.stir()

    def spend(self, to: Address, urgent: bool = False) -> float:
        return self.waits.pop(0) if self.waits else 0

    def hold(self, to: Address, seconds: float) -> None:
        self.held.append((to, seconds))

    async def closed(self, to: Address) -> bool:
        return False

    async def room_of(self, *posts: PostId) -> RoomId | None:
        return next((self.rooms[post] for post in posts if post in self.rooms), None)

    async def talk(self, room: RoomId) -> None:
        self.talked.append(room)
        self.stir()

    async def reached(self, to: Address) -> None:
        self._note("reached", to.key)

    async def lost(self, to: Address) -> None:
        self._note("lost", to.key)

    async def removed(self, room: RoomId, *, gone: bool = False) -> None:
        self._note("removed", room)

    async def left(self, room: RoomId, person: PersonId) -> None:
        self._note("left", room, person)

    async def moved(self, old: RoomId, new: RoomId) -> bool:
        self._note("moved", old, new)
        self.forgotten -= 1
        return self.forgotten < 0

    def _note(self, *event: str) -> None:
        self.events.append(event)
        self.stir()


@dataclass
class Stage:
    """A platform that serves a listener."""

    fake: TelegramFake
    platform: TelegramPlatform
    listener: Listener
    slept: list[float]
    """How long the platform wanted to wait, each time."""

    @property
    def port(self) -> TelegramPort:
        return self.platform.port

    async def heard(self, number: int = 1) -> Request:
        """The request of this number, counted from one, when it has come."""
        await self.fake.until(lambda: len(self.listener.requests) >= number)
        return self.listener.requests[number - 1]

    async def happened(self, *event: str) -> None:
        """Wait for an event."""
        await self.fake.until(lambda: event in self.listener.events)


def platform_of(fake: TelegramFake, slept: list[float], webhook: Webhook | None = None) -> TelegramPlatform:
    """The platform before this server. It never waits long, but says how long it would have."""

    async def briefly(seconds: float) -> None:
        slept.append(seconds)
        fake.clock.advance(seconds)
        await asyncio.sleep(0.005)

    return TelegramPlatform(fake.token, WORDS, api_url=fake.url, webhook=webhook, sleep=briefly)


@asynccontextmanager
async def serving(
    fake: TelegramFake, listener: Listener | None = None, webhook: Webhook | None = None
) -> AsyncIterator[Stage]:
    """The platform at work. In the end nothing may have gone over the wire that is not allowed."""
    heard, slept = listener or Listener(), list[float]()
    fake.pace.speed = 0  # keeping to the pace is the publisher's business
    heard.stir = fake.world.stir
    platform = platform_of(fake, slept, webhook)
    await platform.log_in()
    serve = asyncio.create_task(platform.serve(heard))
    try:
        yield Stage(fake, platform, heard, slept)
    finally:
        await platform.hush()
        await platform.close()
        await serve
    assert fake.violations == []


@asynccontextmanager
async def staged(
    listener: Listener | None = None, *, ephemeral: bool = True, inline: bool = True
) -> AsyncIterator[Stage]:
    """The platform at work before a server of its own."""
    async with TelegramFake(ephemeral=ephemeral, inline=inline) as fake, serving(fake, listener) as stage:
        yield stage


# --- What is sent -----------------------------------------------------------------------------------------


def says(
    words: str,
    *rows: tuple[Label, ...],
    secret: bool = False,
    drawing: Drawing | None = None,
    language: str = "en",
) -> Message:
    """A message of plain words, with buttons."""
    return Message(tuple((Span(line),) for line in words.split("\n")), rows, drawing, secret, language)


def drawn(colour: int = 0) -> Drawing:
    """A picture of one colour."""
    return Drawing(picture(colour=f"rgb({colour}, 0, 0)"), f"a table of colour {colour}")


def in_room(group: Group) -> Address:
    return Address(room=RoomId(f"telegram:{group.id}"))


def to(human: Human) -> Address:
    return Address(person=PersonId(f"telegram:{human.id}"))


def whispering(*messages: Message) -> Handler:
    """Somebody who answers every request with these messages, for one alone."""

    async def answer(request: Request) -> None:
        for message in messages:
            await request.whisper(message)

    return answer
