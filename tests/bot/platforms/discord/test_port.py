"""Messages to Discord, as people see them there."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from time import monotonic
from types import SimpleNamespace
from typing import cast

import aiohttp
import discord
import pytest

from bot.cleaning import MORE
from bot.ids import PersonId, PostId, RoomId
from bot.messages import Act, Label, Message, Sending, Span, Style, text
from bot.outage import Outage
from bot.platforms.discord import DiscordPlatform, bodies, port
from bot.platforms.discord.errors import ARCHIVED, CHATS_WAIT, failed, in_words
from bot.ports import Address, Declined, Finding, Gone, Room, TooFast, Unreachable, Vanished
from tests.bot.kept import WORDS
from tests.bot.platforms.discord.company import Table, at, drawing, platform_for, table, to
from tests.bot.platforms.saying import say
from tests.bot.platforms.watch import warnings
from tests.fakes.discord import Drop, Permission
from tests.waiting import PATIENCE

OPEN = "POST /users/@me/channels"
SEND = "POST /channels/{channel_id}/messages"
EDIT = "PATCH /channels/{channel_id}/messages/{message_id}"
DELETE = "DELETE /channels/{channel_id}/messages/{message_id}"
MEMBER = "GET /guilds/{guild_id}/members/{user_id}"


@pytest.fixture
def untold(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing has arrived of what is lost, or the gateway does not tell it: nobody waits for that."""
    monkeypatch.setattr(port, "ECHO", 0.01)


async def send(t: Table, message: Message, where: Address | None = None, *, loud: bool = False) -> PostId:
    return await t.port.send(where or t.room, message, loud=loud)


# --- what a message becomes -----------------------------------------------------------------------------------


async def test_lines_and_buttons() -> None:
    async with table() as t:
        rows = (
            (Label("Join", "j:x:0:"), Label("Rules", "https://example.org/rules", Act.LINK)),
            (Label("L" * 90, "z"),),
        )
        await send(t, Message(((Span("It is "), Span("Ann", Style.BOLD)), (), (Span("[6|4]", Style.CODE),)), rows))
        assert t.last.content == "It is **Ann**\n\n`[6|4]`"
        assert [[button.label for button in row] for row in t.last.rows] == [["Join", "Rules"], ["L" * 79 + MORE]]
        assert [(button.custom_id, button.url) for button in t.last.buttons] == [
            ("j:x:0:", ""),
            ("", "https://example.org/rules"),
            ("z", ""),
        ]


async def test_only_who_is_meant_is_notified() -> None:
    async with table() as t:
        ann, bob = to(t.ann).person, to(t.bob).person
        names = (Span("Ann", Style.BOLD, ann, mention=True), Span(" and "), Span("@everyone", Style.BOLD, bob))
        await send(t, Message((names,)), loud=True)
        assert t.last.content == f"**<@{t.ann.id}>** and **\\@everyone**"
        assert [shown.id for shown in t.fake.notified(t.ann)] == [t.last.id]
        assert t.fake.notified(t.bob) == []


async def test_what_is_not_loud_rings_nowhere() -> None:
    async with table() as t:
        mention = Message(((Span("Ann", person=to(t.ann).person, mention=True),),))
        await send(t, mention)
        await send(t, say("Your turn"), to(t.ann))
        assert t.fake.notified(t.ann) == []
        await send(t, say("Your turn!"), to(t.ann), loud=True)
        assert [shown.content for shown in t.fake.notified(t.ann)] == ["Your turn!"]


async def test_a_message_that_is_too_long_loses_its_end() -> None:
    async with table() as t:
        await send(t, say(*["x" * 99] * 30))
        assert t.last.content.endswith(f"{'x' * 99}\n{MORE}")
        assert 1890 < len(t.last.content) <= 2000


async def test_a_message_without_words_can_have_buttons() -> None:
    async with table() as t:
        await send(t, say(rows=((Label("Join", "join"),),)))
        assert t.last.labels == ["Join"]


async def test_the_library_keeps_no_buttons() -> None:
    async with table() as t:
        post = await send(t, say("A table", rows=((Label("Join", "join"),),)))
        await t.port.edit(t.room, post, say("The table", rows=((Label("Leave", "leave"),),)))
        assert t.last.labels == ["Leave"]
        assert t.platform.client.persistent_views == []


