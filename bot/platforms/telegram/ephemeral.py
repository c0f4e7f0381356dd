"""Ephemeral messages: shown in a group to one member, for a short while after he has pressed or written something.

Newer servers know them. An older one ignores the parameters that it does not know and would show a hand to
everybody. So it is asked beforehand whether it knows the methods that belong to them (`probe`), the first message
of each process that is sent in this way says nothing, and a result that is not marked as ephemeral ends all this.
"""

from __future__ import annotations

import logging
from dataclasses import dataclass
from time import monotonic
from typing import Final

from telegram.error import TelegramError

from bot.memory import Memory
from bot.messages import Message
from bot.platforms.telegram.errors import REFUSED, NotKnown, Unchanged
from bot.platforms.telegram.ids import Place
from bot.platforms.telegram.in_time import MOMENT, PATIENCE, InTime
from bot.platforms.telegram.markup import EPHEMERAL_EDIT, Json, keyboard, units
from bot.platforms.telegram.port import NOTHING, TelegramPort, text_of
from bot.platforms.telegram.wire import SOON, Wire
from bot.ports import Address, TooFast

logger = logging.getLogger(__name__)

LATEST: Final = 15.0
"""Seconds after which the server takes no ephemeral answer to a press any more."""

_TRIES: Final = 3
_REMEMBERED: Final = 2000
"""People of whom it is remembered which message shows them their hand."""


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


class Ephemeral:
    """The ephemeral messages of this process, if the server `knows` them. They count towards the pace of their
    group, which shows a table as well."""

    def __init__(self, port: TelegramPort, in_time: InTime, *, knows: bool) -> None:
        self._port = port
        self._in_time = in_time
        self._wire = in_time.wire
        self._knows = knows
        self._proven = False
        self._hands: Memory[tuple[int, int], int] = Memory(_REMEMBERED)

    async def say(self, occasion: Occasion, message: Message, patience: float, *, urgent: bool = False) -> bool:
        """Say it in the group where it was asked for, with so many seconds for the pace of the group to have room;
        False if that cannot be. A hand takes the place of the one before; it is as `urgent` as what can be told in
        no other way."""
        too_late = occasion.query is not None and monotonic() - occasion.since > LATEST
        if not self._knows or too_late:
            return False
        urgent = urgent or message.secret
        try:
            if not self._proven:
                trial = await self._send(occasion, NOTHING, patience, urgent=urgent)
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
        """Let one look like this, for its reader goes on with its buttons; False if that cannot be."""
        if message.drawing is not None or units(message.plain()) > EPHEMERAL_EDIT:
            return False
        given = self._triple(occasion, ephemeral) | text_of(message, EPHEMERAL_EDIT)
        given["reply_markup"] = keyboard(message.rows)
        try:
            await self._in_time.send(
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
        sent = await self._in_time.send(
            Address(room=occasion.place.room),
            lambda: self._port.post(occasion.place, message, occasion.fields()),
            patience,
            urgent=urgent,
        )
        if sent.ephemeral is None:
            self._knows = False
            logger.error("the server shows ephemeral messages to everybody: no more are sent")
            await self._wire.patiently(lambda: self._port.remove(sent.post), PATIENCE)
        return sent.ephemeral

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
