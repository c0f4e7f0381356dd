"""The bot on Discord from logging in, with its commands, to letting go."""

from __future__ import annotations

import asyncio
import logging
from time import monotonic
from typing import Any

import pytest

from bot import announcing, outage
from bot.ids import RoomId
from bot.platforms import BadToken, CannotServe
from bot.platforms.discord import DiscordPlatform
from bot.platforms.discord import platform as adapter
from bot.platforms.discord.client import FAREWELL
from bot.ports import Gone, Request
from tests.bot.kept import WORDS
from tests.bot.platforms.discord.answering import CALLBACK, whispering
from tests.bot.platforms.discord.company import Company, Table, at, platform_for, serving, table, to
from tests.bot.platforms.saying import say
from tests.bot.platforms.watch import warnings
from tests.fakes.discord import Drop, FakeDiscord
from tests.waiting import PATIENCE

MINUTE = 60.0
COMMANDS = "PUT /applications/{application_id}/commands"


# --- logging in -------------------------------------------------------------------------------------------------


async def test_a_token_that_was_never_good(caplog: pytest.LogCaptureFixture) -> None:
    async with FakeDiscord() as fake:
        platform = platform_for(fake, "wrong.secret.token")
        with caplog.at_level(logging.DEBUG), pytest.raises(BadToken) as error:
            await platform.log_in()
        await platform.close()
        assert "wrong.secret.token" not in caplog.text + str(error.value)


@pytest.mark.parametrize("token", ["wrong\ntoken", "wrong\0token"])
async def test_a_token_that_cannot_even_be_sent(token: str) -> None:
    async with FakeDiscord() as fake:
        platform = platform_for(fake, token)
        with pytest.raises(BadToken):
            await asyncio.wait_for(platform.log_in(), PATIENCE)
        await platform.close()


async def test_logging_in_is_tried_again(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outage, "FIRST_WAIT", 0.001)
    async with FakeDiscord() as fake:
        fake.fail("GET /users/@me", times=2, drop=Drop.BEFORE)
        fake.fail("GET /users/@me", status=503)
        fake.fail("GET /oauth2/applications/@me", drop=Drop.BEFORE)
        platform = platform_for(fake)
        with caplog.at_level(logging.INFO):
            await platform.log_in()
        assert platform.port.online
        await platform.close()
        assert "static token" not in caplog.text
        assert warnings(caplog) == [
            "Discord cannot be reached and is tried again: the connection was cut",
        ]


@pytest.mark.parametrize("route", ["GET /users/@me", "GET /oauth2/applications/@me"])
async def test_an_answer_to_the_log_in_is_not_waited_for_without_end(
    route: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outage, "FIRST_WAIT", 0.001)
    monkeypatch.setattr(adapter, "LONGEST_CALL", 0.5)
    async with FakeDiscord() as fake:
        fake.fail(route, delay=MINUTE)
        platform = platform_for(fake)
        async with asyncio.timeout(PATIENCE):
            await platform.log_in()
        assert platform.port.online
        await platform.close()
        assert warnings(caplog) == ["Discord cannot be reached and is tried again: no answer in time"]


@pytest.mark.parametrize("route", ["GET /users/@me", "GET /oauth2/applications/@me"])
@pytest.mark.parametrize(
    "body",
    [
        ("text/html", b"<html>Please log in</html>"),
        ("application/json", b"<html>Please log in</html>"),
        ("application/json", b'{"id": "1", "user'),
        ("application/json", b"[]"),
        ("application/json", b"null"),
        ("application/json", b'{"message": "Please log in"}'),
        ("application/json", b"\xff"),
    ],
)
async def test_an_answer_that_is_none_of_discords_is_an_outage(
    body: tuple[str, bytes], route: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outage, "FIRST_WAIT", 0.001)
    async with FakeDiscord() as fake:
        fake.fail(route, times=2, body=body)
        platform = platform_for(fake)
        await platform.log_in()
        assert platform.port.online
        await platform.close()
    (warning,) = warnings(caplog)
    assert warning.startswith("Discord cannot be reached")
    assert warning.endswith("none of Discord's")


