"""Answers that one person alone sees: ephemeral messages in a group, or his private chat.

Newer servers know ephemeral messages: shown in a group to one member, for a short while after he has pressed or
written something. An older server ignores the parameters that it does not know and would show a hand to
everybody. So it is asked beforehand whether it knows the methods that belong to it (`probe`), the first message of
each process that is sent in this way says nothing, and a result that is not marked as ephemeral ends all this.

All of these messages count towards the pace of their chat, which shows a table as well: the conversation says
whether there is room. A private chat that is known to be shut is not tried.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass, replace
from functools import partial
from time import monotonic
from typing import Any, Final, TypeVar

from telegram.error import TelegramError

from bot.conversation import Conversation
from bot.ids import PostId
from bot.in_hand import InHand
from bot.memory import Memory
from bot.messages import Message, Span
from bot.platforms.telegram.errors import REFUSED, NotKnown, Unchanged
from bot.platforms.telegram.ids import Place, person_id, place_of, post_of
from bot.platforms.telegram.markup import EPHEMERAL_EDIT, Json, keyboard, units
from bot.platforms.telegram.port import TelegramPort, text_of
from bot.platforms.telegram.wire import SOON, Wire
from bot.ports import Address, Declined, Gone, Room, Slowed, TooFast, Unreachable

logger = logging.getLogger(__name__)

BRIEF: Final = 0.5
"""Seconds for which the next press of somebody waits while a message changes."""
MOMENT: Final = 1.5
"""Seconds that an answer may wait that has somewhere else to go."""
JUST_NOW: Final = 30.0
"""Seconds in which the same answer is not written again."""
LATEST: Final = 15.0
"""Seconds after which the server takes no ephemeral answer to a press any more."""
PATIENCE: Final = 30.0
"""Seconds that an answer in a private chat may wait."""
LONG_PATIENCE: Final = 300.0
"""The same where nothing but this answer says that what somebody has written has arrived."""

_TRIES: Final = 3
_REMEMBERED: Final = 2000
"""People of whom it is remembered which ephemeral message shows them their hand. Answers in private chats of which
it is remembered what room they are about, and how they look."""
_NOTHING: Final = Message(((Span("…"),),))

T = TypeVar("T")


class NotInTime(Unreachable):
    """The chat takes nothing for longer than anybody waits for an answer."""


@dataclass(frozen=True, slots=True)
class Occasion:
    """What a member of a group has done, and what he may be answered to: a press, or an ephemeral command."""

    place: Place
    user: int
    query: str | None = None
    command: int | None = None
    since: float = 0.0
    """When the bot was told of a press, by `monotonic`."""

    def fields(self) -> Json:
        """The parameters that make a message ephemeral."""
        to: Json = {"receiver_user_id": self.user}
        if self.query is not None:
            to["callback_query_id"] = self.query
        fields: Json = {"ephemeral_message_parameters": to}
        if self.command is not None:
            fields["reply_parameters"] = {"ephemeral_message_id": self.command}
        return fields


async def probe(wire: Wire) -> bool:
    """Ask the server whether it knows ephemeral messages, by a call that can do nothing."""
    nowhere = {"chat_id": 0, "receiver_user_id": 0, "ephemeral_message_id": 0}
    wait = 0.0
    for tries in range(_TRIES):
        if tries:
            await wire.sleep(wait)
        try:
            await wire.call(lambda: wire.bot.do("deleteEphemeralMessage", nowhere))
        except NotKnown:
            return False
        except TooFast as error:
            wait = error.seconds
        except REFUSED as error:
            return "method" not in str(error).casefold()  # some servers refuse in this way what they do not know
        except TelegramError as error:
            wait = wire.outage.failed(error)
    logger.warning("the server does not say whether it knows ephemeral messages: none are sent")
    return False


class Whispers:
    """The ways to one person; `ephemeral` says whether the server knows ephemeral messages. What takes longer than
    anybody waits here is `in_hand`."""

    def __init__(
        self, wire: Wire, port: TelegramPort, conversation: Conversation, in_hand: InHand, *, ephemeral: bool
    ) -> None:
        self._wire = wire
        self._port = port
        self._conversation = conversation
        self._ephemeral = ephemeral
        self._proven = False
        self._hands: Memory[tuple[int, int], int] = Memory(_REMEMBERED)
        self._about: Memory[PostId, Room] = Memory(_REMEMBERED)
        self._wanted: dict[PostId, Message] = {}
        """How messages in private chats are to look that are being changed."""
        self._looks: Memory[PostId, int] = Memory(_REMEMBERED)
        """How answers in private chats look, as hashes: nothing but the buttons on them changes them."""
        self._told: Memory[tuple[int, int], float] = Memory(_REMEMBERED)
        """When somebody was told something, as a hash, to a press for which a popup came too late."""
        self._in_hand = in_hand

    async def in_private(
        self, user: int, message: Message, about: Room, patience: float = PATIENCE, *, loud: bool = False
    ) -> None:
        """Into his private chat; its buttons go on being `about` the room where he asked. Raises Unreachable."""
        to = Address(person=person_id(user))
        if await self._conversation.closed(to):
            raise Unreachable("his private chat is known to be shut")
        try:
            post = await self._in_time(to, lambda: self._into(to, message, loud=loud), patience)
        except Declined as error:
            logger.warning("an answer was not taken: %s", error)
            raise Unreachable(str(error)) from None
        if message.secret and message.rows:
            self._port.copied(to, post)
        elif message.rows:
            self._looks.note(post, hash(message))
            if not about.private:
                self._about.note(post, about)

    async def in_private_by_and_by(self, user: int, message: Message, about: Room, *, loud: bool = False) -> None:
        """The same for what he can be told in no other way. If his private chat takes nothing for a while, which
        does not mean that it is shut, it is told later, and what he does next does not wait for that. Raises
        Unreachable if nothing arrives there and that is known at once."""
        try:
            await self.in_private(user, message, about, MOMENT, loud=loud)
        except NotInTime:
            await self._briefly(self.in_private(user, message, about, LONG_PATIENCE, loud=loud), "given")

    def told_just_now(self, user: int, message: Message) -> bool:
        """Whether he has been told this a moment ago, to a press that was too late for a popup as well. Who has
        pressed again and again while the bot was down is told once what all these presses come to. That he is told
        now is noted."""
        key, now = (user, hash(message)), monotonic()
        before = self._told.get(key)
        self._told.note(key, now)
        return before is not None and now - before < JUST_NOW

    def about(self, post: PostId) -> Room | None:
        """The room that a message in a private chat is about, if it answers what was asked there."""
        room = self._about.get(post)
        if room is None:
            return None
        here = self._port.moves.now(place_of(Address(room=room.id)))
        return replace(room, id=here.room)

    def left(self, chat: int, user: int) -> None:
        """Somebody has left a chat: what he was answered there is not about it any more, or he could go on
        pressing its buttons."""
        for post in self._about:
            room = self.about(post) if post_of(post).chat == user else None
            if room is not None and place_of(Address(room=room.id)).chat == chat:
                self._about.forget(post)

    async def _into(self, to: Address, message: Message, *, loud: bool) -> PostId:
        try:
            post = await self._port.send(to, message, loud=loud)
        except Unreachable:
            await self._conversation.lost(to)
            raise
        await self._conversation.reached(to)
        return post

    async def change_in_private(self, user: int, post: PostId, message: Message, about: Room) -> None:
        """Let a message in his private chat look like this; a new one does, if it cannot be changed. Of several
        changes that wait for the pace of the chat the newest is made, and nobody waits for that longer than a
        moment. Raises Unreachable if it is known by then."""
        if post in self._wanted:
            self._wanted[post] = message
            return
        if self._looks.get(post) == hash(message):
            return
        self._wanted[post] = message
        await self._briefly(self._change(user, post, about), "changed")

    async def _briefly(self, work: Coroutine[Any, Any, None], what: str) -> None:
        """Wait a moment for what takes its time; what goes wrong after that the log is told, as what could not be
        done."""
        task = asyncio.create_task(work, name=f"a message of Telegram is {what}")
        self._in_hand.take(task)
        await asyncio.wait([task], timeout=BRIEF)
        if task.done():
            task.result()
        else:
            task.add_done_callback(partial(_noted, what))

    async def _change(self, user: int, post: PostId, about: Room) -> None:
        """Change a message until it looks as is wanted now."""
        to = Address(person=person_id(user))
        shown = None
        try:
            while self._wanted[post] is not shown:
                shown = await self._in_time(to, lambda: self._edit(to, post), PATIENCE)
        except NotInTime:
            raise
        except (Gone, Unreachable) as error:
            logger.info("a message could not be changed: %s", error)
            while (message := self._wanted[post]) is not shown:
                await self.in_private(user, message, about)
                shown = message
        finally:
            del self._wanted[post]

    async def _edit(self, to: Address, post: PostId) -> Message:
        """Gives how the message looks now."""
        message = self._wanted[post]
        await self._port.edit(to, post, message)
        if self._looks.get(post) is not None:
            self._looks.note(post, hash(message))
        return message

    async def in_group(
        self, occasion: Occasion, message: Message, patience: float, *, urgent: bool = False
    ) -> bool:
        """As an ephemeral message in the group where it was asked for, with so many seconds for the pace of the
        group to have room; False if that cannot be. A hand takes the place of the one before; it is as `urgent` as
        what can be told in no other way."""
        too_late = occasion.query is not None and monotonic() - occasion.since > LATEST
        if not self._ephemeral or too_late:
            return False
        urgent = urgent or message.secret
        try:
            if not self._proven:
                trial = await self._send(occasion, _NOTHING, patience, urgent=urgent)
                if trial is None:
                    return False
                self._proven = True
                await self._remove(occasion, trial)
                patience = max(patience, SOON)
            sent = await self._send(occasion, message, patience, urgent=urgent)
        except REFUSED as error:
            logger.info("an ephemeral message was refused: %s", error)
            return False
        if sent is not None and message.secret:
            await self._replace(occasion, sent)
        return sent is not None

    async def change(self, occasion: Occasion, ephemeral: int, message: Message) -> bool:
        """Let an ephemeral message look like this, for its reader goes on with its buttons; False if that cannot
        be."""
        if message.drawing is not None or units(message.plain()) > EPHEMERAL_EDIT:
            return False
        given = self._triple(occasion, ephemeral) | text_of(message, EPHEMERAL_EDIT)
        given["reply_markup"] = keyboard(message.rows)
        try:
            await self._in_time(
                Address(room=occasion.place.room),
                lambda: self._wire.ask(lambda: self._wire.bot.do("editEphemeralMessageText", given)),
                MOMENT,
            )
        except Unchanged:
            return True
        except (*REFUSED, TooFast) as error:
            logger.info("an ephemeral message could not be changed: %s", error)
            return False
        return True

    async def _send(self, occasion: Occasion, message: Message, patience: float, *, urgent: bool) -> int | None:
        """The number of the ephemeral message, or None if it did not become one."""
        sent = await self._in_time(
            Address(room=occasion.place.room),
            lambda: self._port.post(occasion.place, message, occasion.fields()),
            patience,
            urgent=urgent,
        )
        if sent.ephemeral is None:
            self._ephemeral = False
            logger.error("the server shows ephemeral messages to everybody: no more are sent")
            await self._wire.patiently(lambda: self._port.remove(sent.post), PATIENCE)
        return sent.ephemeral

    async def _in_time(
        self, to: Address, work: Callable[[], Awaitable[T]], patience: float, *, urgent: bool = True
    ) -> T:
        """Send something as soon as the pace of a chat has room for it beside what is shown there. Once it has its
        place it keeps it, however often the server has to be asked, for which there is at least as much time as
        `SOON`; only if the server slows the chat down it needs another. What is `urgent` may use the whole pace:
        in a private chat that is everything, as nobody else waits there."""
        placed = False
        while True:
            wait = 0.0 if placed else self._conversation.spend(to, urgent=urgent)
            if wait == 0:
                try:
                    return await work()
                except Slowed as error:
                    self._conversation.hold(to, error.seconds)
                    wait, placed = error.seconds, False
                except TooFast as error:
                    patience = patience if placed else max(patience, SOON)
                    wait, placed = error.seconds, True
            patience -= wait
            if patience < 0:
                raise NotInTime("not in time")
            await self._wire.sleep(wait)

    async def _replace(self, occasion: Occasion, sent: int) -> None:
        """Somebody was shown his hand anew: the message that showed it before goes."""
        whose = occasion.place.chat, occasion.user
        before = self._hands.get(whose)
        self._hands.note(whose, sent)
        if before not in (None, sent):  # the number of one that has vanished is given again
            await self._remove(occasion, before)

    async def _remove(self, occasion: Occasion, ephemeral: int) -> None:
        try:
            which = self._triple(occasion, ephemeral)
            await self._wire.ask(lambda: self._wire.bot.do("deleteEphemeralMessage", which))
        except (*REFUSED, TooFast) as error:
            logger.info("an ephemeral message could not be removed: %s", error)

    @staticmethod
    def _triple(occasion: Occasion, ephemeral: int) -> Json:
        """An ephemeral message goes by three numbers, and its own is given again to others."""
        return {
            "chat_id": occasion.place.chat,
            "receiver_user_id": occasion.user,
            "ephemeral_message_id": ephemeral,
        }


def _noted(what: str, task: asyncio.Task[None]) -> None:
    """Nobody has waited for this."""
    if not task.cancelled() and (error := task.exception()) is not None:
        if isinstance(error, Unreachable):
            logger.info("a message could not be %s: %s", what, error)
        else:
            logger.error("a message could not be %s", what, exc_info=error)
