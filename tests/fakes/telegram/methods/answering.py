"""Answers to presses and to inline queries."""

from __future__ import annotations

import re

from tests.fakes.telegram import sight
from tests.fakes.telegram.content import text_content
from tests.fakes.telegram.entities import units
from tests.fakes.telegram.methods.registry import Request, method
from tests.fakes.telegram.refusals import OLD_QUERY, bad
from tests.fakes.telegram.schema import Json, Malformed
from tests.fakes.telegram.updates import LIVES

QUERY_LIFE = 60.0
"""Seconds in which a press can be answered; how long it really is, is not published."""

LONGEST_ANSWER, MOST_RESULTS, LONGEST_ID = 200, 50, 64

_START = re.compile(r"[A-Za-z0-9_-]{1,64}")


@method("answerCallbackQuery")
def answer_press(request: Request) -> bool:
    """Once, and while the app still waits for it."""
    world, given = request.world, request.given
    if units(given.get("text", "")) > LONGEST_ANSWER:
        raise bad("MESSAGE_TOO_LONG")
    if "url" in given:
        raise Malformed("this fake opens nothing for who has pressed")
    press = world.presses.get(given["callback_query_id"])
    if press is None or press.answered or world.clock.now() - press.at > QUERY_LIFE:
        raise bad(OLD_QUERY)
    press.answer = given
    world.pop_up(press)
    return True


@method("answerInlineQuery")
def answer_ask(request: Request) -> bool:
    world, given = request.world, request.given
    if given.get("cache_time") != 0 or given.get("is_personal") is not True:
        raise Malformed("an inline answer that is not cache_time=0 and is_personal would be shown to others")
    results = given["results"]
    if len(results) > MOST_RESULTS:
        raise bad("too many inline query results specified")
    if len({result["id"] for result in results}) < len(results):
        raise bad("RESULT_ID_DUPLICATE")
    if "button" in given and not _START.fullmatch(given["button"].get("start_parameter", "")):
        raise bad("START_PARAM_INVALID")
    ask = world.asks.get(given["inline_query_id"])
    if ask is None or ask.results is not None or world.clock.now() - ask.at > LIVES["inline_query"]:
        raise bad(OLD_QUERY)
    for result in results:
        _check_result(request, result)
    ask.results, ask.button = results, given.get("button")
    ask.user.seen += [sight.offer(result) for result in results]
    world.stir()
    return True


def _check_result(request: Request, result: Json) -> None:
    if not 1 <= len(result["id"].encode()) <= LONGEST_ID:
        raise bad("RESULT_ID_INVALID")
    if "reply_markup" in result:
        raise Malformed("this fake knows no buttons on what was chosen inline")
    text_content(request.world, result["input_message_content"], "MESSAGE_TOO_LONG")
