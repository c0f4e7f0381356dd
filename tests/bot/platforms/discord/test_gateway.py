"""What the gateway of Discord tells the bot, and how it goes on when that is cut off or makes no sense."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from time import monotonic
from typing import cast

import pytest
from aiohttp import web

from bot import outage
from bot.ids import PostId, RoomId
from bot.messages import Label, text
from bot.outage import Outage
from bot.platforms.discord import library, sessions
from bot.ports import Command, Press, Room
from tests.bot.hosted import free_port
from tests.bot.platforms.discord.answering import pressed, promising
from tests.bot.platforms.discord.company import Table, at, platform_for, serving, table
from tests.bot.platforms.saying import say
from tests.bot.platforms.watch import warnings
from tests.fakes.discord import FakeDiscord, Permission
from tests.fakes.discord.gateway import HEARTBEAT_INTERVAL, Connection, Event, Intent, Op, Session
from tests.fakes.discord.interactions import COMMAND
from tests.fakes.discord.payloads import member_payload, roles_payload
from tests.fakes.discord.permissions import USUAL
from tests.fakes.discord.refusals import Json

# --- connections ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", [4000, 1006])
async def test_a_press_during_a_lost_connection_is_answered(code: int) -> None:
    async with table() as t:
        await t.port.send(t.room, say("A table", rows=((Label("Join", "j"),),)), loud=False)
        (session,) = t.fake.gateway.connected
        t.fake.gateway.hold()
        press = t.ann.click(t.last, "Join")
        await t.fake.gateway.drop(code)
        t.fake.gateway.release()
        await t.fake.answered(press)
        assert len(t.company.requests) == 1
        assert session.resumed == 1


@pytest.mark.parametrize("told", ["ws://127.0.0.1:9", "wss://gateway-us-east1-b.discord.gg", "ws://[", "", None])
async def test_a_session_is_resumed_where_it_began_if_it_cannot_be_where_discord_says(told: str | None) -> None:
    await _resumed_where_it_began(told)


async def test_a_server_that_is_silent_when_a_session_is_to_be_resumed_is_not_waited_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sessions, "TIME_TO_RESUME", 0.05)
    open_still = []
    silent = await asyncio.start_server(lambda _reader, writer: open_still.append(writer), "127.0.0.1", 0)
    port = silent.sockets[0].getsockname()[1]
    try:
        await _resumed_where_it_began(f"ws://127.0.0.1:{port}")
    finally:
        silent.close()
        for writer in open_still:
            writer.close()


async def test_a_server_that_ends_a_connection_before_it_has_greeted_resumes_no_session() -> None:
    async def goes_away(request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        await socket.close(code=1001)
        return socket

    going = web.Application()
    going.router.add_get("/", goes_away)
    runner, port = web.AppRunner(going), free_port()
    await runner.setup()
    try:
        await web.TCPSite(runner, "127.0.0.1", port).start()
        await _resumed_where_it_began(f"ws://127.0.0.1:{port}/")
    finally:
        await runner.cleanup()


async def _resumed_where_it_began(told: str | None) -> None:
    async with FakeDiscord(speed=1000) as fake:
        fake.gateway.url = cast(str, told)
        platform = platform_for(fake)
        async with serving(platform, Table(fake, platform).company):
            await fake.until(lambda: fake.gateway.connected)
            (session,) = fake.gateway.connected
            await fake.gateway.drop()
            await fake.until(lambda: session.resumed)
        assert fake.gateway.identifies == 1
        fake.check()


async def test_a_session_that_is_refused_as_it_is_resumed_begins_anew() -> None:
    async with table() as t:
        t.platform.client.ws.sequence = 1_000_000  # which is closed with 4007
        await t.fake.gateway.drop()
        await t.fake.until(lambda: t.fake.gateway.identifies == 2 and t.fake.gateway.connected)
        await t.fake.answered(t.ann.slash(t.channel, "rules"))


@pytest.mark.parametrize("code", [0, 4007], ids=["invalid", "closed"])
async def test_a_session_begins_anew_where_sessions_begin(code: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """And not where the one could be resumed that is refused there."""
    async with FakeDiscord(speed=1000) as fake:
        fake.gateway.url = fake.gateway_url.replace("127.0.0.1", "localhost")
        begun: list[str | None] = []
        identified = fake.gateway._identified

        def noted(connection: Connection, data: Json) -> tuple[Session | None, int]:
            begun.append(connection.request.url.host)
            return identified(connection, data)

        monkeypatch.setattr(fake.gateway, "_identified", noted)
        platform = platform_for(fake)
        async with serving(platform, Table(fake, platform).company):
            await fake.until(lambda: fake.gateway.connected)
            connection = fake.gateway.connected[0].connection
            assert connection is not None
            if code:
                platform.client.ws.sequence = 1_000_000
            else:
                fake.gateway.sessions.clear()
            await connection.close(4000)
            await fake.until(lambda: fake.gateway.identifies == 2)
    assert begun == ["127.0.0.1", "127.0.0.1"]


async def test_who_has_no_session_yet_resumes_none(monkeypatch: pytest.MonkeyPatch) -> None:
    async with table() as t:
        monkeypatch.setattr(t.fake.gateway, "_resumed", lambda *_: (None, 4002))
        monkeypatch.setattr(sessions, "SOON", 0.0)
        t.platform.client.ws.session_id = None
        await t.fake.gateway.drop()
        await t.fake.until(lambda: t.fake.gateway.identifies == 2)


async def test_who_is_asked_to_connect_anew_again_and_again_takes_his_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(library, "LONGEST_PAUSE", 0.6)
    async with table() as t:
        (session,) = t.fake.gateway.connected
        begun = monotonic()
        for _ in range(3):
            before = session.resumed
            t.fake.gateway.reconnect()
            await t.fake.until(partial(_is_more, session, before))
        assert monotonic() - begun > 1  # the first time he does at once


async def test_a_session_that_ends_at_once_whenever_it_is_resumed_begins_anew(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Even if nobody says that it is refused: 1001 is the word of any server that goes away."""
    monkeypatch.setattr(library, "LONGEST_PAUSE", 0.5)
    async with table() as t:
        tries = []

        def going_away(connection: Connection, _data: Json) -> tuple[None, int]:
            tries.append(connection)
            return None, 1001

        monkeypatch.setattr(t.fake.gateway, "_resumed", going_away)
        await t.fake.gateway.drop()
        await t.fake.until(lambda: t.fake.gateway.identifies == 2 and t.fake.gateway.connected)
        assert len(tries) == 2
        await t.fake.answered(t.ann.slash(t.channel, "rules"))


