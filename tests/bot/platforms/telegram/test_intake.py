"""What happens to chats and people, and moves that are chosen while writing."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import timedelta
from functools import partial

import pytest

from bot.cleaning import clean
from bot.conversation import Offer
from bot.ids import PostId, RoomId
from bot.messages import Label
from bot.platforms.telegram.ids import post_of
from bot.ports import Address, Command, Press, Request, Unreachable
from tests.bot.platforms.telegram.listening import Listener, in_room, says, staged, to
from tests.bot.platforms.watch import warnings
from tests.fakes.telegram.model import GROUP, Chat


def room(chat: Chat) -> str:
    return f"telegram:{chat.id}"


@dataclass
class Hesitant(Listener):
    """Takes its time to note that a room has moved, and perhaps to take up a command."""

    noted: asyncio.Event = field(default_factory=asyncio.Event)
    taken_up: asyncio.Event | None = None

    async def is_first(self, name: str) -> bool:
        first = await super().is_first(name)
        if self.taken_up is not None:
            await self.taken_up.wait()
        return first

    async def moved(self, old: RoomId, new: RoomId) -> bool:
        await super().moved(old, new)
        await self.noted.wait()
        return True


# --- Chats ------------------------------------------------------------------------------------------------


async def test_the_bot_comes_is_muted_and_goes() -> None:
    async with staged() as stage:
        group = stage.fake.group("Friends", bot=False)
        here = room(group.chat)
        changes: tuple[tuple[Callable[[], None], str], ...] = (
            (group.add_bot, "reached"),
            (partial(group.restrict_bot, "can_send_messages"), "lost"),
            (partial(group.restrict_bot, "can_send_photos"), "reached"),
            (group.remove_bot, "removed"),
            (group.add_bot, "reached"),
            (group.kick_bot, "removed"),
        )
        for change, event in changes:
            stage.listener.events.clear()
            change()
            await stage.happened(event, here)
            assert stage.listener.events == [(event, here)]


async def test_somebody_shuts_and_opens_his_private_chat() -> None:
    async with staged() as stage:
        ann = stage.fake.person("Ann")
        ann.start()
        ann.block()
        await stage.happened("lost", room(ann.private))
        stage.listener.events.clear()
        ann.unblock()
        await stage.happened("reached", room(ann.private))


@pytest.mark.parametrize("admin", [False, True])
async def test_somebody_leaves(admin: bool) -> None:
    async with staged() as stage:
        ann, bob = stage.fake.person("Ann"), stage.fake.person("Bob")
        group = stage.fake.group("Friends", ann, bob)
        if admin:
            group.promote_bot()
        ann.leave(group)
        await stage.happened("left", room(group.chat), room(ann.private))
        group.remove(bob)
        await stage.happened("left", room(group.chat), room(bob.private))
        assert not {kind for kind, *_ in stage.listener.events} & {"removed", "lost"}


async def test_to_be_made_an_admin_and_not_is_no_leaving() -> None:
    async with staged() as stage:
        ann = stage.fake.person("Ann")
        group = stage.fake.group("Friends", ann)
        group.promote_bot()
        ann.say(group, "/table")
        await stage.heard()  # from now on the bot is told of members
        group.promote(ann)
        group.demote(ann)
        ann.say(group, "/table")
        await stage.heard(2)
        assert sum(update.kind == "chat_member" for update in stage.fake.world.updates.made) == 2
        assert not [event for event in stage.listener.events if event[0] == "left"]


async def test_a_group_becomes_a_supergroup() -> None:
    async with staged() as stage:
        ann = stage.fake.person("Ann")
        group = stage.fake.group("Friends", ann, kind=GROUP)
        moved = group.migrate()
        group.remove_bot()  # as it is told of what the group was
        ann.say(moved, "/table")
        assert (await stage.heard()).room.id == room(moved.chat)
        assert stage.listener.events.count(("moved", room(group.chat), room(moved.chat))) == 1
    assert "removed" not in {event[0] for event in stage.listener.events}


async def test_what_is_pressed_in_a_group_that_has_moved_is_about_where_it_is_now() -> None:
    async with staged() as stage:
        ann = stage.fake.person("Ann")
        group = stage.fake.group("Friends", ann, kind=GROUP)
        await stage.port.send(in_room(group), says("a table", (Label("Join", "j:1:0:"),)), loud=True)
        (join,) = ann.buttons(group)
        moved = group.migrate()
        await stage.happened("moved", room(group.chat), room(moved.chat))
        ann.press(join)
        assert (await stage.heard()).room.id == room(moved.chat)


async def test_what_is_asked_for_while_a_move_is_noted_waits_for_that() -> None:
    listener = Hesitant()
    async with staged(listener) as stage:
        ann, bob = stage.fake.person("Ann"), stage.fake.person("Bob")
        group = stage.fake.group("Friends", ann, bob, kind=GROUP)
        await stage.port.send(in_room(group), says("a table", (Label("Join", "j:1:0:"),)), loud=True)
        (join,) = bob.buttons(group)
        moved = group.migrate()
        ann.say(moved, "/table")
        bob.press(join)
        await stage.happened("moved", room(group.chat), room(moved.chat))
        await stage.fake.quiet()
        meanwhile = [*listener.requests]
        listener.noted.set()
        await stage.heard(2)
        assert meanwhile == []
        assert {request.room.id for request in listener.requests} == {room(moved.chat)}


async def test_what_several_write_in_a_group_is_taken_up_in_its_order() -> None:
    """The server may tell of it all at once, as after an outage: who joins a table does so when it is open."""
    opened = asyncio.Event()

    async def opens(request: Request) -> None:
        if isinstance(request.what, Command) and request.what.name == "play":
            await opened.wait()

    listener = Listener(opens)
    async with staged(listener) as stage:
        ann, bob = stage.fake.person("Ann"), stage.fake.person("Bob")
        group, others = stage.fake.group("Friends", ann, bob), stage.fake.group("Others", ann, bob)
        ann.say(group, "/play")
        bob.say(group, "/join")
        bob.say(others, "/table")
        await stage.heard(2)
        await stage.fake.quiet()
        meanwhile = [request.what for request in listener.requests]
        opened.set()
        await stage.heard(3)
    assert meanwhile == [Command("play", ""), Command("table", "")]
    assert listener.requests[-1].what == Command("join", "")


async def test_a_command_that_is_taken_up_while_its_group_moves_is_about_where_it_is_then() -> None:
    taken_up = asyncio.Event()
    listener = Hesitant(taken_up=taken_up)
    async with staged(listener) as stage:
        ann, bob = stage.fake.person("Ann"), stage.fake.person("Bob")
        group = stage.fake.group("Friends", ann, bob, kind=GROUP)
        ann.say(group, "/play")
        await stage.fake.until(lambda: bool(listener.told))
        moved = group.migrate()
        await stage.happened("moved", room(group.chat), room(moved.chat))
        taken_up.set()
        await stage.fake.quiet()
        meanwhile = [*listener.requests]
        listener.noted.set()
        assert (await stage.heard()).room.id == room(moved.chat)
        assert meanwhile == []


async def test_a_press_in_private_about_a_group_waits_until_its_move_is_noted() -> None:
    async def settings(request: Request) -> None:
        if isinstance(request.what, Command) and not request.room.private:
            await request.whisper(says("the settings of the chat", (Label("45 seconds", "c:clock:45"),)))

    listener = Hesitant(settings)
    async with staged(listener, ephemeral=False) as stage:
        ann = stage.fake.person("Ann")
        ann.start()
        await stage.heard()
        group = stage.fake.group("Friends", ann, kind=GROUP)
        ann.say(group, "/settings")
        await stage.fake.until(lambda: bool(ann.buttons(None)))
        before = len(listener.requests)
        moved = group.migrate()
        await stage.happened("moved", room(group.chat), room(moved.chat))
        ann.click(None, "45 seconds")
        await stage.fake.quiet()
        meanwhile = listener.requests[before:]
        listener.noted.set()
        assert (await stage.heard(before + 1)).room.id == room(moved.chat)
        assert meanwhile == []


@pytest.mark.parametrize("times", [1, 4])
async def test_a_new_number_that_could_not_be_noted_is_told_again(times: int) -> None:
    """At the server's second message, and whenever somebody speaks there; what is sent arrives meanwhile."""
    async with staged(Listener(forgotten=times)) as stage:
        ann = stage.fake.person("Ann")
        group = stage.fake.group("Friends", ann, kind=GROUP)
        moved = group.migrate()
        event = ("moved", room(group.chat), room(moved.chat))
        await stage.fake.until(lambda: stage.listener.events.count(event) > 1)
        await stage.port.send(in_room(group), says("meanwhile"), loud=True)
        assert stage.fake.messages(ann, moved)[-1].text == "meanwhile"
        for number in range(1, times + 1):
            ann.say(moved, "/table")
            await stage.heard(number)
        assert stage.listener.events.count(event) == times + 1


