"""Telegram as a port: messages into calls.

Telegram has no words for those who cannot see a picture. They read what its caption says; the words themselves are
sent where a picture cannot be.
"""

from __future__ import annotations

import logging
from collections import defaultdict
from contextlib import suppress
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Final

from telegram import InputFile, InputMediaPhoto

from bot.ids import PersonId, PostId, RoomId
from bot.memory import Memory
from bot.messages import PICTURE_NAME, Drawing, Message, Span
from bot.platforms.telegram.doctor import examine
from bot.platforms.telegram.errors import REFUSED, Closed, Moved, NoPictures, NotKnown, Unchanged
from bot.platforms.telegram.ids import PLATFORM, Kind, Place, Post, place_of, post_of, user_of
from bot.platforms.telegram.markup import CAPTION, TEXT, Json, keyboard, written
from bot.platforms.telegram.members import Members
from bot.platforms.telegram.moves import Moves
from bot.platforms.telegram.wire import Wire
from bot.ports import Address, Declined, Finding, Gone, Limits, Pace, Room, TooFast, Unreachable

logger = logging.getLogger(__name__)

_NO_PREVIEW: Final = {"is_disabled": True}

_REMEMBERED: Final = 2000
"""Messages with pictures of which it is remembered which picture they show, and people of whom it is remembered
which answer shows them their hand. Topics of which it is remembered that they are closed."""

# The server counts in UTF-16 units, where a tile or an emoji is two: what the conversation fits into a message
# leaves room for some of them, and only what is still too long is cut.
_LIMITS: Final = Limits(
    text=TEXT - 96,
    caption=CAPTION - 64,
    row=8,
    rows=12,
    pictures=True,
    scroll=12,
    doors=True,
    together=100,
)
_LIMITS_INLINE: Final = replace(_LIMITS, inline=True)

NOTHING: Final = Message(((Span("…"),),))
"""What stands in a message that says nothing; the server takes none without words."""

PACE: Final = Pace(gap=1 / 28, most=28, per=1)
GROUP_PACE: Final = Pace(gap=1.1, most=18, per=60, quick=4)
PRIVATE_PACE: Final = Pace(gap=1.1)
"""The server is said to allow 30 a second in all, one a second in a chat, and 20 a minute in a group; edits count
like messages. What leaves here evenly does not arrive evenly, so that a little is left of all. A table of a
group that changes all the time takes 14 a minute."""


@dataclass(frozen=True, slots=True)
class Sent:
    """A message that is out, and whether the server has shown it to one person alone."""

    post: Post
    ephemeral: int | None