@pytest.mark.parametrize("kind", ["application/json; charset=utf-8", "application/octet-stream"])
async def test_answers_may_call_themselves_otherwise(kind: str, caplog: pytest.LogCaptureFixture) -> None:
    async with FakeDiscord() as fake:
        fake.content_type = kind
        channel = fake.guild("Club", fake.host).channel("games")
        platform = platform_for(fake)
        async with serving(platform, Company()):
            post = await platform.port.send(at(channel), say("A table"), loud=False)
            await platform.port.delete(at(channel), post)
            with pytest.raises(Gone):
                await platform.port.edit(at(channel), post, say("A table"))
            await fake.until(lambda: fake.calls_to(COMMANDS))
    assert not warnings(caplog)


@pytest.mark.parametrize("status", [404, 501])
async def test_a_server_may_know_the_bot_alone_and_not_its_application(
    status: int, caplog: pytest.LogCaptureFixture
) -> None:
    async with FakeDiscord() as fake:
        fake.fail("GET /users/@me", body=("application/json", b'{"id": "1", "username": "Boneyard"}'))
        fake.fail("GET /oauth2/applications/@me", status=status, body=("text/html", b"<html>No such page</html>"))
        platform = platform_for(fake)
        await platform.log_in()
        assert platform.port.online
        assert platform.client.application_id == 1
        await platform.close()
    assert not warnings(caplog)


async def test_an_application_may_be_known_by_its_number_alone(caplog: pytest.LogCaptureFixture) -> None:
    async with FakeDiscord() as fake:
        fake.fail("GET /oauth2/applications/@me", body=("application/json", b'{"id": "7"}'))
        platform = platform_for(fake)
        await platform.log_in()
        assert platform.client.application_id == 7
        await platform.close()
    assert not warnings(caplog)


async def test_logging_in_waits_as_long_as_discord_asks(
    slept: list[float], caplog: pytest.LogCaptureFixture
) -> None:
    async with FakeDiscord() as fake:
        fake.fail("GET /users/@me", status=429, retry_after=300)
        platform = platform_for(fake)
        await platform.log_in()
        await platform.close()
        assert slept == [300]
    assert (
        warnings(caplog)[-1] == "Discord lets nothing through at this pace and is tried again: 300 seconds to wait"
    )


