"""The fake of Discord refuses every form that Discord refuses."""

from __future__ import annotations

from typing import Any

import pytest

from tests.fakes.discord import FakeChannel, FakeDiscord
from tests.fakes.discord.distil import ROUTES
from tests.fakes.discord.raw import Raw
from tests.fakes.discord.request import Answer, Asked
from tests.fakes.pictures import picture

Json = dict[str, Any]


def button(number: int = 0, **more: Any) -> Json:
    return {"type": 2, "style": 1, "label": "x", "custom_id": f"b{number}", **more}


def row(*items: Json) -> Json:
    return {"type": 1, "components": list(items)}


@pytest.fixture
def channel(fake: FakeDiscord) -> FakeChannel:
    return fake.guild("Club", fake.person("Ann")).channel("games")


BAD_MESSAGES: list[tuple[str, Json, str]] = [
    ("unknown key", {"content": "x", "colour": 1}, "UNKNOWN_KEY"),
    ("embed", {"embeds": [{"title": "x"}]}, "UNKNOWN_KEY"),
    ("wrong type", {"content": 3}, "BASE_TYPE_INVALID"),
    ("long content", {"content": "x" * 2001}, "BASE_TYPE_MAX_LENGTH"),
    ("unknown component", {"components": [{"type": 99}]}, "BASE_TYPE_CHOICES"),
    ("select", {"components": [row({"type": 3, "custom_id": "s", "options": []})]}, "BASE_TYPE_CHOICES"),
    ("emoji", {"components": [row(button(emoji={"name": "x"}))]}, "UNKNOWN_KEY"),
    ("six rows", {"components": [row(button(n)) for n in range(6)]}, "BASE_TYPE_BAD_LENGTH"),
    ("six buttons", {"components": [row(*map(button, range(6)))]}, "BASE_TYPE_BAD_LENGTH"),
    ("button without row", {"components": [button()]}, "BASE_TYPE_CHOICES"),
    ("same custom_id", {"components": [row(button(1), button(1))]}, "COMPONENT_CUSTOM_ID_DUPLICATED"),
    ("long custom_id", {"components": [row(button(custom_id="x" * 101))]}, "BASE_TYPE_BAD_LENGTH"),
    ("empty custom_id", {"components": [row(button(custom_id=""))]}, "BASE_TYPE_BAD_LENGTH"),
    ("no custom_id", {"components": [row({"type": 2, "style": 1, "label": "x"})]}, "BUTTON_COMPONENT_CUSTOM_ID"),
    ("long label", {"components": [row(button(label="x" * 81))]}, "BASE_TYPE_BAD_LENGTH"),
    ("no label", {"components": [row(button(label=None))]}, "BUTTON_COMPONENT_EMPTY"),
    ("unknown style", {"components": [row(button(style=7))]}, "BASE_TYPE_CHOICES"),
    ("link with custom_id", {"components": [row(button(style=5, url="https://x.y"))]}, "BUTTON_COMPONENT_URL"),
    ("other link", {"components": [row({"type": 2, "style": 5, "label": "x", "url": "x"})]}, "URL_TYPE_INVALID"),
    ("ephemeral", {"content": "x", "flags": 64}, "MESSAGE_INVALID_FLAGS"),
    ("foreign flag", {"content": "x", "flags": 1}, "MESSAGE_INVALID_FLAGS"),
    ("missing file", {"content": "x", "attachments": [{"id": "0"}]}, "ATTACHMENT_NOT_FOUND"),
    ("unknown parse", {"content": "x", "allowed_mentions": {"parse": ["all"]}}, "BASE_TYPE_CHOICES"),
]


@pytest.mark.parametrize(
    ("body", "fault"), [case[1:] for case in BAD_MESSAGES], ids=[case[0] for case in BAD_MESSAGES]
)
async def test_a_bad_message_is_refused(
    fake: FakeDiscord, raw: Raw, channel: FakeChannel, body: Json, fault: str
) -> None:
    reply = await raw.call("POST", f"/channels/{channel.id}/messages", body)
    assert (reply.status, reply.code) == (400, 50035)
    assert [code for code in reply.faults if code.startswith(fault)], reply.body
    assert len(fake.violations) == 1
    assert not channel.state.messages


