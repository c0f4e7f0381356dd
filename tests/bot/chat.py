"""A group chat for tests: the real bot over a port that forgets nothing and forgives nothing.

Guests say things and press what they see, by its label. The port refuses what the strictest platform would
refuse, and more: too much text, too many or too long buttons, two buttons that carry the same, empty messages.
What is wrong with a message is kept as a fault, because an exception alone would be answered politely and
forgotten. `chatting` looks at the faults, and at the log, when the chat is over.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

from bot.app import Running, running
from bot.data import LONGEST, What, unpack
from bot.plan import NO_PAUSES, Pauses
from bot.ports import (
    Act,
    Address,
    Arg,
    Command,
    Gone,
    Label,
    Limits,
    Message,
    Pace,
    Person,
    PersonId,
    PostId,
    Press,
    Room,
    RoomId,
    Text,
    TooLarge,
    Unreachable,
    text,
)
from bot.tables import Table
from bot.words import Words

PLATFORM = "test"
GROUP = RoomId(f"{PLATFORM}:group")
WORDS = Words()
"""The texts, read once for all tests: they never change."""

LIMITS = Limits(text=4096, caption=1024, label=64, row=8, rows=12, pictures=False, scroll=12)
"""What fits where the least fits: 4,096 characters, eight buttons in a row, a hundred in all."""
CAPTION = 1024
"""Characters below a picture."""
HEAVIEST = 40 * 1024
"""Bytes of a picture of the largest set that there is."""

BEGINNING = datetime(2024, 2, 28, 12, tzinfo=UTC)


# --- What is shown ----------------------------------------------------------------------------------------


@dataclass
class Post:
    """A message with all that it has ever been, and who could see it."""

    id: PostId
    reader: PersonId | None
    """The only one who sees it; None: everybody in the group."""
    whispered: bool
    loud: bool
    versions: list[Message]
    gone: bool = False

    @property
    def message(self) -> Message:
        return self.versions[-1]

    @property
    def buttons(self) -> list[Label]:
        return [label for row in self.message.rows for label in row]

    def ever(self) -> list[Label]:
        """All buttons that were ever there."""
        return [label for version in self.versions for row in version.rows for label in row]

    def __str__(self) -> str:
        return "\n".join((self.message.plain(), *(f"[{label.text}]" for label in self.buttons)))


Watcher = Callable[[PersonId | None, Message], None]


class StrictPort:
    """A `Port` that keeps every message and finds fault with it."""

    name = PLATFORM

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.posts: list[Post] = []
        self.faults: list[str] = []
        self.watchers: list[Watcher] = []
        """Told of every message at the moment when it is shown, and to whom."""
        self.unreachable: set[PersonId] = set()
        self.strangers: set[PersonId] = set()
        """Those who are not in the group."""
        self.pace = Pace()
        self.read_by: defaultdict[PersonId | None, list[Post]] = defaultdict(list)
        self.files: defaultdict[PersonId | None, list[tuple[str, bytes]]] = defaultdict(list)
        """The files by who can see them: their names, and what is in them."""
        self._by_id: dict[PostId, Post] = {}

    def lane(self, to: Address) -> str:
        return to.key

    def pace_of(self, to: Address) -> Pace:
        return self.pace

    def door(self, word: str) -> str | None:
        return f"https://example.org/{word}" if self.limits.doors else None

    async def is_member(self, room: RoomId, person: PersonId) -> bool:
        return person not in self.strangers

    async def examine(self, room: Room) -> tuple[Text, ...]:
        return (text("doctor-local"),)

    async def send(self, to: Address, message: Message, *, loud: bool) -> PostId:
        reader = _reader(to)
        if reader in self.unreachable:
            raise Unreachable(to.key)
        return self.show(reader, message, whispered=False, loud=loud)

    async def send_file(self, to: Address, name: str, data: bytes) -> None:
        reader = _reader(to)
        if reader in self.unreachable:
            raise Unreachable(to.key)
        if not data:
            self.faults.append(f"the file {name} is empty")
        self.files[reader].append((name, data))

    async def edit(self, to: Address, post: PostId, message: Message) -> None:
        known = self._by_id.get(post)
        if known is None or known.gone:
            raise Gone(post)
        if known.reader != _reader(to) or known.whispered:
            self._fault("an edit of another's message", message)
        if known.message == message:
            self._fault("an edit that changes nothing", message)
        self.change(known, message)

    def change(self, post: Post, message: Message) -> None:
        """Let a message look like this."""
        self._check(message)
        post.versions.append(message)
        self._tell(post.reader, message)

    def find(self, post: PostId) -> Post | None:
        """A message that is still there."""
        known = self._by_id.get(post)
        return None if known is None or known.gone else known

    async def delete(self, to: Address, *posts: PostId) -> None:
        for post in posts:
            known = self._by_id.get(post)
            if known is not None:
                known.gone = True

    def show(self, reader: PersonId | None, message: Message, *, whispered: bool, loud: bool) -> PostId:
        self._check(message)
        post = Post(PostId(f"p{len(self.posts)}"), reader, whispered, loud, [message])
        self.posts.append(post)
        self.read_by[reader].append(post)
        self._by_id[post.id] = post
        self._tell(reader, message)
        return post.id

    def get(self, post: PostId) -> Post:
        return self._by_id[post]

    def _tell(self, reader: PersonId | None, message: Message) -> None:
        for watcher in self.watchers:
            watcher(reader, message)

    def _fault(self, what: str, message: Message) -> None:
        self.faults.append(f"{what}:\n{message.plain()}\n{message.rows}")

    def _check(self, message: Message) -> None:
        for fault in faults_of(message, self.limits):
            self._fault(fault, message)


def _reader(to: Address) -> PersonId | None:
    """A person's own chat with the bot is a room, too, that has his id."""
    if to.person is not None:
        return to.person
    return None if to.key.split("/")[0] == GROUP else PersonId(to.key)