@pytest.fixture
def slept(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """For how many minutes or hours somebody wanted to wait; nobody waits for so long."""
    found: list[float] = []
    sleep = asyncio.sleep

    async def note(seconds: float) -> None:
        if seconds >= MINUTE:
            found.append(seconds)
        await sleep(seconds if seconds < MINUTE else 0)

    monkeypatch.setattr(asyncio, "sleep", note)
    return found


async def test_it_goes_through_a_proxy() -> None:
    async with FakeDiscord() as fake:
        platform = DiscordPlatform(
            fake.token,
            WORDS,
            api_url="http://discord.example/api/v10",
            gateway_url="ws://discord.example/gw",
            proxy=fake.base,
        )
        async with serving(platform, Company()):
            await fake.until(lambda: fake.gateway.connected)
        assert len(fake.calls_to("GET /users/@me")) == 1


@pytest.mark.parametrize(
    ("code", "how", "says"),
    [
        (4004, BadToken, None),
        (4011, CannotServe, r"for good \(code 4011\)"),
        (4014, CannotServe, r"for good \(code 4014\)"),
    ],
)
async def test_a_gateway_that_lets_the_bot_in_no_more(
    caplog: pytest.LogCaptureFixture, code: int, how: type[Exception], says: str | None
) -> None:
    async with FakeDiscord() as fake:
        platform = platform_for(fake)
        await platform.log_in()
        serve = asyncio.create_task(platform.serve(Company()))
        await fake.until(lambda: fake.gateway.connected)
        await fake.gateway.drop(code)
        with pytest.raises(how, match=says):
            await serve
        assert not platform.port.online
        await platform.hush()
        await platform.close()
        assert warnings(caplog) == []


def hasten(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever cannot reach the gateway tries again at once."""
    monkeypatch.setattr(outage, "FIRST_WAIT", 0.001)
    monkeypatch.setattr("discord.client.ExponentialBackoff.delay", lambda _self: 0.001)


async def test_who_is_not_let_in_yet_is_not_ready(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    hasten(monkeypatch)
    async with FakeDiscord() as fake:
        platform = platform_for(fake)
        fake.gateway.refusing = True
        with caplog.at_level(logging.INFO):
            async with serving(platform, Company()):
                await fake.until(lambda: warnings(caplog))
                assert "discord: ready" not in caplog.messages
                fake.gateway.refusing = False
                await fake.until(lambda: "discord: ready" in caplog.messages)


async def test_the_gateway_that_cannot_be_reached_at_first(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    hasten(monkeypatch)
    async with FakeDiscord() as fake:
        fake.gateway.refusing = True
        t = Table(fake, platform_for(fake))
        async with serving(t.platform, t.company):
            await fake.until(lambda: len(warnings(caplog)) > 2)
            fake.gateway.refusing = False
            await fake.until(lambda: fake.gateway.connected)
            await t.port.send(t.room, say("A table"), loud=False)
        assert not [record for record in caplog.records if record.exc_info], "an outage is no mistake of ours"


async def test_no_privileged_intent_is_asked_for() -> None:
    async with table() as t:
        (session,) = t.fake.gateway.connected
        assert session.intents.name == "GUILDS|GUILD_MESSAGES|DIRECT_MESSAGES"


# --- commands ---------------------------------------------------------------------------------------------------


async def test_commands_are_told_only_if_they_have_changed() -> None:
    async with table() as t:
        memory = t.company.memory
        assert len(t.fake.calls_to(COMMANDS)) == 1
        again = platform_for(t.fake)
        company = Company()
        company.memory = memory
        async with serving(again, company):
            await t.fake.until(lambda: len(t.fake.gateway.connected) == 2)
        assert len(t.fake.calls_to(COMMANDS)) == 1


async def test_commands_that_cannot_be_told_are_told_later(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch, slept: list[float]
) -> None:
    monkeypatch.setattr(announcing, "FIRST_WAIT", 0.001)
    monkeypatch.setattr(outage, "FIRST_WAIT", 0.001)
    async with FakeDiscord() as fake:
        fake.fail(COMMANDS, times=2, drop=Drop.BEFORE)  # what lies below the library tries twice
        fake.fail(COMMANDS, status=429, retry_after=7200)
        fake.fail(COMMANDS, status=503)
        fake.fail(COMMANDS, status=404)
        platform, company = platform_for(fake), Company()
        async with serving(platform, company):
            await fake.until(lambda: company.memory)
        refused = [warning for warning in warnings(caplog) if "does not take the commands" in warning]
        assert len(refused) == 4
        assert refused[-1].endswith("now: status 404")
        assert slept == [7200], "as long as Discord asks"


@pytest.mark.parametrize("status", [200, 400, 404])
async def test_the_page_of_a_proxy_says_nothing_of_the_commands(
    status: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(announcing, "FIRST_WAIT", 0.001)
    monkeypatch.setattr(outage, "FIRST_WAIT", 0.001)
    async with FakeDiscord() as fake:
        fake.fail(COMMANDS, status=status, body=("text/html", b"<html>Please log in</html>"))
        platform, company = platform_for(fake), Company()
        async with serving(platform, company):
            await fake.until(lambda: company.memory)
        assert [call.status for call in fake.calls_to(COMMANDS)] == [200], "it has them"


async def test_a_memory_that_fails_is_reported(caplog: pytest.LogCaptureFixture) -> None:
    class Forgetful(Company):
        async def recall(self, name: str) -> str | None:
            raise ValueError("no database")

    async with FakeDiscord() as fake:
        platform = platform_for(fake)
        async with serving(platform, Forgetful()):
            await fake.until(lambda: "no database" in caplog.text and fake.gateway.connected)


async def test_commands_that_are_refused_are_told_once(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(adapter, "commands", lambda _words: [{"name": "Not A Name"}])
    async with FakeDiscord() as fake:
        platform = platform_for(fake)
        async with serving(platform, Company()):
            await fake.until(lambda: "Discord refuses the commands: 400, code 50035" in caplog.text)
            await fake.until(lambda: fake.gateway.connected)
        assert len(fake.calls_to(COMMANDS)) == 1


# --- letting go -------------------------------------------------------------------------------------------------


async def test_hushing_answers_what_has_arrived() -> None:
    async with FakeDiscord(speed=1000) as fake:
        t = Table(fake, platform_for(fake))
        await t.platform.log_in()
        serve = asyncio.create_task(t.platform.serve(t.company))
        await fake.until(lambda: t.company.memory and fake.gateway.connected)
        going_on = asyncio.Event()

        async def slow(request: Request) -> None:
            await going_on.wait()
            await request.whisper(say("The rules"))

        t.company.on = slow
        question = t.ann.slash(t.channel, "rules")
        await fake.until(lambda: t.company.requests)
        hushing = asyncio.create_task(t.platform.hush())
        await serve
        assert not hushing.done()
        going_on.set()
        await hushing
        assert question.done
        assert t.last.content == "The rules"
        await t.port.send(t.room, say("Back soon"), loud=False)
        await t.platform.close()
        await t.platform.close()
        fake.check()


async def test_hushing_waits_for_what_follows_from_a_channel_that_is_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    async with FakeDiscord(speed=1000) as fake:
        t = Table(fake, platform_for(fake))
        going_on = asyncio.Event()

        async def removed(room: RoomId, *, gone: bool) -> None:
            t.company.events.append(("removed", room))
            await going_on.wait()

        monkeypatch.setattr(t.company, "removed", removed)
        await t.platform.log_in()
        serve = asyncio.create_task(t.platform.serve(t.company))
        await fake.until(lambda: ("reached", t.room.key) in t.company.events)
        t.channel.delete()
        await fake.until(lambda: ("removed", t.room.key) in t.company.events)
        hushing = asyncio.create_task(t.platform.hush())
        await serve
        assert not hushing.done(), "it would ask a database that is closed"
        going_on.set()
        await hushing
        await t.platform.close()


async def test_what_takes_too_long_to_answer_ends_with_the_patience_of_who_hushes() -> None:
    async with FakeDiscord(speed=1000) as fake:
        t = Table(fake, platform_for(fake))
        await t.platform.log_in()
        serve = asyncio.create_task(t.platform.serve(t.company))
        await fake.until(lambda: t.company.memory and fake.gateway.connected)
        ended = asyncio.Event()

        async def endless(_request: Request) -> None:
            try:
                await asyncio.Event().wait()
            finally:
                ended.set()

        t.company.on = endless
        t.ann.slash(t.channel, "rules")
        await fake.until(lambda: t.company.requests)
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.5):
                await t.platform.hush()
        assert ended.is_set(), "it would ask a database that is closed"
        await serve
        await t.platform.close()


@pytest.mark.parametrize("fault", [{"status": 500, "times": 9}, {"delay": 9 * PATIENCE, "times": 9}])
async def test_an_outage_does_not_hold_up_who_hushes(fault: dict[str, Any]) -> None:
    async with FakeDiscord(speed=1000) as fake:
        t = Table(fake, platform_for(fake))
        await t.platform.log_in()
        serve = asyncio.create_task(t.platform.serve(t.company))
        await fake.until(lambda: t.company.memory and fake.gateway.connected)
        fake.fail(CALLBACK, **fault)
        t.company.on = whispering("The rules")
        t.ann.slash(t.channel, "rules")
        await fake.until(lambda: t.company.requests)
        begun = monotonic()
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.2):
                await t.platform.hush()
        assert monotonic() - begun < FAREWELL + PATIENCE
        await serve
        await t.platform.close()


async def test_when_the_library_has_let_go_of_its_connections_no_commands_are_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """As when the gateway refuses the token meanwhile."""
    async with FakeDiscord() as fake:
        platform = platform_for(fake)
        await platform.log_in()

        async def refused(*_commands: object) -> None:
            await platform.client.close()
            raise RuntimeError("Session is closed")

        monkeypatch.setattr(platform.client.http, "bulk_upsert_global_commands", refused)
        company = Company()
        await platform._tell_commands(company)
        assert not company.memory


async def test_hushed_before_it_has_served() -> None:
    async with FakeDiscord() as fake:
        platform = platform_for(fake)
        await platform.log_in()
        await platform.hush()
        await platform.serve(Company())
        await platform.close()
        assert fake.gateway.identifies == 0


async def test_the_log_tells_no_secrets(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG):
        async with table() as t:
            await t.port.send(to(t.ann), say("Your hand: 6-4"), loud=True)
            t.company.on = lambda request: request.whisper(say("Your hand: 6-4"))
            await t.fake.answered(t.ann.slash(t.channel, "hand"))
            assert t.fake.token not in caplog.text
    assert "6-4" not in caplog.text