async def test_a_full_message_is_taken_and_given_back(fake: FakeDiscord, raw: Raw, channel: FakeChannel) -> None:
    body = {
        "content": "x" * 2000,
        "components": [
            *(row(*(button(5 * r + n) for n in range(5))) for r in range(4)),
            row({"type": 2, "style": 5, "label": "y" * 80, "url": "https://example.org"}),
        ],
        "attachments": [{"id": "0", "description": "d" * 1024}],
    }
    reply = await raw.call("POST", f"/channels/{channel.id}/messages", body, files={"a.png": picture(3, 2)})
    assert reply.status == 200
    [file] = reply.body["attachments"]
    assert (file["width"], file["height"], file["description"]) == (3, 2, "d" * 1024)
    async with raw.session.get(file["url"]) as response:
        assert await response.read() == picture(3, 2)
    [shown] = fake.everything_public(channel)
    assert shown.files[0].data == picture(3, 2)
    assert shown.labels == ["x"] * 20 + ["y" * 80]
    fake.check()


@pytest.mark.parametrize(
    ("files", "code"),
    [
        ({"a.png": b"no picture"}, 50035),
        ({"a.txt": b""}, 50035),
        ({f"{number}.txt": b"x" for number in range(11)}, 50035),
        ({"a.bin": b"x" * (10 * 1024 * 1024 + 1)}, 40005),
    ],
    ids=["no picture", "empty", "eleven", "large"],
)
async def test_bad_files_are_refused(
    fake: FakeDiscord, raw: Raw, channel: FakeChannel, files: dict[str, bytes], code: int
) -> None:
    reply = await raw.call("POST", f"/channels/{channel.id}/messages", {}, files=files)
    assert reply.code == code
    assert fake.violations


async def test_words_of_a_picture_have_a_limit(raw: Raw, channel: FakeChannel) -> None:
    body = {"attachments": [{"id": "0", "description": "x" * 1025}]}
    reply = await raw.call("POST", f"/channels/{channel.id}/messages", body, files={"a.png": picture(3, 2)})
    assert reply.faults == {"BASE_TYPE_BAD_LENGTH"}


@pytest.mark.parametrize("content", ["", " \n"])
async def test_an_empty_message_is_refused(
    fake: FakeDiscord, raw: Raw, channel: FakeChannel, content: str
) -> None:
    assert (await raw.send(channel, content)).code == 50006
    assert fake.violations


async def test_a_mention_must_say_whom_it_pings(fake: FakeDiscord, raw: Raw, channel: FakeChannel) -> None:
    ann = fake.person("Ann")
    await raw.send(channel, "@everyone", allowed_mentions={"parse": []})
    await raw.send(channel, f"<@{ann.id}>", allowed_mentions={"parse": [], "users": [ann.id]})
    assert not fake.violations
    await raw.send(channel, "come @here")
    await raw.send(channel, f"<@{ann.id}>")
    await raw.send(channel, f"<@{ann.id}>", allowed_mentions={"parse": ["users"]})
    assert len(fake.violations) == 3


async def test_requests_that_nobody_understands(fake: FakeDiscord, raw: Raw, channel: FakeChannel) -> None:
    assert (await raw.call("GET", "/nothing")).status == 404
    assert (await raw.call("POST", "/users/@me")).status == 404
    say = {"content": "x"}
    assert (await raw.call("POST", "/webhooks/1/x?wait=perhaps", say)).faults == {"BASE_TYPE_INVALID"}
    assert (await raw.call("POST", "/webhooks/1/x?newest=1", say)).faults == {"UNKNOWN_KEY"}
    async with raw.session.post(
        f"{fake.api_url}/channels/{channel.id}/messages",
        data=b"{",
        headers={"Authorization": f"Bot {fake.token}", "Content-Type": "application/json"},
    ) as response:
        assert (await response.json())["code"] == 50109
    assert len(fake.violations) == 6  # this one did not say what asks, either


async def test_a_wrong_token_is_counted(fake: FakeDiscord, raw: Raw) -> None:
    reply = await raw.call("GET", "/users/@me", token="wrong")
    assert (reply.status, reply.code, fake.invalid_requests) == (401, 0, 1)


def command(**more: Any) -> Json:
    return {"name": "play", "description": "plays", "type": 1, **more}


def option(kind: int = 3, name: str = "a", **more: Any) -> Json:
    return {"type": kind, "name": name, "description": "d", **more}