def faults_of(message: Message, limits: Limits) -> Iterable[str]:
    """What a strict platform has against a message."""
    plain = message.plain()
    if not plain.strip():
        yield "no text"
    if len(plain) > (limits.text if message.drawing is None else min(limits.text, CAPTION)):
        yield f"{len(plain)} characters of text"
    if any("\n" in span.text or not span.text for line in message.lines for span in line):
        yield "a span that is empty or holds a line break"
    if re.search("[\ue000-\uf8ff]", plain + "".join(label.text for row in message.rows for label in row)):
        yield "a letter that stands for what was put aside"
    yield from _button_faults(message, limits)
    if message.drawing is not None:
        if not message.drawing.png.startswith(b"\x89PNG") or len(message.drawing.png) > HEAVIEST:
            yield f"a picture of {len(message.drawing.png)} bytes"
        if not limits.pictures or not message.drawing.words.strip():
            yield "a picture without words, or where none can be shown"


def _button_faults(message: Message, limits: Limits) -> Iterable[str]:
    labels = [label for row in message.rows for label in row]
    if len(message.rows) > limits.rows or any(not 1 <= len(row) <= limits.row for row in message.rows):
        yield f"rows of {[len(row) for row in message.rows]} buttons"
    if len({label.data for label in labels}) < len(labels):
        yield "two buttons that carry the same"
    if len({label.text for label in labels}) < len(labels):
        yield "two buttons that read the same"
    for label in labels:
        if not 1 <= len(label.text.strip()) <= limits.label or "\n" in label.text:
            yield f"the label {label.text!r}"
        good = {
            Act.PRESS: len(label.data.encode()) <= LONGEST and unpack(label.data) is not None,
            Act.LINK: label.data.startswith("https://"),
            Act.INLINE: limits.inline and len(label.data) <= 64,
        }
        if not good[label.act]:
            yield f"the data {label.data!r}"


# --- Who does what ----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Carried:
    """A file that came along."""

    data: bytes

    async def read(self, most: int) -> bytes:
        if len(self.data) > most:
            raise TooLarge
        return self.data


@dataclass
class Asked:
    """One request, and whether it was answered."""

    chat: Chat
    person: Person
    room: Room
    what: Command | Press
    acknowledged: bool = False
    whispers: list[Post] = field(default_factory=list)

    async def acknowledge(self) -> None:
        self.acknowledged = True

    async def whisper(self, message: Message) -> None:
        post = self.chat.port.show(self.person.id, message, whispered=True, loud=False)
        self.whispers.append(self.chat.port.get(post))

    async def refresh(self, message: Message) -> None:
        post = self.chat.port.find(self.what.post) if isinstance(self.what, Press) else None
        if post is None or post.reader != self.person.id:
            await self.whisper(message)
            return
        self.chat.port.change(post, message)
        self.whispers.append(post)

    async def is_admin(self) -> bool:
        return self.person.id in self.chat.admins


