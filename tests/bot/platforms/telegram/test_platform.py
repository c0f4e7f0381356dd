"""Logging in, serving and letting go, with a server that does not always do its part."""

from __future__ import annotations

import asyncio
import itertools
import logging
import socket
from io import BytesIO

import aiohttp
import pytest
from telegram import Bot
from telegram.error import TelegramError

from bot.ids import PostId
from bot.platforms import BadToken, CannotServe
from bot.platforms.telegram import TelegramPlatform, Webhook, polling
from bot.platforms.telegram import webhook as called
from bot.platforms.telegram.library import TIMEOUT
from bot.ports import Command, Declined, Press, Request, TooFast
from tests.bot.hosted import free_port
from tests.bot.kept import WORDS
from tests.bot.platforms.telegram.listening import Listener, in_room, platform_of, says, serving
from tests.bot.platforms.watch import warnings
from tests.fakes.faults import Drop
from tests.fakes.telegram.fake import TelegramFake
from tests.fakes.telegram.faults import Fault
from tests.fakes.telegram.methods import polling as questions

# --- Logging in -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("token", ["7000000001:wrong", "no token", "7000000001: with a blank"])
async def test_a_token_that_is_not_taken(token: str) -> None:
    async with TelegramFake() as fake:
        platform = TelegramPlatform(token, WORDS, api_url=fake.url)
        with pytest.raises(BadToken) as caught:
            await platform.log_in()
        await platform.close()
    assert token not in str(caught.value)


async def test_a_server_that_cannot_be_reached_is_tried_until_it_can(caplog: pytest.LogCaptureFixture) -> None:
    async with TelegramFake() as fake:
        fake.fail(Fault("getMe", drop=Drop.BEFORE, times=2))
        fake.fail(Fault("getMe", status=502, times=2))
        fake.fail(Fault("deleteEphemeralMessage", status=500))
        slept: list[float] = []
        platform = platform_of(fake, slept)
        await platform.log_in()
        await platform.close()
        assert len(slept) == 5
    (warning,) = warnings(caplog)
    assert warning.startswith("Telegram cannot be reached")


