"""What people do on Telegram, as requests before the fake server, and that each press is answered."""

from __future__ import annotations

import asyncio
from datetime import timedelta

import pytest

from bot.ids import RoomId
from bot.messages import Label, text
from bot.platforms.telegram import members, requests
from bot.ports import Command, Press, Request, Room, Unreachable
from tests.bot.kept import WORDS
from tests.bot.platforms.telegram.listening import (
    Listener,
    Stage,
    drawn,
    in_room,
    platform_of,
    says,
    serving,
    staged,
    to,
    whispering,
)
from tests.bot.platforms.telegram.pressing import (
    HAND,
    answered,
    table,
    texts,
)
from tests.bot.platforms.watch import warnings
from tests.fakes.telegram.fake import TelegramFake
from tests.fakes.telegram.faults import Fault

# --- Commands ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("/play@boneyard_fake_bot  goat target=50", Command("play", "goat target=50")),
        ("/PLAY", Command("play")),
        ("/move 6-4@L\n", Command("move", "6-4@L")),
        ("/why?", Command("why")),
        ("/rules@boneyard_fake_bot: goat", Command("rules", "goat")),
        ("/play/goat", None),
        ("/nonsense@boneyard_fake_bot", Command("nonsense")),
        ("/пас@boneyard_fake_bot", Command("пас")),
        ("/play@another_bot", None),
        ("/nonsense", None),
        ("6-4", None),
        ("hello", None),
    ],
)
async def test_what_is_a_command_in_a_group(said: str, meant: Command | None) -> None:
    async with staged() as stage:
        ann = stage.fake.person("Ann", language="ru")
        group = stage.fake.group("Friends", ann)
        group.promote_bot()  # it hears everything
        ann.say(group, said)
        room = RoomId(f"telegram:{group.id}")
        if meant is None:
            await stage.fake.until(lambda: room in stage.listener.talked[1:])  # first the bot was added
            assert stage.listener.requests == []
            return
        request = await stage.heard()
        assert (request.what, request.room) == (meant, Room(room, "Friends"))
        assert (request.person.id, request.person.name, request.person.language) == (to(ann).person, "Ann", "ru")
        assert not request.person.masked
        assert not await request.is_admin()


async def test_in_private_moves_can_be_written_and_nonsense_is_helped_once() -> None:
    async with staged() as stage:
        ann = stage.fake.person("Ann", language="ru")
        for said in ("/start join_12", "6-4@L", "draw", "what?", "and now?", "/what"):
            ann.say(None, said)
        await stage.heard(5)
        assert [request.what for request in stage.listener.requests] == [
            Command("start", "join_12"),
            Command("move", "6-4@L"),
            Command("move", "draw"),
            Command("help"),
            Command("what"),
        ]
        request = stage.listener.requests[0]
        assert request.room == Room(RoomId(f"telegram:{ann.id}"), "Ann", private=True, language="ru")
        assert await request.is_admin()
        assert stage.listener.talked == []


async def test_a_topic_is_the_room_and_general_is_the_chat() -> None:
    async with staged() as stage:
        ann = stage.fake.person("Ann")
        forum = stage.fake.group("Forum", ann, forum=True)
        topic = forum.topic("Dominoes")
        ann.say(topic, "/play")
        ann.say(forum, "/play")
        await stage.heard(2)
        rooms = [request.room for request in stage.listener.requests]
        assert [room.id for room in rooms] == [f"telegram:{forum.id}/{topic.thread}", f"telegram:{forum.id}"]
        assert [room.title for room in rooms] == ["Forum · Dominoes", "Forum"]


async def test_what_others_have_written_is_no_command() -> None:
    async with staged() as stage:
        group, ann = await table(stage)
        said = ann.say(group, "/play")
        await stage.heard()
        ann.edit(said, "/stop")
        ann.say(group, "/table")
        await stage.heard(2)
        assert [request.what for request in stage.listener.requests] == [Command("play"), Command("table")]


async def test_who_speaks_as_the_group_runs_it_and_cannot_be_answered() -> None:
    async with staged() as stage:
        group, ann = await table(stage)
        group.anonymous(ann)
        ann.say(group, "/stop")
        request = await stage.heard()
        assert request.person.masked
        assert request.person.name == "Friends"
        assert await request.is_admin()
        with pytest.raises(Unreachable):
            await request.whisper(says("who are you?"))
        assert not [event for event in stage.listener.events if event[0] == "lost"], "it is not even tried"
        ann.click(group, "My hand")
        request = await stage.heard(2)
        assert not request.person.masked
        assert await request.is_admin()


