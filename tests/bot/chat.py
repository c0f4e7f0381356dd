"""A group chat for tests: the real bot over a port that forgets nothing and forgives nothing.

Guests say things and press what they see, by its label. The port refuses what the strictest platform would
refuse, and more: too much text, too many or too long buttons, two buttons that carry the same, empty messages.
What is wrong with a message is kept as a fault, because an exception alone would be answered politely and
forgotten. `chatting` looks at the faults, and at the log, when the chat is over.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

from bot.app import Running, running
from bot.data import What, unpack
from bot.ids import PersonId, PostId, RoomId
from bot.messages import Arg, Label, Message, text
from bot.ports import Command, Limits, Person, Press, Room, TooLarge
from bot.tables.plan import NO_PAUSES, Pauses
from bot.tables.table import Table
from storage import appointments
from tests.bot.kept import WORDS
from tests.bot.strict import GROUP, PLATFORM, Post, StrictPort
from tests.databases import laid_out
from tests.waiting import PATIENCE

FIRST_ROUND = text("table-round", round=1, rounds=0, target=100)
"""Of a game that usually goes to a hundred."""

LIMITS = Limits(text=4096, caption=1024, row=8, rows=12, pictures=False, scroll=12)
"""What fits where the least fits: 4,096 characters, eight buttons in a row, a hundred in all."""

BEGINNING = datetime(2024, 2, 28, 12, tzinfo=UTC)


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

    async def hand_over(self, name: str, data: bytes) -> bool:
        if self.chat.answers_carry_files:
            self.chat.port.files[self.person.id].append((name, data))
        return self.chat.answers_carry_files

    async def refresh(self, message: Message) -> None:
        post = self.chat.port.find(self.what.post) if isinstance(self.what, Press) else None
        if post is None or post.reader != self.person.id:
            await self.whisper(message)
            return
        self.chat.port.change(post, message)
        self.whispers.append(post)

    async def is_admin(self) -> bool:
        return self.room.private or self.person.id in self.chat.admins


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
            await self.chat.bot.talk(room.id)
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
    answers_carry_files: bool = False
    """Whether a file may be an answer, as on Discord."""
    rung: datetime | None = None
    """The minute in which it was looked last which appointments are due."""
    bot: Running = field(init=False)
    errors: Errors = field(init=False)
    """What has been logged as an error; a test that provokes one takes it out."""

    def guest(self, name: str, *, number: str = "", language: str = "en", admin: bool = False) -> Guest:
        """Somebody of this name; with a number, somebody else than the other one of that name."""
        person = Person(PersonId(f"{PLATFORM}:{name.casefold()}{number}"), name, language)
        if admin:
            self.admins.add(person.id)
        return Guest(self, person)

    def guests(self, *names: str) -> list[Guest]:
        return [self.guest(name) for name in names]

    async def seated(self, play: str, *names: str, computers: int = 0) -> list[Guest]:
        """Guests who have sat down at a table of this `/play`, and after them so many computer players."""
        guests = self.guests(*names)
        await guests[0].say(play)
        for guest in guests[1:]:
            await guest.press("Join")
        for _ in range(computers):
            await guests[0].press("Add computer")
        return guests

    async def playing(self, play: str, *names: str, computers: int = 0) -> list[Guest]:
        """Guests whose match has begun."""
        guests = await self.seated(play, *names, computers=computers)
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

    def changes(self) -> list[str]:
        """The names of the tables of which a change is told, as it is told from now on."""
        names: list[str] = []
        tables = self.bot.world.tables
        on_change = tables.on_change

        def changed(table: Table, before: Table | None) -> None:
            names.append(table.match.name)
            on_change(table, before)

        tables.on_change = changed
        return names

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
        while (due := await self._next(until)) is not None and due <= until:
            self.now = max(self.now, due)
            await self._catch_up()
        self.now = until
        await self._catch_up()

    async def _next(self, until: datetime) -> datetime | None:
        """When something is due next: at a table, or at a time of the chat's day, which is looked at once in each
        minute."""
        rings = await appointments.due(self.bot.world.database) if _minute(self.now) < _minute(until) else []
        look = self.now if self.rung is None else self.rung + timedelta(minutes=1)
        nearest = (self._next_due(), *(max(appointment.due_at, look) for appointment in rings))
        return min((due for due in nearest if due is not None), default=None)

    async def _catch_up(self) -> None:
        async with asyncio.timeout(PATIENCE):
            if self.rung != _minute(self.now):
                self.rung = _minute(self.now)
                await self.bot.world.bell.ring()
            self.bot.world.clock.rearm()
            while (due := self._next_due()) is not None and due <= self.now:
                await asyncio.sleep(0.001)  # nobody tells that what was due has been done
                await self.bot.world.publisher.settle()
            await self.bot.world.publisher.settle()

    def _next_due(self) -> datetime | None:
        return min((due for table in self.bot.world.tables.open() for due in table.due.values()), default=None)


def _minute(at: datetime) -> datetime:
    return at.replace(second=0, microsecond=0)


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
    limits: Limits = LIMITS,
    chat: Chat | None = None,
) -> AsyncIterator[Chat]:
    """A chat over a database in a folder; `chat` is one whose bot has stopped, and which goes on. At its end there
    must be no fault and no error in the log."""
    chat = chat or Chat(StrictPort(replace(limits, pictures=pictures)), pauses=pauses)
    here = chat
    chat.errors = errors = Errors()
    with errors:
        async with running(
            await laid_out(folder / "boneyard.db"),
            {PLATFORM: chat.port},
            WORDS,
            seed=seed,
            pauses=chat.pauses,
            step_by_step=step_by_step,
            now=lambda: here.now,
        ) as bot:
            chat.bot = bot
            await chat.settle()
            yield chat
    assert not errors.found, "\n".join(errors.found)
    assert not chat.port.faults, "\n\n".join(chat.port.faults)
