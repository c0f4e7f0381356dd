"""The fake of Discord keeps Discord's rules: who may do what, where and how long, and what everybody sees."""

from __future__ import annotations

from collections.abc import AsyncIterator
from math import inf
from typing import Any

import pytest

from tests.fakes.discord import (
    FakeChannel,
    FakeDiscord,
    FakeGuild,
    Interaction,
    NotOffered,
    Permission,
    Person,
    Shown,
)
from tests.fakes.discord.interactions import TOO_LATE
from tests.fakes.discord.payloads import guild_create_payload
from tests.fakes.discord.permissions import USUAL
from tests.fakes.discord.raw import Raw, Reply

Json = dict[str, Any]
ROW = [{"type": 1, "components": [{"type": 2, "style": 1, "label": "Hand", "custom_id": "hand"}]}]
EPHEMERAL = 64
MESSAGE, THINKING, LATER, UPDATE, CHOICES = 4, 5, 6, 7, 8
COMMANDS = [
    {
        "name": "play",
        "name_localizations": {"ru": "играть"},
        "description": "d",
        "options": [
            {"type": 3, "name": "game", "description": "d", "required": True, "autocomplete": True},
            {"type": 3, "name": "set", "description": "d"},
            {"type": 11, "name": "rules", "description": "d"},
        ],
    },
    {"name": "table", "description": "d", "integration_types": [0, 1]},
]


class Club:
    """A fake with two people, a guild and a channel."""

    def __init__(self, fake: FakeDiscord, raw: Raw) -> None:
        self.fake, self.raw = fake, raw
        self.ann: Person = fake.person("Ann", locale="ru")
        self.bob: Person = fake.person("Bob")
        self.guild: FakeGuild = fake.guild("Club")
        self.games: FakeChannel = self.guild.channel("games")

    async def post(self, content: str = "table", **body: Any) -> Shown:
        """A message of the bot with a button."""
        reply = await self.raw.send(self.games, content, components=ROW, **body)
        assert reply.status == 200, reply.body
        return self.last

    @property
    def last(self) -> Shown:
        return self.fake.everything_public(self.games)[-1]

    async def commands(self, commands: list[Json] | None = None) -> None:
        path = f"/applications/{self.fake.world.bot.id}/commands"
        reply = await self.raw.call("PUT", path, COMMANDS if commands is None else commands)
        assert reply.status == 200, reply.body

    async def pressed(self, who: Person | None = None) -> Interaction:
        """A press on a new message."""
        return (who or self.ann).click(await self.post(), "Hand")

    def reading(self, person: Person) -> list[str]:
        return [shown.content for shown in self.fake.visible(person, self.games)]


@pytest.fixture
async def club() -> AsyncIterator[Club]:
    async with FakeDiscord(speed=inf) as fake, Raw(fake) as raw:
        fake.clock.stop()
        yield Club(fake, raw)


# --- interactions -----------------------------------------------------------------------------------------------


async def test_a_press_is_answered_once(club: Club) -> None:
    pressed = await club.pressed()
    reply = await club.raw.respond(pressed, MESSAGE, {"content": "hand"})
    assert reply.body["resource"]["message"]["content"] == "hand"
    assert (await club.raw.respond(pressed, MESSAGE, {"content": "hand"})).code == 40060
    assert club.reading(club.bob) == ["table", "hand"]
    club.fake.check()


async def test_after_some_seconds_the_person_reads_that_it_failed(club: Club) -> None:
    pressed = await club.pressed()
    club.fake.clock.advance(TOO_LATE - 1)
    assert not club.fake.failed_interactions
    club.fake.clock.advance(1)
    assert club.fake.failed_interactions == [pressed]
    assert (await club.raw.respond(pressed, LATER)).code == 10062
    with pytest.raises(AssertionError):
        club.fake.check()


async def test_a_promise_must_be_kept(club: Club) -> None:
    pressed = await club.pressed()
    await club.raw.respond(pressed, THINKING, {"flags": EPHEMERAL})
    assert pressed.thinking
    assert [shown.thinking for shown in club.fake.visible(club.ann, club.games)] == [False, True]
    await club.raw.hook("POST", pressed, body={"content": "hand"})
    assert pressed.done
    assert (club.reading(club.ann), club.reading(club.bob)) == (["table", "hand"], ["table"])
    forgotten = await club.pressed()
    await club.raw.respond(forgotten, THINKING)
    club.fake.clock.advance(901)
    assert club.fake.failed_interactions == [forgotten]


