"""Answers in somebody's private chat, which may be about a group: their buttons go on being about it.

A private chat that is known to be shut is not tried.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from dataclasses import replace
from functools import partial
from time import monotonic
from typing import Any, Final

from bot.ids import PostId
from bot.in_hand import InHand
from bot.memory import Memory
from bot.messages import Message
from bot.platforms.telegram.ids import person_id, place_of, post_of
from bot.platforms.telegram.in_time import MOMENT, PATIENCE, InTime, NotInTime
from bot.platforms.telegram.port import TelegramPort
from bot.ports import Address, Declined, Gone, Room, Unreachable

logger = logging.getLogger(__name__)

BRIEF: Final = 0.5
"""Seconds for which the next press of somebody waits while a message changes."""
JUST_NOW: Final = 30.0
"""Seconds in which the same answer is not written again."""
LONG_PATIENCE: Final = 300.0
"""Seconds that an answer may wait where nothing else says that what somebody has written has arrived."""

_REMEMBERED: Final = 2000
"""Answers of which it is remembered what room they are about, and how they look."""


class Private:
    """The answers that go to one person. What takes longer than anybody waits here is `in_hand`."""

    def __init__(self, port: TelegramPort, in_time: InTime, in_hand: InHand) -> None:
        self._port = port
        self._in_time = in_time
        self._conversation = in_time.conversation
        self._in_hand = in_hand
        self._about: Memory[PostId, Room] = Memory(_REMEMBERED)
        self._wanted: dict[PostId, Message] = {}
        """How messages are to look that are being changed."""
        self._looks: Memory[PostId, int] = Memory(_REMEMBERED)
        """How answers look, as hashes: nothing but the buttons on them changes them."""
        self._told: Memory[tuple[int, int], float] = Memory(_REMEMBERED)
        """When somebody was told something, as a hash, to a press for which a popup was no answer any more."""

    async def say(
        self, user: int, message: Message, about: Room, patience: float = PATIENCE, *, loud: bool = False
    ) -> None:
        """Say it to him; its buttons go on being `about` the room where he asked. Raises Unreachable."""
        to = Address(person=person_id(user))
        if await self._conversation.closed(to):
            raise Unreachable("his private chat is known to be shut")
        try:
            post = await self._in_time.send(to, lambda: self._into(to, message, loud=loud), patience)
        except Declined as error:
            logger.warning("an answer was not taken: %s", error)
            raise Unreachable(str(error)) from None
        if message.secret and message.rows:
            self._port.copied(to, post)
        elif message.rows:
            self._looks.note(post, hash(message))
            if not about.private:
                self._about.note(post, about)

    async def say_by_and_by(self, user: int, message: Message, about: Room, *, loud: bool = False) -> None:
        """The same for what he can be told in no other way. If his private chat takes nothing for a while, which
        does not mean that it is shut, it is told later, and what he does next does not wait for that. Raises
        Unreachable if nothing arrives there and that is known at once."""
        try:
            await self.say(user, message, about, MOMENT, loud=loud)
        except NotInTime:
            await self._briefly(self.say(user, message, about, LONG_PATIENCE, loud=loud), "given")

    async def change(self, user: int, post: PostId, message: Message, about: Room) -> None:
        """Let a message look like this; a new one does, if it cannot be changed. Of several changes that wait for
        the pace of the chat the newest is made, and nobody waits for that longer than a moment. Raises Unreachable
        if it is known by then."""
        if post in self._wanted:
            self._wanted[post] = message
            return
        if self._looks.get(post) == hash(message):
            return
        self._wanted[post] = message
        await self._briefly(self._change(user, post, about), "changed")

    def told_just_now(self, user: int, message: Message) -> bool:
        """Whether he has been told this a moment ago, to a press that took no popup any more, either. Who has
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
                shown = await self._in_time.send(to, lambda: self._edit(to, post), PATIENCE)
        except NotInTime:
            raise
        except (Gone, Unreachable) as error:
            logger.info("a message could not be changed: %s", error)
            while (message := self._wanted[post]) is not shown:
                await self.say(user, message, about)
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


def _noted(what: str, task: asyncio.Task[None]) -> None:
    """Nobody has waited for this."""
    if not task.cancelled() and (error := task.exception()) is not None:
        if isinstance(error, Unreachable):
            logger.info("a message could not be %s: %s", what, error)
        else:
            logger.error("a message could not be %s", what, exc_info=error)
