"""What people do, and how each of them is answered alone: requests before the fake server."""

from __future__ import annotations

import asyncio

import pytest

from bot.ports import Command, Label, Press, Request, Room, RoomId, Unreachable
from tests.bot.platforms.telegram.stage import (
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
from tests.fakes.faults import Fault
from tests.fakes.telegram.fake import TelegramFake
from tests.fakes.telegram.groups import Group
from tests.fakes.telegram.model import Press as Click
from tests.fakes.telegram.people import Person

HAND = Label("My hand", "h:1:0:")
PLAY = Label("6-4", "m:1:0:0")
TILES = says("6-4 5-5 3-1", (PLAY,), secret=True, language="de")
BY_HAND = "Zum Spielen schreib /move und einen deiner Steine."
SENT_PRIVATELY = "Ich habe es dir in unserem privaten Chat geschrieben."
"""What is said beside an answer is in its language, whatever that of his client."""


async def table(stage: Stage) -> tuple[Group, Person]:
    """A group with a table on which a button hangs, and somebody who has opened no private chat."""
    ann = stage.fake.person("Ann", language="ru")
    group = stage.fake.group("Friends", ann)
    await stage.port.send(in_room(group), says("the table", (HAND,)), loud=True)
    return group, ann


async def answered(stage: Stage, press: Click) -> None:
    await stage.fake.until(lambda: press.answered)


def texts(fake: TelegramFake, person: Person, group: Group | None = None) -> list[str]:
    """What stands before a person, without notices."""
    return [shown.text for shown in fake.messages(person, group) if not shown.text.startswith("[")]


def public(fake: TelegramFake, group: Group) -> str:
    """All that a whole group has ever seen."""
    return "\n".join(shown.words() for shown in fake.everything_public(group))


# --- Commands ---------------------------------------------------------------------------------------------


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("/play@boneyard_fake_bot  goat target=50", Command("play", "goat target=50")),
        ("/PLAY", Command("play")),
        ("/move 6-4@L\n", Command("move", "6-4@L")),
        ("/nonsense@boneyard_fake_bot", Command("nonsense")),
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


@pytest.mark.asyncio
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


@pytest.mark.asyncio
async def test_a_topic_is_the_room_and_general_is_the_chat() -> None:
    async with staged() as stage:
        ann = stage.fake.person("Ann")
        forum = stage.fake.group("Forum", ann, forum=True)
        topic = forum.topic("Dominoes")
        ann.say(topic, "/play")
        ann.say(forum, "/play")
        await stage.heard(2)
        rooms = [request.room.id for request in stage.listener.requests]
        assert rooms == [f"telegram:{forum.id}/{topic.thread}", f"telegram:{forum.id}"]


@pytest.mark.asyncio
async def test_what_others_have_written_is_no_command() -> None:
    async with staged() as stage:
        group, ann = await table(stage)
        said = ann.say(group, "/play")
        await stage.heard()
        ann.edit(said, "/stop")
        ann.say(group, "/table")
        await stage.heard(2)
        assert [request.what for request in stage.listener.requests] == [Command("play"), Command("table")]


@pytest.mark.asyncio
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
        ann.click(group, "My hand")
        request = await stage.heard(2)
        assert not request.person.masked
        assert await request.is_admin()


@pytest.mark.asyncio
async def test_who_runs_the_chat_is_asked_once() -> None:
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


@pytest.mark.asyncio
async def test_a_command_in_a_group_is_answered_in_private_or_not_at_all() -> None:
    async with staged() as stage:
        group, ann = await table(stage)
        ann.say(group, "/hand@boneyard_fake_bot")
        request = await stage.heard()
        with pytest.raises(Unreachable):
            await request.whisper(TILES)
        ann.start()
        await request.whisper(TILES)
        assert texts(stage.fake, ann)[-1] == "6-4 5-5 3-1"
        assert "6-4" not in public(stage.fake, group)


@pytest.mark.asyncio
async def test_an_ephemeral_command_is_answered_in_the_same_way() -> None:
    async with staged() as stage:
        group, ann = await table(stage)
        await stage.fake.until(lambda: stage.listener.remembered)  # the menus are set
        ann.say(group, "/hand")
        request = await stage.heard()
        await request.whisper(TILES)
        shown = stage.fake.messages(ann, group)[-1]
        assert (shown.text, shown.ephemeral) == ("6-4 5-5 3-1", True)
        assert "6-4" not in public(stage.fake, group)


# --- Presses ----------------------------------------------------------------------------------------------


@pytest.mark.asyncio
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


@pytest.mark.asyncio
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


@pytest.mark.asyncio
async def test_a_short_answer_pops_up() -> None:
    async with staged(Listener(whispering(says("That button is old.")))) as stage:
        group, ann = await table(stage)
        press = ann.click(group, "My hand")
        await answered(stage, press)
        assert (press.popup, press.alert) == ("That button is old.", True)
        assert texts(stage.fake, ann, group) == ["the table"]


@pytest.mark.asyncio
async def test_a_hand_is_shown_in_the_group_to_its_owner_alone() -> None:
    async with staged(Listener(whispering(TILES))) as stage:
        group, ann = await table(stage)
        bob = stage.fake.person("Bob")
        group.add(bob)
        press = ann.click(group, "My hand")
        await answered(stage, press)
        shown = stage.fake.messages(ann, group)[-1]
        assert (shown.text, shown.ephemeral) == ("6-4 5-5 3-1", True)
        assert [button.text for button in shown.buttons] == ["6-4"]
        assert "6-4" not in public(stage.fake, group)
        assert not any("6-4" in seen.words() for seen in stage.fake.seen(bob))
        assert not press.popup


@pytest.mark.asyncio
async def test_the_button_of_an_ephemeral_message_changes_it() -> None:
    async def answer(request: Request) -> None:
        assert isinstance(request.what, Press)
        if request.what.data == HAND.data:
            await request.whisper(TILES)
        else:
            await request.refresh(says("5-5 3-1", secret=True))

    async with staged(Listener(answer)) as stage:
        group, ann = await table(stage)
        press = ann.click(group, "My hand")
        await answered(stage, press)
        press = ann.click(group, "6-4")
        await answered(stage, press)
        assert texts(stage.fake, ann, group) == ["the table", "5-5 3-1"]
        second = stage.listener.presses[-1]
        assert second.post
        assert second.post != stage.listener.presses[0].post


@pytest.mark.asyncio
async def test_what_is_too_long_for_an_ephemeral_edit_comes_anew() -> None:
    long = says("\n".join(["a long line of words"] * 60), secret=True)

    async def answer(request: Request) -> None:
        assert isinstance(request.what, Press)
        await (request.whisper(TILES) if request.what.data == HAND.data else request.refresh(long))

    async with staged(Listener(answer)) as stage:
        group, ann = await table(stage)
        for button in ("My hand", "6-4"):
            press = ann.click(group, button)
            await answered(stage, press)
        assert texts(stage.fake, ann, group)[-1] == long.plain()


@pytest.mark.asyncio
async def test_too_late_for_an_ephemeral_message_the_private_chat_is_next() -> None:
    async def slowly(request: Request) -> None:
        if isinstance(request.what, Press):
            stage.fake.clock.advance(20)
            await request.whisper(TILES)

    async with staged(Listener(slowly)) as stage:
        group, ann = await table(stage)
        ann.start()
        press = ann.click(group, "My hand")
        await answered(stage, press)
        assert texts(stage.fake, ann)[-1] == "6-4 5-5 3-1"
        assert press.popup == "6-4 5-5 3-1"


# --- A server that knows no ephemeral messages ------------------------------------------------------------


@pytest.mark.asyncio
async def test_an_old_server_shows_a_hand_in_a_popup_alone() -> None:
    async with staged(Listener(whispering(TILES)), ephemeral=False) as stage:
        group, ann = await table(stage)
        press = ann.click(group, "My hand")
        await answered(stage, press)
        assert (press.popup, press.alert) == (f"6-4 5-5 3-1\n{BY_HAND}", True)
        assert "6-4" not in public(stage.fake, group)
        assert texts(stage.fake, ann, group) == ["the table"]


@pytest.mark.asyncio
async def test_an_old_server_shows_it_in_an_open_private_chat_too() -> None:
    rules = says("\n".join(["a rule of the game"] * 20), language="de")

    async def answer(request: Request) -> None:
        if isinstance(request.what, Press):
            await request.whisper(TILES if len(stage.listener.presses) == 1 else rules)

    async with staged(Listener(answer), ephemeral=False) as stage:
        group, ann = await table(stage)
        ann.start()
        press = ann.click(group, "My hand")
        await answered(stage, press)
        assert press.popup == "6-4 5-5 3-1"
        assert [button.text for button in stage.fake.messages(ann)[-1].buttons] == ["6-4"]
        press = ann.click(group, "My hand")
        await answered(stage, press)
        assert texts(stage.fake, ann)[-1] == rules.plain()
        assert press.popup == SENT_PRIVATELY


@pytest.mark.asyncio
async def test_what_fits_no_popup_is_cut_for_it() -> None:
    rules = says("\n".join(["a rule of the game"] * 20))
    async with staged(Listener(whispering(rules)), ephemeral=False) as stage:
        group, ann = await table(stage)
        press = ann.click(group, "My hand")
        await answered(stage, press)
        assert press.popup == "\n".join(["a rule of the game"] * 10 + ["…"])


@pytest.mark.asyncio
async def test_a_server_that_only_seems_to_know_ephemeral_messages_gets_no_hand() -> None:
    async with staged(Listener(whispering(TILES))) as stage:
        group, ann = await table(stage)
        stage.fake.world.ephemeral = False  # a proxy has led to an older server
        for _ in range(2):
            press = ann.click(group, "My hand")
            await answered(stage, press)
            assert press.popup == f"6-4 5-5 3-1\n{BY_HAND}"
        assert "6-4" not in public(stage.fake, group)
        assert texts(stage.fake, ann, group) == ["the table"]
        assert len(stage.fake.calls_to(group, "sendMessage")) == 2  # the table, and the one that says nothing


# --- Private chats ----------------------------------------------------------------------------------------


@pytest.mark.asyncio
async def test_in_private_the_message_itself_is_changed() -> None:
    async def answer(request: Request) -> None:
        if isinstance(request.what, Press):
            await request.refresh(says("page 2", (PLAY,)))

    async with staged(Listener(answer)) as stage:
        ann = stage.fake.person("Ann")
        ann.start()
        await stage.port.send(to(ann), says("page 1", (HAND,)), loud=True)
        press = ann.click(None, "My hand")
        await answered(stage, press)
        assert texts(stage.fake, ann) == ["/start", "page 2"]
        # A picture cannot become a text: then it comes anew.
        await stage.port.send(to(ann), says("picture", (HAND,), drawing=drawn()), loud=True)
        press = ann.click(None, "My hand")
        await stage.fake.until(lambda: press.answered and texts(stage.fake, ann)[-1] == "page 2")
        assert texts(stage.fake, ann) == ["/start", "page 2", "picture", "page 2"]


@pytest.mark.asyncio
async def test_a_long_answer_in_private_is_a_message() -> None:
    async with staged(Listener(whispering(TILES, says("more")))) as stage:
        ann = stage.fake.person("Ann")
        ann.start()
        await stage.fake.until(lambda: "more" in texts(stage.fake, ann))
        assert texts(stage.fake, ann) == ["/start", "6-4 5-5 3-1", "more"]
        press = ann.click(None, "6-4")
        await stage.fake.until(lambda: press.answered and texts(stage.fake, ann)[-1] == "more")
        assert texts(stage.fake, ann)[-2:] == ["6-4 5-5 3-1", "more"]


@pytest.mark.asyncio
async def test_an_answer_waits_as_long_as_the_server_says_and_no_longer_than_anybody_would() -> None:
    async with staged() as stage:
        ann = stage.fake.person("Ann")
        ann.start()
        request = await stage.heard()
        stage.fake.flood(ann, 5)
        await request.whisper(says("hello"))
        assert texts(stage.fake, ann)[-1] == "hello"
        stage.fake.flood(ann, 500)
        with pytest.raises(Unreachable):
            await request.whisper(says("too late"))


@pytest.mark.asyncio
async def test_an_answer_waits_as_long_as_the_pace_of_its_chat_says() -> None:
    async with staged(Listener(whispering(TILES))) as stage:
        group, ann = await table(stage)
        ann.start()
        stage.listener.waits = [0.5, 0.25]
        press = ann.click(group, "My hand")
        await answered(stage, press)
        assert stage.fake.messages(ann, group)[-1].text == "6-4 5-5 3-1"
        assert stage.slept[-2:] == [0.5, 0.25]
        stage.listener.waits = [50]
        press = ann.click(group, "My hand")
        await answered(stage, press)
        assert texts(stage.fake, ann)[-1] == press.popup == "6-4 5-5 3-1"
        assert 50 not in stage.slept


@pytest.mark.asyncio
async def test_an_old_press_is_no_error(caplog: pytest.LogCaptureFixture) -> None:
    async def late(request: Request) -> None:
        stage.fake.clock.advance(100)

    async with staged(Listener(late)) as stage:
        group, ann = await table(stage)
        press = ann.click(group, "My hand")
        await stage.fake.until(lambda: any(call.method == "answerCallbackQuery" for call in stage.fake.calls))
        assert not press.answered
    assert [record for record in caplog.records if record.levelname in ("WARNING", "ERROR")] == []


@pytest.mark.asyncio
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


@pytest.mark.asyncio
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


@pytest.mark.asyncio
async def test_a_mistake_of_ours_does_not_leave_the_press_unanswered(caplog: pytest.LogCaptureFixture) -> None:
    async def broken(request: Request) -> None:
        raise ValueError("a mistake")

    async with staged(Listener(broken)) as stage:
        group, ann = await table(stage)
        press = ann.click(group, "My hand")
        await answered(stage, press)
    assert "an update could not be handled" in caplog.text


@pytest.mark.asyncio
async def test_a_popup_that_the_server_does_not_take_at_once_is_given_again() -> None:
    async with staged(Listener(whispering(says("short")))) as stage:
        group, ann = await table(stage)
        stage.fake.fail(Fault("answerCallbackQuery", status=500, times=2))
        press = ann.click(group, "My hand")
        await answered(stage, press)
        assert press.popup == "short"


@pytest.mark.asyncio
async def test_buttons_of_an_answer_in_private_are_about_the_group_where_it_was_asked_for() -> None:
    async def settings(request: Request) -> None:
        message = says("the settings of the chat", (Label("45 seconds", "c:clock:45"),))
        if not request.room.private:
            await (request.whisper(message) if isinstance(request.what, Command) else request.refresh(message))

    async with staged(Listener(settings), ephemeral=False) as stage:
        ann = stage.fake.person("Ann")
        ann.start()
        await stage.heard()
        group = stage.fake.group("Friends", ann)
        group.promote(ann)
        ann.say(group, "/settings")
        await stage.heard()
        await stage.fake.until(lambda: "the settings of the chat" in texts(stage.fake, ann))
        press = ann.click(None, "45 seconds")
        await answered(stage, press)
        request = stage.listener.requests[-1]
        assert (request.room.id, request.room.private) == (f"telegram:{group.id}", False)
        assert await request.is_admin()
        assert "the settings" not in public(stage.fake, group)


@pytest.mark.asyncio
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
