"""Messages into calls, and refusals into what they mean: the port before the fake server."""

from __future__ import annotations

from dataclasses import replace
from itertools import count
from time import monotonic
from typing import Any

import pytest

from bot.ids import PersonId, RoomId
from bot.messages import Act, Drawing, Label, Message, Span, Style, Typed, Who, literal, text
from bot.outage import Outage
from bot.platforms.telegram import wire
from bot.platforms.telegram.documents import Document
from bot.platforms.telegram.markup import keyboard
from bot.ports import Address, Command, Declined, Gone, TooFast, TooLarge, Unreachable
from bot.screens.info import language_screen
from tests.bot.chat import LIMITS
from tests.bot.kept import WORDS
from tests.bot.platforms.telegram.listening import Stage, drawn, in_room, platform_of, says, staged, to
from tests.bot.platforms.watch import warnings
from tests.fakes.faults import Drop
from tests.fakes.telegram.fake import TelegramFake
from tests.fakes.telegram.faults import Fault
from tests.fakes.telegram.groups import Group
from tests.fakes.telegram.model import GROUP
from tests.fakes.telegram.people import Person

BUTTON = Label("Go", "h:1:0:")


def friends(stage: Stage) -> tuple[Group, Person]:
    """A group with somebody in it who has opened no private chat."""
    ann = stage.fake.person("Ann")
    return stage.fake.group("Friends", ann), ann


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever fails had its time to be well again: a minute passes whenever the clock is looked at."""
    monkeypatch.setattr(wire, "monotonic", count(step=60).__next__)


# --- Sending ----------------------------------------------------------------------------------------------


async def test_styles_and_mentions_are_entities_counted_in_units() -> None:
    async with staged() as stage:
        group, ann = friends(stage)
        name = Span("A&n<b>", Style.BOLD, PersonId(f"telegram:{ann.id}"), mention=True)
        silent = Span("Bob", Style.BOLD, PersonId("telegram:77"))
        lines = ((Span("🁫 "), name, Span(" or "), silent), (Span("x*y", Style.CODE),))
        await stage.port.send(in_room(group), Message(lines), loud=True)
        (shown,) = stage.fake.messages(ann, group)[-1:]
    assert shown.text == "🁫 A&n<b> or Bob\nx*y"
    kinds = [(entity["type"], entity["offset"], entity["length"]) for entity in shown.entities]
    assert sorted(kinds) == [("bold", 3, 6), ("bold", 13, 3), ("code", 17, 3), ("text_mention", 3, 6)]
    assert [e["user"]["id"] for e in shown.entities if e["type"] == "text_mention"] == [ann.id]


async def test_lines_of_code_are_a_block() -> None:
    """Whoever taps it copies all of it."""
    async with staged() as stage:
        group, ann = friends(stage)
        code = tuple((Span(words, Style.CODE),) for words in ("🁫 1", "", "3-2@L"))
        await stage.port.send(in_room(group), Message(((Span("So:"),), *code, (Span("end"),))), loud=True)
        (shown,) = stage.fake.messages(ann, group)[-1:]
    assert shown.text == "So:\n🁫 1\n\n3-2@L\nend"
    assert [(entity["type"], entity["offset"], entity["length"]) for entity in shown.entities] == [("pre", 4, 11)]


async def test_nothing_in_a_name_can_be_tapped() -> None:
    async with staged() as stage:
        group, ann = friends(stage)
        name = "@durov t.me/spam /stop https://a.b J.R."
        for words in (WORDS.say(literal(Who(None, name)), "en"), ((Span("/play"),),)):
            await stage.port.send(in_room(group), Message(words), loud=True)
        shown, own = stage.fake.messages(ann, group)[-2:]
    assert shown.text.replace("\u2060", "") == name
    assert "J.R." in shown.text
    assert [entity["type"] for entity in shown.entities] == ["bold"]
    assert [entity["type"] for entity in own.entities] == ["bot_command"]


async def test_nothing_that_somebody_has_typed_can_be_tapped_but_code_stays_as_it_is() -> None:
    async with staged() as stage:
        group, ann = friends(stage)
        name = "@durov https://a.b"
        for said in (text("no-such-game", name=Typed(name)), text("record-line", line="Ann: 6-4@L")):
            await stage.port.send(in_room(group), Message(WORDS.say(said, "en")), loud=True)
        typed, code = stage.fake.messages(ann, group)[-2:]
    assert name in typed.text.replace("\u2060", "")
    assert [entity["type"] for entity in typed.entities] == ["code"]
    assert code.text == "Ann: 6-4@L"


async def test_buttons_of_all_kinds() -> None:
    async with staged() as stage:
        group, ann = friends(stage)
        door = stage.port.door("join_1")
        assert door is not None
        rows = ((BUTTON, Label("Door", door, Act.LINK)), (Label("Choose", "m1 ", Act.INLINE),))
        await stage.port.send(in_room(group), says("hello", *rows), loud=True)
        go, opens, choose = stage.fake.messages(ann, group)[-1].buttons
        assert (go.data, opens.url, choose.query) == (BUTTON.data, door, "m1 ")
        ann.follow(opens)
        assert (await stage.heard()).what == Command("start", "join_1")


@pytest.mark.parametrize(
    ("rows", "shown"),
    [
        pytest.param([["[6|4] → right"] * 3, ["Done"]], [3, 1], id="what a phone shows whole stays"),
        pytest.param([["[12|4] → Mexican"] * 3] * 2, [2, 2, 2], id="rows alike are one block"),
        pytest.param([["Join", "Go"], ["Add another computer player", "No"]], [2, 1, 1], id="each as it needs"),
        pytest.param([["за всё время", "сезон", "этот месяц", "да"]], [2, 2], id="rows are as even as can be"),
        pytest.param([["A label as long as a whole row is wide", "No"]], [1, 1], id="one in a row at least"),
        pytest.param(
            [["Classic dominoes with draw pile", "Goat"], ["Donkey", "Classic dominoes without"]],
            [1, 2, 1],
            id="one that is long makes no other row long",
        ),
        pytest.param([["Team Block", "Classic dominoes with draw pile"]] * 2, [1] * 4, id="in their order"),
        pytest.param([["[6|4] → right"] * 4] * 2, [2] * 4, id="tiles are as even as can be"),
        pytest.param([["四四四四四四四四", "三", "二"]], [2, 1], id="signs of double width"),
    ],
)
async def test_labels_that_a_phone_would_cut_get_more_room(rows: list[list[str]], shown: list[int]) -> None:
    async with staged() as stage:
        group, ann = friends(stage)
        labels = [
            tuple(Label(words, f"h:{at}:{number}") for number, words in enumerate(row))
            for at, row in enumerate(rows)
        ]
        await stage.port.send(in_room(group), says("hello", *labels), loud=True)
        message = stage.fake.messages(ann, group)[-1]
    assert message.message is not None
    assert message.message.markup is not None
    below = message.message.markup["inline_keyboard"]
    assert [len(row) for row in below] == shown
    assert [button["text"] for row in below for button in row] == [words for row in rows for words in row]


@pytest.mark.parametrize("language", WORDS.languages)
def test_a_language_for_oneself_stands_in_no_row_with_one_for_the_chat(language: str) -> None:
    screen = language_screen(WORDS.languages, language, "en", LIMITS, admin=True)
    shown = keyboard(WORDS.message(screen, language).rows)
    assert shown is not None
    assert all(len({button["callback_data"][:6] for button in row}) == 1 for row in shown["inline_keyboard"])


async def test_only_loud_messages_notify_and_hands_cannot_be_passed_on() -> None:
    async with staged() as stage:
        group, ann = friends(stage)
        ann.start()
        await stage.port.send(in_room(group), says("psst"), loud=False)
        await stage.port.send(to(ann), says("6-4", secret=True), loud=True)
        table = stage.fake.messages(ann, group)[-1]
        hand = stage.fake.messages(ann)[-1]
    assert table.silent
    assert not hand.silent
    assert hand.message is not None
    assert hand.message.protected
    assert table.message is not None
    assert not table.message.protected


async def test_what_is_for_one_person_goes_into_no_group() -> None:
    async with staged() as stage:
        group, ann = friends(stage)
        post = await stage.port.send(in_room(group), says("A table"), loud=False)
        hand = says("6-4", secret=True)
        with pytest.raises(Unreachable):
            await stage.port.send(in_room(group), hand, loud=False)
        with pytest.raises(Unreachable):
            await stage.port.edit(in_room(group), post, hand)
        shown = stage.fake.messages(ann, group)[-1].text
    assert shown == "A table"


async def test_what_is_too_long_is_cut_between_lines() -> None:
    async with staged() as stage:
        group, ann = friends(stage)
        await stage.port.send(in_room(group), says("\n".join(["🁫" * 50] * 60)), loud=True)
        text = stage.fake.messages(ann, group)[-1].text
        assert text.splitlines()[-2:] == ["🁫" * 50, "…"]
        await stage.port.send(in_room(group), says("🁫" * 3000), loud=True)
        text = stage.fake.messages(ann, group)[-1].text
        assert text == "🁫" * 2047 + "…"
        await stage.port.send(in_room(group), says("\n".join(["line"] * 500), drawing=drawn()), loud=True)
        assert stage.fake.messages(ann, group)[-1].text.endswith("line\n…")


async def test_a_topic_is_a_room_and_closed_or_deleted_it_takes_nothing() -> None:
    async with staged() as stage:
        ann = stage.fake.person("Ann")
        forum = stage.fake.group("Forum", ann, forum=True)
        topic = forum.topic("Dominoes")
        room = Address(room=RoomId(f"telegram:{forum.id}/{topic.thread}"))
        await stage.port.send(room, says("here"), loud=True)
        await stage.port.send(in_room(forum), says("in general"), loud=True)
        assert [shown.text for shown in stage.fake.messages(ann, topic)][-1] == "here"
        assert stage.port.lane(room) == stage.port.lane(in_room(forum))
        forum.close_topic(topic)
        with pytest.raises(Unreachable):
            await stage.port.send(room, says("nobody hears"), loud=True)
        forum.promote_bot()
        await stage.port.send(room, says("all hear"), loud=True)
        assert [shown.text for shown in stage.fake.messages(ann, topic)][-1] == "all hear"
        forum.delete_topic(topic)
        with pytest.raises(Unreachable):
            await stage.port.send(room, says("nobody hears"), loud=True)


async def test_addresses_that_take_nothing() -> None:
    async with staged() as stage:
        group, ann = friends(stage)
        with pytest.raises(Unreachable):
            await stage.port.send(to(ann), says("not yet"), loud=True)
        ann.start()
        await stage.port.send(to(ann), says("now"), loud=True)
        ann.block()
        with pytest.raises(Unreachable):
            await stage.port.send(to(ann), says("no more"), loud=True)
        group.restrict_bot("can_send_messages")
        with pytest.raises(Unreachable):
            await stage.port.send(in_room(group), says("muted"), loud=True)
        group.kick_bot()
        with pytest.raises(Unreachable):
            await stage.port.send(in_room(group), says("gone"), loud=True)
        with pytest.raises(Unreachable):
            await stage.port.send(Address(room=RoomId("telegram:-5")), says("nowhere"), loud=True)
        ann.delete_account()
        with pytest.raises(Unreachable):
            await stage.port.send(to(ann), says("nobody"), loud=True)


# --- Pictures ---------------------------------------------------------------------------------------------


async def test_a_picture_is_sent_again_only_if_it_has_changed() -> None:
    async with staged() as stage:
        group, ann = friends(stage)
        room = in_room(group)
        post = await stage.port.send(room, says("one", (BUTTON,), drawing=drawn(0)), loud=True)
        await stage.port.edit(room, post, says("two", (BUTTON,), drawing=drawn(0)))
        assert stage.fake.calls_to(group)[-1].method == "editMessageCaption"
        await stage.port.edit(room, post, says("two", (BUTTON,), drawing=drawn(9)))
        assert stage.fake.calls_to(group)[-1].method == "editMessageMedia"
        shown = stage.fake.messages(ann, group)[-1]
    assert shown.picture == drawn(9).png
    assert (shown.text, [button.text for button in shown.buttons]) == ("two", ["Go"])


async def test_a_picture_is_sent_again_if_it_is_not_known_which_one_has_arrived() -> None:
    async with staged() as stage:
        group, ann = friends(stage)
        room = in_room(group)
        post = await stage.port.send(room, says("one", drawing=drawn(0)), loud=True)
        stage.fake.fail(Fault("editMessageMedia", drop=Drop.AFTER))
        with pytest.raises(TooFast):
            await stage.port.edit(room, post, says("two", drawing=drawn(9)))
        await stage.port.edit(room, post, says("three", drawing=drawn(0)))
        assert stage.fake.messages(ann, group)[-1].picture == drawn(0).png


async def test_after_a_restart_the_picture_is_sent_again() -> None:
    async with TelegramFake() as fake:
        ann = fake.person("Ann")
        group = fake.group("Friends", ann)
        first, second = platform_of(fake, []), platform_of(fake, [])
        for platform in (first, second):
            await platform.log_in()
        post = await first.port.send(in_room(group), says("one", drawing=drawn(0)), loud=True)
        await second.port.edit(in_room(group), post, says("two", drawing=drawn(5)))
        assert fake.messages(ann, group)[-1].picture == drawn(5).png
        await first.close()
        await second.close()


async def test_where_no_pictures_may_be_sent_their_words_are() -> None:
    async with staged() as stage:
        group, ann = friends(stage)
        room = in_room(group)
        group.restrict_bot("can_send_photos")
        post = await stage.port.send(room, says("round 1", drawing=drawn(1)), loud=True)
        assert stage.fake.messages(ann, group)[-1].text == "a table of colour 1\nround 1"
        await stage.port.edit(room, post, says("round 2", drawing=drawn(2)))
        assert stage.fake.messages(ann, group)[-1].text == "a table of colour 2\nround 2"
        named = replace(drawn(3), words="@durov leads.")
        await stage.port.edit(room, post, says("round 3", drawing=named))
        assert not stage.fake.messages(ann, group)[-1].entities


@pytest.mark.parametrize(
    ("status", "description"), [(400, "Bad Request: the method is not supported"), (404, "Not Found")]
)
async def test_a_server_that_knows_no_pictures_is_sent_their_words(status: int, description: str) -> None:
    async with staged() as stage:
        stage.fake.fail(Fault("sendPhoto", status=status, description=description, times=None))
        group, ann = friends(stage)
        post = await stage.port.send(in_room(group), says("round 1", drawing=drawn(1)), loud=True)
        assert stage.fake.messages(ann, group)[-1].text == "a table of colour 1\nround 1"
        await stage.port.edit(in_room(group), post, says("round 1", drawing=drawn(2)))
        assert stage.fake.messages(ann, group)[-1].text == "a table of colour 2\nround 1"


@pytest.mark.parametrize(
    ("status", "description"),
    [(400, "Bad Request: not enough rights to send photos to the chat"), (404, "Not Found")],
)
async def test_where_a_picture_can_no_longer_be_changed_it_comes_anew(status: int, description: str) -> None:
    async with staged() as stage:
        room = in_room(friends(stage)[0])
        post = await stage.port.send(room, says("round 1", drawing=drawn(1)), loud=True)
        stage.fake.fail(Fault("editMessageMedia", status=status, description=description))
        with pytest.raises(Gone):
            await stage.port.edit(room, post, says("round 2", drawing=drawn(2)))


async def test_a_text_never_becomes_a_picture_or_a_picture_a_text() -> None:
    async with staged() as stage:
        group, _ = friends(stage)
        room = in_room(group)
        text = await stage.port.send(room, says("text"), loud=True)
        picture = await stage.port.send(room, says("picture", drawing=drawn()), loud=True)
        with pytest.raises(Gone):
            await stage.port.edit(room, text, says("text", drawing=drawn()))
        with pytest.raises(Gone):
            await stage.port.edit(room, picture, says("picture"))


# --- Changing and removing --------------------------------------------------------------------------------


async def test_an_edit_changes_the_words_and_takes_buttons_away() -> None:
    async with staged() as stage:
        group, ann = friends(stage)
        post = await stage.port.send(in_room(group), says("one", (BUTTON,)), loud=True)
        await stage.port.edit(in_room(group), post, says("two"))
        await stage.port.edit(in_room(group), post, says("two"))  # as it is: fine
        shown = stage.fake.messages(ann, group)[-1]
    assert (shown.text, shown.buttons) == ("two", ())


async def test_a_message_that_is_no_longer_there_is_gone() -> None:
    async with staged() as stage:
        group, ann = friends(stage)
        group.promote(ann)
        room = in_room(group)
        post = await stage.port.send(room, says("one"), loud=True)
        ann.delete(stage.fake.messages(ann, group)[-1])
        with pytest.raises(Gone):
            await stage.port.edit(room, post, says("two"))
        await stage.port.delete(room, post)


async def test_a_message_that_cannot_be_changed_for_an_unknown_reason_is_gone() -> None:
    async with staged() as stage:
        group, _ = friends(stage)
        post = await stage.port.send(in_room(group), says("one"), loud=True)
        stage.fake.fail(Fault("editMessageText", status=400, description="Bad Request: MESSAGE_HAS_LEFT"))
        with pytest.raises(Gone):
            await stage.port.edit(in_room(group), post, says("two"))


@pytest.mark.parametrize(("method", "picture"), [("editMessageText", None), ("editMessageMedia", drawn(2))])
async def test_on_a_server_that_does_not_know_how_to_edit_messages_are_gone(
    method: str, picture: Drawing | None
) -> None:
    async with staged() as stage:
        room = in_room(friends(stage)[0])
        post = await stage.port.send(room, says("one", drawing=None if picture is None else drawn(1)), loud=True)
        stage.fake.fail(Fault(method, status=404, description="Not Found"))
        with pytest.raises(Gone):
            await stage.port.edit(room, post, says("two", drawing=picture))


async def test_what_cannot_be_deleted_stays_without_a_word() -> None:
    async with staged() as stage:
        group, ann = friends(stage)
        post = await stage.port.send(in_room(group), says("old"), loud=True)
        stage.fake.age(stage.fake.messages(ann, group)[-1], 49)
        await stage.port.delete(in_room(group), post)
        assert "old" in [shown.text for shown in stage.fake.messages(ann, group)]
        post = await stage.port.send(in_room(group), says("new"), loud=True)
        stage.fake.fail(Fault("deleteMessage", status=400, description="Bad Request: words of a newer server"))
        await stage.port.delete(in_room(group), post)
        assert "new" in [shown.text for shown in stage.fake.messages(ann, group)]
        await stage.port.delete(in_room(group), post)
        assert "new" not in [shown.text for shown in stage.fake.messages(ann, group)]


async def test_several_messages_are_deleted_together_as_far_as_they_are_there() -> None:
    async with staged() as stage:
        group, ann = friends(stage)
        group.promote(ann)
        room = in_room(group)
        posts = [await stage.port.send(room, says(words), loud=True) for words in ("one", "two", "three")]
        ann.delete(stage.fake.messages(ann, group)[-2])
        await stage.port.delete(room, *posts)
        assert not {"one", "two", "three"} & {shown.text for shown in stage.fake.messages(ann, group)}


@pytest.mark.parametrize(("method", "left"), [("deleteMessages", set()), ("deleteMessage", {"three"})])
async def test_a_server_that_does_not_know_how_to_delete_holds_nothing_up(method: str, left: set[str]) -> None:
    async with staged() as stage:
        group, ann = friends(stage)
        room = in_room(group)
        posts = [await stage.port.send(room, says(words), loud=True) for words in ("one", "two", "three")]
        stage.fake.fail(Fault(method, status=404, description="Not Found", times=None))
        await stage.port.delete(room, *posts[:2])
        await stage.port.delete(room, posts[2])
        there = {shown.text for shown in stage.fake.messages(ann, group)}
        assert {"one", "two", "three"} & there == left


async def test_what_stays_in_a_private_chat_is_emptied() -> None:
    async with staged() as stage:
        ann = stage.fake.person("Ann")
        ann.start()
        hand = says("hand", (Label("4-3", "m:a:1:0"),))
        posts = [await stage.port.send(to(ann), hand, loud=True) for _ in range(3)]
        stage.fake.age(stage.fake.messages(ann)[-1], 49)
        await stage.port.delete(to(ann), posts[2])
        stage.fake.fail(Fault("deleteMessage", status=404, description="Not Found: method not found", times=None))
        stage.fake.fail(Fault("deleteMessages", status=400, description="Bad Request: no such method"))
        await stage.port.delete(to(ann), *posts[:2])
        assert [(shown.text, shown.buttons) for shown in stage.fake.messages(ann)][-3:] == [("…", ())] * 3


# --- A group that becomes a supergroup --------------------------------------------------------------------


async def test_what_is_sent_to_a_group_that_has_moved_arrives() -> None:
    async with staged() as stage:
        ann = stage.fake.person("Ann")
        group = stage.fake.group("Friends", ann, kind=GROUP)
        old = await stage.port.send(in_room(group), says("before"), loud=True)
        moved = group.migrate()
        stage.fake.world.updates.pending.clear()  # the bot is not told; it finds out by itself
        await stage.port.send(in_room(group), says("after"), loud=True)
        assert [shown.text for shown in stage.fake.messages(ann, moved)][-1] == "after"
        event = ("moved", f"telegram:{group.id}", f"telegram:{moved.id}")
        assert stage.listener.events[-1:] == [event]
        with pytest.raises(Gone):
            await stage.port.edit(in_room(moved), old, says("changed"))
        await stage.port.delete(in_room(moved), old)
        await stage.port.send(in_room(group), says("again"), loud=True)
        assert stage.listener.events.count(event) == 1


async def test_an_edit_in_a_group_that_has_moved_is_gone() -> None:
    async with staged() as stage:
        ann = stage.fake.person("Ann")
        group = stage.fake.group("Friends", ann, kind=GROUP)
        old = await stage.port.send(in_room(group), says("before"), loud=True)
        moved = group.migrate()
        with pytest.raises(Gone):
            await stage.port.edit(in_room(group), old, says("changed"))
        await stage.happened("moved", f"telegram:{group.id}", f"telegram:{moved.id}")


# --- When the server does not take it ---------------------------------------------------------------------


async def test_the_server_says_how_long_to_wait() -> None:
    async with staged() as stage:
        group, _ = friends(stage)
        stage.fake.flood(group, 600)
        with pytest.raises(TooFast) as caught:
            await stage.port.send(in_room(group), says("one"), loud=True)
        assert 590 < caught.value.seconds <= 600


@pytest.mark.parametrize(
    "fault",
    [
        Fault("sendMessage", status=500),
        Fault("sendMessage", status=502, description="<html>Bad Gateway"),
        Fault("sendMessage", drop=Drop.BEFORE),
        Fault("sendMessage", body=b'{"ok": true}'),
        Fault("sendMessage", body=b'{"ok": true, "result": "sent"}'),
        Fault("sendMessage", body=b"[]"),
        *(
            Fault("sendMessage", status=status, body=b"<html>No</html>")  # says a proxy in between
            for status in (400, 401, 403, 404, 407, 409)
        ),
    ],
)
async def test_a_server_that_fails_is_tried_again_later_and_told_of_once(
    fault: Fault, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with staged() as stage:
        group, ann = friends(stage)
        await stage.fake.until(lambda: stage.listener.remembered)  # the menus are set
        monkeypatch.setattr(stage.platform._wire, "outage", Outage("Telegram", lambda: 0.0))
        fault.times = 2
        stage.fake.fail(fault)
        for _ in range(2):
            with pytest.raises(TooFast) as caught:
                await stage.port.send(in_room(group), says("one"), loud=True)
            assert caught.value.seconds == 2  # both at once: one failure
        await stage.port.send(in_room(group), says("two"), loud=True)
        assert stage.fake.messages(ann, group)[-1].text == "two"
    (warning,) = warnings(caplog)
    assert warning.startswith("Telegram cannot be reached")


@pytest.mark.parametrize(
    "said", [{"status": 501, "body": b"<html>No</html>"}, {"body": b'{"ok":true,"result":true}'}]
)
async def test_a_server_that_fails_at_pictures_alone_is_sent_words_in_the_end(
    said: dict[str, Any], slow: None
) -> None:
    async with staged() as stage:
        group, ann = friends(stage)
        room, message = in_room(group), says("round 1", drawing=drawn(1))
        stage.fake.fail(Fault("sendPhoto", **said, times=None))
        for _ in range(2):
            with pytest.raises(TooFast):
                await stage.port.send(room, message, loud=True)
            await stage.port.send(room, says("something else"), loud=True)
        for _ in range(2):
            await stage.port.send(room, message, loud=True)
            assert stage.fake.messages(ann, group)[-1].text == "a table of colour 1\nround 1"
        stage.fake.faults.clear()
        await stage.port.send(room, message, loud=True)
        assert stage.fake.messages(ann, group)[-1].picture == drawn(1).png


async def test_a_server_that_fails_at_changing_and_removing_alone_holds_nothing_up(slow: None) -> None:
    async with staged() as stage:
        group, _ = friends(stage)
        room = in_room(group)
        posts = [await stage.port.send(room, says("one", drawing=drawn(1)), loud=True) for _ in range(2)]
        for method in ("editMessageMedia", "deleteMessages", "deleteMessage"):
            stage.fake.fail(Fault(method, status=500, times=None))
        for last in (False, False, True):
            with pytest.raises(Gone if last else TooFast):
                await stage.port.edit(room, posts[0], says("two", drawing=drawn(2)))
            await stage.port.send(room, says("something else"), loud=True)
        for _ in range(4):  # two together, and when that is known to fail one by one
            with pytest.raises(TooFast):
                await stage.port.delete(room, *posts)
            await stage.port.send(room, says("something else"), loud=True)
        await stage.port.delete(room, *posts)


async def test_a_server_that_fails_at_everything_is_sent_no_words_instead_of_a_picture(slow: None) -> None:
    async with staged() as stage:
        group, ann = friends(stage)
        await stage.fake.until(lambda: stage.listener.remembered)  # the menus are set
        for method in ("sendPhoto", "sendMessage"):
            stage.fake.fail(Fault(method, status=500, times=5))
        for _ in range(5):
            with pytest.raises(TooFast):
                await stage.port.send(in_room(group), says("round 1", drawing=drawn(1)), loud=True)
        await stage.port.send(in_room(group), says("round 1", drawing=drawn(1)), loud=True)
        assert stage.fake.messages(ann, group)[-1].picture == drawn(1).png


async def test_pictures_that_fail_together_are_one_failure() -> None:
    async with staged() as stage:
        group, _ = friends(stage)
        stage.fake.fail(Fault("sendPhoto", status=500, times=4))
        for _ in range(4):
            with pytest.raises(TooFast):
                await stage.port.send(in_room(group), says("round 1", drawing=drawn(1)), loud=True)
            await stage.port.send(in_room(group), says("something else"), loud=True)


async def test_before_the_server_has_taken_the_token_everything_waits() -> None:
    async with TelegramFake() as fake:
        ann = fake.person("Ann")
        platform = platform_of(fake, [])
        with pytest.raises(TooFast):
            await platform.port.send(to(ann), says("early"), loud=True)
        assert platform.port.door("word") is None
        await platform.close()


# --- What it is asked about -------------------------------------------------------------------------------


async def test_who_is_a_member() -> None:
    async with staged() as stage:
        group, ann = friends(stage)
        bob = stage.fake.person("Bob")
        room = RoomId(f"telegram:{group.id}")
        here, elsewhere = (PersonId(f"telegram:{person.id}") for person in (ann, bob))
        assert await stage.port.is_member(room, here)
        assert await stage.port.is_member(room, elsewhere) is False
        assert not await stage.port.is_member(room, PersonId("telegram:5"))
        group.hide_members()
        assert await stage.port.is_member(room, elsewhere) is None
        group.promote_bot()
        assert await stage.port.is_member(room, elsewhere) is False
        assert await stage.port.is_member(room, PersonId("discord:5")) is False
        stage.fake.fail(Fault("getChatMember", status=400, description="Bad Request: member list is inaccessible"))
        assert await stage.port.is_member(room, here) is None
        ann.leave(group)
        assert await stage.port.is_member(room, here) is False


async def test_paces_and_limits() -> None:
    async with staged(inline=False) as stage:
        group, ann = friends(stage)
        assert stage.port.pace_of(in_room(group)).most < 20
        assert stage.port.pace_of(to(ann)).most > stage.port.pace_of(in_room(group)).most
        assert stage.port.lane(to(ann)) == stage.port.lane(Address(room=RoomId(f"telegram:{ann.id}")))
        assert stage.port.lane(to(ann)) != stage.port.lane(in_room(group))
        assert not stage.port.limits.inline
        assert stage.port.limits.doors
    async with staged(inline=True) as stage:
        assert stage.port.limits.inline


# --- Files ------------------------------------------------------------------------------------------------


async def test_a_file_arrives_as_it_is_or_not_at_all() -> None:
    async with staged() as stage:
        _, ann = friends(stage)
        with pytest.raises(Unreachable):
            await stage.port.send_file(to(ann), "a.json", b"{}")
        ann.start()
        await stage.port.send_file(to(ann), "a.json", b'{"a": 1}')
        shown = stage.fake.messages(ann)[-1]
        assert (shown.file_name, shown.file) == ("a.json", b'{"a": 1}')


async def test_a_server_that_knows_no_files_declines_them() -> None:
    async with staged() as stage:
        _, ann = friends(stage)
        ann.start()
        unknown = Fault("sendDocument", status=404, description="Not Found: method not found", times=None)
        stage.fake.fail(unknown)
        with pytest.raises(Declined):
            await stage.port.send_file(to(ann), "a.json", b"{}")


async def test_a_method_that_the_server_does_not_know_is_not_tried_for_ever(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with staged() as stage:
        group, _ = friends(stage)
        unknown = Fault("deleteMessage", status=404, description="Not Found: method not found", times=None)
        stage.fake.fail(unknown)

        async def tried(times: int) -> int:
            before = len(stage.fake.calls)
            for _ in range(times):
                await stage.port.delete(
                    in_room(group), await stage.port.send(in_room(group), says("x"), loud=True)
                )
            return sum(call.method == "deleteMessage" for call in stage.fake.calls[before:])

        assert (await tried(5), await tried(5)) == (3, 0)
        stage.fake.faults.clear()
        monkeypatch.setattr(wire, "monotonic", lambda: monotonic() + 3600)
        assert await tried(2) == 2


async def test_a_method_is_known_that_does_not_find_a_message() -> None:
    """Telegram calls that a bad request; some server that plays it says that it is not found."""
    async with staged() as stage:
        group, _ = friends(stage)
        missing = Fault("editMessageText", status=404, description="Not Found: message to edit not found", times=5)
        stage.fake.fail(missing)
        post = await stage.port.send(in_room(group), says("0"), loud=True)
        for number in range(5):
            with pytest.raises(Gone):
                await stage.port.edit(in_room(group), post, says(f"{number + 1}"))
            await stage.port.send(in_room(group), says("x"), loud=True)
        await stage.port.edit(in_room(group), post, says("at last"))
        assert not stage.platform._wire.doubt.is_set()
        asked = [call for call in stage.fake.calls if call.method == "editMessageText"]
        assert len(asked) == 6


async def test_a_method_is_known_again_that_is_refused_for_another_reason() -> None:
    async with staged() as stage:
        group, _ = friends(stage)
        unknown, refused = "Not Found: method not found", "Bad Request: message can't be deleted"
        for times, status, why in ((2, 404, unknown), (1, 400, refused), (2, 404, unknown)):
            stage.fake.fail(Fault("deleteMessage", status=status, description=why, times=times))
        for _ in range(6):
            post = await stage.port.send(in_room(group), says("x"), loud=True)
            await stage.port.delete(in_room(group), post)
        assert sum(call.method == "deleteMessage" for call in stage.fake.calls) == 6


async def test_sending_is_tried_again_whatever_the_server_says_of_it() -> None:
    async with staged() as stage:
        group, _ = friends(stage)
        post = await stage.port.send(in_room(group), says("0"), loud=True)
        unknown = Fault("sendMessage", status=404, description="Not Found: method not found", times=4)
        stage.fake.fail(unknown)
        for number in range(4):
            with pytest.raises(TooFast):
                await stage.port.send(in_room(group), says("x"), loud=True)
            await stage.port.edit(in_room(group), post, says(f"{number + 1}"))
        await stage.port.send(in_room(group), says("at last"), loud=True)


async def test_a_file_comes_along_with_its_caption_or_is_answered_to() -> None:
    async with staged() as stage:
        group, ann = friends(stage)
        ann.send_file(None, "a.json", b"123", "/import")
        ann.say(group, "/import", ann.send_file(group, "b.json", b"456"))
        ann.say(group, "/import")
        for number, data in enumerate((b"123", b"456"), start=1):
            what = (await stage.heard(number)).what
            assert isinstance(what, Command)
            assert what == Command("import")
            assert what.file is not None
            assert await what.file.read(3) == data
            stage.fake.calls.clear()
            with pytest.raises(TooLarge):
                await what.file.read(2)
            assert not any(call.method == "getFile" for call in stage.fake.calls), "it says how large it is"
            assert isinstance(what.file, Document)
            with pytest.raises(TooLarge):
                await replace(what.file, size=0).read(2)
            with pytest.raises(Unreachable):
                await replace(what.file, id="nothing").read(10)
            stage.fake.fail(Fault("getFile", status=502))
            with pytest.raises(Unreachable):
                await what.file.read(10)
        last = (await stage.heard(3)).what
        assert isinstance(last, Command)
        assert last.file is None
