"""From the body of a request to a message: the limits of contents, files and mentions.

The same rules hold for every way to a message: to a channel, as an answer, as a follow-up, and as an edit.
"""

from __future__ import annotations

import io
import mimetypes
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from PIL import Image, UnidentifiedImageError

from tests.fakes.discord import components
from tests.fakes.discord.permissions import Permission
from tests.fakes.discord.refusals import Fault, Json, Refusal
from tests.fakes.discord.state import EPHEMERAL, LOADING, SILENT, Attachment, Message, User, World

MOST_CONTENT: Final = 2000
MOST_FILES: Final = 10
LARGEST_FILE: Final = 10 * 1024 * 1024
LARGEST_REQUEST: Final = 25 * 1024 * 1024
SUPPRESS_EMBEDS: Final = 1 << 2
SETTABLE: Final = SUPPRESS_EMBEDS | EPHEMERAL | SILENT
"""Flags that a bot may set when it sends."""

_USER: Final = re.compile(r"<@!?(\d+)>")
_PING: Final = re.compile(r"<@[!&]?\d+>|@(?:everyone|here)\b")


@dataclass(frozen=True, slots=True)
class File:
    """A file as it came."""

    filename: str
    data: bytes


Files = Mapping[int, File]
"""The files of a request, by number."""


class Composer:
    """Writes the contents of messages."""

    def __init__(self, world: World, base: str, violation: Any) -> None:
        self._world = world
        self._base = base
        self._violation = violation

    def fill(self, message: Message, body: Json, files: Files, *, fresh: bool, path: tuple[str, ...] = ()) -> None:
        """Make a message what the body says: of a new one all, of an old one what is named. What is refused has
        changed nothing."""
        flags = self._flags(message, body, fresh=fresh, path=path)
        attachments = self._attachments(message, body, files, path)
        content = message.content if "content" not in body else body["content"] or ""
        faults = list(_content(content, path))
        rows = message.components
        if "components" in body:
            faults += components.check(body["components"] or [], (*path, "components"))
            rows = components.given_back(body["components"] or [])
        if faults:
            raise Refusal(50035, faults)
        if not (content.strip() or attachments or rows):
            raise Refusal(50006)
        self._mentions(message, body, fresh=fresh)
        message.content, message.attachments, message.components = content, attachments, rows
        message.flags = flags & ~LOADING

    def _flags(self, message: Message, body: Json, *, fresh: bool, path: tuple[str, ...]) -> int:
        asked = body.get("flags") or 0
        if fresh:
            if asked & ~SETTABLE:
                raise Refusal(50035, (Fault((*path, "flags"), "MESSAGE_INVALID_FLAGS", "Not to be set."),))
            return message.flags | asked
        if body.get("flags") is None:
            return message.flags
        if (message.flags ^ asked) & ~(SUPPRESS_EMBEDS | LOADING):  # what is private stays so
            raise Refusal(50035, (Fault((*path, "flags"), "MESSAGE_INVALID_FLAGS", "Not to be changed."),))
        return message.flags & ~SUPPRESS_EMBEDS | asked

    def _attachments(self, message: Message, body: Json, files: Files, path: tuple[str, ...]) -> list[Attachment]:
        """The files of the message: those that it has, unless the body names its own."""
        if len(files) > MOST_FILES:
            raise Refusal(50035, (Fault((*path, "files"), "BASE_TYPE_MAX_LENGTH", "Must be 10 or fewer."),))
        if any(len(file.data) > LARGEST_FILE for file in files.values()):
            raise Refusal(40005)
        listed = body.get("attachments") or []
        kept = [] if "attachments" in body else message.attachments
        faults = [
            Fault((*path, "attachments", index, "id"), "ATTACHMENT_NOT_FOUND", f"No file {item['id']}.")
            for index, item in enumerate(listed)
            if int(item["id"]) not in files
        ]
        named = {int(item["id"]): item for item in listed}
        new = []
        for number, file in sorted(files.items()):
            attachment = self._attachment(message, file, named.get(number, {}))
            if not file.data or (attachment.content_type.startswith("image/") and attachment.size is None):
                faults.append(
                    Fault((*path, "files", number), "FILE_UNREADABLE", f"{file.filename} is no picture.")
                )
            new.append(attachment)
        if faults:
            raise Refusal(50035, faults)
        return [*kept, *new]

    def _attachment(self, message: Message, file: File, about: Json) -> Attachment:
        identity = self._world.snowflake()
        name = re.sub(r"[^\w.\-]", "_", about.get("filename") or file.filename)
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        return Attachment(
            identity,
            name,
            file.data,
            f"{self._base}/attachments/{message.channel.id}/{identity}/{name}",
            kind,
            about.get("description") or "",
            _size(file.data) if kind.startswith("image/") else None,
        )

    def _mentions(self, message: Message, body: Json, *, fresh: bool) -> None:
        """Whom the message pings. A body that does not say it is a mistake where somebody could be pinged, and so
        is one by which everybody is whom a text mentions."""
        text = body.get("content") or ""
        asked = body.get("allowed_mentions")
        if asked is None and _PING.search(text):
            self._violation(f"allowed_mentions is not said, but somebody is mentioned: {text[:100]!r}")
        if asked and asked.get("parse"):
            self._violation(f"who is mentioned is not named one by one: {asked}")
        if fresh:  # an edit notifies nobody
            chosen = {str(user) for user in (asked or {}).get("users") or []}
            message.mentioned = frozenset(chosen.intersection(_USER.findall(text)))


def needed(files: Files) -> Permission:
    """What must be allowed in a channel to say this."""
    return Permission.ATTACH_FILES if files else Permission(0)


def pings(message: Message, user: User) -> bool:
    """Whether a new message notifies this user."""
    if message.flags & SILENT or message.author is user or message.receiver is not None:
        return False
    direct = message.channel.guild is None and user in message.channel.recipients
    return direct or user.id in message.mentioned


def _size(data: bytes) -> tuple[int, int] | None:
    """Width and height, if it is a picture that can be shown."""
    try:
        with Image.open(io.BytesIO(data)) as picture:
            picture.load()
            return picture.size
    except (UnidentifiedImageError, OSError, ValueError):
        return None


def _content(content: str, path: tuple[str, ...]) -> Iterator[Fault]:
    if len(content) > MOST_CONTENT:
        yield Fault((*path, "content"), "BASE_TYPE_MAX_LENGTH", f"Must be {MOST_CONTENT} or fewer in length.")
