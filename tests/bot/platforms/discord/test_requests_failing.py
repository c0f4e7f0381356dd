"""Answers that Discord does not take: nobody is ever told that the bot has failed."""

from __future__ import annotations

import asyncio
import logging

import discord
import pytest

from bot.platforms.discord.retries import PAUSES
from bot.ports import Request, Unreachable
from tests.bot.platforms.discord.answering import (
    CALLBACK,
    Handler,
    acknowledging,
    pressed,
    promising,
    refreshing,
    unwaited,
    whispering,
)
from tests.bot.platforms.discord.company import Table, table
from tests.bot.platforms.saying import say
from tests.bot.platforms.watch import warnings
from tests.fakes.discord import Drop
from tests.fakes.discord.interactions import IN_TIME, TOO_LATE
from tests.waiting import PATIENCE

FURTHER = "POST /webhooks/{webhook_id}/{webhook_token}"
PROMISED = "PATCH /webhooks/{webhook_id}/{webhook_token}/messages/@original"
NOT_NEEDED = "DELETE /webhooks/{webhook_id}/{webhook_token}/messages/@original"


async def told_unreachable(t: Table, on: Handler) -> None:
    """Ann uses a command, and the handler learns that it cannot answer her."""
    caught = asyncio.Event()

    async def catching(request: Request) -> None:
        with pytest.raises(Unreachable):
            await on(request)
        caught.set()

    t.company.on = catching
    t.ann.slash(t.channel, "rules")
    async with asyncio.timeout(PATIENCE):
        await caught.wait()


async def told_twice(t: Table) -> None:
    """Ann uses a command and is given two answers; where the adapter has no patience, once it has put them off."""

    async def on(request: Request) -> None:
        await t.fake.until(lambda: t.platform.client.patience or t.shown())
        await request.whisper(say("The rules"))
        await request.whisper(say("More rules"))

    t.company.on = on
    interaction = await t.fake.answered(t.ann.slash(t.channel, "rules"))
    await t.fake.until(lambda: len(interaction.messages) == 2)
    await t.platform.client.in_hand.done()
    assert [shown.content for shown in t.shown()] == ["The rules", "More rules"]


async def test_too_late_for_an_answer(caplog: pytest.LogCaptureFixture) -> None:
    async with table(checked=False) as t:

        async def late(request: Request) -> None:
            t.fake.clock.advance(TOO_LATE)
            await request.whisper(say("The rules"))

        with caplog.at_level(logging.INFO):
            await told_unreachable(t, late)
        assert "code 10062" in caplog.text
        assert not warnings(caplog)


async def test_a_file_for_which_it_is_too_late_is_not_handed_over() -> None:
    given = list[bool]()

    async def late(request: Request) -> None:
        t.fake.clock.advance(TOO_LATE)
        given.extend([await request.hand_over("sheet.csv", b"1,2") for _ in range(2)])

    async with table(checked=False) as t:
        t.company.on = late
        t.ann.slash(t.channel, "sheet")
        await t.fake.until(lambda: bool(given))
        assert given == [False, False]
        assert t.shown() == []


async def test_after_a_quarter_of_an_hour_nothing_can_be_said() -> None:
    async with table() as t:

        async def late(request: Request) -> None:
            await request.whisper(say("The rules"))
            t.fake.clock.advance(16 * 60)
            await request.whisper(say("More rules"))

        await told_unreachable(t, late)
        assert [shown.content for shown in t.shown()] == ["The rules"]


async def test_another_process_was_faster() -> None:
    async with table(checked=False) as t:
        t.fake.fail(CALLBACK, code=40060)
        t.company.on = whispering("The rules")
        t.ann.slash(t.channel, "rules")
        await t.fake.until(lambda: bool(t.fake.calls_to(CALLBACK)))
        await t.platform.client.in_hand.done()
        assert len(t.fake.calls_to(CALLBACK)) == 1
        assert t.shown() == []


@pytest.mark.parametrize("drop", Drop)
@pytest.mark.parametrize("handler", [acknowledging, whispering("The rules")])
async def test_an_answer_that_is_lost_on_the_way_is_given_again(drop: Drop, handler: Handler) -> None:
    async with table() as t:
        t.fake.fail(CALLBACK, drop=drop)
        t.company.on = handler
        await t.fake.answered(t.ann.slash(t.channel, "rules"))
        assert [shown.content for shown in t.shown()] == ([] if handler is acknowledging else ["The rules"])


@pytest.mark.parametrize("body", [("text/html", b""), ("application/json", b"{}")])
@pytest.mark.parametrize("patience", [0.0, PATIENCE])
async def test_an_answer_counts_whatever_comes_back(
    body: tuple[str, bytes], patience: float, caplog: pytest.LogCaptureFixture
) -> None:
    async with table() as t:
        t.platform.client.patience = patience
        t.fake.fail(times=9, drop=Drop.AFTER, body=body)
        await told_twice(t)
        assert len(t.fake.calls_to(CALLBACK)) == 1
        assert not warnings(caplog)


@pytest.mark.parametrize("patience", [0.0, PATIENCE])
async def test_an_answer_counts_that_was_met_with_an_error(patience: float) -> None:
    async with table() as t:
        t.platform.client.patience = patience
        t.fake.fail(CALLBACK, drop=Drop.AFTER, status=502, body=("text/html", b"Bad Gateway"))
        await told_twice(t)
        assert [call.code for call in t.fake.calls_to(CALLBACK)] == [0, 40060]


