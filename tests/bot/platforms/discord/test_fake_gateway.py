"""The fake of Discord as a server: gateway, rate limits, and everything that a test makes go wrong."""

from __future__ import annotations

from math import inf
from typing import Any

import aiohttp
import pytest

from tests.fakes.discord import Drop, FakeChannel, FakeDiscord, Permission, Person
from tests.fakes.discord.gateway import ABNORMAL, PRIVILEGED, Intent, Op
from tests.fakes.discord.raw import Raw, Wire

SEND = "POST /channels/{channel_id}/messages"


@pytest.fixture
def ann(fake: FakeDiscord) -> Person:
    return fake.person("Ann")


@pytest.fixture
def channel(fake: FakeDiscord, ann: Person) -> FakeChannel:
    return fake.guild("Club", ann).channel("games")


async def ready(raw: Raw, intents: Intent = Intent.GUILDS) -> tuple[Wire, dict[str, Any]]:
    """A session that knows its guild."""
    wire = await raw.connect()
    await wire.identify(intents)
    frame = await wire.until("READY")
    await wire.until("GUILD_CREATE")
    return wire, frame["d"]


# --- the gateway ------------------------------------------------------------------------------------------------


async def test_a_session_begins(fake: FakeDiscord, raw: Raw, channel: FakeChannel) -> None:
    wire = await raw.connect()
    assert (await wire.frame())["d"]["heartbeat_interval"] > 0
    await wire.send(Op.HEARTBEAT, None)
    assert (await wire.frame())["op"] == Op.HEARTBEAT_ACK
    await wire.identify()
    [guild_id] = fake.world.guilds
    assert (await wire.until("READY"))["d"]["guilds"] == [{"id": guild_id, "unavailable": True}]
    guild = (await wire.until("GUILD_CREATE"))["d"]
    assert [item["id"] for item in guild["channels"]] == [channel.id]
    assert [session.intents for session in fake.gateway.connected] == [Intent.GUILDS]


async def test_of_a_share_a_session_is_told_its_servers_alone(
    fake: FakeDiscord, raw: Raw, channel: FakeChannel
) -> None:
    [guild] = fake.world.guilds
    mine = (int(guild) >> 22) % 2
    for share, told in [(mine, [{"id": guild, "unavailable": True}]), (1 - mine, [])]:
        wire = await raw.connect()
        await wire.identify(shard=[share, 2])
        assert (await wire.until("READY"))["d"]["guilds"] == told
    fake.world.happened("channel_update", channel.state)
    assert [session.events[-1]["t"] for session in fake.gateway.connected] == ["CHANNEL_UPDATE", "READY"]
    fake.gateway.most_guilds = 0
    for share, code in [(mine, 4011), (2, 4010)]:
        wire = await raw.connect()
        await wire.identify(shard=[share, 2])
        assert await wire.close_code() == code


async def test_what_the_gateway_refuses(fake: FakeDiscord, raw: Raw) -> None:
    wire = await raw.connect()
    await wire.identify(token="wrong")
    assert await wire.close_code() == 4004
    wire = await raw.connect()
    await wire.identify(Intent.GUILDS | Intent.MESSAGE_CONTENT)
    assert await wire.close_code() == 4014
    wire = await raw.connect()
    await wire.send(Op.PRESENCE, {})
    assert await wire.close_code() == 4003
    wire = await raw.connect()
    await wire.identify()
    await wire.identify()
    assert await wire.close_code() == 4005
    assert not fake.violations
    wire = await raw.connect()
    await wire.socket.send_str("{")
    assert await wire.close_code() == 4002
    wire = await raw.connect()
    for _ in range(121):
        await wire.send(Op.HEARTBEAT, None)
    assert await wire.close_code() == 4008
    assert len(fake.violations) == 2
    fake.gateway.allowed = Intent.MESSAGE_CONTENT
    wire = await raw.connect()
    await wire.identify(Intent.GUILDS | Intent.MESSAGE_CONTENT)
    await wire.until("READY")


