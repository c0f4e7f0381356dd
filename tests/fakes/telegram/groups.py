"""Groups, and what their owners do with the bot."""

from __future__ import annotations

from dataclasses import dataclass

from tests.fakes.telegram.model import (
    ADMIN_RIGHTS,
    ADMINISTRATOR,
    CREATOR,
    GROUP,
    KICKED,
    LEFT,
    MEMBER,
    PRIVATE,
    RESTRICTED,
    SUPERGROUP,
    Chat,
    Member,
    Topic,
    User,
)
from tests.fakes.telegram.people import Person
from tests.fakes.telegram.sight import visible_messages
from tests.fakes.telegram.wire import user_json
from tests.fakes.telegram.world import World


@dataclass(frozen=True, slots=True)
class Thread:
    """A topic of a forum."""

    chat: Chat
    thread: int | None


class Group:
    """A basic group, a supergroup or a forum, with an owner of its own who is no player."""

    thread: int | None = None
    """Where one writes without naming a topic."""

    def __init__(self, world: World, title: str, *, kind: str = SUPERGROUP, forum: bool = False) -> None:
        self._world = world
        self.chat = world.add_chat(SUPERGROUP if forum else kind, title, forum=forum)
        self.owner = world.add_user(f"Owner of {title}")
        self.chat.members[self.owner.id] = Member(self.owner, CREATOR)

    @property
    def id(self) -> int:
        return self.chat.id

    # --- Members --------------------------------------------------------------------------------------------

    def add(self, *people: Person) -> None:
        for person in people:
            self._let_in(person.user)

    def remove(self, person: Person) -> None:
        """Throws him out."""
        self._world.notice(self.chat, self.owner, left_chat_member=user_json(person.user))
        self._world.membership(self.chat, self._member(person.user), status=KICKED, rights=set(), by=self.owner)

    def promote(self, person: Person, *rights: str, anonymous: bool = False) -> None:
        """Makes him an admin with these rights; without any, with all."""
        self._world.membership(
            self.chat,
            self._member(person.user),
            status=ADMINISTRATOR,
            rights=set(rights or ADMIN_RIGHTS),
            anonymous=anonymous,
            by=self.owner,
        )

    def demote(self, person: Person) -> None:
        changes = {"status": MEMBER, "rights": set[str](), "anonymous": False}
        self._world.membership(self.chat, self._member(person.user), by=self.owner, **changes)

    def anonymous(self, person: Person) -> None:
        """Makes him an admin who writes as the group; his presses are still his own."""
        self.promote(person, anonymous=True)

    # --- The bot --------------------------------------------------------------------------------------------

    def add_bot(self) -> None:
        self._let_in(self._world.bot)

    def kick_bot(self) -> None:
        self._world.membership(
            self.chat, self._member(self._world.bot), status=KICKED, rights=set(), denied=set(), by=self.owner
        )

    def remove_bot(self) -> None:
        """It is no longer there, but may be added again."""
        self._world.membership(self.chat, self._member(self._world.bot), status=LEFT, rights=set(), by=self.owner)

    def promote_bot(self, *rights: str) -> None:
        self._world.membership(
            self.chat,
            self._member(self._world.bot),
            status=ADMINISTRATOR,
            rights=set(rights or ADMIN_RIGHTS),
            by=self.owner,
        )

    def demote_bot(self) -> None:
        self._world.membership(
            self.chat, self._member(self._world.bot), status=MEMBER, rights=set(), denied=set(), by=self.owner
        )

    def restrict_bot(self, *denied: str) -> None:
        """It may not do these things any more: `can_send_messages`, `can_send_photos` ..."""
        if self.chat.kind != SUPERGROUP:
            raise AssertionError("members of basic groups cannot be restricted one by one")
        self._world.membership(
            self.chat, self._member(self._world.bot), status=RESTRICTED, denied=set(denied), by=self.owner
        )

    def hide_members(self) -> None:
        """Only admins are told who is in it; who runs it is still known to all."""
        self.chat.hidden = True

    def deny(self, *denied: str) -> None:
        """What members who are no admins may not send from now on, the bot with them."""
        self.chat.denied = set(denied)

    # --- Topics ---------------------------------------------------------------------------------------------

    def topic(self, name: str) -> Thread:
        notice = self._world.draft(self.chat, self.owner)
        notice.thread = notice.id
        notice.service = {"forum_topic_created": {"name": name, "icon_color": 7322096}}
        self._world.post(notice)
        self.chat.topics[notice.id] = Topic(notice.id, name)
        return Thread(self.chat, notice.id)

    def rename_topic(self, topic: Thread, name: str) -> None:
        assert topic.thread is not None
        self.chat.topics[topic.thread].name = name
        self._world.notice(self.chat, self.owner, topic.thread, forum_topic_edited={"name": name})

    def close_topic(self, topic: Thread) -> None:
        """Only admins may write there now."""
        assert topic.thread is not None
        self.chat.topics[topic.thread].closed = True
        self._world.notice(self.chat, self.owner, topic.thread, forum_topic_closed={})

    def reopen_topic(self, topic: Thread) -> None:
        assert topic.thread is not None
        self.chat.topics[topic.thread].closed = False
        self._world.notice(self.chat, self.owner, topic.thread, forum_topic_reopened={})

    def delete_topic(self, topic: Thread) -> None:
        """It goes with all that was said there; the bot is not told."""
        assert topic.thread is not None
        del self.chat.topics[topic.thread]
        for message in list(self.chat.messages.values()):
            if message.thread == topic.thread:
                self._world.remove(message)

    # --- The whole group ------------------------------------------------------------------------------------

    def migrate(self) -> Group:
        """The basic group becomes a supergroup: a new chat with a new id; the old one takes nothing any more."""
        if self.chat.kind != GROUP:
            raise AssertionError("only a basic group is made a supergroup")
        upgraded = Group.__new__(Group)
        upgraded._world, upgraded.owner = self._world, self.owner
        upgraded.chat = self._world.add_chat(SUPERGROUP, self.chat.title)
        for member in self.chat.members.values():
            new = Member(member.user, member.status, set(member.rights), set(member.denied), member.anonymous)
            upgraded.chat.members[member.user.id] = new
        upgraded.chat.denied = set(self.chat.denied)
        self._world.notice(self.chat, self.owner, migrate_to_chat_id=upgraded.id)
        self.chat.upgraded_to = upgraded.chat
        self._world.notice(upgraded.chat, self.owner, migrate_from_chat_id=self.id)
        return upgraded

    def _let_in(self, user: User) -> None:
        member = self._member(user)
        if member.inside:
            return
        member.since = self._next_message()
        self._world.membership(
            self.chat, member, status=MEMBER, by=user if user is not self._world.bot else self.owner
        )
        inviter = self.owner if user is self._world.bot else user
        self._world.notice(self.chat, inviter, new_chat_members=[user_json(user)])
        if self.chat.kind != PRIVATE and self.chat.kind != GROUP:
            user.seen += [one for one in visible_messages(user, self.chat) if one not in user.seen]

    def _member(self, user: User) -> Member:
        return self.chat.members.setdefault(user.id, Member(user, LEFT))

    def _next_message(self) -> int:
        return max(self.chat.messages, default=0) + 1