async def test_who_runs_the_chat_is_asked_once_in_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    async with staged() as stage:
        group, ann = await table(stage)
        ann.say(group, "/stop")
        request = await stage.heard()
        assert not await request.is_admin()
        group.promote(ann)
        assert not await request.is_admin()
        stage.platform.port.members.forget(group.id, ann.id)
        assert await request.is_admin()
        assert await request.is_admin()
        assert sum(call.method == "getChatMember" for call in stage.fake.calls) == 2
        group.demote(ann)
        assert await request.is_admin()
        monkeypatch.setattr(members, "_FRESH", 0.0)
        assert not await request.is_admin(), "what was true a while ago is asked for again"


async def test_nobody_runs_a_chat_of_whom_the_server_does_not_say_it() -> None:
    async with staged() as stage:
        group, ann = await table(stage)
        group.promote(ann)
        ann.say(group, "/stop")
        request = await stage.heard()
        outage = stage.fake.fail(Fault("getChatMember", times=None, status=502))
        assert not await request.is_admin()
        outage.times = 0
        stage.fake.fail(Fault("getChatMember", status=400, description="Bad Request: member not found"))
        assert not await request.is_admin()
        assert await request.is_admin(), "he is asked for again"


async def test_who_runs_a_chat_is_known_also_where_members_are_hidden() -> None:
    async with staged() as stage:
        group, ann = await table(stage)
        bob = stage.fake.person("Bob")
        group.add(bob)
        group.hide_members()
        group.promote(ann)
        for number, (person, runs) in enumerate(((ann, True), (bob, False)), start=1):
            person.say(group, "/stop")
            assert await (await stage.heard(number)).is_admin() is runs


# --- Presses ----------------------------------------------------------------------------------------------


async def test_a_press_is_answered_once_whatever_happens() -> None:
    async with staged() as stage:
        group, ann = await table(stage)
        press = ann.click(group, "My hand")
        request = await stage.heard()
        assert isinstance(request.what, Press)
        assert request.what.data == HAND.data
        await answered(stage, press)
        await request.acknowledge()
        await request.acknowledge()
        assert sum(call.method == "answerCallbackQuery" for call in stage.fake.calls) == 1


async def test_a_press_names_the_message_as_sending_did() -> None:
    async with staged() as stage:
        ann = stage.fake.person("Ann")
        group = stage.fake.group("Friends", ann)
        text = await stage.port.send(in_room(group), says("text", (Label("one", "a:1:0:"),)), loud=True)
        picture = await stage.port.send(
            in_room(group), says("picture", (Label("two", "a:2:0:"),), drawing=drawn()), loud=True
        )
        ann.click(group, "one")
        ann.click(group, "two")
        await stage.heard(2)
        assert [press.what.post for press in stage.listener.requests if isinstance(press.what, Press)] == [
            text,
            picture,
        ]


async def test_who_presses_on_a_message_that_is_none_of_the_bots_is_told_that_it_does_nothing() -> None:
    async with staged() as stage:
        ann = stage.fake.person("Ann")
        who = {"id": ann.id, "is_bot": False, "first_name": "Ann", "language_code": "de"}
        told = {"id": "7", "from": who, "chat_instance": "1", "inline_message_id": "8", "data": "j:1:0:"}
        stage.fake.world.updates.add("callback_query", told)
        await stage.fake.until(lambda: any(call.method == "answerCallbackQuery" for call in stage.fake.calls))
        (answer,) = [call.parameters for call in stage.fake.calls if call.method == "answerCallbackQuery"]
        stage.fake.violations.clear()  # it knows of no such press
    assert (answer["callback_query_id"], answer["text"]) == ("7", WORDS.line(text("bad-button"), "de"))
    assert not stage.listener.requests


async def test_a_press_names_a_picture_though_the_server_tells_no_more_of_an_old_message_than_its_chat() -> None:
    async with staged() as stage:
        ann = stage.fake.person("Ann")
        group = stage.fake.group("Friends", ann)
        message = says("picture", (Label("two", "a:2:0:"),), drawing=drawn())
        picture = await stage.port.send(in_room(group), message, loud=True)
        stage.fake.clock.advance(timedelta(days=3).total_seconds())
        ann.click(group, "two")
        assert isinstance(press := (await stage.heard()).what, Press)
        assert press.post == picture


async def test_a_short_answer_pops_up() -> None:
    async with staged(Listener(whispering(says("That button is out of date.")))) as stage:
        group, ann = await table(stage)
        press = ann.click(group, "My hand")
        await answered(stage, press)
        assert (press.popup, press.alert) == ("That button is out of date.", True)
        assert texts(stage.fake, ann, group) == ["the table"]


