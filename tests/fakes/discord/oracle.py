"""What people are shown, now and ever: the judge of whether a secret has leaked.

It is noted at the moment when it is shown. A message that was edited at once was still on the screens of all who
were there, and who comes into a channel later sees what is there then.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

from tests.fakes.discord import components
from tests.fakes.discord.composing import pings
from tests.fakes.discord.refusals import Json
from tests.fakes.discord.state import Channel, Message, User, World


@dataclass(frozen=True, slots=True)
class Picture:
    """A file as a person can open it."""

    filename: str
    description: str
    data: bytes = field(repr=False)


@dataclass(frozen=True, slots=True)
class Widget:
    """A button or select as a person sees it, with what it carries."""

    kind: int
    label: str
    custom_id: str
    url: str = ""
    disabled: bool = False
    options: tuple[tuple[str, str, str], ...] = ()
    """Of a select: label, value, description."""


@dataclass(frozen=True, slots=True)
class Shown:
    """A message as one person saw it at one time."""

    id: str
    channel: str
    author: str
    content: str
    embeds: tuple[Json, ...]
    components: tuple[Json, ...]
    files: tuple[Picture, ...]
    ephemeral: bool
    thinking: bool
    edited: bool
    version: int

    @property
    def widgets(self) -> list[Widget]:
        """The buttons and selects, in order."""
        return [
            _widget(item)
            for item in components.every(self.components)
            if item["type"] == components.BUTTON or item["type"] in components.SELECTS
        ]

    @property
    def labels(self) -> list[str]:
        """What the buttons say."""
        return [widget.label for widget in self.widgets]

    @property
    def rows(self) -> list[list[str]]:
        """The labels of the buttons, row by row."""
        return [
            [_widget(item).label for item in row["components"]]
            for row in components.every(self.components)
            if row["type"] == components.ROW
        ]

    @property
    def text(self) -> str:
        """All words: content, embeds, texts of layouts, words of pictures, labels."""
        return "\n".join(texts(self))

    def widget(self, which: str) -> Widget | None:
        """The button or select with this custom_id, or this label."""
        by_id = [widget for widget in self.widgets if widget.custom_id == which]
        return next(iter(by_id or [widget for widget in self.widgets if widget.label == which]), None)


def texts(shown: Shown) -> Iterator[str]:
    """Every word that a message shows or carries, one by one: also ids of buttons and names of files."""
    yield shown.content
    yield from _strings([shown.embeds, shown.components])
    for file in shown.files:
        yield file.filename
        yield file.description


def _strings(node: Any) -> Iterator[str]:
    if isinstance(node, str):
        yield node
    elif isinstance(node, dict):
        for value in node.values():
            yield from _strings(value)
    elif isinstance(node, (list, tuple)):
        for value in node:
            yield from _strings(value)


def _widget(item: Json) -> Widget:
    options = tuple(
        (option["label"], option["value"], option.get("description", "")) for option in item.get("options", [])
    )
    return Widget(
        item["type"],
        item.get("label") or item.get("placeholder") or "",
        item.get("custom_id") or "",
        item.get("url") or "",
        bool(item.get("disabled")),
        options,
    )


@dataclass(frozen=True, slots=True)
class Whispered:
    """What a person was shown beside messages: the choices of a completion."""

    strings: tuple[str, ...]


Seen = Shown | Whispered


class Oracle:
    """Notes what everybody is shown."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._seen: defaultdict[str, list[Seen]] = defaultdict(list)
        self._notified: defaultdict[str, list[Shown]] = defaultdict(list)
        self._versions: defaultdict[str, int] = defaultdict(int)
        world.listeners.append(self._happened)

    def _happened(self, name: str, subject: Any) -> None:
        if name not in ("message_create", "message_update"):
            return
        message: Message = subject
        self._versions[message.id] += 1
        shown = self.look(message)
        for user in self._people():
            if message.shown_to(user):
                self._seen[user.id].append(shown)
                if name == "message_create" and pings(message, user):
                    self._notified[user.id].append(shown)

    def _people(self) -> Iterable[User]:
        return (user for user in self._world.users.values() if not user.bot)

    def look(self, message: Message) -> Shown:
        """A message as it is."""
        return Shown(
            message.id,
            message.channel.id,
            message.author.id,
            message.content,
            tuple(message.embeds),
            tuple(message.components),
            tuple(Picture(item.filename, item.description, item.data) for item in message.attachments),
            message.receiver is not None,
            message.loading,
            message.edited is not None,
            self._versions[message.id],
        )

    def visible(self, user: User, channel: Channel) -> list[Shown]:
        """What a person's client shows in a channel, the oldest first."""
        if not channel.seen_by(user):
            return []
        return [self.look(message) for message in channel.messages.values() if message.shown_to(user)]

    def seen(self, user: User) -> list[Seen]:
        """Everything that a person was ever shown, and what he could look up now."""
        ever = list(self._seen[user.id])
        known = {(shown.id, shown.version) for shown in ever if isinstance(shown, Shown)}
        for channel in self._world.channels.values():
            ever += [shown for shown in self.visible(user, channel) if (shown.id, shown.version) not in known]
        return ever

    def public(self, channel: Channel) -> list[Shown]:
        """What stands in a channel for everybody who comes."""
        return [self.look(message) for message in channel.messages.values() if message.receiver is None]

    def notified(self, user: User) -> list[Shown]:
        """The messages that made a person's device ring, as they came."""
        return list(self._notified[user.id])

    def whisper(self, user: User, choices: list[Json]) -> None:
        """A person is shown choices."""
        self._seen[user.id].append(Whispered(tuple(_strings(choices))))