class Guest:
    """Somebody in the chat."""

    def __init__(self, chat: Chat, person: Person) -> None:
        self.chat = chat
        self.person = person

    @property
    def id(self) -> PersonId:
        return self.person.id

    # --- doing ---

    async def say(self, words: str) -> list[Post]:
        """Say something in the group; gives what he alone was answered."""
        return await self._say(words, self.chat.group)

    async def send_file(self, words: str, data: bytes) -> list[Post]:
        """Give a command in the group with a file beside it."""
        name, _, args = words[1:].partition(" ")
        return await self._do(self.chat.group, Command(name, args, Carried(data)))

    async def write(self, words: str) -> list[Post]:
        """Say something to the bot in private."""
        return await self._say(words, Room(RoomId(self.id), self.person.name, private=True))

    async def press(self, label: str, on: Post | None = None) -> list[Post]:
        """Press the button of this label that he sees last, or the one on a message."""
        for post in [on] if on is not None else reversed(self.sees()):
            for button in post.buttons:
                if button.text == label:
                    return await self.send(button.data, post)
        raise AssertionError(f"{self.person.name} sees no button {label!r}, but:\n{self.screen()}")

    async def send(self, data: str, on: Post | None = None) -> list[Post]:
        """A press with this data, whether there is such a button or not."""
        where = self.chat.group
        if on is not None and on.reader is not None and not on.whispered:
            where = Room(RoomId(self.id), self.person.name, private=True)
        return await self._do(where, Press(data, PostId("none") if on is None else on.id))

    async def _say(self, words: str, room: Room) -> list[Post]:
        if not words.startswith("/"):
            self.chat.bot.talk(room.id)
            await self.chat.settle()
            return []
        name, _, args = words[1:].partition(" ")
        return await self._do(room, Command(name, args))

    async def _do(self, room: Room, what: Command | Press) -> list[Post]:
        asked = Asked(self.chat, self.person, room, what)
        await self.chat.bot.handle(asked)
        if not asked.acknowledged and not asked.whispers:
            self.chat.port.faults.append(f"no answer to {what}")
        await self.chat.settle()
        return asked.whispers

    # --- seeing ---

    def sees(self) -> list[Post]:
        """The messages that are there for him, the oldest first."""
        return [post for post in self.chat.port.posts if post.reader in (None, self.id) and not post.gone]

    def recent(self, reader: PersonId | None) -> Iterator[Post]:
        """The messages with buttons, of his own or of the group, the newest first."""
        for post in reversed(self.chat.port.read_by[reader]):
            if not post.gone and post.message.rows:
                yield post

    def private(self) -> list[Post]:
        """What he alone sees, answers to his own questions left out."""
        return [post for post in self.sees() if post.reader == self.id and not post.whispered]

    def hand(self) -> Post:
        """The newest message with his hand."""
        found = [post for post in self.private() if "hand" in post.message.plain()]
        assert found, f"{self.person.name} has no hand:\n{self.screen()}"
        return found[-1]

    def screen(self) -> str:
        return "\n---\n".join(map(str, self.sees()))


# --- The chat ---------------------------------------------------------------------------------------------