async def test_an_old_press_is_no_error(caplog: pytest.LogCaptureFixture) -> None:
    async def late(request: Request) -> None:
        stage.fake.clock.advance(100)

    async with staged(Listener(late)) as stage:
        group, ann = await table(stage)
        press = ann.click(group, "My hand")
        await stage.fake.until(lambda: any(call.method == "answerCallbackQuery" for call in stage.fake.calls))
        assert not press.answered
    assert not warnings(caplog)


async def test_presses_on_messages_that_are_gone_or_not_the_bots_arrive() -> None:
    async with staged() as stage:
        group, ann = await table(stage)
        group.promote(ann)
        button = ann.find(group, "My hand")
        ann.delete(button.message)
        press = ann.press(button)
        forged = ann.press_raw(group, 12345, "forged")
        await stage.fake.until(lambda: press.answered and forged.answered)
        assert [request.room.id for request in stage.listener.requests] == [f"telegram:{group.id}"] * 2


async def test_what_one_person_does_is_handled_in_order_and_others_do_not_wait() -> None:
    order: list[str] = []

    async def answer(request: Request) -> None:
        if request.person.name == "Ann" and len(stage.listener.requests) == 1:
            await stage.fake.until(lambda: "Bob" in order)
        order.append(request.person.name)

    async with TelegramFake() as fake:
        ann, bob = fake.person("Ann"), fake.person("Bob")
        group = fake.group("Friends", ann, bob)
        for who in (ann, ann, bob):
            who.say(group, "/table")
        async with serving(fake, Listener(answer)) as stage:
            await fake.until(lambda: len(order) == 3)
    assert order == ["Bob", "Ann", "Ann"]


async def test_a_press_is_answered_soon_whatever_it_waits_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(requests, "SIGN", 0.05)
    go_on = asyncio.Event()

    async def slow(request: Request) -> None:
        await go_on.wait()
        await request.whisper(says("short"))

    async with staged(Listener(slow)) as stage:
        group, ann = await table(stage)
        presses = [ann.click(group, "My hand") for _ in range(2)]
        await stage.fake.until(lambda: all(press.answered for press in presses))
        assert len(stage.listener.requests) == 1, "the other one waits for its turn"
        go_on.set()
        await stage.fake.until(lambda: texts(stage.fake, ann, group)[1:] == ["short"])


async def test_what_many_presses_that_were_answered_without_words_come_to_is_written_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """His private chat is where his hand comes, too: nothing is in its way there that he knows."""
    monkeypatch.setattr(requests, "SIGN", 0.05)
    said = ["The match has begun."] * 3 + ["It is not your turn."]
    told: list[str] = []
    go_on = asyncio.Event()

    async def slow(request: Request) -> None:
        if isinstance(request.what, Press):
            await go_on.wait()
            told.append(said[len(told)])
            await request.whisper(says(told[-1]))

    async with staged(Listener(slow), ephemeral=False) as stage:
        group, ann = await table(stage)
        ann.start()
        presses = [ann.click(group, "My hand") for _ in said]
        await stage.fake.until(lambda: all(press.answered for press in presses))
        go_on.set()
        await stage.fake.until(lambda: "It is not your turn." in texts(stage.fake, ann))
        assert texts(stage.fake, ann).count("The match has begun.") == 1


async def test_a_mistake_of_ours_does_not_leave_the_press_unanswered(caplog: pytest.LogCaptureFixture) -> None:
    async def broken(request: Request) -> None:
        raise ValueError("a mistake")

    async with staged(Listener(broken)) as stage:
        group, ann = await table(stage)
        press = ann.click(group, "My hand")
        await answered(stage, press)
    assert "an update could not be handled" in caplog.text


async def test_a_popup_that_the_server_does_not_take_at_once_is_given_again() -> None:
    async with staged(Listener(whispering(says("short")))) as stage:
        group, ann = await table(stage)
        stage.fake.fail(Fault("answerCallbackQuery", status=500, times=2))
        press = ann.click(group, "My hand")
        await answered(stage, press)
        assert press.popup == "short"


async def test_what_is_left_undone_at_the_end_is_not_answered() -> None:
    asked = asyncio.Event()

    async def never(request: Request) -> None:
        asked.set()
        await asyncio.Event().wait()

    async with TelegramFake() as fake:
        platform = platform_of(fake, [])
        await platform.log_in()
        listener = Listener(never)
        serve = asyncio.create_task(platform.serve(listener))
        group, ann = await table(Stage(fake, platform, listener, []))
        press = ann.click(group, "My hand")
        await asked.wait()
        serve.cancel()
        await asyncio.wait([serve])
        await platform.close()
        assert not press.answered
