"""A port that forgets nothing and forgives nothing: what the strictest platform would refuse, and more."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from bot.data import LONGEST, unpack
from bot.ids import PersonId, PostId, RoomId
from bot.messages import Act, Label, Message, text
from bot.ports import Address, Finding, Gone, Limits, Pace, Room, Unreachable

PLATFORM = "test"
GROUP = RoomId(f"{PLATFORM}:group")

CAPTION = 1024
"""Characters below a picture."""
LABEL = 64
"""Characters of a button."""
HEAVIEST = 40 * 1024
"""Bytes of a picture of the largest set that there is."""


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

    @property
    def labels(self) -> list[str]:
        """What its buttons say."""
        return [label.text for label in self.buttons]

    def ever(self) -> list[Label]:
        """All buttons that were ever there."""
        return [label for version in self.versions for row in version.rows for label in row]

    def __str__(self) -> str:
        return "\n".join((self.message.plain(), *map("[{}]".format, self.labels)))


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
        self.unreachable: set[PersonId | None] = set()
        """Those to whom nothing can be sent; None: the group."""
        self.strangers: set[PersonId] = set()
        """Those who are not in the group."""
        self.unsaid: set[PersonId] = set()
        """Those of whom the platform does not say whether they are."""
        self.pace = Pace()
        self.read_by: defaultdict[PersonId | None, list[Post]] = defaultdict(list)
        """The messages by who can see them, without the many answers that never have buttons."""
        self.files: defaultdict[PersonId | None, list[tuple[str, bytes]]] = defaultdict(list)
        """The files by who can see them: their names, and what is in them."""
        self._by_id: dict[PostId, Post] = {}

    def lane(self, to: Address) -> str:
        return to.key

    def pace_of(self, to: Address) -> Pace:
        return self.pace

    def door(self, word: str) -> str | None:
        return f"https://example.org/{word}" if self.limits.doors else None

    async def is_member(self, room: RoomId, person: PersonId) -> bool | None:
        return None if person in self.unsaid else person not in self.strangers

    async def examine(self, room: Room) -> tuple[Finding, ...]:
        return (Finding(text("doctor-local")),)

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
        if message.rows or not whispered:
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
        if not 1 <= len(label.text.strip()) <= LABEL or "\n" in label.text:
            yield f"the label {label.text!r}"
        good = {
            Act.PRESS: len(label.data.encode()) <= LONGEST and unpack(label.data) is not None,
            Act.LINK: label.data.startswith("https://"),
            Act.INLINE: limits.inline and len(label.data) <= 64,
        }
        if not good[label.act]:
            yield f"the data {label.data!r}"