@dataclass
class Chat:
    """A running bot with everybody who talks to it."""

    port: StrictPort
    admins: set[PersonId] = field(default_factory=set)
    group: Room = field(default_factory=lambda: Room(GROUP, "The club"))
    now: datetime = BEGINNING
    pauses: Pauses = NO_PAUSES
    bot: Running = field(init=False)

    def guest(self, name: str, *, number: str = "", language: str = "en", admin: bool = False) -> Guest:
        """Somebody of this name; with a number, somebody else than the other one of that name."""
        person = Person(PersonId(f"{PLATFORM}:{name.casefold()}{number}"), name, language)
        if admin:
            self.admins.add(person.id)
        return Guest(self, person)

    def guests(self, *names: str) -> list[Guest]:
        return [self.guest(name) for name in names]

    async def seated(self, play: str, *names: str) -> list[Guest]:
        """Guests who have sat down at a table of this `/play`."""
        guests = self.guests(*names)
        await guests[0].say(play)
        for guest in guests[1:]:
            await guest.press("Join")
        return guests

    async def playing(self, play: str, *names: str) -> list[Guest]:
        """Guests whose match has begun."""
        guests = await self.seated(play, *names)
        await guests[0].press("Start")
        table = self.tables()[-1]
        assert table.state is not None, guests[0].screen()
        return guests

    # --- what there is ---

    def room(self) -> list[Post]:
        """What everybody sees."""
        return [post for post in self.port.posts if post.reader is None and not post.gone]

    def tables(self) -> list[Table]:
        """The open tables."""
        return sorted(self.bot.world.tables.open(), key=lambda table: (table.match.created_at, table.match.name))

    def table(self) -> Table:
        """The only open table."""
        (table,) = self.tables()
        return table

    def on_turn(self, guests: Iterable[Guest]) -> Guest:
        """Whose turn it is."""
        table = self.table()
        assert table.state is not None
        assert table.state.turn is not None
        person = table.match.seats[table.state.turn].person
        return next(guest for guest in guests if guest.id == person)

    # --- time ---

    async def settle(self) -> None:
        """Wait until everything is shown, and what happens at once by itself has happened."""
        if self.pauses == NO_PAUSES:
            await self.bot.settle()
        else:
            await self.bot.world.publisher.settle()

    async def wait(self, **time: float) -> None:
        """Let time pass, and what is due happen when it is due."""
        until = self.now + timedelta(**time)
        while (due := await self._next()) is not None and due <= until:
            self.now = max(self.now, due)
            await self._catch_up()
        self.now = until
        await self._catch_up()

    async def _next(self) -> datetime | None:
        """When something is due next: at a table, or at a time of the chat's day."""
        times = (self._next_due(), await self.bot.world.bell.next())
        return min((due for due in times if due is not None), default=None)

    async def _catch_up(self) -> None:
        async with asyncio.timeout(20):
            await self.bot.world.bell.ring()
            self.bot.world.clock.rearm()
            while (due := self._next_due()) is not None and due <= self.now:
                await asyncio.sleep(0)  # nobody tells that what was due has been done
                await self.bot.world.publisher.settle()
            await self.bot.world.publisher.settle()

    def _next_due(self) -> datetime | None:
        return min((due for table in self.bot.world.tables.open() for due in table.due.values()), default=None)


def says(key: str, language: str = "en", /, **args: Arg) -> str:
    """What the bot says under a key."""
    return WORDS.line(text(key, **args), language)


def told(answers: list[Post]) -> str:
    """What somebody was answered, as one text; empty if nothing."""
    return "\n".join(post.message.plain() for post in answers)


def buttons(post: Post, what: What) -> list[Label]:
    """The buttons of one kind."""
    return [label for label in post.buttons if (data := unpack(label.data)) is not None and data.what is what]


class Errors(logging.Handler):
    """What is logged as an error while it is entered."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.found: list[str] = []

    def __enter__(self) -> None:
        logging.getLogger().addHandler(self)

    def __exit__(self, *error: object) -> None:
        logging.getLogger().removeHandler(self)

    def emit(self, record: logging.LogRecord) -> None:
        self.found.append(logging.Formatter().format(record))


@asynccontextmanager
async def chatting(
    folder: Path,
    *,
    seed: str = "a seed",
    pauses: Pauses = NO_PAUSES,
    pictures: bool = False,
    step_by_step: bool = True,
    fill_with_computers: bool = False,
    limits: Limits = LIMITS,
    chat: Chat | None = None,
) -> AsyncIterator[Chat]:
    """A chat over a database in a folder; `chat` is one whose bot has stopped, and which goes on. At its end there
    must be no fault and no error in the log."""
    chat = chat or Chat(StrictPort(replace(limits, pictures=pictures)), pauses=pauses)
    here = chat
    errors = Errors()
    with errors:
        async with running(
            folder / "boneyard.db",
            {PLATFORM: chat.port},
            WORDS,
            seed=seed,
            pauses=chat.pauses,
            step_by_step=step_by_step,
            fill_with_computers=fill_with_computers,
            now=lambda: here.now,
        ) as bot:
            chat.bot = bot
            await chat.settle()
            yield chat
    assert not errors.found, "\n".join(errors.found)
    assert not chat.port.faults, "\n\n".join(chat.port.faults)
