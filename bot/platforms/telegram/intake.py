"""Updates of Telegram into requests, and into what happens to chats."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from telegram import (
    CallbackQuery,
    Chat,
    ChatMember,
    ChatMemberRestricted,
    ChatMemberUpdated,
    ChosenInlineResult,
    InlineQuery,
    MaybeInaccessibleMessage,
    Message,
    Update,
    User,
)

from bot.cleaning import LONGEST_NAME, cut
from bot.conversation import Conversation
from bot.ids import PostId
from bot.in_hand import InHand
from bot.memory import Memory
from bot.messages import text
from bot.platforms.telegram import inline
from bot.platforms.telegram.documents import Document
from bot.platforms.telegram.ephemeral import Occasion
from bot.platforms.telegram.ids import Kind, Place, Post, ephemeral_of, name_of, person_id, place_of
from bot.platforms.telegram.members import inside
from bot.platforms.telegram.requests import Answer, Chosen, Means, Pressed, Spoken
from bot.platforms.telegram.turns import Turns
from bot.ports import Address, Command, Person, Press, Room
from bot.typed import PrivateTalk, command

UPDATES: Final = (
    Update.MESSAGE,
    Update.CALLBACK_QUERY,
    Update.INLINE_QUERY,
    Update.CHOSEN_INLINE_RESULT,
    Update.MY_CHAT_MEMBER,
    Update.CHAT_MEMBER,
)
"""What the server is asked to tell."""

_GENERAL: Final = 1
"""The topic of a forum that is the chat itself: messages go there without a topic."""

_MOST: Final = 10_000
"""Topics of which it is remembered what they are called."""

_FORUM_AT_LEAST: Final = LONGEST_NAME // 2
"""Letters of the title of a forum that stay before the name of a topic, however long that is."""


class Intake:
    """Takes updates and passes them on; until it is done, each is `in_hand`."""

    def __init__(self, means: Means, conversation: Conversation, in_hand: InHand) -> None:
        self._means = means
        self._conversation = conversation
        self._turns = Turns(in_hand)
        self._talk: Final = PrivateTalk()
        self._topics: Memory[Place, str] = Memory(_MOST)
        """What topics are called, as far as the server has said."""

    def take(self, update: Update) -> None:
        """Begin with an update; those of one person in one chat are handled in their order, and so are the
        commands of all in a group: who joins a table does so after somebody has opened it, though the server may
        tell of both at once."""
        chat, user = update.effective_chat, update.effective_user
        key = (chat.id if chat else 0, user.id if user else 0)
        query = update.callback_query
        answer = None if query is None else Answer(self._means.wire, query.id)
        message = update.message
        line = message.chat.id if message is not None and _words(message).lstrip().startswith("/") else None
        self._turns.take(key, lambda: self._handle(update, answer), line)
        if answer is not None:
            self._turns.take(answer, answer.give_in_time)  # beside what waits for its turn

    async def _handle(self, update: Update, answer: Answer | None) -> None:
        if update.effective_chat is not None:
            await self._means.port.moves.tell(update.effective_chat.id)
        if update.message is not None:
            await self._message(update.message)
        elif update.callback_query is not None and answer is not None:
            await self._press(update.callback_query, answer)
        elif update.inline_query is not None:
            await self._asked(update.inline_query)
        elif update.chosen_inline_result is not None:
            await self._chosen(update.chosen_inline_result)
        elif update.my_chat_member is not None:
            await self._own_standing(update.my_chat_member)
        elif update.chat_member is not None:
            await self._standing(update.chat_member)

    # --- what people do -----------------------------------------------------------------------------------

    async def _message(self, message: Message) -> None:
        user = message.from_user
        self._learn_topic(message)
        if user is None or await self._event(message):
            return
        private = message.chat.type == Chat.PRIVATE
        what = None if self._is_talk(message, user) else self._meant(_words(message), user, private=private)
        place = self._means.port.moves.now(_place(message))
        if what is not None and await self._conversation.is_first(name_of(message)):
            place = await self._noted(place)  # the group may have moved meanwhile
            occasion = Occasion(place, user.id, command=ephemeral_of(message))
            person = _person(user, message.sender_chat)
            room = self._room(message.chat, place, person)
            what = replace(what, file=_file(self._means, message))
            await self._conversation.handle(Spoken(self._means, person, room, what, occasion))
        elif what is None and not private:
            await self._conversation.talk(place.room)

    def _is_talk(self, message: Message, user: User) -> bool:
        """Whether a message is none of its sender's own words to a bot."""
        robot = user.is_bot and message.sender_chat is None
        return robot or message.via_bot is not None or message.forward_origin is not None

    def _meant(self, words: str, user: User, *, private: bool) -> Command | None:
        me = self._means.wire.me
        found = command(words, me.username or "" if me else "", alone=private)
        return self._talk.meant(person_id(user.id), words) if found is None and private else found

    async def _press(self, query: CallbackQuery, answer: Answer) -> None:
        message = query.message
        if message is None or query.data is None:  # on a message that was sent by way of the bot, or a game
            language = self._means.words.known(query.from_user.language_code)
            await answer.give(self._means.words.line(text("bad-button"), language))
            return
        user = query.from_user
        place = self._means.port.moves.now(await self._place_of_pressed(message))
        if isinstance(message, Message):
            self._learn_topic(message)
        person = _person(user)
        room = self._room(message.chat, place, person)
        ephemeral = ephemeral_of(message)
        picture = Post(message.chat.id, message.message_id, Kind.PICTURE)
        pictured = (isinstance(message, Message) and message.photo) or self._means.port.shows(picture)
        post = picture if pictured else replace(picture, kind=Kind.TEXT)
        request = Pressed(
            self._means,
            person,
            await self._about(post) or room,
            Press(
                query.data,
                post.id if ephemeral is None else PostId(f"ephemeral {ephemeral}"),
                f"{self._means.port.name}:{query.id}",
            ),
            Occasion(place, user.id, query=query.id, since=answer.since),
            answer,
            post if room.private else None,
            None if pictured else ephemeral,
        )
        try:
            await self._conversation.handle(request)
        except Exception:
            await answer.give()
            raise
        await answer.give()

    async def _place_of_pressed(self, message: MaybeInaccessibleMessage) -> Place:
        """Where a message stands, be it so old that the server tells of its chat and no longer of its topic."""
        if isinstance(message, Message) and message.is_accessible:
            return _place(message)
        if message.chat.type == Chat.SUPERGROUP:  # whether it has topics not every server says
            posts = (Post(message.chat.id, message.message_id, kind).id for kind in Kind)
            room = await self._conversation.room_of(*posts)
            if room is not None:
                return place_of(Address(room=room))
        return Place(message.chat.id)

    async def _about(self, post: Post) -> Room | None:
        """The room that a message in a private chat is about, if it answers what was asked there."""
        room = self._means.private.about(post.id)
        if room is not None:
            await self._noted(place_of(Address(room=room.id)))
        return room

    async def _noted(self, place: Place) -> Place:
        """Where a place is now, when the conversation knows it, too."""
        await self._means.port.moves.tell(place.chat)
        return self._means.port.moves.now(place)

    async def _asked(self, query: InlineQuery) -> None:
        await inline.answer(self._means.wire, self._conversation, _person(query.from_user), query)

    async def _chosen(self, result: ChosenInlineResult) -> None:
        person = _person(result.from_user)
        room = replace(person.own_room, foreign=True)
        what = Press(result.result_id, PostId(""))
        await self._conversation.handle(Chosen(self._means, person, room, what, result.from_user.id))

    def _room(self, chat: Chat, place: Place, person: Person) -> Room:
        if chat.type == Chat.PRIVATE:
            return person.own_room
        return Room(place.room, _titled(chat.title or "", self._topics.get(place)))

    # --- what happens to chats ----------------------------------------------------------------------------

    def _learn_topic(self, message: Message) -> None:
        """Remember what a topic is called. The server says so by a message when it is made or gets another name,
        and shows whatever is written there as an answer to the message that has made it, which has its first
        name."""
        place = _place(message)
        if place.topic is None:
            return
        for one in (message, message.reply_to_message):
            if one is not None and one.forum_topic_created is not None and one.message_id == place.topic:
                self._topics.setdefault(place, one.forum_topic_created.name)
        if message.forum_topic_edited is not None and message.forum_topic_edited.name:
            self._topics.note(place, message.forum_topic_edited.name)

    async def _event(self, message: Message) -> bool:
        """Pass on what the server says of a chat by a message; False if the message is somebody's own."""
        chat, conversation = message.chat, self._conversation
        place = _place(message)
        if message.migrate_to_chat_id is not None:
            await self._means.port.moves.heard(chat.id, message.migrate_to_chat_id)
        elif message.migrate_from_chat_id is not None:
            await self._means.port.moves.heard(message.migrate_from_chat_id, chat.id)
        elif message.left_chat_member is not None:
            if not self._is_me(message.left_chat_member):
                await self._left(chat, message.left_chat_member)
        elif message.forum_topic_closed is not None or message.general_forum_topic_hidden is not None:
            # Who may manage topics may write there all the same: the next message finds it out.
            self._means.port.closed.note(place, True)
        elif message.forum_topic_reopened is not None or message.general_forum_topic_unhidden is not None:
            self._means.port.closed.forget(place)
            await conversation.reached(Address(room=place.room))
        else:
            return False
        return True

    async def _own_standing(self, change: ChatMemberUpdated) -> None:
        """What the bot may do in a chat has changed."""
        chat, now = change.chat, change.new_chat_member
        self._means.port.members.forget(chat.id, now.user.id)
        if chat.type == Chat.CHANNEL or self._means.port.moves.has_moved(chat.id):
            return
        if chat.type == Chat.PRIVATE:
            here = Address(person=person_id(chat.id))
            open_ = now.status != ChatMember.BANNED
        elif not inside(now):
            await self._conversation.removed(Place(chat.id).room)
            return
        else:
            here = Address(room=Place(chat.id).room)
            open_ = not isinstance(now, ChatMemberRestricted) or now.can_send_messages
        await (self._conversation.reached(here) if open_ else self._conversation.lost(here))

    async def _standing(self, change: ChatMemberUpdated) -> None:
        """What somebody else is in a chat has changed; told only to a bot that runs the chat, too."""
        chat, user = change.chat, change.new_chat_member.user
        self._means.port.members.forget(chat.id, user.id)
        if inside(change.old_chat_member) and not inside(change.new_chat_member):
            await self._left(chat, user)

    async def _left(self, chat: Chat, user: User) -> None:
        """Somebody else has left a chat, or was removed."""
        self._means.private.left(chat.id, user.id)
        await self._conversation.left(Place(chat.id).room, person_id(user.id))

    def _is_me(self, user: User) -> bool:
        me = self._means.wire.me
        return me is not None and me.id == user.id