async def test_a_topic_is_closed_and_opened_again() -> None:
    """That it is closed says nothing of a bot that may write there all the same."""
    async with staged() as stage:
        forum = stage.fake.group("Forum", forum=True)
        topic = forum.topic("Dominoes")
        here = f"{room(forum.chat)}/{topic.thread}"
        forum.close_topic(topic)
        forum.reopen_topic(topic)
        await stage.happened("reached", here)
        assert ("lost", here) not in stage.listener.events


async def test_talk_is_counted_where_it_is() -> None:
    async with staged() as stage:
        ann = stage.fake.person("Ann")
        forum = stage.fake.group("Forum", ann, forum=True)
        forum.promote_bot()
        topic = forum.topic("Dominoes")
        ann.say(topic, "hello")
        ann.say(forum, "hello")
        ann.say(None, "hello")
        # In each place there was a notice before: that the bot has come, and that the topic is new.
        both = {f"{room(forum.chat)}/{topic.thread}": 2, room(forum.chat): 2}
        await stage.fake.until(lambda: Counter(stage.listener.talked) == both)
        await stage.heard()
        assert room(ann.private) not in stage.listener.talked


async def test_a_press_on_an_old_message_comes_from_its_topic() -> None:
    """The server tells no more of the message than its chat."""
    async with staged() as stage:
        ann = stage.fake.person("Ann")
        forum = stage.fake.group("Forum", ann, forum=True)
        topic = forum.topic("Dominoes")
        here = RoomId(f"{room(forum.chat)}/{topic.thread}")
        table = says("a table", (Label("Join", "j:1:0:"),))
        posts = [await stage.port.send(Address(room=here), table, loud=True) for _ in range(2)]
        stage.listener.rooms[posts[0]] = here
        stage.fake.clock.advance(timedelta(days=3).total_seconds())
        for button in ann.buttons(topic):
            ann.press(button)
        rooms = {(await stage.heard(number)).room.id for number in (1, 2)}
        assert rooms == {here, room(forum.chat)}


