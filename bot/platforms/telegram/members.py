"""Who belongs to a chat, who runs it, and what the bot may do there."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Final, TypeVar

from telegram import ChatMember, ChatMemberRestricted

from bot.memory import Memory
from bot.platforms.telegram.errors import REFUSED, Hidden
from bot.platforms.telegram.wire import Wire
from bot.ports import Unreachable

logger = logging.getLogger(__name__)

RUNS: Final = (ChatMember.OWNER, ChatMember.ADMINISTRATOR)
"""The ranks of those who run a chat."""

T = TypeVar("T")

_FRESH: Final = 60.0
"""Seconds for which a rank is believed to be what it was."""
_MOST: Final = 2000


def inside(member: ChatMember) -> bool:
    """Whether this is the standing of somebody who is in the chat."""
    if isinstance(member, ChatMemberRestricted):
        return member.is_member
    return member.status in (*RUNS, ChatMember.MEMBER)


class Members:
    """Asks the server, and remembers for a moment."""

    def __init__(self, wire: Wire) -> None:
        self._wire = wire
        self._known: Memory[tuple[int, int], tuple[float, ChatMember]] = Memory(_MOST)

    async def standing(self, chat: int, user: int) -> ChatMember | None:
        """What somebody is in a chat; None if the server refuses to say, which tells nothing of him. `Unreachable`
        if nobody can say, `Hidden` if the server will not."""
        return await self._told(lambda: self._wire.bot.get_chat_member(chat, user))

    async def runs(self, chat: int, user: int) -> bool:
        """Whether somebody runs a chat."""
        now = monotonic()
        at, member = self._known.get((chat, user)) or (0.0, None)
        if member is None or now - at > _FRESH:
            try:
                member = await self._standing_or_rank(chat, user)
            except Unreachable:
                return False
            if member is None:
                return False
            self._known.note((chat, user), (now, member))
        return member.status in RUNS

    async def _standing_or_rank(self, chat: int, user: int) -> ChatMember | None:
        """What somebody is in a chat; of one whose members are hidden, if he runs it."""
        try:
            return await self.standing(chat, user)
        except Hidden:
            pass
        admins = await self._told(lambda: self._wire.bot.get_chat_administrators(chat))
        return next((admin for admin in admins or () if admin.user.id == user), None)

    async def _told(self, call: Callable[[], Awaitable[T]]) -> T | None:
        """What the server says; None if that is nothing."""
        try:
            return await self._wire.ask_patiently(call)
        except Unreachable:
            raise
        except REFUSED as error:
            logger.info("the server does not say who is in a chat: %s", error)
            return None

    def forget(self, chat: int, user: int) -> None:
        """Somebody's standing has changed."""
        self._known.forget((chat, user))

    async def is_member(self, chat: int, user: int) -> bool | None:
        """Whether somebody is in a chat; None if nobody says."""
        try:
            member = await self.standing(chat, user)
        except Unreachable:
            return None
        return None if member is None else inside(member)