async def test_an_ephemeral_message_is_changed_only_through_a_token(club: Club) -> None:
    pressed = await club.pressed()
    await club.raw.respond(pressed, MESSAGE, {"content": "6-4", "flags": EPHEMERAL, "components": ROW})
    [_, hand] = club.fake.visible(club.ann, club.games)
    assert hand.ephemeral
    assert club.reading(club.bob) == ["table"]
    assert (await club.raw.edit(club.games, hand.id, content="x")).code == 10008
    assert (await club.raw.hook("PATCH", pressed, "/messages/@original", {"content": "5-5"})).status == 200
    assert (await club.raw.hook("PATCH", pressed, "/messages/@original", {"flags": 0})).code == 50035
    club.fake.clock.advance(901)
    late = await club.raw.hook("PATCH", pressed, "/messages/@original", {"content": "x"})
    assert (late.status, late.code, club.fake.invalid_requests) == (401, 50027, 1)
    again = club.ann.click(hand, "Hand")
    await club.raw.respond(again, UPDATE, {"content": "4-4"})
    assert club.reading(club.ann) == ["table", "4-4"]
    with pytest.raises(NotOffered):
        club.bob.click(hand, "Hand")


@pytest.mark.parametrize("response", [LATER, UPDATE, CHOICES, 10])
async def test_a_command_takes_only_what_fits(club: Club, response: int) -> None:
    await club.commands()
    used = club.ann.slash(club.games, "play", game="general")
    reply = await club.raw.respond(used, response, {} if response == CHOICES else None)
    assert reply.code == 50035
    assert club.fake.violations


async def test_tokens_are_for_one_interaction(club: Club) -> None:
    pressed = await club.pressed()
    assert (await club.raw.hook("POST", pressed, body={"content": "early"})).code == 10015
    await club.raw.respond(pressed, LATER)
    assert (await club.raw.call("POST", "/webhooks/1/token", {"content": "x"})).code == 10015
    assert (await club.raw.call("POST", f"/interactions/{pressed.id}/x/callback", {"type": 6})).code == 10062
    assert (await club.raw.hook("PATCH", pressed, "/messages/@original", {"content": "moved"})).status == 200
    assert club.last.content == "moved"
    await club.raw.hook("DELETE", pressed, "/messages/@original")
    assert not club.fake.everything_public(club.games)
    gone = await club.raw.hook("PATCH", pressed, "/messages/@original", {"content": "back"})
    assert gone.code == 10008


async def test_choices_are_checked(club: Club) -> None:
    await club.commands()
    typed = club.ann.completing(club.games, "play", game="ge")
    for bad in ({"name": "x" * 101, "value": "x"}, {"name": "x", "value": "x" * 101}, {"name": "x", "value": 1}):
        assert (await club.raw.respond(typed, CHOICES, {"choices": [bad]})).code == 50035
    choice = {"name": "General", "value": "general"}
    assert (await club.raw.respond(typed, CHOICES, {"choices": [choice] * 26})).code == 50035
    await club.raw.respond(typed, CHOICES, {"choices": [choice]})
    assert typed.choices == [choice]


# --- what a client offers ---------------------------------------------------------------------------------------


async def test_a_client_offers_what_is_registered(club: Club) -> None:
    await club.commands()
    rules = club.ann.file("rules.txt", b"x")
    used = club.ann.slash(club.games, "играть", game="general", set="6", rules=rules)
    assert [option["value"] for option in used.data["options"]] == ["general", "6", rules.id]
    wrong: list[tuple[str, Json]] = [
        ("start", {}),
        ("play", {}),
        ("play", {"game": "x", "speed": "1"}),
        ("play", {"game": rules}),
        ("play", {"game": "x", "rules": "6"}),
    ]
    for name, options in wrong:
        with pytest.raises(NotOffered):
            club.ann.slash(club.games, name, **options)
    with pytest.raises(NotOffered):
        club.ann.completing(club.games, "play", set="6")