@pytest.mark.parametrize("code", [4000, ABNORMAL])
async def test_a_session_is_resumed(
    fake: FakeDiscord, raw: Raw, channel: FakeChannel, ann: Person, code: int
) -> None:
    wire, about = await ready(raw, Intent.GUILDS | Intent.GUILD_MESSAGES)
    seen = len(fake.gateway.sessions[about["session_id"]].events)
    await fake.gateway.drop(code)
    assert await wire.close_code() == code
    await fake.until(lambda: not fake.gateway.connected)
    ann.say(channel, "one")
    ann.say(channel, "two")
    wire = await raw.connect()
    await wire.resume(about["session_id"], seen)
    missed = [await wire.until("MESSAGE_CREATE"), await wire.until("MESSAGE_CREATE")]
    assert [frame["s"] for frame in missed] == [seen + 1, seen + 2]
    await wire.until("RESUMED")


async def test_sessions_that_are_over(fake: FakeDiscord, raw: Raw, channel: FakeChannel) -> None:
    wire, about = await ready(raw)
    fake.gateway.reconnect()
    await wire.until(Op.RECONNECT)
    fake.gateway.invalidate()
    assert (await wire.until(Op.INVALID_SESSION))["d"] is False
    other = await raw.connect()
    await other.resume(about["session_id"], 1)
    assert (await other.until(Op.INVALID_SESSION))["d"] is False
    fake.gateway.refusing = True
    with pytest.raises(aiohttp.WSServerHandshakeError):
        await raw.connect()


async def test_intents_and_contents(fake: FakeDiscord, raw: Raw, channel: FakeChannel, ann: Person) -> None:
    deaf, _ = await ready(raw)
    wire, _ = await ready(raw, Intent.GUILDS | Intent.GUILD_MESSAGES)
    fake.gateway.allowed = PRIVILEGED
    all_ears, _ = await ready(raw, Intent(sum(Intent)))
    ann.say(channel, "hello")
    await raw.send(channel, "own")
    heard = [(await wire.until("MESSAGE_CREATE"))["d"]["content"] for _ in range(2)]
    whole = [(await all_ears.until("MESSAGE_CREATE"))["d"]["content"] for _ in range(2)]
    assert (heard, whole) == (["", "own"], ["hello", "own"])
    channel.deny(Permission.SEND_MESSAGES)
    assert (await deaf.frame())["t"] == "CHANNEL_UPDATE"


async def test_two_instances_are_both_told(fake: FakeDiscord, raw: Raw, channel: FakeChannel, ann: Person) -> None:
    wires = [(await ready(raw))[0] for _ in range(2)]
    row = {"type": 1, "components": [{"type": 2, "style": 1, "label": "Go", "custom_id": "go"}]}
    await raw.send(channel, components=[row])
    pressed = ann.click(fake.visible(ann, channel)[0], "Go")
    told = [(await wire.until("INTERACTION_CREATE"))["d"]["id"] for wire in wires]
    assert told == [pressed.id] * 2
    assert [(await raw.respond(pressed, 6)).status for _ in told] == [200, 400]


async def test_events_come_twice_and_out_of_order(
    fake: FakeDiscord, raw: Raw, channel: FakeChannel, ann: Person
) -> None:
    wire, _ = await ready(raw, Intent.GUILDS | Intent.GUILD_MESSAGES)
    fake.gateway.hold()
    said = [ann.say(channel, text) for text in ("one", "two")]
    fake.gateway.double()
    fake.gateway.release(reversed)
    heard = [(await wire.until("MESSAGE_CREATE"))["d"]["id"] for _ in range(3)]
    assert heard == [said[1], said[1], said[0]]


async def test_news_of_places(fake: FakeDiscord, raw: Raw, ann: Person) -> None:
    guild = fake.guild("Club", ann)
    wire, _ = await ready(raw)
    channel = guild.channel("games")
    thread = channel.thread("table")
    thread.archive()
    guild.leave(ann)
    channel.delete()
    guild.remove_bot()
    guild.add_bot()
    news = [(await wire.frame())["t"] for _ in range(7)]
    assert news == [
        "CHANNEL_CREATE",
        "THREAD_CREATE",
        "THREAD_UPDATE",
        "CHANNEL_DELETE",
        "THREAD_DELETE",
        "GUILD_DELETE",
        "GUILD_CREATE",
    ]


