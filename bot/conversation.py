"""What a platform asks of the conversation that it drives.

Stated here, so that a platform depends on no more of the conversation than this.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol

from bot.ids import PersonId, PostId, RoomId
from bot.ports import Address, Person, Request, Room


@dataclass(frozen=True, slots=True)
class Typing:
    """A command while somebody types it."""

    command: str
    argument: str
    """What he is at: a `commands.Takes`."""
    typed: str = ""
    """What he has typed of it."""
    given: Mapping[str, str] = field(default_factory=dict)
    """The other arguments, as far as he has typed them."""


@dataclass(frozen=True, slots=True)
class Completion:
    """A word that may stand in a command: how it reads, and what is passed on."""

    label: str
    value: str


@dataclass(frozen=True, slots=True)
class Offer:
    """What somebody may choose in the line in which he writes: a move, or a section of the rules. Only he sees
    `title` and `about`; everybody sees `said`, which tells nothing of a move. `data` is that of the button for the
    same."""

    data: str
    title: str
    about: str
    said: str


class Answerer(Protocol):
    """Whoever answers people: what every platform asks. Nothing here raises for what a person does."""

    async def handle(self, request: Request) -> None:
        """Do what somebody asked for and answer him."""

    async def complete(self, person: Person, room: Room, typing: Typing) -> list[Completion]:
        """What may stand as the argument that somebody types, the best first."""

    async def talk(self, room: RoomId) -> None:
        """Somebody has said something that is not for the bot."""


class Conversation(Answerer, Protocol):
    """What a platform asks besides that has a server, and chats that come and go. Nothing here raises for what a
    platform does."""

    async def is_first(self, name: str) -> bool:
        """Whether nobody has been told of a command yet that the platform knows by this name; whoever asks carries
        it out then. A platform asks before it lets a command be handled; of a press it only says the name. All
        platforms share these names, so each begins its own with `Port.name`."""

    async def offers(self, person: Person, query: str) -> tuple[list[Offer], str]:
        """The moves of somebody at the table whose id `query` begins with (empty: the only one where it is his
        turn), those of them that the words behind the id may mean; for any other `query` what the rules answer;
        where there is nothing, a short sentence that says why."""

    async def recall(self, name: str) -> str | None:
        """What the platform has asked to remember under this name, over restarts. The bot and all its platforms
        share these names, so each begins its own with `Port.name`."""

    async def remember(self, name: str, value: str) -> None:
        """Keep a short text for the platform."""

    def spend(self, to: Address, *, urgent: bool = False) -> float:
        """The seconds until the pace of a chat has room for an answer there; 0: now, and it counts. Half of the
        pace is kept for what is shown to all, if the answer is not urgent."""

    def hold(self, to: Address, seconds: float) -> None:
        """A chat takes nothing for so many seconds, as the platform has said to an answer: nothing else goes there
        either."""

    async def closed(self, to: Address) -> bool:
        """Whether it is known that nothing arrives there: it need not be tried."""

    async def room_of(self, *posts: PostId) -> RoomId | None:
        """The room in which something is shown by one of these messages."""

    async def reached(self, to: Address) -> None:
        """Something that could not be sent there, or to the rooms within, can be sent again: a chat was opened, a
        right was given."""

    async def lost(self, to: Address) -> None:
        """Nothing can be sent there any more: a person has shut his private chat, a right was taken."""

    async def removed(self, room: RoomId, *, gone: bool = False) -> None:
        """The bot was removed from a room, or the room is gone."""

    async def left(self, room: RoomId, person: PersonId) -> None:
        """A person has left a room."""

    async def moved(self, old: RoomId, new: RoomId) -> bool:
        """A room has another id from now on; False if that could not be noted, and has to be told again."""
