"""What is in order in a chat and what is not, and how to mend it."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from typing import Final

from telegram import ChatFullInfo, ChatMember, ChatMemberAdministrator, ChatMemberRestricted, User

from bot.messages import text
from bot.platforms.telegram.errors import REFUSED
from bot.platforms.telegram.ids import Place
from bot.platforms.telegram.members import RUNS, Members, inside
from bot.platforms.telegram.wire import Wire
from bot.ports import Finding

logger = logging.getLogger(__name__)

_UNKNOWN: Final = Finding(text("telegram-unknown"), good=False)


async def examine(wire: Wire, members: Members, place: Place, *, closed: bool) -> tuple[Finding, ...]:
    """Look at a chat through the bot's own rights; `closed` says whether it is a topic that is known to be."""
    me = await _asked_anew(wire)
    if me is None:
        return (_UNKNOWN,)
    if place.private:
        return tuple(_everywhere(me))
    try:
        standing = await members.standing(place.chat, me.id)
        chat = await wire.ask_patiently(lambda: wire.bot.get_chat(place.chat))
    except REFUSED as error:
        logger.info("a chat could not be examined: %s", error)
        return (_UNKNOWN,)
    if standing is None:
        return (_UNKNOWN,)
    if not inside(standing):
        return (Finding(text("telegram-not-inside"), good=False),)
    closed = closed and bool(chat.is_forum) and not _manages_topics(standing)
    return (
        *_rights(chat, standing, closed=closed),
        *_topics(place, chat, standing, closed=closed),
        *_seeing(me, standing),
        *_everywhere(me),
    )


async def _asked_anew(wire: Wire) -> User | None:
    """The bot itself: BotFather may have been told something else since the log-in. If the server does not say,
    what it has said last."""
    try:
        wire.me = await wire.ask_patiently(wire.bot.get_me)
    except REFUSED as error:
        logger.info("the bot could not be asked for anew: %s", error)
    return wire.me


def _rights(chat: ChatFullInfo, standing: ChatMember, *, closed: bool) -> Iterator[Finding]:
    """What may be sent. Who runs the chat is above what the chat allows to all."""
    allowed = chat.permissions
    texts = photos = True
    if isinstance(standing, ChatMemberRestricted):
        texts, photos = standing.can_send_messages, standing.can_send_photos
    if standing.status not in RUNS and allowed is not None:
        texts = texts and allowed.can_send_messages is not False
        photos = photos and allowed.can_send_photos is not False
    if texts and closed:
        yield Finding(text("telegram-topic-closed"), good=False)
    else:
        yield Finding(text("telegram-texts-yes" if texts else "telegram-texts-no"), good=texts)
    yield Finding(text("telegram-photos-yes" if photos else "telegram-photos-no"), good=photos)


def _topics(place: Place, chat: ChatFullInfo, standing: ChatMember, *, closed: bool) -> Iterator[Finding]:
    if not chat.is_forum:
        return
    yield Finding(text("telegram-topic" if place.topic else "telegram-general"), good=True)
    if _manages_topics(standing):
        yield Finding(text("telegram-topics-closed"), good=True)
    elif not closed:
        yield Finding(text("telegram-topic-open"))


def _manages_topics(standing: ChatMember) -> bool:
    return isinstance(standing, ChatMemberAdministrator) and bool(standing.can_manage_topics)


def _seeing(me: User, standing: ChatMember) -> Iterator[Finding]:
    """What the bot sees of what is written there: enough, in any case."""
    if standing.status in RUNS:
        seen = text("telegram-runs")
    else:
        seen = text("telegram-sees-all" if me.can_read_all_group_messages else "telegram-sees-little")
    yield Finding(seen, good=True)


def _everywhere(me: User) -> Iterator[Finding]:
    yield Finding(text("telegram-inline-yes" if me.supports_inline_queries else "telegram-inline-no"), good=True)