def _is_more(session: Session, before: int) -> bool:
    return session.resumed > before


async def test_the_pauses_of_a_long_outage_stay_short(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(library, "LONGEST_PAUSE", 0.001)
    async with table() as t:
        t.fake.gateway.refusing = True
        await t.fake.gateway.drop()
        await t.fake.until(lambda: len(warnings(caplog)) > 12)  # without a limit the last ones take minutes
        t.fake.gateway.refusing = False
        await t.fake.until(lambda: t.fake.gateway.connected)


async def test_a_heartbeat_that_is_acknowledged_at_once_is_not_late(caplog: pytest.LogCaptureFixture) -> None:
    async with table() as t:
        heart = t.platform.client.ws._keep_alive
        assert heart is not None
        heart._last_send -= HEARTBEAT_INTERVAL / 1000
        heart.get_payload()
        heart.ack()  # before the library has noted that it has sent it
    assert not warnings(caplog)


async def test_a_gateway_that_is_not_there_is_logged_with_the_reason(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(library, "LONGEST_PAUSE", 0.001)
    async with FakeDiscord(speed=1000) as fake:
        platform = platform_for(fake)
        fake.gateway.refusing = True
        async with serving(platform, Table(fake, platform).company):
            await fake.until(lambda: len(warnings(caplog)) > 1)
    lost, missing = warnings(caplog)[:2]
    assert lost.startswith("Attempting a reconnect")
    assert lost.endswith("s: status 503")
    assert missing.endswith("is tried again: there has been no connection yet")


async def test_what_the_library_does_not_understand_does_not_end_it(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outage, "FIRST_WAIT", 0.01)
    async with table() as t:
        await misshapen(t)
        await t.port.send(t.room, say("A table"), loud=False)
        await t.fake.answered(t.ann.slash(t.channel, "rules"))
    assert [one.message for one in caplog.records if one.levelno >= logging.ERROR] == [
        "what Discord has told was not understood (TypeError)"
    ]


@pytest.mark.parametrize(("lasting", "expected"), [(0.0, [0.01] * 3), (60.0, [0.01, 0.02, 0.04])])
async def test_a_gateway_that_has_worked_for_a_while_is_not_waited_for_longer_the_next_time(
    monkeypatch: pytest.MonkeyPatch, lasting: float, expected: list[float]
) -> None:
    """One that breaks at once is: Discord counts who comes anew."""
    monkeypatch.setattr(outage, "FIRST_WAIT", 0.01)
    monkeypatch.setattr("bot.platforms.discord.gateway.LASTING", lasting)
    waits: list[float] = []
    failed = Outage.failed

    def note(self: Outage, why: object) -> float:
        waits.append(failed(self, why))
        return waits[-1]

    monkeypatch.setattr(Outage, "failed", note)
    async with table() as t:
        for _ in range(3):
            await misshapen(t)
            await t.fake.answered(t.ann.slash(t.channel, "rules"))
    assert waits == expected


async def test_a_greeting_that_is_not_understood_is_asked_for_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outage, "FIRST_WAIT", 0.01)
    async with FakeDiscord(speed=1000) as fake:
        t = Table(fake, platform_for(fake))
        fake.gateway.left_out = {"READY.user"}
        async with serving(t.platform, t.company):
            await fake.until(lambda: len(fake.gateway.sessions) > 1)
            fake.gateway.left_out = set()
            await fake.until(lambda: ("reached", t.room.key) in t.company.events)
            await fake.answered(t.ann.slash(t.channel, "rules"))


async def misshapen(t: Table) -> None:
    """The gateway says something that is no event, and that the library cannot read; the bot comes anew."""
    (session,) = t.fake.gateway.connected
    assert session.connection is not None
    session.connection.send({"op": Op.HELLO, "d": None})
    await t.fake.until(lambda: t.fake.gateway.connected not in ([], [session]))


async def test_what_nobody_asks_or_has_no_name_is_no_failure(caplog: pytest.LogCaptureFixture) -> None:
    async with table() as t:
        command = {"id": "1", "name": "help", "type": 1}
        nobody = {"id": "1", "type": 2, "guild_id": "7", "data": command}
        nameless = {"id": "2", "type": 4, "user": {"id": "3"}, "data": {"options": [{"type": 3, "focused": True}]}}
        for asked in (nobody, nameless):
            t.fake.gateway.emit(Event("INTERACTION_CREATE", {"token": "x", "channel_id": "5", **asked}))
        await t.fake.answered(t.ann.slash(t.channel, "rules"))
    assert warnings(caplog) == [
        "INTERACTION_CREATE of Discord was not understood and is passed over: KeyError, no user"
    ]
    assert not [one.message for one in caplog.records if one.levelno >= logging.ERROR]


async def test_a_message_that_nobody_has_written_is_none(caplog: pytest.LogCaptureFixture) -> None:
    async with table() as t:
        t.fake.gateway.emit(Event("MESSAGE_CREATE", {"id": "1", "channel_id": t.channel.id}))
        await t.fake.answered(t.ann.slash(t.channel, "rules"))
    assert not [one.message for one in caplog.records if one.levelno >= logging.WARNING]


async def test_an_event_that_is_not_understood_is_lost_alone(caplog: pytest.LogCaptureFixture) -> None:
    async with table() as t:
        t.fake.gateway.emit(Event("GUILD_AUDIT_LOG_ENTRY_CREATE", {"id": "1"}))
        t.fake.gateway.emit(Event("GUILD_ROLE_UPDATE", {"guild_id": "what somebody has said"}))
        await t.fake.answered(t.ann.slash(t.channel, "rules"))
        assert t.fake.gateway.identifies == 1
    assert warnings(caplog) == [
        "GUILD_AUDIT_LOG_ENTRY_CREATE of Discord was not understood and is passed over: KeyError, no guild_id",
        "GUILD_ROLE_UPDATE of Discord was not understood and is passed over: ValueError",
    ]


INTRODUCED = (
    "READY.resume_gateway_url",
    "READY.guilds",
    "READY.user.avatar",
    "READY.user.discriminator",
    "GUILD_CREATE.channels.position",
    "GUILD_CREATE.threads.thread_metadata",
    "GUILD_CREATE.threads.thread_metadata.archive_timestamp",
    "GUILD_CREATE.threads.parent_id",
    "GUILD_CREATE.threads.message_count",
    "GUILD_CREATE.members.flags",
    "GUILD_CREATE.members.user.discriminator",
)
ASKED = (
    "attachment_size_limit",
    "version",
    "application_id",
    "member.flags",
    "member.user.avatar",
    "member.user.discriminator",
    "member.user.username",
    "message.author.avatar",
    "message.content",
    "message.type",
)


@pytest.mark.parametrize("left_out", INTRODUCED)
async def test_what_is_left_out_as_the_bot_arrives(left_out: str, caplog: pytest.LogCaptureFixture) -> None:
    async with table() as t:
        places = [t.channel, t.channel.thread("table")]
        t.fake.gateway.left_out = {left_out}
        t.company.events.clear()
        t.fake.gateway.invalidate()
        await t.fake.until(lambda: all(("reached", at(place).key) in t.company.events for place in places))
        for place in places:
            await t.fake.answered(t.ann.slash(place, "rules"))
        assert t.fake.gateway.identifies == 2
    assert not warnings(caplog)


@pytest.mark.parametrize("left_out", ASKED)
async def test_what_is_left_out_as_somebody_asks(left_out: str, caplog: pytest.LogCaptureFixture) -> None:
    async with table() as t:
        t.fake.gateway.left_out = {f"INTERACTION_CREATE.{left_out}"}
        await t.fake.answered(t.ann.slash(t.channel, "rules"))
        pressing = await pressed(t, promising("Your hand"))
        await t.fake.until(lambda: [shown.content for shown in t.fake.replies(pressing)] == ["Your hand"])
        assert t.company.requests[-1].what == Press("h:x:0:", PostId(t.shown()[0].id))
        assert t.fake.gateway.identifies == 1
    assert not warnings(caplog)


@pytest.mark.parametrize("left_out", ["name", "options.type"])
async def test_a_command_by_halves_is_answered(left_out: str, caplog: pytest.LogCaptureFixture) -> None:
    async with table() as t:
        t.fake.gateway.left_out = {f"INTERACTION_CREATE.data.{left_out}"}
        await t.fake.answered(t.ann.slash(t.channel, "import", file=t.ann.file("a.json", b"123")))
        (what,) = whats(t)
        assert isinstance(what, Command)
        assert what.name == ("" if left_out == "name" else "import")
        assert t.fake.gateway.identifies == 1
    assert not warnings(caplog)


def whats(t: Table) -> list[Command | Press]:
    return [request.what for request in t.company.requests]


@pytest.mark.parametrize("left_out", ["url", "size"])
async def test_a_file_of_which_little_is_told_is_none_or_read_all_the_same(left_out: str) -> None:
    async with table() as t:
        told: dict[str, object] = {"id": "9", "filename": "a.json", "size": 3, "url": f"{t.fake.base}/a.json"}
        del told[left_out]
        data = {
            "id": "1",
            "name": "import",
            "type": 1,
            "options": [{"name": "file", "type": 11, "value": "9"}],
            "resolved": {"attachments": {"9": told}},
        }
        await t.fake.answered(t.fake.ask(COMMAND, t.ann.user, t.channel.state, data, None))
        (what,) = whats(t)
        assert isinstance(what, Command)
        assert (what.file is None) == (left_out == "url")


async def test_half_of_a_letter_is_read_as_none(caplog: pytest.LogCaptureFixture) -> None:
    """As JSON can hold it, and a person can make it who has no client but a program."""
    async with table() as t:
        data = {
            "id": "1",
            "name": "rules",
            "type": 1,
            "options": [{"name": "game", "type": 3, "value": "a\ud83d"}],
        }
        await t.fake.answered(t.fake.ask(COMMAND, t.ann.user, t.channel.state, data, None))
        assert whats(t) == [Command("rules", "a?")]
        assert t.fake.gateway.identifies == 1
    assert not warnings(caplog)


async def test_a_changed_message_may_be_told_by_its_id_alone(caplog: pytest.LogCaptureFixture) -> None:
    async with table() as t:
        place = {"id": "1", "channel_id": t.channel.id, "guild_id": t.guild.id}
        t.fake.gateway.emit(Event("MESSAGE_UPDATE", place, Intent.GUILD_MESSAGES))
        await t.fake.answered(t.ann.slash(t.channel, "rules"))
        assert t.fake.gateway.identifies == 1
    assert not warnings(caplog)


# --- what happens on servers ----------------------------------------------------------------------------------


async def test_talk_is_told() -> None:
    async with table() as t:
        thread = t.channel.thread("table 1")
        t.ann.say(t.channel, "hello")
        await t.port.send(t.room, say("The bot's own words"), loud=False)
        t.ann.say(thread, "hello")
        await t.fake.until(lambda: ("talk", at(thread).key) in t.company.events)
        assert [event for event in t.company.events if event[0] == "talk"] == [
            ("talk", t.room.key),
            ("talk", at(thread).key),
        ]


def told(t: Table, what: str) -> set[str]:
    return {room for event, room in t.company.events if event == what}


async def test_removal_is_told() -> None:
    async with table() as t:
        other, thread = t.guild.channel("other"), t.channel.thread("table 1")
        thread.delete()
        await t.fake.until(lambda: told(t, "gone") == {at(thread).key})
        second = t.channel.thread("table 2")
        t.channel.delete()
        await t.fake.until(lambda: {t.room.key, at(second).key} <= told(t, "gone"))
        t.guild.remove_bot()
        await t.fake.until(lambda: at(other).key in told(t, "removed"))


async def test_rights_that_are_given_back_are_told() -> None:
    async with table() as t:
        thread = t.channel.thread("table 1")
        t.channel.deny(Permission.SEND_MESSAGES)
        t.channel.deny(Permission.SEND_MESSAGES_IN_THREADS)
        t.ann.say(t.channel, "and now?")
        await t.fake.until(lambda: told(t, "talk"))
        t.company.events.clear()
        t.channel.allow(Permission.SEND_MESSAGES)
        await t.fake.until(lambda: told(t, "reached") == {t.room.key})
        t.channel.allow(Permission.SEND_MESSAGES_IN_THREADS)
        await t.fake.until(lambda: told(t, "reached") == {t.room.key, at(thread).key})


async def test_a_locked_thread_is_told() -> None:
    async with table() as t:
        thread = t.channel.thread("table 1")
        thread.archive()
        await t.fake.until(lambda: at(thread).key in told(t, "reached"))
        thread.archive(locked=True)
        await t.fake.until(lambda: at(thread).key in told(t, "lost"))


async def test_a_locked_thread_is_open_to_who_may_manage_threads() -> None:
    async with table() as t:
        thread = t.channel.thread("table 1")
        thread.lock()
        await t.fake.until(lambda: at(thread).key in told(t, "lost"))
        t.channel.allow(Permission.MANAGE_THREADS)
        await t.fake.until(lambda: at(thread).key in told(t, "reached"))
        t.company.events.clear()
        thread.archive(locked=True)
        await t.fake.until(lambda: at(thread).key in told(t, "reached"))
        assert not told(t, "lost")


async def test_being_taken_out_of_a_private_thread_is_told_and_being_added_again() -> None:
    async with table() as t:
        thread = t.channel.thread("table 1", t.ann, private=True)
        await t.fake.answered(t.ann.slash(thread, "rules"))
        t.company.events.clear()
        thread.remove_bot()
        await t.fake.until(lambda: at(thread).key in told(t, "lost"))
        (finding,) = await t.port.examine(Room(RoomId(at(thread).key), "table 1"))
        assert finding.text == text("doctor-discord-view")
        thread.add_bot()
        await t.fake.until(lambda: at(thread).key in told(t, "reached"))


async def test_who_manages_threads_is_told_of_private_ones_without_being_there() -> None:
    async with table() as t:
        t.channel.allow(Permission.MANAGE_THREADS)
        thread = t.channel.thread("table 1", t.ann, private=True)
        thread.remove_bot()
        await t.fake.answered(t.ann.slash(thread, "rules"))
        assert not told(t, "lost")


async def test_coming_back_is_told() -> None:
    async with table() as t:
        t.guild.remove_bot()
        await t.fake.until(lambda: told(t, "removed"))
        t.company.events.clear()
        t.guild.add_bot()
        await t.fake.until(lambda: t.room.key in told(t, "reached"))


async def test_a_role_that_may_more_is_told() -> None:
    async with table() as t:
        (everybody,) = roles_payload(t.guild.state)
        for rights, reached in ((Permission(0), set()), (USUAL, {t.room.key})):
            t.company.events.clear()
            role = everybody | {"permissions": str(int(rights))}
            t.fake.gateway.emit(Event("GUILD_ROLE_UPDATE", {"guild_id": t.guild.id, "role": role}, Intent.GUILDS))
            t.ann.say(t.channel, "and now?")
            await t.fake.until(lambda: told(t, "talk"))
            assert told(t, "reached") == reached


async def test_a_change_of_the_bots_own_membership_is_told() -> None:
    async with table() as t:
        t.company.events.clear()
        world = t.fake.world
        member = member_payload(t.guild.state, world.bot) | {"nick": "Bones", "guild_id": t.guild.id}
        t.fake.gateway.emit(Event("GUILD_MEMBER_UPDATE", member))
        await t.fake.until(lambda: told(t, "reached") == {t.room.key})