async def test_places_for_people_who_bring_the_app_along(club: Club) -> None:
    await club.commands()
    talk = club.fake.private(club.ann, club.bob)
    with pytest.raises(NotOffered):
        club.ann.slash(talk, "table")
    club.ann.install()
    used = club.ann.slash(talk, "table")
    assert (used.payload()["context"], used.owners()) == (2, {"1": club.ann.id})
    assert (await club.raw.send(talk, "x")).code == 50001
    await club.raw.respond(used, MESSAGE, {"content": "kicked"})
    assert [shown.content for shown in club.fake.visible(club.bob, talk)] == ["kicked"]
    codes = [(await club.raw.hook("POST", used, body={"content": "x"})).status for _ in range(6)]
    assert codes == [200] * 5 + [400]
    club.guild.remove_bot()
    club.games.deny(Permission.USE_EXTERNAL_APPS, club.ann)
    shy = club.ann.slash(club.games, "table")
    await club.raw.respond(shy, MESSAGE, {"content": "psst"})
    assert (club.reading(club.ann), club.reading(club.bob)) == (["psst"], [])


async def test_a_guild_that_has_authorized_the_commands_alone(club: Club) -> None:
    await club.commands()
    club.guild.remove_bot(commands=True)
    club.games.allow(Permission.SEND_MESSAGES)
    used = club.ann.slash(club.games, "play", game="general")
    told = used.payload()
    assert told["authorizing_integration_owners"] == {"0": club.guild.id}
    assert int(told["app_permissions"]) == USUAL | Permission.MENTION_EVERYONE, "everybody's"
    assert (await club.raw.send(club.games, "x")).code == 50001
    await club.raw.respond(used, MESSAGE, {"content": "only an answer"})
    assert club.reading(club.bob) == ["only an answer"]
    club.guild.add_bot()
    assert (await club.raw.send(club.games, "x")).status == 200
    club.guild.remove_bot()
    with pytest.raises(NotOffered):
        club.ann.slash(club.games, "play", game="general")


@pytest.mark.parametrize(
    ("chosen", "told", "features"),
    [(None, "en-US", []), ("en-US", "en-US", ["COMMUNITY"]), ("de", "de", ["COMMUNITY"])],
)
async def test_only_a_community_chooses_a_language(
    club: Club, chosen: str | None, told: str, features: list[str]
) -> None:
    await club.commands()
    guild = club.fake.guild("Other club", locale=chosen)
    payload = club.ann.slash(guild.channel("games"), "play", game="general").payload()
    assert (payload["guild_locale"], payload["guild"]["locale"]) == (told, told)
    assert payload["guild"]["features"] == features
    known = guild_create_payload(club.fake.world, guild.state)
    assert (known["preferred_locale"], known["features"]) == (told, features)


async def test_presses_that_are_real_old_and_forged(club: Club) -> None:
    shown = await club.post()
    one, two = club.ann.double_click(shown, "Hand")
    assert one.token != two.token
    await club.raw.edit(club.games, shown.id, components=[])
    with pytest.raises(NotOffered):
        club.ann.click(shown, "Hand")
    assert club.ann.click_old(shown, "Hand").data["custom_id"] == "hand"
    assert club.bob.press_raw(club.games, shown.id, "m:forged").message is not None
    with pytest.raises(NotOffered):
        club.bob.press_raw(club.games, "1", "m:forged")
    link = {"type": 2, "style": 5, "label": "Help", "url": "https://example.org"}
    await club.raw.edit(club.games, shown.id, components=[{"type": 1, "components": [link]}])
    with pytest.raises(NotOffered):
        club.ann.click(shown, "Help")


# --- who may do what --------------------------------------------------------------------------------------------


async def test_rights_are_needed(club: Club) -> None:
    files = {"a.txt": b"x"}
    path = f"/channels/{club.games.id}/messages"
    shown = await club.post()
    club.games.deny(Permission.ATTACH_FILES)
    assert (await club.raw.call("POST", path, {}, files=files)).code == 50013
    assert (await club.raw.call("PATCH", f"{path}/{shown.id}", {}, files=files)).code == 50013
    club.games.allow(Permission.ATTACH_FILES)
    assert (await club.raw.call("POST", path, {}, files=files)).status == 200
    club.games.deny(Permission.SEND_MESSAGES)
    assert (await club.raw.send(club.games, "x")).code == 50013
    assert (await club.raw.edit(club.games, shown.id, content="still")).status == 200
    club.games.deny(Permission.VIEW_CHANNEL)
    assert (await club.raw.send(club.games, "x")).code == 50001
    assert (await club.raw.edit(club.games, shown.id, content="hidden")).code == 50001
    assert club.fake.invalid_requests == 5
    assert not club.fake.violations


