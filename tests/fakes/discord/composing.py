"""From the body of a request to a message: the limits of contents, embeds, files and mentions.

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
from tests.fakes.discord.state import (
    COMPONENTS_V2,
    EPHEMERAL,
    EVERYONE,
    LOADING,
    SILENT,
    Attachment,
    Message,
    User,
    World,
)

MOST_CONTENT: Final = 2000
MOST_EMBED_TEXT: Final = 6000
MOST_FILES: Final = 10
LARGEST_FILE: Final = 10 * 1024 * 1024
LARGEST_REQUEST: Final = 25 * 1024 * 1024
SUPPRESS_EMBEDS: Final = 1 << 2
SETTABLE: Final = SUPPRESS_EMBEDS | EPHEMERAL | SILENT | COMPONENTS_V2
"""Flags that a bot may set when it sends."""

_USER: Final = re.compile(r"<@!?(\d+)>")
_ROLE: Final = re.compile(r"<@&\d+>")
_ALL: Final = re.compile(r"@(?:everyone|here)\b")


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
        embeds = message.embeds if "embeds" not in body else body["embeds"] or []
        asked = body.get("components")
        faults = [*_content(content, path), *_embeds(embeds if "embeds" in body else [], path)]
        v2 = bool(flags & COMPONENTS_V2)
        if asked is not None:
            faults += components.check(asked, v2=v2, path=(*path, "components"))
        if v2 and (content or embeds):
            faults.append(
                Fault(path, "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", "No content, no embeds.")
            )
        there = {item.filename for item in attachments}
        for name in components.addresses([body.get("embeds"), asked]):
            if name not in there:
                faults.append(
                    Fault(path, "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", f"No file {name!r}.")
                )
        if faults:
            raise Refusal(50035, faults)
        shown = message.components if "components" not in body else components.given_back(asked or [], attachments)
        if not (content.strip() or embeds or attachments or shown):
            raise Refusal(50006)
        self._mentions(message, body, content, fresh=fresh)
        message.content, message.attachments, message.components = content, attachments, shown
        if "embeds" in body:
            message.embeds = [_embed_given_back(embed, attachments) for embed in embeds]
        message.flags = flags & ~LOADING

    def _flags(self, message: Message, body: Json, *, fresh: bool, path: tuple[str, ...]) -> int:
        asked = body.get("flags") or 0
        if fresh:
            if asked & ~SETTABLE:
                raise Refusal(50035, (Fault((*path, "flags"), "MESSAGE_INVALID_FLAGS", "Not to be set."),))
            return message.flags | asked
        changed = (message.flags ^ asked) & ~(SUPPRESS_EMBEDS | LOADING) if body.get("flags") is not None else 0
        # A layout may be made of a message, but never the other way round; what is private stays so.
        if changed & ~(asked & COMPONENTS_V2):
            raise Refusal(50035, (Fault((*path, "flags"), "MESSAGE_INVALID_FLAGS", "Not to be changed."),))
        return message.flags & ~SUPPRESS_EMBEDS | asked if "flags" in body else message.flags

    def _attachments(self, message: Message, body: Json, files: Files, path: tuple[str, ...]) -> list[Attachment]:
        """The files of the message: those that stay, then the new ones."""
        if len(files) > MOST_FILES:
            raise Refusal(50035, (Fault((*path, "files"), "BASE_TYPE_MAX_LENGTH", "Must be 10 or fewer."),))
        if any(len(file.data) > LARGEST_FILE for file in files.values()):
            raise Refusal(40005)
        named: dict[str, Json] = {}
        kept = message.attachments
        faults: list[Fault] = []
        if "attachments" in body:
            listed = body["attachments"] or []
            by_id = {item.id: item for item in message.attachments}
            kept = [by_id[str(item["id"])] for item in listed if str(item["id"]) in by_id]
            for index, item in enumerate(listed):
                identity = str(item["id"])
                if identity not in by_id:
                    if not identity.isdigit() or int(identity) not in files:
                        where: tuple[str | int, ...] = (*path, "attachments", index, "id")
                        faults.append(Fault(where, "ATTACHMENT_NOT_FOUND", f"No file {identity}."))
                    named[identity] = item
        if len(kept) + len(files) > MOST_FILES:
            faults.append(Fault((*path, "attachments"), "BASE_TYPE_MAX_LENGTH", "Must be 10 or fewer."))
        new = []
        for number, file in sorted(files.items()):
            attachment = self._attachment(message, file, named.get(str(number), {}))
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

    def _mentions(self, message: Message, body: Json, content: str, *, fresh: bool) -> None:
        """Whom the message pings. A body that does not say it is a mistake where somebody could be pinged."""
        asked = body.get("allowed_mentions")
        texts = [content] if "content" in body else []
        texts += [item["content"] for item in components.every(body.get("components") or []) if item["type"] == 10]
        text = "\n".join(texts)
        users = set(_USER.findall(text))
        reply = message.reference is not None and message.origin is None
        loud = bool(_ALL.search(text) or _ROLE.search(text))
        if asked is None:
            if users or loud or reply:
                self._violation(f"allowed_mentions is not said, but somebody is mentioned: {text[:100]!r}")
            asked = {
                "parse": ["users"] if message.origin else ["users", "roles", "everyone"],
                "replied_user": reply,
            }
        parse = asked.get("parse") or []
        chosen = {str(user) for user in asked.get("users") or []}
        if chosen and "users" in parse:
            fault = Fault(("allowed_mentions",), "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", "Both at once.")
            raise Refusal(50035, (fault,))
        if not fresh:
            return  # an edit notifies nobody
        pinged = users if "users" in parse else users & chosen
        rights = message.channel.rights(message.author)
        if "everyone" in parse and _ALL.search(text) and Permission.MENTION_EVERYONE in rights:
            pinged = pinged | {EVERYONE}
        if reply and asked.get("replied_user") and message.reference is not None:
            answered = message.channel.messages.get(message.reference["message_id"])
            pinged = pinged | ({answered.author.id} if answered else set())
        message.mentioned = frozenset(pinged)


def needed(body: Json, files: Files) -> Permission:
    """What must be allowed in a channel to say this."""
    rights = Permission(0)
    if files:
        rights |= Permission.ATTACH_FILES
    if body.get("embeds"):
        rights |= Permission.EMBED_LINKS
    return rights


def pings(message: Message, user: User) -> bool:
    """Whether a new message notifies this user."""
    if message.flags & SILENT or message.author is user or message.receiver is not None:
        return False
    direct = message.channel.guild is None and user in message.channel.recipients
    return direct or user.id in message.mentioned or EVERYONE in message.mentioned


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


def _embeds(embeds: list[Json], path: tuple[str, ...]) -> Iterator[Fault]:
    total = 0
    for index, embed in enumerate(embeds):
        fields = embed.get("fields") or []
        texts = [embed.get("title"), embed.get("description"), (embed.get("footer") or {}).get("text")]
        texts += [(embed.get("author") or {}).get("name")]
        texts += [text for item in fields for text in (item.get("name"), item.get("value"))]
        total += sum(len(text or "") for text in texts)
        if not any(texts) and not embed.get("image") and not embed.get("thumbnail"):
            yield Fault((*path, "embeds", index), "EMBED_EMPTY", "An embed shows something.")
        for number, item in enumerate(fields):
            for key in ("name", "value"):
                if not (item.get(key) or "").strip():
                    where = (*path, "embeds", index, "fields", number, key)
                    yield Fault(where, "BASE_TYPE_REQUIRED", "This field is required")
    if total > MOST_EMBED_TEXT:
        yield Fault((*path, "embeds"), "MAX_EMBED_SIZE_EXCEEDED", f"Embed size exceeds {MOST_EMBED_TEXT}")


def _embed_given_back(embed: Json, attachments: list[Attachment]) -> Json:
    kept: Json = {key: value for key, value in embed.items() if value is not None} | {"type": "rich"}
    for key in ("image", "thumbnail"):
        if key in kept:
            shown = components.media(kept[key]["url"], attachments)
            names = ("url", "proxy_url", "width", "height", "content_type")
            kept[key] = {name: shown[name] for name in names if name in shown}
    if "fields" in kept:
        kept["fields"] = [{**item, "inline": bool(item.get("inline"))} for item in kept["fields"]]
    return kept