@pytest.mark.parametrize(
    "answer",
    [
        b'{"id": "5", "channel_id": "7"}',
        b'{"id": "5", "attachments": null, "author": {"id": "1", "username": "B"}}',
    ],
)
async def test_what_is_answered_to_a_message_may_be_little_more_than_its_id(
    answer: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    async with table() as t:
        t.fake.fail(SEND, body=("application/json", answer))
        assert await send(t, say("A table")) == PostId("5")
    assert not warnings(caplog)


# --- pictures -------------------------------------------------------------------------------------------------


async def test_a_picture_has_words_for_those_who_cannot_see_it() -> None:
    async with table() as t:
        picture = drawing(words="w" * 1100)
        await send(t, say("A table", drawing=picture))
        (file,) = t.last.files
        assert (file.filename, file.data) == ("table.png", picture.png)
        assert file.description == "w" * 1023 + MORE
        assert t.last.content == "A table"


async def test_a_picture_is_sent_again_only_if_it_has_changed() -> None:
    async with table() as t:
        post = await send(t, say("one", drawing=drawing("green")))
        first = t.last.files
        await t.port.edit(t.room, post, say("two", drawing=drawing("green")))
        assert (t.last.content, t.last.files) == ("two", first)
        edit = t.fake.calls_to(EDIT)[-1]
        assert "attachments" not in edit.body
        await t.port.edit(t.room, post, say("three", drawing=drawing("blue")))
        assert [file.data for file in t.last.files] == [drawing("blue").png]
        await t.port.edit(t.room, post, say("three", drawing=drawing("blue", words="Ann has left.")))
        assert [file.description for file in t.last.files] == ["Ann has left."], "who cannot see it is told, too"
        await t.port.edit(t.room, post, say("four"))
        assert (t.last.content, t.last.files) == ("four", ())


async def test_an_edit_after_a_restart_leaves_one_picture() -> None:
    async with table() as t:
        post = await send(t, say("one", drawing=drawing()))
        again = platform_for(t.fake)
        await again.log_in()
        await again.port.edit(t.room, post, say("two", drawing=drawing()))
        await again.close()
        assert [file.data for file in t.last.files] == [drawing().png]


async def test_what_the_process_before_may_have_sent_is_sent_once() -> None:
    async with table() as t:
        again = platform_for(t.fake)
        await again.log_in()
        named = replace(say("one", drawing=drawing()), once=Sending("table:a:1 None", 7, "one"))
        post = await send(t, named)
        assert await again.port.send(t.room, named, loud=False) == post
        posts = [post, *[await send(t, named) for _ in range(2)]]
        assert len(set(posts)) == 3, "one process wants to say again what it says again"
        for other in (
            replace(named, once=Sending("table:a:1 None", 8, "one")),
            replace(say("two", drawing=drawing()), once=Sending("table:a:1 None", 7, "two")),
            say("one", drawing=drawing()),
            say("one", drawing=drawing()),
        ):
            posts.append(await again.port.send(t.room, other, loud=False))
        assert len(set(posts)) == 7
        await again.close()


async def test_without_the_right_to_attach_the_words_are_sent() -> None:
    async with table() as t:
        post = await send(t, say("one", drawing=drawing()))
        t.channel.deny(Permission.ATTACH_FILES)
        lacking = Finding(text("doctor-discord-attach"), good=False)
        await t.until_found(Room(RoomId(t.room.key)), lacking)
        await t.port.edit(t.room, post, say("two", drawing=drawing()))
        assert (t.last.content, t.last.files) == ("a green table\ntwo", ())
        await send(t, say("three", drawing=drawing()))
        assert (t.last.content, t.last.files) == ("a green table\nthree", ())
        assert not [call for call in t.fake.calls if call.status == 403], "what is known is not tried"


async def test_a_right_that_went_missing_unnoticed_is_found_out() -> None:
    async with table() as t:
        t.fake.fail(SEND, code=50013)
        await send(t, say("one", drawing=drawing()))
        assert (t.last.content, t.last.files) == ("a green table\none", ())


# --- where it goes --------------------------------------------------------------------------------------------


async def test_a_private_chat_is_opened_once() -> None:
    async with table() as t:
        post = await send(t, say("Your hand"), to(t.ann))
        await t.port.edit(to(t.ann), post, say("Your new hand"))
        await send(t, say("More"), Address(room=RoomId(f"discord:{t.ann.id}")))
        assert [shown.content for shown in t.shown(channel=t.ann.dm)] == ["Your new hand", "More"]
        assert len(t.fake.calls_to(OPEN)) == 1


async def test_a_shut_private_chat_cannot_be_reached() -> None:
    async with table() as t:
        t.bob.close_dms()
        with pytest.raises(Unreachable):
            await send(t, say("Your hand"), to(t.bob))
        assert t.fake.calls[-1].code == 50007


@pytest.mark.parametrize("status", [400, 403])
@pytest.mark.parametrize("code", [50007, 50278])
@pytest.mark.parametrize("route", [OPEN, SEND])
async def test_who_takes_no_messages_cannot_be_reached_whenever_it_is_found_out(
    route: str, code: int, status: int
) -> None:
    async with table() as t:
        t.fake.fail(route, code=code, status=status)
        with pytest.raises(Unreachable):
            await send(t, say("Your hand"), to(t.ann))
        await send(t, say("Your hand"), to(t.ann))


async def test_what_is_not_taken_is_declined_in_a_line_of_discords_words() -> None:
    async with table(checked=False) as t:
        with pytest.raises(Declined, match=r"^400, code 50035: Invalid Form Body In components.* is too long$"):
            await send(t, say("A table", rows=((Label("Go", "x" * 101),),)))
        t.fake.fail(SEND, code=40005)
        with pytest.raises(Declined, match=r"^413, code 40005: Request entity too large$"):
            await send(t, say("A table"))


@pytest.mark.parametrize("status", [400, 403])
async def test_words_that_the_moderators_forbid_say_nothing_of_the_channel(status: int) -> None:
    async with table() as t:
        t.fake.fail(SEND, code=200000, status=status)
        with pytest.raises(Declined, match=rf"^{status}, code 200000: "):
            await send(t, say("A bad word"))
        await send(t, say("A good word"))


async def test_a_thread_is_a_room_of_its_own() -> None:
    async with table() as t:
        thread = t.channel.thread("table 1")
        post = await send(t, say("A table"), at(thread))
        await t.port.edit(at(thread), post, say("The table"))
        assert [shown.content for shown in t.shown(channel=thread)] == ["The table"]
        assert t.shown() == []


async def test_an_archived_thread_wakes_up_by_a_new_message() -> None:
    async with table() as t:
        thread = t.channel.thread("table 1")
        post = await send(t, say("A table"), at(thread))
        thread.archive()
        with pytest.raises(Gone):
            await t.port.edit(at(thread), post, say("The table"))
        t.fake.fail(DELETE, code=ARCHIVED)
        await t.port.delete(at(thread), post)
        await send(t, say("The table"), at(thread))
        thread.archive(locked=True)
        with pytest.raises(Unreachable):
            await send(t, say("The table"), at(thread))


@pytest.mark.parametrize("right", [Permission.VIEW_CHANNEL, Permission.SEND_MESSAGES])
async def test_a_channel_without_rights_cannot_be_reached(right: Permission) -> None:
    async with table() as t:
        t.channel.deny(right)
        with pytest.raises(Unreachable):
            await send(t, say("A table", drawing=drawing()))


async def test_what_is_not_there_cannot_be_reached() -> None:
    async with table() as t:
        for key in ("discord:c1", "discord:1", "elsewhere:2", "discord:x"):
            with pytest.raises(Unreachable):
                await send(t, say("Hello"), Address(room=RoomId(key)))
        t.channel.delete()
        with pytest.raises(Unreachable):
            await send(t, say("Hello"))


async def test_what_is_for_one_person_goes_into_no_channel() -> None:
    async with table() as t:
        hand = replace(say("Your hand"), secret=True)
        post = await send(t, say("A table"))
        with pytest.raises(Unreachable):
            await send(t, hand)
        with pytest.raises(Unreachable):
            await t.port.edit(t.room, post, hand)
        await send(t, hand, to(t.ann))
        assert [shown.content for shown in t.shown(channel=t.ann.dm)] == ["Your hand"]


# --- what is gone ---------------------------------------------------------------------------------------------


async def test_a_message_that_is_gone() -> None:
    async with table() as t:
        post = await send(t, say("A table"))
        await t.port.delete(t.room, post)
        assert t.shown() == []
        with pytest.raises(Gone):
            await t.port.edit(t.room, post, say("The table"))
        await t.port.delete(t.room, post)


async def test_others_messages_are_not_ours() -> None:
    async with table() as t:
        with pytest.raises(Gone):
            await t.port.edit(t.room, PostId(t.channel.post(t.ann, "hello")), say("The table"))


@pytest.mark.parametrize("how", ["refused", "limited"])
async def test_an_old_message_that_was_edited_too_often_is_sent_anew(how: str) -> None:
    async with table() as t:
        # As old as the id says, which holds the time.
        old = PostId(str(int(await send(t, say("A table"))) - (3700 * 1000 << 22)))
        if how == "refused":
            t.fake.fail(EDIT, times=5, code=30046, retry_after=0.001)
        else:
            t.fake.fail(EDIT, status=429, retry_after=60)
        with pytest.raises(Gone):
            await t.port.edit(t.room, old, say("The table"))


# --- too fast, or nobody there --------------------------------------------------------------------------------


async def test_a_long_limit_is_waited_for_outside() -> None:
    async with table() as t:
        post = await send(t, say("A table"))
        t.fake.fail(t.channel, times=2, status=429, retry_after=90)
        with pytest.raises(TooFast) as error:
            await t.port.edit(t.room, post, say("The table"))
        assert error.value.seconds == 90
        with pytest.raises(TooFast):
            await send(t, say("Another"))
        assert [shown.content for shown in t.shown()] == ["A table"]


async def test_a_short_limit_is_waited_for_by_the_library() -> None:
    async with table() as t:
        t.fake.fail(SEND, status=429, retry_after=0.05)
        await send(t, say("A table"))
        assert t.last.content == "A table"


async def test_a_limit_counts_whatever_the_answer_has_come_through() -> None:
    async with table() as t:
        t.fake.headers_left_out = frozenset({"Via"})
        t.fake.fail(SEND, status=429, retry_after=0.05)
        await send(t, say("A table"))
        assert t.last.content == "A table"
        t.fake.fail(SEND, status=429, retry_after=90)
        with pytest.raises(TooFast) as error:
            await send(t, say("Another"))
        assert error.value.seconds == 90


async def test_a_refusal_that_does_not_say_how_long_to_wait_is_not_met_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(bodies, "PAUSE", 0.1)
    async with table() as t:
        t.fake.fail(SEND, status=429, body=("application/json", b'{"message": "You are too fast."}'))
        begun = monotonic()
        await send(t, say("A table"))
        assert monotonic() - begun > 0.09
        assert t.last.content == "A table"


@pytest.mark.parametrize(("asked", "waited"), [("60", 60), ("Sun, 29 Nov 2026 18:00:00 GMT", 2), (None, 2)])
def test_a_firewall_may_say_how_long_to_wait_as_well(asked: str | None, waited: float) -> None:
    headers = {} if asked is None else {"Retry-After": asked}
    refusal = cast(aiohttp.ClientResponse, SimpleNamespace(status=429, reason="", headers=headers))
    assert failed(Outage("Discord"), discord.HTTPException(refusal, "error code: 1015")) == waited


async def test_limits_that_are_told_by_halves_are_none() -> None:
    async with table() as t:
        t.fake.headers_left_out = frozenset({"X-RateLimit-Reset", "X-RateLimit-Reset-After"})
        for number in range(3):
            await send(t, say(f"Table {number}"))
        assert [shown.content for shown in t.shown()] == ["Table 0", "Table 1", "Table 2"]


async def test_slow_mode_is_a_limit() -> None:
    async with table() as t:
        t.fake.fail(SEND, times=5, code=20016, retry_after=0.001)
        with pytest.raises(TooFast):
            await send(t, say("A table"))


@pytest.mark.parametrize(("status", "times"), [(0, 1), (400, 1), (429, 5)])
async def test_too_many_private_chats_at_once_shut_none(
    status: int, times: int, caplog: pytest.LogCaptureFixture
) -> None:
    async with table() as t:
        t.fake.fail(OPEN, times=times, code=40003, status=status, retry_after=0.001)
        with pytest.raises(TooFast) as error:
            await send(t, say("Your hand"), to(t.ann))
        assert error.value.seconds == CHATS_WAIT
        await send(t, say("Your hand"), to(t.ann))
        assert not [record for record in caplog.records if record.name.startswith("bot.")], "this is no outage"


@pytest.mark.usefixtures("untold")
async def test_an_outage_is_waited_for_and_logged_once(caplog: pytest.LogCaptureFixture) -> None:
    async with table() as t:
        waits: list[float] = []
        t.port.outage = Outage("Discord", lambda: sum(waits))
        t.fake.fail(SEND, times=4, drop=Drop.BEFORE)
        t.fake.fail(SEND, times=4, status=503)
        for _ in range(8):
            with pytest.raises(TooFast) as error:
                await send(t, say("A table"))
            waits.append(error.value.seconds)
        assert waits == [2, 4, 8, 15, 15, 15, 15, 15]
        await send(t, say("A table"))
        assert [record.getMessage() for record in caplog.records if record.name.startswith("bot.")] == [
            "Discord cannot be reached and is tried again: the connection was cut",
        ]


async def test_too_fast_a_pace_is_no_outage_to_the_log(caplog: pytest.LogCaptureFixture) -> None:
    async with table() as t:
        t.fake.fail(SEND, times=5, status=429, retry_after=0.001)
        with pytest.raises(TooFast):
            await send(t, say("A table"))
        assert [record.getMessage() for record in caplog.records if record.name.startswith("bot.")] == [
            "Discord lets nothing through at this pace and is tried again: status 429",
        ]


def test_the_words_for_an_outage_tell_no_address() -> None:
    url = "https://proxy.example.org/secret/api/v10/channels/1/messages"
    sent = aiohttp.ClientOSError(104, f"Can not write request body for {url}")
    assert in_words(sent) == "the connection was cut"
    assert in_words(ConnectionRefusedError(111, "Connection refused")) == "Connection refused"


async def test_messages_that_are_lost_together_are_one_outage() -> None:
    async with table() as t:
        for person in (t.ann, t.bob):
            await send(t, say("Welcome"), to(person))
        t.fake.fail(SEND, times=6, drop=Drop.BEFORE)  # what lies below the library tries twice
        rooms = (t.room, to(t.ann), to(t.bob))
        t.port.outage = Outage("Discord", lambda: 0.0)
        lost = await asyncio.gather(*(send(t, say("A table"), room) for room in rooms), return_exceptions=True)
        assert [one.seconds for one in lost if isinstance(one, TooFast)] == [2] * 3


async def test_a_message_whose_answer_is_lost_has_arrived_if_the_gateway_says_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(port, "ECHO", PATIENCE)
    async with table() as t:
        for place, channel in ((t.room, t.channel), (to(t.ann), t.ann.dm)):
            t.fake.fail(SEND, drop=Drop.AFTER)
            post = await send(t, say("A picture", drawing=drawing()), place)
            (message,) = t.shown(channel=channel)
            assert post == message.id, "or it would stay if by the next try it is no longer wanted"
            await t.port.edit(place, post, say("Another", drawing=drawing("blue")))
            (message,) = t.shown(channel=channel)
            assert (message.content, message.files[0].data) == ("Another", drawing("blue").png)


async def test_a_slow_answer_is_not_waited_for_if_the_gateway_says_that_the_message_has_arrived() -> None:
    async with table() as t:
        t.fake.fail(SEND, late=PATIENCE)
        async with asyncio.timeout(PATIENCE / 2):
            post = await send(t, say("A table"))
        assert post == t.last.id
        await t.port.edit(t.room, post, say("The table"))
        assert t.last.content == "The table"


async def test_that_a_message_has_arrived_may_be_said_twice(caplog: pytest.LogCaptureFixture) -> None:
    async with table() as t:
        t.fake.gateway.double()
        t.fake.fail(SEND, late=PATIENCE)
        assert await send(t, say("A table")) == t.last.id
        await send(t, say("Another"))
    assert warnings(caplog) == []


@pytest.mark.usefixtures("untold")
async def test_a_message_whose_answer_is_lost_is_sent_once() -> None:
    async with table() as t:
        t.fake.gateway.hold()
        for text in ("A table", "A table", "Another"):
            t.fake.fail(SEND, drop=Drop.AFTER)
            with pytest.raises(TooFast):
                await send(t, say(text))
            assert await send(t, say(text)) == t.last.id
        assert [shown.content for shown in t.shown()] == ["A table", "A table", "Another"]


@pytest.mark.usefixtures("untold")
async def test_what_looks_different_when_it_is_sent_again_takes_the_place_of_what_was_lost() -> None:
    async with table() as t:
        place = "table:a:1 None"
        t.fake.gateway.hold()
        t.fake.fail(SEND, drop=Drop.AFTER)
        with pytest.raises(TooFast):
            await send(t, replace(say("one", drawing=drawing("green")), once=Sending(place, 7, "one")))
        t.fake.fail(EDIT, drop=Drop.BEFORE)
        changed = replace(say("two", drawing=drawing("blue")), once=Sending(place, 8, "two"))
        with pytest.raises(TooFast):
            await send(t, changed)
        post = await send(t, changed)
        (message,) = t.shown()
        assert (message.id, message.content) == (post, "two")
        assert [file.data for file in message.files] == [drawing("blue").png]
        assert await send(t, replace(changed, once=Sending("table:a:1 1", 9, "two"))) != post


@pytest.mark.usefixtures("untold")
async def test_a_proxy_that_says_no_is_an_outage() -> None:
    async with table() as t:
        post = await send(t, say("A table"))
        for status in (400, 401, 403, 404):
            t.fake.fail(t.channel, times=2, status=status, body=("text/html", b"<html>No</html>"))
            with pytest.raises(TooFast):
                await send(t, say("Another"))
            with pytest.raises(TooFast):
                await t.port.edit(t.room, post, say("The table"))
        for status in (400, 401, 403):
            t.fake.fail(DELETE, status=status, body=("text/html", b"<html>No</html>"))
            with pytest.raises(TooFast):
                await t.port.delete(t.room, post)


@pytest.mark.parametrize("body", [("text/html", b"<html>No such page</html>"), ("application/json", b"")])
@pytest.mark.parametrize("status", [404, 405, 501])
async def test_a_server_that_deletes_nothing_is_not_waited_for(
    status: int, body: tuple[str, bytes], caplog: pytest.LogCaptureFixture
) -> None:
    async with table() as t:
        post = await send(t, say("A table"))
        t.fake.fail(DELETE, status=status, body=body)
        await t.port.delete(t.room, post)
    assert not warnings(caplog)


@pytest.mark.parametrize("status", [405, 501])
async def test_where_nothing_can_be_changed_a_message_is_sent_anew(
    status: int, caplog: pytest.LogCaptureFixture
) -> None:
    async with table() as t:
        post = await send(t, say("A table"))
        t.fake.fail(EDIT, status=status, body=("text/html", b"<html>Not so</html>"))
        with pytest.raises(Gone):
            await t.port.edit(t.room, post, say("The table"))
    assert not warnings(caplog)


async def test_a_refusal_of_discords_is_no_outage_without_a_code_either(caplog: pytest.LogCaptureFixture) -> None:
    async with table() as t:
        post = await send(t, say("A table"))
        for status in (403, 404):
            t.fake.fail(SEND, status=status)
            with pytest.raises(Unreachable) as error:
                await send(t, say("Another"))
            assert not isinstance(error.value, Vanished)
        for status, means in ((403, Unreachable), (404, Gone)):
            t.fake.fail(EDIT, status=status)
            with pytest.raises(means):
                await t.port.edit(t.room, post, say("The table"))
        t.fake.fail(DELETE, status=404)
        await t.port.delete(t.room, post)
        t.fake.fail(DELETE, code=10003)
        await t.port.delete(t.room, post)
        assert not warnings(caplog)


@pytest.mark.usefixtures("untold")
@pytest.mark.parametrize(
    "body",
    [
        ("text/html", b""),
        ("text/html", b"<html>Please log in</html>"),
        ("application/json", b""),
        ("application/json", b"{}"),
        ("application/json", b"[]"),
        ("application/json", b"null"),
    ],
)
async def test_an_answer_that_is_none_of_discords_is_an_outage(body: tuple[str, bytes]) -> None:
    async with table() as t:
        post = await send(t, say("A table"))
        for route in (SEND, EDIT, SEND):
            t.fake.fail(route, body=body)
        t.fake.fail(OPEN, body=body)
        with pytest.raises(TooFast):
            await send(t, say("Another"))
        with pytest.raises(TooFast):
            await t.port.edit(t.room, post, say("The table"))
        with pytest.raises(TooFast):
            await t.port.send_file(t.room, "a.json", b"{}")
        with pytest.raises(TooFast):
            await send(t, say("Your hand"), to(t.ann))
        assert [shown.content for shown in t.shown()] == ["A table"]


async def test_nothing_is_sent_before_the_login() -> None:
    early = DiscordPlatform("token", WORDS).port
    with pytest.raises(TooFast):
        await early.send(Address(room=RoomId("discord:c1")), say("A table"), loud=False)
    with pytest.raises(TooFast):
        await early.delete(Address(room=RoomId("discord:c1")), PostId("1"))


# --- members and /doctor ----------------------------------------------------------------------------------------


async def test_membership() -> None:
    async with table() as t:
        room = RoomId(t.room.key)
        assert await t.port.is_member(room, PersonId(f"discord:{t.ann.id}"))
        t.ann.leave_guild(t.guild)
        assert await t.port.is_member(room, PersonId(f"discord:{t.ann.id}")) is False
        t.fake.fail(MEMBER, status=503)
        t.fake.fail(MEMBER, body=("application/json", b"{}"))
        t.fake.fail(MEMBER, status=404)
        for _ in range(3):
            assert await t.port.is_member(room, PersonId(f"discord:{t.ann.id}")) is None
        assert await t.port.is_member(RoomId("discord:c1"), PersonId(f"discord:{t.ann.id}"))
        assert await t.port.is_member(room, PersonId("telegram:5")) is False
        assert not await t.port.is_member(RoomId("discord:c1"), PersonId("telegram:5"))


async def test_doctor(monkeypatch: pytest.MonkeyPatch) -> None:
    def bad(what: str) -> Finding:
        return Finding(text(f"doctor-discord-{what}"), good=False)

    async with table() as t:
        room = Room(RoomId(t.room.key))
        thread = t.channel.thread("table 1")
        within = Room(RoomId(at(thread).key))
        fine = Finding(text("doctor-discord-fine"), good=True)
        await t.until_found(room, fine)
        await t.until_found(within, fine)
        assert await t.port.examine(replace(room, private=True)) == ()
        await t.until_found(replace(room, foreign=True), bad("foreign"))
        assert await t.port.examine(room) == (fine,)
        with monkeypatch.context() as patched:
            patched.setattr(discord.Member, "is_timed_out", lambda _self: True)
            assert await t.port.examine(room) == (bad("timeout"),)
        thread.lock()
        await t.until_found(within, bad("locked"))
        t.channel.allow(Permission.MANAGE_THREADS)
        await t.until_found(within, fine)
        thread.lock(locked=False)
        t.channel.deny(Permission.MANAGE_THREADS)
        t.channel.deny(Permission.ATTACH_FILES)
        await t.until_found(room, bad("attach"))
        t.channel.deny(Permission.SEND_MESSAGES)
        await t.until_found(room, bad("send"))
        t.channel.deny(Permission.SEND_MESSAGES_IN_THREADS)
        await t.until_found(within, bad("threads"))
        thread.archive(locked=True)
        await t.until_found(within, bad("view"))
        t.channel.deny(Permission.VIEW_CHANNEL)
        await t.until_found(room, bad("view"))


# --- files ----------------------------------------------------------------------------------------------------


async def test_a_file_arrives_as_it_is_or_not_at_all() -> None:
    async with table() as t:
        await t.port.send_file(to(t.ann), "a.json", b'{"a": 1}')
        (shown,) = t.shown(channel=t.ann.dm)
        assert [(file.filename, file.data) for file in shown.files] == [("a.json", b'{"a": 1}')]
        t.bob.close_dms()
        with pytest.raises(Unreachable):
            await t.port.send_file(to(t.bob), "a.json", b"{}")