async def test_a_press_on_an_old_message_comes_from_its_topic_though_nobody_says_that_there_are_topics() -> None:
    async with staged() as stage:
        ann = stage.fake.person("Ann")
        forum = stage.fake.group("Forum", ann, forum=True)
        here = RoomId(f"{room(forum.chat)}/{forum.topic('Dominoes').thread}")
        post = await stage.port.send(Address(room=here), says("a table", (Label("Join", "j:1:0:"),)), loud=True)
        stage.listener.rooms[post] = here
        chat = {"id": forum.chat.id, "type": "supergroup"}
        message = {"chat": chat, "message_id": post_of(post).message, "date": 0}
        who = {"id": ann.id, "is_bot": False, "first_name": "Ann"}
        told = {"id": "1", "from": who, "chat_instance": "1", "data": "j:1:0:", "message": message}
        stage.fake.world.updates.add("callback_query", told)
        assert (await stage.heard()).room.id == here
        stage.fake.violations.clear()  # it knows of no such press


async def test_a_topic_is_known_by_its_name_now_also_where_the_bot_came_later() -> None:
    async with staged() as stage:
        ann = stage.fake.person("Ann")
        forum = stage.fake.group("Forum", ann, bot=False, forum=True)
        topic, other = forum.topic("Dominoes"), forum.topic("x" * 128)
        forum.add_bot()
        here = Address(room=RoomId(f"{room(forum.chat)}/{topic.thread}"))
        await stage.port.send(here, says("a table", (Label("Join", "j:1:0:"),)), loud=True)
        ann.press(ann.buttons(topic)[0])
        await stage.heard(1)
        ann.say(other, "/play")
        await stage.heard(2)
        forum.rename_topic(topic, "Goat alone")
        ann.say(topic, "/play")
        await stage.heard(3)
        titles = [request.room.title for request in stage.listener.requests]
        assert titles == ["Forum · Dominoes", f"Forum · {'x' * 128}", "Forum · Goat alone"]