@pytest.mark.parametrize("status", [429, 500, 503])
async def test_an_answer_is_given_again_in_time(status: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also if it was put off before."""
    async with table() as t:
        t.fake.fail(CALLBACK, times=len(PAUSES), status=status)
        t.company.on = whispering("The rules")
        pauses = unwaited(monkeypatch)
        await t.fake.answered(t.ann.slash(t.channel, "rules"))
        assert [shown.content for shown in t.shown()] == ["The rules"]
        assert pauses == list(PAUSES)
        assert t.platform.client.patience + sum(PAUSES) < IN_TIME


@pytest.mark.parametrize("errors", [0, 1])
async def test_what_has_arrived_though_every_try_met_an_error_is_no_answer_of_another_process(errors: int) -> None:
    """Who was promised an answer gets it."""
    async with table() as t:
        t.fake.fail(CALLBACK, times=len(PAUSES), status=503)
        t.fake.fail(CALLBACK, drop=Drop.AFTER)
        t.fake.fail(CALLBACK, times=errors, status=503)
        t.company.on = promising("The rules")
        await t.fake.answered(t.ann.slash(t.channel, "rules"))
        await t.platform.client.in_hand.done()
        assert [shown.content for shown in t.shown()] == ["The rules"]


async def test_what_has_arrived_though_every_try_met_an_error_can_be_changed() -> None:
    async with table() as t:
        await pressed(t, whispering("Your hand"))
        hand = t.last

        async def on(request: Request) -> None:
            await request.acknowledge()
            await request.refresh(say("Page two"))

        t.fake.fail(CALLBACK, times=len(PAUSES), status=503)
        t.fake.fail(CALLBACK, drop=Drop.AFTER)
        await pressed(t, on, shown=hand)
        await t.fake.until(lambda: t.last.content == "Page two")
        await t.platform.client.in_hand.done()
        assert (t.last.id, len(t.shown())) == (hand.id, 2)


async def test_a_changed_message_counts_whatever_comes_back() -> None:
    async with table() as t:
        await pressed(t, whispering("Your hand"))
        hand = t.last
        t.fake.fail(times=9, drop=Drop.AFTER, body=("text/html", b""))
        await pressed(t, refreshing("Page two", "Page three"), shown=hand)
        await t.fake.until(lambda: t.last.content == "Page three")
        await t.platform.client.in_hand.done()
        assert (t.last.id, len(t.shown())) == (hand.id, 2)


async def test_what_the_moderators_forbid_is_no_mistake() -> None:
    async with table() as t:
        t.fake.fail(CALLBACK, code=200000)
        await told_unreachable(t, whispering("The rules"))


async def test_a_mistake_of_ours_can_be_apologized_for() -> None:
    async with table() as t:

        async def on(request: Request) -> None:
            t.fake.fail(CALLBACK, code=50035)
            with pytest.raises(discord.HTTPException):
                await request.whisper(say("The rules"))
            await request.whisper(say("Something went wrong"))

        t.company.on = on
        await t.fake.answered(t.ann.slash(t.channel, "rules"))
        assert [shown.content for shown in t.shown()] == ["Something went wrong"]


async def test_an_outage_is_no_mistake(monkeypatch: pytest.MonkeyPatch) -> None:
    async with table(checked=False) as t:
        t.fake.fail(CALLBACK, times=9, drop=Drop.BEFORE)
        unwaited(monkeypatch)
        await told_unreachable(t, whispering("The rules"))


@pytest.mark.parametrize("drop", Drop)
async def test_a_further_answer_that_is_lost_on_the_way_is_given_again(drop: Drop) -> None:
    """At worst he reads it twice, and nobody else does."""
    async with table() as t:
        t.fake.fail(FURTHER, drop=drop)
        t.company.on = whispering("The rules", "More rules")
        await t.fake.answered(t.ann.slash(t.channel, "rules"))
        await t.platform.client.in_hand.done()
        again = ["More rules"] if drop is Drop.AFTER else []
        assert [shown.content for shown in t.shown()] == ["The rules", "More rules", *again]


async def test_a_further_answer_that_comes_too_fast_is_given_later() -> None:
    async with table() as t:
        t.fake.headers_left_out = frozenset({"Via"})
        t.fake.fail(FURTHER, status=429, retry_after=0.05)
        t.company.on = whispering("The rules", "More rules")
        await t.fake.answered(t.ann.slash(t.channel, "rules"))
        await t.platform.client.in_hand.done()
        assert [shown.content for shown in t.shown()] == ["The rules", "More rules"]


@pytest.mark.parametrize("drop", Drop)
async def test_a_promised_answer_that_is_lost_on_the_way_is_given_again(drop: Drop) -> None:
    async with table() as t:
        t.fake.fail(PROMISED, drop=drop)
        t.company.on = promising("The rules")
        await t.fake.answered(t.ann.slash(t.channel, "rules"))
        await t.platform.client.in_hand.done()
        assert [shown.content for shown in t.shown()] == ["The rules"]


@pytest.mark.parametrize("drop", Drop)
async def test_a_promise_that_is_not_needed_is_taken_back_until_it_is_gone(drop: Drop) -> None:
    async with table() as t:
        t.fake.fail(NOT_NEEDED, times=2, drop=drop)
        t.company.on = acknowledging
        await t.fake.answered(t.ann.slash(t.channel, "rules"))
        await t.platform.client.in_hand.done()
        assert t.shown() == []
