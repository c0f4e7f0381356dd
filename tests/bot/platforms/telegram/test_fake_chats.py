"""The fake of Telegram: who hears, sees and may do what in chats, what only one person is to see, and how the bot
is told of it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest
from aiohttp import web

from tests.fakes.pictures import picture
from tests.fakes.telegram.fake import TelegramFake
from tests.fakes.telegram.groups import Group
from tests.fakes.telegram.model import GROUP
from tests.fakes.telegram.people import Person
from tests.fakes.telegram.raw import Answer, Raw, button, keyboard
from tests.fakes.telegram.schema import Json
from tests.fakes.telegram.world import USERNAME


@pytest.fixture(autouse=True)
def _allowed(fake: TelegramFake) -> Iterator[None]:
    """Nothing that is sent here breaks a rule of the interface."""
    yield
    assert fake.violations == []


@pytest.fixture
def ann(fake: TelegramFake) -> Person:
    return fake.person("Ann")


@pytest.fixture
def bob(fake: TelegramFake) -> Person:
    return fake.person("Bob")


@pytest.fixture
def group(fake: TelegramFake, ann: Person, bob: Person) -> Group:
    return fake.group("Friends", ann, bob)


async def heard(raw: Raw) -> list[str]:
    """The texts that the bot has been told of and not yet confirmed."""
    updates = (await raw("getUpdates")).result
    if updates:
        await raw("getUpdates", offset=updates[-1]["update_id"] + 1)
    return [update["message"]["text"] for update in updates if "text" in update.get("message", {})]


async def test_privacy_mode_lets_through_what_concerns_the_bot(raw: Raw, ann: Person, group: Group) -> None:
    posted = (await raw("sendMessage", chat_id=group.id, text="x")).result["message_id"]
    ann.say(group, "just talk")
    ann.say(group, "/play")
    ann.say(group, f"/play@{USERNAME} now")
    ann.say(group, "/play@another_bot")
    ann.say(group, "an answer", reply_to=group.chat.messages[posted])
    ann.say(group, f"hey @{USERNAME}")
    assert await heard(raw) == ["/play", f"/play@{USERNAME} now", "an answer", f"hey @{USERNAME}"]
    group.promote_bot()
    ann.say(group, "just talk")
    assert await heard(raw) == ["just talk"]


async def test_an_anonymous_admin_writes_as_the_group(raw: Raw, ann: Person, group: Group) -> None:
    group.anonymous(ann)
    ann.say(group, "/play")
    await raw("sendMessage", chat_id=group.id, text="x", reply_markup=keyboard([button("A", "a")]))
    ann.click(group, "A")
    *_, said, pressed = (await raw("getUpdates")).result
    assert said["message"]["from"]["id"] == 1087968824
    assert said["message"]["sender_chat"]["id"] == group.id
    assert pressed["callback_query"]["from"]["id"] == ann.id


async def test_who_can_be_written_to(fake: TelegramFake, raw: Raw, ann: Person) -> None:
    async def refused(method: str, **given: object) -> str:
        answer = await raw(method, chat_id=ann.id, text="x", **given)
        assert answer.status == 403
        return answer.words.removeprefix("Forbidden: ")

    assert await refused("sendMessage") == "bot can't initiate conversation with a user"
    ann.start("join_x-7")
    sent = (await raw("sendMessage", chat_id=ann.id, text="hello")).result["message_id"]
    ann.block()
    assert await refused("sendMessage") == "bot was blocked by the user"
    assert await refused("editMessageText", message_id=sent) == "bot was blocked by the user"
    ann.start()
    assert [one.text for one in fake.messages(ann)] == ["/start join_x-7", "hello", "/start"]
    ann.delete_account()
    assert await refused("sendMessage") == "user is deactivated"
    assert (await raw("sendMessage", chat_id=999, text="x")).words == "Bad Request: chat not found"


async def test_rights_that_are_taken_away(fake: TelegramFake, raw: Raw, group: Group) -> None:
    photo = {"photo": picture()}
    group.restrict_bot("can_send_photos")
    refused = await raw.form("sendPhoto", {"chat_id": str(group.id)}, photo)
    assert refused.words == "Bad Request: not enough rights to send photos to the chat"
    assert (await raw("sendMessage", chat_id=group.id, text="x")).status == 200
    group.demote_bot()
    group.deny("can_send_messages")
    refused = await raw("sendMessage", chat_id=group.id, text="x")
    assert refused.words == "Bad Request: not enough rights to send text messages to the chat"
    group.promote_bot()
    assert (await raw("sendMessage", chat_id=group.id, text="x")).status == 200
    group.kick_bot()
    refused = await raw("sendMessage", chat_id=group.id, text="x")
    assert (refused.status, refused.words) == (403, "Forbidden: bot was kicked from the supergroup chat")
    basic = fake.group("Small", kind=GROUP)
    basic.kick_bot()
    refused = await raw("sendMessage", chat_id=basic.id, text="x")
    assert refused.words == "Forbidden: bot was kicked from the group chat"
    stranger = fake.group("Others", bot=False)
    refused = await raw("sendMessage", chat_id=stranger.id, text="x")
    assert refused.words == "Forbidden: bot is not a member of the supergroup chat"
    updates = (await raw("getUpdates")).result
    statuses = [u["my_chat_member"]["new_chat_member"]["status"] for u in updates if "my_chat_member" in u]
    assert statuses == ["member", "restricted", "member", "administrator", "kicked", "member", "kicked"]


async def test_topics(fake: TelegramFake, raw: Raw, ann: Person) -> None:
    forum = fake.group("Forum", ann, forum=True)
    games = forum.topic("Games")

    async def send(thread: int | None) -> Answer:
        return await raw("sendMessage", chat_id=forum.id, message_thread_id=thread or games.thread, text="x")

    sent = (await send(None)).result
    assert (sent["message_thread_id"], sent["is_topic_message"]) == (games.thread, True)
    assert [one.text for one in fake.messages(ann, games)][-1] == "x"
    assert (await send(1)).words == "Bad Request: message thread not found"
    assert (await send(999)).words == "Bad Request: message thread not found"
    ann.say(games, "/play")
    forum.close_topic(games)
    assert (await send(None)).words == "Bad Request: TOPIC_CLOSED"
    forum.promote_bot("can_manage_topics")
    assert (await send(None)).status == 200
    forum.demote_bot()
    forum.reopen_topic(games)
    assert (await send(None)).status == 200
    forum.delete_topic(games)
    assert (await send(None)).words == "Bad Request: message thread not found"
    assert fake.messages(ann, games) == []


async def test_deletions(fake: TelegramFake, raw: Raw, ann: Person, group: Group) -> None:
    async def delete(number: int) -> str:
        return (await raw("deleteMessage", chat_id=group.id, message_id=number)).words

    old, new = [(await raw("sendMessage", chat_id=group.id, text="x")).result["message_id"] for _ in range(2)]
    hers = ann.say(group, "hers")
    fake.age(group.chat.messages[old], 49)
    assert await delete(old) == "Bad Request: message can't be deleted for everyone"
    assert await delete(hers.id) == "Bad Request: message can't be deleted"
    assert (await raw("deleteMessages", chat_id=group.id, message_ids=[old, new, hers.id, 999])).result is True
    assert await delete(new) == "Bad Request: message to delete not found"
    group.promote_bot("can_delete_messages")
    assert await delete(old) == await delete(hers.id) == ""
    assert "hers" in [one.text for one in fake.everything_public(group)]
    assert "hers" not in [one.text for one in fake.visible(ann, group)]


async def test_edits(fake: TelegramFake, raw: Raw, ann: Person, group: Group) -> None:
    async def edit(method: str, message: int, **given: object) -> str:
        answer = await raw(method, chat_id=group.id, message_id=message, **given)
        return answer.words.removeprefix("Bad Request: ")

    text = (await raw("sendMessage", chat_id=group.id, text="x")).result["message_id"]
    photo = (await raw.form("sendPhoto", {"chat_id": str(group.id)}, {"photo": picture()})).result["message_id"]
    assert (await edit("editMessageText", text, text="x")).startswith("message is not modified")
    assert await edit("editMessageText", photo, text="x") == "there is no text in the message to edit"
    assert await edit("editMessageCaption", text, caption="x") == "there is no caption in the message to edit"
    assert await edit("editMessageText", ann.say(group, "hers").id, text="x") == "message can't be edited"
    assert await edit("editMessageText", 999, text="x") == "message to edit not found"
    assert (
        await edit("editMessageText", text, text="y") == await edit("editMessageCaption", photo, caption="y") == ""
    )
    assert [one.text for one in fake.messages(ann, group)][-3:] == ["y", "y", "hers"]


async def test_who_was_not_there_has_not_seen_it(fake: TelegramFake, raw: Raw, ann: Person) -> None:
    carl, dora = fake.person("Carl"), fake.person("Dora")
    basic, large = fake.group("Small", ann, kind=GROUP), fake.group("Large", ann)
    for place in (basic, large):
        sent = (await raw("sendMessage", chat_id=place.id, text="first")).result["message_id"]
        await raw("editMessageText", chat_id=place.id, message_id=sent, text="second")
        carl.join(place)
    assert "second" not in [one.text for one in fake.visible(carl, basic)]
    assert "second" in [one.text for one in fake.visible(carl, large)]
    assert "first" not in [one.text for one in fake.seen(carl)]
    assert {"first", "second"} <= {one.text for one in fake.seen(ann)}
    assert fake.visible(dora, large) == []
    carl.leave(large)
    assert fake.visible(carl, large) == []
    with pytest.raises(AssertionError, match="Dora is not in Large"):
        dora.say(large, "let me in")


# --- For one person alone -----------------------------------------------------------------------------------


async def ephemeral(raw: Raw, group: Group, receiver: Person, text: str, **parameters: object) -> Answer:
    to: Json = {"receiver_user_id": receiver.id, **parameters}
    rows = keyboard([button("Play", "p")])
    return await raw(
        "sendMessage", chat_id=group.id, text=text, ephemeral_message_parameters=to, reply_markup=rows
    )


async def table(raw: Raw, group: Group) -> None:
    await raw("sendMessage", chat_id=group.id, text="table", reply_markup=keyboard([button("My hand", "h")]))


async def test_an_ephemeral_message_from_press_to_removal(
    fake: TelegramFake, raw: Raw, ann: Person, bob: Person, group: Group
) -> None:
    await table(raw, group)
    press = ann.click(group, "My hand")
    sent = (await ephemeral(raw, group, ann, "6|6", callback_query_id=press.id)).result
    number = sent["ephemeral_message_id"]
    assert (sent["message_id"], sent["receiver_user"]["id"]) == (0, ann.id)
    ann.click(group, "Play")
    query = (await raw("getUpdates")).result[-1]["callback_query"]
    assert (query["message"]["message_id"], query["message"]["ephemeral_message_id"]) == (0, number)
    place = {"chat_id": group.id, "receiver_user_id": ann.id, "ephemeral_message_id": number}
    assert (await raw("editEphemeralMessageText", **place, text="5|5")).result is True
    assert "not modified" in (await raw("editEphemeralMessageText", **place, text="5|5")).words
    too_long = await raw("editEphemeralMessageText", **place, text="x" * 1025)
    assert too_long.words == "Bad Request: MEDIA_CAPTION_TOO_LONG"
    assert (await raw("editMessageText", chat_id=group.id, message_id=0, text="x")).status == 400
    assert [one.text for one in fake.messages(ann, group)][-1] == "5|5"
    assert {"6|6", "5|5"} <= {one.text for one in fake.seen(ann)}
    for text in ("6|6", "5|5"):
        assert text not in "".join(one.words() for one in fake.seen(bob) + fake.everything_public(group))
    assert (await raw("deleteEphemeralMessage", **place)).result is True
    assert (await raw("deleteEphemeralMessage", **place)).words == "Bad Request: message to delete not found"
    assert (await raw("editEphemeralMessageText", **place, text="x")).words.endswith("message to edit not found")


async def test_when_an_ephemeral_message_is_refused(
    fake: TelegramFake, raw: Raw, ann: Person, bob: Person, group: Group
) -> None:
    await table(raw, group)
    press = ann.click(group, "My hand")
    assert (await ephemeral(raw, group, bob, "x", callback_query_id=press.id)).words.endswith(
        "query ID is invalid"
    )
    assert (await ephemeral(raw, group, ann, "x")).words == "Bad Request: BOT_NOT_ADMIN"
    fake.clock.advance(15.1)
    assert (await ephemeral(raw, group, ann, "x", callback_query_id=press.id)).status == 400
    group.promote_bot()
    assert (await ephemeral(raw, group, ann, "x")).status == 200
    stranger = fake.person("Carl")
    assert (await ephemeral(raw, group, stranger, "x")).words == "Bad Request: PARTICIPANT_ID_INVALID"
    ann.start()
    to = {"receiver_user_id": ann.id}
    assert (await raw("sendMessage", chat_id=ann.id, text="x", ephemeral_message_parameters=to)).status == 400
    assert [one.text for one in fake.messages(ann, group) if one.ephemeral] == ["x"]


async def test_a_hidden_command_is_between_its_sender_and_the_bot(
    fake: TelegramFake, raw: Raw, ann: Person, bob: Person, group: Group
) -> None:
    await raw("setMyCommands", commands=[{"command": "hand", "description": "x", "is_ephemeral": True}])
    said = ann.say(group, "/hand")
    told = (await raw("getUpdates")).result[-1]["message"]
    assert (told["message_id"], told["ephemeral_message_id"]) == (0, said.ephemeral_id)
    assert "/hand" not in "".join(one.text for one in fake.seen(bob))
    to = {"receiver_user_id": ann.id}
    given: Json = {
        "chat_id": group.id,
        "text": "6|6",
        "reply_parameters": {"ephemeral_message_id": said.ephemeral_id},
    }
    public = await raw("sendMessage", **given)
    assert "must be ephemeral" in public.words
    assert (await raw("sendMessage", **given, ephemeral_message_parameters=to)).status == 200
    fake.clock.advance(15.1)
    assert (await raw("sendMessage", **given, ephemeral_message_parameters=to)).status == 400


async def test_an_old_server_says_it_to_all() -> None:
    async with TelegramFake(ephemeral=False) as fake, Raw(fake) as raw:
        ann, bob = fake.person("Ann"), fake.person("Bob")
        group = fake.group("Friends", ann, bob)
        await table(raw, group)
        press = ann.click(group, "My hand")
        assert (await ephemeral(raw, group, ann, "6|6", callback_query_id=press.id)).status == 200
        assert "6|6" in [one.text for one in fake.seen(bob)]
        place = {"chat_id": group.id, "receiver_user_id": ann.id, "ephemeral_message_id": 1}
        assert (await raw("deleteEphemeralMessage", **place)).status == 404
        assert fake.violations == []


# --- Updates ----------------------------------------------------------------------------------------------


async def test_updates_may_come_twice_or_in_another_order(fake: TelegramFake, raw: Raw, ann: Person) -> None:
    words = [f"{number}" for number in range(8)]
    for word in words:
        ann.say(None, word)
    fake.reorder()
    fake.lose_confirmation()
    first, again = await heard(raw), await heard(raw)
    assert first == again != words
    assert sorted(first) == words
    fake.duplicate()
    assert await heard(raw) == first[-1:]


async def test_what_the_bot_asks_to_be_told_sticks(fake: TelegramFake, raw: Raw, ann: Person) -> None:
    assert (await raw("getUpdates", allowed_updates=["message", "chat_member"])).result == []
    group = fake.group("Games", ann)
    group.promote_bot()
    ann.leave(group)
    found = [kind for update in (await raw("getUpdates")).result for kind in update if kind != "update_id"]
    assert found == ["message", "message", "chat_member"], "it has not asked for my_chat_member"


# --- Webhooks -----------------------------------------------------------------------------------------------


async def test_a_webhook_is_brought_every_update_in_order(fake: TelegramFake, raw: Raw, ann: Person) -> None:
    arrived: list[str] = []

    async def take(request: web.Request) -> web.Response:
        assert request.headers["X-Telegram-Bot-Api-Secret-Token"] == "open-sesame"
        arrived.append((await request.json())["message"]["text"])
        fake.world.stir()
        return web.Response(status=500 if len(arrived) == 1 else 200)

    app = web.Application()
    app.router.add_post("/hook", take)
    runner = web.AppRunner(app, shutdown_timeout=0.1)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    url = f"http://127.0.0.1:{runner.addresses[0][1]}/hook"
    waiting = asyncio.create_task(raw("getUpdates", timeout=9))
    await fake.until(lambda: fake.world.poll)
    assert (await raw("setWebhook", url=url, secret_token="no spaces")).status == 400
    assert (await raw("setWebhook", url="http://example.org")).status == 400
    assert "only on ports" in (await raw("setWebhook", url="https://example.org:8080/hook")).words
    assert (await raw("setWebhook", url=url, secret_token="open-sesame")).result is True
    assert (await waiting).words == "Conflict: terminated by setWebhook request"
    assert (await raw("getUpdates")).words.startswith(
        "Conflict: can't use getUpdates method while webhook is active"
    )
    assert (await raw("getWebhookInfo")).result["url"] == url
    ann.say(None, "one")
    ann.say(None, "two")
    await fake.until(lambda: len(arrived) == 3)
    assert arrived == ["one", "one", "two"]
    assert (await raw("getWebhookInfo")).result["last_error_message"].endswith("500 Internal Server Error")
    assert (await raw("deleteWebhook")).result is True
    ann.say(None, "three")
    assert (await raw("getUpdates")).result[-1]["message"]["text"] == "three"
    await runner.cleanup()
