"""The local table as a platform: one room, a private chat for each person, and buttons that are pressed by number.

Numbers run on through the whole run and are never given twice, so a press on an old one can be passed on as
what it was, and the conversation says why it is too late. Everything shares one lane: what is shown comes in
the order in which it was asked for, and the same script gives the same output.
"""

from __future__ import annotations

import logging
import secrets
from dataclasses import dataclass, replace
from hashlib import sha256
from pathlib import Path
from typing import Final

from bot.ids import PersonId, PostId, RoomId, platform_of
from bot.messages import Drawing, Line, Message, Span, text
from bot.platforms.local.display import Display, Notice, Numbered, Picture
from bot.platforms.local.people import PLATFORM, ROOM_NAME, People
from bot.ports import Address, Finding, Gone, Limits, Pace, Person, Room, Unreachable

logger = logging.getLogger(__name__)

ROOM: Final = RoomId(f"{PLATFORM}:{ROOM_NAME}")
"""The group chat."""


@dataclass(frozen=True, slots=True)
class Hung:
    """A button where it hangs, or hung: what it carries, on which message, and who could see it."""

    data: str
    post: PostId
    room: Room
    reader: PersonId | None


@dataclass(frozen=True, slots=True)
class _Post:
    """A message as it looks now."""

    reader: Person | None
    room: Room
    lines: tuple[Line, ...]
    labels: tuple[tuple[str, ...], ...]
    drawing: str
    numbers: tuple[int, ...]

    def looks_like(self, other: _Post) -> bool:
        return (self.lines, self.labels, self.drawing) == (other.lines, other.labels, other.drawing)


class LocalPort:
    """A `Port` that shows on a display. Pictures are shown only if there is a folder for them, which is there."""

    name: Final = PLATFORM

    def __init__(
        self,
        display: Display,
        *,
        pictures: Path | None = None,
        title: str = "",
        language: str = "",
        company: bool = True,
    ) -> None:
        self.people = People(language)
        self.room: Final = Room(ROOM, title, language=language)
        self.limits: Final = Limits(
            text=16_000,
            caption=16_000,
            row=10,
            rows=60,
            pictures=pictures is not None,
            scroll=12,
            lasting=False,
            company=company,
        )
        self.pace: Final = Pace()
        self._display = display
        self._pictures = pictures
        self._drawn = 0
        self._posts: dict[PostId, _Post] = {}
        self._hung: dict[int, Hung] = {}
        # The database outlives the run: a message of an earlier one must not be taken for one of this.
        self._run = secrets.token_hex(4)
        self._sent = 0

    # --- what the conversation asks ---------------------------------------------------------------------------

    def lane(self, to: Address) -> str:
        return PLATFORM

    def pace_of(self, to: Address) -> Pace:
        return self.pace

    async def send(self, to: Address, message: Message, *, loud: bool) -> PostId:
        reader, room = self._reader(to)
        return self._post(reader, room, message)

    async def send_file(self, to: Address, name: str, data: bytes) -> None:
        """Into the folder of the pictures; where there is none, as lines."""
        reader, room = self._reader(to)
        lines = data.decode("utf-8-sig").splitlines()
        if self._pictures is not None:
            try:
                (self._pictures / name).write_bytes(data)
            except OSError as error:
                logger.warning("a file could not be written: %s", error.strerror)
            else:
                lines = [name]
        self._post(reader, room, Message(tuple((Span(line),) for line in lines)))

    async def edit(self, to: Address, post: PostId, message: Message) -> None:
        old = self._posts.get(post)
        if old is None:
            raise Gone(post)
        new = _face(old.reader, old.room, message)
        if old.looks_like(new) and not self._display.repeats:
            for number, data in zip(old.numbers, _data(message), strict=True):
                self._hung[number] = replace(self._hung[number], data=data)
        else:
            self._show(post, new, message, before=old.lines)

    async def delete(self, to: Address, *posts: PostId) -> None:
        for post in posts:
            self._posts.pop(post, None)

    def door(self, word: str) -> None:
        """Nobody has to open his private chat."""

    async def is_member(self, room: RoomId, person: PersonId) -> bool:
        return platform_of(person) == PLATFORM

    async def examine(self, room: Room) -> tuple[Finding, ...]:
        return (Finding(text("doctor-local")),)

    def refresh(self, person: Person, post: PostId, message: Message) -> bool:
        """Change an answer that one person alone sees; False if it is none."""
        old = self._posts.get(post)
        if old is None or old.reader != person:
            return False
        self._show(post, _face(old.reader, old.room, message), message, before=old.lines)
        return True

    def whisper(self, person: Person, room: Room, message: Message) -> None:
        """Answer in a room so that one person alone sees it."""
        self._post(person, room, message)

    # --- what people do ---------------------------------------------------------------------------------------

    @property
    def closed(self) -> bool:
        """Whether nobody looks any more."""
        return self._display.closed

    def button(self, number: int, presser: Person) -> Hung | None:
        """The button of this number, however old; to one who could never see it, it does not exist."""
        hung = self._hung.get(number)
        return hung if hung and hung.reader in (None, presser.id) else None

    # --- showing ----------------------------------------------------------------------------------------------

    def _reader(self, to: Address) -> tuple[Person | None, Room]:
        if to.room == ROOM:
            return None, self.room
        person = self.people.find(to.key)
        if person is None:
            raise Unreachable(to.key)
        return person, person.own_room

    def _post(self, reader: Person | None, room: Room, message: Message) -> PostId:
        self._sent += 1
        post = PostId(f"{self._run}.{self._sent}")
        self._show(post, _face(reader, room, message), message, before=None)
        return post

    def _show(self, post: PostId, face: _Post, message: Message, before: tuple[Line, ...] | None) -> None:
        rows: list[tuple[Numbered, ...]] = []
        for row in message.rows:
            numbered = []
            for label in row:
                number = len(self._hung) + 1
                self._hung[number] = Hung(label.data, post, face.room, face.reader.id if face.reader else None)
                numbered.append(Numbered(number, label.text))
            rows.append(tuple(numbered))
        self._posts[post] = replace(face, numbers=tuple(button.number for row in rows for button in row))
        picture = self._picture(message.drawing)
        lines = message.in_words().lines if picture is None else message.lines
        self._display.show(Notice(face.reader, lines, tuple(rows), picture, before))

    def _picture(self, drawing: Drawing | None) -> Picture | None:
        """The picture in its folder, under a number that tells nothing; None where it cannot be.

        It is written on the event loop: a few kilobytes take less than the change to a thread, after which
        the order of the output would no longer be certain.
        """
        if drawing is None or self._pictures is None:
            return None
        file = f"picture-{self._drawn + 1:04}.png"
        try:
            (self._pictures / file).write_bytes(drawing.png)
        except OSError as error:
            logger.warning("a picture could not be written: %s", error.strerror)
            return None
        self._drawn += 1
        return Picture(file, drawing.words)


def _face(reader: Person | None, room: Room, message: Message) -> _Post:
    drawing = sha256(message.drawing.png).hexdigest() if message.drawing else ""
    labels = tuple(tuple(label.text for label in row) for row in message.rows)
    return _Post(reader, room, message.lines, labels, drawing, numbers=())


def _data(message: Message) -> list[str]:
    return [label.data for row in message.rows for label in row]