class TelegramPort:
    """A `Port` over a wire."""

    name: Final = PLATFORM
    pace: Final = PACE

    def __init__(self, wire: Wire) -> None:
        self._wire = wire
        self.members: Final = Members(wire)
        self.moves: Final = Moves()
        self._pictures: Memory[Post, bytes] = Memory(_REMEMBERED)
        self._copies: Memory[str, PostId] = Memory(_REMEMBERED)
        self.closed: Final[Memory[Place, bool]] = Memory(_REMEMBERED)
        """Topics that are closed, as far as the server has said."""

    @property
    def limits(self) -> Limits:
        me = self._wire.me
        return _LIMITS_INLINE if me is not None and me.supports_inline_queries else _LIMITS

    def lane(self, to: Address) -> str:
        return str(self._place(to).chat)

    def pace_of(self, to: Address) -> Pace:
        return PRIVATE_PACE if self._place(to).private else GROUP_PACE

    def door(self, word: str) -> str | None:
        me = self._wire.me
        return None if me is None or not me.username else f"https://t.me/{me.username}?start={word}"

    async def is_member(self, room: RoomId, person: PersonId) -> bool | None:
        user = user_of(person)
        return False if user is None else await self.members.is_member(self._place(Address(room=room)).chat, user)

    async def examine(self, room: Room) -> tuple[Finding, ...]:
        place = self._place(Address(room=room.id))
        return await examine(self._wire, self.members, place, closed=place in self.closed)

    # --- messages -----------------------------------------------------------------------------------------

    async def send(self, to: Address, message: Message, *, loud: bool) -> PostId:
        fields, here = {"disable_notification": not loud}, self._place_for(message, to)
        try:
            sent = await self.moves.following(here, lambda place: self.post(place, message, fields))
        except Closed:
            self.closed.note(here, True)
            raise
        self.closed.forget(here)
        if message.secret:
            await self._outdate(to, sent.post.id)
        return sent.post.id

    async def post(self, place: Place, message: Message, fields: Json) -> Sent:
        """A new message by one call, with these parameters beside; by a second one if it has a picture that cannot
        be sent."""
        common = {
            "chat_id": place.chat,
            "message_thread_id": place.topic,
            "reply_markup": keyboard(message.rows),
            "protect_content": message.secret or None,
            **fields,
        }
        kind = Kind.TEXT
        if message.drawing is not None:
            drawing = message.drawing
            photo = {"photo": InputFile(drawing.png, filename=PICTURE_NAME)}
            try:
                sent = await self._sent("sendPhoto", common | photo | _caption(message), Kind.PICTURE)
            except (Declined, NoPictures, NotKnown) as error:
                logger.info("a picture cannot be sent, its words are: %s", error)
                kind, message = Kind.WORDS, message.in_words()
            else:
                self._pictures.note(sent.post, _digest(drawing))
                return sent
        return await self._sent("sendMessage", common | text_of(message, TEXT), kind)

    async def _sent(self, method: str, given: Json, kind: Kind) -> Sent:
        """What a method that sends has sent, as a message of this kind."""

        async def send() -> Sent:
            sent = await self._wire.bot.do(method, given)
            post = Post(given["chat_id"], int(sent["message_id"]), kind)
            return Sent(post, sent.get("ephemeral_message_id"))

        return await self._wire.try_out(method, send)

    async def send_file(self, to: Address, name: str, data: bytes) -> None:
        bot = self._wire.bot

        async def send(place: Place) -> None:
            where = {"chat_id": place.chat, "message_thread_id": place.topic, "disable_notification": True}
            file = {"document": InputFile(data, filename=name)}
            await self._wire.try_out("sendDocument", lambda: bot.do("sendDocument", where | file))

        try:
            await self.moves.following(self._place(to), send)
        except NotKnown:
            raise Declined("the server knows no files") from None

    async def edit(self, to: Address, post: PostId, message: Message) -> None:
        old = post_of(post)
        drawing = message.drawing
        if old.chat != self._place_for(message, to).chat or (drawing is None) is not (old.kind is Kind.TEXT):
            raise Gone(post)
        try:
            with suppress(Unchanged):
                if drawing is None or old.kind is Kind.WORDS:
                    await self._change("editMessageText", old, message, text_of(message.in_words(), TEXT))
                else:
                    await self._edit_picture(old, message, drawing)
        except (NoPictures, NotKnown):
            raise Gone(post) from None
        except Declined as error:  # for a reason that is not known: a new message is tried, or tells it again
            logger.info("a message cannot be changed: %s", error)
            raise Gone(str(error)) from None
        except Moved as moved:
            await self.moves.found(old.chat, moved.chat)
            raise Gone(post) from None
        if message.secret:
            await self._outdate(to, post)

    async def _edit_picture(self, old: Post, message: Message, drawing: Drawing) -> None:
        """The caption alone if the message shows this picture already: a picture takes its time on the way."""
        caption = _caption(message)
        if self._pictures.get(old) == _digest(drawing):
            await self._change("editMessageCaption", old, message, caption)
            return
        self._pictures.forget(old)  # whether the new one arrives is not known before the answer
        media = InputMediaPhoto(drawing.png, filename=PICTURE_NAME, api_kwargs=caption)
        await self._change("editMessageMedia", old, message, {"media": media})
        self._pictures.note(old, _digest(drawing))

    async def _change(self, method: str, old: Post, message: Message, given: Json) -> None:
        """Let a message have these parameters and the buttons of that one."""
        which = {"chat_id": old.chat, "message_id": old.message, "reply_markup": keyboard(message.rows)}
        await self._wire.try_out(method, lambda: self._wire.bot.do(method, which | given))

    async def delete(self, to: Address, *posts: PostId) -> None:
        by_chat: defaultdict[int, list[Post]] = defaultdict(list)  # it may have moved in between
        for old in map(post_of, posts):
            by_chat[old.chat].append(old)
        for together in by_chat.values():
            await self.remove(*together)
        if to.person is not None:
            await self._outdate(to)

    def shows(self, picture: Post) -> bool:
        """Whether this message is known to be a picture: of an old one the server does not say so."""
        return picture in self._pictures

    def copied(self, to: Address, post: PostId) -> None:
        """This message is an answer that shows somebody his hand: nothing lets it follow the match."""
        self._copies.note(to.key, post)

    async def _outdate(self, to: Address, now: PostId | None = None) -> None:
        """What somebody alone is shown is another one: a copy of what it was goes."""
        copy = self._copies.get(to.key)
        if copy not in (None, now):
            self._copies.forget(to.key)
            try:
                await self.remove(post_of(copy))
            except TooFast:
                self._copies.setdefault(to.key, copy)  # it goes with the next change

    async def remove(self, *old: Post) -> None:
        """Remove messages of one chat, as far as the server lets them go. What stays in a private chat is emptied:
        a hand that was would stand there like the one that is, with its buttons."""
        for post in old:
            self._pictures.forget(post)
        bot, chat, numbers = self._wire.bot, old[0].chat, [post.message for post in old]
        try:
            if len(numbers) == 1:
                await self._wire.try_out("deleteMessage", lambda: bot.delete_message(chat, numbers[0]))
            else:
                await self._wire.try_out("deleteMessages", lambda: bot.delete_messages(chat, numbers))
        except (NotKnown, *REFUSED) as error:
            there = not isinstance(error, Unreachable) and "to delete not found" not in str(error)
            if len(old) > 1 and there:
                for post in old:
                    await self.remove(post)
                return
            logger.info("messages could not be removed: %s", error)
            if there:
                await self._empty(old[0])

    async def _empty(self, old: Post) -> None:
        """Leave nothing of a message of words but that it was there. In a group that would take a place in its
        pace."""
        if old.kind is Kind.PICTURE or old.chat < 0:
            return
        with suppress(NotKnown, *REFUSED):
            await self._change("editMessageText", old, NOTHING, text_of(NOTHING, TEXT))

    def _place(self, to: Address) -> Place:
        return self.moves.now(place_of(to))

    def _place_for(self, message: Message, to: Address) -> Place:
        """What is for one person goes into no group."""
        place = self._place(to)
        if message.secret and not place.private:
            raise Unreachable(to.key)
        return place


def text_of(message: Message, most: int) -> Json:
    """The parameters that say the words of a message, in at most so many units."""
    text = written(message.lines, most)
    return {"text": text.text, "entities": text.entities, "link_preview_options": _NO_PREVIEW}


def _caption(message: Message) -> Json:
    """The same below a picture."""
    caption = written(message.lines, CAPTION)
    return {"caption": caption.text, "caption_entities": caption.entities}


def _digest(drawing: Drawing) -> bytes:
    return sha256(drawing.png).digest()
