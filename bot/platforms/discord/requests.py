"""What people do, as requests: slash commands and buttons, and what is written in the private chat.

Discord shows everybody who waits for three seconds in vain that the bot has failed, so whatever the conversation
does, a request answers in time by itself.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from enum import Enum
from functools import partial
from typing import Final

import discord

from bot.conversation import Conversation
from bot.messages import Message
from bot.platforms.discord.dress import Dressed, dressed, pages
from bot.platforms.discord.errors import (
    ANSWERED_ALREADY,
    EXPIRED_TOKEN,
    MISTAKES,
    TRANSPORT,
    UNKNOWN_INTERACTION,
    UNKNOWN_TOKEN,
)
from bot.platforms.discord.port import LONGEST_CALL, DiscordPort
from bot.platforms.discord.retries import first_answer, further_answer
from bot.ports import Address, Command, Person, Press, Room, TooFast, Unreachable

logger = logging.getLogger(__name__)

PATIENCE: Final = 1.5
"""Seconds after which a request is put off, of the three that there are."""
_TOO_LATE: Final = (UNKNOWN_INTERACTION, UNKNOWN_TOKEN, EXPIRED_TOKEN)


class _Given(Enum):
    """What Discord has been answered."""

    NOTHING = "nothing"
    PROMISED = "promised"
    """An answer, which still has to come."""
    SEEN = "seen"
    """The press has arrived; the message with the button stands where an answer would."""
    ANSWERED = "answered"
    LOST = "lost"
    """It is too late: for the first answer there are 3 seconds, for all others 15 minutes."""
    TAKEN = "taken"
    """Another process has answered."""


class Answering:
    """A request that came as an interaction, and the one answer and the further ones that it may have."""

    def __init__(
        self,
        interaction: discord.Interaction[discord.Client],
        port: DiscordPort,
        person: Person,
        room: Room,
        what: Command | Press,
        patience: float,
    ) -> None:
        self.person: Final = person
        self.room: Final = room
        self.what: Final = what
        self._interaction = interaction
        self._port = port
        self._given = _Given.NOTHING
        self._perhaps: _Given | None = None
        """What may have been given, though it met an error each time."""
        self._lock = asyncio.Lock()
        self._late = asyncio.get_running_loop().call_later(patience, self._put_off_soon)
        self._putting_off: asyncio.Task[None] | None = None
        self._first_given = asyncio.Event()
        pressed = interaction.message
        self._changing: Final = (
            pressed.id if isinstance(what, Press) and room.private and pressed is not None else None
        )
        """The message with the button, if it is one of his private chat: changing it is an answer, too."""
        if self._changing is not None:
            port.expect(self._changing, self._change)

    # --- what the conversation asks -------------------------------------------------------------------------

    async def acknowledge(self) -> None:
        if self._changing is None:  # else the message may be about to change, which says it, too
            await self._acknowledge()

    async def whisper(self, message: Message) -> None:
        async with self._lock:
            for page in pages(message):
                await self._answer(page, self._whisper)

    async def hand_over(self, name: str, data: bytes) -> bool:
        if self.room.private or not self._takes_files:
            return False
        dress = Dressed("", (), None, discord.AllowedMentions.none(), attached=(name, data))
        async with self._lock:
            with _forgiving("a file could not be handed over"):
                if self._given not in (_Given.LOST, _Given.TAKEN):
                    async with asyncio.timeout(LONGEST_CALL):
                        await self._whisper(dress)
                        return True
        return False

    async def refresh(self, message: Message) -> None:
        pressed = self._interaction.message
        own = pressed is not None and (self.room.private or pressed.flags.ephemeral)
        async with self._lock:
            await self._answer(message, self._refresh if own else self._whisper)

    async def is_admin(self) -> bool:
        rights = self._interaction.permissions
        return self.room.private or rights.administrator or rights.manage_guild or rights.manage_channels

    # --- what the platform asks -----------------------------------------------------------------------------

    async def finish(self) -> None:
        """Everything has been done. Where nothing was to be said, nothing is left of the question."""
        if self._changing is not None:
            await self._first_given.wait()  # or it is put off
            self._port.expect_no_more(self._changing, self._change)
        self._late.cancel()
        async with self._lock:
            await self._put_off()
            if self._given is _Given.PROMISED:
                self._given = _Given.ANSWERED
                with _forgiving("a promised answer could not be removed"):
                    await further_answer(self._interaction.delete_original_response)

    # --- the first answer -----------------------------------------------------------------------------------

    def _put_off_soon(self) -> None:
        self._putting_off = asyncio.create_task(self._acknowledge(), name="putting off a request")

    async def _acknowledge(self) -> None:
        async with self._lock:
            await self._put_off()

    async def _put_off(self) -> None:
        """Say that the request has arrived, if nothing else has been said."""
        if self._given is not _Given.NOTHING:
            return
        response = self._interaction.response
        with _forgiving("a request could not be acknowledged"):
            if isinstance(self.what, Press):
                await self._first(response.defer, _Given.SEEN)
            else:
                await self._first(lambda: response.defer(ephemeral=self._hidden, thinking=True), _Given.PROMISED)

    async def _first(self, respond: Callable[[], Awaitable[object]], then: _Given) -> bool:
        """Give the one first answer; False if not this one stands there, but one before that seemed to be lost."""
        self._first_given.set()
        lost = self._perhaps
        try:
            arrived_before = not await first_answer(self._interaction, respond)
        except (discord.DiscordServerError, *TRANSPORT):
            self._perhaps = lost or then
            raise
        except discord.HTTPException as error:
            if error.code in _TOO_LATE:
                self._given = _Given.LOST
            if error.code != ANSWERED_ALREADY:
                raise
            if lost is None:
                self._given = _Given.TAKEN
                raise
            arrived_before = True
        if arrived_before and lost is not None:
            self._given = lost
            return False
        self._given = then
        return True

    # --- all answers ----------------------------------------------------------------------------------------

    @property
    def _hidden(self) -> bool:
        """In his private chat nobody else reads along, and what he asked for is to stay; only what is said to a
        press comes and goes."""
        return not (self.room.private and isinstance(self.what, Command))

    def _dressed(self, message: Message) -> Dressed:
        return dressed(message, pictures=self._takes_files)

    @property
    def _takes_files(self) -> bool:
        return self._interaction.guild_id is None or self._interaction.app_permissions.attach_files

    async def _answer(self, message: Message, answer: Callable[[Dressed], Awaitable[None]]) -> None:
        """Answer him; if it is too late for that, write to him where that is as private. Whom another process has
        answered is told nothing more."""
        if self._given not in (_Given.LOST, _Given.TAKEN):
            try:
                async with asyncio.timeout(LONGEST_CALL):
                    await answer(self._dressed(message))
            except discord.HTTPException as error:
                if error.code in MISTAKES:
                    raise
                logger.info("an answer did not arrive: %s", _reason(error))
            except TRANSPORT as error:
                logger.info("an answer did not arrive: %s", _reason(error))
            else:
                return
        if self._given is _Given.TAKEN:
            return
        if not self.room.private:
            raise Unreachable(self.person.id)
        await _write(self._port, self.person, message)

    async def _whisper(self, dress: Dressed) -> None:
        interaction = self._interaction
        if self._given is _Given.NOTHING and await self._first(
            lambda: interaction.response.send_message(dress.text, **dress.sending(), ephemeral=self._hidden),
            _Given.ANSWERED,
        ):
            return
        if self._given is _Given.PROMISED:
            await self._fill(dress, dress.files)
            self._given = _Given.ANSWERED
        else:
            await further_answer(
                lambda: interaction.followup.send(dress.text, **dress.sending(), ephemeral=self._hidden)
            )

    async def _refresh(self, dress: Dressed) -> None:
        """Change the message with the button; once something else was answered, it is out of reach."""
        pressed, edit = self._interaction.message, self._interaction.response.edit_message
        assert pressed is not None
        files = partial(self._port.attachments, pressed.id, dress)
        if self._given is _Given.NOTHING and await self._first(
            lambda: edit(**dress.changing(files())), _Given.SEEN
        ):
            self._port.pictured(pressed.id, dress)
        elif self._given is _Given.SEEN:
            await self._fill(dress, files)
            self._port.pictured(pressed.id, dress)
        else:
            await self._whisper(dress)

    async def _change(self, dress: Dressed | None) -> bool:
        """Answer by changing the message with the button, which costs no call beside the answer; False if that
        cannot be, or no longer. If the message is to go, the press is acknowledged before that: else nothing would
        be left to answer it by."""
        async with self._lock:
            if dress is None:
                await self._put_off()
            elif self._given is _Given.NOTHING and self._perhaps is not _Given.ANSWERED:
                with _forgiving("a press could not be answered by a changed message"):
                    await self._refresh(dress)
                    return True
        return False

    async def _fill(self, dress: Dressed, files: Callable[[], list[discord.File]]) -> None:
        """What stands where the first answer stands becomes this."""
        await further_answer(lambda: self._interaction.edit_original_response(**dress.changing(files())))


@dataclass(frozen=True, slots=True)
class Written:
    """A request that came as a message in the private chat."""

    port: DiscordPort
    person: Person
    room: Room
    what: Command | Press
    conversation: Conversation

    async def acknowledge(self) -> None:
        """Nobody waits for a sign that a message has arrived."""

    async def whisper(self, message: Message) -> None:
        for page in pages(message):
            await _write(self.port, self.person, page)
        await self.conversation.reached(Address(person=self.person.id))

    async def hand_over(self, name: str, data: bytes) -> bool:
        """His private chat is where a file goes anyhow."""
        return False

    async def refresh(self, message: Message) -> None:
        await self.whisper(message)

    async def is_admin(self) -> bool:
        return True


async def _write(port: DiscordPort, person: Person, message: Message) -> None:
    """Answer in the private chat; an answer does not wait until Discord can be reached again."""
    try:
        await port.send(Address(person=person.id), message, loud=False)
    except TooFast as error:
        raise Unreachable(person.id) from error


@contextmanager
def _forgiving(what: str) -> Iterator[None]:
    """Note what Discord does not do, and go on."""
    try:
        yield
    except (discord.HTTPException, discord.InteractionResponded, *TRANSPORT) as error:
        logger.info("%s: %s", what, _reason(error))


def _reason(error: Exception) -> str:
    """What is wrong, without texts and addresses."""
    return f"code {error.code}" if isinstance(error, discord.HTTPException) else type(error).__name__