BAD_COMMANDS: list[tuple[str, list[Json], str]] = [
    ("capitals", [command(name="Play")], "APPLICATION_COMMAND_INVALID_NAME"),
    ("blank", [command(name="play it")], "APPLICATION_COMMAND_INVALID_NAME"),
    ("long name", [command(name="x" * 33)], "BASE_TYPE_BAD_LENGTH"),
    ("no description", [command(description="")], "BASE_TYPE_REQUIRED"),
    ("long description", [command(description="x" * 101)], "BASE_TYPE_BAD_LENGTH"),
    ("twice", [command(), command()], "APPLICATION_COMMANDS_DUPLICATE_NAME"),
    ("unknown locale", [command(name_localizations={"xx": "spiel"})], "BASE_TYPE_CHOICES"),
    ("capitals elsewhere", [command(name_localizations={"de": "Spiel"})], "APPLICATION_COMMAND_INVALID_NAME"),
    ("26 options", [command(options=[option(name=f"o{n}") for n in range(26)])], "BASE_TYPE_BAD_LENGTH"),
    ("same option", [command(options=[option(), option()])], "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS"),
    (
        "required last",
        [command(options=[option(), option(name="b", required=True)])],
        "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
    ),
    ("choices", [command(options=[option(choices=[{"name": "x", "value": "x"}])])], "UNKNOWN_KEY"),
    ("number", [command(options=[option(4)])], "BASE_TYPE_CHOICES"),
    ("of a person", [command(type=2)], "BASE_TYPE_CHOICES"),
    ("context twice", [command(contexts=[0, 0])], "UNIQUEITEMS"),
]


@pytest.mark.parametrize(
    ("body", "fault"), [case[1:] for case in BAD_COMMANDS], ids=[case[0] for case in BAD_COMMANDS]
)
async def test_bad_commands_are_refused(fake: FakeDiscord, raw: Raw, body: list[Json], fault: str) -> None:
    reply = await raw.call("PUT", f"/applications/{fake.world.bot.id}/commands", body)
    assert reply.code == 50035
    assert [code for code in reply.faults if code.startswith(fault)], reply.body
    assert fake.violations
    assert not fake.commands.all


async def test_commands_are_kept(fake: FakeDiscord, raw: Raw) -> None:
    path = f"/applications/{fake.world.bot.id}/commands"
    first = command(name_localizations={"ru": "играть"}, options=[option(autocomplete=True)])
    [made] = (await raw.call("PUT", path, [first])).body
    [again, _] = (await raw.call("PUT", path, [first, command(name="help")])).body
    assert again["id"] == made["id"]
    assert again["name_localizations"] == {"ru": "играть"}
    many = [command(name=f"c{number}") for number in range(101)]
    assert (await raw.call("PUT", path, many)).code == 30032
    assert not fake.violations


async def test_every_route_is_served(fake: FakeDiscord) -> None:
    assert set(fake.routes) == set(map(str, fake.schema.operations))
    assert {operation.template for operation in fake.schema.operations} == set(ROUTES)


async def test_everything_that_is_answered_has_the_published_form(
    fake: FakeDiscord, raw: Raw, channel: FakeChannel
) -> None:
    [guild] = fake.world.guilds
    sent = [(await raw.send(channel, "x")).body["id"] for _ in range(3)]
    ann = next(user.id for user in fake.world.users.values() if user.name == "Ann")
    here = f"/channels/{channel.id}"
    calls: list[tuple[str, str, Any]] = [
        ("GET", "/users/@me", None),
        ("GET", "/oauth2/applications/@me", None),
        ("GET", f"/guilds/{guild}/members/{ann}", None),
        ("PATCH", f"{here}/messages/{sent[0]}", {"content": "y"}),
        ("DELETE", f"{here}/messages/{sent[0]}", None),
        ("DELETE", f"{here}/messages/{sent[1]}", None),
        ("DELETE", f"{here}/messages/{sent[2]}", None),
        ("POST", "/users/@me/channels", {"recipient_id": ann}),
    ]
    for method, path, body in calls:
        reply = await raw.call(method, path, body)
        assert reply.status in (200, 204), (method, path, reply.body)
    assert not fake.everything_public(channel)
    assert not fake.violations


async def test_the_fake_is_held_to_the_published_form_itself(fake: FakeDiscord, raw: Raw) -> None:
    def broken(asked: Asked) -> Answer:
        raise LookupError

    def wrong(asked: Asked) -> Answer:
        return Answer(200, {"name": 3, "more": 1})

    fake.routes = {**fake.routes, "GET /users/@me": broken, "GET /oauth2/applications/@me": wrong}
    await raw.call("GET", "/oauth2/applications/@me")
    assert [violation for violation in fake.violations if "name" in violation]
    assert [violation for violation in fake.violations if "more" in violation]
    await raw.call("GET", "/users/@me")
    assert "the fake itself fails" in fake.violations[-1]
