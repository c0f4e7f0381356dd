"""Answers in a private chat, and what is about a group there."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from itertools import product

import pytest

from bot.messages import Label
from bot.platforms.telegram import private
from bot.ports import Address, Command, Press, Request, Unreachable
from tests.bot.platforms.telegram.listening import (
    Listener,
    Stage,
    drawn,
    in_room,
    says,
    staged,
    to,
    whispering,
)
from tests.bot.platforms.telegram.pressing import (
    HAND,
    PLAY,
    TILES,
    answered,
    public,
    table,
    texts,
)
from tests.fakes.telegram.faults import Fault
from tests.fakes.telegram.groups import Group
from tests.fakes.telegram.model import GROUP
from tests.fakes.telegram.people import Person

SHORT = 0.05
"""Seconds for which the bot waits for something in a test in which it does not come."""


@dataclass
class Book(Listener):
    """Every press shows the next page in the message with the button. While it is busy, the pace of no chat leaves
    room for an answer."""

    busy: bool = False
    page: int = 1

    async def handle(self, request: Request) -> None:
        if isinstance(request.what, Press):
            self.page += 1
            await request.refresh(says(f"page {self.page}", (HAND,)))

    def spend(self, to: Address, urgent: bool = False) -> float:
        return 0.001 if self.busy else 0


async def reader(stage: Stage) -> Person:
    """Ann, who has the first page of a book before her in her private chat."""
    ann = stage.fake.person("Ann")
    ann.start()
    await stage.port.send(to(ann), says("page 1", (HAND,)), loud=True)
    return ann


async def test_in_private_the_message_itself_is_changed() -> None:
    async def answer(request: Request) -> None:
        if isinstance(request.what, Press):
            await request.refresh(says("page 2", (PLAY,)))

    async with staged(Listener(answer)) as stage:
        ann = await reader(stage)
        press = ann.click(None, "My hand")
        await answered(stage, press)
        assert texts(stage.fake, ann) == ["/start", "page 2"]
        # A picture cannot become a text: then it comes anew.
        await stage.port.send(to(ann), says("picture", (HAND,), drawing=drawn()), loud=True)
        press = ann.click(None, "My hand")
        await stage.fake.until(lambda: press.answered and texts(stage.fake, ann)[-1] == "page 2")
        assert texts(stage.fake, ann) == ["/start", "page 2", "picture", "page 2"]


async def test_what_many_late_presses_come_to_is_written_once() -> None:
    """As after a time in which the bot was down: no popup can be shown any more, and nobody reads it ten times."""
    said = ["That button is out of date."] * 3 + ["It is not your turn."]

    async def answer(request: Request) -> None:
        if isinstance(request.what, Press):
            stage.fake.clock.advance(100)
            await request.whisper(says(said[len(done)]))
            done.append(request)

    done = list[Request]()
    async with staged(Listener(answer)) as stage:
        ann = await reader(stage)
        for _ in said:
            ann.click(None, "My hand")
        await stage.fake.until(lambda: len(done) == len(said))
        assert texts(stage.fake, ann)[-2:] == ["That button is out of date.", "It is not your turn."]
        assert texts(stage.fake, ann).count("That button is out of date.") == 1


async def test_a_long_answer_in_private_is_a_message() -> None:
    async with staged(Listener(whispering(TILES, says("more")))) as stage:
        ann = stage.fake.person("Ann")
        ann.start()
        await stage.fake.until(lambda: "more" in texts(stage.fake, ann))
        assert texts(stage.fake, ann) == ["/start", "6-4 5-5 3-1", "more"]
        press = ann.click(None, "6-4")
        await stage.fake.until(lambda: press.answered and texts(stage.fake, ann)[-1] == "more")
        assert texts(stage.fake, ann)[-2:] == ["6-4 5-5 3-1", "more"]


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


async def test_a_private_chat_that_takes_nothing_for_a_while_is_not_shut() -> None:
    """Nobody is to read in the group what was meant for one, nor that his chat should be opened."""
    async with staged(ephemeral=False) as stage:
        group, ann = await table(stage)
        ann.start()
        ann.say(group, "/hand")
        asked = await stage.heard(2)
        stage.fake.flood(ann, 60)
        await asked.whisper(says("after a minute"))
        assert texts(stage.fake, ann)[-1] == "after a minute"
        for _ in range(5):
            stage.fake.fail(Fault("sendMessage", status=500))
        await asked.whisper(says("after an outage"))
        assert texts(stage.fake, ann)[-1] == "after an outage"


async def test_who_waits_for_an_answer_can_do_something_else_and_has_it_before_the_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(private, "MOMENT", 0.0005)
    monkeypatch.setattr(private, "BRIEF", SHORT)

    class Held(Listener):
        """A private chat takes nothing for a while."""

        now = True

        def spend(self, to: Address, urgent: bool = False) -> float:
            return 0.001 if self.now else 0

    async def answer(request: Request) -> None:
        if request.what == Command("hand"):
            await request.whisper(TILES)

    listener = Held(answer)
    async with staged(listener, ephemeral=False) as stage:
        group, ann = await table(stage)
        ann.start()
        ann.say(group, "/hand")
        await answered(stage, ann.click(group, "My hand"))
        assert listener.presses
        assert texts(stage.fake, ann) == ["/start"]
        hushing = asyncio.create_task(stage.platform.hush())
        await stage.fake.quiet()
        assert not hushing.done(), "nor is it left unsaid at the end"
        listener.now = False
        await hushing
        assert texts(stage.fake, ann)[-1] == "6-4 5-5 3-1"


async def test_an_answer_that_is_tried_again_counts_once_for_the_pace_of_its_chat() -> None:
    async with staged() as stage:
        ann = stage.fake.person("Ann")
        ann.start()
        request = await stage.heard()
        stage.listener.waits = [0, 500]
        stage.fake.fail(Fault("sendMessage", status=500))
        await request.whisper(says("hello"))
        assert texts(stage.fake, ann)[-1] == "hello"
        assert stage.listener.waits == [500]


async def test_a_chat_that_the_server_slows_down_is_left_alone_by_all() -> None:
    async with staged(Listener(whispering(TILES))) as stage:
        group, ann = await table(stage)
        ann.start()
        stage.fake.flood(group, 500)
        await answered(stage, ann.click(group, "My hand"))
        ((chat, seconds),) = stage.listener.held
        assert (chat, 490 < seconds <= 500) == (in_room(group), True)
        assert texts(stage.fake, ann)[-1] == "6-4 5-5 3-1"


async def test_where_the_server_takes_nothing_for_long_a_press_is_told_so_and_nothing_is_sent() -> None:
    async with staged(Book()) as stage:
        ann = await reader(stage)
        stage.fake.flood(ann, 500)
        press = ann.click(None, "My hand")
        await answered(stage, press)
        assert press.popup == "Telegram does not let me write here for a while. Please try again later."
        assert [call.method for call in stage.fake.calls if call.status == 429] == ["editMessageText"]


async def test_presses_do_not_wait_for_the_pace_and_the_newest_change_is_made(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(private, "BRIEF", SHORT)
    listener = Book(busy=True)
    async with staged(listener) as stage:
        ann = await reader(stage)
        presses = [ann.click(None, "My hand") for _ in range(5)]
        await stage.fake.until(lambda: all(press.answered for press in presses))
        assert texts(stage.fake, ann)[-1] == "page 1"
        listener.busy = False
        await stage.fake.until(lambda: texts(stage.fake, ann)[-1] != "page 1")
        assert texts(stage.fake, ann)[-1] == "page 6"
        assert len(stage.fake.calls_to(ann, "editMessageText")) == 1


async def test_what_an_answer_shows_already_is_not_shown_again() -> None:
    pages = [says(words, (HAND,)) for words in ("one", "one", "two", "two", "one")]

    async def answer(request: Request) -> None:
        page = pages.pop(0)
        await (request.refresh(page) if isinstance(request.what, Press) else request.whisper(page))

    async with staged(Listener(answer)) as stage:
        ann = stage.fake.person("Ann")
        ann.start()
        await stage.fake.until(lambda: texts(stage.fake, ann)[-1] == "one")
        while pages:
            await answered(stage, ann.click(None, "My hand"))
        assert texts(stage.fake, ann)[1:] == ["one"]
        assert [call.status for call in stage.fake.calls_to(ann, "editMessageText")] == [200, 200]


async def test_a_change_that_comes_late_and_cannot_be_made_is_a_new_message(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(private, "BRIEF", SHORT)
    listener = Book(busy=True)
    async with staged(listener) as stage:
        ann = await reader(stage)
        await answered(stage, ann.click(None, "My hand"))
        ann.delete(ann.find(None, "My hand").message)
        listener.busy = False
        await stage.fake.until(lambda: texts(stage.fake, ann)[-1] == "page 2")


async def test_a_page_that_is_wanted_while_a_new_message_is_on_its_way_is_shown_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(private, "BRIEF", SHORT)
    on_its_way = asyncio.Event()
    async with staged(Book()) as stage:
        ann = await reader(stage)
        button = ann.find(None, "My hand")
        stage.fake.fail(Fault("editMessageText", status=400, description="Bad Request: message can't be edited"))
        stage.fake.fail(Fault("sendMessage", held=on_its_way))
        presses = [ann.press(button) for _ in range(2)]
        await stage.fake.until(lambda: all(press.answered for press in presses))
        on_its_way.set()
        await stage.fake.until(lambda: texts(stage.fake, ann)[-2:] == ["page 2", "page 3"])


async def test_an_answer_that_the_server_declines_is_told_in_one_line(caplog: pytest.LogCaptureFixture) -> None:
    async with staged() as stage:
        ann = stage.fake.person("Ann")
        ann.start()
        request = await stage.heard()
        stage.fake.fail(Fault("sendMessage", status=400, body=b'{"ok": false, "error_code": 400}'))
        with pytest.raises(Unreachable):
            await request.whisper(says("hello"))
        await request.whisper(says("again"))
        assert texts(stage.fake, ann)[-1] == "again"
    assert "an answer was not taken: Bad Request (400)" in caplog.text
    assert "Traceback" not in caplog.text


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


@pytest.mark.parametrize("removed", [False, True])
async def test_who_has_left_a_group_presses_nothing_there_any_more(removed: bool) -> None:
    async def settings(request: Request) -> None:
        if isinstance(request.what, Command):
            await request.whisper(says(f"what to play in {request.room.title}", (Label("Play", "da::1:p"),)))

    async def asked(person: Person, group: Group) -> int:
        person.say(group, "/daily")
        await stage.fake.until(lambda: f"what to play in {group.chat.title}" in texts(stage.fake, person))
        return person.find(None, "Play").message.id

    async with staged(Listener(settings), ephemeral=False) as stage:
        ann, bob = stage.fake.person("Ann"), stage.fake.person("Bob")
        groups = [stage.fake.group(title, ann, bob) for title in ("Friends", "Others")]
        ann.start()
        bob.start()
        answers = [(person, await asked(person, group)) for person, group in product((ann, bob), groups)]
        if removed:
            groups[1].remove(ann)
        else:
            ann.leave(groups[1])
        await stage.happened("left", f"telegram:{groups[1].id}", f"telegram:{ann.id}")
        pressed = []
        for person, answer in answers:
            await answered(stage, person.press_raw(None, answer, "da::1:p"))
            pressed.append(stage.listener.requests[-1].room.id)
        there = [f"telegram:{group.id}" for group in groups]
        assert pressed == [there[0], f"telegram:{ann.id}", *there]


async def test_buttons_of_an_answer_in_private_are_about_the_group_where_it_is_now() -> None:
    async def settings(request: Request) -> None:
        if isinstance(request.what, Command):
            await request.whisper(says("the settings of the chat", (Label("45 seconds", "c:clock:45"),)))

    async with staged(Listener(settings), ephemeral=False) as stage:
        ann = stage.fake.person("Ann")
        ann.start()
        await stage.heard()
        group = stage.fake.group("Friends", ann, kind=GROUP)
        ann.say(group, "/settings")
        await stage.fake.until(lambda: "the settings of the chat" in texts(stage.fake, ann))
        moved = group.migrate()
        await stage.happened("moved", f"telegram:{group.chat.id}", f"telegram:{moved.chat.id}")
        press = ann.click(None, "45 seconds")
        await answered(stage, press)
        assert stage.listener.requests[-1].room.id == f"telegram:{moved.chat.id}"