async def test_a_long_title_of_a_forum_leaves_room_for_the_name_of_a_topic() -> None:
    async with staged() as stage:
        ann = stage.fake.person("Ann")
        forum = stage.fake.group("Forum " * 20, ann, forum=True)
        ann.say(forum.topic("Dominoes"), "/play")
        title = clean((await stage.heard()).room.title)
        assert title.startswith("Forum Forum")
        assert title.endswith("… · Dominoes")


# --- Inline mode ------------------------------------------------------------------------------------------

OFFERS = [
    Offer("m:1:0:0", "6-4", "at the left", "Ann has chosen."),
    Offer("m:1:0:1", "5-5", "", "Ann has chosen."),
]


async def test_moves_are_offered_to_who_asks_alone_and_the_choice_is_a_press() -> None:
    async with staged(Listener(offered=OFFERS)) as stage:
        ann = stage.fake.person("Ann", language="ru")
        group = stage.fake.group("Friends", ann)
        ask = ann.inline("m1 ")
        await stage.fake.until(lambda: ask.results)
        assert stage.listener.asked == ["m1"]
        assert [(one["id"], one["title"]) for one in ask.results or []] == [("m:1:0:0", "6-4"), ("m:1:0:1", "5-5")]
        said = ann.choose(ask, "m:1:0:1", group)
        request = await stage.heard()
        assert said.content.text == "Ann has chosen."
        assert request.what == Press("m:1:0:1", PostId(""))
        assert (request.person.id, request.room.private, request.room.foreign) == (to(ann).person, True, True)
        assert not await request.is_admin()
        await request.acknowledge()
        with pytest.raises(Unreachable):
            await request.whisper(says("your hand", secret=True))
        ann.start()
        await request.refresh(says("your hand", secret=True))
        assert stage.fake.messages(ann)[-1].text == "your hand"
        assert in_room(group).room in stage.listener.talked


async def test_of_more_moves_than_the_server_takes_the_first_fifty_are_offered() -> None:
    offers = [Offer(f"m:1:0:{number}", "6-4", "", "Ann has chosen.") for number in range(51)]
    async with staged(Listener(offered=offers)) as stage:
        ask = stage.fake.person("Ann").inline("")
        await stage.fake.until(lambda: ask.results)
        assert [one["id"] for one in ask.results or []] == [offer.data for offer in offers[:50]]


async def test_where_there_is_nothing_to_choose_a_button_says_why() -> None:
    async with staged(Listener(why="It is not your turn. " * 5)) as stage:
        ann = stage.fake.person("Ann")
        ask = ann.inline("")
        await stage.fake.until(lambda: ask.results is not None)
        assert ask.button is not None
        assert ask.button["text"] == "It is not your turn. It is not your turn. It is not your turn.…"


async def test_an_answer_that_comes_too_late_is_no_error(caplog: pytest.LogCaptureFixture) -> None:
    class Slow(Listener):
        async def offers(self, person: object, query: str) -> tuple[list[Offer], str]:
            stage.fake.clock.advance(60)
            return OFFERS, ""

    async with staged(Slow()) as stage:
        ask = stage.fake.person("Ann").inline("")
        await stage.fake.until(lambda: any(call.method == "answerInlineQuery" for call in stage.fake.refused))
        assert ask.results is None
    assert not warnings(caplog)
