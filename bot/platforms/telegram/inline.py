"""Moves that are chosen in the line in which one writes, without leaving the group.

What is offered shows a hand: it is made for one person and kept by nobody.
"""

from __future__ import annotations

import logging
from textwrap import shorten
from typing import Final

from telegram import InlineQuery, InlineQueryResultArticle, InlineQueryResultsButton, InputTextMessageContent

from bot.cleaning import MORE
from bot.conversation import Conversation, Offer
from bot.platforms.telegram.errors import REFUSED
from bot.platforms.telegram.wire import Wire
from bot.ports import Person

logger = logging.getLogger(__name__)

_MOST: Final = 50
_LONGEST: Final = 64
"""Letters of the button that stands above the results."""

START: Final = "inline"
"""The word with which the button opens the private chat."""


async def answer(wire: Wire, conversation: Conversation, person: Person, query: InlineQuery) -> None:
    """Offer the moves of who asks, or say why there are none."""
    offered, why = await conversation.offers(person, query.query.strip())
    button = None
    if why:
        shown = shorten(why, _LONGEST, placeholder=MORE)
        button = InlineQueryResultsButton(shown, start_parameter=START)
    try:
        await wire.ask_patiently(
            lambda: wire.bot.answer_inline_query(
                query.id,
                [_result(offer) for offer in offered[:_MOST]],
                cache_time=0,
                is_personal=True,
                button=button,
            )
        )
    except REFUSED as error:
        logger.info("moves could not be offered: %s", error)


def _result(offer: Offer) -> InlineQueryResultArticle:
    return InlineQueryResultArticle(
        id=offer.data,
        title=offer.title,
        description=offer.about or None,
        input_message_content=InputTextMessageContent(offer.said),
    )