def _words(message: Message) -> str:
    """What somebody has written, be it below a file."""
    return message.text or (message.caption or "" if message.document is not None else "")


def _file(means: Means, message: Message) -> Document | None:
    """The file that he has sent along, or the one that he answers to."""
    for one in (message, message.reply_to_message):
        if one is not None and one.document is not None:
            return Document(means.wire, one.document.file_id, one.document.file_size or 0)
    return None


def _place(message: Message) -> Place:
    """Where a message stands. In a group without topics a number of a topic only says what is answered to."""
    topic = message.message_thread_id
    forum = message.is_topic_message and message.chat.type == Chat.SUPERGROUP
    return Place(message.chat.id, topic if forum and topic != _GENERAL else None)


def _person(user: User, behind: Chat | None = None) -> Person:
    """Who it is; `behind` is the chat in whose name he speaks."""
    full = user.full_name or ""  # that of a deleted account is empty, and then the library has none
    name = full if behind is None else behind.title or full
    return Person(person_id(user.id), name, user.language_code or "", masked=behind is not None)


def _titled(chat: str, topic: str | None) -> str:
    """What a room is called: its topics tell the rooms of a forum apart."""
    if topic is None:
        return chat
    most = max(_FORUM_AT_LEAST, LONGEST_NAME - len(f" · {topic}"))
    return f"{cut(chat, most)} · {topic}"
