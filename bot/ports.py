"""The seam between the conversation and the platforms: who did what, and what a platform can do."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol, TypeAlias

from bot.ids import PersonId, PostId, RoomId
from bot.messages import Message, Text

# --- Who did what -----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who writes or presses; `language` is what the platform says of him, or empty."""

    id: PersonId
    name: str
    language: str = ""
    masked: bool = False
    """Whether the platform hides who it is: somebody who runs a chat may speak in its name. Nobody can be dealt in
    or written to who is not known."""

    @property
    def own_room(self) -> Room:
        """His private chat with the bot, which has his own id."""
        return Room(RoomId(self.id), self.name, private=True, language=self.language)


@dataclass(frozen=True, slots=True)
class Room:
    """Where he did it; `private` is his own chat with the bot, and has his own id."""

    id: RoomId
    title: str = ""
    private: bool = False
    language: str = ""
    foreign: bool = False
    """Whether the bot is no member of it: it can answer there, but not speak."""
    doubtful: bool = False
    """Whether the platform says, along with what he does, that the bot may not speak there. It may be wrong: only
    a message that is sent shows it."""


class TooLarge(Exception):
    """A file has more bytes than are wanted."""


class Attached(Protocol):
    """A file that came along with a command. It is fetched only if somebody wants it."""

    async def read(self, most: int) -> bytes:
        """What is in it. Raises TooLarge if it has more than so many bytes, Unreachable if it cannot be had."""


@dataclass(frozen=True, slots=True)
class Command:
    """A command with the words behind it."""

    name: str
    args: str = ""
    file: Attached | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Press:
    """A button with its data, and the message that it hangs on."""

    data: str
    post: PostId
    name: str = field(default="", compare=False)
    """What its platform calls this press, which may be told of more than once (`Conversation.is_first`); empty
    where it is not."""


class Request(Protocol):
    """One thing that one person did. It must be acknowledged within three seconds."""

    @property
    def person(self) -> Person: ...

    @property
    def room(self) -> Room: ...

    @property
    def what(self) -> Command | Press: ...

    async def acknowledge(self) -> None:
        """Tell the platform that the press or command has arrived; harmless if repeated."""

    async def whisper(self, message: Message) -> None:
        """Answer so that only this person can read it. Raises Unreachable if there is no way to do that, or none
        soon: an answer never raises TooFast. Its buttons are about the `room` of this request, also where the
        answer goes into his private chat."""

    async def hand_over(self, name: str, data: bytes) -> bool:
        """Answer with a file that only this person gets; False where answers carry none."""

    async def refresh(self, message: Message) -> None:
        """Let the message on which the pressed button hangs look like this, if it is one that only this person
        sees and that can still be changed; else whisper."""

    async def is_admin(self) -> bool:
        """Whether he may run this chat; alone with the bot everybody may."""


# --- Where a message goes, and what fails ----------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Address:
    """Where a message goes: into a room, or to one person alone."""

    room: RoomId | None = None
    person: PersonId | None = None

    @property
    def key(self) -> str:
        """The id of the room or else of the person; empty if it is neither."""
        return self.room or self.person or ""


class Unreachable(Exception):
    """Nothing can be sent to this address; trying again will not help until somebody mends it."""


class Vanished(Unreachable):
    """The place itself is gone, and will not come back."""


class Gone(Exception):
    """The message can no longer be edited."""


class Declined(Exception):
    """The platform does not take this, for a reason that it does not say, or that is not known here."""


class TooFast(Exception):
    """The platform takes nothing more in this lane for so many seconds; what was to be sent has not been."""

    def __init__(self, seconds: float) -> None:
        super().__init__(f"wait {seconds:g} s")
        self.seconds = seconds


class Slowed(TooFast):
    """The platform itself has said so: whatever else goes to this lane waits as long."""


# --- What a platform can do ------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Limits:
    """What fits: characters of text, and of the text below a picture; buttons in a row, rows; and whether pictures
    can be shown. Screens count on five rows of five buttons at least."""

    text: int
    caption: int
    row: int
    rows: int
    pictures: bool
    scroll: int
    """Messages of others after which a table counts as scrolled away."""
    lasting: bool = True
    """Whether messages and their buttons outlive the process."""
    doors: bool = False
    """Whether people can keep the bot from writing to them: whether they do is found out by a message."""
    inline: bool = False
    """Whether moves can be chosen in the line in which one writes (`Act.INLINE`)."""
    together: int = 1
    """Messages of a chat that one call removes."""
    company: bool = True
    """Whether others can come into a room: at a terminal somebody is alone."""


@dataclass(frozen=True, slots=True)
class Pace:
    """How fast messages and edits may follow each other: `gap` seconds apart, and `most` within `per` seconds. Of
    what is shown by and by `quick` may do so at once (0: all); more of it is spread over what answers leave of the
    pace, so that nothing stands still until the time has passed."""

    gap: float = 0
    most: int = 1000
    per: float = 1
    quick: int = 0


@dataclass(frozen=True, slots=True)
class Finding:
    """What was found out about a room, and if it is not in order how to mend it."""

    text: Text
    good: bool | None = None
    """Whether it is in order; None: it is neither right nor wrong."""


class Port(Protocol):
    """A platform, seen from the conversation. Whatever is sent, changed or removed may raise `TooFast`, or
    `Declined`."""

    @property
    def name(self) -> str: ...

    @property
    def limits(self) -> Limits: ...

    @property
    def pace(self) -> Pace:
        """Of the whole platform."""

    def lane(self, to: Address) -> str:
        """What shares a pace with this address: messages of one lane go out one after another."""

    def pace_of(self, to: Address) -> Pace:
        """Of the lane of this address."""

    async def send(self, to: Address, message: Message, *, loud: bool) -> PostId:
        """A new message; `loud` lets it notify. Raises Unreachable."""

    async def send_file(self, to: Address, name: str, data: bytes) -> None:
        """A file of this name, which stays as it is. Raises Unreachable."""

    async def edit(self, to: Address, post: PostId, message: Message) -> None:
        """Change a message in place. Raises Gone, or Unreachable."""

    async def delete(self, to: Address, *posts: PostId) -> None:
        """Remove messages, at most `Limits.together`, as far as they are still there."""

    def door(self, word: str) -> str | None:
        """The address at which a person opens his private chat with the bot and says `/start word` there; None if
        nobody has to open it."""

    async def is_member(self, room: RoomId, person: PersonId) -> bool | None:
        """Whether he belongs to a room, if the platform says; nobody of another platform does."""

    async def examine(self, room: Room) -> tuple[Finding, ...]:
        """What is in order in a room and what is not, and how to mend it."""


Ports: TypeAlias = Mapping[str, Port]
"""The platforms by name; the name is the first part of every person's and room's id."""