async def test_what_is_gone_is_unknown(club: Club) -> None:
    shown = await club.post()
    said = club.ann.say(club.games, "hello")
    assert (await club.raw.edit(club.games, said, content="x")).code == 50005
    assert (await club.raw.call("DELETE", f"/channels/{club.games.id}/messages/{said}")).code == 50013
    await club.raw.call("DELETE", f"/channels/{club.games.id}/messages/{shown.id}")
    assert (await club.raw.edit(club.games, shown.id, content="x")).code == 10008
    club.games.delete()
    assert (await club.raw.send(club.games, "x")).code == 10003
    club.guild.remove_bot()
    assert (await club.raw.call("GET", f"/guilds/{club.guild.id}/members/{club.ann.id}")).code == 50001
    assert (await club.raw.call("GET", f"/guilds/1/members/{club.ann.id}")).code == 10004


async def test_direct_messages_are_closed_and_opened(club: Club) -> None:
    async def send() -> Reply:
        opened = await club.raw.call("POST", "/users/@me/channels", {"recipient_id": club.ann.id})
        assert opened.body["id"] == club.ann.dm.id
        return await club.raw.send(club.ann.dm, "hand")

    club.ann.close_dms()
    assert (await send()).code == 50007
    club.ann.open_dms()
    assert (await send()).status == 200
    assert [shown.content for shown in club.fake.visible(club.ann, club.ann.dm)] == ["hand"]
    assert club.fake.visible(club.bob, club.ann.dm) == []
    assert [shown.content for shown in club.fake.notified(club.ann)] == ["hand"]
    club.ann.leave_guild(club.guild)
    assert (await send()).code == 50278
    member = await club.raw.call("GET", f"/guilds/{club.guild.id}/members/{club.ann.id}")
    assert member.code == 10007


async def test_threads_sleep_and_are_locked(club: Club) -> None:
    thread = club.games.thread("table")
    sent = await club.raw.send(thread, "x")
    thread.archive()
    assert (await club.raw.edit(thread, sent.body["id"], content="y")).code == 50083
    assert (await club.raw.send(thread, "wake")).status == 200
    assert (await club.raw.edit(thread, sent.body["id"], content="y")).status == 200
    thread.lock()
    assert (await club.raw.send(thread, "x")).code == 50083
    assert (await club.raw.edit(thread, sent.body["id"], content="z")).code == 50083
    club.games.allow(Permission.MANAGE_THREADS)
    assert (await club.raw.edit(thread, sent.body["id"], content="z")).status == 200
    club.games.deny(Permission.MANAGE_THREADS)
    thread.archive(locked=True)
    assert (await club.raw.send(thread, "x")).code == 50083
    secret = club.games.thread("secret", club.ann, private=True)
    await club.raw.send(secret, "psst")
    assert (len(club.fake.visible(club.ann, secret)), len(club.fake.visible(club.bob, secret))) == (1, 0)
    club.games.deny(Permission.SEND_MESSAGES_IN_THREADS)
    assert (await club.raw.send(secret, "x")).code == 50013


async def test_old_messages_take_few_edits(club: Club) -> None:
    shown = await club.post()
    club.fake.clock.advance(3601)
    codes = [(await club.raw.edit(club.games, shown.id, content=str(number))).status for number in range(4)]
    assert codes == [200, 200, 200, 429]


# --- who sees what ----------------------------------------------------------------------------------------------


async def test_everything_ever_shown_is_remembered(club: Club) -> None:
    shown = await club.post("6-6")
    await club.raw.edit(club.games, shown.id, content="5-5")
    late = club.fake.person("Cid")
    club.guild.join(late)
    assert [seen.content for seen in club.fake.seen(club.bob)] == ["6-6", "5-5"]
    assert club.fake.seen(late) == []
    assert club.reading(late) == ["5-5"]


async def test_who_is_pinged(club: Club) -> None:
    both = f"<@{club.ann.id}> <@{club.bob.id}>"
    only_ann = {"parse": [], "users": [club.ann.id]}
    await club.raw.send(club.games, both, allowed_mentions=only_ann)
    await club.raw.send(club.games, both, flags=1 << 12, allowed_mentions=only_ann)
    await club.raw.edit(club.games, club.last.id, content=both, allowed_mentions=only_ann)
    assert (len(club.fake.notified(club.ann)), len(club.fake.notified(club.bob))) == (1, 0)