# --- rate limits ------------------------------------------------------------------------------------------------


async def test_five_messages_in_five_seconds(fake: FakeDiscord, raw: Raw, channel: FakeChannel) -> None:
    replies = [await raw.send(channel, "x") for _ in range(6)]
    assert [reply.status for reply in replies] == [200] * 5 + [429]
    assert [reply.headers["X-RateLimit-Remaining"] for reply in replies] == ["4", "3", "2", "1", "0", "0"]
    limited = replies[-1]
    assert limited.body["global"] is False
    assert limited.body["retry_after"] == 5
    assert "Via" in limited.headers
    assert {reply.headers["X-RateLimit-Bucket"] for reply in replies} == {replies[0].headers["X-RateLimit-Bucket"]}
    assert (await raw.send(channel.thread("other"), "x")).status == 200
    assert (fake.limits.limited, fake.invalid_requests) == (1, 1)
    fake.clock.advance(5)
    assert (await raw.send(channel, "x")).status == 200
    assert [call.status for call in fake.calls_to(SEND, channel)] == [200] * 5 + [429, 200]


async def test_fifty_requests_a_second(fake: FakeDiscord, raw: Raw, channel: FakeChannel, ann: Person) -> None:
    row = {"type": 1, "components": [{"type": 2, "style": 1, "label": "Go", "custom_id": "go"}]}
    await raw.send(channel, components=[row])
    fake.limit("", 10)
    limited = await raw.call("GET", "/users/@me")
    assert (limited.status, limited.body["global"], limited.headers["X-RateLimit-Scope"]) == (429, True, "global")
    fake.clock.advance(10)
    pressed = ann.click(fake.visible(ann, channel)[0], "Go")
    everything = fake.limits.everything
    everything.used, everything.began = everything.most, fake.clock.now()
    assert (await raw.call("GET", "/users/@me")).body["global"] is True
    assert (await raw.respond(pressed, 6)).status == 200


async def test_a_limit_is_forced(fake: FakeDiscord, raw: Raw, channel: FakeChannel) -> None:
    fake.limit(channel, 600)
    reply = await raw.send(channel, "x")
    assert reply.status == 429
    assert reply.body["retry_after"] == 600
    fake.clock.advance(600)
    assert (await raw.send(channel, "x")).status == 200
    fake.limit(SEND, 60)
    assert (await raw.send(channel, "x")).status == 429


async def test_windows_are_shortened() -> None:
    async with FakeDiscord(speed=inf) as fake, Raw(fake) as raw:
        channel = fake.guild("Club").channel("games")
        assert [(await raw.send(channel, "x")).status for _ in range(7)] == [200] * 7


# --- faults -----------------------------------------------------------------------------------------------------


async def test_requests_fail(fake: FakeDiscord, raw: Raw, channel: FakeChannel) -> None:
    fake.fail(SEND, times=2, status=502)
    assert [(await raw.send(channel, "x")).status for _ in range(3)] == [502, 502, 200]
    fake.fail(channel, code=200000)
    assert (await raw.send(channel, "x")).code == 200000
    fake.fail(status=429, retry_after=60)
    assert (await raw.send(channel, "x")).body["retry_after"] == 60
    assert not fake.violations


@pytest.mark.parametrize(("drop", "messages"), [(Drop.BEFORE, 0), (Drop.AFTER, 1)])
async def test_connections_are_cut(
    fake: FakeDiscord, raw: Raw, channel: FakeChannel, drop: Drop, messages: int
) -> None:
    fake.fail(SEND, drop=drop, delay=0.01)
    with pytest.raises(aiohttp.ClientError):
        await raw.send(channel, "x")
    assert len(fake.everything_public(channel)) == messages


async def test_waiting_has_an_end(fake: FakeDiscord) -> None:
    with pytest.raises(TimeoutError):
        await fake.until(lambda: False, patience=0.01)
