"""What a person has done on Telegram, as a request, and the ways to answer him alone.

A press is answered by a popup if that can say it all, else by a message: in the group an ephemeral one where the
server has them, or one in his private chat. A group never sees an answer that is meant for one.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable
from contextlib import suppress
from dataclasses import dataclass
from time import monotonic
from typing import Final

from bot.messages import Message, text
from bot.platforms.telegram.ephemeral import Ephemeral, Occasion
from bot.platforms.telegram.errors import REFUSED
from bot.platforms.telegram.ids import Post, place_of
from bot.platforms.telegram.in_time import MOMENT, NotInTime
from bot.platforms.telegram.markup import fits_popup, popup
from bot.platforms.telegram.port import TelegramPort
from bot.platforms.telegram.private import Private
from bot.platforms.telegram.wire import SOON, Wire
from bot.ports import Address, Command, Person, Press, Room, Unreachable
from bot.words import Words

logger = logging.getLogger(__name__)

GROUP_ANONYMOUS: Final = 1087968824
"""The account under which those who run a group speak in its name."""

SIGN: Final = 3.0
"""Seconds after which a press is answered, whatever it is that what it asked for waits for."""


@dataclass(frozen=True, slots=True)
class Means:
    """What every request needs to be answered."""

    wire: Wire
    port: TelegramPort
    ephemeral: Ephemeral
    private: Private
    words: Words


@dataclass(frozen=True, slots=True)
class Spoken:
    """A command that somebody has written."""

    means: Means
    person: Person
    room: Room
    what: Command
    occasion: Occasion

    async def acknowledge(self) -> None:
        """Nobody waits for a sign that a command has arrived."""

    async def whisper(self, message: Message) -> None:
        if self.person.masked:
            raise Unreachable("nobody knows who it is")
        hidden = self.occasion.command is not None
        if hidden and await self.means.ephemeral.say(self.occasion, message, SOON):
            return
        # Nothing in the group shows him that he has been answered elsewhere.
        loud = not self.room.private
        try:
            await self.means.private.say_by_and_by(self.occasion.user, message, self.room, loud=loud)
        except Unreachable:
            # Else the group would be told, which takes a place in the same pace.
            if not hidden or not await self.means.ephemeral.say(self.occasion, message, SOON, urgent=True):
                raise

    async def hand_over(self, name: str, data: bytes) -> bool:
        return False

    async def refresh(self, message: Message) -> None:
        await self.whisper(message)

    async def is_admin(self) -> bool:
        return await _is_admin(self.means, self.room, self.occasion, masked=self.person.masked)


class Answer:
    """The one answer that the server waits for after a press: it may say something, and must be given."""

    def __init__(self, wire: Wire, query: str) -> None:
        self._wire = wire
        self._query: Final = query
        self.since: Final = monotonic()
        """When the bot was told of the press."""
        self._given = asyncio.Event()
        self.otherwise = ""
        """What is said if nothing else is in time."""
        self.told_otherwise = False

    async def give_in_time(self) -> None:
        """Answer if what he has asked for is not there soon."""
        with suppress(TimeoutError):
            async with asyncio.timeout(SIGN):
                await self._given.wait()
        # What is on its way counts as told, until it turns out that he does not see it.
        self.told_otherwise = bool(self.otherwise) and not self._given.is_set()
        self.told_otherwise &= await self.give(self.otherwise)

    async def give(self, words: str = "") -> bool:
        """Answer with a popup, or without words; False if he does not see it."""
        if self._given.is_set():
            return False
        self._given.set()
        bot = self._wire.bot
        try:
            await self._wire.ask_patiently(
                lambda: bot.answer_callback_query(self._query, words or None, show_alert=bool(words) or None)
            )
        except REFUSED as error:
            logger.info("a press could not be answered: %s", error)
            return False
        return True


@dataclass(frozen=True, slots=True)
class Pressed:
    """A button that somebody has pressed."""

    means: Means
    person: Person
    room: Room
    """Where he has pressed, or what the message with the button is about."""
    what: Press
    occasion: Occasion
    answer: Answer
    post: Post | None = None
    """The message with the button, if it is an ordinary one in his private chat."""
    ephemeral: int | None = None
    """The message with the button, if it is an ephemeral one of words: a picture cannot become them."""

    async def acknowledge(self) -> None:
        await self.answer.give()

    async def whisper(self, message: Message) -> None:
        if fits_popup(message):
            if await self.answer.give(popup(message)):
                return
            if self.means.private.told_just_now(self.occasion.user, message):
                return
        if self.post is not None:
            await self._in_private(self.means.private.say(self.occasion.user, message, self.room, SOON), message)
        elif await self.means.ephemeral.say(self.occasion, message, MOMENT):
            await self.acknowledge()
        else:
            await self._elsewhere(message)

    async def _elsewhere(self, message: Message) -> None:
        """In his private chat, and a popup where he has pressed. A hand stands in both: he need not change over to
        see his tiles, and has the buttons there."""
        language = self.means.words.known(message.language)
        by_hand = ""
        if message.secret and message.rows:  # a popup has no buttons
            by_hand = self.means.words.line(text("telegram-move-by-words"), language)
        self.answer.otherwise = here = popup(message, by_hand)
        try:
            await self.means.private.say(self.occasion.user, message, self.room, SOON)
        except Unreachable:
            if not await self.answer.give(here) and not self.answer.told_otherwise:
                raise
            return
        sent = self.means.words.line(text("telegram-sent-privately"), language)
        await self.answer.give(popup(message) if message.secret else sent)

    async def hand_over(self, name: str, data: bytes) -> bool:
        return False

    async def refresh(self, message: Message) -> None:
        means, user = self.means, self.occasion.user
        if self.post is not None:
            await self._in_private(means.private.change(user, self.post.id, message, self.room), message)
        elif self.ephemeral is not None and await means.ephemeral.change(self.occasion, self.ephemeral, message):
            await self.acknowledge()
        else:
            await self.whisper(message)

    async def _in_private(self, answer: Awaitable[None], message: Message) -> None:
        """Answer where he has pressed, or say by a popup that the chat takes nothing now: a message there would
        have to wait as long."""
        try:
            await answer
        except NotInTime:
            slowed = text("telegram-slowed")
            await self.answer.give(self.means.words.line(slowed, self.means.words.known(message.language)))
        else:
            await self.acknowledge()

    async def is_admin(self) -> bool:
        return await _is_admin(self.means, self.room, self.occasion)


@dataclass(frozen=True, slots=True)
class Chosen:
    """A move that somebody has chosen in the line in which he writes. In which chat, the server does not say."""

    means: Means
    person: Person
    room: Room
    what: Press
    user: int

    async def acknowledge(self) -> None:
        """The message that he has chosen is out already."""

    async def whisper(self, message: Message) -> None:
        await self.means.private.say_by_and_by(self.user, message, self.room)

    async def hand_over(self, name: str, data: bytes) -> bool:
        return False

    async def refresh(self, message: Message) -> None:
        await self.whisper(message)

    async def is_admin(self) -> bool:
        return False


async def _is_admin(means: Means, room: Room, occasion: Occasion, *, masked: bool = False) -> bool:
    """Alone with the bot everybody runs the chat; who speaks in a group's name runs the group."""
    if room.private:
        return True
    if masked:
        return occasion.user == GROUP_ANONYMOUS
    return await means.port.members.runs(place_of(Address(room=room.id)).chat, occasion.user)
