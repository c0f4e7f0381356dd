"""What people are shown, now and ever: the judge of whether a secret has leaked.

It is noted at the moment when it is shown: a message that was edited at once was still on the screens of all who
were there.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

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
class Button:
    """A button as a person sees it, with what it carries."""

    label: str
    custom_id: str
    url: str


@dataclass(frozen=True, slots=True)
class Shown:
    """A message as one person saw it at one time."""

    id: str
    channel: str
    content: str
    rows: tuple[tuple[Button, ...], ...]
    files: tuple[Picture, ...]
    ephemeral: bool
    thinking: bool

    @property
    def buttons(self) -> list[Button]:
        return [button for row in self.rows for button in row]

    @property
    def labels(self) -> list[str]:
        """What the buttons say."""
        return [button.label for button in self.buttons]

    def button(self, which: str) -> Button | None:
        """The button with this custom_id, or this label."""
        by_id = [button for button in self.buttons if button.custom_id == which]
        return next(iter(by_id or [button for button in self.buttons if button.label == which]), None)


class Oracle:
    """Notes what everybody is shown."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._seen: defaultdict[str, list[Shown]] = defaultdict(list)
        self._notified: defaultdict[str, list[Shown]] = defaultdict(list)
        world.listeners.append(self._happened)

    def _happened(self, name: str, subject: Any) -> None:
        if name not in ("message_create", "message_update"):
            return
        message: Message = subject
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
            message.content,
            tuple(tuple(_button(item) for item in row["components"]) for row in message.components),
            tuple(Picture(item.filename, item.description, item.data) for item in message.attachments),
            message.receiver is not None,
            message.loading,
        )

    def visible(self, user: User, channel: Channel) -> list[Shown]:
        """What a person's client shows in a channel, the oldest first."""
        if not channel.seen_by(user):
            return []
        return [self.look(message) for message in channel.messages.values() if message.shown_to(user)]

    def seen(self, user: User) -> list[Shown]:
        """Everything that a person was ever shown."""
        return list(self._seen[user.id])

    def public(self, channel: Channel) -> list[Shown]:
        """What stands in a channel for everybody who comes."""
        return [self.look(message) for message in channel.messages.values() if message.receiver is None]

    def notified(self, user: User) -> list[Shown]:
        """The messages that made a person's device ring, as they came."""
        return list(self._notified[user.id])


def _button(item: Json) -> Button:
    return Button(item.get("label") or "", item.get("custom_id") or "", item.get("url") or "")