@pytest.mark.parametrize(
    ("method", "body"),
    [
        *itertools.product(
            ("getMe", "deleteEphemeralMessage"),
            (b"<html>Please log in</html>", b'{"ok": true, "resu', b"[]", b"null", b'"busy"', b'{"ok": true}'),
        ),
        *itertools.product(
            ("getMe",),
            (
                b'{"ok": true, "result": null}',
                b'{"ok": true, "result": []}',
                b'{"ok": true, "result": "busy"}',
                b'{"ok": true, "result": {"id": 1}}',
            ),
        ),
    ],
)
async def test_an_answer_that_is_none_of_the_servers_is_an_outage(
    method: str, body: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    async with TelegramFake() as fake:
        fake.fail(Fault(method, body=body, times=2))
        slept: list[float] = []
        platform = platform_of(fake, slept)
        await platform.log_in()
        await platform.close()
        assert len(slept) == 2
        assert platform.account == "@boneyard_fake_bot"
    assert warnings(caplog) == ["Telegram cannot be reached and is tried again: Invalid server response"]


@pytest.mark.parametrize("method", ["getMe", "deleteEphemeralMessage"])
async def test_logging_in_waits_as_long_as_the_server_asks(method: str, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    async with TelegramFake() as fake:
        fake.fail(Fault(method, status=429, parameters={"retry_after": 30}, times=2))
        slept: list[float] = []
        platform = platform_of(fake, slept)
        await platform.log_in()
        await platform.close()
        assert slept == [30, 30]
        assert ("log in after 30 seconds" in caplog.text) is (method == "getMe")
        assert platform.abilities()["ephemeral messages"]


@pytest.mark.parametrize(
    ("status", "description", "waits"),
    [(400, "Bad Request: method is not supported", 0), (404, "Not Found", 0), (501, "Not Implemented", 2)],
)
async def test_a_server_that_knows_no_ephemeral_messages_is_soon_found_out(
    status: int, description: str, waits: int
) -> None:
    async with TelegramFake() as fake:
        fake.fail(Fault("deleteEphemeralMessage", status=status, description=description, times=None))
        slept: list[float] = []
        platform = platform_of(fake, slept)
        await platform.log_in()
        await platform.close()
        assert not platform.abilities()["ephemeral messages"]
        assert len(slept) == waits


async def test_a_page_that_is_not_found_is_no_refusal_of_the_token() -> None:
    async with TelegramFake() as fake:
        fake.fail(Fault("getMe", status=404, body=b"<html>Starting ...</html>", times=2))
        slept: list[float] = []
        platform = platform_of(fake, slept)
        await platform.log_in()
        await platform.close()
        assert len(slept) == 2


async def test_it_goes_through_a_proxy(monkeypatch: pytest.MonkeyPatch) -> None:
    async with TelegramFake() as fake:
        monkeypatch.setenv("http_proxy", f"http://127.0.0.1:{free_port()}")  # the settings have decided
        platform = TelegramPlatform(fake.token, WORDS, api_url="http://telegram.example", proxy=fake.url)
        await platform.log_in()
        await platform.close()
        assert [call.method for call in fake.calls] == ["getMe", "deleteEphemeralMessage"]


async def test_the_token_stands_in_no_log(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    async with TelegramFake() as fake:
        fake.fail(Fault("getMe", drop=Drop.BEFORE))
        async with serving(fake) as stage:
            fake.fail(Fault("getUpdates", status=500, times=3))
            fake.fail(Fault("sendMessage", status=400, description="Bad Request: " + fake.token))
            group = fake.group("Friends")
            with pytest.raises(Declined) as caught:
                await stage.port.send(in_room(group), says("hello"), loud=True)
            logging.getLogger("test").error("it went wrong", exc_info=caught.value)
            logging.getLogger("test").warning("POST %s", f"{fake.url}/bot{fake.token}/getMe")
        token = fake.token.partition(":")[2]
    assert "it went wrong" in caplog.text
    assert token not in caplog.text
    assert not any(token in str(record.__dict__) for record in caplog.records)


# --- Serving ----------------------------------------------------------------------------------------------


async def test_a_token_that_stops_being_good_ends_it() -> None:
    async with TelegramFake() as fake:
        platform = platform_of(fake, [])
        await platform.log_in()
        serve = asyncio.create_task(platform.serve(Listener()))
        await fake.until(lambda: any(call.method == "getUpdates" for call in fake.calls))
        fake.fail(Fault(status=401, times=None))
        fake.world.updates.waiting.set()
        fake.group("Friends")
        with pytest.raises(BadToken):
            await serve
        await platform.hush()
        await platform.close()


async def test_a_method_that_is_not_known_does_not_end_it() -> None:
    async with TelegramFake() as fake, serving(fake) as stage:
        group = fake.group("Friends")
        fake.fail(Fault("sendMessage", status=404, description="Not Found"))
        with pytest.raises(TooFast):
            await stage.port.send(in_room(group), says("one"), loud=True)
        await fake.until(lambda: sum(call.method == "getMe" for call in fake.calls) >= 2)
        await stage.port.send(in_room(group), says("two"), loud=True)


async def test_the_end_does_not_wait_for_whether_the_token_is_good() -> None:
    async with TelegramFake() as fake, serving(fake) as stage:
        answer = asyncio.Event()
        slow = fake.fail(Fault("getMe", held=answer))
        fake.fail(Fault("sendMessage", status=404, description="Not Found"))
        with pytest.raises(TooFast):
            await stage.port.send(in_room(fake.group("Friends")), says("one"), loud=True)
        await fake.until(lambda: slow.times == 0)
        async with asyncio.timeout(TIMEOUT / 2):
            await stage.platform.hush()
        answer.set()


@pytest.mark.parametrize("status", [400, 404, 500, 501])
async def test_a_server_that_knows_no_webhooks_is_asked_for_updates(status: int) -> None:
    async with TelegramFake() as fake:
        fake.fail(Fault("deleteWebhook", status=status, description="Not Found", times=None))
        async with serving(fake) as stage:
            fake.person("Ann").start()
            await stage.heard()


async def test_a_webhook_of_an_earlier_run_is_removed_although_the_server_is_at_fault_at_first(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async with TelegramFake() as fake:
        async with Bot(fake.token, base_url=f"{fake.url}/bot") as other:
            await other.set_webhook("https://example.org/telegram")
        fake.fail(Fault("deleteWebhook", status=500, description="Internal Server Error"))
        async with serving(fake) as stage:
            fake.person("Ann").start()
            await stage.heard()
    assert not any("another program" in warning for warning in warnings(caplog))


async def test_another_instance_is_told_of_once(caplog: pytest.LogCaptureFixture) -> None:
    async with TelegramFake() as fake, serving(fake) as stage:
        await fake.until(lambda: fake.world.poll is not None)
        async with Bot(fake.token, base_url=f"{fake.url}/bot") as other:
            for _ in range(2):
                await other.get_updates(timeout=0)
                await fake.until(lambda: fake.world.poll is not None)
        ann = fake.person("Ann")
        ann.start()
        await stage.heard()
    (warning,) = warnings(caplog)
    assert warning.startswith("another program uses the token")


async def test_a_webhook_that_another_program_has_left_is_removed(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(polling, "LEFT", 0.01)
    async with TelegramFake() as fake, serving(fake) as stage:
        await fake.until(lambda: fake.world.poll is not None)
        async with Bot(fake.token, base_url=f"{fake.url}/bot") as other:
            await other.set_webhook("https://example.org/telegram")
        await fake.until(lambda: not fake.world.webhook)
        fake.person("Ann").start()
        await stage.heard()
    (warning,) = warnings(caplog)
    assert warning.startswith("another program uses the token")


OLD_POLL = {
    "id": "1",
    "question": "Lunch?",
    "options": [{"text": "yes", "voter_count": 0}],
    "total_voter_count": 0,
    "is_closed": False,
    "is_anonymous": True,
    "type": "regular",
    "allows_multiple_answers": False,
}
"""As older servers tell of it: the library wants more."""


async def test_a_refusal_that_nobody_expects_is_not_the_end_of_listening(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(polling, "_DELAY", 0.01)
    async with TelegramFake() as fake, serving(fake) as stage:
        ann = fake.person("Ann")
        fake.fail(Fault("getUpdates", status=400, description="Bad Request: not today"))
        ann.start()
        await stage.heard()
        ann.say(None, "/help")
        await stage.heard(2)
    assert "updates were not understood" in caplog.text


async def test_an_update_that_is_not_understood_holds_up_no_other(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    async with TelegramFake() as fake, serving(fake) as stage:
        ann, group = fake.person("Ann"), fake.group("Friends")
        chat = {"id": group.id, "type": "supergroup", "title": "Friends"}
        fake.world.updates.add("message", {"message_id": 7, "date": 1, "chat": chat, "poll": OLD_POLL})
        ann.start()
        await stage.heard()
        await fake.until(lambda: not fake.world.updates.pending)
        fake.violations.clear()  # it knows no polls
    assert "an update was not understood (TypeError)" in caplog.text
    assert "Lunch?" not in caplog.text
    assert not [record for record in caplog.records if record.levelno > logging.WARNING]


async def test_what_is_none_of_the_servers_words_is_an_outage() -> None:
    async with TelegramFake() as fake, serving(fake) as stage:

        async def cut_off() -> None:
            raise TelegramError("Invalid server response")

        with pytest.raises(TooFast):
            await stage.platform._wire.ask(cut_off)


async def test_who_has_no_name_any_more_is_heard() -> None:
    async with TelegramFake() as fake, serving(fake) as stage:
        ann = fake.person("")
        ann.start()
        assert (await stage.heard()).person.name == ""


async def test_updates_arrive_after_an_outage_and_once(caplog: pytest.LogCaptureFixture) -> None:
    async with TelegramFake() as fake:
        ann = fake.person("Ann")
        fake.fail(Fault("getUpdates", status=502, times=3))
        fake.fail(Fault("getUpdates", drop=Drop.AFTER, times=2))
        async with serving(fake) as stage:
            ann.start()
            await stage.heard()
            await fake.quiet()
            assert len(stage.listener.requests) == 1
    assert not [record for record in caplog.records if record.levelno > logging.WARNING]


async def test_what_was_taken_is_answered_before_the_end_and_not_brought_again() -> None:
    async with TelegramFake() as fake:
        ann = fake.person("Ann")
        release = asyncio.Event()

        async def slowly(request: Request) -> None:
            await release.wait()
            await request.whisper(says("answered"))

        async with serving(fake, Listener(slowly)) as stage:
            ann.start()
            await stage.heard()
            hushing = asyncio.create_task(stage.platform.hush())
            await fake.until(lambda: not fake.world.updates.pending)
            assert not hushing.done()
            release.set()
            await hushing
            assert fake.messages(ann)[-1].text == "answered"
        async with serving(fake) as second:
            await fake.quiet()
            assert second.listener.requests == []


async def test_who_cannot_wait_for_the_answers_ends_it_without_them() -> None:
    never = asyncio.Event()
    ended: list[str] = []

    async def hang(request: Request) -> None:
        try:
            await never.wait()
        finally:
            ended.append(request.person.name)

    async with TelegramFake() as fake:
        platform = platform_of(fake, [])
        await platform.log_in()
        listener = Listener(hang, stir=fake.world.stir)
        serve = asyncio.create_task(platform.serve(listener))
        ann = fake.person("Ann")
        ann.start()
        await fake.until(lambda: listener.requests)
        hush = asyncio.create_task(platform.hush())
        await fake.until(lambda: not fake.world.updates.pending)
        serve.cancel()
        await hush
        with pytest.raises(asyncio.CancelledError):
            await serve
        await platform.close()
        await asyncio.sleep(0)
    assert ended == ["Ann"]


async def test_what_the_bot_is_and_can_do() -> None:
    async with TelegramFake(ephemeral=False, inline=False) as fake:
        platform = platform_of(fake, [])
        assert platform.account == ""
        assert not any(platform.abilities().values())
        await platform.log_in()
        assert platform.account == "@boneyard_fake_bot"
        assert not any(platform.abilities().values())
        await platform.close()
    async with TelegramFake() as fake:
        platform = platform_of(fake, [])
        await platform.log_in()
        abilities = {"ephemeral messages": True, "inline mode": True, "all messages of groups": False}
        assert platform.abilities() == abilities
        await platform.close()


async def test_what_was_written_while_nobody_listened_is_heard_later() -> None:
    async with TelegramFake() as fake:
        ann = fake.person("Ann")
        ann.start()
        async with serving(fake) as stage:
            await stage.heard()


# --- Being called -----------------------------------------------------------------------------------------


def listening(path: str = "/telegram") -> Webhook:
    """Where this machine can be called."""
    number = free_port()
    return Webhook(f"http://127.0.0.1:{number}{path}", number, listen="127.0.0.1")


async def test_what_is_told_in_another_order_is_taken_in_that_of_its_numbers_and_once() -> None:
    async with TelegramFake() as fake:
        ann = fake.person("Ann")
        ann.start()
        ann.say(None, "/help")
        ann.say(None, "/games")
        fake.world.updates.pending.reverse()
        last = max(update.id for update in fake.world.updates.pending)
        async with serving(fake) as stage:
            await stage.heard(3)
            await fake.until(lambda: not fake.world.updates.pending)
            heard = [request.what for request in stage.listener.requests]
            asked = [call.parameters.get("offset") for call in fake.calls if call.method == "getUpdates"]
    assert [what.name for what in heard if isinstance(what, Command)] == ["start", "help", "games"]
    assert {int(offset) for offset in asked if offset is not None} == {last + 1}


async def test_a_server_that_tells_the_same_again_is_heard_once_and_not_asked_without_end() -> None:
    async with TelegramFake() as fake:

        def asked() -> int:
            return sum(call.method == "getUpdates" for call in fake.calls)

        ann = fake.person("Ann")
        async with serving(fake) as stage:
            fake.world.updates.lost_confirmations = 20
            ann.start()
            await stage.heard()
            await fake.until(lambda: asked() > 10)
            paused, often = stage.slept.count(polling.PAUSE), asked()
            heard = len(stage.listener.requests)
    assert heard == 1
    assert often <= paused + 4


async def test_a_server_that_holds_no_question_is_not_asked_without_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(questions, "LONGEST_POLL", 0)
    async with TelegramFake() as fake:
        ann = fake.person("Ann")
        async with serving(fake) as stage:
            ann.start()
            await stage.heard()
            await fake.until(lambda: stage.slept.count(polling.PAUSE) > 2)
            paused = stage.slept.count(polling.PAUSE)
            asked = sum(call.method == "getUpdates" for call in fake.calls)
    assert asked <= paused + 3


async def test_the_server_brings_updates_to_who_knows_the_secret() -> None:
    webhook = listening()
    async with TelegramFake() as fake:
        ann = fake.person("Ann")
        async with serving(fake, webhook=webhook) as stage:
            ann.start()
            request = await stage.heard()
            await request.whisper(says("hello"))
            assert fake.messages(ann)[-1].text == "hello"
            assert fake.token.partition(":")[2] not in fake.world.webhook["secret_token"]
            secret = {"X-Telegram-Bot-Api-Secret-Token": fake.world.webhook["secret_token"]}
            async with aiohttp.ClientSession(f"http://127.0.0.1:{webhook.port}") as caller:
                for path, headers, body, status in (
                    ("/telegram", {}, b"{}", 403),
                    ("/telegram", {"X-Telegram-Bot-Api-Secret-Token": "gu\u00e9ss"}, b"{}", 403),
                    ("/elsewhere", secret, b"{}", 404),
                    ("/telegram", secret, b"{", 400),
                    ("/telegram", secret, b"[" * 100_000, 400),
                    ("/telegram", secret | {"Content-Type": "application/json; charset=none"}, b"{}", 400),
                ):
                    async with caller.post(path, headers=headers, data=body) as answer:
                        assert answer.status == status
                async with caller.post("/telegram", headers=secret, data=BytesIO(b" " * (1 << 21))) as answer:
                    assert answer.status == 413
                async with caller.get("/telegram", headers=secret) as answer:
                    assert answer.status == 405
            reader, writer = await asyncio.open_connection("127.0.0.1", webhook.port)
            told = b"Host: here\r\nContent-Length: 2\r\nX-Telegram-Bot-Api-Secret-Token: \xff\xfe\r\n\r\n{}"
            writer.write(b"POST /telegram HTTP/1.1\r\n" + told)
            assert b" 403 " in await reader.readline()
            writer.close()
        assert not any(call.method == "getUpdates" for call in fake.calls)


async def test_what_strangers_send_to_the_port_leaves_no_traceback(caplog: pytest.LogCaptureFixture) -> None:
    webhook = listening()
    async with TelegramFake() as fake, serving(fake, webhook=webhook):
        await fake.until(lambda: bool(fake.world.webhook))
        secret = fake.world.webhook["secret_token"].encode()
        call = b"POST /telegram HTTP/1.1\r\nHost: here\r\nConnection: close\r\nContent-Length: 7\r\n"
        packed = b"Content-Encoding: gzip\r\n\r\ngarbage"
        for told, status in (
            (call + packed, b" 403 "),
            (call + b"X-Telegram-Bot-Api-Secret-Token: " + secret + b"\r\n" + packed, b" 400 "),
            (b"GET / HTTP/9.9\r\n\r\n", b" 400 "),
            (b"GET /" + b"a" * 100_000 + b" HTTP/1.1\r\n\r\n", b" 400 "),
            (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", b" 400 "),
        ):
            reader, writer = await asyncio.open_connection("127.0.0.1", webhook.port)
            writer.write(told)
            answer = await reader.read()  # until the server is done with it
            writer.close()
            await writer.wait_closed()
            assert status in answer
    assert not warnings(caplog)


async def test_a_call_that_breaks_off_leaves_no_traceback(caplog: pytest.LogCaptureFixture) -> None:
    webhook = listening()
    async with TelegramFake() as fake:
        ann = fake.person("Ann")
        async with serving(fake, webhook=webhook) as stage:
            await fake.until(lambda: bool(fake.world.webhook))
            secret = fake.world.webhook["secret_token"].encode()
            _, writer = await asyncio.open_connection("127.0.0.1", webhook.port)
            writer.write(b"POST /telegram HTTP/1.1\r\nHost: here\r\nContent-Length: 99\r\n")
            writer.write(b"X-Telegram-Bot-Api-Secret-Token: " + secret + b'\r\n\r\n{"update_id": 1')
            await writer.drain()
            ann.start()
            await stage.heard()  # by now it is read as far as it goes
            writer.transport.abort()
            await writer.wait_closed()
    assert not warnings(caplog)


async def test_a_call_that_the_library_does_not_understand_is_not_brought_again(
    caplog: pytest.LogCaptureFixture,
) -> None:
    webhook = listening("/tele+gram(1")
    async with TelegramFake() as fake:
        ann = fake.person("Ann")
        async with serving(fake, webhook=webhook) as stage:
            await fake.until(lambda: bool(fake.world.webhook))
            headers = {"X-Telegram-Bot-Api-Secret-Token": fake.world.webhook["secret_token"]}
            async with aiohttp.ClientSession() as caller:
                nonsense: tuple[object, ...] = (
                    {"update_id": 1, "message": {"date": "tomorrow"}},
                    {"update_id": [2]},
                    {"update_id": "3"},
                    [],
                    {},
                )
                for told in nonsense:
                    async with caller.post(webhook.url, headers=headers, json=told) as answer:
                        assert answer.status == 200
            ann.start()
            await stage.heard()
    assert sum("was not understood" in line for line in caplog.messages) == 5


async def test_what_is_brought_twice_is_taken_once() -> None:
    """The server brings again what it has heard no answer to."""
    webhook = listening()
    async with TelegramFake() as fake, serving(fake, webhook=webhook) as stage:
        await fake.until(lambda: bool(fake.world.webhook))
        headers = {"X-Telegram-Bot-Api-Secret-Token": fake.world.webhook["secret_token"]}
        async with aiohttp.ClientSession() as caller:
            for update in (1, 1, 2, 1, 3):
                bo = {"id": 5, "is_bot": False, "first_name": "Bo"}
                chat = {"id": 5, "type": "private", "first_name": "Bo"}
                message = {"message_id": 1, "date": 1, "chat": chat, "text": "?"}
                query = {"id": f"{update}", "from": bo, "message": message, "chat_instance": "1"}
                told = {"update_id": update, "callback_query": query | {"data": f"{update}"}}
                async with caller.post(webhook.url, headers=headers, json=told) as answer:
                    assert answer.status == 200
        await stage.heard(3)
        assert [request.what for request in stage.listener.requests] == [
            Press(str(update), PostId("5.1")) for update in (1, 2, 3)
        ]
        names = [request.what.name for request in stage.listener.requests]
        assert names == [f"telegram:{update}" for update in (1, 2, 3)], "what another process calls them, too"


async def test_a_webhook_that_somebody_has_changed_is_set_again_and_one_that_stands_is_not(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(called, "LOOK", 0.01)
    webhook = listening()
    async with TelegramFake() as fake, serving(fake, webhook=webhook):
        await fake.until(lambda: sum(call.method == "getWebhookInfo" for call in fake.calls) > 1)
        assert sum(call.method == "setWebhook" for call in fake.calls) == 1
        for other in ({}, {"url": "https://example.org/telegram"}):
            fake.world.webhook = other
            await fake.until(lambda: fake.world.webhook.get("url") == webhook.url)
    assert sum("set again" in line for line in caplog.messages) == 2


async def test_what_goes_wrong_when_the_server_calls_is_told_once(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As when nothing leads from the address to the bot."""
    monkeypatch.setattr(called, "LOOK", 0.01)
    webhook = Webhook(f"http://127.0.0.1:{free_port()}/telegram", free_port(), listen="127.0.0.1")
    async with TelegramFake() as fake:
        fake.clock.stop()
        async with serving(fake, webhook=webhook):
            fake.person("Ann").start()
            await fake.until(lambda: "could not bring an update: Connection refused" in caplog.text)
            fake.calls.clear()
            await fake.until(lambda: sum(call.method == "getWebhookInfo" for call in fake.calls) > 2)
    assert sum("could not bring an update" in line for line in caplog.messages) == 1


async def test_a_webhook_that_the_server_does_not_take_is_told_it_again(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(called, "LONGEST_WAIT", 0.01)
    webhook = listening()
    async with TelegramFake() as fake:
        fake.fail(Fault("setWebhook", status=400, description="Bad Request: bad webhook: not today"))
        async with serving(fake, webhook=webhook):
            await fake.until(lambda: bool(fake.world.webhook))
    assert "Telegram does not take the webhook" in caplog.text


@pytest.mark.parametrize("status", [500, 404])
async def test_it_can_be_ended_before_the_server_has_been_told_where_to_call(status: int) -> None:
    async with TelegramFake() as fake:
        fake.fail(Fault("setWebhook", status=status, times=None))
        webhook = listening()
        async with serving(fake, webhook=webhook):
            await fake.until(lambda: any(call.method == "setWebhook" for call in fake.refused))


async def test_a_port_that_is_taken_is_told() -> None:
    async with TelegramFake() as fake:
        with socket.socket() as listening:
            listening.bind(("127.0.0.1", 0))
            listening.listen()
            number = int(listening.getsockname()[1])
            platform = platform_of(fake, [], Webhook("https://example.org/x", number, listen="127.0.0.1"))
            await platform.log_in()
            with pytest.raises(CannotServe, match=f"{number}: .*in use"):
                await platform.serve(Listener())
        await platform.close()
        assert not any(call.method == "setWebhook" for call in fake.calls)


async def test_who_is_called_no_longer_asks_again() -> None:
    async with TelegramFake() as fake:
        fake.world.webhook = {"url": "https://example.org/telegram"}
        ann = fake.person("Ann")
        async with serving(fake) as stage:
            ann.start()
            await stage.heard()
