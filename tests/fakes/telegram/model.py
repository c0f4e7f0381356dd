"""People, chats, messages and queries, as the server keeps them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count
from typing import TYPE_CHECKING

from tests.fakes.telegram.schema import Json

if TYPE_CHECKING:
    from tests.fakes.telegram.sight import Shown

PRIVATE, GROUP, SUPERGROUP = "private", "group", "supergroup"
CREATOR, ADMINISTRATOR, MEMBER, RESTRICTED, LEFT, KICKED = (
    "creator",
    "administrator",
    "member",
    "restricted",
    "left",
    "kicked",
)
GENERAL = 1
"""The thread of a forum's first topic; nothing can be sent to it by that number."""

ADMIN_RIGHTS = [
    "can_manage_chat",
    "can_delete_messages",
    "can_manage_video_chats",
    "can_restrict_members",
    "can_promote_members",
    "can_change_info",
    "can_invite_users",
    "can_post_stories",
    "can_edit_stories",
    "can_delete_stories",
    "can_send_welcome_messages",
    "can_pin_messages",
    "can_manage_topics",
]

SENDING_RIGHTS = [
    "can_send_messages",
    "can_send_audios",
    "can_send_documents",
    "can_send_photos",
    "can_send_videos",
    "can_send_video_notes",
    "can_send_voice_notes",
    "can_send_polls",
    "can_send_other_messages",
    "can_add_web_page_previews",
    "can_react_to_messages",
    "can_edit_tag",
    "can_change_info",
    "can_invite_users",
    "can_pin_messages",
    "can_manage_topics",
]


@dataclass(eq=False, slots=True)
class User:
    """A person or a bot, and how he stands to our bot."""

    id: int
    first_name: str
    last_name: str = ""
    username: str = ""
    language: str = ""
    is_bot: bool = False
    started: bool = False
    blocked: bool = False
    deleted: bool = False
    seen: list[Shown] = field(default_factory=list)
    """All that his app has ever shown him."""


@dataclass(eq=False, slots=True)
class Member:
    """Somebody in a group, or somebody who was there."""

    user: User
    status: str = MEMBER
    rights: set[str] = field(default_factory=set)
    denied: set[str] = field(default_factory=set)
    anonymous: bool = False
    since: int = 0
    """The first message that he sees in a basic group."""

    @property
    def inside(self) -> bool:
        return self.status not in (LEFT, KICKED)

    @property
    def is_admin(self) -> bool:
        return self.status in (CREATOR, ADMINISTRATOR)

    def may(self, right: str) -> bool:
        return self.status == CREATOR or (self.status == ADMINISTRATOR and right in self.rights)


@dataclass(eq=False, slots=True)
class Topic:
    """A topic of a forum; its thread is the id of the message that made it."""

    thread: int
    name: str
    closed: bool = False


@dataclass(frozen=True, slots=True)
class Stored:
    """A file on the server."""

    kind: str
    file_id: str
    unique_id: str
    data: bytes
    name: str
    width: int = 0
    height: int = 0


@dataclass(frozen=True, slots=True)
class Content:
    """What a message says; beside a file the text is its caption."""

    text: str = ""
    entities: tuple[Json, ...] = ()
    media: Stored | None = None
    extras: Json = field(default_factory=dict)
    """Fields of the message that go with it: link_preview_options."""


@dataclass(eq=False, slots=True)
class Message:
    """A message, a notice of the group itself (`service`), or what one person alone can see (`receiver`)."""

    chat: Chat
    id: int
    date: float
    sender: User
    content: Content = field(default_factory=Content)
    markup: Json | None = None
    sender_chat: Chat | None = None
    thread: int | None = None
    reply_to: Message | None = None
    via: User | None = None
    service: Json = field(default_factory=dict)
    edited: float | None = None
    deleted: bool = False
    receiver: User | None = None
    ephemeral_id: int = 0
    protected: bool = False
    silent: bool = False
    order: int = 0
    """Its place among all that was ever posted: numbers are counted by chat, and ephemeral messages have none."""


@dataclass(eq=False, slots=True)
class Chat:
    """A chat with one person, or a group."""

    id: int
    kind: str
    title: str = ""
    user: User | None = None
    forum: bool = False
    members: dict[int, Member] = field(default_factory=dict)
    denied: set[str] = field(default_factory=set)
    """What members who are no admins may not send."""
    hidden: bool = False
    """Whether only admins are told who is in it."""
    messages: dict[int, Message] = field(default_factory=dict)
    ephemeral: dict[tuple[int, int], Message] = field(default_factory=dict)
    """By receiver and number."""
    topics: dict[int, Topic] = field(default_factory=dict)
    general_closed: bool = False
    upgraded_to: Chat | None = None
    ids: Iterator[int] = field(default_factory=lambda: count(1))
    """Numbers for new messages: a supergroup has its own, all other chats of a bot share one row."""
    log: list[Shown] = field(default_factory=list)
    """Every form of every message that all of the chat could see."""

    @property
    def is_group(self) -> bool:
        return self.kind != PRIVATE

    def member(self, user: User) -> Member | None:
        return self.members.get(user.id)


@dataclass(eq=False, slots=True)
class Press:
    """Somebody's press of a button: a callback query, and what was answered."""

    id: str
    user: User
    chat: Chat
    message: Message | None
    message_id: int
    data: str
    at: float
    answer: Json | None = None

    @property
    def answered(self) -> bool:
        return self.answer is not None

    @property
    def popup(self) -> str:
        """What popped up at him."""
        return str((self.answer or {}).get("text", ""))

    @property
    def alert(self) -> bool:
        """Whether it stays until he closes it."""
        return bool((self.answer or {}).get("show_alert"))


@dataclass(eq=False, slots=True)
class Ask:
    """Somebody's inline query, and what he was offered."""

    id: str
    user: User
    query: str
    at: float
    results: list[Json] | None = None
    button: Json | None = None
